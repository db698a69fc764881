# What happened. A turn is one sentence: the player's name, then what they did, joined as a list.

story-turn = { $name } { $deeds }.
story-turn-began = Turn { $number }: { $name }.
story-earlier = { $count ->
    [one] … 1 earlier turn
   *[other] … { $count } earlier turns
}

story-exploring = { $count ->
    [one] took the top Lord of the deck
   *[other] drew { $count } Lords
}
story-took = took { $lord } from the top of the deck
story-kept = recruited { $lord } (discarding { $left })
story-rallying = chose to rally the { $guild }
story-rallied = rallied the { $guild } ({ $ips })
story-placed = placed { $lords }
story-discarded = discarded { $lords }
story-shield = gave { $lord } the Shield
story-shield-it = gave it the Shield
story-keys = revealed { $keys }
story-none-left = won a Location but found none left
story-pearls = gained { $count ->
    [one] 1 pearl
   *[other] { $count } pearls
}
story-master = became Pearl Master
story-revealed = revealed { $lord } from the deck
story-swapped = swapped the Lords on places { $a } and { $b }
story-stayed = left everyone in place
story-scouted = { $count ->
    [one] drew 1 Location
   *[other] drew { $count } Locations
}
story-searched = looked through the whole Location deck
story-left = left { $locations } face up
story-controlled = took control of { $location }
story-controlled-pearls = took control of { $location } (+{ $count ->
    [one] 1 pearl
   *[other] { $count } pearls
})
story-recalled-lords = { $count ->
    [one] shuffled 1 discarded Lord back into the deck
   *[other] shuffled { $count } discarded Lords back into the deck
}
story-recalled-locations = { $count ->
    [one] shuffled 1 face-up Location back into the deck
   *[other] shuffled { $count } face-up Locations back into the deck
}
story-turned-up = turned up { $lords }
story-replay-won = won the Replay token
story-replay-spent = spent the Replay token for another turn

# Sentences of their own.
story-lifted = The restriction set by { $name } is over.
story-last-turns = { $name } has a full Chamber: everyone else has one last turn.
story-ended = The game is over!
story-drawn-lords = You drew { $lords }.
story-drawn-locations = You drew { $locations }.

# Why an automaton took a pile: the figure is that of the pile.
story-reason-several = Its reason: most Lords ({ $figure }).
story-reason-key = Its reason: most keys ({ $figure }).
story-reason-coalition = Its reason: the largest Coalition ({ $figure }).
story-reason-pearl = Its reason: most Lords with pearls ({ $figure }).
story-reason-soldier = Its reason: Soldiers ({ $figure }).
story-reason-six = Its reason: a Lord of 6 IP.
story-reason-largest = Its reason: nothing pleased it, and the deck is empty.
story-tied = { $count ->
    [one] One pile was alike to it.
   *[other] { $count } piles were alike to it, and its opponent chose.
}
