# Les parties qui ont leur propre fil. Le titre d’un fil tient en 100 caractères : que ce qui entoure les noms reste court.
thread-title-running = { $names }
thread-title-last-turns = { $names } · derniers tours
thread-title-finished = { $count ->
    [one] Gagnée par { $names }
   *[other] Victoire partagée : { $names }
}
thread-title-stopped = { $names } · interrompue
thread-title-abandoned = { $names } · abandonnée
thread-title-dormant = { $names } · en sommeil
thread-title-robots = { $names } + { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
thread-title-plain = Conspiracy: Abyss Universe

# Ce que lit le salon où la table a été ouverte.
thread-opening = La partie commence, et reçoit son propre fil.
thread-playing = La partie a commencé. Elle se joue dans { $thread }.
thread-none = La partie se joue ici, dans le salon, sans fil à elle : { $why }
thread-finished = { $count ->
    [one] La partie de { $thread } est terminée : { $names } l’emporte.
   *[other] La partie de { $thread } est terminée : { $names } se partagent la victoire.
}
thread-stopped = La partie de { $thread } a été arrêtée avant la fin.
thread-abandoned = La partie de { $thread } a été fermée : il ne reste personne.
thread-dormant = La partie de { $thread } s’est endormie.
thread-rematch = La même table est rouverte dans { $channel }.

# … et pourquoi il n’y a pas de fil.
thread-no-permission = il manque une permission au bot : { $permissions }.
thread-no-room = ce serveur a autant de fils que Discord en permet.
thread-no-kind = un lieu de ce type n’a pas de fils.
thread-no-reason = Discord n’a pas laissé le bot en ouvrir un.
thread-closed = son fil a été verrouillé ou supprimé, ou le bot ne peut plus y écrire.
thread-expect-none = Dans ces conditions, la partie se jouera dans le salon même : { $why }
