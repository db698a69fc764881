"""How is a sandbox started by hand: `python -m sandbox --port 8137`?"""

import argparse
import asyncio
import signal
import sys
from collections.abc import Sequence

from sandbox.server import Sandbox


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A small Discord on this machine.")
    parser.add_argument("--port", type=int, default=8137, help="where to listen on 127.0.0.1 (0: any free port)")
    parser.add_argument("--token", help="the bot's token (otherwise a new one is made)")
    chosen = parser.parse_args(arguments)
    return asyncio.run(_serve(chosen.port, chosen.token))


async def _serve(port: int, token: str | None) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signal_number, stop.set)
    try:
        async with Sandbox(port=port, token=token) as sandbox:
            lines = (
                f"DISCORD_API_BASE={sandbox.api_base}",
                f"DISCORD_GATEWAY_URL={sandbox.gateway_url}",
                f"DISCORD_TOKEN={sandbox.token}",
                f"# guild {sandbox.guild.id}, channel {sandbox.channel.id}; Ctrl-C ends it",
            )
            sys.stdout.write("\n".join(lines) + "\n")
            sys.stdout.flush()
            await stop.wait()
    except OSError as problem:
        sys.stderr.write(f"cannot listen on port {port}: {problem.strerror}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
