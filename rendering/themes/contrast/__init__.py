"""How does most contrast look? White on black, guilds by brightness and pattern: for whoever tells colours hardly."""

from rendering.theme import GuildColours, Theme

BLACK = (0, 0, 0)
WHITE = (255, 255, 255)

THEME = Theme(
    name="contrast",
    dark=True,
    patterns=True,
    surface=(16, 18, 22),
    middle=(6, 7, 9),
    floor=BLACK,
    ray=(255, 255, 255, 0),
    bubble=(255, 255, 255, 0),
    panel=(0, 0, 0, 255),
    panel_edge=(255, 255, 255, 255),
    turn_panel=(28, 28, 20, 255),
    turn_edge=(255, 236, 0, 255),
    seats=((255, 255, 255, 255), (255, 255, 255, 255), (255, 255, 255, 255), (255, 255, 255, 255)),
    text=WHITE,
    quiet=(232, 232, 232),
    figure=WHITE,
    points=(255, 236, 0),
    gain=(120, 255, 120),
    loss=(255, 170, 150),
    halo=BLACK,
    line=BLACK,
    empty=(255, 255, 255, 14),
    empty_edge=(255, 255, 255, 120),
    next_edge=(255, 236, 0, 255),
    light=(255, 255, 255, 255),
    changed=(255, 236, 0, 255),
    gold=((255, 214, 0), (255, 184, 0)),
    silver=(WHITE, (214, 220, 226)),
    pearl=(WHITE, (206, 212, 222)),
    sign=WHITE,
    shield=(255, 240, 170),
    plate=(0, 0, 0, 255),
    plate_edge=(255, 255, 255, 255),
    plate_text=WHITE,
    emblem=(110, 240, 255),
    deck=(
        GuildColours((0, 66, 78), (0, 36, 44), WHITE, BLACK, WHITE),
        GuildColours((44, 40, 110), (22, 20, 60), WHITE, BLACK, WHITE),
    ),
    guilds=(
        GuildColours((112, 76, 0), (84, 56, 0), (255, 210, 40), BLACK, (255, 240, 180)),
        GuildColours((150, 24, 8), (110, 14, 4), (255, 118, 92), BLACK, (255, 216, 206)),
        GuildColours((0, 96, 44), (0, 66, 28), (70, 255, 150), BLACK, (206, 255, 220)),
        GuildColours((8, 60, 140), (4, 38, 98), (110, 180, 255), BLACK, (214, 232, 255)),
        GuildColours((88, 26, 140), (60, 12, 100), (216, 150, 255), BLACK, (242, 220, 255)),
    ),
)
