"""Computer players that think: in processes of their own, at a quiet pace, through all failures."""

from __future__ import annotations

import json
import os
import signal
from typing import Any

import pytest

from bot.playground import think_apart
from bot.workers.thinkers import PAUSE, think
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.agents import AGENTS
from engine.games.speicherstadt.rules import BASE
from engine.tables.model.table import Table
from tests.arrange import arrange
from tests.cogs.eyes import office, stored
from tests.cogs.seated import seated
from tests.world import World

LONG = 30.0
"""A pause that no test outlasts by itself."""


async def awake(world: World) -> int:
    """A thinker is there, this process: on a busy machine its start takes longer than a test waits for an
    answer."""
    bot: Any = world.env.bot
    worker: int = await bot.thinkers.workers.run(os.getpid, limit=60.0)
    return worker


async def against(world: World, *players: str) -> Table:
    """Anna against computer players; the game has begun."""
    await awake(world)
    bot: Any = world.env.bot
    bot.services.tables.seed = "Anna first"
    await world.slash("Anna", "new")
    for player in players:
        await world.choose("Anna", "Add a bot", player)
    await world.press("Anna", "Start")
    return await stored(world)


async def until_due(world: World) -> Table:
    """The table when Anna is to act again."""
    for _ in range(40):
        table = await stored(world)
        if 0 in table.due_seats:
            return table
        await world.env.advance_time(PAUSE)
    raise AssertionError("nobody asked Anna any more")


async def test_they_answer_one_after_the_other_at_a_quiet_pace(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await against(world, "trader", "miser")
    before = len((await until_due(world)).moves)
    monkeypatch.setattr("bot.workers.thinkers.PAUSE", LONG)
    await world.press("Anna", "1 ", world.board)

    assert len((await stored(world)).moves) == before + 1
    await world.env.advance_time(LONG)
    assert len((await stored(world)).moves) == before + 2


async def test_a_thinker_that_dies_is_replaced_and_the_decision_is_made_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await against(world, "trader")
    await until_due(world)
    before = await awake(world)
    os.kill(before, signal.SIGKILL)
    monkeypatch.setattr("bot.workers.thinkers.PAUSE", LONG)
    await world.press("Anna", "1 ", world.board)
    assert await awake(world) != before
    await world.env.advance_time(LONG)

    assert (await stored(world)).moves[-1].cause in ("agent", "forced")


async def test_a_thought_that_a_stop_interrupted_is_thought_after_the_next_start(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await against(world, "trader")
    await until_due(world)
    monkeypatch.setattr("bot.workers.thinkers.PAUSE", LONG)
    await world.press("Anna", "1 ", world.board)
    thinking = (await stored(world)).thinking
    assert thinking
    await world.restart()

    await awake(world)
    monkeypatch.setattr("bot.workers.thinkers.PAUSE", PAUSE)
    await world.env.advance_time(LONG)
    assert (await until_due(world)).thinking != thinking


@pytest.mark.parametrize("local", [True, False])
async def test_only_in_the_local_channel_no_press_waits_for_them(
    world: World, monkeypatch: pytest.MonkeyPatch, local: bool
) -> None:
    await against(world, "trader")
    await until_due(world)
    bot: Any = world.env.bot
    if local:
        think_apart(bot)
    monkeypatch.setattr("bot.workers.thinkers.PAUSE", 1.0)
    monkeypatch.setattr("tests.world.SOON", 2.0)
    await world.press("Anna", "1 ", world.board)
    assert bool((await stored(world)).thinking) is local


async def test_a_hint_says_what_the_second_choice_costs(world: World) -> None:
    await seated(world, arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "AB"}), "Anna", "Ben")
    await awake(world)
    await world.press("Anna", "My office")
    await world.press("Anna", "Hint")

    assert "Hint: " in (text := office(world)) and "Second choice: " in text
    assert (await stored(world)).moves == ()


async def test_a_hint_stands_below_the_picture_and_marks_its_button(world: World) -> None:
    await seated(world, arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "AB"}), "Anna", "Ben")
    await awake(world)
    await world.press("Anna", "My office")
    await world.press("Anna", "Hint")
    *_, last = world.private("Anna").embeds
    assert (last.description or "").startswith("💡")
    labels = world.labels("Anna", world.private("Anna"))
    assert "Hint" not in labels and sum(it.startswith("💡") for it in labels) == 1
    assert (await stored(world)).moves == ()

    await world.press("Anna", "My office")
    labels = world.labels("Anna", world.private("Anna"))
    assert sum(it.startswith("💡") for it in labels) == 1 and "Hint" in labels, "it stands on every screen"

    await world.press("Anna", "💡")
    assert [it.person is not None for it in (await stored(world)).moves][:1] == [True]


async def test_a_hint_asked_for_again_at_the_same_moment_is_the_same_thought(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(world, arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "AB"}), "Anna", "Ben")
    await awake(world)
    bot: Any = world.env.bot
    begun, run = list[str](), bot.thinkers.workers.run

    async def counted(work: Any, *facts: Any, **more: Any) -> Any:
        begun.append(work.__name__)
        return await run(work, *facts, **more)

    monkeypatch.setattr(bot.thinkers.workers, "run", counted)
    told = set[str]()
    for _ in range(5):
        await world.press("Anna", "My office")
        await world.press("Anna", "Hint")
        told.add(office(world))
    assert begun == ["advise"] and len(told) == 1 and "Hint:" in told.pop()


async def test_a_table_may_do_without_hints(world: World) -> None:
    bot: Any = world.env.bot
    bot.services.tables.seed = "Anna first"
    await world.slash("Anna", "new", hints=False)
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    await world.press("Anna", "My office")

    assert "Hint" not in world.labels("Anna")


def test_a_worker_process_gets_only_what_a_seat_sees() -> None:
    view = arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "AB"}).seen_by(0)
    told = GAME.dump(view)
    assert set(json.loads(told)["deck"]) == set(view.deck)
    assert GAME.move(json.loads(think(GAME, (), told, 0, AGENTS["trader"]))).do in ("buy", "pass")
