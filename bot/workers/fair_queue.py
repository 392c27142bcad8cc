"""Fair queueing between servers, and within each server between its users.

However long the queue of one is, the next item of another waits only for the items under way and for one item
of each other server or user that has some queued.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

NO_OWNER = 0
"""Server or user of work that belongs to none."""
REQUESTER: ContextVar[tuple[int, int]] = ContextVar("visitor", default=(NO_OWNER, NO_OWNER))
"""Server and user of the current request."""


class KeyedQueue(Generic[T]):
    """Start-time fair queue with equal weights over integer keys; FIFO within a key.

    On arrival an item gets its round: the current one or, where its key has items queued, the one after the
    last of them. So a key that is used rarely goes before the backlog of others.
    """

    def __init__(self) -> None:
        self.items: list[tuple[int, int, int, T]] = []
        self.round = 0
        self.following: dict[int, int] = {}
        self.numbers = count()

    def __len__(self) -> int:
        return len(self.items)

    def add(self, server: int, item: T) -> None:
        """Append an item behind those of its key."""
        its = max(self.round, self.following.get(server, 0))
        self.following[server] = its + 1
        heappush(self.items, (its, next(self.numbers), server, item))

    def take(self) -> T:
        """Remove and return the next item; raises IndexError on an empty queue."""
        self.round, _, server, item = heappop(self.items)
        if not self.items:  # an empty queue resets the rounds, except of the key just served
            self.following = {server: self.round + 1}
        return item


class FairQueue(Generic[T]):
    """Two-level fair queue: over servers, and within each over its users."""

    def __init__(self) -> None:
        self.servers = KeyedQueue[int]()
        self.people: dict[int, KeyedQueue[T]] = {}

    def __len__(self) -> int:
        return len(self.servers)

    def add(self, server: int, person: int, item: T) -> None:
        """Append an item behind those of its user."""
        self.people.setdefault(server, KeyedQueue()).add(person, item)
        self.servers.add(server, server)

    def take(self) -> T:
        """Remove and return the next item; raises IndexError on an empty queue."""
        server = self.servers.take()
        item = self.people[server].take()
        if not self.people[server]:
            del self.people[server]
        return item


class FairSemaphore:
    """Semaphore with `places` slots, granted in the order of a `FairQueue`."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.line = FairQueue[asyncio.Future[None]]()

    @asynccontextmanager
    async def acquire(self, server: int) -> AsyncIterator[None]:
        """Hold a slot, granted fairly to this server and the current user. 0: the current request's
        server."""
        turn, (home, person) = asyncio.get_running_loop().create_future(), REQUESTER.get()
        self.line.add(server or home, person, turn)
        self.admit()
        try:
            await turn
            yield
        finally:
            if not turn.cancelled():  # it may have been granted just as its waiter was cancelled
                self.free += 1
                self.admit()

    def admit(self) -> None:
        """Grant free slots in order; cancelled waiters are skipped."""
        while self.free and self.line:
            turn = self.line.take()
            if not turn.done():
                self.free -= 1
                turn.set_result(None)
