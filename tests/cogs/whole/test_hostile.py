"""Presses that come too late, from strangers, forged, doubled, all at once: answered, and nothing happens."""

from __future__ import annotations

import asyncio
import inspect
import logging
import os
from typing import Any

import pytest
from simcord import InteractionResult

from cogs.tables.play import PlayCog
from tests.cogs.table_player import FOUR, Ready, TablePlayer, in_the_log, one_by_one, sit_down
from tests.cogs.whole.mischief import Mischief
from tests.world import Press, World

HOSTILE = int(os.environ.get("KONTOR_HOSTILE_PRESSES", "300"))
"""`python -m tests.bench hostile` makes it ten thousand."""
AT_ONCE = 25
SPREAD = 9_000 // HOSTILE
"""Quiet answers in between, so that the hostile ones come all through two games."""
COPIES = 3
"""How often an impatient person presses the right button at the same moment."""


async def revisions(players: list[TablePlayer]) -> list[tuple[int, int, str]]:
    """What must not change by itself."""
    tables = [await player.table() for player in players]
    return [(table.revision, len(table.moves), table.status) for table in tables]


async def answered(world: World, presses: list[Press]) -> list[InteractionResult]:
    """All at once; each gets an answer, and no answer owns up to a fault."""
    results = await world.flood(*presses)
    for press, result in zip(presses, results, strict=True):
        assert result.acknowledged, press
    return results


async def right_among_wrong(world: World, mischief: Mischief, player: TablePlayer, ready: Ready) -> None:
    """The right press, doubled, in a crowd of wrong ones: it counts once."""
    before = await player.table()
    crowd = await mischief.presses(AT_ONCE, spare=ready.who)
    crowd += [Press(ready.who, ready.id, ready.message)] * COPIES
    mischief.luck.shuffle(crowd)
    await answered(world, crowd)
    player.heard(ready)
    after = await player.table()

    assert after.revision == before.revision + 1
    assert in_the_log(after) == one_by_one(player.answers)


async def test_hostile_presses_change_nothing_and_are_all_answered(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    players = [
        await sit_down(world, "channel", *FOUR),
        await sit_down(world, "thread", "Clara", "David", place="thread"),
    ]
    for player in players:
        player.letters = 0  # what lies on a desk is being changed by others; the office shows it as it is
    mischief, thrown = Mischief(world, players, "hostile"), 0
    while thrown < HOSTILE:
        await mischief.look()
        before = await revisions(players)
        await answered(world, await mischief.presses(AT_ONCE))
        assert await revisions(players) == before
        thrown += AT_ONCE
        for player in players:
            if (await player.table()).status == "running":
                ready = await player.next_answer()
                await right_among_wrong(world, mischief, player, ready)
                thrown += AT_ONCE + COPIES - 1
                await player.play(SPREAD)

    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    for player in players:
        table = await player.table()
        assert in_the_log(await player.services.store.load(table.id)) == in_the_log(table)
        assert (await player.play()).status == "finished"


def test_every_verb_leads_to_a_handler_and_to_nothing_else() -> None:
    reachable = [name for name, _ in inspect.getmembers(PlayCog) if name.startswith("on_")]

    for name in reachable:
        handler: Any = getattr(PlayCog, name)
        assert inspect.iscoroutinefunction(handler)
        assert list(inspect.signature(handler).parameters) == ["self", "request", "id", "values"], name


async def test_private_answers_leave_nothing_in_memory(world: World) -> None:
    player = await sit_down(world, "memory", "Anna", "Ben")
    board = await player.board()
    await world.press("Anna", "My office", board)
    before = len(asyncio.all_tasks())
    for _ in range(10):
        await world.press("Anna", "My office", board)
        await world.press("Ben", "Log", board)

    assert len(asyncio.all_tasks()) == before
