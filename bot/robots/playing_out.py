"""How might a game go on? Turns of an imagined game, played fast and sensibly, each by what its own cards bring."""

from typing import Final

from bot.game.chamber import PLACES
from bot.robots.gains import MOST_SCOUTED, Gains, ordered
from bot.robots.twin import DRAWN, LOCATION, ORDER, OVER, RECRUITING, SCOUTED, SWAPPING, Twin

DRAWN_USUALLY: Final = 2
DENIED: Final = 0.5  # what it is worth to take a pile from the others
NONE: Final = -1
LOCATION_HOPED_FOR: Final = 5.0  # what scouting brings, more or less


def play_turns(twin: Twin, turns: int) -> None:
    """Play so many turns, what is left of one that has begun being one of them; fewer where the game ends."""
    for _ in range(turns):
        if twin.ask == OVER:
            return
        finish_turn(twin)


def finish_turn(twin: Twin) -> None:
    """Play what is left of a turn."""
    seat = twin.turn
    if twin.ask == RECRUITING:
        _recruit(twin)
    while twin.turn == seat and twin.ask != RECRUITING and twin.ask != OVER:
        ask = twin.ask
        if ask == DRAWN:
            twin.keep(max(twin.drawn, key=Gains(twin, seat).lord))
        elif ask == LOCATION:
            _locate(twin)
        elif ask == SCOUTED:
            _take_best(twin, twin.drawn)
        elif ask == SWAPPING:
            twin.go_on()
        elif ask == ORDER:
            rally(twin, Gains(twin, seat))
        else:
            _take_best(twin, twin.locations)


def _recruit(twin: Twin) -> None:
    """Rally the best pile if it brings more than a draw would, which is guessed from cards deep in the deck."""
    forced = twin.must_explore()
    if forced:
        twin.explore(forced)
        return
    gains = Gains(twin, twin.turn)
    deck = twin.deck
    size = len(deck)
    hoped = max(gains.lord(deck[0]), gains.lord(deck[size >> 1]), gains.lord(deck[size >> 2])) if size else -1.0
    rival = Gains(twin, (twin.turn + 1) % len(twin.sides))
    wanted = [rival.pile(pile) if pile else 0.0 for pile in twin.piles]
    most = max(wanted)
    best = NONE
    for suit, pile in enumerate(twin.piles):
        if pile:
            gain = gains.pile(pile)
            if wanted[suit] == most:
                gain += DENIED * (most - max(wanted[:suit] + wanted[suit + 1 :]))
            if gain > hoped:
                hoped, best = gain, suit
    if best != NONE:
        twin.rally(best)
        rally(twin, gains)
    else:
        twin.explore(min(DRAWN_USUALLY, size))
        twin.keep(max(twin.drawn, key=gains.lord))


def rally(twin: Twin, gains: Gains) -> None:
    """Recruit the pile chosen, as much of it as fits."""
    pile = twin.piles[twin.suit]
    if len(pile) == 1:
        twin.recruit(pile)
        return
    free = PLACES - len(gains.side.lords)
    if len(pile) > free:
        pile = sorted(pile, key=gains.lord, reverse=True)[:free]
    twin.recruit(ordered(gains.side, pile))


def _locate(twin: Twin) -> None:
    side = twin.sides[twin.turn]
    if side.whole_deck:
        twin.scout_all()
        return
    if not twin.locations:
        _take_best(twin, twin.face_up)
        return
    gains = Gains(twin, twin.turn)
    hoped, best = LOCATION_HOPED_FOR, NONE
    for location in twin.face_up:
        gain = gains.location(location)
        if gain > hoped:
            hoped, best = gain, location
    if best != NONE:
        twin.control(best)
    else:
        twin.scout(min(MOST_SCOUTED, len(twin.locations)))


def _take_best(twin: Twin, locations: list[int]) -> None:
    gains = Gains(twin, twin.turn)
    twin.control(max(locations, key=gains.location))
