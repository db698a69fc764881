# The screens: lobby, public messages, turn panel, and their buttons (a button has room for about 34 letters).

nothing-yet = —

button-turn = Take my turn
button-next-game = Next game waiting for me
button-substitute = Let a robot play on
button-back = Back
button-confirm = Confirm
button-undo-last = Undo last
button-chambers = Chambers
button-log = Log
button-words = In words
button-rules = Rules
button-join = Join
button-leave = Leave
button-add-robot = Add robot
button-remove-robot = Remove robot
button-start = Start
button-bonus = Bonus Locations
button-points = Show or hide points
button-cancel = Close the table
button-older = Older
button-newer = Newer
button-games-before = Games before
button-games-after = Games after

lobby-title = A table is open
lobby-invitation = Conspiracy: Abyss Universe for two to four players. Take your turns whenever you like, over an evening or over weeks.
lobby-seat-host = { $name } · host
lobby-seat-free = free
lobby-bonus-on = Bonus Locations: the five extra ones are in the deck
lobby-bonus-off = Bonus Locations: the five extra ones stay in the box
lobby-points-shown = Points: everyone sees everyone’s
lobby-points-hidden = Points: hidden until the end, save your own
lobby-commitment = A fair shuffle: the cards are settled already. Keep this fingerprint to check them at the end: ||{ $hash }||
lobby-started = The game has begun. The table is below.
lobby-cancelled = This table was closed.
lobby-opened = Your table is open.

post-turn = { $mention }, it is your turn.
post-turn-gone = It is { $name }’s turn, but they have left this server. Anybody at the table can let a robot play on.
post-whose-turn = It is { $name }’s turn.
post-last-turns = { $name } has completed a Chamber: everyone else has one last turn.
post-past = Turn { $number } has been played. The table stands further down.
post-begins = The game begins. Seats were drawn by lot.
post-ended-early = The game was ended early.

end-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
end-seed = A fair shuffle: every card followed from the seed ||{ $seed }||. Its SHA-256 is the fingerprint of the beginning: ||{ $hash }||

panel-title = Your turn · turn { $number }
panel-status = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
} · keys on the counter: { $keys } · { $free ->
    [one] 1 free place
   *[other] { $free } free places
}
panel-stale = Something has happened since. This is where you are now.
panel-done = Done
panel-next = Next: { $name }.
panel-wait = It is { $name }’s turn. You will be told when it is yours.
panel-over = The game is over.
panel-since = Since your last turn

recruit-question = Draw Lords and keep one ({ $deck ->
    [one] 1 is left
   *[other] { $deck } are left
}), or take a whole pile. Drawing more gives you more to choose from, but what you do not keep goes to the piles, where others can take it. A draw cannot be taken back; a pile you can look at first.
recruit-explore-only = Draw Lords and keep one ({ $deck ->
    [one] 1 is left
   *[other] { $deck } are left
}); there is no pile to take. Drawing more gives you more to choose from, but what you do not keep starts piles, which others can take. A draw cannot be taken back.
recruit-rally-only = The deck is empty: take a whole pile. You can look at each first.
recruit-forced-first = You are restricted: you must take the top Lord of the deck.
recruit-forced-pair = You are restricted: you must draw two Lords and keep one.
recruit-piles = Piles to rally:

keep-question = { $count ->
    [one] You drew one Lord.
    [2] You drew 2 Lords. Which one do you keep? The other goes to its pile.
   *[other] You drew { $count } Lords. Which one do you keep? The others go to their piles.
}
keep-gain = { $points ->
    [one] ({ $gain } point now)
   *[other] ({ $gain } points now)
}

order-question = { $places ->
    [one] You place one Lord.
   *[other] You place { $places } Lords. Click them in the order in which they enter your Chamber: their powers apply in that order.
}
order-too-many = You have { $places ->
    [one] one free place
   *[other] { $places } free places
}: { $rest ->
    [one] one Lord stays
   *[other] { $rest } Lords stay
} on the pile.
order-so-far = Order: { $order }

locate-question = Your keys win a Location. Take one that lies face up, or draw from the deck ({ $deck ->
    [one] 1 is left
   *[other] { $deck } are left
}) and keep one: the others then lie face up for everybody.
locate-scouted = Which one do you keep? The others lie face up afterwards.
locate-deck = The whole deck is yours to look through: { $count ->
    [one] one Location
   *[other] { $count } Locations
}. Which one do you take?
locate-placeholder = Choose a Location to look at

swap-question = You may exchange two Lords without key. Their powers do not apply again.
swap-option = { $place } · { $lord }
swap-placeholder = Choose the two Lords to exchange

