"""One lock per number: changes of a table, a person or a channel happen one after the other."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """The locks of tables, of persons, or of channels. Each lives as long as it is held or awaited."""

    def __init__(self) -> None:
        self.known: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, number: int) -> asyncio.Lock:
        """The lock of this number, the same object for every caller."""
        lock = self.known.get(number)
        if lock is None:
            lock = self.known[number] = asyncio.Lock()
        return lock
