"""Partition of the work among several processes on one database.

Every server and every person has a home process: that of the server's Discord shard. The home does their
pending work at once; other processes take over if it is dead or late.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

LATE = 30.0
"""Seconds after which overdue work may be taken over by any process."""


class ClusterProcess(NamedTuple):
    """The share of process `number` (from 1) of `processes`."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def shards(self, count: int) -> list[int]:
        """Numbers of the shards that this process runs."""
        return [shard for shard in range(count) if shard % self.of == self.number - 1]


@dataclass(frozen=True, slots=True)
class Share:
    """Servers and people that a process works for: its own, and those of the processes that are `absent`.
    `shards`: the bot's number of shards at Discord."""

    process: ClusterProcess
    shards: int
    absent: frozenset[int] = field(default_factory=frozenset)

    def home(self, server: int) -> int:
        """The number of the process that hears of a server from Discord."""
        return (server >> 22) % self.shards % self.process.of + 1

    def serves(self, server: int) -> bool:
        """Whether this process works for a server: it is the server's home, or that one is absent."""
        return self.home(server) in (self.process.number, *self.absent)

    def servers(self, column: str) -> str:
        """The condition of a statement that a server is at home here."""
        return f"({column} >> 22) % {self.shards} % {self.process.of} IN ({self.homes})"

    def people(self, column: str) -> str:
        """The condition of a statement that a person is at home here."""
        return f"({column} >> 22) % {self.process.of} IN ({self.homes})"

    @property
    def homes(self) -> str:
        """Numbers of the homes that this process works for, from 0, as remainders are."""
        return ", ".join(str(number - 1) for number in sorted({self.process.number, *self.absent}))
