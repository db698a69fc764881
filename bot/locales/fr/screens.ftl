# Les écrans : salon, messages publics, panneau du tour et leurs boutons (un bouton contient environ 34 lettres).

nothing-yet = —

button-turn = Jouer mon tour
button-next-game = Prochaine partie qui m’attend
button-substitute = Laisser jouer un robot
button-back = Retour
button-confirm = Confirmer
button-undo-last = Annuler le dernier
button-chambers = Chambres
button-log = Journal
button-words = En mots
button-rules = Règles
button-join = Rejoindre
button-leave = Quitter
button-add-robot = Ajouter un robot
button-remove-robot = Retirer un robot
button-start = Commencer
button-bonus = Lieux bonus
button-points = Montrer ou cacher les points
button-cancel = Fermer la table
button-older = Plus anciens
button-newer = Plus récents
button-games-before = Parties précédentes
button-games-after = Parties suivantes

lobby-title = Une table est ouverte
lobby-invitation = Conspiracy: Abyss Universe, de deux à quatre joueurs. Chacun joue quand il veut, en une soirée ou sur plusieurs semaines.
lobby-seat-host = { $name } · a ouvert la table
lobby-seat-free = libre
lobby-bonus-on = Lieux bonus : les cinq sont dans la pioche
lobby-bonus-off = Lieux bonus : les cinq restent dans la boîte
lobby-points-shown = Points : visibles de tous
lobby-points-hidden = Points : cachés jusqu’à la fin, sauf les siens
lobby-commitment = Mélange équitable : les cartes sont déjà fixées. Gardez cette empreinte pour les vérifier à la fin : ||{ $hash }||
lobby-started = La partie a commencé. La table est plus bas.
lobby-cancelled = Cette table est fermée.
lobby-opened = Votre table est ouverte.

post-turn = { $mention }, c’est à vous de jouer.
post-turn-gone = C’est à { $name } de jouer, mais cette personne a quitté ce serveur. Toute personne à la table peut laisser un robot continuer.
post-whose-turn = C’est à { $name } de jouer.
post-last-turns = { $name } a complété sa Chambre : les autres ont encore un tour.
post-past = Le tour { $number } a été joué. La table est plus bas.
post-begins = La partie commence. Les sièges ont été tirés au sort.
post-ended-early = La partie a été arrêtée avant la fin.

end-title = { $count ->
    [one] { $names } l’emporte !
   *[other] { $names } se partagent la victoire !
}
end-seed = Mélange équitable : toutes les cartes découlaient de la graine ||{ $seed }||. Son SHA-256 est l’empreinte du début : ||{ $hash }||

panel-title = Votre tour · tour { $number }
panel-status = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $pearls ->
    [one] { $pearls } Perle
   *[other] { $pearls } Perles
} · Clés au compteur : { $keys } · { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}
panel-stale = Il s’est passé quelque chose entre-temps. Voici où vous en êtes.
panel-done = C’est fait
panel-next = À { $name } de jouer.
panel-wait = C’est à { $name } de jouer. Le bot vous préviendra quand ce sera à vous.
panel-over = La partie est finie.
panel-since = Depuis votre dernier tour

recruit-question = Piochez des Seigneurs pour en garder un ({ $deck ->
    [one] il en reste { $deck }
   *[other] il en reste { $deck }
}), ou prenez une défausse entière. En piocher plus donne plus de choix, mais ceux que vous ne gardez pas vont aux défausses, où les autres peuvent les prendre. Une pioche est définitive ; une défausse, vous pouvez d’abord la regarder.
recruit-explore-only = Piochez des Seigneurs pour en garder un ({ $deck ->
    [one] il en reste { $deck }
   *[other] il en reste { $deck }
}) ; il n’y a aucune défausse. En piocher plus donne plus de choix, mais ceux que vous ne gardez pas forment des défausses, que les autres peuvent prendre. Une pioche est définitive.
recruit-rally-only = La pioche est vide : prenez une défausse entière. Vous pouvez d’abord regarder chacune.
recruit-forced-first = Une contrainte s’applique : vous devez prendre le premier Seigneur de la pioche.
recruit-forced-pair = Une contrainte s’applique : vous devez piocher deux Seigneurs et en garder un.
recruit-piles = Défausses à rallier :

