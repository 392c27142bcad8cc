"""`restore`: put a backup in the place of the database; with `--dry-run` only say what would happen."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.arguments import in_use, settings
from engine.commands.errors import Unusable
from engine.tables.model.errors import InUse
from engine.tables.store.address import Server
from engine.tables.store.contents import Contents, Unfit
from engine.tables.store.sqlite.restore import Incoming, Present, incoming, present

FINE = 0
NAMED = 12
"""Tables that are named one by one."""


def add(parser: ArgumentParser) -> None:
    """Declare the arguments of `python -m bot restore`, and its function."""
    parser.description = (
        "Put a backup in the place of the database (KONTOR_DATABASE). What was there before is kept beside"
        " it. Stop the bot first."
    )
    parser.add_argument("file", type=Path, help="the backup, such as backups/kontor-2026-11-21.sqlite3")
    parser.add_argument("--dry-run", action="store_true", help="look at both and change nothing")
    parser.set_defaults(run=restore)


def restore(arguments: Namespace) -> int:
    """Look at both files, then replace the one by the other; raises `Unusable`."""
    file, database = arguments.file, settings().database
    if isinstance(database, Server):
        raise Unusable(f"{database} is restored by PostgreSQL's own tools; docs/hosting.md says how.")
    try:
        if not file.is_file():
            raise Unusable(f"There is no file {file}.")
        if database.exists() and database.samefile(file):
            raise Unusable(f"{file} is the database itself. Name a backup.")
        if not database.parent.is_dir():
            raise Unusable(f"There is no folder {database.parent} (KONTOR_DATABASE). Nothing has changed.")
        with incoming(file, database.parent) as copy:
            print_contents(file, copy.contents)
            if copy.left:
                print(f"  not Kontor's, left behind: {', '.join(copy.left)}")
            with present(database) as there:
                exchange(copy, there, dry=arguments.dry_run)
    except Unfit as unfit:
        raise Unusable(f"{file} cannot be restored: {unfit}. Nothing has changed.") from unfit
    except InUse as taken:
        raise Unusable(in_use("Stop it first; nothing has changed.")) from taken
    except OSError as refusal:
        raise Unusable(f"{refusal.filename or file}: {refusal.strerror}. Nothing has changed.") from refusal
    return FINE


def exchange(copy: Incoming, there: Present, *, dry: bool) -> None:
    """Print the present contents and what would be lost; unless `dry`, put the copy in their place."""
    path = there.path
    if there.contents:
        print_contents(path, there.contents)
    if there.trouble:
        print(f"{path} cannot be compared: {there.trouble}.")
    elif there.contents:
        print("\n".join(compare_contents(*there.beside(copy))))
    if not path.exists():
        print(f"{path} does not exist yet.")
    if dry:
        print("Nothing has changed: this was a dry run.")
        return
    kept = there.give_way(copy, time.time())
    print("Restored. The next start of the bot shows all boards as they were then.")
    if kept is not None:
        print(f"What was there before is now {kept}.")


def print_contents(path: Path, contents: Contents) -> None:
    """Print the contents of a file."""
    print(f"{path}: {path.stat().st_size / 1e6:,.1f} MB, {contents_text(contents)}")


def contents_text(contents: Contents) -> str:
    """Contents of a database, in two lines."""
    tables = ", ".join(f"{count:,} {status}" for status, count in sorted(contents.statuses.items())) or "none"
    first = f"schema {contents.version}, last changed {moment(contents.last)}"
    return f"{first}\n  tables: {tables}; moves: {contents.moves:,}"


def compare_contents(lost: dict[int, int], won: dict[int, int]) -> Iterator[str]:
    """Moves that only one of the two databases has, in words."""
    if lost:
        named = ", ".join(f"table {table} ({count:,})" for table, count in list(lost.items())[:NAMED])
        rest = f" and {len(lost) - NAMED:,} others" if len(lost) > NAMED else ""
        yield f"Moves that only the present database has: {sum(lost.values()):,}, at {named}{rest}."
    else:
        yield "The present database has no move that the backup has not."
    if won:
        yield f"Moves that only the backup has: {sum(won.values()):,}, tables: {len(won):,}."


def moment(at: float | None) -> str:
    """A moment as people read it."""
    return "never" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
