"""The rules of Conspiracy: Abyss Universe. The public door; README.md beside this file is the map."""

from bot.game.actions import Action, parse
from bot.game.apply import Applied, apply
from bot.game.codec import decode, encode
from bot.game.deal import commitment, fresh_seed, new_game, seat_order
from bot.game.errors import Code, GameError
from bot.game.events import Event, visible
from bot.game.invariants import problems
from bot.game.legal import LegalActions, legal_actions
from bot.game.scoring import Outcome, Points, outcome
from bot.game.state import Deal, Deck, GameState, Options, Reshuffle
from bot.game.view import PlayerView, view_for

__all__ = [
    "Action",
    "Applied",
    "Code",
    "Deal",
    "Deck",
    "Event",
    "GameError",
    "GameState",
    "LegalActions",
    "Options",
    "Outcome",
    "PlayerView",
    "Points",
    "Reshuffle",
    "apply",
    "commitment",
    "decode",
    "encode",
    "fresh_seed",
    "legal_actions",
    "new_game",
    "outcome",
    "parse",
    "problems",
    "seat_order",
    "view_for",
    "visible",
]
