"""Where does one find a turn again? The public messages of a game, each with the turns that it tells of."""

from dataclasses import dataclass

from bot.db.rows import PostRow


@dataclass(frozen=True, slots=True)
class Addresses:
    """The public messages of a game, by the turn that each called for, the earliest first.

    The turns of robots that followed have no message of their own: the one before tells of them as well.
    """

    posts: tuple[PostRow, ...] = ()

    def of(self, turn: int) -> PostRow | None:
        """Return where a turn is told; None where that was never noted."""
        return next((post for post in reversed(self.posts) if post.turn <= turn), None)

    def first_of(self, message_id: int) -> int | None:
        """Return the first turn that a message tells of; None for one that was never noted."""
        return next((post.turn for post in self.posts if post.message_id == message_id), None)
