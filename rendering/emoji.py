"""How does a guild look on a button? Its emblem on a hexagon of its colour, small enough for an emoji."""

import io

from PIL import Image

from bot.game.cards import Guild
from rendering.canvas import Picture
from rendering.emblems import emblem
from rendering.sprites import gradient, hexagon_mask, outlined, tinted
from rendering.theme import Theme

SIZE = 128  # what Discord keeps
HEXAGON = 110  # wide, so that its height just fits
EMBLEM = 66
RIM = 5
INK = 3


def draw_emoji(guild: Guild, theme: Theme) -> Picture:
    """Return a guild's emoji, a PNG with a clear ground."""
    colours = theme.of(guild)
    ground = hexagon_mask(HEXAGON)
    image = tinted(ground, colours.rim)
    face = gradient(ground.size, colours.lit, colours.deep)
    image.paste(face, (0, 0), hexagon_mask(HEXAGON, RIM))
    mark = outlined(emblem(guild, EMBLEM), colours.emblem, colours.emblem, colours.ink, INK)
    image.alpha_composite(mark, ((image.width - mark.width) // 2, (image.height - mark.height) // 2))
    whole = Image.new("RGBA", (SIZE, SIZE), (*colours.rim, 0))
    whole.alpha_composite(image, ((SIZE - image.width) // 2, (SIZE - image.height) // 2))
    stream = io.BytesIO()
    whole.save(stream, "PNG", optimize=True)
    return Picture(stream.getvalue(), f"{guild.value}.png", SIZE, SIZE)
