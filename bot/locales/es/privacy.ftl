# Lo que se guarda de una persona, con sus propias cifras, y cómo obtenerlo o borrarlo.

privacy-title = Lo que se guarda de ti
privacy-nothing = Nada en absoluto: ninguna partida, ningún ajuste.
privacy-games = **Partidas:** { $running ->
    [one] 1 en curso
   *[other] { $running } en curso
}, { $waiting ->
    [one] 1 a la espera de jugadores
   *[other] { $waiting } a la espera de jugadores
}, { $ended ->
    [one] 1 terminada
   *[other] { $ended } terminadas
}. Con cada una, tu id de Discord, tu asiento y cómo te llamabas en ese servidor.
privacy-actions = **Tus decisiones en ellas:** { $count ->
    [one] 1 acción, con su hora y el id del clic.
   *[other] { $count } acciones, cada una con su hora y el id del clic.
}
privacy-preferences = **Tus ajustes,** tal como los elegiste.
privacy-no-preferences = **Ajustes:** no has elegido ninguno.
privacy-never = No se guardan: los mensajes que escribes, tu correo, tu foto ni quiénes son tus amistades. El bot no puede leer mensajes y no da nada a nadie.
button-export = Exportar mis datos
button-forget = Borrar mis datos
export-done = Aquí está todo, en un archivo JSON que solo ves tú. De las partidas en curso contiene tus propias decisiones, y ninguna carta que no puedas conocer.

forget-question = ¿Borrar todo lo que se guarda de ti? No se puede deshacer.
forget-running = • Dejas { $count ->
    [one] la partida en curso
   *[other] las { $count } partidas en curso
}: un robot ocupa tu asiento, y una partida sin personas se termina.
forget-waiting = • Dejas { $count ->
    [one] la mesa que espera
   *[other] las { $count } mesas que esperan
} jugadores; la que se queda sin personas se cierra.
forget-ended = • En { $count ->
    [one] la partida terminada
   *[other] las { $count } partidas terminadas
} queda tu asiento, sin tu id ni tu nombre: fue de «alguien que ya no está».
forget-preferences = • Tus ajustes desaparecen.
forget-posted = Lo publicado en un canal sigue allí hasta que se borre allí. Las copias de seguridad de quien gestiona el bot duran lo que esa persona las guarde.
button-forget-now = Sí, borrarlo todo
forget-done = Se ha borrado todo lo que se guardaba de ti. Puedes volver a jugar cuando quieras.
former-player = alguien que ya no está
