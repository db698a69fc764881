# The table in words: players, choices, decisions, Chambers, piles.

# Lists: "Ana, Bruno and Chloé".
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
list-and = { $first } and { $last }
# Where the last thing begins with the sound of an i, before which Spanish says "e".
list-and-i = { $first } and { $last }

seat-number = Seat { $number }
name-with-seat = { $name } (seat { $number })
name-you = { $name } (you)

# Buttons: 80 characters at most.
action-explore = { $count ->
    [one] Explore: take the top Lord
   *[other] Explore: draw { $count } Lords, keep one
}
action-rally = Rally the { $guild }: { $ips }
action-keep = Keep { $lord }
action-place = Place the { $guild }: { $ips }
action-swap = Swap { $first } (place { $a }) and { $second } (place { $b })
action-stay = Leave everyone in place
action-scout = { $count ->
    [one] Draw 1 Location and take it
   *[other] Draw { $count } Locations, keep one
}
action-scout-all = Search the whole Location deck
action-control = Take { $location }
action-reveal = Turn up the top Lord
action-replay = Play again (Replay token)
action-keep-token = Keep the Replay token

# What the reader has to decide…
decide-recruiting = Choose how to recruit: explore the deck or rally a pile.
decide-drawn = Choose which of these Lords to keep.
decide-order = Choose in which order the { $guild } enter your Chamber.
decide-swap = Choose two Lords to swap, or leave everyone in place.
decide-location = Your keys win you a Location: choose one face up, or draw from the deck.
decide-scouted = Choose which of these Locations to keep.
decide-deck = Choose any Location of the deck.
decide-pile = Your opponent likes several piles equally: choose which one it takes.
decide-replay = Spend the Replay token for another turn, or keep it.

# … and what somebody else has to decide.
waits-recruiting = { $name } is choosing how to recruit.
waits-drawn = { $name } is choosing one of the Lords drawn.
waits-order = { $name } is putting the { $guild } in order.
waits-swap = { $name } is thinking about a swap.
waits-location = { $name } has won a Location and is choosing where to look.
waits-scouted = { $name } is choosing one of the Locations drawn.
waits-deck = { $name } is looking through the Location deck.
waits-pile = { $name } is choosing which of several equal piles the opponent takes.
waits-replay = { $name } is thinking about spending the Replay token.

restriction-forced_first = Until { $name } plays again, every opponent must take the top Lord of the deck.
restriction-forced_pair = Until { $name } plays again, every opponent must draw 2 Lords and keep one.

points-line = { $total ->
    [one] 1 point
   *[other] { $total } points
} (Lords { $lords }, Locations { $locations }, Coalition { $coalition }, Pearl Master { $master })
points-hidden = points hidden until the end
points-line-extra = { $total ->
    [one] 1 point
   *[other] { $total } points
} (Lords { $lords }, Locations { $locations }, Coalition { $coalition }, Pearl Master { $master }, extra { $extra })

table-turn = Turn { $number }: { $name } to play.
table-your-turn = Turn { $number }: your turn!
table-over = The game is over.
table-winners = { $count ->
    [one] { $names } wins!
   *[other] Shared victory: { $names }
}
table-last-turns = { $name } has a full Chamber: these are the last turns.
table-no-master = Nobody is Pearl Master yet.
table-replay = { $name } has the Replay token.
table-decks = In the decks: { $lords ->
    [one] 1 Lord
   *[other] { $lords } Lords
}, { $locations ->
    [one] 1 Location
   *[other] { $locations } Locations
}.
table-piles = Discard piles: { $piles }.
table-pile = { $guild } { $ips }
table-pile-empty = no { $guild }
table-pile-count = { $guild } { $count }
table-face-up = Face-up Locations:
table-no-face-up = No Location is face up.
table-queue = Powers still to come: { $lords }.
table-drawn = You drew: { $lords }.
table-drawn-locations = Locations you drew:
table-deck = In the Location deck:

# One player's side of the table.
chamber-header = { $name }: { $points }, { $pearls }
chamber-header-master = { $name }: { $points }, { $pearls }, Pearl Master
chamber-counter = On the key counter: { $keys }.
chamber-counter-empty = No key on the counter.
chamber-empty = No Lord in the Chamber yet.
chamber-places = { $first }–{ $last }
chamber-row = Row { $row } ({ $places }): { $lords }
chamber-count = { $count ->
    [one] 1 Lord of 15
   *[other] { $count } Lords of 15
}
chamber-lord = { $lord } ({ $notes })
chamber-shield = Shield
chamber-location = { $location }, { $points }
chamber-coalition = Largest Coalition: places { $places }.
chamber-would-be = Your Chamber as it would be ({ $points }):

# Cards to choose from, in the alt text of their picture.
choice-chosen = chosen
choice-number = chosen, number { $number }
