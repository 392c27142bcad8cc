"""A cup by presses: groups, the final table, places."""

from __future__ import annotations

import pytest

from tests.cogs.seasons.arena import Arena
from tests.world import World


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Eleven people and a manager."""
    found = Arena(world, 11)
    found.patch(monkeypatch)
    return found


async def test_groups_then_a_final(arena: Arena) -> None:
    """One withdraws in the groups, stand-ins end a game at the deadline of the groups and the final."""
    await arena.open("cup", weeks=3, first=0)
    for who in arena.people[:10]:
        await arena.join(who)
    plan = (await arena.season()).plan
    await arena.until(plan.starts)
    await arena.tick(12)
    view = await arena.view()
    assert [len(it.rows) for it in view.parts] == [5, 5] and view.stage == "running"
    assert all(game.deadline == plan.groups for part in view.parts for game in part.games)
    gone = arena.who(view.parts[0].rows[4].person)
    await arena.world.slash(gone, "season")
    await arena.world.press(gone, "Withdraw", arena.world.private(gone))
    await arena.world.press(gone, "Withdraw", arena.world.private(gone))
    winners = [arena.who(part.rows[0].person) for part in view.parts]
    games = [game.number for part in view.parts for game in part.games]
    for number in games[:-1]:
        await arena.finish(number, best=winners)
    await arena.until(plan.groups, alive=games[-1])
    await arena.tick(30)
    view = await arena.view()
    assert view.stage == "final" and view.parts[0].number == 0
    (final,) = view.parts[0].games
    assert {*winners} <= {arena.who(it) for it in final.people} and final.deadline == plan.ends
    await arena.until(plan.ends, alive=final.number)
    await arena.tick(30)
    view = await arena.view()
    assert view.stage == "over" and len(view.podium) >= 2
    assert "🥇" in arena.world.texts(arena.board)
    await arena.checked()


async def test_two_restarts_at_the_final_open_one_table(arena: Arena) -> None:
    await arena.open("cup", weeks=2, first=0)
    for who in arena.people[:5]:
        await arena.join(who)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(6)
    for game in (await arena.view()).parts[0].games:
        await arena.finish(game.number)
        await arena.world.restart()
    await arena.tick(4)
    view = await arena.view()
    assert view.stage == "final" and len(arena.world.channel.threads) == 5 + len(view.parts[0].games)
    for game in view.parts[0].games:
        await arena.finish(game.number)
    assert (await arena.view()).stage == "over"
    await arena.checked()
