# La page d’essai : elle permet d’essayer le bot sans Discord.
sandbox-server = Les Abysses
sandbox-hint = Une table vous attend avec deux robots : cliquez sur { $start }, puis sur { $turn }. Tapez / pour voir toutes les commandes. Vous pouvez jouer à la place de chaque personne de la liste.
sandbox-pause = Les robots réfléchissent
sandbox-pause-0 = sans attendre
sandbox-pause-1 = un instant
sandbox-pause-2 = un moment
