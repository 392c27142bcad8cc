"""Service layer of seasons: load, change, save. Messages are sent after the commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.seasons.kinds import KINDS, OVER
from engine.seasons.service.edition import Edition, dump_events, fold_stored
from engine.seasons.service.plan import SeasonPlan
from engine.seasons.service.step import BOARD, Edit, Note, SeasonChange
from engine.tables.faults import FaultLog
from engine.tables.locks import Locks
from engine.tables.model.errors import Stale
from engine.tables.service import Tables
from engine.tables.store.season_rows import SeasonNote, SeasonRow

log = logging.getLogger(__name__)
TRIES = 20
"""How often a change is tried where others come between."""


class Changes:
    """All seasons, one change of each at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store.seasons
        self.clock = tables.clock
        self.locks = Locks()
        self.numbering = Locks()
        self.faults = FaultLog(log, self.clock)

    async def edition(self, season: int) -> Edition:
        """A season as it is now; raises `NoSeason`."""
        row = await self.store.load(season)
        if not KINDS[row.kind].follows_server:
            return Edition(row)
        plan = SeasonPlan.model_validate_json(row.plan)
        until = row.changed if row.status == "ended" else plan.ends
        results = await self.tables.store.results.between(row.guild, plan.starts, until)
        return Edition(row, tuple(result for result in results if result.rated))

    async def readable(self, seasons: Iterable[int]) -> list[Edition]:
        """Those of these seasons that can be read; one that cannot stops no other."""
        editions = []
        for season in seasons:
            try:
                edition = await self.edition(season)
                if not edition.kind.follows_server:
                    _ = edition.state
            except Exception:
                self.faults.report(f"season {season}")
            else:
                editions.append(edition)
        return editions

    async def create(self, row: SeasonRow, notes: Sequence[Note] = (BOARD,)) -> Edition:
        """Store a new season; raises `Stale`."""
        single = KINDS[row.kind].follows_server
        stored = await self.store.create(row, [SeasonNote(0, *note) for note in notes], single=single)
        self.wake(stored.alarm)
        return await self.edition(stored.id)

    async def change(self, season: int, edit: Edit) -> Edition:
        """Change a season and save it; raises what the edit raises, `BadSeason` for events that cannot have
        happened (stored, they would keep the season from being read), `NoSeason`, and `Stale` where others
        come between again and again. Cancelling the caller does not stop it half-way."""
        return await asyncio.shield(self._change(season, edit))

    async def _change(self, season: int, edit: Edit) -> Edition:
        async with self.locks[season]:
            for remaining in range(TRIES, 0, -1):
                before = await self.edition(season)
                step = edit(before)
                if step is None:
                    return before
                after = apply_step(before.row, step, self.clock())
                if step.events and not before.kind.follows_server:
                    fold_stored(after.kind, before.plan.seats, after.secret, after.events)
                notes = [SeasonNote(season, *note) for note in step.notes]
                try:
                    await self.store.save(before.row, after, notes)
                    break
                except Stale:  # a game has ended meanwhile, or another process was quicker
                    if remaining == 1:
                        raise
        self.wake(after.alarm)
        return await self.edition(season)

    async def create_numbered(self, row: SeasonRow, notes: Sequence[Note]) -> Edition:
        """Store a new season under a number that no other one of its kind has on its server: a second one as
        well as a successor gets the next. Raises `Stale`."""
        async with self.numbering[row.guild]:
            plans = await self.store.plans(row.guild, row.kind)
            taken = (SeasonPlan.model_validate_json(stored).number for stored in plans)
            plan = SeasonPlan.model_validate_json(row.plan)
            named = plan.model_copy(update={"number": 1 + max(taken, default=0)})
            return await self.create(replace(row, plan=named.model_dump_json()), notes)

    def wake(self, alarm: float | None) -> None:
        """Wake the outbox now, and the season's clock when the season is due."""
        self.tables.on_alarm(self.clock())
        if alarm is not None:
            self.tables.on_alarm(alarm)


def apply_step(before: SeasonRow, step: SeasonChange, now: float) -> SeasonRow:
    """A season after a change; one that is over forgets its former players."""
    after = replace(before, **step.row)
    return replace(
        after,
        former="[]" if after.status in OVER else after.former,
        people=(*before.people, *step.people),
        events=(*before.events, *dump_events(step.events)),
        revision=before.revision + 1,
        changed=now if step.events else before.changed,
    )
