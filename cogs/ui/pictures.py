"""Which picture goes with a screen? Asked of the studio, with its alt text; none where it takes too long."""

from bot.game.forecast import Forecast
from bot.service.table import Table
from cogs.ui.page import Attachment


class Pictures:
    """The pictures of screens. Drawing never happens here: the studio draws elsewhere."""

    async def table(
        self, table: Table, locale: str, patience: float = 2.0, *, viewer: int | None = None
    ) -> Attachment | None:
        """Return the picture of the table as a seat sees it, None being everybody."""
        return None

    async def chamber(
        self, table: Table, viewer: int | None, seat: int, locale: str, forecast: Forecast | None = None
    ) -> Attachment | None:
        """Return the picture of a seat's Chamber, or of what it would be after a choice."""
        return None
