"""Several processes on one database: who sees to what.

Every server has a home, the process that hears of it from Discord; every person has one, too. What is owed at
home is done at home, at once. Others do it where the home is not there, or has not come to it for long.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

LATE = 30.0
"""Seconds after which overdue work may be taken over by any process."""


class Process(NamedTuple):
    """The `number`-th of so many processes, from 1 on."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def shards(self, count: int) -> list[int]:
        """Those of so many shards that are its own."""
        return [shard for shard in range(count) if shard % self.of == self.number - 1]


@dataclass(frozen=True, slots=True)
class Share:
    """What a process sees to: what is at home with it, and with the processes that are `absent`. `shards`:
    into how many Discord divides all servers."""

    process: Process
    shards: int
    absent: frozenset[int] = field(default_factory=frozenset)

    def home(self, server: int) -> int:
        """The number of the process that hears of a server from Discord."""
        return (server >> 22) % self.shards % self.process.of + 1

    def serves(self, server: int) -> bool:
        """Whether we see to what is owed on a server."""
        return self.home(server) in (self.process.number, *self.absent)

    def servers(self, column: str) -> str:
        """The condition of a statement that a server is at home here."""
        return f"({column} >> 22) % {self.shards} % {self.process.of} IN ({self.homes})"

    def people(self, column: str) -> str:
        """The condition of a statement that a person is at home here."""
        return f"({column} >> 22) % {self.process.of} IN ({self.homes})"

    @property
    def homes(self) -> str:
        """Where what we see to is at home; from 0 on, as remainders are."""
        return ", ".join(str(number - 1) for number in sorted({self.process.number, *self.absent}))
