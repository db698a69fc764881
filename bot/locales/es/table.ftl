# La mesa en palabras: jugadores, opciones, decisiones, Cámaras, pilas.

list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-and = { $first } y { $last }
# Where the last thing begins with the sound of an i, before which Spanish says "e".
list-and-i = { $first } e { $last }

seat-number = Asiento { $number }
name-with-seat = { $name } (asiento { $number })
name-you = { $name } (tú)

action-explore = { $count ->
    [one] Explorar: tomar el primer Lord
   *[other] Explorar: robar { $count }, quedarte con 1
}
action-rally = Reunir a los { $guild }: { $ips }
action-keep = Quedarte con el { $lord }
action-place = Colocar a los { $guild }: { $ips }
action-swap = Intercambiar { $first } (casilla { $a }) y { $second } (casilla { $b })
action-stay = Dejar a todos en su sitio
action-scout = { $count ->
    [one] Robar 1 Lugar y quedártelo
   *[other] Robar { $count } Lugares y quedarte con uno
}
action-scout-all = Mirar todo el mazo de Lugares
action-control = Tomar { $location }
action-reveal = Poner boca arriba el primer Lord
action-replay = Jugar otra vez (Repetición)
action-keep-token = Guardar la ficha

decide-recruiting = Elige cómo reclutar: explora el mazo o reúne una pila.
decide-drawn = Elige con cuál de estos Lores te quedas.
decide-order = Elige en qué orden entran los { $guild } en tu Cámara.
decide-swap = Elige dos Lores para intercambiarlos o déjalos como están.
decide-location = Tus llaves te dan un Lugar: elige uno boca arriba o roba del mazo.
decide-scouted = Elige con cuál de estos Lugares te quedas.
decide-deck = Elige cualquier Lugar del mazo.
decide-pile = A tu rival le gustan igual varias pilas: elige cuál se lleva.
decide-replay = Gasta la ficha de Repetición y juega otro turno, o guárdala.

waits-recruiting = { $name } está pensando cómo reclutar.
waits-drawn = { $name } está eligiendo entre los Lores robados.
waits-order = { $name } está decidiendo el orden de los { $guild }.
waits-swap = { $name } está pensando si intercambia dos Lores.
waits-location = { $name } ha ganado un Lugar y está decidiendo dónde buscarlo.
waits-scouted = { $name } está eligiendo entre los Lugares robados.
waits-deck = { $name } está mirando el mazo de Lugares.
waits-pile = { $name } está eligiendo qué pila, entre varias iguales, se lleva el rival.
waits-replay = { $name } está pensando si gasta la ficha de Repetición.

restriction-forced_first = Hasta que { $name } vuelva a jugar, cada rival debe tomar el primer Lord del mazo.
restriction-forced_pair = Hasta que { $name } vuelva a jugar, cada rival debe robar 2 Lores y quedarse con uno.

points-line = { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} (Lores { $lords }, Lugares { $locations }, Coalición { $coalition }, Maestro de las Perlas { $master })
points-hidden = puntos ocultos hasta el final
points-line-extra = { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} (Lores { $lords }, Lugares { $locations }, Coalición { $coalition }, Maestro de las Perlas { $master }, extra { $extra })

table-turn = Turno { $number }: juega { $name }.
table-your-turn = Turno { $number }: ¡te toca!
table-over = La partida ha terminado.
table-winners = { $count ->
    [one] ¡Gana { $names }!
   *[other] Victoria compartida: { $names }
}
table-last-turns = { $name } ya tiene la Cámara completa: son los últimos turnos.
table-no-master = Aún no hay Maestro de las Perlas.
table-replay = { $name } tiene la ficha de Repetición.
table-decks = En los mazos: { $lords ->
    [one] 1 Lord
   *[other] { $lords } Lores
} y { $locations ->
    [one] 1 Lugar
   *[other] { $locations } Lugares
}.
table-piles = Pilas de descartes: { $piles }.
table-pile = { $guild } { $ips }
table-pile-empty = sin { $guild }
table-pile-count = { $guild } { $count }
table-face-up = Lugares boca arriba:
table-no-face-up = No hay ningún Lugar boca arriba.
table-queue = Poderes por resolver: { $lords }.
table-drawn = Has robado: { $lords }.
table-drawn-locations = Lugares que has robado:
table-deck = En el mazo de Lugares:

chamber-header = { $name }: { $points }, { $pearls }
chamber-header-master = { $name }: { $points }, { $pearls }, Maestro de las Perlas
chamber-counter = En el contador de llaves: { $keys }.
chamber-counter-empty = Ninguna llave en el contador.
chamber-empty = Aún no hay Lores en la Cámara.
chamber-places = { $first }–{ $last }
chamber-row = Fila { $row } ({ $places }): { $lords }
chamber-count = { $count ->
    [one] 1 Lord de 15
   *[other] { $count } Lores de 15
}
chamber-lord = { $lord } ({ $notes })
chamber-shield = Escudo
chamber-location = { $location }, { $points }
chamber-coalition = Mayor Coalición: casillas { $places }.
chamber-would-be = Tu Cámara como quedaría ({ $points }):

choice-chosen = elegido
choice-number = elegido, número { $number }
