"""Service layer of seasons: what managers, players and the clock do."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from engine.seasons.events import Ended
from engine.seasons.kinds import KINDS
from engine.seasons.service import players
from engine.seasons.service.changes import Changes
from engine.seasons.service.edition import Edition
from engine.seasons.service.overview import Overview, overview, part, part_numbers
from engine.seasons.service.plan import GONE, SeasonPlan, SeasonRequest
from engine.seasons.service.progress import SECRET_BYTES, follow_tables, free_seats, progress, reveal_tables
from engine.seasons.service.step import BOARD, EVENT, LETTER, TABLE, Said, SeasonChange
from engine.tables.model.errors import Stale
from engine.tables.model.habits import DAY, Habits
from engine.tables.people import care
from engine.tables.store.season_rows import SeasonRow

PAUSE = 7 * DAY
"""Seconds of the one pause of a season."""


class SeasonService(Changes):
    """All seasons of all servers."""

    async def editions(self, guild: int, *, over: bool = False, most: int = 10) -> list[Edition]:
        """Seasons of a server that go on, or that are over; the newest first."""
        return await self.readable(await self.store.of_guild(guild, over=over, most=most))

    async def overview(self, it: Edition) -> Overview:
        """The view model of a season with sign-up; between its parts presses have their turn."""
        opened, parts = await self.store.tables_by_game(it.id), []
        for number in part_numbers(it):
            parts.append(part(it, number, opened))
            await asyncio.sleep(0)
        found = overview(it, (*parts,), opened, self.clock())
        return replace(found, free=tuple(await free_seats(self, it)))

    async def of_person(self, person: int) -> list[Overview]:
        """The seasons that go on and for which a person has signed up, on all servers."""
        return [await self.overview(it) for it in await self.readable(await self.store.of_person(person))]

    # Opening and ending

    async def begin_month(self, guild: int, channel: int, host: int, language: str, zone: str) -> Edition:
        """Turn on the open season of a server; raises `Stale` where it is on already."""
        now = self.clock()
        plan = SeasonPlan.month(now, zone)
        row = SeasonRow(
            0, guild, channel, host, "open", "running", language, plan.model_dump_json(),
            alarm=plan.ends, created=now, changed=now,
        )  # fmt: skip
        return await self.create(row)

    async def open(self, wish: SeasonRequest, guild: int, channel: int, host: int, language: str) -> Edition:
        """Open a season with sign-up, or a duplicate week; its board stands in this channel, its tables in
        threads of it."""
        now = self.clock()
        status = KINDS[wish.kind].first_status
        plan = SeasonPlan.from_wish(wish, now)
        row = SeasonRow(
            0, guild, channel, host, wish.kind, status, language, plan.model_dump_json(),
            secret=secrets.token_hex(SECRET_BYTES), alarm=min(plan.coming(now)), created=now, changed=now,
        )  # fmt: skip
        return await self.create_numbered(row, (BOARD, EVENT))

    async def end_now(self, season: int) -> Edition:
        """Turn off an open season: the places of now are final, and no month follows. Other kinds go on."""
        return await self.change(
            season, lambda it: None if it.over or not it.kind.follows_server else self.ending(it)
        )

    async def call_off(self, season: int) -> Edition:
        """Call off a season, before its start or while it runs."""
        it = await self.change(season, lambda it: players.call_off(it, now=self.clock()))
        await reveal_tables(self, it)
        return it

    async def end_row(self, season: int) -> Edition:
        """Have no season follow this one."""
        return await self.change(season, players.end_row)

    async def move(self, season: int, channel: int) -> Edition:
        """Show the board of a season in another channel, and open there the tables that are not open yet."""
        return await self.change(season, lambda it: moving(it, channel))

    async def hinder(self, season: int, missing: Sequence[str]) -> Edition:
        """Note what a season lacks in its channel; nothing: it goes on."""
        return await self.change(season, lambda it: hindering(it, (*missing,), self.clock()))

    async def hindered(self, guild: int | None = None) -> list[Edition]:
        """Seasons, of a server or of all, that lack something in their channel."""
        return await self.readable(await self.store.hindered(guild))

    async def speak(self, guild: int, language: str) -> None:
        """Show the seasons of a server that go on in another language; tables that are open keep theirs."""
        for it in await self.editions(guild):
            await self.change(it.id, lambda it: speaking(it, language))

    async def give_channels(self, season: int, channels: Sequence[int]) -> Edition:
        """Let tables that are opened from now on stand in these channels; without any in threads."""
        return await self.change(season, lambda it: giving_channels(it, channels))

    # Players

    async def enter(self, season: int, person: int, *, plays: bool, reserve: bool) -> Edition:
        """Sign up; raises `Impossible`."""
        said = {"plays": plays, "reserve": reserve}
        return await self.change(season, lambda it: players.enter(it, person, **said, now=self.clock()))

    async def attempt(self, season: int, person: int) -> Edition:
        """Begin one's attempt of a duplicate week; raises `Impossible`."""
        return await self.change(season, lambda it: players.attempt(it, person, now=self.clock()))

    async def confirm(self, season: int, person: int) -> Edition:
        """Confirm before the start; raises `Impossible`."""
        return await self.change(season, lambda it: players.confirm(it, person, now=self.clock()))

    async def withdraw(self, season: int, person: int) -> Edition:
        """Leave a season; stand-ins play its open games to the end. Raises `Impossible`."""
        it = await self.change(season, lambda it: players.withdraw(it, person, now=self.clock()))
        await follow_tables(self, it)
        return it

    async def pause(self, season: int, person: int) -> Edition:
        """Take the one pause: a vacation of a week from now on, at all tables of the player. Raises
        `Impossible`."""
        now = self.clock()
        players.pause(await self.edition(season), person, now=now)
        await self.tables.change_habits(person, lambda it: on_vacation(it, now))
        return await self.change(season, lambda it: players.pause(it, person, now=now))

    async def step_in(self, season: int, person: int, number: int, seat: int) -> Edition:
        """Take a free seat as a reserve; raises `Impossible`, `Stale`, and `HasSat` for a player who knows
        hidden cards of this table: after an erasure the season does not know them, but the table does."""
        it = await self.edition(season)
        if (number, seat) not in await free_seats(self, it):
            raise Stale
        care.expect_newcomer(await self.tables.table(it.table(number) or 0), person)
        now = self.clock()
        it = await self.change(season, lambda it: players.step_in(it, person, number, seat, now=now))
        await follow_tables(self, it)
        return it

    # Clock

    async def ring(self, season: int) -> Edition:
        """Do what has come due at a season; the board of an open one is redrawn."""
        it = await self.edition(season)
        if not it.kind.follows_server:
            return await progress(self, it)
        now = self.clock()
        if not it.over and now >= it.plan.ends:
            it = await self.change(season, lambda it: None if it.over else self.ending(it))
            await self.follow(it)
        later = None if it.over else it.plan.ends
        return await self.change(it.id, lambda it: SeasonChange(notes=(BOARD,), row={"alarm": later}))

    def ending(self, it: Edition) -> SeasonChange:
        """The end of an open season."""
        notes = (BOARD, ("end", 0))
        return SeasonChange((Ended(at=self.clock()),), notes=notes, row={"status": "ended", "alarm": None})

    async def follow(self, it: Edition) -> None:
        """Open the month after one that has ended; nothing where there is one already."""
        now, plan = self.clock(), it.plan
        following = SeasonPlan.month(max(now, plan.ends), plan.zone, plan.number + 1)
        row = replace(
            it.row, id=0, status="running", plan=following.model_dump_json(), earlier=it.id, revision=0,
            alarm=following.ends, created=now, changed=now, former="[]", people=(), events=(),
            games=(),
        )  # fmt: skip
        with suppress(Stale):
            await self.create(row)


