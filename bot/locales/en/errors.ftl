# What a player reads when something cannot be done: one sentence, and what to do next.

# Where commands are called otherwise, only these lines change.
-command-games = /conspiracy games
-command-new = /conspiracy new
-command-table = /conspiracy table
-command-turn = /conspiracy turn
-command-server = /conspiracy server

error-no-such-game = That game no longer exists; { -command-games } lists yours.
error-no-game-here = No game is running in this channel; start one with { -command-new }.
error-channel-busy = A game is already running in this channel; join it, or open yours in another channel or thread.
error-several-games = Several games of this channel run in threads of their own: { $games }. Ask there.
error-not-at-table = You have no seat in this game, but you are welcome to watch, or to open a table with { -command-new }.
error-already-at-table = You already have a seat at this table, and nobody sits twice.
error-table-full = Every seat is taken; you can open another table with { -command-new }.
error-table-not-full-enough = At least two players are needed; invite someone, or add a robot, then start.
error-not-host = Only the host of this table can do that; ask them, or a server manager.
error-already-started = The game has already started; use { -command-table } to see it.
error-not-started = The game has not started yet; wait until the host starts it.
error-not-your-turn = It is not your turn yet; you will get a ping when it is.
error-stale = The game has moved on since this was shown; here is where it stands now.
error-time-up = Your time was up, and a robot has played that turn.
error-settled = That has been settled already: the turn is over, the player has come back, or the table has decided.
error-illegal-choice = The rules do not allow that right now; please choose one of the options shown.
error-game-over = This game is over; start another with { -command-new } whenever you like.
error-no-such-robot = There is no robot by that name; please pick one from the list.
error-no-such-seat = There is no such seat at this table; please pick one from the list.
error-no-such-turn = { $count ->
    [one] This game has had only 1 turn so far.
   *[other] This game has had only { $count } turns so far.
}
error-bots-cannot-play = Discord bots cannot take a seat; our own robots can: in the lobby, or when somebody leaves a game.
error-missing-permission = I am missing a permission here ({ $permissions }); ask a server manager to grant it, then try again.
error-not-a-manager = You need the Manage Server permission for that; please ask somebody who has it.
error-unknown-button = This button is from an earlier version; open a fresh panel with { -command-turn }.
error-wrong-place = That does not work here; try it in a text channel or thread of a server.
error-internal = Something went wrong on our side and nothing was lost; please try again, and if it persists, report reference { $reference }.
error-not-over = That would tell the secrets of the game; ask again when it is over.
error-damaged = This game cannot be read any more and is kept as it is; its players together or a server manager can end it and open another.
error-still-here = That player is still on this server; a robot takes over only from those who have left it.
error-no-such-card = No card has a name like that; please pick one from the list while you type.
error-no-robots-in-solo = A solo game has its automaton and no robots; choose one of the two and open the table again.
error-no-hint = There are no hints at this table; the choice is all yours, and every option shows what it would bring.
error-nothing-to-undo = There is nothing to take back: only your latest choice of this turn can be, and only while no card has been revealed by it.
error-seat-taken = Somebody else has that seat by now; you are welcome to watch, or to open a table with { -command-new }.
error-own-seat = You left another seat of this game; { -command-turn } lets you take that one again.
error-no-open-seat = Nobody has left this game, so there is no seat to offer; it can go on as it is.
error-other-channel = On this server tables are opened in { $channels }; open yours there, or ask somebody who manages the server ({ -command-server }).
error-no-such-time = That is no time of day; please write it like 22:30, 7 or 10:30 pm.
error-no-time-zone = Please choose your time zone first: quiet hours are hours of your own day.
error-quiet-too-long = Quiet hours last up to twelve hours and must not end when they begin; please choose others, such as 23:00 to 8:00.
