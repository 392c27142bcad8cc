"""A league by presses: sign-up, check-in, reserves, drop-outs, the last day, the next season."""

from __future__ import annotations

import pytest

from tests.cogs.seasons.arena import Arena
from tests.world import World


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Thirteen people and a manager."""
    found = Arena(world, 13)
    found.patch(monkeypatch)
    return found


async def begun(arena: Arena, people: int = 7) -> None:
    """A league of so many that has begun; the last one who signed up forgets to confirm."""
    await arena.open("league")
    for who in arena.people[: people + 1]:
        await arena.join(who)
    plan = (await arena.season()).plan
    await arena.until(plan.checks)
    for who in arena.people[:people]:
        await arena.world.press(who, "I will play", arena.board)
    await arena.until(plan.starts)
    await arena.tick(people)


async def test_a_season_from_sign_up_to_its_end(arena: Arena) -> None:
    await begun(arena)
    view = await arena.view()
    assert view.stage == "running" and len(view.parts) == 1 and len(view.parts[0].rows) == 7
    assert all(game.table and game.channel for game in view.parts[0].games) and len(view.parts[0].games) == 7
    assert len(arena.world.channel.threads) == 7
    assert len(arena.said("has begun")) == 1
    for game in view.parts[0].games:
        await arena.finish(game.number)
    view = await arena.view()
    assert view.stage == "over" and view.podium and "The season is over" in arena.world.texts(arena.board)
    assert "🥇" in arena.world.texts(arena.board) and len(arena.said("is over")) == 1
    await arena.checked()
