"""Where views read data: tables, names, memberships, ratings."""

from __future__ import annotations

from bot.platform.members import Members
from bot.platform.names import Names
from bot.texts import Texts
from bot.views.help import guide
from bot.views.office import always
from bot.views.scene import Scene
from bot.workers.hints import GivenHints
from engine.calls.service.calls import CallService
from engine.core.actions import Action
from engine.seasons.service.seasons import SeasonService
from engine.tables.model.table import Table
from engine.tables.play.lesson import without_slips
from engine.tables.scores.ladder import Ladders, RatingChange, Scope
from engine.tables.service import Tables
from engine.tables.time.alarms import ends


class Sources:
    """Read access to the data of views. `hints`: those that were given in this process."""

    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.store = tables.store
        self.names = names
        self.members = Members(names.client, tables.clock)
        self.ladders = Ladders(tables.store)
        self.seasons = SeasonService(tables)
        self.calls = CallService(tables)
        self.hints = GivenHints()

    async def scene(self, table: Table, t: Texts, seat: int | None = None) -> Scene:
        """The table as a seat (None: the public) sees it. Raises `Impossible` for a table that is
        withheld."""
        if table.concealed:
            table.expect_not_withheld()
        people = await self.tables.habits(*table.people)
        score, learns = await self.tables.score(table), await self.learns(table, seat, table.key)
        explores = not learns and await self.learns(table, seat, guide.game_kind(table))
        declines = seat is not None and await self.declines(table, seat)
        names, now = await self.names.of(table, t), self.tables.clock()
        until = ends(table, people)
        changes = await self.changes(table)
        return Scene(
            table,
            names,
            t,
            seat,
            until,
            score=score,
            learns=learns,
            explores=explores,
            declines=declines,
            now=now,
            changes=changes,
            advised=None if seat is None else self.advised(table, seat),
        )

    def advised(self, table: Table, seat: int) -> Action | None:
        """The answer that a hint of this position gave; None where there was none."""
        standing = without_slips(table, seat, self.hints.standing(table, seat))
        return standing[0].action if standing else None

    async def changes(self, table: Table) -> tuple[RatingChange, ...]:
        """Changes of ratings by a game that is over; players who opted out are left out."""
        if table.status not in ("finished", "ended") or table.lesson:
            return ()
        ladder = await self.ladders.of(Scope(table.guild))
        changes = ladder.changes.get(table.id, ())
        hidden = (
            await self.store.people.hidden_persons(*(change.person for change in changes))
            if changes
            else frozenset()
        )
        return tuple(change for change in changes if change.person not in hidden)

    async def declines(self, table: Table, seat: int) -> bool:
        """Whether the person of a seat wants no more offers of plans in this game."""
        person = table.chairs[seat].person
        return person is not None and bool(
            await self.store.people.knowing(always.DECLINED.format(table.key), person)
        )

    async def learns(self, table: Table, seat: int | None, kind: str) -> bool:
        """Whether a seat (None: any seat) has a person who has finished no game of this kind (see
        `Results.finishers`). In their own office they count no more once they said that they need no
        explanations."""
        person = None if seat is None else table.chairs[seat].person
        people = (
            table.people if seat is None else tuple(member for member in table.people if member == person)
        )
        if table.status != "running" or not people:
            return False
        strangers = {*people} - await self.store.results.finishers(kind, *people)
        if seat is not None and strangers:
            strangers -= await self.store.people.knowing(kind, *people)
        return bool(strangers)
