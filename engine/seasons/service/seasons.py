"""Service layer of seasons: load, change, save, look in time. Messages are sent after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from engine.seasons.events import Ended, Event
from engine.seasons.service.edition import Edition, dumped
from engine.seasons.service.plan import Plan
from engine.tables.locks import Locks
from engine.tables.model.errors import Stale
from engine.tables.service import Tables
from engine.tables.store.season_rows import SeasonNote, SeasonRow

TRIES = 20
"""How often a change is tried where others come between."""


@dataclass(frozen=True, slots=True)
class Step:
    """A change of a season: events, persons that are new, fields of its row, kinds of messages to send."""

    events: Sequence[Event] = ()
    people: Sequence[int] = ()
    notes: Sequence[tuple[str, int]] = ()
    row: dict[str, Any] = field(default_factory=dict)


Edit = Callable[[Edition], Step | None]
"""What becomes of a season; None: nothing changes."""
BOARD = ("board", 0)


class Seasons:
    """All seasons. `changed`: called with the moment at which one must be looked at next."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store.seasons
        self.clock = tables.clock
        self.locks = Locks()

    async def edition(self, season: int) -> Edition:
        """A season as it is now; raises `NoSeason`."""
        row = await self.store.load(season)
        if row.kind != "open":
            return Edition(row)
        plan = Plan.model_validate_json(row.plan)
        until = row.changed if row.status == "ended" else plan.ends
        found = await self.tables.store.results.between(row.guild, plan.starts, until)
        return Edition(row, tuple(it for it in found if it.rated))

    async def editions(self, guild: int, *, over: bool = False, most: int = 10) -> list[Edition]:
        """Seasons of a server that go on, or that are over; the newest first."""
        return [await self.edition(it) for it in await self.store.of_guild(guild, over=over, most=most)]

    async def begin_month(self, guild: int, channel: int, host: int, language: str, zone: str) -> Edition:
        """Turn on the open season of a server; raises `Stale` where it is on already."""
        now = self.clock()
        plan = Plan.month(now, zone)
        row = SeasonRow(
            0, guild, channel, host, "open", "running", language, plan.model_dump_json(),
            alarm=plan.ends, created=now, changed=now,
        )  # fmt: skip
        return await self.create(row)

    async def create(self, row: SeasonRow, notes: Sequence[tuple[str, int]] = (BOARD,)) -> Edition:
        """Store a new season; raises `Stale`."""
        stored = await self.store.create(row, [SeasonNote(0, *it) for it in notes])
        self.wake(stored.alarm)
        return await self.edition(stored.id)

    async def end_now(self, season: int) -> Edition:
        """Turn off an open season: the places of now are final, and no month follows."""
        return await self.change(season, lambda it: None if it.over else self.ending(it))

    async def move(self, season: int, channel: int) -> Edition:
        """Show the board of a season in another channel."""
        moved = Step(row={"channel": channel}, notes=(BOARD,))
        return await self.change(season, lambda it: None if it.row.channel == channel else moved)

    async def ring(self, season: int) -> Edition:
        """Do what has come due at a season; its board is shown anew."""
        it = await self.edition(season)
        now = self.clock()
        if it.row.kind == "open" and not it.over and now >= it.plan.ends:
            it = await self.change(season, lambda it: None if it.over else self.ending(it))
            await self.follow(it)
        later = None if it.over else it.plan.ends
        return await self.change(it.id, lambda it: Step(notes=(BOARD,), row={"alarm": later}))

    def ending(self, it: Edition) -> Step:
        """The end of an open season."""
        notes = (BOARD, ("end", 0))
        return Step((Ended(at=self.clock()),), notes=notes, row={"status": "ended", "alarm": None})

    async def follow(self, it: Edition) -> None:
        """Open the month after one that has ended; nothing where there is one already."""
        now, plan = self.clock(), it.plan
        following = Plan.month(max(now, plan.ends), plan.zone, plan.number + 1)
        row = replace(
            it.row, id=0, status="running", plan=following.model_dump_json(), earlier=it.id, revision=0,
            alarm=following.ends, created=now, changed=now, people=(), events=(), games=(),
        )  # fmt: skip
        with suppress(Stale):
            await self.create(row)

    async def change(self, season: int, edit: Edit) -> Edition:
        """Change a season and save it; raises what the edit raises, `NoSeason`, and `Stale` where others come
        between again and again. Cancelling the caller does not stop it half-way."""
        return await asyncio.shield(self._change(season, edit))

    async def _change(self, season: int, edit: Edit) -> Edition:
        async with self.locks[season]:
            for left in range(TRIES, 0, -1):
                before = await self.edition(season)
                step = edit(before)
                if step is None:
                    return before
                after = applied(before.row, step, self.clock())
                notes = [SeasonNote(season, *it) for it in step.notes]
                try:
                    await self.store.save(before.row, after, notes)
                    break
                except Stale:  # a game has ended meanwhile, or another process was quicker
                    if left == 1:
                        raise
        self.wake(after.alarm)
        return await self.edition(season)

    def wake(self, alarm: float | None) -> None:
        """Have the outbox looked at now, and the season when it is due."""
        self.tables.alarmed(self.clock())
        if alarm is not None:
            self.tables.alarmed(alarm)


def applied(before: SeasonRow, step: Step, now: float) -> SeasonRow:
    """A season after a change."""
    return replace(
        before,
        **step.row,
        people=(*before.people, *step.people),
        events=(*before.events, *dumped(step.events)),
        revision=before.revision + 1,
        changed=now if step.events else before.changed,
    )
