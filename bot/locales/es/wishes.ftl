# Lo que desean personas y servidores además del aspecto: cómo recibir avisos, horas de silencio, idiomas, lugares, relojes.

button-page-look = Aspecto
button-page-calls = Avisos
button-page-games = Partidas

settings-language = Lo que solo ves tú está en **{ $language }**.
settings-language-discord = Lo que solo ves tú está en **{ $language }**, como tu Discord.
own-language-placeholder = Elige tu idioma
own-language-discord = El de mi Discord
settings-hints-on = Tu panel ofrece **pistas**, si la mesa las permite.
settings-hints-off = Tu panel **no ofrece pistas**.
button-own-hints-on = Ofrecer pistas
button-own-hints-off = Sin pistas

settings-notify-mention = Una **mención** en el canal te avisa de que te toca jugar.
settings-notify-dm = Un **mensaje directo** te avisa de que te toca jugar; mientras los tengas cerrados, una mención en el canal.
settings-notify-nothing = **Nada** te avisa de que te toca jugar; lo dice tu lista de partidas cuando la miras.
notify-placeholder = Elige cómo recibir el aviso
notify-mention = Con una mención
notify-mention-line = En el canal o el hilo de la partida
notify-dm = Con un mensaje directo
notify-dm-line = Con una mención mientras tengas cerrados los mensajes directos
notify-nothing = De ninguna manera
notify-nothing-line = Tu lista de partidas dice dónde te toca
settings-next-up-on = También recibes un aviso un turno antes: **después te toca a ti**.
settings-next-up-off = No recibes aviso de que después te toca a ti.
button-next-up-on = Un turno antes
button-next-up-off = Solo mi turno
settings-reminder-on = Recibes **un recordatorio** cuando ha pasado la mitad de tu tiempo para un turno.
settings-reminder-off = No recibes recordatorios.
button-reminder-on = Recordármelo
button-reminder-off = Sin recordatorio

settings-zone = Donde estás son ahora las **{ $time }** ({ $zone }).
settings-zone-unknown = Aún no has elegido zona horaria; las horas de silencio la necesitan.
settings-zone-gone = Ya no existe la zona horaria { $zone }, y tus horas de silencio no cuentan hasta que elijas otra.
button-zone = Mi zona horaria
settings-quiet = **Nadie te molestará de { $from } a { $to }**, y mientras tanto tus relojes se paran, salvo en mesas en directo.
settings-quiet-none = No tienes horas de silencio: puedes recibir avisos a cualquier hora.
button-quiet = Horas de silencio
button-quiet-off = Sin horas de silencio

form-zone-title = Tu zona horaria
form-zone-line = Ciudad o zona horaria
form-zone-hint = Una gran ciudad cercana, por ejemplo Madrid o Buenos Aires
form-quiet-title = Horas de silencio
form-quiet-from = Sin molestar desde las
form-quiet-to = Hasta las
form-quiet-hint = Una hora de tu día, por ejemplo 22:30 o 7
zone-unclear = Podría ser más de un lugar. ¿A cuál te refieres?
zone-unknown = Ninguna zona horaria se llama así. Prueba con una ciudad más grande cerca de ti, como Madrid o Buenos Aires.
zone-placeholder = Elige tu zona horaria
zone-now = Ahora son las { $time }

server-places-all = Se pueden abrir mesas **en todos los canales**.
server-places = Se pueden abrir mesas en { $channels } y en sus hilos.
places-placeholder = Elige dónde se pueden abrir mesas
button-places-all = En todos los canales
server-defaults = Si quien abre la mesa no dice otra cosa, será así:
server-pace = Reloj: **{ $clock }**.
pace-placeholder = Elige un reloj
pace-live = en directo, 5 minutos por turno
pace-1h = 1 hora por turno
pace-8h = 8 horas por turno
pace-24h = 24 horas por turno
pace-3d = 3 días por turno
pace-7d = 7 días por turno
pace-none = ninguno
pace-live-line = Para una tarde en compañía: no cuentan las horas de silencio de nadie
pace-none-line = Un turno dura lo que dure
server-quiet-on = Los mensajes públicos que no llaman a nadie **no suenan**.
server-quiet-off = Los mensajes públicos pueden sonar, también cuando no llaman a nadie.
button-server-quiet-on = Sin sonido
button-server-quiet-off = Con sonido

lobby-pace = Reloj: { $clock }, sin contar las horas de silencio. Cuando se acaba el tiempo, la mesa decide: esperar, que un robot juegue el turno o buscar a alguien que siga.
lobby-pace-live = Reloj: { $clock }. Cuando se acaba el tiempo, la mesa decide: esperar, que un robot juegue el turno o buscar a alguien que siga.
lobby-pace-none = Reloj: ninguno; un turno dura lo que dure.
lobby-thread-on = Lugar de juego: un hilo propio, cuando empiece la partida
lobby-thread-off = Lugar de juego: el canal donde se abrió
button-thread = Hilo o canal
