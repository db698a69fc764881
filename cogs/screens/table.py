"""How does the table stand? The public message of a turn, and the one of the end."""

from collections.abc import Sequence

from bot.game.view import PlayerView
from bot.i18n import has, text
from bot.service.names import CHARACTERS, LONGEST
from bot.service.table import Ending, Player, Status, Table
from cogs.screens import controls
from cogs.screens.naming import player_name, points_line, together
from cogs.screens.players import Names
from cogs.screens.pointers import deadline
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Illustration, Page, Screen, cut

COLOUR = 0x1B6B8F
GOLD = 0xE2B84B
MEDALS = ("🥇", "🥈", "🥉", "🏅")


def names_of(table: Table, locale: str) -> tuple[str, ...]:
    """Return the players' names by seat; robots have names of our own, and say that they are robots."""
    return tuple(name_of(player, locale) for player in table.players)


def name_of(player: Player, locale: str) -> str:
    """Return what a player is called."""
    name = text("former-player", locale) if player.former else player.name
    if player.human:
        return name
    own = f"robot-{player.robot}"  # of automata, and of robots of earlier versions
    if not player.left and player.name not in CHARACTERS and has(own, locale):
        return text(own, locale)
    level = text(f"robot-level-{player.robot}", locale)
    if player.former:
        return text("robot-for", locale, level=level, name=name)
    if player.left:  # a long name is cut, for what tells of the robot to stay
        room = LONGEST - len(text("robot-for", locale, level=level, name=""))
        return text("robot-for", locale, level=level, name=cut(name, room))
    called = f"robot-name-{player.name}" if player.name in CHARACTERS else "robot-nameless"
    return text("robot-called", locale, name=text(called, locale), level=level)


NOBODY: frozenset[int] = frozenset()


def table_screen(
    table: Table,
    recap: str,
    picture: Illustration,
    locale: str,
    gone: frozenset[int] = NOBODY,
    calls: Sequence[int] = (),
    after: int | None = None,
) -> Screen:
    """Return the message that says whose turn it is; it notifies those whom it calls, and `after`, who is next.

    `gone` are the people who have left the server: of them it only says so, and offers a robot in their place.
    """
    view = table.view(None)
    player = _to_move(table, view)
    name = player_name(names_of(table, locale), player.position, locale)
    if player.human and player.user_id in gone:
        above = text("post-turn-gone", locale, name=name)
    elif player.user_id not in calls:
        above = text("post-whose-turn", locale, name=name)
    else:
        above = text("post-turn", locale, mention=f"<@{player.user_id}>")
    page = Page(COLOUR).text(recap).picture(picture)
    page.text(*_notes(table, locale), deadline(table, locale))
    page.text("" if after is None else f"-# {text('call-next', locale, mention=f'<@{after}>')}")
    page.buttons(controls.open_turn(table.id, locale), *controls.reading(table.id, locale, robots=table.robots_played))
    page.buttons(*_substitute(table, gone, locale))
    mentions = tuple(person for person in (*calls, after) if person is not None and person not in gone)
    return page.screen(mentions=mentions, above=above)


def beginning(table: Table) -> str:
    """Return what is told before anything has happened."""
    if not table.solo:
        return text("post-begins", table.locale)
    name, opponent = (player_name(names_of(table, table.locale), seat, table.locale) for seat in (0, 1))
    return text("solo-begins", table.locale, name=name, opponent=opponent)


def called(table: Table) -> list[int]:
    """Return whom the public message mentions: the player on turn, at the end all of them.

    Whoever plays alone is there already: the automaton has its turn while they look on.
    """
    if table.solo:
        return []
    view = table.view(None)
    players = table.humans if view.over else tuple(each for each in table.humans if each.position == view.turn)
    return [player.user_id for player in players if player.user_id is not None]


def _substitute(table: Table, gone: frozenset[int], locale: str) -> list[Button]:
    turn = table.view(None).turn
    control = ControlId(controls.SUBSTITUTE, table.id, None, str(turn))
    return [Button(text("button-substitute", locale), control)] if table.players[turn].user_id in gone else []


