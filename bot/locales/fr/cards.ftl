# Guildes, Seigneurs, Clés et Lieux. Lignes des Lieux : 90 caractères au plus ; les -short, pour les boutons : 40.

guild-farmer = Cultivateur
guild-farmer-many = Cultivateurs
guild-farmer-letter = C
guild-soldier = Militaire
guild-soldier-many = Militaires
guild-soldier-letter = L
guild-merchant = Marchand
guild-merchant-many = Marchands
guild-merchant-letter = R
guild-politician = Politicien
guild-politician-many = Politiciens
guild-politician-letter = P
guild-mage = Mage
guild-mage-many = Mages
guild-mage-letter = G

lord = { $guild } { $ip }

power-0 = Vous pouvez échanger deux Seigneurs sans Clé de votre Chambre.
power-1 = Apporte une Clé d’argent pour gagner un Lieu.
power-2 = Apporte une Clé d’or pour gagner un Lieu.
power-3 = Vous gagnez 2 Perles.
power-4 = Vous gagnez 1 Perle.
power-6 = Le premier Seigneur de la pioche est révélé et rejoint sa défausse.

key-silver = Clé d’argent
key-gold = Clé d’or
keys-silver = { $count ->
    [one] une Clé d’argent
   *[other] { $count } Clés d’argent
}
keys-gold = { $count ->
    [one] une Clé d’or
   *[other] { $count } Clés d’or
}
pearls = { $count ->
    [0] aucune Perle
    [one] { $count } Perle
   *[other] { $count } Perles
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

location-title = « { $name } »
location-full = { $name } : { $line }
worth-now = { $points ->
    [0] ne vous rapporterait rien pour l’instant
    [one] vous rapporterait { $points } point maintenant
   *[other] vous rapporterait { $points } points maintenant
}

location-influence_7 = Le Trône de corail
location-influence_7-line = 7 points, tout simplement
location-influence_7-short = 7 points
location-pearl_1 = La Terrasse aux huîtres
location-pearl_1-line = 1 Perle tout de suite, 5 points à la fin
location-pearl_1-short = +1 Perle, 5 points
location-pearl_2 = Le Caveau de nacre
location-pearl_2-line = 2 Perles tout de suite, 4 points à la fin
location-pearl_2-short = +2 Perles, 4 points
location-pearl_3 = Le Quai des perliers
location-pearl_3-line = 3 Perles tout de suite, 3 points à la fin
location-pearl_3-short = +3 Perles, 3 points
location-silver_keys = La Serrure d’argent
location-silver_keys-line = 1 point par Seigneur à Clé d’argent de votre Chambre, même déjà dépensée
location-silver_keys-short = 1 point par Clé d’argent
location-gold_keys = La Porte dorée
location-gold_keys-line = 2 points par Seigneur à Clé d’or de votre Chambre, même déjà dépensée
location-gold_keys-short = 2 points par Clé d’or
location-pearl_pairs = Les Lagunes jumelles
location-pearl_pairs-line = 1 point par paire de Perles que vous possédez
location-pearl_pairs-short = 1 point par paire de Perles
location-locations = Le Cabinet des atlas
location-locations-line = 2 points par Lieu que vous contrôlez, celui-ci compris
location-locations-short = 2 points par Lieu contrôlé
location-forced_first = La Porte du censeur
location-forced_first-line = 3 points ; d’ici à votre prochain tour, vos adversaires prennent le premier Seigneur
location-forced_first-short = 3 points, premier Seigneur imposé
location-forced_pair = Le Goulet
location-forced_pair-line = 3 points ; d’ici à votre prochain tour, vos adversaires piochent 2 Seigneurs
location-forced_pair-short = 3 points, pioche de 2 imposée
location-recall_lords = Le Ressac
location-recall_lords-line = 3 points ; tous les Seigneurs défaussés sont remélangés dans leur pioche
location-recall_lords-short = 3 points, remélange les défausses
location-recall_locations = Les Archives englouties
location-recall_locations-line = 3 points ; tous les Lieux face visible sont remélangés dans leur pioche
location-recall_locations-short = 3 points, remélange les Lieux visibles
location-any_two_keys = La Grotte du serrurier
location-any_two_keys-line = 3 points ; désormais, deux Clés quelconques vous donnent un Lieu
location-any_two_keys-short = 3 points, deux Clés au choix suffisent
location-whole_deck = Le Phare abyssal
location-whole_deck-line = 3 points ; désormais, vous choisissez vos nouveaux Lieux dans toute la pioche
location-whole_deck-short = 3 points, choix dans toute la pioche
location-strongest_farmer = Le Manoir de varech
location-strongest_farmer-line = Autant de points que les PI de votre Cultivateur le plus influent
location-strongest_farmer-short = PI de votre meilleur Cultivateur
location-strongest_soldier = Le Bastion du crabe
location-strongest_soldier-line = Autant de points que les PI de votre Militaire le plus influent
location-strongest_soldier-short = PI de votre meilleur Militaire
location-strongest_merchant = La Bourse aux conques
location-strongest_merchant-line = Autant de points que les PI de votre Marchand le plus influent
location-strongest_merchant-short = PI de votre meilleur Marchand
location-strongest_politician = Le Palais d’encre
location-strongest_politician-line = Autant de points que les PI de votre Politicien le plus influent
location-strongest_politician-short = PI de votre meilleur Politicien
location-strongest_mage = La Tour des méduses
location-strongest_mage-line = Autant de points que les PI de votre Mage le plus influent
location-strongest_mage-short = PI de votre meilleur Mage
location-followers_farmer = La Prairie aux hippocampes
location-followers_farmer-line = 1 point, plus 1 par Cultivateur de votre Chambre
location-followers_farmer-short = 1 point + 1 par Cultivateur
location-followers_soldier = La Caserne rouge
location-followers_soldier-line = 1 point, plus 1 par Militaire de votre Chambre
location-followers_soldier-short = 1 point + 1 par Militaire
location-followers_merchant = Le Marché des marées
location-followers_merchant-line = 1 point, plus 1 par Marchand de votre Chambre
location-followers_merchant-short = 1 point + 1 par Marchand
location-followers_politician = La Galerie des murmures
location-followers_politician-line = 1 point, plus 1 par Politicien de votre Chambre
location-followers_politician-short = 1 point + 1 par Politicien
location-followers_mage = Le Cercle luminescent
location-followers_mage-line = 1 point, plus 1 par Mage de votre Chambre
location-followers_mage-short = 1 point + 1 par Mage
location-alliance_1 = L’Escalier de service
location-alliance_1-line = 1 point par Seigneur de votre plus grand groupe de Seigneurs adjacents de 1 PI
location-alliance_1-short = 1 point par Seigneur adjacent de 1 PI
location-alliance_2 = Le Pont de laiton
location-alliance_2-line = 2 points par Seigneur de votre plus grand groupe de Seigneurs adjacents de 2 PI
location-alliance_2-short = 2 points par Seigneur adjacent de 2 PI
location-alliance_3 = Les Trois Fontaines
location-alliance_3-line = 2 points par Seigneur de votre plus grand groupe de Seigneurs adjacents de 3 PI
location-alliance_3-short = 2 points par Seigneur adjacent de 3 PI
location-alliance_4 = Le Récif des quatre vents
location-alliance_4-line = 2 points par Seigneur de votre plus grand groupe de Seigneurs adjacents de 4 PI
location-alliance_4-short = 2 points par Seigneur adjacent de 4 PI
location-unaligned = La Fosse des ermites
location-unaligned-line = 1 point, plus 1 par Seigneur de 0 ou 6 PI de votre Chambre
location-unaligned-short = 1 point + 1 par Seigneur de 0 ou 6 PI
