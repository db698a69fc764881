# Ce qui s’est passé. Un tour est une phrase : le nom, puis ce que la personne a fait, en liste.

story-turn = { $name } { $deeds }.
story-turn-began = Tour { $number } : { $name }.
story-earlier = { $count ->
    [one] … { $count } tour précédent
   *[other] … { $count } tours précédents
}

story-exploring = { $count ->
    [one] prend le premier Seigneur de la pioche
   *[other] pioche { $count } Seigneurs
}
story-took = prend le { $lord } sur la pioche
story-kept = recrute le { $lord } (défausse : { $left })
story-rallying = s’apprête à rallier les { $guild }
story-rallied = rallie les { $guild } ({ $ips })
story-placed = place { $lords }
story-discarded = défausse { $lords }
story-shield = donne le Blason au { $lord }
story-shield-it = lui donne le Blason
story-keys = révèle { $keys }
story-none-left = gagne un Lieu, mais il n’en reste aucun
story-pearls = gagne { $count ->
    [one] { $count } Perle
   *[other] { $count } Perles
}
story-master = devient Maître des Perles
story-revealed = révèle le { $lord } de la pioche
story-swapped = échange les Seigneurs des cases { $a } et { $b }
story-stayed = ne déplace personne
story-scouted = { $count ->
    [one] pioche { $count } Lieu
   *[other] pioche { $count } Lieux
}
story-searched = parcourt toute la pioche des Lieux
story-left = laisse face visible { $locations }
story-controlled = prend le contrôle du Lieu { $location }
story-controlled-pearls = prend le contrôle du Lieu { $location } (+{ $count ->
    [one] { $count } Perle
   *[other] { $count } Perles
})
story-recalled-lords = { $count ->
    [one] remélange { $count } Seigneur défaussé dans la pioche
   *[other] remélange { $count } Seigneurs défaussés dans la pioche
}
story-recalled-locations = { $count ->
    [one] remélange { $count } Lieu face visible dans la pioche
   *[other] remélange { $count } Lieux face visible dans la pioche
}
story-turned-up = retourne { $lords }
story-replay-won = gagne le jeton Rejouer
story-replay-spent = dépense le jeton Rejouer pour jouer encore un tour

story-lifted = La contrainte imposée par { $name } prend fin.
story-last-turns = { $name } complète sa Chambre : un dernier tour pour les autres.
story-ended = La partie est terminée !
story-drawn-lords = Vous avez pioché { $lords }.
story-drawn-locations = Vous avez pioché { $locations }.

# Why an automaton took a pile: the figure is that of the pile.
story-reason-several = Motif : le plus de Seigneurs ({ $figure }).
story-reason-key = Motif : le plus de Clés ({ $figure }).
story-reason-coalition = Motif : la plus grande Coalition ({ $figure }).
story-reason-pearl = Motif : le plus de Seigneurs avec des Perles ({ $figure }).
story-reason-soldier = Motif : des Militaires ({ $figure }).
story-reason-six = Motif : un Seigneur de 6 PI.
story-reason-largest = Motif : rien ne lui plaisait, et la pioche est vide.
story-tied = { $count ->
    [one] Une défausse se valait.
   *[other] { $count } défausses se valaient : la personne en face a choisi.
}