keep-question = { $count ->
    [one] Vous avez pioché un Seigneur.
    [2] Vous avez pioché 2 Seigneurs. Lequel gardez-vous ? L’autre va à sa défausse.
   *[other] Vous avez pioché { $count } Seigneurs. Lequel gardez-vous ? Les autres vont à leurs défausses.
}
keep-gain = { $points ->
    [one] ({ $gain } point maintenant)
   *[other] ({ $gain } points maintenant)
}

order-question = { $places ->
    [one] Vous placez un Seigneur.
   *[other] Vous placez { $places } Seigneurs. Cliquez dessus dans l’ordre où ils entrent dans votre Chambre : leurs pouvoirs s’appliquent dans cet ordre.
}
order-too-many = Il vous reste { $places ->
    [one] une case libre
   *[other] { $places } cases libres
} : { $rest ->
    [one] un Seigneur reste
   *[other] { $rest } Seigneurs restent
} à la défausse.
order-so-far = Ordre : { $order }

locate-question = Vos Clés vous donnent un Lieu. Prenez-en un face visible, ou piochez ({ $deck ->
    [one] il en reste { $deck }
   *[other] il en reste { $deck }
}) et gardez-en un : les autres restent face visible pour tous.
locate-scouted = Lequel gardez-vous ? Les autres resteront face visible.
locate-deck = Vous pouvez regarder toute la pioche : { $count ->
    [one] un Lieu
   *[other] { $count } Lieux
}. Lequel prenez-vous ?
locate-placeholder = Choisissez un Lieu à regarder

swap-question = Vous pouvez échanger deux Seigneurs sans Clé. Leurs pouvoirs ne s’appliquent pas de nouveau.
swap-option = { $place } · { $lord }
swap-placeholder = Choisissez les deux Seigneurs à échanger

forecast-points = { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
forecast-lords = Seigneurs : { $change }
forecast-locations = Lieux : { $change }
forecast-coalition = Coalition : { $change }
forecast-pearl-master = Maître des Perles : { $change }
forecast-wins-location = Cela vous donne un Lieu.
forecast-offers-swap = Vous pourrez ensuite échanger deux Seigneurs.
forecast-waiting = { $count ->
    [one] Le pouvoir de { $count } autre Seigneur s’applique ensuite.
   *[other] Les pouvoirs de { $count } autres Seigneurs s’appliquent ensuite.
}

chambers-title = Chambres
log-title = Journal
log-empty = Il ne s’est encore rien passé.
rules-placeholder = Choisissez un sujet
words-title = La table en mots
games-title = Vos parties
games-title-page = Vos parties ({ $from }–{ $to } sur { $total })
games-due = le temps s’achève { $when }
games-link = [La table]({ $link })
games-none = Vous n’êtes dans aucune partie. Ouvrez une table avec { $command }.
games-yours = À vous de jouer
games-turn = À { $name } de jouer
games-others = Aux autres de jouer
games-lobby = En attente de joueurs
leave-question = Quitter cette partie ? Un robot joue à votre siège, jusqu’à votre retour ou jusqu’à ce que quelqu’un d’autre le prenne.
end-question = Arrêter cette partie pour tous ? On ne pourra pas la reprendre.
button-leave-game = Quitter la partie
button-end-game = Arrêter la partie
leave-done = Un robot occupe maintenant votre siège ; { -command-turn } vous le rend.
substitute-done = Un robot joue maintenant pour { $name }.
end-done = La partie est terminée.
help-text = **Conspiracy: Abyss Universe**, à votre rythme.
    { "" }
    Ouvrez une table avec { $new } ; les autres rejoignent avec le bouton, ou choisissez *solo* et jouez aussitôt contre un automate. Quand c’est votre tour, le bot vous mentionne ; *Jouer mon tour* ouvre votre panneau, que vous seul voyez. Une pioche est définitive ; tout le reste se regarde avant de confirmer, et *Annuler* revient sur ce qui n’a révélé aucune carte tant que dure votre tour. { $turn } ouvre aussi le panneau, { $games } liste vos parties, { $everywhere } aussi en message privé et sur d’autres serveurs, { $log } remontre chaque tour, { $rules } et { $card } expliquent.
    { "" }
    { $settings } règle comment on vous appelle, à quelles heures on ne vous dérange pas, votre langue, l’aspect des images et des mots à leur place ; { $server } est pour qui gère le serveur : où l’on ouvre des tables, comment sont les nouvelles, l’aspect et la langue de ce que tout le monde voit. { $privacy } dit ce qui est conservé de vous, vous le donne et l’efface.
    { "" }
    Le jeu est de Bruno Cathala et Charles Chevallier, publié par Bombyx. Ce bot est une œuvre de fans non officielle et n’utilise ni leurs illustrations ni leurs textes.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
leave-lobby-done = Vous avez quitté la table.

end-pearls = { $count ->
    [one] { $count } Perle
   *[other] { $count } Perles
}

# In pictures.
picture-lords = Seigneurs
picture-locations = Lieux
picture-coalition = Coalition
picture-pearl-master = Maître des Perles
picture-extra = Bonus
picture-seat = Siège { $number }
picture-drawn = Quel Seigneur gardez-vous ?
picture-order = Placez les { $guild }
picture-location = Quel Lieu prenez-vous ?
picture-scouted = Quel Lieu gardez-vous ?

button-manage = Organiser
manage-title = Organiser la table
manage-kick = Libérer le siège de quelqu’un
manage-host = Confier la table à quelqu’un
language = Français

# Solo games. The automata are characters of our own, recognisable by their gear wheel.
robot-legend-farmer = ⚙️ Faucheuse d’algues
robot-legend-soldier = ⚙️ Pince de fer
robot-legend-merchant = ⚙️ Coffre de nacre
robot-legend-politician = ⚙️ Orateur d’encre
robot-legend-mage = ⚙️ Méduse de verre
solo-begins = { $name } joue en solo contre { $opponent } et commence.
solo-tie-title = { $opponent } hésite
solo-tie-question = Ces défausses se valent. Laquelle va à l’adversaire ?
solo-tie-pile = Les { $guild } : { $ips }
solo-replay-question = Votre tour est fini et vous avez le jeton Rejouer. Le dépenser pour jouer encore un tour, ou le garder ?
solo-token = jeton Rejouer
solo-leave-question = Quitter cette partie ? Vous la jouez en solo : elle s’arrête, et on ne pourra pas la reprendre.
forecast-replay = Cela vous donne le jeton Rejouer.

# Le film d’une partie terminée, et ce qui se dit à côté d’une carte.
button-film = Film
film-title = Le film de la partie
film-making = Le film de cette partie se prépare ; c’est l’affaire de quelques secondes.
film-failed = Le film n’a pas pu être fait pour l’instant. Redemandez-le dans une minute ; le journal raconte la partie en mots.
film-words = Vous recevez des mots à la place des images, et un film n’en a pas : le journal raconte cette partie tour par tour.
film-alt = { $count ->
    [one] Le film de la partie : { $count } tour.
   *[other] Le film de la partie : { $count } tours.
}
card-copies = { $count } de PI { $ip }
card-kin = { $guild } dans la pioche : { $lords }.

# Les mêmes encore une fois.
button-rematch = Revanche
rematch-opened = La même table est rouverte : chacun avance d’un siège, et qui a commencé jouera en dernier.
rematch-there = Quelqu’un l’a déjà demandée : cette revanche est ouverte dans ce salon.
lobby-rematch = Revanche : on joue dans cet ordre, sans tirage au sort. Qui a commencé joue en dernier, et qui arrive maintenant, après.

# Annuler un choix ; ce qui a été fait est une phrase du journal.
button-undo = Annuler
panel-undo = *Annuler* revient sur ceci : { $story }
panel-undo-all = *Annuler* revient sur tout ce que vous avez fait ce tour-ci.
undo-done = C’est annulé. Personne n’a vu de carte qui était cachée.
log-taken-back = { $count ->
    [one] (Un choix a été annulé.)
   *[other] ({ $count } choix ont été annulés.)
}
