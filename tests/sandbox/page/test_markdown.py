"""Does text look as on Discord, and does nothing in it become HTML of its own?"""

from dataclasses import replace

import pytest

from sandbox import Sandbox
from sandbox.page.markdown import Names, to_html


@pytest.fixture
def names() -> Names:
    sandbox = Sandbox()
    return Names(sandbox.world, sandbox.guild, sandbox.world.bot.id)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**a** *b* _c_ __d__ ~~e~~", "<p><strong>a</strong> <em>b</em> <em>c</em> <u>d</u> <s>e</s></p>"),
        ("a\nb", "<p>a<br>\nb</p>"),
        ("### a", "<h3>a</h3>"),
        ("-# a **b**", "<small>a <strong>b</strong></small>"),
        ("a\n-# b", "<p>a</p>\n<small>b</small>"),
        ("`<b>`", "<p><code>&lt;b&gt;</code></p>"),
        ("<b>a</b>", "<p>&lt;b&gt;a&lt;/b&gt;</p>"),
        ("<img src=x onerror=alert(1)>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"),
        ("[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>"),
        ("\\*a\\* snake_case_word", "<p>*a* snake_case_word</p>"),
        ("a | b", "<p>a | b</p>"),
        ('</say "><script>:1>', "<p>&lt;/say &quot;&gt;&lt;script&gt;:1&gt;</p>"),
        ("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>"),
        ("<@1>", '<p><span class="mention">@unknown-user</span></p>'),
        ("<t:5:R>", '<p><time class="stamp" data-at="5" data-style="R"></time></p>'),
        ("<:crab:9>", '<p><img class="emoji" src="/emojis/9" alt=":crab:"></p>'),
        ("    indented", "<p>indented</p>"),
        ("| a |\n|---|", "<p>| a |<br>\n|---|</p>"),
    ],
)
def test_text(names: Names, text: str, html: str) -> None:
    assert to_html(text, names).strip() == html


def test_a_spoiler_is_veiled_and_may_hold_more(names: Names) -> None:
    html = to_html("x ||**a** <b>|| y", names)
    assert '<button type="button" class="spoiler" aria-expanded="false"><span><strong>a</strong> &lt;b&gt;' in html


def test_a_command_reads_as_in_the_readers_language(names: Names) -> None:
    html = to_html("</say hello:1>", replace(names, command={"say hello": "di hola"}.__getitem__))
    assert html.strip() == '<p><a class="mention" href="#" data-command="say hello">/di hola</a></p>'


def test_names_are_text() -> None:
    sandbox = Sandbox()
    person = sandbox.person("<script>")
    html = to_html(person.mention, Names(sandbox.world, sandbox.guild, person.id))
    assert html.strip() == '<p><span class="mention mine">@&lt;script&gt;</span></p>'