forecast-points = { $before } → { $after ->
    [one] 1 point
   *[other] { $after } points
}
forecast-lords = Lords: { $change }
forecast-locations = Locations: { $change }
forecast-coalition = Coalition: { $change }
forecast-pearl-master = Pearl Master: { $change }
forecast-wins-location = It wins you a Location.
forecast-offers-swap = You may exchange two Lords afterwards.
forecast-waiting = { $count ->
    [one] Then the power of 1 more Lord applies.
   *[other] Then the powers of { $count } more Lords apply.
}

chambers-title = Chambers
log-title = Log
log-empty = Nothing has happened yet.
rules-placeholder = Choose a topic
words-title = The table in words
games-title = Your games
games-title-page = Your games ({ $from }–{ $to } of { $total })
games-due = time is up { $when }
games-link = [The table]({ $link })
games-none = You are in no game. Open a table with { $command }.
games-yours = Your turn
games-turn = { $name } to play
games-others = Others to play
games-lobby = Waiting for players
leave-question = Leave this game? A robot plays on in your seat, until you come back or somebody else takes it.
end-question = End this game for everybody? It cannot be taken up again.
button-leave-game = Leave the game
button-end-game = End the game
leave-done = Your seat is a robot’s now; { -command-turn } takes it back.
substitute-done = A robot plays for { $name } now.
end-done = The game is ended.
help-text = **Conspiracy: Abyss Universe**, at your own pace.
    { "" }
    Open a table with { $new }; others join with the button, or choose *solo* and play at once against an automaton. When it is your turn you are mentioned; *Take my turn* opens your panel, which only you see. A draw is final; everything else you can look at before you confirm, and *Undo* takes back what revealed no card while your turn lasts. { $turn } opens the panel too, { $games } lists your games, { $everywhere } also in direct messages and other servers, { $log } shows every turn again, { $rules } and { $card } explain.
    { "" }
    { $settings } lets you choose how you are told of your turn, at which hours nobody disturbs you, your language, how pictures look and whether you get words in their place; { $server } is for those who manage the server: where tables may be opened, how new ones are, the look and the language of what everybody sees. { $privacy } says what is stored of you, gives it to you and deletes it.
    { "" }
    The game is by Bruno Cathala and Charles Chevallier, published by Bombyx. This bot is unofficial fan work and uses none of their art or text.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
leave-lobby-done = You have left the table.

end-pearls = { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
}

# In pictures.
picture-lords = Lords
picture-locations = Locations
picture-coalition = Coalition
picture-pearl-master = Pearl Master
picture-extra = Extra
picture-seat = Seat { $number }
picture-drawn = Which Lord do you keep?
picture-order = Place the { $guild }
picture-location = Which Location do you take?
picture-scouted = Which Location do you keep?

button-manage = Manage
manage-title = Arrange the table
manage-kick = Free somebody’s seat
manage-host = Make somebody else host
language = English

# Solo games. The automata are characters of our own, recognisable by their gear wheel.
robot-legend-farmer = ⚙️ Kelp Thresher
robot-legend-soldier = ⚙️ Iron Pincer
robot-legend-merchant = ⚙️ Nacre Till
robot-legend-politician = ⚙️ Ink Orator
robot-legend-mage = ⚙️ Glass Medusa
solo-begins = { $name } plays alone against { $opponent }, and begins.
solo-tie-title = { $opponent } cannot decide
solo-tie-question = These piles are alike to it. Which one does it take?
solo-tie-pile = The { $guild }: { $ips }
solo-replay-question = Your turn is done, and you hold the Replay token. Spend it for another turn now, or keep it for later?
solo-token = Replay token
solo-leave-question = Leave this game? You play it alone: it ends, and cannot be taken up again.
forecast-replay = It wins you the Replay token.

# The film of a finished game, and what is said beside a card.
button-film = Film
film-title = The film of the game
film-making = The film of this game is being made; it takes a few seconds.
film-failed = The film could not be made right now. Please ask for it again in a minute; the log tells the game in words.
film-words = You get words in place of pictures, and a film has none: the log tells this game turn by turn.
film-alt = { $count ->
    [one] The film of the game: 1 turn.
   *[other] The film of the game: { $count } turns.
}
card-copies = { $count } of IP { $ip }
card-kin = { $guild } in the deck: { $lords }.

# The same people once more.
button-rematch = Rematch
rematch-opened = The same table once more is open: everybody moves on by one seat, and whoever went first goes last.
rematch-there = Somebody has asked already: this rematch is open in this channel.
lobby-rematch = Rematch: you play in this order, without drawing lots. Whoever went first goes last, whoever joins now after them.

# Taking a choice back; the story is a sentence of the log.
button-undo = Undo
panel-undo = *Undo* takes this back: { $story }
panel-undo-all = *Undo* takes back all that you have done this turn.
undo-done = Taken back. Nobody has seen a card that was hidden before.
log-taken-back = { $count ->
    [one] (One choice was taken back.)
   *[other] ({ $count } choices were taken back.)
}
