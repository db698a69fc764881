"""Who may speak to a sandbox with a page? This machine's browser and the bot; no foreign host, no foreign page."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.page import Page, Town

TOWN = Town(server={"en": "Test"}, bot="Parrot", channels=("general", "other"), people=(("Alex", "en-US"),))


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    sandbox = Sandbox()
    made = Page(sandbox, TOWN)
    async with sandbox:
        yield made


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost"}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example"}, 403),
        ({"Host": "[::1"}, 403),
        ({"Host": ""}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://127.0.0.1"}, 403),
    ],
)
@pytest.mark.parametrize("path", ["", "static/main.js", "visit", "api/v10/gateway", "attachments/1/x.png", "emojis/1"])
async def test_foreign_hosts_and_origins_are_refused(
    page: Page, headers: dict[str, str], status: int, path: str
) -> None:
    async with aiohttp.ClientSession() as session, session.get(page.url + path, headers=headers) as answer:
        assert (answer.status == 403) == (status == 403), await answer.text()


async def test_the_pages_own_origin_may_open_a_socket_and_another_may_not(page: Page) -> None:
    async with aiohttp.ClientSession() as session:
        own = page.url.rstrip("/")
        async with session.ws_connect(page.url + "visit", headers={"Origin": own}) as socket:
            assert (await socket.receive_json())["kind"] == "news"
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(page.url + "visit", headers={"Origin": "http://127.0.0.1:1"})


async def test_it_listens_on_this_machine_alone(page: Page) -> None:
    runner = page.sandbox._runner
    assert runner is not None
    assert {address[0] for address in runner.addresses} == {"127.0.0.1"}


async def test_the_page_may_load_nothing_from_elsewhere(page: Page) -> None:
    async with aiohttp.ClientSession() as session, session.get(page.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "http" not in policy
        assert "unsafe" not in policy


@pytest.mark.parametrize(
    "path",
    [
        "static/%2e%2e/server.py",
        "static/..%2fserver.py",
        "static/none.js",
        "static/x",
        "emojis/1",
        "emojis/x",
        "attachments/1/x.png",
        "attachments/x/x.png",
    ],
)
async def test_nothing_else_is_served(page: Page, path: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(page.url + path) as answer:
        assert answer.status == 404
