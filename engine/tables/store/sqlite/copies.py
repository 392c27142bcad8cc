"""Backups: whole copies of the database in a folder, one a day, made and checked while the tables go on."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from threading import Event

from engine.tables.model.errors import InUse
from engine.tables.store.database import Connection
from engine.tables.store.part import StorePart
from engine.tables.store.sqlite.connection import PATIENCE
from engine.tables.store.sqlite.connection import SqliteConnection as File
from engine.tables.store.sqlite.contents import fault

log = logging.getLogger(__name__)
NAMED = re.compile(r"kontor-(\d{4}-\d\d-\d\d)\.sqlite3")
"""How our backups are called; no other file of the folder is ever touched."""
UNDER_WAY = ".part"
"""How the name of a backup ends until it is whole, checked and on the disk."""
WRITING = ("journal_mode = OFF", "synchronous = OFF")
"""Of a copy under way, which is worth nothing unless it gets finished."""
SPARE = 64 * 2**20
"""Bytes that a backup leaves free on its disk: the database may be on the same one, and must go on."""
SIZE = "SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size"
SYNCED = 64
"""Steps after which what was copied is brought to the disk; all at the end would keep it busy too long."""


class BackupFailed(Exception):
    """A backup failed; the text says why. Tables and earlier backups are unchanged."""


class Copies(StorePart):
    """The backups of a database in a folder, which is made with the first of them."""

    def __init__(self, connection: Connection, folder: Path) -> None:
        super().__init__(connection)
        if not isinstance(connection, File):
            raise TypeError("only a database in a file can be copied")
        self.file = connection
        self.folder = folder

    async def make(self, day: date) -> Path:
        """Make the backup of a day, replacing an earlier one; raises `BackupFailed`.

        Cancelled, it leaves nothing behind.
        """
        ended = Event()
        making = asyncio.create_task(asyncio.to_thread(self.make_in_thread, day, await self.size(), ended))
        try:
            return await asyncio.shield(making)
        except asyncio.CancelledError:
            ended.set()
            await asyncio.gather(making, return_exceptions=True)
            raise

    def newest(self) -> date | None:
        """The day of the newest backup; None: there is none."""
        return max(backups_by_day(self.folder), default=None)

    def drop(self, before: date) -> int:
        """Delete the backups of earlier days; how many there were."""
        old = [path for day, path in backups_by_day(self.folder).items() if day < before]
        for path in old:
            path.unlink()
        return len(old)

    async def size(self) -> int:
        row = await self._one(SIZE)
        return int(row["size"]) if row else 0

    def make_in_thread(self, day: date, size: int, ended: Event) -> Path:
        """Make a backup in a thread, and remove leftovers of earlier ones; raises `BackupFailed`."""
        try:
            if not self.folder.is_dir():
                self.folder.mkdir()  # not its parents: a disk that is not mounted is no place for backups
                log.info("backups: made the folder %s", self.folder)
            for left in self.folder.glob(f"kontor-????-??-??.sqlite3{UNDER_WAY}*"):
                left.unlink()
            fitting(self.folder, size)
            return write_copy(
                self.folder / f"kontor-{day}.sqlite3",
                lambda db, copy: self.file.copy_to(db, pacing(copy, ended)),
            )
        except (OSError, sqlite3.Error) as refusal:
            raise BackupFailed(refusal_text(refusal, self.folder)) from refusal


def copy_snapshot(source: Path, file: Path) -> None:
    """Copy a consistent snapshot of a database, also of one in use by a bot.

    Raises `BackupFailed`, and `InUse` where another program has it locked.
    """
    try:
        where = f"{source.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(where, uri=True, isolation_level=None, timeout=PATIENCE)) as db:
            fitting(file.parent, source.stat().st_size)
            write_copy(file, lambda copy, _: db.backup(copy))
    except sqlite3.OperationalError as refusal:
        if "locked" in str(refusal):
            raise InUse(str(source)) from refusal
        raise BackupFailed(f"{source}: {refusal}") from refusal
    except (OSError, sqlite3.Error) as refusal:
        raise BackupFailed(refusal_text(refusal, file.parent)) from refusal


def fitting(folder: Path, size: int) -> None:
    """Raise `BackupFailed` where a copy of this size would fill the disk."""
    free, needed = shutil.disk_usage(folder).free, size + SPARE
    if free < needed:
        raise BackupFailed(f"{folder} has {free / 1e6:.0f} MB left, and {needed / 1e6:.0f} are needed")


def write_copy(path: Path, fill: Callable[[sqlite3.Connection, Path], None]) -> Path:
    """Fill a copy under a temporary name, check it, sync it to disk and rename it.

    Raises `BackupFailed` where the copy is damaged.
    """
    copy = path.with_name(path.name + UNDER_WAY)
    try:
        with closing(sqlite3.connect(copy, isolation_level=None)) as db:
            for pragma in WRITING:
                db.execute(f"PRAGMA {pragma}").fetchall()
            fill(db, copy)
        if (damage := finish_copy(copy)) is not None:
            raise BackupFailed(f"the copy is damaged: {damage}")
        sync_to_disk(copy)
        copy.replace(path)
        sync_to_disk(path.parent)
    finally:
        copy.unlink(missing_ok=True)
    return path


def pacing(copy: Path, ended: Event) -> Callable[[], None]:
    """Callback between two steps of a backup: syncs the copy to disk now and then; raises `BackupFailed` once
    `ended` is set."""
    steps = 0

    def rest() -> None:
        nonlocal steps
        steps += 1
        if ended.is_set():
            raise BackupFailed("it was broken off")
        if steps % SYNCED == 0:
            sync_to_disk(copy)

    return rest


def finish_copy(copy: Path) -> str | None:
    """One file that needs no other beside it; the damage that is found in it, None if there is none."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = DELETE"):
            db.execute(f"PRAGMA {pragma}").fetchall()
        return fault(db)


def sync_to_disk(path: Path) -> None:
    """Bring a file, or the names in a folder, to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def backups_by_day(folder: Path) -> dict[date, Path]:
    """The backups in a folder, by their days."""
    copies = {}
    for path in folder.iterdir() if folder.is_dir() else ():
        if (name := NAMED.fullmatch(path.name)) and (day := day_of(name[1])):
            copies[day] = path
    return copies


def day_of(text: str) -> date | None:
    """Parse a date in ISO format; None where it is no date."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def refusal_text(refusal: OSError | sqlite3.Error, folder: Path) -> str:
    """Why a backup is impossible, as people say it."""
    if isinstance(refusal, OSError):
        if refusal.errno in (errno.ENOSPC, errno.EDQUOT):
            return f"the disk of {folder} is full"
        return f"{refusal.filename or folder}: {refusal.strerror}"
    return f"the disk of {folder} is full" if "full" in str(refusal) else f"{folder}: {refusal}"
