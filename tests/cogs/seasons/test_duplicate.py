"""A duplicate week by presses: one deal for all, hidden until the end, one attempt."""

from __future__ import annotations

import pytest

from bot.workers.analysts import case_of
from engine.tables.model.table import Table
from engine.tables.people import care
from tests.cogs.seasons.arena import DAY, Arena
from tests.world import Press, World

PRIVATE = 12
"""Discord's number for a private thread."""


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Four people, a manager, and a duplicate week."""
    found = Arena(world, 4)
    found.patch(monkeypatch)
    await found.open("duplicate", weeks=1)
    return found


async def plays(arena: Arena, *people: str) -> list[Table]:
    """These begin their attempts."""
    for who in people:
        await arena.world.press(who, "Play my game", arena.board)
    await arena.tick(len(people))
    view = await arena.view()
    numbers = [view.attempt(arena.id(who)) for who in people]
    return [await arena.bot.house.tables.table(it.table) for it in numbers if it is not None]


async def test_all_play_the_same_deal_until_the_end(arena: Arena) -> None:
    one, other, third = await plays(arena, *arena.people[:3])
    assert one.deal == other.deal == third.deal and one.seed == third.seed
    assert [len(it.people) for it in (one, other, third)] == [1, 1, 1] and one.people != other.people
    await arena.go_on(one.id, 2_000)
    await arena.tick()
    board = arena.world.texts(arena.board)
    assert "1 finished: Guest 01" in board.replace("*", "") and "point" not in board
    await arena.until((await arena.season()).plan.ends)
    await arena.tick(30)
    view = await arena.view()
    assert view.stage == "over" and {it.place for it in view.attempts} >= {1}
    assert "points" in arena.world.texts(arena.board) and "🥇" in arena.world.texts(arena.board)
    assert not (await arena.bot.house.tables.table(one.id)).concealed
    assert len(arena.said("is over")) == 1
    await arena.checked()
    seen = await arena.world.press(arena.people[3], "Replay of the best", arena.board)
    assert seen.response is not None and "Duplicate" not in arena.world.texts(seen.response)


async def test_no_one_else_reaches_a_table_before_the_end(arena: Arena) -> None:
    (table,) = await plays(arena, arena.people[0])
    (made,) = [it.json for it in arena.world.env.http_requests if it.path.endswith("/threads")]
    assert isinstance(made, dict) and made["type"] == PRIVATE
    await arena.go_on(table.id, 2_000)
    await arena.tick()
    finished = await arena.bot.house.tables.table(table.id)
    assert finished.status == "finished" and case_of(finished) is None
    other = arena.people[1]
    for verb in ("record", "rewind", "log", "standings", "board", "analysis"):
        (refused,) = await arena.world.flood(Press(other, f"bk:{verb}:{table.id}", arena.board))
        words = arena.world.texts(refused.response) if refused.response is not None else ""
        assert finished.seed not in words
        assert "no table here" in words or "out of date" in words, words
    result = await arena.world.slash(other, "replay", game=str(table.id))
    assert "finished game of this server" in arena.world.texts(result.response)
    store = arena.bot.house.store
    assert await store.results.newest(arena.world.guild.id, 5) == ()
    assert await store.archive.finished_games(arena.world.guild.id, "", 5) == ()
    assert await store.results.of_person(arena.id(arena.people[0])) == ()


async def test_there_is_one_attempt(arena: Arena) -> None:
    await plays(arena, arena.people[0])
    await plays(arena, arena.people[0])
    assert len(arena.world.channel.threads) == 1 and len((await arena.view()).attempts) == 1


async def test_a_kill_in_the_middle_loses_nothing(arena: Arena) -> None:
    (table,) = await plays(arena, arena.people[0])
    await arena.go_on(table.id, 5)
    before = await arena.bot.house.tables.table(table.id)
    await arena.world.restart()
    after = await arena.bot.house.tables.table(table.id)
    assert after == before and after.moves == before.moves and after.concealed
    await arena.go_on(table.id, 2_000)
    await arena.until((await arena.season()).plan.ends)
    await arena.tick()
    assert (await arena.view()).stage == "over"


async def test_points_below_zero_have_a_real_minus_sign(arena: Arena) -> None:
    who = arena.people[0]
    (table,) = await plays(arena, who)
    arena.ranks[table.id] = (5, 1, 2, 3)
    await arena.go_on(table.id, 2_000)
    await arena.until((await arena.season()).plan.ends)
    await arena.tick()
    assert "−10 points (lead −40)" in arena.world.texts(arena.board)
    mine = await arena.world.press(who, "My season", arena.board)
    assert "with −10 points" in arena.world.texts(mine.response)


async def test_a_player_who_leaves_the_server_hides_the_week_from_nobody(arena: Arena) -> None:
    """A stand-in sits at a game that the season does not know yet; no reserve may take its seat."""
    (table,) = await plays(arena, arena.people[0])
    await arena.do(arena.bot.house.tables.do(table.id, care.replace_departed, arena.id(arena.people[0])))
    await arena.until(arena.world.env.now().timestamp() + 2 * DAY)
    shown = await arena.world.slash(arena.people[1], "season")
    assert "Play my game" in arena.world.labels(arena.people[1], shown.response)
