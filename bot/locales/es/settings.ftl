# Lo que eligen las personas y los servidores: una frase dice cómo está; el botón de al lado, qué hace (80 letras).

settings-title = Tus ajustes
settings-intro = Te acompañan en todos los servidores y en todas las partidas.
server-title = Ajustes de este servidor
server-intro = Valen para lo que aquí ve todo el mundo. Lo que cada cual ha elegido para sí sigue siendo suyo.

theme-placeholder = Elige el aspecto de las imágenes
theme-abyss = Abismo
theme-abyss-line = Oscuro, como en lo más hondo del mar
theme-coral = Coral
theme-coral-line = Claro, como justo bajo la superficie
theme-contrast = Contraste
theme-contrast-line = El mayor contraste; los gremios se distinguen también por su trama
theme-server = Como lo tenga este servidor
theme-server-line = { $theme } hoy, y lo que elija más adelante
settings-theme = Las imágenes tienen el aspecto **{ $theme }**.
settings-theme-server = Las imágenes tienen el aspecto que usa este servidor: **{ $theme }**.

settings-letters-on = En las imágenes, los Lores llevan la letra de su gremio.
settings-letters-off = En las imágenes, los Lores no llevan letra: el color y el emblema indican su gremio.
button-letters-on = Añadir letras
button-letters-off = Sin letras
settings-text-only-on = Recibes **palabras en lugar de imágenes**: todo lo que muestra una imagen, y ninguna imagen.
settings-text-only-off = Recibes imágenes, cada una con su descripción para lectores de pantalla.
button-text-only-on = Palabras, sin imágenes
button-text-only-off = Otra vez imágenes
button-settings = Ajustes

server-language = Idioma de los mensajes públicos: **{ $language }**. Una mesa abierta conserva su idioma.
server-language-discord = Idioma de los mensajes públicos: **{ $language }**, como indica Discord para este servidor. Una mesa abierta conserva su idioma.
language-placeholder = Elige el idioma de los mensajes públicos
language-discord = El que indica Discord para este servidor
settings-sample = Una muestra, no una partida tuya.
