# What people and servers choose: a sentence says how it is, the button beside it what it does (80 letters at most).

settings-title = Your settings
settings-intro = They go with you to every server and every game.
server-title = Settings of this server
server-intro = They are for what everybody sees here. What people have chosen for themselves stays theirs.

theme-placeholder = Choose how pictures look
theme-abyss = Abyss
theme-abyss-line = Dark, as deep down in the sea
theme-coral = Coral
theme-coral-line = Light, as just below the surface
theme-contrast = Contrast
theme-contrast-line = The strongest contrast, guilds also told by pattern
theme-server = As this server has it
theme-server-line = { $theme } today, and whatever it chooses later
settings-theme = Pictures look like **{ $theme }**.
settings-theme-server = Pictures look as this server has them: **{ $theme }**.

settings-letters-on = Lords on pictures bear the letter of their guild.
settings-letters-off = Lords on pictures bear no letter: colour and emblem tell their guild.
button-letters-on = Add letters
button-letters-off = No letters
settings-text-only-on = You get **words in place of pictures**: everything that a picture shows, and no picture.
settings-text-only-off = You get pictures, each with a description for screen readers.
button-text-only-on = Words, no pictures
button-text-only-off = Pictures again
button-settings = Settings

server-language = Public messages are in **{ $language }**. A running table keeps its language.
server-language-discord = Public messages are in **{ $language }**, as Discord says of this server. A running table keeps its language.
language-placeholder = Choose the language of public messages
language-discord = As Discord says of this server
settings-sample = A sample, not a game of yours.
