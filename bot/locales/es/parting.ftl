# Terminar de común acuerdo, ceder un asiento, partidas dormidas, mesas a las que no vino nadie.
proposal-title = ¿Terminamos aquí la partida?
proposal-line = Termina en cuanto toda la mesa esté de acuerdo; quien quiera seguir lo dice, y la partida continúa. Mientras tanto se puede seguir jugando.
proposal-for = A favor: { $names }
proposal-open = { $count ->
    [one] Falta la respuesta de { $names }
   *[other] Faltan las respuestas de { $names }
}
button-agree = Terminarla
button-play-on = Seguir jugando
button-propose = Preguntar a los demás
proposal-agreed = Toda la mesa ha acordado terminar la partida.
proposal-declined = { $name } quiere seguir jugando: la partida continúa.
proposal-over = Esta propuesta ya no está abierta.
proposal-moved = La propuesta de terminar la partida está más abajo.
post-proposed = { $count ->
    [one] { $names } propone terminar la partida: responded a la propuesta en este canal.
   *[other] { $names } proponen terminar la partida: responded a la propuesta en este canal.
}
post-ended-agreed = La mesa ha acordado terminar aquí la partida.
end-proposed = Se ha preguntado a los demás en el canal; la partida termina cuando toda la mesa esté de acuerdo.
end-agreed = Estás de acuerdo. La partida termina cuando los demás también lo estén.
end-declined = La partida continúa, y en el canal se lee que quieres seguir jugando.

handing-above = { $mention }, se te ofrece un asiento.
handing-own = **{ $name } quiere cederte el asiento { $number }.** Sigues jugando desde ahí, con todo lo que hay en esa Cámara.
handing-left = **El asiento { $number } está libre y te lo guarda { $name }.** Sigues jugando desde ahí, con todo lo que hay en esa Cámara.
handing-line = Nada cambia hasta que lo aceptes.
button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar la oferta
handing-done = El asiento está ofrecido; cambia de manos en cuanto esa persona lo acepte.
handing-accepted = { $name } ha aceptado el asiento.
handing-declined = El asiento se ha rechazado.
handing-withdrawn = La oferta se ha retirado.
handing-over = Esta oferta ya no está abierta.
handing-closed = Hecho: el asiento se queda como está.
post-handed-over = { $name } ocupa ahora el asiento de { $before }.

post-dormant = Nadie ha jugado esta partida desde hace un mes, así que duerme. Todo se conserva: quienes forman parte de ella pueden retomarla.
button-reopen = Retomarla
reopen-done = La partida continúa donde estaba.
lobby-expired = Esta mesa se ha cerrado: no ha venido nadie en una semana.
games-asleep = Duerme
games-left = Un robot juega por ti
button-come-back = Volver a la partida

privacy-offers = { $count ->
    [one] **Ofertas:** un asiento de otra partida, que puedes ocupar.
   *[other] **Ofertas:** { $count } asientos de otras partidas, que puedes ocupar.
}

error-not-for-you = Eso es cosa de quien tiene el asiento y de la persona a quien se ofrece; nada ha cambiado.
error-offer-to-self = No puedes ofrecerte un asiento a ti; elige a otra persona o mira la partida con { -command-table }.
error-not-on-server = Esa persona no está en este servidor; invítala primero y ofrece el asiento de nuevo.
error-several-seats = Hay más de un asiento libre ({ $seats }); di cuál con la opción «asiento».
error-has-seat = Esa persona ya tiene un asiento en esta partida, o dejó uno que puede recuperar; ofrece el tuyo a otra.
error-offer-over = Esta oferta ya no está abierta, y el asiento se queda como está.
error-no-proposal = Nadie propone ya terminar esta partida, así que continúa.
error-dormant = Esta partida duerme, pues nadie la ha jugado desde hace un mes; con { -command-table } sus jugadores pueden retomarla.
