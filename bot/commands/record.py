"""`record`: print the record of a game, also of a running one."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.commands.arguments import in_use, settings
from engine.commands.errors import Unusable
from engine.tables.model.errors import Broken, InUse, NoDatabase, NoTable, TooNew, Unfinished, WrongMoment
from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.address import Address

FINE = 0


def add(parser: ArgumentParser) -> None:
    """Declare the arguments of `python -m bot record`, and its function."""
    parser.description = "Print the record of a game as JSON. That of a game that goes on holds hidden cards."
    parser.add_argument("table", type=int, help="its number")
    parser.set_defaults(run=record)


def record(arguments: Namespace) -> int:
    """Print the record of a game; raises `Unusable`."""
    address, number = settings().database, arguments.table
    if isinstance(address, Path) and not address.exists():
        raise Unusable(f"There is no database {address}.")
    try:
        print(asyncio.run(record_text(address, number)))
    except InUse as taken:
        raise Unusable(in_use("Stop it first, or name a backup in KONTOR_DATABASE.")) from taken
    except NoTable as unknown:
        raise Unusable(f"There is no table {number}.") from unknown
    except WrongMoment as early:
        raise Unusable(f"At table {number} no game has begun.") from early
    except (Broken, NoDatabase, TooNew, Unfinished) as unreadable:
        raise Unusable(f"Table {number} cannot be read. `python -m bot doctor` says more.") from unreadable
    return FINE


async def record_text(address: Address, number: int) -> str:
    """The record, also of a running game: the host can read the database anyway."""
    store = await Store.open(address)
    try:
        record = await Tables(store).record(number, hidden=True)
    finally:
        await store.close()
    return str(record.model_dump_json(indent=1))
