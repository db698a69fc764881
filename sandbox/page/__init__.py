"""What does a browser show of the sandbox? A page that looks and behaves like a channel of Discord. START HERE.

    page = Page(sandbox, town, bot)         # before the sandbox starts; the town is what the visitor finds there
    async with sandbox:
        await bot.start(sandbox)            # sandbox.page.bot: the bot as a process of its own
        print(page.url)

The server decides what is seen: `showing` turns messages into what one person may see, text already being HTML, and a
`Visit` (one tab) sends what changed. The browser sends wishes back (`wishes`, and `tools` for reviewers), which become
the verbs of a `Person`. The scripts in `static` only draw: `main.js` says who does what.
"""

from sandbox.page.bot import Bot
from sandbox.page.server import Page
from sandbox.page.town import Act, Knob, Town

__all__ = ["Act", "Bot", "Knob", "Page", "Town"]
