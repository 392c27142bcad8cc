"""Hints that were given: the same for every screen as long as the position lasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cachetools import LRUCache

from engine.core.advice import Advice
from engine.tables.model.table import Table

REMEMBERED = 512
"""Seats whose last hint is remembered."""


class AdviceKey(NamedTuple):
    """What advice is about: a table and a seat, its view as text, and which of its decisions."""

    table: int
    seat: int
    view: str
    number: int | None


class GivenHints:
    """The last hint of each seat, in this process."""

    def __init__(self) -> None:
        self.given: LRUCache[tuple[int, int], tuple[AdviceKey, tuple[Advice, ...]]] = LRUCache(REMEMBERED)

    def remember(self, moment: AdviceKey, advices: tuple[Advice, ...]) -> None:
        """Keep a hint in place of the last one of its seat."""
        self.given[moment.table, moment.seat] = moment, advices

    def at(self, moment: AdviceKey) -> tuple[Advice, ...]:
        """The hint that was given at this moment; empty: none."""
        known, advices = self.given.get((moment.table, moment.seat), (None, ()))
        return advices if known == moment else ()

    def standing(self, table: Table, seat: int) -> Sequence[Advice]:
        """The hint that was given to a seat if nothing has changed for it since; empty: none."""
        moment, advices = self.given.get((table.id, seat), (None, ()))
        if moment is None or table.status != "running" or moment.view != view_text(table, seat):
            return ()
        return advices


def view_text(table: Table, seat: int) -> str:
    """The position as a seat sees it, as text."""
    return table.game.dump(table.now.seen_by(seat))
