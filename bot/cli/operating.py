"""How does a command that needs settings and the database end? With its status, or one plain sentence a fault."""

import argparse
from collections.abc import Callable


def operating(arguments: argparse.Namespace, task: Callable[[str], int]) -> int:
    """Run a task with the address of the database; where that cannot be used, refuse with a sentence, status 2."""
    from bot.db.faults import DatabaseFaultError  # noqa: PLC0415 - see bot/cli/db.py
    from bot.settings import SettingsError, load_settings  # noqa: PLC0415

    try:
        return task(load_settings().database_url.get_secret_value())
    except SettingsError as error:
        arguments.refuse("; ".join(error.faults))
    except DatabaseFaultError as error:
        arguments.refuse(str(error))
    raise AssertionError  # refuse() does not return
