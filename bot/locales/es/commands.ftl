# Nombres (minúsculas, una palabra) y descripciones (100 caracteres como mucho) de los comandos y sus opciones.

command-group = Conspiracy: Abyss Universe, a vuestro ritmo
command-new-name = nueva
command-new = Abre una mesa en este canal
command-turn-name = turno
command-turn = Abre tu turno: lo que puedes hacer ahora
command-table-name = mesa
command-table = Muestra la mesa de este canal
command-chamber-name = cámara
command-chamber = Muestra la Cámara de un jugador
command-games-name = partidas
command-games = Tus partidas y dónde te toca jugar
command-log-name = historial
command-log = Lo que ha pasado en esta partida
command-rules-name = reglas
command-rules = Las reglas, tema por tema
command-card-name = carta
command-card = Qué hace un Lord o un Lugar
command-leave-name = salir
command-leave = Deja esta partida: un robot ocupa tu asiento
command-end-name = terminar
command-end = Termina esta partida para todos (quien abrió la mesa o la administración)
command-help-name = ayuda
command-help = Cómo funciona este bot

option-bonus-name = extra
option-bonus = Jugar con los cinco Lugares extra
option-hidden-name = ocultos
option-hidden = Ocultar hasta el final los puntos de los demás
option-card-name = nombre
option-card = El principio de su nombre
option-player-name = jugador
option-player = De quién es la Cámara
option-language-name = idioma
option-language = El idioma de la mesa; si no, el del servidor
