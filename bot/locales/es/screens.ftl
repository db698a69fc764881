# Las pantallas: sala, mensajes públicos, panel del turno y sus botones (en un botón caben unas 34 letras).

nothing-yet = —

button-turn = Jugar mi turno
button-next-game = Siguiente partida que me espera
button-substitute = Que siga un robot
button-back = Volver
button-confirm = Confirmar
button-undo-last = Deshacer el último
button-chambers = Cámaras
button-log = Historial
button-words = En palabras
button-rules = Reglas
button-join = Unirme
button-leave = Salir
button-add-robot = Añadir robot
button-remove-robot = Quitar robot
button-start = Empezar
button-bonus = Lugares extra
button-points = Mostrar u ocultar puntos
button-cancel = Cerrar la mesa
button-older = Anteriores
button-newer = Siguientes
button-games-before = Partidas anteriores
button-games-after = Partidas siguientes

lobby-title = Hay una mesa abierta
lobby-invitation = Conspiracy: Abyss Universe, de dos a cuatro jugadores. Cada cual juega su turno cuando quiere, en una tarde o a lo largo de semanas.
lobby-seat-host = { $name } · abrió la mesa
lobby-seat-free = libre
lobby-bonus-on = Lugares extra: los cinco están en el mazo
lobby-bonus-off = Lugares extra: los cinco se quedan en la caja
lobby-points-shown = Puntos: a la vista de todos
lobby-points-hidden = Puntos: ocultos hasta el final, salvo los propios
lobby-commitment = Barajado limpio: las cartas ya están decididas. Guarda esta huella para comprobarlas al final: ||{ $hash }||
lobby-started = La partida ha empezado. La mesa está más abajo.
lobby-cancelled = Esta mesa se ha cerrado.
lobby-opened = Tu mesa está abierta.

post-turn = { $mention }, te toca jugar.
post-turn-gone = Le toca a { $name }, pero ya no está en este servidor. Cualquiera de la mesa puede dejar que siga un robot.
post-whose-turn = Le toca a { $name }.
post-last-turns = { $name } ha completado su Cámara: los demás tienen un último turno.
post-past = El turno { $number } ya se ha jugado. La mesa sigue más abajo.
post-begins = Empieza la partida. Los asientos se han sorteado.
post-ended-early = La partida se ha terminado antes de tiempo.

end-title = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
end-seed = Barajado limpio: todas las cartas salieron de la semilla ||{ $seed }||. Su SHA-256 es la huella del principio: ||{ $hash }||

panel-title = Tu turno · turno { $number }
panel-status = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $pearls ->
    [one] 1 perla
   *[other] { $pearls } perlas
} · llaves en el contador: { $keys } · { $free ->
    [one] 1 casilla libre
   *[other] { $free } casillas libres
}
panel-stale = Ha pasado algo entretanto. Ahora estás aquí.
panel-done = Hecho
panel-next = Ahora juega { $name }.
panel-wait = Le toca a { $name }. Te avisaremos cuando sea tu turno.
panel-over = La partida ha terminado.
panel-since = Desde tu último turno

recruit-question = Roba Lores y quédate con uno ({ $deck ->
    [one] queda 1
   *[other] quedan { $deck }
}), o llévate una pila entera. Si robas más, tienes más donde elegir, pero los que descartas van a las pilas, al alcance de los demás. Robar no se puede deshacer; una pila puedes mirarla antes.
recruit-explore-only = Roba Lores y quédate con uno ({ $deck ->
    [one] queda 1
   *[other] quedan { $deck }
}); no hay ninguna pila. Si robas más, tienes más donde elegir, pero los que descartas forman pilas, al alcance de los demás. Robar no se puede deshacer.
recruit-rally-only = El mazo está vacío: llévate una pila entera. Puedes mirar antes cada una.
recruit-forced-first = Tienes una restricción: debes tomar el primer Lord del mazo.
recruit-forced-pair = Tienes una restricción: debes robar dos Lores y quedarte con uno.
recruit-piles = Pilas que puedes reunir:

keep-question = { $count ->
    [one] Has robado un Lord.
    [2] Has robado 2 Lores. ¿Con cuál te quedas? El otro va a su pila.
   *[other] Has robado { $count } Lores. ¿Con cuál te quedas? Los demás van a sus pilas.
}
keep-gain = { $points ->
    [one] ({ $gain } punto ahora)
   *[other] ({ $gain } puntos ahora)
}

order-question = { $places ->
    [one] Colocas un Lord.
   *[other] Colocas { $places } Lores. Púlsalos en el orden en que entran en tu Cámara: sus poderes se aplican en ese orden.
}
order-too-many = Tienes { $places ->
    [one] una casilla libre
   *[other] { $places } casillas libres
}: { $rest ->
    [one] un Lord se queda
   *[other] { $rest } Lores se quedan
} en la pila.
order-so-far = Orden: { $order }

locate-question = Tus llaves te dan un Lugar. Toma uno de los que están boca arriba, o roba del mazo ({ $deck ->
    [one] queda 1
   *[other] quedan { $deck }
}) y quédate con uno: los demás quedan boca arriba para todos.
locate-scouted = ¿Con cuál te quedas? Los demás quedarán boca arriba.
locate-deck = Puedes mirar todo el mazo: { $count ->
    [one] un Lugar
   *[other] { $count } Lugares
}. ¿Cuál tomas?
locate-placeholder = Elige un Lugar para verlo

swap-question = Puedes intercambiar dos Lores sin llave. Sus poderes no se aplican otra vez.
swap-option = { $place } · { $lord }
swap-placeholder = Elige los dos Lores que se intercambian

forecast-points = { $before } → { $after ->
    [one] 1 punto
   *[other] { $after } puntos
}
forecast-lords = Lores: { $change }
forecast-locations = Lugares: { $change }
forecast-coalition = Coalición: { $change }
forecast-pearl-master = Maestro de las Perlas: { $change }
forecast-wins-location = Te da un Lugar.
forecast-offers-swap = Después podrás intercambiar dos Lores.
forecast-waiting = { $count ->
    [one] Luego se aplica el poder de 1 Lord más.
   *[other] Luego se aplican los poderes de { $count } Lores más.
}

chambers-title = Cámaras
log-title = Historial
log-empty = Todavía no ha pasado nada.
rules-placeholder = Elige un tema
words-title = La mesa en palabras
games-title = Tus partidas
games-title-page = Tus partidas ({ $from }–{ $to } de { $total })
games-due = el plazo termina { $when }
games-link = [La mesa]({ $link })
games-none = No estás en ninguna partida. Abre una mesa con { $command }.
games-yours = Te toca
games-turn = Juega { $name }
games-others = Juegan otros
games-lobby = Esperando jugadores
leave-question = ¿Dejas esta partida? Un robot seguirá en tu asiento hasta que vuelvas o lo ocupe otra persona.
end-question = ¿Terminar esta partida para todos? No se podrá retomar.
button-leave-game = Dejar la partida
button-end-game = Terminar la partida
leave-done = Tu asiento lo ocupa ahora un robot; con { -command-turn } lo recuperas.
substitute-done = Ahora un robot juega por { $name }.
end-done = La partida ha terminado.
help-text = **Conspiracy: Abyss Universe**, a tu ritmo.
    { "" }
    Abre una mesa con { $new }; los demás se unen con el botón, o elige *solitario* y juega al momento contra un autómata. Cuando te toca, se te menciona; *Jugar mi turno* abre tu panel, que solo ves tú. Lo que robas es definitivo; todo lo demás puedes mirarlo antes de confirmar, y *Deshacer* anula lo que no reveló ninguna carta mientras dure tu turno. { $turn } también abre el panel, { $games } muestra tus partidas, { $everywhere } también en mensajes directos y otros servidores, { $log } vuelve a mostrar cada turno, { $rules } y { $card } explican.
    { "" }
    En { $settings } eliges cómo se te avisa, a qué horas nadie te molesta, tu idioma, el aspecto de las imágenes y si prefieres palabras en su lugar; { $server } es para quien administra el servidor: dónde se abren mesas, cómo son las nuevas, el aspecto y el idioma de lo que ve todo el mundo. { $privacy } dice lo que se guarda de ti, te lo da y lo borra.
    { "" }
    El juego es de Bruno Cathala y Charles Chevallier, publicado por Bombyx. Este bot es obra de aficionados, no oficial, y no usa ni su arte ni sus textos.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
