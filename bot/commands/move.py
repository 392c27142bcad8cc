"""`move`: carry everything from one database into another; with `--dry-run` only say what would happen."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.commands.arguments import in_use
from bot.commands.restore import contents_text
from engine.commands.errors import Unusable
from engine.tables.model.errors import InUse, NoDatabase, NotSaved, TooNew, Unfinished
from engine.tables.store.address import Address, parse_address
from engine.tables.store.contents import Contents, Unfit
from engine.tables.store.inspection import examine
from engine.tables.store.sqlite.connection import newest
from engine.tables.store.transfer import move_database

FINE = 0


def add(parser: ArgumentParser) -> None:
    """Declare the arguments of `python -m bot move`, and its function."""
    parser.description = (
        "Carry everything from one database into another, which must be empty: from a file to PostgreSQL, or"
        " back. The first stays as it is. Stop the bot first, and set KONTOR_DATABASE afterwards."
    )
    where = "a path, or postgresql://user:password@host/database"
    parser.add_argument("source", type=parse_address, help=where)
    parser.add_argument("target", type=parse_address, help=where)
    parser.add_argument("--dry-run", action="store_true", help="look at both and change nothing")
    parser.set_defaults(run=move)


def move(arguments: Namespace) -> int:
    """Look at both, then carry everything over; raises `Unusable`."""
    source, target = arguments.source, arguments.target
    try:
        fit(source, read_contents(source))
        empty(target, read_contents(target))
        if arguments.dry_run:
            print("Nothing has changed: this was a dry run.")
            return FINE
        asyncio.run(move_database(source, target, lambda text: print(f"  {text}", flush=True)))
    except InUse as taken:
        raise Unusable(in_use("Stop it first.")) from taken
    except (Unfit, NoDatabase, NotSaved, TooNew, Unfinished) as unfit:
        raise Unusable(f"It did not come to an end: {unfit}. {source} is as it was.") from unfit
    print(f"Moved. {source} is as it was; set KONTOR_DATABASE to the new one.")
    return FINE


def read_contents(address: Address) -> Contents | None:
    """Read and print the contents of a database; raises `Unusable` where they cannot be read."""
    try:
        inside = examine(address)
    except Unfit as unfit:
        raise Unusable(f"{address}: {unfit}. Nothing has changed.") from unfit
    if inside is None:
        print(f"{address}: nothing yet")
    else:
        print(f"{address}: {contents_text(inside)}")
    return inside


def fit(source: Address, inside: Contents | None) -> None:
    """Raise `Unusable` for a source from which nothing can be moved."""
    if inside is None:
        raise Unusable(f"{source} holds nothing.")
    if inside.unfinished:
        raise Unusable(f"{source} is not finished: somebody was moving into it. Begin where that began.")
    if inside.version != newest():
        raise Unusable(f"{source} is older than this program. Start the bot on it once, then move.")


def empty(target: Address, inside: Contents | None) -> None:
    """Raise `Unusable` for a target that would lose data."""
    if isinstance(target, Path) and not target.absolute().parent.is_dir():
        raise Unusable(f"There is no folder {target.parent}.")
    if inside is not None and not inside.unfinished and inside.statuses:
        raise Unusable(f"{target} is not empty. Name a database without tables; nothing has changed.")
    if inside is not None and inside.unfinished:
        print("A move into it was broken off; it begins anew.")
