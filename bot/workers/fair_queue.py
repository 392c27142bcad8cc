"""Servers take turns, and so do the people of each: however much one of them wants, the next thing of another
waits only for what is under way, and for one thing of each server or person that wants something, too.
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
"""The server of what belongs to none, and the person of what nobody has pressed for."""
REQUESTER: ContextVar[tuple[int, int]] = ContextVar("visitor", default=(NO_OWNER, NO_OWNER))
"""The server and the person of the request that is being answered."""


class KeyedQueue(Generic[T]):
    """What waits, each thing for its server. Those of one server go in the order in which they came.

    This is start-time fair queueing with equal weights: a thing gets the round in which it is taken when it
    comes, that which is under way or, where its server has things in the line, the one after the last of
    them. So a server that wants something seldom goes before all that others want more of.
    """

    def __init__(self) -> None:
        self.things: list[tuple[int, int, int, T]] = []
        self.round = 0
        self.following: dict[int, int] = {}
        self.numbers = count()

    def __len__(self) -> int:
        return len(self.things)

    def add(self, server: int, thing: T) -> None:
        """Another thing, behind those of its server."""
        its = max(self.round, self.following.get(server, 0))
        self.following[server] = its + 1
        heappush(self.things, (its, next(self.numbers), server, thing))

    def take(self) -> T:
        """The next thing; raises IndexError where nothing waits."""
        self.round, _, server, thing = heappop(self.things)
        if not self.things:  # nobody is ahead of anybody any more, but for who has just had his turn
            self.following = {server: self.round + 1}
        return thing


class FairQueue(Generic[T]):
    """What waits, fair between servers, and within each between its people."""

    def __init__(self) -> None:
        self.servers = KeyedQueue[int]()
        self.people: dict[int, KeyedQueue[T]] = {}

    def __len__(self) -> int:
        return len(self.servers)

    def add(self, server: int, person: int, thing: T) -> None:
        """Another thing, behind those of its person."""
        self.people.setdefault(server, KeyedQueue()).add(person, thing)
        self.servers.add(server, server)

    def take(self) -> T:
        """The next thing; raises IndexError where nothing waits."""
        server = self.servers.take()
        thing = self.people[server].take()
        if not self.people[server]:
            del self.people[server]
        return thing


class FairSemaphore:
    """Lets so many in at the same time, and those who must wait by turns of their servers and people."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.line = FairQueue[asyncio.Future[None]]()

    @asynccontextmanager
    async def acquire(self, server: int) -> AsyncIterator[None]:
        """A place, from the moment at which it is the turn of this server and of the person who has pressed.
        What belongs to no server is that person's server's."""
        turn, (home, person) = asyncio.get_running_loop().create_future(), REQUESTER.get()
        self.line.add(server or home, person, turn)
        self.admit()
        try:
            await turn
            yield
        finally:
            if not turn.cancelled():  # it may have come in the moment in which nobody waited for it any more
                self.free += 1
                self.admit()

    def admit(self) -> None:
        """Let in who may come in; whoever no longer waits is passed over."""
        while self.free and self.line:
            turn = self.line.take()
            if not turn.done():
                self.free -= 1
                turn.set_result(None)
