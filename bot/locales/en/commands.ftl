# Names (lower case, one word) and descriptions (100 characters at most) of the commands and their options.

command-group = Conspiracy: Abyss Universe, at your own pace
command-new-name = new
command-new = Open a table in this channel
command-turn-name = turn
command-turn = Open your turn: what you can do now
command-table-name = table
command-table = Show the table of this channel
command-chamber-name = chamber
command-chamber = Show a player’s Chamber
command-games-name = games
command-games = Your games, and where it is your turn
command-log-name = log
command-log = What has happened in this game
command-rules-name = rules
command-rules = The rules, topic by topic
command-card-name = card
command-card = What a Lord or a Location does
command-leave-name = leave
command-leave = Leave this game: a robot takes your seat
command-end-name = end
command-end = End this game for everybody (host or manager)
command-help-name = help
command-help = How this bot works

option-bonus-name = bonus
option-bonus = Play with the five bonus Locations
option-hidden-name = hidden
option-hidden = Hide everybody’s points but your own until the end
option-card-name = name
option-card = The beginning of its name
option-player-name = player
option-player = Whose Chamber
option-language-name = language
option-language = The language of the table; otherwise the server’s
