"""Database addresses: a SQLite file, or a database of a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from engine.tables.model.errors import Unfinished
from engine.tables.store.database import Connection
from engine.tables.store.partition import ClusterProcess

UNFINISHED = "SELECT name FROM settings WHERE name = 'moving'"
"""Of a database into which another is being moved; else nothing."""
WHOLE = "DELETE FROM settings WHERE name = 'moving'"
SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Server:
    """A database of a PostgreSQL server; its string form leaves out the password."""

    address: str

    def __str__(self) -> str:
        parts = urlsplit(self.address)
        host = parts.netloc.rpartition("@")[2]
        user = f"{parts.username}@" if parts.username else ""
        return f"postgresql://{user}{host}{parts.path}"

    def __repr__(self) -> str:
        return str(self)


Address = Path | Server


def parse_address(text: str) -> Address:
    """Parse a database address: `postgresql://user:password@host/database`, or a path; a symbolic link is
    what it leads to, for SQLite keeps its other files beside that.

    Raises `ValueError` for any other URL.
    """
    if text.startswith(SCHEMES):
        return Server(text)
    if "://" in text:
        raise ValueError("it is neither a path nor an address that begins with postgresql://")
    path = Path(text)
    return path.resolve() if path.is_symlink() else path


async def connect(
    address: Address, *, unfinished: bool = False, process: ClusterProcess | None = None
) -> Connection:
    """Open a database with durable writes and migrate its schema. `process`: number in a cluster; None:
    alone. `unfinished`: also open the target of a move that was interrupted.

    Raises `InUse` when another program has it open: two bots on one database would overwrite each other;
    `TooNew` when a newer program has written it; `NoDatabase` where it is none, or is out of reach;
    `Unfinished`.
    """
    connection = await open_database(address, process)
    if not unfinished and await connection.transact(lambda db: db.execute(UNFINISHED).fetchone()):
        await connection.close()
        raise Unfinished(str(address))
    return connection


async def open_database(address: Address, process: ClusterProcess | None = None) -> Connection:
    """Open a database of either kind; a file is always opened alone."""
    if isinstance(address, Server):
        from engine.tables.store.postgresql import connection as postgresql  # noqa: PLC0415  # few need it

        return await postgresql.connect(address.address, process)
    from engine.tables.store.sqlite import connection as sqlite  # noqa: PLC0415

    return await sqlite.connect(address)