def _notes(table: Table, locale: str) -> list[str]:
    view = table.view(None)
    notes: list[str] = []
    if view.over:  # nothing hangs over anybody any more
        return notes
    if table.proposed:
        wishing = [player_name(names_of(table, locale), each.position, locale) for each in table.humans if each.agreed]
        notes.append(text("post-proposed", locale, count=len(wishing), names=together(wishing, locale)))
    if view.last_turns_by is not None:
        name = player_name(names_of(table, locale), view.last_turns_by, locale)
        notes.append(text("post-last-turns", locale, name=name))
    if view.restriction is not None:
        name = player_name(names_of(table, locale), view.restriction.owner, locale)
        notes.append(text(f"restriction-{view.restriction.effect}", locale, name=name))
    if view.replay_token:
        notes.append(text("table-replay", locale, name=player_name(names_of(table, locale), 0, locale)))
    return notes


def end_screen(
    table: Table,
    recap: str,
    picture: Illustration,
    locale: str,
    gone: frozenset[int] = NOBODY,
    calls: Sequence[int] = (),
) -> Screen:
    """Return the message of the end: podium, points by category, the opened seed."""
    view = table.view(None)
    result = view.outcome
    if result is None:
        raise ValueError(table.id)
    names = [player_name(names_of(table, locale), seat, locale) for seat in range(len(table.players))]
    page = Page(GOLD).text(f"## {winners_line(view, names_of(table, locale), locale)}", recap)
    page.picture(picture)
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        medal = MEDALS[result.ranks[seat] - 1]
        points = result.points[seat]
        pearls = text("end-pearls", locale, count=result.pearls[seat])
        lines.append(f"{medal} **{names[seat]}** — {points_line(points, locale)} · {pearls}")
    page.text(*lines)
    page.text(_opened(table, locale))
    mentions = tuple(person for person in calls if person not in gone)
    above = " ".join(f"<@{person}>" for person in mentions)
    page.buttons(*controls.after_the_end(table.id, locale))
    page.buttons(*controls.reading(table.id, locale, robots=table.robots_played))
    return page.screen(mentions=mentions, above=above)


def winners_line(view: PlayerView, called: Names, locale: str) -> str:
    """Return who has won, '' while the game goes on."""
    winners = view.outcome.winners if view.outcome else ()
    names = together([player_name(called, seat, locale) for seat in winners], locale)
    return text("end-title", locale, count=len(winners), names=names) if winners else ""


def stopped_screen(table: Table) -> Screen:
    """Return what the message of a started game becomes when the game ends early: one line, and the opened seed."""
    key = "post-ended-agreed" if table.ending is Ending.AGREED else "post-ended-early"
    page = Page().text(f"-# {text(key, table.locale)}", _opened(table, table.locale))
    log = Button(text("button-log", table.locale), ControlId(controls.LOG, table.id))
    return page.buttons(log, controls.record(table.id, table.locale)).screen()


def _opened(table: Table, locale: str) -> str:
    return f"-# {text('end-seed', locale, seed=table.seed or '', hash=table.commitment)}"


def _to_move(table: Table, view: PlayerView) -> Player:
    """Return whom everybody waits for: of a tie in a solo game, the person."""
    return table.players[view.turn if view.decider is None else view.decider]


def look_screen(table: Table, recap: str, picture: Illustration, locale: str, gone: frozenset[int] = NOBODY) -> Screen:
    """Return the table as it stands for somebody who asks: no mention, and the way to one's own turn."""
    page = Page(COLOUR).text(recap).picture(picture).text(*_notes(table, locale), deadline(table, locale))
    view = table.view(None)
    if not view.over:
        player = _to_move(table, view)
        key = "post-turn-gone" if player.user_id in gone else "post-whose-turn"
        page.text(text(key, locale, name=player_name(names_of(table, locale), player.position, locale)))
        page.buttons(
            controls.open_turn(table.id, locale), *controls.reading(table.id, locale, robots=table.robots_played)
        )
        page.buttons(*_substitute(table, gone, locale))
    else:
        page.buttons(*(controls.after_the_end(table.id, locale) if table.status is Status.OVER else ()))
        page.buttons(*controls.reading(table.id, locale, robots=table.robots_played))
    return page.screen()
