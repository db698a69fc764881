"""Does a select of the page offer what a client would, with what is chosen already?"""

from sandbox import Sandbox
from sandbox.constants import ComponentType
from sandbox.page.showing import Showing


async def test_a_select_of_channels_offers_those_of_its_kinds_and_shows_which_are_chosen() -> None:
    async with Sandbox() as sandbox:
        alex = sandbox.person("Alex")
        other = sandbox.administrator.create_channel(sandbox.guild, "other")
        thread = sandbox.administrator.create_thread(other, "in the hall")
        showing = Showing(sandbox.backend, alex.user, sandbox.guild)
        select = {"type": int(ComponentType.CHANNEL_SELECT), "custom_id": "where", "max_values": 25}
        offered = showing.component(select)["options"]
        assert str(thread.id) in [option["value"] for option in offered]
        assert not any(option.get("default") for option in offered)
        chosen = [{"id": str(other.id), "type": "channel"}]
        offered = showing.component(select | {"channel_types": [0], "default_values": chosen})["options"]
        assert str(thread.id) not in [option["value"] for option in offered]
        assert [option["value"] for option in offered if option.get("default")] == [str(other.id)]
