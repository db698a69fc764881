# Robots: characters of our own, always recognisable as robots, each with its level.

robot-called = 🤖 { $name } ({ $level })
robot-nameless = Robot
robot-random = 🤖 Drift
robot-greedy = 🤖 Gulper
# Of somebody who left.
robot-for = 🤖 for { $name } ({ $level })

robot-level-random = random
robot-level-greedy = greedy
robot-level-easy = easy
robot-level-normal = normal
robot-level-hard = hard
robot-level-easy-line = Plays like a beginner, mistakes included
robot-level-normal-line = Plays soundly, and at once
robot-level-hard-line = Tries its choices in imagined games; takes some seconds

robot-name-bubble = Bubble
robot-name-barnacle = Barnacle
robot-name-sprocket = Sprocket
robot-name-lantern = Lantern
robot-name-anchor = Anchor
robot-name-bolt = Bolt
robot-name-sponge = Sponge

button-hint = Hint
button-hints = Hints on or off
button-why = Why? (robots)

lobby-hints-on = Hints: whoever is on turn may ask for one
lobby-hints-off = Hints: none at this table

why-title = Why did the robots do that?
why-none = No robot has played here yet.
why-line = In turn { $number }, { $name } was after { $reasons }.
why-line-nothing = In turn { $number }, { $name } found nothing that brought more.
why-line-chance = In turn { $number }, { $name } left it all to chance.
hint-line = Hint: **{ $move }** — for { $reasons }.
hint-line-nothing = Hint: **{ $move }**. Nothing else brings more.

# What a move is worth, as it stands in such a sentence.
reason-worth = { $points ->
    [one] { $reason } (about 1 point)
   *[other] { $reason } (about { $points } points)
}
reasons-but = { $reasons }, even though it leaves { $left }
reason-left = the { $guild } to { $name }
reason-choice = { $count ->
    [one] the top card
   *[other] { $count } new cards to choose from
}
reason-shield = a better Shield with { $lord }
reason-coalition = { $count ->
    [one] a Coalition of 1 Lord
   *[other] a Coalition of { $count } Lords
}
reason-location = { $location }
reason-wins_location = a Location in exchange for keys
reason-other_locations = more from Locations already taken
reason-key = { $count ->
    [one] a key towards the next Location
   *[other] { $count } keys towards the next Location
}
reason-pearls = { $count ->
    [one] pearls (1 in all)
   *[other] pearls ({ $count } in all)
}
reason-pearl_master = the title of Pearl Master
reason-denies = the { $guild } that { $name } could use best
reason-many = { $count ->
    [one] one Lord at once
   *[other] { $count } Lords at once
}
reason-last_turns = a complete Chamber before everyone else
reason-victory = the victory
