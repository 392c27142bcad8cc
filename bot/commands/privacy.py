"""File permissions: everything that the bot writes is for its user only, for it holds hidden cards."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from stat import S_IMODE

from bot.commands.findings import Finding, fine, none, wrong
from bot.settings import Settings
from engine.tables.store.sqlite.copies import backups_by_day
from engine.tables.store.sqlite.restore import BESIDE

UMASK = 0o077
"""Bits of a mode that let other users in."""
POSIX = os.name == "posix"
"""Whether modes mean anything here."""


def keep_private() -> None:
    """Create all files from now on for this user only: database, journal, backups, temporary copies."""
    os.umask(UMASK)


async def modes(settings: Settings) -> Iterable[Finding]:
    """Whether other users of the machine can read the database, its copies or the token."""
    if not POSIX:
        return [none("Modes", "not checked on this system")]
    readable = [path for path in secret_files(settings) if S_IMODE(path.stat().st_mode) & UMASK]
    if not readable:
        return [fine("Modes", "only the bot's user can read what it keeps")]
    text = f"other users may read or write {', '.join(map(str, readable))}"
    return [wrong("Modes", text, f"chmod 600 {shlex.join(map(str, readable))}")]


def secret_files(settings: Settings) -> Iterator[Path]:
    """The files that hold hidden cards or the token, as far as they exist."""
    files = [Path(".env")]
    if isinstance(database := settings.database, Path):
        files += [database, *(Path(f"{database}{end}") for end in BESIDE)]
        files += sorted(database.parent.glob(f"{database.stem}-replaced-*"))
    if folder := settings.backup_folder:
        files += sorted(backups_by_day(folder).values())
    yield from (path for path in files if path.is_file())
