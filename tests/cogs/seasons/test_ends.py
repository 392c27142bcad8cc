"""Seasons end by time alone, whoever has left; a season that fails stops no other."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from bot.games.registry import playable_sets
from bot.views.seasons import forms
from engine.seasons.events import Cancelled, Entered
from engine.seasons.service.step import SeasonChange
from engine.tables.model.errors import Stale
from tests.cogs.seasons.arena import Arena
from tests.cogs.seasons.test_league import begun
from tests.world import Press, World


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Eleven people and a manager."""
    found = Arena(world, 11)
    found.patch(monkeypatch)
    return found


async def cup(arena: Arena, people: int, weeks: int = 2) -> None:
    """A cup of this many that has begun."""
    await arena.open("cup", weeks=weeks, first=0)
    for who in arena.people[:people]:
        await arena.join(who)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(people)


async def withdraw(arena: Arena, who: str) -> None:
    """A player leaves the season."""
    await arena.do(arena.seasons.withdraw(1, arena.id(who)))


async def erase(arena: Arena, who: str) -> None:
    """A player has all erased that is known of them."""
    await arena.world.slash(who, "privacy erase")
    await arena.world.press(who, "Delete my data")
    await arena.tick(1)


async def test_a_cup_that_all_have_left_ends(arena: Arena) -> None:
    """Ten of ten withdraw: there is no final, for nobody is left to play it."""
    await cup(arena, 10)
    for who in arena.people[:10]:
        await withdraw(arena, who)
    await arena.until((await arena.season()).plan.groups)
    await arena.tick(30)
    view = await arena.view()
    assert view.stage == "over" and not view.podium and len(arena.world.channel.threads) == 10
    await arena.checked()


async def test_tables_of_players_who_have_all_left_are_played_to_their_end(arena: Arena) -> None:
    """They withdraw before their tables are opened."""
    await arena.open("cup", weeks=2, first=0)
    for who in arena.people[:5]:
        await arena.join(who)
    await arena.world.deny("create_public_threads")
    await arena.until((await arena.season()).plan.starts)
    for who in arena.people[:5]:
        await withdraw(arena, who)
    await arena.world.deny()
    await arena.until((await arena.season()).plan.groups)
    await arena.tick(60)
    assert (await arena.view()).stage == "over" and len(arena.world.channel.threads) == 5
    said = [it.content for thread in arena.world.channel.threads for it in thread.history()]
    assert not [it for it in said if "<@" in it]
    await arena.checked()


@pytest.mark.parametrize("leave", (withdraw, erase))
async def test_a_player_who_has_left_is_neither_in_the_final_nor_called(arena: Arena, leave: Any) -> None:
    await cup(arena, 6)
    gone, games = arena.people[0], (await arena.view()).parts[0].games
    person = arena.id(gone)
    mine = [game for game in games if person in game.people]
    for game in (*mine, *(game for game in games if game not in mine)):
        if len(arena.ranks) == len(games) - 1:
            await leave(arena, gone)
        await arena.finish(game.number, best=[gone] if game in mine else [arena.who(game.people[0])])
    view = await arena.view()
    assert view.stage == "final"
    finals = view.parts[0].games
    assert finals and all(it > 0 and it != person for game in finals for it in game.people)
    opened = [game.channel for game in finals]
    threads = [thread for thread in arena.world.channel.threads if thread.id in opened]
    said = [it.content for thread in threads for it in thread.history()]
    assert not any(f"<@{person}>" in it for it in said)
    await arena.checked()


async def test_a_reserve_does_not_take_the_seat_that_they_had_before_an_erasure(arena: Arena) -> None:
    """They know its hidden cards; the seat stays free for another one. The season knows them by a hash, too,
    and they cannot sign up again; in version 1.0 they could."""
    await begun(arena, 5)
    gone, other = arena.people[0], arena.people[5]
    game = (await arena.view()).games(arena.id(gone))[0]
    seat = game.people.index(arena.id(gone))
    await arena.go_on(game.table, 8)
    await erase(arena, gone)
    person, signed = arena.id(gone), Entered(who=len((await arena.season()).people) + 1, plays=False)
    await arena.do(arena.seasons.change(1, lambda it: SeasonChange([signed], people=(person,))))
    press = f"bk:seasonstep:0:1:{game.number}.{seat}"
    (refused,) = await arena.world.flood(Press(gone, press, arena.board))
    assert "You have sat at this table" in arena.world.texts(refused.response)
    assert not (await arena.season()).state.fixtures[game.number].reserves
    await arena.world.flood(Press(other, press, arena.board))
    table = await arena.bot.services.tables.table(game.table)
    assert table.people.count(arena.id(other)) == 1 and table.chairs[seat].person == arena.id(other)


