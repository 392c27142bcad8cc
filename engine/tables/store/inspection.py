"""Contents of a database of either kind, read without changing it."""

from __future__ import annotations

from engine.tables.store.address import Address, Server
from engine.tables.store.contents import Contents
from engine.tables.store.sqlite import contents as filed


def examine(address: Address) -> Contents | None:
    """Contents of a database, held exclusively; None: it does not exist yet. Raises `InUse` where a bot has
    it open, `Unfit` where it is out of reach, damaged, not ours, or a newer program's."""
    if isinstance(address, Server):
        from engine.tables.store.postgresql import contents as served  # noqa: PLC0415  # few need it

        return served.examine(address.address)
    if not address.exists():
        return None
    with filed.open_exclusively(address) as db:
        return filed.examine(db)
