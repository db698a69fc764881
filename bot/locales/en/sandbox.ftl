# The sandbox: a page that lets people try the bot without Discord.
sandbox-server = The Abyss
sandbox-hint = A table waits for you with two robots. Press Start, then Take my turn. Type / to see every command; the people on the left are all yours to play.
sandbox-pause = Robots think for
sandbox-pause-0 = no time
sandbox-pause-1 = a moment
sandbox-pause-2 = a while
