# Volver la vista atrás: el historial turno a turno, los mensajes de turnos ya jugados y lo ocurrido en tu ausencia.

log-turn = Turno { $number } de { $total }: { $name }
log-after = Tras el turno { $number } · { $name }
log-option = Turno { $number }: { $name }
log-posted = Dónde se publicó
log-jump = Ir a otro turno
button-first = Primero
button-previous = Anterior
button-next = Siguiente
button-latest = Último
button-all-turns = Todos los turnos
button-see-turn = Ver este turno
button-record = Registro
record-done = El registro de esta partida: todas las cartas y todas las decisiones, para `conspiracy replay` y otros programas.

# Antes de lo que pasó en un turno; la segunda, si un robot jugó por quien lee.
recap-turn = Turno { $number }
recap-for-you = Un robot jugó este turno por ti:
