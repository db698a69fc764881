# Ce qu’on lit quand quelque chose est impossible : une phrase, et que faire ensuite.

# Si les commandes changent de nom, seules ces lignes changent.
-command-games = /conspiracy parties
-command-new = /conspiracy nouvelle
-command-table = /conspiracy table
-command-turn = /conspiracy tour
-command-server = /conspiracy serveur

error-no-such-game = Cette partie n’existe plus ; { -command-games } affiche les vôtres.
error-no-game-here = Aucune partie n’est en cours dans ce salon ; lancez-en une avec { -command-new }.
error-channel-busy = Une partie occupe déjà ce salon ; rejoignez-la, ou ouvrez la vôtre dans un autre salon ou un fil.
error-several-games = Plusieurs parties de ce salon se jouent dans leur propre fil : { $games }. Demandez là-bas.
error-not-at-table = Vous ne jouez pas dans cette partie, mais vous pouvez la suivre ou ouvrir une table avec { -command-new }.
error-already-at-table = Vous avez déjà un siège à cette table, et personne ne s’assied deux fois.
error-table-full = Tous les sièges sont pris ; vous pouvez ouvrir une autre table avec { -command-new }.
error-table-not-full-enough = Il faut être au moins deux ; invitez quelqu’un ou ajoutez un robot, puis lancez la partie.
error-not-host = Seule la personne qui a ouvert la table peut faire cela ; adressez-vous à elle, ou à l’équipe du serveur.
error-already-started = La partie a déjà commencé ; { -command-table } vous la montre.
error-not-started = La partie n’a pas encore commencé ; attendez que la table soit lancée.
error-not-your-turn = Ce n’est pas encore votre tour ; vous recevrez une notification le moment venu.
error-stale = La partie a avancé entre-temps ; voici où elle en est.
error-time-up = Votre temps était écoulé et un robot a joué ce tour.
error-settled = C’est déjà réglé : le tour est fini, la personne est revenue ou la table a décidé.
error-illegal-choice = Les règles ne le permettent pas pour l’instant ; choisissez l’une des options affichées.
error-game-over = Cette partie est terminée ; lancez-en une autre avec { -command-new } quand vous voulez.
error-no-such-robot = Aucun robot ne porte ce nom ; choisissez-en un dans la liste.
error-no-such-seat = Ce siège n’existe pas à cette table ; choisissez-en un dans la liste.
error-no-such-turn = { $count ->
    [one] Cette partie n’a encore que { $count } tour.
   *[other] Cette partie n’a encore que { $count } tours.
}
error-bots-cannot-play = Les bots Discord ne peuvent pas s’asseoir à la table ; nos robots le peuvent : dans le salon d’attente, ou quand quelqu’un quitte une partie.
error-missing-permission = Il me manque une permission ici ({ $permissions }) ; demandez-la à l’équipe du serveur, puis réessayez.
error-not-a-manager = Il faut la permission de gérer le serveur ; demandez à quelqu’un qui l’a.
error-unknown-button = Ce bouton vient d’une version précédente ; ouvrez un nouveau panneau avec { -command-turn }.
error-wrong-place = Cela ne fonctionne pas ici ; essayez dans un salon textuel ou un fil de serveur.
error-internal = Un problème est survenu de notre côté, mais rien n’est perdu ; réessayez et, s’il persiste, signalez la référence { $reference }.
error-not-over = Cela révélerait les secrets de la partie ; redemandez quand elle sera finie.
error-damaged = Cette partie ne peut plus être lue et reste telle quelle ; la table d’un commun accord ou la gestion du serveur peut l’arrêter et en ouvrir une autre.
error-still-here = Cette personne est toujours sur ce serveur ; un robot ne remplace que celles qui l’ont quitté.
error-no-such-card = Aucune carte ne porte un nom semblable ; choisissez-en une dans la liste pendant la saisie.
error-no-robots-in-solo = Une partie en solo a son automate et pas de robots ; choisissez l’un ou l’autre, puis ouvrez la table à nouveau.
error-no-hint = Il n’y a pas de conseils à cette table ; le choix est à vous, et chaque option montre ce qu’elle rapporterait.
error-nothing-to-undo = Il n’y a rien à annuler : seul votre dernier choix de ce tour peut l’être, tant qu’il n’a révélé aucune carte.
error-seat-taken = Quelqu’un d’autre occupe déjà ce siège ; vous pouvez suivre la partie, ou ouvrir une table avec { -command-new }.
error-own-seat = Vous avez quitté un autre siège de cette partie ; { -command-turn } vous permet de le reprendre.
error-no-open-seat = Personne n’a quitté cette partie, il n’y a donc pas de siège à proposer ; elle peut continuer ainsi.
error-other-channel = Sur ce serveur, les tables s’ouvrent dans { $channels } ; ouvrez la vôtre là-bas, ou demandez à qui gère le serveur ({ -command-server }).
error-no-such-time = Ce n’est pas une heure de la journée ; écrivez-la comme 22:30, 7 ou 7h30.
error-no-time-zone = Choisissez d’abord votre fuseau horaire : les heures calmes sont des heures de votre journée.
error-quiet-too-long = Les heures calmes durent douze heures au plus et ne peuvent finir à l’heure où elles commencent ; choisissez-en d’autres, par exemple de 23:00 à 8:00.
