# What is stored of a person, with their own numbers, and how they get it or get rid of it.

privacy-title = What is stored of you
privacy-nothing = Nothing at all: no game, no setting.
privacy-games = **Games:** { $running ->
    [one] 1 running
   *[other] { $running } running
}, { $waiting ->
    [one] 1 waiting for players
   *[other] { $waiting } waiting for players
}, { $ended ->
    [one] 1 ended
   *[other] { $ended } ended
}. With each your Discord id, your seat, and what you were called on that server.
privacy-actions = **Your choices in them:** { $count ->
    [one] 1 action, with its time and the id of the click.
   *[other] { $count } actions, each with its time and the id of the click.
}
privacy-preferences = **Your settings,** as you have chosen them.
privacy-no-preferences = **Settings:** you have chosen none.
privacy-never = Not stored: messages that you write, your e-mail address, your picture, who your friends are. The bot cannot read messages, and gives nothing to anybody.
button-export = Export my data
button-forget = Delete my data
export-done = Here is everything, as a JSON file that only you see. Of games that run it holds your own choices, and no card that you may not know.

forget-question = Delete everything that is stored of you? It cannot be undone.
forget-running = • You leave { $count ->
    [one] the game that runs
   *[other] the { $count } games that run
}: a robot takes your seat, and a game without people ends.
forget-waiting = • You leave { $count ->
    [one] the table that waits
   *[other] the { $count } tables that wait
} for players; one without people is closed.
forget-ended = • In { $count ->
    [one] the game that has ended
   *[other] the { $count } games that have ended
} your seat stays, without your id and name: it was “a former player”.
forget-preferences = • Your settings go.
forget-posted = What was posted in a channel stays there until it is deleted there. Backups that the operator has made are kept as long as they keep them.
button-forget-now = Yes, delete it all
forget-done = Everything that was stored of you is deleted. You are welcome to play again whenever you like.
former-player = a former player
