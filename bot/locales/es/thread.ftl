# Partidas con su propio hilo. El título de un hilo admite 100 caracteres: que lo que rodea a los nombres sea corto.
thread-title-running = { $names }
thread-title-last-turns = { $names } · últimos turnos
thread-title-finished = { $count ->
    [one] Victoria de { $names }
   *[other] Victoria compartida: { $names }
}
thread-title-stopped = { $names } · interrumpida
thread-title-abandoned = { $names } · abandonada
thread-title-dormant = { $names } · en pausa
thread-title-robots = { $names } + { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
thread-title-plain = Conspiracy: Abyss Universe

# Lo que se lee en el canal donde se abrió la mesa.
thread-opening = La partida empieza y tendrá su propio hilo.
thread-playing = La partida ha empezado. Se juega en { $thread }.
thread-none = La partida se juega aquí, en el canal, sin hilo propio: { $why }
thread-finished = { $count ->
    [one] La partida de { $thread } ha terminado: gana { $names }.
   *[other] La partida de { $thread } ha terminado: { $names } comparten la victoria.
}
thread-stopped = La partida de { $thread } se terminó antes de tiempo.
thread-abandoned = La partida de { $thread } se ha cerrado: no queda nadie.
thread-dormant = La partida de { $thread } se ha quedado en pausa.
thread-rematch = La misma mesa vuelve a estar abierta en { $channel }.

# … y por qué no hay hilo.
thread-no-permission = al bot le falta un permiso: { $permissions }.
thread-no-room = este servidor ya tiene todos los hilos que Discord permite.
thread-no-kind = en un sitio de este tipo no hay hilos.
thread-no-reason = Discord no ha dejado que el bot abra uno.
thread-closed = su hilo se ha bloqueado o borrado, o el bot ya no puede escribir en él.
thread-expect-none = Tal como está todo, la partida se jugará en el propio canal: { $why }
