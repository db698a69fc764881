"""How does a state become the next one? A game state that may be written to, while one action is applied."""

from collections.abc import Sequence

from bot.game.cards import Location, Lord
from bot.game.deal import reshuffled
from bot.game.events import Event, Reshuffled
from bot.game.state import Decision, Deck, GameState, Restriction, Seat


class Draft:
    """The fields of GameState, open for writing, and the events so far; never leaves `apply`.

    `owner` is the seat whose turn it is when the action is applied; only its side of the table changes.
    In a solo game `opponent` is the automaton, and `automaton` the same while it is its turn.
    Building the next frozen state once per action, instead of once per change, is what makes a game fast.
    """

    __slots__ = (
        "_before",
        "automaton",
        "chamber",
        "decider",
        "decision",
        "events",
        "face_up",
        "last_turns_by",
        "location_deck",
        "lord_deck",
        "opponent",
        "owner",
        "pearl_master",
        "pearls",
        "piles",
        "queue",
        "replay_token",
        "restriction",
        "seats",
        "shuffles",
        "turn",
        "turn_number",
    )

    def __init__(self, state: GameState) -> None:
        self._before = state
        self.shuffles = state.shuffles
        self.seats = state.seats  # as they were: the owner's side is in `chamber` and `pearls`
        self.owner = state.turn
        self.opponent = state.options.opponent
        self.automaton = state.options.automaton(state.turn)
        self.chamber, self.pearls = state.seats[state.turn].chamber, state.seats[state.turn].pearls
        self.lord_deck: tuple[Lord, ...] = state.lord_deck
        self.location_deck: tuple[Location, ...] = state.location_deck
        self.piles: tuple[tuple[Lord, ...], ...] = state.piles
        self.face_up: tuple[Location, ...] = state.face_up
        self.turn = state.turn
        self.turn_number = state.turn_number
        self.decider: int | None = state.decider
        self.decision: Decision | None = state.decision
        self.queue: tuple[int, ...] = state.queue
        self.pearl_master: int | None = state.pearl_master
        self.restriction: Restriction | None = state.restriction
        self.last_turns_by: int | None = state.last_turns_by
        self.replay_token = state.replay_token
        self.events: list[Event] = []

    def freeze(self) -> GameState:
        """Return the state that the changes have led to."""
        seats, owner = self.seats, self.owner
        if self.chamber is not seats[owner].chamber or self.pearls != seats[owner].pearls:
            seats = (*seats[:owner], Seat(self.chamber, self.pearls), *seats[owner + 1 :])
        return GameState(
            self._before.options,
            self._before.fate,
            self.shuffles,
            seats,
            self.lord_deck,
            self.location_deck,
            self.piles,
            self.face_up,
            self.turn,
            self.turn_number,
            self.decider,
            self.decision,
            self.queue,
            self.pearl_master,
            self.restriction,
            self.last_turns_by,
            self.replay_token,
        )

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def ask(self, decision: Decision) -> None:
        """Let the seat whose turn it is decide next."""
        self.decision = decision

    def decided(self) -> None:
        """Note that the decision is taken."""
        self.decision = None

    def draw_lords(self, count: int) -> tuple[Lord, ...]:
        """Take that many Lords off their deck, the top one first."""
        drawn, self.lord_deck = self.lord_deck[:count], self.lord_deck[count:]
        return drawn

    def draw_locations(self, count: int) -> tuple[Location, ...]:
        """Take that many Locations off their deck, the top one first."""
        drawn, self.location_deck = self.location_deck[:count], self.location_deck[count:]
        return drawn

    def discard(self, lord: Lord) -> None:
        """Put a Lord face up on the pile of its guild."""
        self.set_pile(lord.suit, (*self.piles[lord.suit], lord))

    def set_pile(self, suit: int, pile: tuple[Lord, ...]) -> None:
        """Make these Lords the pile of the guild `GUILDS[suit]`."""
        self.piles = (*self.piles[:suit], pile, *self.piles[suit + 1 :])

    def shuffle_lords(self, cards: Sequence[Lord]) -> None:
        """Make these cards, shuffled, the Lord deck."""
        self.lord_deck = reshuffled(self._before.fate, self.shuffles, Deck.LORDS, cards)
        self._shuffled(Deck.LORDS, self.lord_deck)

    def shuffle_locations(self, cards: Sequence[Location]) -> None:
        """Make these cards, shuffled, the Location deck."""
        self.location_deck = reshuffled(self._before.fate, self.shuffles, Deck.LOCATIONS, cards)
        self._shuffled(Deck.LOCATIONS, self.location_deck)

    def _shuffled(self, deck: Deck, order: tuple[Lord, ...] | tuple[Location, ...]) -> None:
        self.shuffles += 1
        self.tell(Reshuffled(deck, order))
