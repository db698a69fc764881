# Robots : des personnages à nous, toujours reconnaissables comme robots, chacun avec son niveau.

robot-called = 🤖 { $name } ({ $level })
robot-nameless = Robot
robot-random = 🤖 Dérive
robot-greedy = 🤖 Glouton
# De qui est parti.
robot-for = 🤖 pour { $name } ({ $level })

robot-level-random = au hasard
robot-level-greedy = gourmand
robot-level-easy = facile
robot-level-normal = normal
robot-level-hard = difficile
robot-level-easy-line = Joue comme on débute, erreurs comprises
robot-level-normal-line = Joue avec bon sens, et tout de suite
robot-level-hard-line = Essaie ses choix dans des parties imaginées ; prend quelques secondes

robot-name-bubble = Bulle
robot-name-barnacle = Bernacle
robot-name-sprocket = Rouage
robot-name-lantern = Lanterne
robot-name-anchor = Ancre
robot-name-bolt = Boulon
robot-name-sponge = Éponge

button-hint = Conseil
button-hints = Permettre ou non les conseils
button-why = Pourquoi ? (robots)

lobby-hints-on = Conseils : qui joue peut en demander un
lobby-hints-off = Conseils : aucun à cette table

why-title = Pourquoi les robots ont-ils fait cela ?
why-none = Aucun robot n’a encore joué ici.
why-line = Au tour { $number }, { $name } visait { $reasons }.
why-line-nothing = Au tour { $number }, { $name } n’a rien trouvé qui rapporte plus.
why-line-chance = Au tour { $number }, { $name } s’en est remis au hasard.
hint-line = Conseil : **{ $move }** — pour { $reasons }.
hint-line-nothing = Conseil : **{ $move }**. Aucun autre choix ne rapporte plus.

# Ce que vaut un coup, tel que ces phrases le disent.
reason-worth = { $points ->
    [one] { $reason } (environ { $points } point)
   *[other] { $reason } (environ { $points } points)
}
reasons-but = { $reasons }, même si cela laisse { $left }
reason-left = les { $guild } à { $name }
reason-choice = { $count ->
    [one] la première carte
   *[other] { $count } nouvelles cartes parmi lesquelles choisir
}
reason-shield = un meilleur Blason avec { $lord }
reason-coalition = { $count ->
    [one] une Coalition d’un seul Seigneur
   *[other] une Coalition de { $count } Seigneurs
}
reason-location = { $location }
reason-wins_location = un Lieu en échange de Clés
reason-other_locations = davantage de points des Lieux déjà pris
reason-key = { $count ->
    [one] une Clé pour le prochain Lieu
   *[other] { $count } Clés pour le prochain Lieu
}
reason-pearls = { $count ->
    [one] des Perles (1 au total)
   *[other] des Perles ({ $count } au total)
}
reason-pearl_master = le titre de Maître des Perles
reason-denies = les { $guild } les plus utiles à { $name }
reason-many = { $count ->
    [one] un seul Seigneur d’un coup
   *[other] { $count } Seigneurs d’un coup
}
reason-last_turns = une Chambre complète avant tous les autres
reason-victory = la victoire
