# Robots: personajes nuestros, siempre reconocibles como robots, cada uno con su nivel.

robot-called = 🤖 { $name } ({ $level })
robot-nameless = Robot
robot-random = 🤖 Deriva
robot-greedy = 🤖 Tragón
# De quien se ha ido.
robot-for = 🤖 por { $name } ({ $level })

robot-level-random = al azar
robot-level-greedy = glotón
robot-level-easy = fácil
robot-level-normal = normal
robot-level-hard = difícil
robot-level-easy-line = Juega como quien empieza, con sus errores
robot-level-normal-line = Juega con buen criterio y al instante
robot-level-hard-line = Prueba sus opciones en partidas imaginadas; tarda unos segundos

robot-name-bubble = Burbuja
robot-name-barnacle = Percebe
robot-name-sprocket = Piñón
robot-name-lantern = Farol
robot-name-anchor = Ancla
robot-name-bolt = Tornillo
robot-name-sponge = Esponja

button-hint = Pista
button-hints = Permitir o no las pistas
button-why = ¿Por qué? (robots)

lobby-hints-on = Pistas: quien tiene el turno puede pedir una
lobby-hints-off = Pistas: ninguna en esta mesa

why-title = ¿Por qué han hecho eso los robots?
why-none = Aquí todavía no ha jugado ningún robot.
why-line = En el turno { $number }, { $name } buscaba { $reasons }.
why-line-nothing = En el turno { $number }, { $name } no encontró nada que aportara más.
why-line-chance = En el turno { $number }, { $name } lo dejó todo al azar.
hint-line = Pista: **{ $move }** — por { $reasons }.
hint-line-nothing = Pista: **{ $move }**. Ninguna otra opción aporta más.

# Lo que vale una jugada, tal como va en esas frases.
reason-worth = { $points ->
    [one] { $reason } (cerca de 1 punto)
   *[other] { $reason } (cerca de { $points } puntos)
}
reasons-but = { $reasons }, aunque así deja { $left }
reason-left = los { $guild } a { $name }
reason-choice = { $count ->
    [one] la primera carta
   *[other] { $count } cartas nuevas entre las que elegir
}
reason-shield = un Escudo mejor con { $lord }
reason-coalition = { $count ->
    [one] una Coalición de 1 Lord
   *[other] una Coalición de { $count } Lores
}
reason-location = { $location }
reason-wins_location = un Lugar a cambio de llaves
reason-other_locations = más puntos de los Lugares ya conseguidos
reason-key = { $count ->
    [one] una llave para el próximo Lugar
   *[other] { $count } llaves para el próximo Lugar
}
reason-pearls = { $count ->
    [one] perlas (1 en total)
   *[other] perlas ({ $count } en total)
}
reason-pearl_master = el título de Maestro de las Perlas
reason-denies = los { $guild } que más le sirven a { $name }
reason-many = { $count ->
    [one] un Lord de una vez
   *[other] { $count } Lores de una vez
}
reason-last_turns = una Cámara completa antes que los demás
reason-victory = la victoria
