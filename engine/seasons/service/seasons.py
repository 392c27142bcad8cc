"""Service layer of seasons: what managers, players and the clock do."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
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
from engine.seasons.service.step import BOARD, EVENT, LETTER, TABLE, Note, SeasonChange
from engine.tables.model.errors import Stale
from engine.tables.model.habits import DAY, Habits
from engine.tables.people import care
from engine.tables.store.season_rows import SeasonRow

PAUSE = 7 * DAY
"""Seconds of the one pause of a season."""


class SeasonService(Changes):
    """What commands, buttons and the clock ask of the seasons of all servers."""

    async def editions(self, guild: int, *, over: bool = False, most: int = 10) -> list[Edition]:
        """Seasons of a server that go on, or that are over; the newest first."""
        return await self.readable(await self.store.of_guild(guild, over=over, most=most))

    async def overview(self, edition: Edition) -> Overview:
        """The view model of a season with sign-up; between its parts presses have their turn."""
        opened, parts = await self.store.tables_by_game(edition.id), []
        for number in part_numbers(edition):
            parts.append(part(edition, number, opened))
            await asyncio.sleep(0)
        view = overview(edition, (*parts,), opened, self.clock())
        return replace(view, free=tuple(await free_seats(self, edition)))

    async def of_person(self, person: int) -> list[Overview]:
        """The seasons that go on and for which a person has signed up, on all servers."""
        return [
            await self.overview(edition)
            for edition in await self.readable(await self.store.of_person(person))
        ]

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

    async def open(
        self, request: SeasonRequest, guild: int, channel: int, host: int, language: str
    ) -> Edition:
        """Open a season with sign-up, or a duplicate week; its board stands in this channel, its tables in
        threads of it."""
        now = self.clock()
        status = KINDS[request.kind].first_status
        plan = SeasonPlan.from_request(request, now)
        row = SeasonRow(
            0, guild, channel, host, request.kind, status, language, plan.model_dump_json(),
            secret=secrets.token_hex(SECRET_BYTES), alarm=min(plan.upcoming(now)), created=now, changed=now,
        )  # fmt: skip
        return await self.create_numbered(row, (BOARD, EVENT))

    async def end_now(self, season: int) -> Edition:
        """Turn off an open season: the places of now are final, and no month follows. Other kinds go on."""
        return await self.change(season, self.end_step)

    async def call_off(self, season: int) -> Edition:
        """Call off a season, before its start or while it runs."""
        edition = await self.do(season, players.call_off)
        await reveal_tables(self, edition)
        return edition

    async def end_series(self, season: int) -> Edition:
        """Let no season follow this one."""
        return await self.change(season, players.end_series)

    async def move(self, season: int, channel: int) -> Edition:
        """Show the board of a season in another channel, and open there the tables that are not open yet."""
        return await self.change(season, lambda edition: move_step(edition, channel))

    async def set_missing(self, season: int, missing: Sequence[str]) -> Edition:
        """Note what a season lacks in its channel; nothing: it goes on."""
        return await self.change(season, lambda edition: missing_step(edition, (*missing,), self.clock()))

    async def hindered(self, guild: int | None = None) -> list[Edition]:
        """Seasons, of a server or of all, that lack something in their channel."""
        return await self.readable(await self.store.hindered(guild))

    async def set_language(self, guild: int, language: str) -> None:
        """Show the seasons of a server that go on in another language; tables that are open keep theirs."""
        for edition in await self.editions(guild):
            await self.change(edition.id, lambda edition: language_step(edition, language))

    async def set_channels(self, season: int, channels: Sequence[int]) -> Edition:
        """Let tables that are opened from now on stand in these channels; without any in threads."""
        return await self.change(season, lambda edition: channels_step(edition, channels))

    # Players

    async def do(
        self, season: int, step: Callable[..., SeasonChange | None], *facts: object, **more: object
    ) -> Edition:
        """Change a season by a function of `players`, given these facts and the time."""
        return await self.change(season, lambda edition: step(edition, *facts, **more, now=self.clock()))

    async def enter(self, season: int, person: int, *, plays: bool, reserve: bool) -> Edition:
        """Sign up, or change an earlier sign-up; raises `Impossible`."""
        return await self.do(season, players.enter, person, plays=plays, reserve=reserve)

    async def attempt(self, season: int, person: int) -> Edition:
        """Begin a person's attempt of a duplicate week; raises `Impossible`."""
        return await self.do(season, players.attempt, person)

    async def confirm(self, season: int, person: int) -> Edition:
        """Confirm before the start; raises `Impossible`."""
        return await self.do(season, players.confirm, person)

    async def withdraw(self, season: int, person: int) -> Edition:
        """Leave a season; stand-ins play its open games to the end. Raises `Impossible`."""
        edition = await self.do(season, players.withdraw, person)
        await follow_tables(self, edition)
        return edition

    async def pause(self, season: int, person: int) -> Edition:
        """Take the one pause: a vacation of a week from now on, at all tables of the player. Raises
        `Impossible`."""
        now = self.clock()
        players.pause(await self.edition(season), person, now=now)
        await self.tables.change_habits(person, lambda habits: with_vacation(habits, now))
        return await self.change(season, lambda edition: players.pause(edition, person, now=now))

    async def step_in(self, season: int, person: int, number: int, seat: int) -> Edition:
        """Take a free seat as a reserve; raises `Impossible`, `Stale`, and `HasSat` for a player who knows
        hidden cards of this table: after an erasure the season does not know them, but the table does."""
        edition = await self.edition(season)
        if (number, seat) not in await free_seats(self, edition):
            raise Stale
        care.expect_newcomer(await self.tables.table(edition.table(number) or 0), person)
        edition = await self.do(season, players.step_in, person, number, seat)
        await follow_tables(self, edition)
        return edition

    # Clock

    async def fire_alarm(self, season: int) -> Edition:
        """Do what has come due at a season, and redraw the board of an open one."""
        edition = await self.edition(season)
        if not edition.kind.follows_server:
            return await progress(self, edition)
        now = self.clock()
        if not edition.over and now >= edition.plan.ends:
            edition = await self.change(season, self.end_step)
            await self.open_next_month(edition)
        later = None if edition.over else edition.plan.ends
        return await self.change(season, lambda _: SeasonChange(notes=(BOARD,), row={"alarm": later}))

    def end_step(self, edition: Edition) -> SeasonChange | None:
        """End an open season; None: it is over, or of another kind."""
        if edition.over or not edition.kind.follows_server:
            return None
        notes = (BOARD, ("end", 0))
        return SeasonChange((Ended(at=self.clock()),), notes=notes, row={"status": "ended", "alarm": None})

    async def open_next_month(self, edition: Edition) -> None:
        """Open the month after one that has ended; nothing where there is one already."""
        now, plan = self.clock(), edition.plan
        following = SeasonPlan.month(max(now, plan.ends), plan.zone, plan.number + 1)
        row = replace(
            edition.row, id=0, status="running", plan=following.model_dump_json(), earlier=edition.id,
            revision=0, alarm=following.ends, created=now, changed=now, former="[]", people=(), events=(),
            games=(),
        )  # fmt: skip
        with suppress(Stale):
            await self.create(row)


