# Ce que chacun et chaque serveur souhaite en plus de l’aspect : appels, heures calmes, langues, salons, horloges.

button-page-look = Aspect
button-page-calls = Appels
button-page-games = Parties

settings-language = Ce que vous voyez à part est en **{ $language }**.
settings-language-discord = Ce que vous voyez à part est en **{ $language }**, comme votre Discord.
own-language-placeholder = Choisissez votre langue
own-language-discord = Celle de mon Discord
settings-hints-on = Votre panneau propose des **conseils**, si la table les permet.
settings-hints-off = Votre panneau **ne propose pas de conseils**.
button-own-hints-on = Proposer des conseils
button-own-hints-off = Sans conseils

settings-notify-mention = Une **mention** dans le salon vous dit que c’est à vous de jouer.
settings-notify-dm = Un **message privé** vous dit que c’est à vous de jouer ; tant que les vôtres sont fermés, une mention dans le salon.
settings-notify-nothing = **Rien** ne vous dit que c’est à vous de jouer ; la liste de vos parties le dit quand vous regardez.
notify-placeholder = Choisissez comment on vous appelle
notify-mention = Par une mention
notify-mention-line = Dans le salon ou le fil de la partie
notify-dm = Par un message privé
notify-dm-line = Par une mention tant que vos messages privés sont fermés
notify-nothing = Pas du tout
notify-nothing-line = La liste de vos parties dit où c’est à vous de jouer
settings-next-up-on = On vous appelle aussi un tour à l’avance : **ensuite, c’est à vous**.
settings-next-up-off = On ne vous appelle pas à l’avance.
button-next-up-on = Un tour avant
button-next-up-off = À mon tour
settings-reminder-on = Vous recevez **un rappel** quand la moitié de votre temps pour un tour est passée.
settings-reminder-off = Vous ne recevez pas de rappel.
button-reminder-on = Me le rappeler
button-reminder-off = Sans rappel

settings-zone = Il est **{ $time }** là où vous êtes ({ $zone }).
settings-zone-unknown = Aucun fuseau horaire n’est choisi ; les heures calmes en ont besoin.
settings-zone-gone = Le fuseau horaire { $zone } n’existe plus, et vos heures calmes ne comptent pas avant que vous en choisissiez un autre.
button-zone = Mon fuseau horaire
settings-quiet = **On ne vous dérangera pas de { $from } à { $to }**, et vos horloges s’arrêtent pendant ce temps, sauf aux tables en direct.
settings-quiet-none = Vous n’avez pas d’heures calmes : on peut vous appeler à toute heure.
button-quiet = Heures calmes
button-quiet-off = Sans heures calmes

form-zone-title = Votre fuseau horaire
form-zone-line = Ville ou fuseau horaire
form-zone-hint = Une grande ville près de chez vous, par exemple Paris ou Montréal
form-quiet-title = Heures calmes
form-quiet-from = Ne pas me déranger de
form-quiet-to = À
form-quiet-hint = Une heure de votre journée, par exemple 22:30 ou 7
zone-unclear = Il y a plusieurs lieux possibles. Lequel est le vôtre ?
zone-unknown = Aucun fuseau horaire ne porte ce nom. Essayez une plus grande ville près de chez vous, comme Paris ou Bruxelles.
zone-placeholder = Choisissez votre fuseau horaire
zone-now = Il y est { $time }

server-places-all = On peut ouvrir des tables **dans tous les salons**.
server-places = On peut ouvrir des tables dans { $channels } et dans leurs fils.
places-placeholder = Choisissez où l’on peut ouvrir des tables
button-places-all = Dans tous les salons
server-defaults = Sans autre indication de la personne qui l’ouvre, une table est ainsi :
server-pace = Horloge : **{ $clock }**.
pace-placeholder = Choisissez une horloge
pace-live = en direct, 5 minutes par tour
pace-1h = 1 heure par tour
pace-8h = 8 heures par tour
pace-24h = 24 heures par tour
pace-3d = 3 jours par tour
pace-7d = 7 jours par tour
pace-none = aucune
pace-live-line = Pour une soirée ensemble : les heures calmes ne comptent pas
pace-none-line = Un tour dure ce qu’il dure
server-quiet-on = Les messages publics qui n’appellent personne **ne sonnent pas**.
server-quiet-off = Les messages publics peuvent sonner, même quand ils n’appellent personne.
button-server-quiet-on = Sans son
button-server-quiet-off = Avec le son

lobby-pace = Horloge : { $clock }, heures calmes non comptées. Quand le temps est écoulé, la table décide : attendre, laisser un robot jouer le tour ou chercher quelqu’un.
lobby-pace-live = Horloge : { $clock }. Quand le temps est écoulé, la table décide : attendre, laisser un robot jouer le tour ou chercher quelqu’un.
lobby-pace-none = Horloge : aucune ; un tour dure ce qu’il dure.
lobby-thread-on = Lieu de jeu : un fil à elle, dès que la partie commence
lobby-thread-off = Lieu de jeu : le salon où elle a été ouverte
button-thread = Fil ou salon
