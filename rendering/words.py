"""Which words stand in the pictures? The caller's, in the reader's language; these are the English ones."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """The few words that a picture draws; emblems and numerals say the rest.

    `title` and `subtitle` are whole sentences, such as whose turn it is and what has just happened. `seat` names a
    player whose name cannot be drawn, with `{number}` for the place in the order of play, from 1. `right_to_left` is
    for languages that are written so. `letters` are one for each guild in the order of GUILDS, all different; a theme
    with `letters` shows them.
    """

    title: str = ""
    subtitle: str = ""
    lords: str = "Lords"
    locations: str = "Locations"
    coalition: str = "Coalition"
    pearl_master: str = "Pearl Master"
    extra: str = "Extra"
    seat: str = "Seat {number}"
    letters: tuple[str, str, str, str, str] = ("F", "S", "M", "P", "G")
    right_to_left: bool = False

    def substitute(self, seat: int) -> str:
        """Return what to call the player of a seat, counted from 0."""
        return self.seat.replace("{number}", str(seat + 1))


ENGLISH = Words()
