# Noms (minuscules, un mot) et descriptions (100 caractères au plus) des commandes et de leurs options.

command-group = Conspiracy: Abyss Universe, à votre rythme
command-new-name = nouvelle
command-new = Ouvrir une table dans ce salon
command-turn-name = tour
command-turn = Ouvrir votre tour : ce que vous pouvez faire
command-table-name = table
command-table = Montrer la table de ce salon
command-chamber-name = chambre
command-chamber = Montrer la Chambre d’un joueur
command-games-name = parties
command-games = Vos parties, et où c’est à vous de jouer
command-log-name = journal
command-log = Ce qui s’est passé dans cette partie
command-rules-name = règles
command-rules = Les règles, sujet par sujet
command-card-name = carte
command-card = Ce que fait un Seigneur ou un Lieu
command-leave-name = quitter
command-leave = Quitter cette partie : un robot prend votre siège
command-end-name = terminer
command-end = Arrêter cette partie pour tous (qui l’a ouverte, ou la gestion du serveur)
command-help-name = aide
command-help = Comment fonctionne ce bot

option-bonus-name = bonus
option-bonus = Jouer avec les cinq Lieux bonus
option-hidden-name = cachés
option-hidden = Cacher jusqu’à la fin les points des autres
option-card-name = nom
option-card = Le début de son nom
option-player-name = joueur
option-player = La Chambre de qui
option-language-name = langue
option-language = La langue de la table ; sinon celle du serveur
