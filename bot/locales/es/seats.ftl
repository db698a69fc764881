# Asientos que alguien dejó.
return-question = Dejaste esta partida y un robot juega en tu asiento. ¿Lo recuperas?
button-return = Recuperar mi asiento
offer-title = **Hay un asiento libre.** Lo guarda un robot; quien pulse primero sigue jugando desde ahí.
button-take = Ocupar el asiento { $number }
offer-over = Todos los asientos tienen ya quien los juegue.
offer-done = El asiento se ofrece en este canal.
post-left = { $name } ha dejado la partida: un robot sigue jugando en su asiento.
post-returned = { $name } ha vuelto y sigue jugando en lugar de { $robot }.
post-seat-taken = { $name } sigue jugando en lugar de { $robot }.