def moving(it: Edition, channel: int) -> SeasonChange | None:
    """The step by which a season moves to another channel."""
    if it.row.channel == channel:
        return None
    event = () if it.kind.follows_server else (EVENT,)
    plan = it.plan.model_copy(update={"missing": (), "since": 0.0}).model_dump_json()
    return SeasonChange(row={"channel": channel, "plan": plan}, notes=(BOARD, *event, *unopened(it)))


def hindering(it: Edition, missing: tuple[str, ...], now: float) -> SeasonChange | None:
    """The step by which it is noted what a season lacks in its channel; with nothing it goes on: tables that
    wait are opened now, whatever their back-off."""
    if it.over or it.plan.missing == missing:
        return None
    since = 0.0 if not missing else it.plan.since or now
    plan = it.plan.model_copy(update={"missing": missing, "since": since}).model_dump_json()
    letter = (LETTER,) if missing == (GONE,) else ()
    return SeasonChange(row={"plan": plan}, notes=(BOARD, *letter, *([] if missing else unopened(it))))


def unopened(it: Edition) -> list[Said]:
    """The tables that must still be opened."""
    if it.kind.follows_server:
        return []
    numbers = it.state.entrants if it.kind.solo else it.state.fixtures
    return [(TABLE, number) for number in numbers if it.awaits_table(number)]


def speaking(it: Edition, language: str) -> SeasonChange | None:
    """The step by which a season changes its language."""
    if it.over or it.row.language == language:
        return None
    event = () if it.kind.follows_server else (EVENT,)
    return SeasonChange(row={"language": language}, notes=(BOARD, *event))


def giving_channels(it: Edition, channels: Sequence[int]) -> SeasonChange | None:
    """The step by which a season gets channels for its tables; those of a kind that plays in private threads
    stand in no other."""
    if it.over or it.kind.venue != "thread" or it.plan.channels == (*channels,):
        return None
    plan = it.plan.model_copy(update={"channels": (*channels,)})
    return SeasonChange(row={"plan": plan.model_dump_json()})


def on_vacation(habits: Habits, now: float) -> Habits:
    """With a week of vacation from now on; a longer one stays."""
    until = now + PAUSE
    if habits.vacation and habits.vacation[0] <= now and habits.vacation[1] >= until:
        return habits
    return replace(habits, vacation=(now, until))