def move_step(edition: Edition, channel: int) -> SeasonChange | None:
    """Move a season to another channel."""
    if edition.row.channel == channel:
        return None
    event = () if edition.kind.follows_server else (EVENT,)
    plan = edition.plan.model_copy(update={"missing": (), "since": 0.0}).model_dump_json()
    return SeasonChange(row={"channel": channel, "plan": plan}, notes=(BOARD, *event, *unopened(edition)))


def missing_step(edition: Edition, missing: tuple[str, ...], now: float) -> SeasonChange | None:
    """Note what a season lacks in its channel. With nothing it goes on: tables that wait are opened now,
    whatever their back-off."""
    if edition.over or edition.plan.missing == missing:
        return None
    since = 0.0 if not missing else edition.plan.since or now
    plan = edition.plan.model_copy(update={"missing": missing, "since": since}).model_dump_json()
    letter = (LETTER,) if missing == (GONE,) else ()
    return SeasonChange(row={"plan": plan}, notes=(BOARD, *letter, *([] if missing else unopened(edition))))


def unopened(edition: Edition) -> list[Note]:
    """The tables that must still be opened."""
    if edition.kind.follows_server:
        return []
    numbers = edition.state.entrants if edition.kind.solo else edition.state.fixtures
    return [(TABLE, number) for number in numbers if edition.awaits_table(number)]


def language_step(edition: Edition, language: str) -> SeasonChange | None:
    """Change the language of a season."""
    if edition.over or edition.row.language == language:
        return None
    event = () if edition.kind.follows_server else (EVENT,)
    return SeasonChange(row={"language": language}, notes=(BOARD, *event))


def channels_step(edition: Edition, channels: Sequence[int]) -> SeasonChange | None:
    """Give a season channels for its tables, where its tables stand in threads."""
    if edition.over or edition.kind.venue != "thread" or edition.plan.channels == (*channels,):
        return None
    plan = edition.plan.model_copy(update={"channels": (*channels,)})
    return SeasonChange(row={"plan": plan.model_dump_json()})


def with_vacation(habits: Habits, now: float) -> Habits:
    """With a week of vacation from now on; a longer one stays."""
    until = now + PAUSE
    if habits.vacation and habits.vacation[0] <= now and habits.vacation[1] >= until:
        return habits
    return replace(habits, vacation=(now, until))
