"""Turns of servers whose seasons wait: each has one before another has its second."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tables.store.seasons import WaitingSeason

WAITING = 100
"""Seasons among which those of a look are chosen: of each server the first, then each second one, and on."""


class ServerTurns:
    """Round-robin over servers, however many seasons one of them has. `served`: servers that had their turn
    in this round."""

    def __init__(self) -> None:
        self.served: set[int] = set()

    def pick(self, waiting: Sequence[WaitingSeason], most: int) -> list[int]:
        """At most this many of the seasons that wait, of servers that have not had their turn; when there is
        none of these, the next round begins."""
        picked, rest = list[int](), list(waiting)
        while rest and len(picked) < most:
            season = next((season for season in rest if season.guild not in self.served), None)
            if season is None:
                self.served.clear()
                continue
            self.served.add(season.guild)
            picked.append(season.season)
            rest.remove(season)
        return picked
