"""What does the sandbox hold, and how do its parts reach one another?"""

import secrets
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

    def attach(self, upload: Upload) -> Attachment:
        """Make an uploaded file a message's."""
        return attachment_of(upload, self.mint.make(), self.base_url)

    @property
    def api_base(self) -> str:
        """Where REST requests go."""
        return f"{self.base_url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Where websockets connect."""
        return f"{self.base_url.replace('http', 'ws', 1)}/gateway"
