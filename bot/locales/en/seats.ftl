# Seats that somebody left.
return-question = You left this game, and a robot plays in your seat. Take it again?
button-return = Take my seat again
offer-title = **A seat is free.** A robot keeps it; the first to click plays on from there.
button-take = Take seat { $number }
offer-over = Every seat has its player.
offer-done = The seat is offered in this channel.
post-left = { $name } has left the game: a robot plays on in their seat.
post-returned = { $name } is back, and plays on in place of { $robot }.
post-seat-taken = { $name } plays on in place of { $robot }.
