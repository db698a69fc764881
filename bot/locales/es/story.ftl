# Lo que ha pasado. Un turno es una frase: el nombre y lo que ha hecho esa persona, en forma de lista.

story-turn = { $name } { $deeds }.
story-turn-began = Turno { $number }: { $name }.
story-earlier = { $count ->
    [one] … 1 turno anterior
   *[other] … { $count } turnos anteriores
}

story-exploring = { $count ->
    [one] toma el primer Lord del mazo
   *[other] roba { $count } Lores
}
story-took = roba el { $lord } del mazo
story-kept = recluta al { $lord } (descarta { $left })
story-rallying = se dispone a reunir a los { $guild }
story-rallied = reúne a los { $guild } ({ $ips })
story-placed = coloca { $lords }
story-discarded = descarta { $lords }
story-shield = da el Escudo al { $lord }
story-shield-it = le da el Escudo
story-keys = revela { $keys }
story-none-left = gana un Lugar, pero ya no queda ninguno
story-pearls = gana { $count ->
    [one] 1 perla
   *[other] { $count } perlas
}
story-master = se hace con el título de Maestro de las Perlas
story-revealed = revela el { $lord } del mazo
story-swapped = intercambia los Lores de las casillas { $a } y { $b }
story-stayed = deja a todos en su sitio
story-scouted = { $count ->
    [one] roba 1 Lugar
   *[other] roba { $count } Lugares
}
story-searched = mira todo el mazo de Lugares
story-left = deja boca arriba { $locations }
story-controlled = toma el control de { $location }
story-controlled-pearls = toma el control de { $location } (+{ $count ->
    [one] 1 perla
   *[other] { $count } perlas
})
story-recalled-lords = { $count ->
    [one] devuelve 1 Lord descartado al mazo y lo baraja
   *[other] devuelve { $count } Lores descartados al mazo y lo baraja
}
story-recalled-locations = { $count ->
    [one] devuelve 1 Lugar boca arriba al mazo y lo baraja
   *[other] devuelve { $count } Lugares boca arriba al mazo y lo baraja
}
story-turned-up = pone boca arriba { $lords }
story-replay-won = consigue la ficha de Repetición
story-replay-spent = gasta la ficha de Repetición para jugar otro turno

story-lifted = Termina la restricción impuesta por { $name }.
story-last-turns = { $name } completa su Cámara: al resto le queda un último turno.
story-ended = ¡Fin de la partida!
story-drawn-lords = Has robado { $lords }.
story-drawn-locations = Has robado { $locations }.

# Why an automaton took a pile: the figure is that of the pile.
story-reason-several = Motivo: más Lores ({ $figure }).
story-reason-key = Motivo: más llaves ({ $figure }).
story-reason-coalition = Motivo: la mayor Coalición ({ $figure }).
story-reason-pearl = Motivo: más Lores con perlas ({ $figure }).
story-reason-soldier = Motivo: Soldados ({ $figure }).
story-reason-six = Motivo: un Lord de 6 PI.
story-reason-largest = Motivo: nada le gustaba y el mazo está vacío.
story-tied = { $count ->
    [one] Una pila le daba igual.
   *[other] { $count } pilas le daban igual, y eligió su rival.
}
