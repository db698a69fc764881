"""What does the sandbox hold, and how do its parts reach one another?"""

import secrets
from collections import OrderedDict
from datetime import datetime

from sandbox.attachments import Upload, attachment_of
from sandbox.clock import Clock
from sandbox.commands import CommandRegistry
from sandbox.faults import Faults
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.interactions import InteractionStore
from sandbox.messages import Attachment, Message, MessageStore
from sandbox.ratelimits import RateLimits
from sandbox.recorder import Recorder
from sandbox.snowflake import SnowflakeMint
from sandbox.world import Application, User, World

MOST_LATE_FILES = 100  # a client may be about to fetch what an edit has just replaced; Discord keeps serving it


class Backend:
    """The state of one sandbox; nothing in it knows of HTTP except the two addresses that payloads mention."""

    def __init__(self, clock: Clock, token: str | None = None, founded: datetime | None = None) -> None:
        self.clock = clock
        self.mint = SnowflakeMint(clock, founded)
        application_id = self.mint.make()
        bot = User(application_id, "sandbox-bot", bot=True)
        owner = User(self.mint.make(), "owner", "Owner")
        secret = token or f"sandbox.{secrets.token_hex(16)}"
        self.world = World(Application(application_id, "Sandbox bot", bot, secret, owner))
        self.feed = Feed()
        self.messages = MessageStore()
        self.notifications: dict[int, list[Message]] = {}
        self.interactions = InteractionStore()
        self.commands = CommandRegistry(self)
        self.faults = Faults()
        self.recorder = Recorder()
        self.rate_limits = RateLimits(clock)
        self.gateway = Gateway(self)
        self.base_url = ""
        self._lately: OrderedDict[int, Attachment] = OrderedDict()

    def attach(self, upload: Upload) -> Attachment:
        """Make an uploaded file a message's."""
        made = attachment_of(upload, self.mint.make(), self.base_url)
        self._lately[made.id] = made
        while len(self._lately) > MOST_LATE_FILES:
            self._lately.popitem(last=False)
        return made

    def file(self, number: int) -> Attachment | None:
        """Find a file by its id: those of every message, and late ones of messages that were edited meanwhile."""
        if number in self._lately:
            return self._lately[number]
        shown = (attachment for message in self.messages.everything() for attachment in message.attachments)
        return next((attachment for attachment in shown if attachment.id == number), None)

    @property
    def api_base(self) -> str:
        """Where REST requests go."""
        return f"{self.base_url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Where websockets connect."""
        return f"{self.base_url.replace('http', 'ws', 1)}/gateway"
