"""A duplicate week by presses: one deal for all, hidden until the end, one attempt."""

from __future__ import annotations

import pytest

from bot.workers.analysts import case_of
from engine.seasons.service.fixtures import table_of
from engine.seasons.service.step import SeasonChange
from engine.tables.model.errors import Stale
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
    return [await arena.bot.services.tables.table(it.table) for it in numbers if it is not None]


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
    assert not (await arena.bot.services.tables.table(one.id)).concealed
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
    finished = await arena.bot.services.tables.table(table.id)
    assert finished.status == "finished" and case_of(finished) is None
    other = arena.people[1]
    for verb in ("record", "rewind", "log", "standings", "board", "analysis"):
        (refused,) = await arena.world.flood(Press(other, f"bk:{verb}:{table.id}", arena.board))
        words = arena.world.texts(refused.response) if refused.response is not None else ""
        assert finished.seed not in words
        assert "no table here" in words or "out of date" in words, words
    result = await arena.world.slash(other, "replay", game=str(table.id))
    assert "finished game of this server" in arena.world.texts(result.response)
    store = arena.bot.services.store
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
    before = await arena.bot.services.tables.table(table.id)
    await arena.world.restart()
    after = await arena.bot.services.tables.table(table.id)
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
    await arena.do(arena.bot.services.tables.do(table.id, care.replace_departed, arena.id(arena.people[0])))
    await arena.until(arena.world.env.now().timestamp() + 2 * DAY)
    shown = await arena.world.slash(arena.people[1], "season")
    assert "Play my game" in arena.world.labels(arena.people[1], shown.response)


@pytest.mark.parametrize("when", ["before its table", "while it runs", "after its end"])
async def test_an_erasure_gives_no_second_attempt(arena: Arena, when: str) -> None:
    """Whenever it comes, and after a restart, and after another erasure."""
    who, world = arena.people[0], arena.world
    if when == "before its table":
        await arena.do(arena.seasons.attempt(1, arena.id(who)))
        await arena.do(arena.bot.services.erase(arena.id(who)))
        await arena.tick()
        assert not world.channel.threads
    else:
        (table,) = await plays(arena, who)
        await arena.go_on(table.id, 3 if when == "while it runs" else 2_000)
        await arena.tick()
        await arena.do(arena.bot.services.erase(arena.id(who)))
    for _ in range(2):
        refused = await world.press(who, "Play my game", arena.board)
        await arena.tick()
        assert "Everyone has only one" in world.texts(refused.response)
        assert len(world.channel.threads) == (when != "before its table")
        await world.restart()
        await arena.do(arena.bot.services.erase(arena.id(who)))
    stored = (await arena.season()).row.former
    assert stored.count(":") == 1 and str(arena.id(who)) not in stored
    await arena.until((await arena.season()).plan.ends)
    await arena.tick(30)
    assert (await arena.view()).stage == "over" and (await arena.season()).row.former == "[]"


async def test_a_player_who_is_erased_while_their_table_opens_sits_at_none(arena: Arena) -> None:
    """The table is stored only if the season still knows its player."""
    who = arena.people[0]
    await arena.do(arena.seasons.attempt(1, arena.id(who)))
    begun = table_of(await arena.season(), 1, 77, 0.0)
    await arena.do(arena.bot.services.erase(arena.id(who)))
    with pytest.raises(Stale):
        await arena.do(arena.bot.services.tables.open(begun, fixture=1))


async def test_the_record_is_closed_until_the_end(arena: Arena) -> None:
    (table,) = await plays(arena, arena.people[0])
    await arena.go_on(table.id, 2_000)
    await arena.tick()
    arena.world.mark()
    for who in (arena.people[0], arena.people[1], "Max"):
        (refused,) = await arena.world.flood(Press(who, "bk:seasonrecord:0:1:all", arena.board))
        assert "until the week ends" in arena.world.texts(refused.response)
    assert not [it for it in arena.world.env.http_requests[arena.world._mark :] if "season-1" in repr(it)]
    await arena.until((await arena.season()).plan.ends)
    await arena.tick(30)
    await arena.world.press(arena.people[1], "Season file", arena.board)
    assert [it for it in arena.world.env.http_requests[arena.world._mark :] if "season-1" in repr(it)]


async def test_attempts_stand_in_private_threads_also_after_a_forged_choice_of_channels(arena: Arena) -> None:
    other = arena.world.guild.create_text_channel("harbour")
    await arena.world.env.settle()
    await arena.world.flood(Press("Max", "bk:seasonchannels:0:1:given", arena.board, (str(other.id),)))
    assert (await arena.season()).plan.channels == ()
    given = (await arena.season()).plan.model_copy(update={"channels": (other.id,)})
    change = SeasonChange(row={"plan": given.model_dump_json()})  # by an older version
    await arena.do(arena.seasons.change(1, lambda it: change))
    (table,) = await plays(arena, arena.people[0])
    assert table.channel in [it.id for it in arena.world.channel.threads]


async def test_what_other_kinds_of_seasons_know_does_nothing_here(arena: Arena) -> None:
    """Forged presses of players and of a manager: the week goes on, and each attempt can be begun."""
    (table,) = await plays(arena, arena.people[0])
    await arena.go_on(table.id, 2_000)
    await arena.tick()
    before = await arena.season()
    verbs = ("join", "enter", "confirm", "pause", "withdraw", "step", "off", "channels", "on")
    for verb in verbs:
        for name in ("yes", "ask", "reserve", "1.0"):
            for who in (arena.people[0], arena.people[1], "Max"):
                press = Press(who, f"bk:season{verb}:0:1:{name}", arena.board, ("reserve",))
                (result,) = await arena.world.flood(press)
                assert result.acknowledged, (verb, name)
    after = await arena.season()
    assert (after.row.events, after.row.status, after.row.plan) == (
        before.row.events, before.row.status, before.row.plan,
    )  # fmt: skip
    assert not arena.world.errors()
