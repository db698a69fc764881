# The sandbox: a page that lets people try the bot without Discord.
sandbox-server = The Abyss
sandbox-hint = A table waits for you with two robots: press { $start }, then { $turn }. Type / to see every command. Everybody in the list of people is yours to play.
sandbox-pause = Robots think for
sandbox-pause-0 = no time
sandbox-pause-1 = a moment
sandbox-pause-2 = a while
