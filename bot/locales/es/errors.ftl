# Lo que lee quien juega cuando algo no se puede hacer: una frase, y qué hacer a continuación.

# Si los comandos cambian de nombre, basta con cambiar estas líneas.
-command-games = /conspiracy partidas
-command-new = /conspiracy nueva
-command-table = /conspiracy mesa
-command-turn = /conspiracy turno
-command-server = /conspiracy servidor

error-no-such-game = Esa partida ya no existe; con { -command-games } puedes ver las tuyas.
error-no-game-here = En este canal no hay ninguna partida en marcha; crea una con { -command-new }.
error-channel-busy = En este canal ya hay una partida; únete a ella o abre la tuya en otro canal o hilo.
error-several-games = Varias partidas de este canal se juegan en hilos propios: { $games }. Pregunta allí.
error-not-at-table = No tienes asiento en esta partida, pero puedes seguirla o abrir otra mesa con { -command-new }.
error-already-at-table = Ya tienes un asiento en esta mesa, y nadie se sienta dos veces.
error-table-full = Todos los asientos están ocupados; puedes abrir otra mesa con { -command-new }.
error-table-not-full-enough = Hacen falta al menos dos jugadores; invita a alguien o añade un robot, y entonces inicia la partida.
error-not-host = Eso solo puede hacerlo quien abrió la mesa; pídeselo, o acude a la administración del servidor.
error-already-started = La partida ya ha empezado; puedes verla con { -command-table }.
error-not-started = La partida aún no ha empezado; espera a que la inicie quien abrió la mesa.
error-not-your-turn = Todavía no te toca; recibirás un aviso cuando llegue tu turno.
error-stale = La partida ha avanzado desde que se mostró esto; así está ahora.
error-time-up = Se te acabó el tiempo y un robot ha jugado ese turno.
error-settled = Eso ya está resuelto: el turno ha acabado, la persona ha vuelto o la mesa ha decidido.
error-illegal-choice = Las reglas no permiten eso ahora mismo; elige una de las opciones que ves.
error-game-over = Esta partida ya ha terminado; empieza otra con { -command-new } cuando quieras.
error-no-such-robot = No hay ningún robot con ese nombre; elige uno de la lista.
error-no-such-seat = Esta mesa no tiene ese asiento; elige uno de la lista.
error-no-such-turn = { $count ->
    [one] Esta partida solo lleva 1 turno.
   *[other] Esta partida solo lleva { $count } turnos.
}
error-bots-cannot-play = Los bots de Discord no pueden sentarse a la mesa; nuestros robots sí: en la sala de espera o cuando alguien deja la partida.
error-missing-permission = Me falta un permiso aquí ({ $permissions }); pide que me lo den en la administración del servidor y vuelve a intentarlo.
error-not-a-manager = Para eso necesitas el permiso de gestionar el servidor; pídeselo a alguien que lo tenga.
error-unknown-button = Este botón es de una versión anterior; abre un panel nuevo con { -command-turn }.
error-wrong-place = Aquí no funciona; prueba en un canal de texto o en un hilo de un servidor.
error-internal = Algo ha fallado por nuestra parte, pero no se ha perdido nada; inténtalo de nuevo y, si se repite, avisa con la referencia { $reference }.
error-not-over = Eso desvelaría los secretos de la partida; pídelo cuando haya terminado.
error-damaged = Esta partida ya no se puede leer y se conserva tal cual; quienes juegan, de acuerdo, o la administración del servidor pueden terminarla y abrir otra.
error-still-here = Esa persona sigue en este servidor; un robot solo sustituye a quien se ha ido.
error-no-such-card = Ninguna carta tiene un nombre parecido; elige una de la lista mientras escribes.
error-no-robots-in-solo = Una partida en solitario tiene su autómata y ningún robot; elige una de las dos cosas y abre la mesa de nuevo.
error-no-hint = En esta mesa no hay pistas; la decisión es tuya, y cada opción muestra lo que aportaría.
error-nothing-to-undo = No hay nada que deshacer: solo se puede con tu última decisión de este turno, mientras no haya revelado ninguna carta.
error-seat-taken = Otra persona tiene ya ese asiento; puedes seguir la partida o abrir otra mesa con { -command-new }.
error-own-seat = Dejaste otro asiento de esta partida; con { -command-turn } puedes recuperarlo.
error-no-open-seat = Nadie ha dejado esta partida, así que no hay asiento que ofrecer; puede seguir como está.
error-other-channel = En este servidor las mesas se abren en { $channels }; abre la tuya allí o pregunta a quien administra el servidor ({ -command-server }).
error-no-such-time = Eso no es una hora del día; escríbela como 22:30, 7 o 10:30 pm.
error-no-time-zone = Elige primero tu zona horaria: las horas de silencio son horas de tu propio día.
error-quiet-too-long = Las horas de silencio duran doce horas como mucho y no pueden acabar cuando empiezan; elige otras, por ejemplo de 23:00 a 8:00.
