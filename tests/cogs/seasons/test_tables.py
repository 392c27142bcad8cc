"""Tables of seasons: their threads, their names in lists, what players may press who have no game left."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.views.seasons.schedule import tied
from engine.seasons.events import Ended
from engine.seasons.model import BadSeason
from engine.seasons.service.step import SeasonChange
from tests.cogs.seasons.arena import DAY, Arena
from tests.cogs.seasons.test_league import begun
from tests.world import Press, World


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Fourteen people and a manager."""
    found = Arena(world, 14)
    found.patch(monkeypatch)
    return found


def lines(arena: Arena) -> list[discord.Message]:
    """What Discord says about new threads."""
    kind = discord.MessageType.thread_created
    return [it for it in arena.world.channel.history() if it.type is kind]


async def test_new_threads_leave_no_lines_in_the_channel(arena: Arena) -> None:
    await begun(arena, 5)
    assert len(arena.world.channel.threads) == 5 and not lines(arena) and arena.board


async def test_lines_that_may_not_be_deleted_stay(arena: Arena) -> None:
    place = f"/channels/{arena.world.channel.id}/messages"
    arena.world.env.inject_error("GET", place, status=403, code=50001, message="Missing Access", times=None)
    await begun(arena, 5)
    assert len(arena.world.channel.threads) == 5 == len(lines(arena))
    assert all(game.table for game in (await arena.view()).parts[0].games)


async def test_lists_tell_tables_and_divisions_apart(arena: Arena) -> None:
    await begun(arena, 12)
    names = [thread.name or "" for thread in arena.world.channel.threads]
    assert sum(" · Division 1 · Table " in name for name in names) == 6
    it = (await arena.view()).parts[1]
    who = arena.who(it.rows[0].person)
    shown = await arena.world.slash(who, "games")
    for game in (await arena.view()).games(it.rows[0].person):
        assert arena.world.texts(shown.response).count(f"League 1 · Division 2 · Table {game.number} ") == 1
    assert "· table" not in arena.world.texts(shown.response)


async def test_a_player_who_has_left_is_no_reserve(arena: Arena) -> None:
    await begun(arena, 5)
    who = arena.people[0]
    await arena.world.slash(who, "season")
    await arena.world.press(who, "Withdraw", arena.world.private(who))
    await arena.world.press(who, "Withdraw", arena.world.private(who))
    labels = arena.world.labels(who, arena.world.private(who))
    assert "Sign up as a reserve" not in labels and "Withdraw" not in labels
    (refused,) = await arena.world.flood(Press(who, "bk:seasonjoin:0:1:reserve", arena.board))
    assert "You have left this season" in arena.world.texts(refused.response)


async def test_an_event_that_cannot_have_happened_is_not_stored(arena: Arena) -> None:
    await begun(arena, 5)
    with pytest.raises(BadSeason):
        await arena.do(arena.seasons.change(1, lambda it: SeasonChange([Ended(at=0.0)])))
    assert (await arena.view()).stage == "running"


async def test_the_whole_season_counts_the_games_of_its_reader(arena: Arena) -> None:
    await begun(arena, 13)
    view = await arena.view()
    for game in (game for part in view.parts for game in part.games):
        await arena.finish(game.number)
    who = arena.who(view.parts[1].rows[0].person)
    shown = await arena.world.slash(who, "season")
    assert "7/7" not in arena.world.texts(shown.response), "the next season is open for sign-up"
    await arena.world.choose(who, "Other seasons", "League 1 · Die Speicherstadt")
    text = arena.world.texts(arena.world.private(who))
    assert "7/7" in text and "6/6" in text


def test_a_board_says_what_decides_where_equal_points_have_different_places() -> None:
    def board(*rows: tuple[int | None, int]) -> Any:
        lines = [
            SimpleNamespace(mean=None if mean is None else Fraction(mean), place=at) for mean, at in rows
        ]
        return SimpleNamespace(parts=[SimpleNamespace(number=1, rows=lines)])

    assert tied(board((6, 1), (4, 2), (4, 3))) == "yes"
    assert tied(board((6, 1), (4, 2), (4, 2), (None, 4), (None, 4))) == "no"


async def test_a_player_outside_the_final_sees_it_and_has_nothing_to_leave(arena: Arena) -> None:
    await arena.open("cup", weeks=3, first=0)
    for who in arena.people[:6]:
        await arena.join(who)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    for game in (await arena.view()).parts[0].games:
        await arena.finish(game.number)
    view = await arena.view()
    assert view.stage == "final"
    out = next(row.person for row in view.parts[1].rows if row.person not in view.parts[0].games[0].people)
    await arena.world.slash(arena.who(out), "season")
    private = arena.world.private(arena.who(out))
    assert "You finished in place" in arena.world.texts(private) and "Final" in arena.world.texts(private)
    labels = arena.world.labels(arena.who(out), private)
    assert "Withdraw" not in labels and "Pause for a week" not in labels


async def test_after_a_standstill_only_what_is_still_true_is_said(arena: Arena) -> None:
    await begun(arena, 5)
    plan = (await arena.season()).plan
    await arena.do(arena.bot.scheduler.close())
    await arena.world.env.advance_time(plan.last + DAY - arena.world.env.now().timestamp())
    await arena.world.restart()
    await arena.tick(4)
    assert not arena.said("half-time") and len(arena.said("stand-ins finish open games")) == 1
