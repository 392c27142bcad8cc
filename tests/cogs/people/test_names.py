"""What people are called: queried together, retried, and no person stays without a name."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.platform.names import HURRY, LEISURE, Names
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.cogs.wire import Wire, wire
from tests.world import PEOPLE, World

__all__ = ["wire"]
MEMBER = "GET /guilds/*/members/*"
AGAIN = 60.0
"""Seconds after which Discord has been asked again."""


def five() -> Any:
    return arrange(BASE, "demand", coins=[4, 7, 4, 7, 4], columns={"bank": "", "port": "", "ship_d": ""})


def forgotten(world: World, wire: Wire) -> None:
    """As after a restart."""
    bot: Any = world.env.bot
    bot.services.names.known.clear()
    wire.calls.clear()


def asked(wire: Wire) -> int:
    """How often Discord was asked for a person."""
    return len([it for it in wire.calls if "/members/" in it and it.startswith("GET")])


async def test_the_names_of_a_table_are_asked_for_together(world: World, wire: Wire) -> None:
    await seated(world, five(), *PEOPLE)
    bot: Any = world.env.bot
    table = await bot.services.tables.of_channel(world.channel.id)
    forgotten(world, wire)
    reached, gate = wire.hold(MEMBER)
    showing = asyncio.create_task(bot.services.board(table, 30.0))
    await reached.wait()
    await asyncio.sleep(0)

    assert asked(wire) == len(PEOPLE)
    gate.set()
    sheet = await showing
    assert all(name in f"{sheet.text} {sheet.sections}" for name in PEOPLE)


async def test_two_requests_for_the_same_name_ask_discord_once(world: World, wire: Wire) -> None:
    await seated(world, five(), *PEOPLE)
    bot: Any = world.env.bot
    table = await bot.services.tables.of_channel(world.channel.id)
    forgotten(world, wire)
    await asyncio.gather(bot.services.board(table), bot.services.board(table))

    assert asked(wire) == len(PEOPLE)


async def test_a_press_does_not_wait_for_slow_names(
    world: World, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(world, five(), *PEOPLE)
    monkeypatch.setattr("bot.platform.names.HURRY", 0.01)
    forgotten(world, wire)
    _, gate = wire.hold(MEMBER)
    bot: Any = world.env.bot
    table = await bot.services.tables.of_channel(world.channel.id)
    sheet = await bot.services.board(table)
    assert "a player" in f"{sheet.text} {sheet.sections}"

    gate.set()
    await world.env.settle()
    text = world.texts(world.board)
    assert all(name in text for name in PEOPLE)


async def test_a_reader_who_has_waited_for_a_name_does_not_wait_again(
    world: World, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(world, five(), *PEOPLE)
    bot: Any = world.env.bot
    forgotten(world, wire)
    wire.hold(MEMBER)
    monkeypatch.setattr("bot.platform.names.HURRY", 0.2)
    table = await bot.services.tables.of_channel(world.channel.id)
    await bot.services.board(table)
    waited = asyncio.ensure_future(bot.services.board(table))
    await asyncio.wait({waited}, timeout=0.1)

    assert waited.done()
    await waited


async def test_no_one_stays_a_player_because_discord_did_not_answer_once(world: World, wire: Wire) -> None:
    await seated(world, five(), *PEOPLE)
    forgotten(world, wire)
    for _ in range(len(PEOPLE) - 1):
        wire.lose(MEMBER, heard=False)
    world.env.inject_error("GET", "/guilds/*/members/*", status=503)
    await world.slash("Anna", "board")
    assert "a player" in world.texts(world.board)

    await world.env.advance_time(AGAIN)
    text = world.texts(world.board)
    assert all(name in text for name in PEOPLE)
    assert "a player" not in text


async def test_the_name_of_a_person_who_is_not_on_the_server_is_asked_for_once(
    world: World, wire: Wire
) -> None:
    await seated(world, five(), *PEOPLE)
    forgotten(world, wire)
    path = f"/guilds/*/members/{world.member('Ben').id}"
    world.env.inject_error("GET", path, status=404, code=10007, times=None)
    await world.slash("Anna", "board")
    before = asked(wire)
    await world.slash("Anna", "board")
    await world.env.advance_time(AGAIN)

    assert "a player" in world.texts(world.board)
    assert asked(wire) == before


@pytest.mark.parametrize(
    ("status", "code", "here"), [(404, 10007, False), (404, 10013, False), (404, 0, True), (503, 0, True)]
)
async def test_only_discord_itself_says_that_someone_has_left(
    world: World, status: int, code: int, here: bool
) -> None:
    bot: Any = world.env.bot
    world.env.inject_error("GET", "/guilds/*/members/*", status=status, code=code)

    assert await bot.services.members.present(world.guild.id, world.member("Ben").id) is here


async def test_the_name_of_a_person_who_is_being_erased_is_not_cached_meanwhile(
    world: World, wire: Wire
) -> None:
    bot: Any = world.env.bot
    names, ben = bot.services.names, world.member("Ben").id
    reached, gate = wire.hold(MEMBER)
    asking = names.ask(world.guild.id, ben)
    await reached.wait()
    names.forget(ben)
    gate.set()
    await asyncio.gather(asking, return_exceptions=True)

    assert names.cached_name(world.guild.id, ben) is None


async def test_a_press_does_not_queue_behind_work_that_has_time() -> None:
    gate, presser = asyncio.Event(), 100

    class Server:
        async def fetch_member(self, person: int) -> Any:
            if person != presser:
                await gate.wait()
            return SimpleNamespace(display_name=f"P{person}")

    client: Any = SimpleNamespace(get_guild=lambda guild: Server())
    names = Names(client)
    patient = [asyncio.ensure_future(names.learn(1, [person], LEISURE)) for person in range(1, 20)]
    await asyncio.sleep(0)
    await names.learn(1, [presser], HURRY)

    assert names.cached_name(1, presser) == "P100"
    gate.set()
    await asyncio.gather(*patient)
    assert names.cached_name(1, 19) == "P19"