leave-lobby-done = Has dejado la mesa.

end-pearls = { $count ->
    [one] 1 perla
   *[other] { $count } perlas
}

# In pictures.
picture-lords = Lores
picture-locations = Lugares
picture-coalition = Coalición
picture-pearl-master = Maestro de las Perlas
picture-extra = Extra
picture-seat = Asiento { $number }
picture-drawn = ¿Con qué Lord te quedas?
picture-order = Coloca a los { $guild }
picture-location = ¿Qué Lugar tomas?
picture-scouted = ¿Con qué Lugar te quedas?

button-manage = Organizar
manage-title = Organizar la mesa
manage-kick = Liberar el asiento de alguien
manage-host = Ceder la mesa a otra persona
language = Español

# Solo games. The automata are characters of our own, recognisable by their gear wheel.
robot-legend-farmer = ⚙️ Trilladora de Algas
robot-legend-soldier = ⚙️ Pinza de Hierro
robot-legend-merchant = ⚙️ Caja de Nácar
robot-legend-politician = ⚙️ Orador de Tinta
robot-legend-mage = ⚙️ Medusa de Cristal
solo-begins = { $name } juega en solitario contra { $opponent } y empieza.
solo-tie-title = { $opponent } no se decide
solo-tie-question = Estas pilas le dan igual. ¿Cuál se lleva?
solo-tie-pile = Los { $guild }: { $ips }
solo-replay-question = Has acabado tu turno y tienes la ficha de Repetición. ¿La gastas para jugar otro turno o la guardas?
solo-token = ficha de Repetición
solo-leave-question = ¿Dejas esta partida? La juegas en solitario: se termina y no se podrá retomar.
forecast-replay = Te da la ficha de Repetición.

# La película de una partida terminada, y lo que se dice junto a una carta.
button-film = Película
film-title = La película de la partida
film-making = Se está haciendo la película de esta partida; tarda unos segundos.
film-failed = Ahora mismo no se ha podido hacer la película. Pídela otra vez en un minuto; el historial cuenta la partida con palabras.
film-words = Recibes palabras en lugar de imágenes, y una película no las tiene: el historial cuenta esta partida turno a turno.
film-alt = { $count ->
    [one] La película de la partida: 1 turno.
   *[other] La película de la partida: { $count } turnos.
}
card-copies = { $count } de { $ip } PI
card-kin = { $guild } en el mazo: { $lords }.

# Los mismos otra vez.
button-rematch = Revancha
rematch-opened = La misma mesa vuelve a abrirse: cada cual avanza un asiento y quien empezó la otra vez juega al final.
rematch-there = Alguien se te ha adelantado: esta revancha ya está abierta en este canal.
lobby-rematch = Revancha: se juega en este orden, sin sorteo. Quien empezó la otra vez va al final, y quien se una ahora, después.

# Deshacer una decisión; lo hecho es una frase del historial.
button-undo = Deshacer
panel-undo = *Deshacer* anula esto: { $story }
panel-undo-all = *Deshacer* anula todo lo que llevas hecho en este turno.
undo-done = Deshecho. Nadie ha visto ninguna carta que antes estuviera oculta.
log-taken-back = { $count ->
    [one] (Se deshizo una decisión.)
   *[other] (Se deshicieron { $count } decisiones.)
}
