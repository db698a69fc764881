"""How does a text look on Discord? Its Markdown as HTML: what is safe to show as it stands."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from sandbox.world import Guild, World

_TAG: Final = re.compile(
    r"<(?:@!?(?P<user>\d+)|@&(?P<role>\d+)|#(?P<channel>\d+)|/(?P<command>[^:>]+):\d+"
    r"|t:(?P<at>-?\d+)(?::(?P<style>[tTdDfFsSR]))?|a?:(?P<emoji>\w+):(?P<image>\d+))>"
)
_SPOILER: Final = re.compile(r"\|\|(?P<veiled>.+?)\|\|", re.DOTALL)
_PLAIN: Final = re.compile(r"[^\n!&*\\\[\]_`<>~|:]+")
_SMALL: Final = "-# "


@dataclass(frozen=True)
class Names:
    """Who and what a text may mention, in one server, read by one person."""

    world: World
    guild: Guild | None
    viewer_id: int
    command: Callable[[str], str] = str  # a command's line → what it reads like

    def user(self, user_id: int) -> str:
        """Return what others call somebody here."""
        if self.guild is not None and (member := self.guild.members.get(user_id)) is not None:
            return member.display_name
        user = self.world.users.get(user_id)
        return "unknown-user" if user is None else user.global_name or user.username

    def channel(self, channel_id: int) -> str:
        """Return a channel's name."""
        channel = self.world.channels.get(channel_id)
        return "unknown" if channel is None else channel.name

    def role(self, role_id: int) -> str:
        """Return a role's name."""
        role = None if self.guild is None else self.guild.roles.get(role_id)
        return "deleted-role" if role is None else role.name


def to_html(text: str, names: Names) -> str:
    """Return a message's text as HTML; whatever looks like HTML in it is shown as text."""
    return str(_MARKDOWN.render(text, {"names": names}))


def _words(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the library calls it so
    """Take what is plain, up to the next character that may begin something; the library's own knows no spoilers."""
    found = _PLAIN.match(state.src, state.pos)
    if found is None:
        return False
    if not silent:
        state.pending += found[0]
    state.pos = found.end()
    return True


def _rule(kind: str, pattern: re.Pattern[str]) -> Callable[[StateInline, bool], bool]:
    """Return a rule that makes one token of what the pattern matches, its groups being the token's meta."""

    def match(state: StateInline, silent: bool) -> bool:  # noqa: FBT001
        found = pattern.match(state.src, state.pos)
        if found is None:
            return False
        if not silent:
            state.push(kind, "", 0).meta = {key: value for key, value in found.groupdict().items() if value is not None}
        state.pos = found.end()
        return True

    return match


def _small(state: StateBlock, start: int, _end: int, silent: bool) -> bool:  # noqa: FBT001
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]]
    if not line.startswith(_SMALL):
        return False
    if not silent:
        state.push("small_open", "small", 1)
        inline = state.push("inline", "", 0)
        inline.content, inline.children, inline.map = line.removeprefix(_SMALL).strip(), [], [start, start + 1]
        state.push("small_close", "small", -1)
        state.line = start + 1
    return True


def _show_tag(_: RendererHTML, tokens: list[Token], index: int, _options: Any, env: Any) -> str:  # noqa: ANN401
    names: Names = env["names"]
    match tokens[index].meta:
        case {"user": number}:
            own = " mine" if int(number) == names.viewer_id else ""
            return f'<span class="mention{own}">@{escape(names.user(int(number)))}</span>'
        case {"role": number}:
            return f'<span class="mention">@{escape(names.role(int(number)))}</span>'
        case {"channel": number}:
            return f'<a class="mention" href="#" data-channel="{number}">#{escape(names.channel(int(number)))}</a>'
        case {"command": line}:
            return f'<a class="mention" href="#" data-command="{escape(line)}">/{escape(names.command(line))}</a>'
        case {"at": at, **rest}:
            return f'<time class="stamp" data-at="{at}" data-style="{rest.get("style", "f")}"></time>'
        case {"emoji": name, "image": number}:
            return f'<img class="emoji" src="/emojis/{number}" alt=":{escape(name)}:">'
        case _:
            raise AssertionError


def _show_spoiler(_: RendererHTML, tokens: list[Token], index: int, _options: Any, env: Any) -> str:  # noqa: ANN401
    inner = _MARKDOWN.renderInline(tokens[index].meta["veiled"], env)
    return f'<button type="button" class="spoiler" aria-expanded="false"><span>{inner}</span></button>'


def _show_strong(renderer: RendererHTML, tokens: list[Token], index: int, options: Any, env: Any) -> str:  # noqa: ANN401
    if tokens[index].markup == "__":  # on Discord that is an underline
        tokens[index].tag = "u"
    return renderer.renderToken(tokens, index, options, env)


def _show_link(renderer: RendererHTML, tokens: list[Token], index: int, options: Any, env: Any) -> str:  # noqa: ANN401
    tokens[index].attrSet("target", "_blank")
    tokens[index].attrSet("rel", "noreferrer noopener")
    return renderer.renderToken(tokens, index, options, env)


def _made() -> MarkdownIt:
    markdown = MarkdownIt("zero", {"breaks": True, "linkify": True, "html": False})
    markdown.enable(["newline", "escape", "backticks", "strikethrough", "emphasis", "link", "autolink", "linkify"])
    markdown.enable(["fence", "blockquote", "list", "heading"])
    markdown.validateLink = lambda url: url.startswith(("https://", "http://"))  # type: ignore[method-assign]
    markdown.inline.ruler.at("text", _words)
    markdown.inline.ruler.before("autolink", "tag", _rule("tag", _TAG))
    markdown.inline.ruler.before("emphasis", "spoiler", _rule("spoiler", _SPOILER))
    markdown.block.ruler.before("list", "small", _small, {"alt": ["paragraph", "list", "blockquote"]})
    markdown.add_render_rule("tag", _show_tag)
    markdown.add_render_rule("spoiler", _show_spoiler)
    markdown.add_render_rule("strong_open", _show_strong)
    markdown.add_render_rule("strong_close", _show_strong)
    markdown.add_render_rule("link_open", _show_link)
    return markdown


_MARKDOWN: Final = _made()