async def call_off(arena: Arena, season: int = 1) -> str:
    """Max calls a season off; returns the question that was asked first."""
    await arena.world.slash("Max", "season")
    private = arena.world.private("Max")
    await arena.world.press("Max", "Call it off", private)
    asked = arena.world.texts(arena.world.private("Max"))
    assert not (await arena.season(season)).over
    await arena.world.press("Max", "Call it off", arena.world.private("Max"))
    await arena.tick(2)
    return asked


@pytest.mark.parametrize("kind", ("league", "cup"))
async def test_a_season_that_runs_is_called_off(arena: Arena, kind: str) -> None:
    """Its games go on, rated, up to their deadline; nothing counts, and no season follows."""
    await arena.open(kind, weeks=2, first=0)
    for who in arena.people[:5]:
        await arena.join(who)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    games = (await arena.view()).parts[0].games
    await arena.finish(games[0].number)
    asked = await call_off(arena)
    assert (
        "places and points do not count" in asked
        and "stay rated" in asked
        and f"<t:{ends(await arena.season())}" in asked
    )
    text = arena.world.texts(arena.board)
    assert "was called off" in text and "stay rated" in text and "before it began" not in text
    left = await arena.bot.services.tables.table(games[1].table)
    assert left.status == "running" and left.rated and left.deadline is not None
    await arena.go_on(games[1].table, 2_000)
    await arena.tick(2)
    over = await arena.season()
    assert over.row.status == "cancelled" and over.row.alarm is None and not (await arena.view()).podium
    assert len(await arena.seasons.store.plans(arena.world.guild.id, kind)) == 1
    await arena.checked()


def ends(it: Any) -> int:
    return int(it.plan.ends)


async def test_a_duplicate_week_is_called_off_and_hides_nothing_then(arena: Arena) -> None:
    await arena.open("duplicate", weeks=1)
    who = arena.people[0]
    await arena.world.slash(who, "season")
    await arena.world.press(who, "Play my game", arena.world.private(who))
    await arena.tick(2)
    number = (await arena.season()).table(1) or 0
    assert (await arena.bot.services.tables.table(number)).concealed
    assert "No attempt gets a place" in await call_off(arena)
    table = await arena.bot.services.tables.table(number)
    assert table.status == "running" and not table.concealed and not table.rated
    assert "was called off" in arena.world.texts(arena.board)
    assert (await arena.season()).row.alarm is None


async def test_a_row_of_leagues_ends_without_the_one_that_runs(arena: Arena) -> None:
    """The question of version 1.0 means the same as before, too."""
    await begun(arena, 5)
    for name in ("last", "yes"):
        await arena.world.flood(Press("Max", f"bk:seasoncancel:0:1:{name}", arena.board))
    it = await arena.season()
    assert it.row.status == "running" and not it.plan.again
    await arena.world.slash("Max", "season")
    labels = arena.world.labels("Max", arena.world.private("Max"))
    assert "Make it the last season" not in labels and "Call it off" in labels


def test_a_week_is_no_three_months() -> None:
    for weeks, known in (("1", True), ("2", True), ("12", False)):
        with nullcontext() if known else pytest.raises(Stale):
            forms.request_of("duplicate", (next(iter(playable_sets())), "4", weeks), 0.0, "UTC")


async def test_a_season_that_fails_stops_no_other(arena: Arena, caplog: pytest.LogCaptureFixture) -> None:
    """Its fault is logged once an hour, and the others go on, also in /season and /games."""
    await begun(arena, 5)
    await arena.open("duplicate", weeks=1)
    await arena.do(arena.bot.services.store.connection.transact(spoil))
    await arena.tick(0)
    for _ in range(20):
        await arena.world.env.advance_time(60.0)
    faults = [it for it in caplog.records if it.exc_info and "season 1" in it.message]
    assert 1 <= len(faults) <= 3, [it.message for it in faults]
    who = arena.people[0]
    shown = await arena.world.slash(who, "season")
    assert "Duplicate week 1" in arena.world.texts(shown.response)
    shown = await arena.world.slash(who, "games")
    assert arena.world.texts(shown.response)
    await arena.do(arena.bot.services.store.connection.transact(mend))
    await arena.until((await arena.season(2)).plan.ends)
    assert (await arena.season(2)).row.status == "ended" and (await arena.view()).stage == "running"
    caplog.clear()


def mend(db: Any) -> None:
    """The first season can be read again."""
    db.execute("DELETE FROM season_events WHERE season = 1 AND number >= 900")


def spoil(db: Any) -> None:
    """The first season has an event that cannot have happened, and must be looked at."""
    facts = Cancelled().model_dump_json()
    for number in (900, 901):
        db.execute("INSERT INTO season_events (season, number, facts) VALUES (1, ?, ?)", (number, facts))
    db.execute("UPDATE seasons SET alarm = 0, revision = revision + 1 WHERE id = 1")
    db.execute("INSERT INTO season_outbox (season, what, number) VALUES (1, 'board', 0)")
