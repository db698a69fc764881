# La página de prueba: permite probar el bot sin Discord.
sandbox-server = El Abismo
sandbox-hint = Te espera una mesa con dos robots: pulsa { $start } y luego { $turn }. Escribe / para ver todos los comandos. Puedes jugar con todas las personas de la lista.
sandbox-pause = Los robots piensan
sandbox-pause-0 = nada
sandbox-pause-1 = un momento
sandbox-pause-2 = un rato
