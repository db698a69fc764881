# La página de prueba: permite probar el bot sin Discord.
sandbox-server = El Abismo
sandbox-hint = Te espera una mesa con dos robots. Pulsa Empezar y luego Jugar mi turno. Escribe / para ver todos los comandos; puedes jugar con todas las personas de la izquierda.
sandbox-pause = Los robots piensan
sandbox-pause-0 = nada
sandbox-pause-1 = un momento
sandbox-pause-2 = un rato
