# La table en mots : joueurs, choix, décisions, Chambres, défausses.

list-comma = { $first }, { $last }
list-semicolon = { $first } ; { $last }
list-and = { $first } et { $last }
# Where the last thing begins with the sound of an i, before which Spanish says "e".
list-and-i = { $first } et { $last }

seat-number = Siège { $number }
name-with-seat = { $name } (siège { $number })
name-you = { $name } (vous)

action-explore = { $count ->
    [one] Explorer : le premier Seigneur
   *[other] Explorer : piocher { $count }, en garder un
}
action-rally = Rallier les { $guild } : { $ips }
action-keep = Garder le { $lord }
action-place = Placer les { $guild } : { $ips }
action-swap = Échanger { $first } (case { $a }) et { $second } (case { $b })
action-stay = Ne déplacer personne
action-scout = { $count ->
    [one] Piocher { $count } Lieu et le prendre
   *[other] Piocher { $count } Lieux, en garder un
}
action-scout-all = Parcourir la pioche des Lieux
action-control = Prendre { $location }
action-reveal = Retourner le premier Seigneur
action-replay = Rejouer (dépenser le jeton)
action-keep-token = Garder le jeton

decide-recruiting = Choisissez comment recruter : explorez la pioche ou ralliez une défausse.
decide-drawn = Choisissez le Seigneur à garder.
decide-order = Choisissez dans quel ordre les { $guild } entrent dans votre Chambre.
decide-swap = Choisissez deux Seigneurs à échanger, ou ne déplacez personne.
decide-location = Vos Clés vous donnent un Lieu : choisissez-en un face visible, ou piochez.
decide-scouted = Choisissez le Lieu à garder.
decide-deck = Choisissez n’importe quel Lieu de la pioche.
decide-pile = Plusieurs défausses plaisent autant à l’adversaire : choisissez celle qu’il prend.
decide-replay = Dépensez le jeton Rejouer pour jouer encore un tour, ou gardez-le.

waits-recruiting = { $name } réfléchit à son recrutement.
waits-drawn = { $name } choisit parmi les Seigneurs piochés.
waits-order = { $name } choisit l’ordre des { $guild }.
waits-swap = { $name } réfléchit à un échange.
waits-location = { $name } gagne un Lieu et décide où le chercher.
waits-scouted = { $name } choisit parmi les Lieux piochés.
waits-deck = { $name } parcourt la pioche des Lieux.
waits-pile = { $name } choisit, entre plusieurs défausses égales, celle que prend l’adversaire.
waits-replay = { $name } réfléchit à dépenser le jeton Rejouer.

restriction-forced_first = Contrainte imposée par { $name } jusqu’à son prochain tour : chaque adversaire prend le premier Seigneur de la pioche.
restriction-forced_pair = Contrainte imposée par { $name } jusqu’à son prochain tour : chaque adversaire pioche 2 Seigneurs et en garde un.

points-line = { $total ->
    [one] { $total } point
   *[other] { $total } points
} (Seigneurs { $lords }, Lieux { $locations }, Coalition { $coalition }, Maître des Perles { $master })
points-hidden = points cachés jusqu’à la fin
points-line-extra = { $total ->
    [one] { $total } point
   *[other] { $total } points
} (Seigneurs { $lords }, Lieux { $locations }, Coalition { $coalition }, Maître des Perles { $master }, bonus { $extra })

table-turn = Tour { $number } : c’est à { $name } de jouer.
table-your-turn = Tour { $number } : c’est à vous !
table-over = La partie est terminée.
table-winners = { $count ->
    [one] Victoire pour { $names } !
   *[other] Victoire partagée : { $names }
}
table-last-turns = { $name } a complété sa Chambre : ce sont les derniers tours.
table-no-master = Personne n’est encore Maître des Perles.
table-replay = { $name } possède le jeton Rejouer.
table-decks = Dans les pioches : { $lords ->
    [one] { $lords } Seigneur
   *[other] { $lords } Seigneurs
} et { $locations ->
    [one] { $locations } Lieu
   *[other] { $locations } Lieux
}.
table-piles = Défausses : { $piles }.
table-pile = { $guild } { $ips }
table-pile-empty = pas de { $guild }
table-pile-count = { $guild } { $count }
table-face-up = Lieux face visible :
table-no-face-up = Aucun Lieu n’est face visible.
table-queue = Pouvoirs à venir : { $lords }.
table-drawn = Vous avez pioché : { $lords }.
table-drawn-locations = Lieux que vous avez piochés :
table-deck = Dans la pioche des Lieux :

chamber-header = { $name } : { $points }, { $pearls }
chamber-header-master = { $name } : { $points }, { $pearls }, Maître des Perles
chamber-counter = Au compteur de Clés : { $keys }.
chamber-counter-empty = Aucune Clé au compteur.
chamber-empty = Aucun Seigneur dans la Chambre pour l’instant.
chamber-places = { $first }–{ $last }
chamber-row = Rang { $row } ({ $places }) : { $lords }
chamber-count = { $count ->
    [one] { $count } Seigneur sur 15
   *[other] { $count } Seigneurs sur 15
}
chamber-lord = { $lord } ({ $notes })
chamber-shield = Blason
chamber-location = { $location }, { $points }
chamber-coalition = Plus grande Coalition : cases { $places }.
chamber-would-be = Votre Chambre telle qu’elle serait ({ $points }) :

choice-chosen = choix fait
choice-number = choix numéro { $number }
