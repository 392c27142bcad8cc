"""Replace the database, held exclusively, by a copy. The replaced one is kept beside it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.tables.model.outbox import EVERYBODY
from engine.tables.store.contents import Contents, Unfit
from engine.tables.store.sqlite.connection import Lease
from engine.tables.store.sqlite.contents import contents, examine, fault, only_in, open_exclusively, sound
from engine.tables.store.sqlite.copies import sync_to_disk
from engine.tables.store.sqlite.rebuild import rebuild

BESIDE = ("-wal", "-shm", "-journal")
"""How the names of files end that SQLite keeps beside a database. None of an old one may ever meet a new one:
its journal would be written into it."""
PRIVATE = 0o600
"""The mode of a database: it holds hidden cards."""
SKIPPED = 1_000
"""Numbers of tables that are left out where we cannot read how far they had come."""
FOLDING = (
    "PRAGMA journal_mode = DELETE",
    "PRAGMA locking_mode = NORMAL",  # the other mode leaves an empty journal where the new database will be
    "SELECT count(*) FROM sqlite_schema",
    "BEGIN EXCLUSIVE",
)
BOARDS = (
    "INSERT OR REPLACE INTO outbox (table_id, what, seat, ply, revision{more})"
    " SELECT id, 'board', ?, 0, revision{more} FROM tables WHERE status IN ('lobby', 'running')"
)
"""The boards that must be shown. `more`: a column that an older copy lacks, for it is only brought up to date
when the bot opens it."""


class Incoming:
    """Rows of the file to restore, copied into a new file with our own schema; the given file is not changed.

    `left`: other objects of the file, such as triggers, which are not restored.
    """

    def __init__(self, copy: Path) -> None:
        self.copy = copy.with_name(f"{copy.name}.rebuilt")
        with open_exclusively(copy) as db:
            db.execute("PRAGMA journal_mode = DELETE").fetchall()  # what is still in its journal goes into it
            version = sound(db)
        self.left = rebuild(copy, self.copy, version)
        copy.unlink()
        with open_exclusively(self.copy) as db:
            self.contents = examine(db)

    def prepare(self, present: Contents | None) -> None:
        """Let the bot show all boards as they are then, and give no number of a table for a second time: the
        buttons of one that is not known any more would belong to another."""
        highest = present.highest if present else self.contents.highest + SKIPPED
        with open_exclusively(self.copy) as db:
            db.execute("BEGIN IMMEDIATE")
            db.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
            number = max(highest, self.contents.highest)
            db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", (number,))
            known = {row[1] for row in db.execute("PRAGMA table_info(outbox)")}
            db.execute(BOARDS.format(more=", changed" if "changed" in known else ""), (EVERYBODY,))
            db.execute("COMMIT")


class Present:
    """The present database, if any, held exclusively. `contents`: None where it cannot be read. `trouble`:
    why not; empty if it can.
    """

    def __init__(self, path: Path, db: sqlite3.Connection | None, trouble: str = "") -> None:
        self.path = path
        self.db = db
        self.contents: Contents | None = None
        self.trouble = trouble
        if db is not None:
            try:
                self.trouble = fault(db) or ""
                self.contents = contents(db)
            except (sqlite3.DatabaseError, Unfit) as unreadable:
                self.trouble = str(unreadable)

    def beside(self, incoming: Incoming) -> tuple[dict[int, int], dict[int, int]]:
        """How many moves of each table only this one has, and how many only the other; of one that is not
        there nothing is known."""
        if self.db is None:
            return {}, {}
        self.db.execute("ATTACH ? AS other", (str(incoming.copy),))
        try:
            return only_in(self.db, "main", "other"), only_in(self.db, "other", "main")
        finally:
            self.db.execute("DETACH other")

    def give_way(self, incoming: Incoming, now: float) -> Path | None:
        """The copy is the database from now on. Where the one before it is kept; None: there was none. Raises
        `OSError`; then nothing has changed."""
        incoming.prepare(self.contents)
        sync_to_disk(incoming.copy)
        kept = None
        if self.path.exists():
            if self.db is not None:
                self.fold(self.db)
            copy_owner(self.path, incoming.copy)
            kept = self.keep(now)
        incoming.copy.replace(self.path)
        sync_to_disk(self.path.parent)
        return kept

    def keep(self, now: float) -> Path:
        """Keep it under a second name before it is replaced, so that a bot that starts meanwhile finds a
        locked file or the new one, but never none; its journals are moved too."""
        stem = f"{self.path.stem}-replaced-{datetime.fromtimestamp(now, UTC):%Y%m%d-%H%M%S}"
        ends = ("", *(f"-{number}" for number in range(2, 100)))
        names = (self.path.with_name(f"{stem}{end}{self.path.suffix}") for end in ends)
        kept = next(path for path in names if not path.exists())
        try:
            os.link(self.path, kept)
        except OSError:  # a file system without second names
            self.path.rename(kept)
        for end in BESIDE:
            with suppress(FileNotFoundError):
                Path(f"{self.path}{end}").rename(f"{kept}{end}")
        return kept

    def fold(self, db: sqlite3.Connection) -> None:
        """Write its journal into it, so that none is left, and keep others out; with one that is damaged, as
        far as that goes."""
        for statement in FOLDING:
            try:
                db.execute(statement).fetchall()
            except sqlite3.DatabaseError:
                if not self.trouble:
                    raise
        if not self.trouble:
            Path(f"{self.path}-shm").unlink(missing_ok=True)  # the index of the journal, left by a killed bot


@contextmanager
def incoming(file: Path, folder: Path) -> Iterator[Incoming]:
    """Temporary copy of a file in this folder; raises `Unfit` where it must not become the database,
    `OSError` where it cannot be read."""
    with TemporaryDirectory(prefix="kontor-restore-", dir=folder) as room:
        copy = Path(room) / file.name
        shutil.copyfile(file, copy)
        with suppress(FileNotFoundError):
            shutil.copyfile(f"{file}-wal", f"{copy}-wal")
        yield Incoming(copy)


@contextmanager
def present(path: Path) -> Iterator[Present]:
    """The database; raises `InUse` where a bot has it open."""
    if not path.exists():
        yield Present(path, None)
        return
    with ExitStack() as stack:
        stack.enter_context(closing(Lease(path))).lock_file()
        try:
            current = Present(path, stack.enter_context(open_exclusively(path)))
        except Unfit as unreadable:
            current = Present(path, None, str(unreadable))
        yield current


def copy_owner(source: Path, target: Path) -> None:
    """Give the other to the owner of the one: root may restore for the bot's user. No other user may read it,
    for any mode of the one."""
    target.chmod(PRIVATE)
    status = source.stat()
    if os.geteuid() == 0:
        os.chown(target, status.st_uid, status.st_gid)
