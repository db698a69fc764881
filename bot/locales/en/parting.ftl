# Ending a game together, handing a seat over, games that sleep, tables that nobody came to.
proposal-title = End the game here?
proposal-line = It ends as soon as everybody at the table has agreed; whoever wants to play on says so, and it goes on. Meanwhile you can go on playing.
proposal-for = In favour: { $names }
proposal-open = { $count ->
    [one] { $names } has not answered yet
   *[other] { $names } have not answered yet
}
button-agree = End it
button-play-on = Play on
button-propose = Ask the others
proposal-agreed = Everybody at the table has agreed to end the game.
proposal-declined = { $name } wants to play on: the game continues.
proposal-over = This proposal is no longer open.
proposal-moved = The proposal to end the game stands further down.
post-proposed = { $count ->
    [one] { $names } proposes to end the game: please answer in this channel.
   *[other] { $names } propose to end the game: please answer in this channel.
}
post-ended-agreed = The table has agreed to end the game here.
end-proposed = The others are asked in the channel; the game ends when everybody at the table has agreed.
end-agreed = You have agreed. The game ends when the others have, too.
end-declined = The game goes on, and the channel reads that you want to play on.

handing-above = { $mention }, a seat is offered to you.
handing-own = **{ $name } would like to hand over seat { $number } to you.** You play on from there, with everything that lies in that Chamber.
handing-left = **Seat { $number } is free, and kept for you by { $name }.** You play on from there, with everything that lies in that Chamber.
handing-line = Nothing changes until you accept.
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw the offer
handing-done = The seat is offered; it changes hands as soon as that person accepts.
handing-accepted = { $name } has accepted the seat.
handing-declined = The seat was declined.
handing-withdrawn = The offer was withdrawn.
handing-over = This offer is no longer open.
handing-closed = Done: the seat stays as it is.
post-handed-over = { $name } takes over the seat of { $before }.

post-dormant = Nobody has played this game for a month, so it sleeps. Everything is kept: whoever belongs to it can take it up again.
button-reopen = Take it up again
reopen-done = The game goes on where it was.
lobby-expired = This table was closed: nobody came for a week.
games-asleep = It sleeps
games-left = A robot plays for you
button-come-back = Come back

privacy-offers = { $count ->
    [one] **Offers:** a seat of somebody’s game, which you may take over.
   *[other] **Offers:** { $count } seats of other people’s games, which you may take over.
}

error-not-for-you = That is between the person who has the seat and the one to whom it is offered; nothing has changed.
error-offer-to-self = You cannot offer a seat to yourself; name somebody else, or use { -command-table } to see the game.
error-not-on-server = That person is not on this server; invite them first, then offer the seat again.
error-several-seats = More than one seat is free ({ $seats }); say which one with the option “seat”.
error-has-seat = That person has a seat in this game already, or left one that is theirs to take again; offer yours to somebody else.
error-offer-over = This offer is no longer open, and the seat stays as it is.
error-no-proposal = Nobody proposes to end this game any more, so it goes on.
error-dormant = This game sleeps, for nobody has played it for a month; { -command-table } lets its players take it up again.
