"""`backup`: copy the database into one file, checked, also while the bot runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.arguments import in_use, settings
from bot.commands.restore import contents_text
from bot.settings import Settings
from engine.commands.errors import Unusable
from engine.tables.model.errors import InUse
from engine.tables.store.address import Server
from engine.tables.store.contents import Unfit
from engine.tables.store.inspection import examine
from engine.tables.store.sqlite.copies import BackupFailed, copy_snapshot

FINE = 0
FOLDER = "backups"
"""Where backups go while KONTOR_BACKUPS does not say."""


def add(parser: ArgumentParser) -> None:
    """Declare the arguments of `python -m bot backup`, and its function."""
    parser.description = (
        "Copy the database (KONTOR_DATABASE) into one file and check the copy, also while the bot runs."
        " Kontor never deletes it."
    )
    parser.add_argument(
        "file", type=Path, nargs="?", help="the new file; without it, one of now in KONTOR_BACKUPS"
    )
    parser.set_defaults(run=backup)


def backup(arguments: Namespace) -> int:
    """Copy, check, and only then name the copy; raises `Unusable`."""
    current = settings()
    if isinstance(current.database, Server):
        raise Unusable(
            f"{current.database} is backed up by PostgreSQL's own tools; docs/hosting.md says how."
        )
    if not current.database.is_file():
        raise Unusable(f"There is no database {current.database} (KONTOR_DATABASE).")
    file = arguments.file or backup_name(current)
    if not file.parent.is_dir():
        raise Unusable(f"There is no folder {file.parent}. Make it first.")
    if file.exists():
        raise Unusable(f"{file} is there already. Name another file; nothing has changed.")
    try:
        copy_snapshot(current.database, file)
        inside = examine(file)
    except InUse as taken:
        raise Unusable(in_use("It is of an older version, which lets nobody read: stop it first.")) from taken
    except (BackupFailed, Unfit) as failed:
        raise Unusable(f"No backup: {failed}.") from failed
    print(f"{file}: {file.stat().st_size / 1e6:,.1f} MB, {contents_text(inside) if inside else ''}")
    return FINE


def backup_name(settings: Settings) -> Path:
    """A name that the nightly backups neither take nor delete."""
    folder = Path((settings.backups or "").strip() or FOLDER)
    if not folder.exists() and folder.parent.is_dir():
        folder.mkdir()
        print(f"Made the folder {folder}.")
    return folder / f"kontor-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite3"
