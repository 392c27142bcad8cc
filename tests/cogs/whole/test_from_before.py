"""A database of the version before games had rooms of their own: it opens, and its old messages go on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.http import Route

from bot.app import Kontor
from engine.core.records import check
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table
from engine.tables.store.sqlite.connection import newest
from tests.cogs.table_player import TablePlayer
from tests.world import Press, World, open_world

BEFORE = Path(__file__).with_name("before")
TOLD: dict[str, Any] = json.loads((BEFORE / "told.json").read_text(encoding="utf-8"))
LOADING, ORDERED, LOBBY, OVER = 1, 2, 3, 4
"""Its tables."""


@pytest.fixture
async def world(make_bot: Callable[[], Kontor], tmp_path: Path) -> AsyncIterator[World]:
    """The channels of that server, and a bot of today on the file of then."""
    db = sqlite3.connect(tmp_path / "kontor.sqlite3")
    db.executescript((BEFORE / "kontor.sql").read_text(encoding="utf-8"))
    db.close()
    async with open_world(make_bot, days=1) as opened:
        channels = [opened.guild.create_text_channel(name).id for name in ("second", "third", "fourth")]
        bot: Any = opened.env.bot
        await bot.services.store.connection.transact(lambda db: renumber(db, channels))
        bot.services.tables.recent.clear()
        yield opened


def renumber(db: sqlite3.Connection, channels: list[int]) -> None:
    """All but the first channel have other numbers in every world."""
    for number, channel in zip((ORDERED, LOBBY, OVER), channels, strict=True):
        db.execute("UPDATE tables SET channel = ? WHERE id = ?", (channel, number))
        db.execute("UPDATE messages SET channel = ? WHERE table_id = ?", (channel, number))


async def table(world: World, number: int) -> Table:
    bot: Any = world.env.bot
    read: Table = await bot.services.tables.table(number)
    return read


async def old_message(world: World, number: int, components: Any, *, board: bool = True) -> Any:
    """A message of then, with its controls, which is the board of its table."""
    bot: Any = world.env.bot
    it = await table(world, number)
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=it.channel)
    sent = await bot.http.request(route, json={"content": "as it was", "components": components})
    if board:
        note = Note(number, "board", revision=it.revision)
        await bot.services.store.mail.mark_sent(note, it.channel, int(sent["id"]))
    return simcord.ResponseMessage(world.env, world.env.backend.get_message(it.channel, int(sent["id"])))


def button(components: Any, start: str) -> str:
    """The id of the first control whose id starts like this."""
    controls: list[str] = [it["custom_id"] for row in components for it in row["components"]]
    return next(it for it in controls if it.startswith(start))


async def test_all_tables_are_there_as_they_were(world: World) -> None:
    bot: Any = world.env.bot
    (row,) = await bot.services.store._all("PRAGMA user_version")
    assert row["user_version"] == newest() > 3
    for number in (LOADING, ORDERED, LOBBY, OVER):
        it, told = await table(world, number), TOLD[str(number)]
        assert (it.status, len(it.moves), it.seal) == (told["status"], told["moves"], told["seal"])
        assert [[asked.seat, asked.ask] for asked in it.pending] == told["pending"]
    orders = (await table(world, ORDERED)).chairs[TOLD["orders"]["seat"]].orders
    assert orders is not None and TOLD["orders"]["orders"].items() <= orders.model_dump(mode="json").items()
    plan = await bot.services.store.draft(await table(world, LOADING), TOLD["desk"]["seat"])
    assert plan.steps


async def test_a_plan_of_then_is_confirmed_by_its_old_button_and_the_game_goes_on(world: World) -> None:
    desk = TOLD["desk"]
    old = await old_message(world, LOADING, desk["components"], board=False)
    before = await table(world, LOADING)
    (result,) = await world.flood(Press(desk["who"], button(desk["components"], "bk:confirm:"), old))
    after = await table(world, LOADING)

    assert result.acknowledged
    assert len(after.moves) > len(before.moves)
    assert [it.ask for it in after.decisions_of(desk["seat"]) if it.ask == "loading"] == []
    await plays_on(world, LOADING)


async def test_an_old_board_takes_a_placement_and_the_orders_of_then_are_carried_out(world: World) -> None:
    controls = TOLD[str(ORDERED)]["board"]
    old = await old_message(world, ORDERED, controls)
    before = await table(world, ORDERED)
    who = TablePlayer(world, ORDERED, "")
    (result,) = await world.flood(
        Press(await who.name(before.due[0]), button(controls, f"bk:go:{ORDERED}:"), old)
    )
    after = await table(world, ORDERED)

    assert result.acknowledged
    causes = [it.cause for it in after.moves[len(before.moves) :]]
    assert causes[0] == "hand" and "order" in causes
    await plays_on(world, ORDERED)


async def test_the_lobby_of_then_fills_and_starts(world: World) -> None:
    controls = TOLD[str(LOBBY)]["board"]
    old = await old_message(world, LOBBY, controls)
    await world.flood(Press("Emma", button(controls, "bk:join:"), old))
    await world.flood(Press("Clara", button(controls, "bk:start:"), old))
    it = await table(world, LOBBY)

    assert it.status == "running" and len(it.chairs) == 3
    await plays_on(world, LOBBY)


async def test_the_finished_game_has_its_record_and_a_rematch_that_follows_it(world: World) -> None:
    bot: Any = world.env.bot
    controls = TOLD[str(OVER)]["board"]
    old = await old_message(world, OVER, controls)
    over = await table(world, OVER)
    assert (await bot.services.tables.record(OVER)).seal.word == over.seal
    await world.flood(Press("Anna", button(controls, "bk:rematch:"), old))
    again = await table(world, OVER + 1)

    assert (again.status, again.follows) == ("lobby", over.seal)
    assert over.deal is not None and again.first == (over.deal.start_seat + 1) % 2


async def plays_on(world: World, number: int) -> None:
    """By presses on messages of today, with a record at the end that is right but for its seed of a test."""
    player = TablePlayer(world, number, "on")
    await player.play(20)
    over = await player.hurry()
    assert over.status == "finished"
    record = await player.services.tables.record(number)
    facts = record.model_dump(mode="json", exclude={"seal"}) | {"version": 1}
    assert check(over.game, type(record).model_validate_json(json.dumps(facts))) is None
