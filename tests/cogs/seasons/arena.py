"""Seasons with sign-up by presses: people, dates, games that end as a test wants."""

from __future__ import annotations

import asyncio
import json
import random
import runpy
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import discord
import pytest
import simcord

from engine.seasons.fold import fold
from engine.seasons.report import report
from engine.seasons.service.edition import Edition
from engine.seasons.service.overview import Overview
from engine.tables.model.results import TableResult, result
from engine.tables.model.table import Table
from engine.tables.store import table_writes
from tests.cogs.whole.remembered import newcomers
from tests.tables.sittings import gone_on
from tests.world import World

T = TypeVar("T")
DAY = 86_400.0
CHECKER = Path(__file__).parents[3] / "docs/check_season.py"
stranger: Any = runpy.run_path(str(CHECKER))["report"]


class Arena:
    """A server with a manager and as many people as a season needs. `ranks`: wanted ends of tables."""

    def __init__(self, world: World, people: int) -> None:
        self.world = world
        role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
        user = world.env.create_user("max", global_name="Max")
        world.members["Max"] = world.guild.add_member(user, roles=[role])
        self.bot.get_cog("SettingsCog").welcomed.add(world.guild.id)
        self.people = newcomers(world, people)
        self.ranks: dict[int, tuple[int, ...]] = {}
        self.luck = random.Random(1)

    @property
    def bot(self) -> Any:
        return self.world.env.bot

    @property
    def seasons(self) -> Any:
        return self.bot.services.seasons

    def id(self, who: str) -> int:
        return self.world.members[who].id

    def who(self, person: int) -> str:
        return next((name for name, it in self.world.members.items() if it.id == person), "?")

    def patch(self, patch: pytest.MonkeyPatch) -> None:
        """Let games end as a test wants, for any moves."""

        def wanted(table: Table) -> TableResult | None:
            found = result(table)
            if found is None or table.id not in self.ranks or found.kind == "abandoned":
                return found
            ranks = self.ranks[table.id]
            places = [
                replace(it, rank=rank, points=40 - 10 * rank)
                for it, rank in zip(found.places, ranks, strict=True)
            ]
            return replace(found, places=tuple(places))

        patch.setattr(table_writes, "result", wanted)

    async def open(
        self, kind: str, weeks: int = 6, seats: int = 4, first: int = 1, game: str = "speicherstadt"
    ) -> None:
        """Max opens a season; its first day is the Monday after this many others."""
        await self.world.slash("Max", "season")
        label = {"league": "Start a league", "cup": "Start a cup", "duplicate": "Start a duplicate week"}[
            kind
        ]
        if label not in self.world.labels("Max", self.world.private("Max")):
            await self.world.press("Max", "Start another season", self.world.private("Max"))
        shown = await self.world.press("Max", label, self.world.private("Max"))
        values = {"game": game, "seats": str(seats), "weeks": str(weeks)}
        if kind != "duplicate":
            values["first"] = options(shown, "first")[first]["value"]
        await self.submit("Max", shown, values)
        await self.tick(0)

    async def submit(self, who: str, shown: simcord.InteractionResult, values: dict[str, str]) -> None:
        """Send a modal with these choices."""
        await self.world.member(who).submit_modal(shown, {key: [value] for key, value in values.items()})

    async def join(self, who: str, role: str = "plays", number: str = "1") -> None:
        """Sign up by the button below a board."""
        shown = await self.world.press(who, "Sign up", self.board_of(number))
        await self.submit(who, shown, {"role": role})

    @property
    def board(self) -> discord.Message:
        """The board of the first season."""
        return self.board_of("1")

    def board_of(self, number: str) -> discord.Message:
        """The one board of a season."""
        titles = [
            (it, (it.embeds[0].title or "").split(" · ")) for it in self.world.channel.history() if it.embeds
        ]
        (found,) = [it for it, title in titles if len(title) > 1 and title[0].split()[-1] == number]
        return found

    def said(self, words: str) -> list[str]:
        """The messages in the channel that say this."""
        return [it.content for it in self.world.channel.history() if words in it.content]

    async def until(self, at: float, alive: int = 0) -> None:
        """Wait until a moment, in days, so that the clocks of the tables run too; in the game `alive` a
        player answers each day."""
        while (left := at - self.world.env.now().timestamp()) > 0:
            if alive:
                await self.go_on((await self.season()).table(alive) or 0, 1)
            await self.world.env.advance_time(min(left + 1, DAY))
            await self.tick(0)

    async def tick(self, times: int = 6) -> None:
        """Let the scheduler look."""
        for _ in range(times + 1):
            self.world.as_bot(lambda: self.bot.scheduler.expect(0.0))
            await self.world.env.advance_time(1.2)

    async def season(self, number: int = 1) -> Edition:
        found: Edition = await self.seasons.edition(number)
        return found

    async def view(self, number: int = 1) -> Overview:
        found: Overview = await self.seasons.overview(await self.season(number))
        return found

    async def go_on(self, table: int, answers: int) -> None:
        """This many answers at random at a table."""
        now = self.world.env.now().timestamp()
        await self.do(self.bot.services.tables.change(table, lambda it: gone_on(it, answers, self.luck, now)))

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something that the bot does, by its clock."""
        return await self.world.as_bot(lambda: asyncio.ensure_future(work))

    async def finish(self, number: int, season: int = 1, best: Sequence[str] = ()) -> None:
        """Play the table of a game to its end; the `best` win, or share the victory, and the others follow in
        the order of their seats."""
        it = await self.season(season)
        table = await self.bot.services.tables.table(it.table(number))
        if best:
            winners = {self.id(who) for who in best}
            first = [seat for seat, it in enumerate(table.chairs) if it.person in winners]
            others = [seat for seat in range(len(table.chairs)) if seat not in first]
            ranks = {**dict.fromkeys(first, 1), **{it: len(first) + 1 + at for at, it in enumerate(others)}}
            self.ranks[table.id] = tuple(ranks[seat] for seat in range(len(table.chairs)))
        await self.go_on(table.id, 2_000)
        await self.tick()

    async def checked(self, number: int = 1) -> dict[str, Any]:
        """The record as Discord hands it out; the engine and the checker of the docs agree about it."""
        record = (await self.season(number)).record
        facts = json.loads(record.model_dump_json())
        said = json.loads(json.dumps(report(fold(record))))
        assert json.loads(json.dumps(stranger(facts))) == said
        found: dict[str, Any] = said
        return found


def options(shown: simcord.InteractionResult, name: str) -> list[dict[str, Any]]:
    """What a menu of a modal offers."""
    labels = (it for it in shown.modal["components"] if it.get("component"))  # type: ignore[index]
    return next(it["component"]["options"] for it in labels if it["component"]["custom_id"] == name)
