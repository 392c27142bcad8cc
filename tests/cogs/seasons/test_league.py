"""A league by presses: sign-up, check-in, reserves, drop-outs, the last day, the next season."""

from __future__ import annotations

from typing import Any

import pytest
from icalendar import Calendar

from engine.seasons.service.progress import AGAIN
from engine.tables.model.habits import Habits
from engine.tables.people import care
from tests.cogs.seasons.arena import DAY, Arena
from tests.tables.play.traces import everything
from tests.world import Press, World


@pytest.fixture
async def arena(world: World, monkeypatch: pytest.MonkeyPatch) -> Arena:
    """Fourteen people and a manager."""
    found = Arena(world, 14)
    found.patch(monkeypatch)
    return found


async def begun(arena: Arena, people: int = 7) -> None:
    """A league of this many that has begun; the one after them signed up and forgot to confirm."""
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
    (part,) = view.parts
    assert view.stage == "running" and len(part.rows) == len(part.games) == 7
    assert all(game.table and game.channel for game in part.games)
    assert len(arena.world.channel.threads) == 7 and len(arena.said("has begun")) == 1
    assert {arena.who(it) for it in view.reserves} == {arena.people[7]}
    for game in part.games:
        await arena.finish(game.number)
    view = await arena.view()
    words = arena.world.texts(arena.board)
    assert view.stage == "over" and view.podium and "The season is over" in words and "🥇" in words
    assert len(arena.said("is over")) == 1
    found = await arena.checked()
    assert found["status"] == "ended" and len(found["next"]) == 7


async def test_two_divisions_with_all_that_may_happen(arena: Arena) -> None:
    """One is absent at check-in, one leaves early, one late, two tie for promotion, stand-ins end a game on
    the last day, and the next season begins with the movements."""
    await begun(arena, 12)
    view = await arena.view()
    assert [len(it.rows) for it in view.parts] == [6, 6]
    early, late = (arena.who(view.parts[0].rows[at].person) for at in (0, 1))
    await leaves_early(arena, early, arena.people[12])
    await arena.world.slash(late, "season")
    await arena.world.press(late, "Withdraw", arena.world.private(late))
    assert "0 points" in arena.world.texts(arena.world.private(late))
    await arena.world.press(late, "Withdraw", arena.world.private(late))
    assert "This season is over for you" in arena.world.texts(arena.world.private(late))

    twins = [arena.who(row.person) for row in view.parts[1].rows[:2]]
    games = [game for part in view.parts for game in part.games]
    last = view.parts[0].games[-1].number  # not a game of the twins, so that nothing breaks their tie
    for game in games:
        if game.number != last:
            await arena.finish(game.number, best=twins)
    plan = (await arena.season()).plan
    await arena.until(plan.ends, alive=last)
    assert (await arena.view()).stage in ("running", "over")
    await arena.tick(20)
    view = await arena.view()
    assert view.stage == "over", view.stage
    words = ("has begun", "half-time", "stand-ins finish open games")
    assert [len(arena.said(it)) for it in words] == [1, 1, 1]
    assert len([it for it in arena.said("is over. Congrat") if "League 1" in it]) == 1
    found = await arena.checked()
    rose = [who for who, origin in found["next"].items() if origin["way"] == "rose"]
    assert len(rose) == 2 and arena.board.embeds[0].fields
    await next_season(arena, twins)


async def leaves_early(arena: Arena, who: str, reserve: str) -> None:
    """A clock runs out, the player does not come back within a day, and a reserve takes the seat."""
    it = await arena.season()
    view = await arena.view()
    game = next(game for game in view.games(arena.id(who)) if arena.id(reserve) not in game.people)
    table = await arena.bot.services.tables.table(game.table)
    seat = table.seat_of(arena.id(who))
    await arena.do(arena.bot.services.tables.do(game.table, care.seat_caretaker, seat, "clock", None))
    arena.world.as_bot(arena.bot.sender.wake)
    await arena.tick()
    await arena.world.slash(reserve, "season")
    assert f"Take the seat at table {game.number}" not in arena.world.labels(reserve)
    await arena.until(arena.world.env.now().timestamp() + DAY)
    await arena.until(arena.world.env.now().timestamp() + AGAIN)
    assert f"A seat is free at <#{game.channel}>" in arena.world.texts(arena.board)
    await arena.world.slash(reserve, "season")
    await arena.world.press(reserve, f"Take the seat at table {game.number}", arena.world.private(reserve))
    after = await arena.bot.services.tables.table(game.table)
    assert after.people[seat] == arena.id(reserve) and after.chairs[seat].waits
    assert it.state.entrants[it.number(arena.id(reserve)) or 0].reserve


async def next_season(arena: Arena, twins: list[str]) -> None:
    """The same people play the next season; the twins have gone up."""
    it = await arena.season(2)
    assert it.row.earlier == 1 and it.plan.number == 2 and it.row.status == "sign-up"
    for who in arena.people[:12]:
        await arena.join(who, number="2")
    await arena.until(it.plan.checks)
    for who in arena.people[:12]:
        await arena.world.press(who, "I will play", arena.board_of("2"))
    await arena.until(it.plan.starts)
    await arena.tick(12)
    view = await arena.view(2)
    first = {arena.who(row.person) for row in view.parts[0].rows}
    assert view.stage == "running" and {*twins} <= first
    await arena.checked(2)


async def test_with_too_few_players_there_is_no_season(arena: Arena) -> None:
    await arena.open("league", first=0)
    await arena.join(arena.people[0])
    assert "1 player:" in arena.world.texts(arena.board)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick()
    assert "called off before it began" in arena.world.texts(arena.board) and not arena.world.channel.threads


async def test_six_friends_start_within_a_week_without_check_in(arena: Arena) -> None:
    await arena.open("league", weeks=2, first=0)
    for who in arena.people[:6]:
        await arena.join(who)
    assert "Confirm" not in arena.world.texts(arena.board)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(6)
    view = await arena.view()
    assert view.stage == "running" and len(view.parts[0].games) == 6 == len(arena.world.channel.threads)
    (said,) = arena.said("has begun")
    assert all(f"<@{arena.id(who)}>" in said for who in arena.people[:6])


async def test_at_tables_of_two_everyone_plays_every_other_player(arena: Arena) -> None:
    """Their number of tables is not that of the seats."""
    await arena.open("league", weeks=2, first=0, seats=2)
    for who in arena.people[:5]:
        await arena.join(who)
    assert "You play all others of your division once" in arena.world.texts(arena.board)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(12)
    assert len((await arena.view()).games(arena.id(arena.people[0]))) == 4
    assert len(arena.said("has begun. Your tables open")) == 1


async def test_nothing_is_said_or_opened_twice_after_restarts(arena: Arena) -> None:
    await arena.open("league", weeks=2, first=0)
    for who in arena.people[:5]:
        await arena.join(who)
    await arena.world.restart()
    await arena.until((await arena.season()).plan.starts)
    for _ in range(4):
        await arena.world.restart()
        await arena.tick(0)
    await arena.tick(8)
    games = (await arena.view()).parts[0].games
    assert len({game.table for game in games}) == 5 == len(arena.world.channel.threads)
    assert len(arena.said("has begun")) == 1 and arena.board


async def test_a_thread_without_a_table_is_used_after_a_crash(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    await arena.open("league", weeks=2, first=0)
    for who in arena.people[:5]:
        await arena.join(who)
    tables: Any = arena.bot.services.tables
    whole, broken = tables.open, list[int]()

    async def breaks(*facts: Any, **more: Any) -> Any:
        if len(broken) < 2:
            broken.append(1)
            raise OSError("killed")
        return await whole(*facts, **more)

    monkeypatch.setattr(tables, "open", breaks)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(30)
    assert broken and len(arena.world.channel.threads) == 5
    assert all(game.table for game in (await arena.view()).parts[0].games)


async def test_a_sleeper_is_named_but_not_called(arena: Arena) -> None:
    await arena.open("league", weeks=2, first=0)
    for who in arena.people[:5]:
        await arena.join(who)
    night = Habits(quiet=(18 * 60, 23 * 60))
    await arena.do(arena.bot.services.tables.set_habits(arena.id(arena.people[0]), night))
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    asleep = arena.id(arena.people[0])
    calls = [it.json for it in arena.world.env.http_requests if isinstance(it.json, dict)]
    (sent,) = [it for it in calls if "has begun" in (it.get("content") or "")]
    allowed = [*map(str, sent["allowed_mentions"]["users"])]
    assert f"<@{asleep}>" in sent["content"] and str(asleep) not in allowed and len(allowed) == 4
    for thread in arena.world.channel.threads:
        assert not any(f"<@{asleep}>" in it.content for it in thread.history())


async def test_an_erased_player_becomes_a_former_player(arena: Arena) -> None:
    await begun(arena)
    gone = arena.people[0]
    await arena.world.slash(gone, "privacy erase")
    await arena.world.press(gone, "Delete my data")
    await arena.tick()
    assert gone not in arena.world.texts(arena.board) and "deleted user" in arena.world.texts(arena.board)
    assert str(arena.id(gone)) not in repr(await everything(arena.bot.services.store))
    for game in (await arena.view()).parts[0].games:
        await arena.finish(game.number)
    assert (await arena.view()).stage == "over"
    await arena.checked()


async def test_an_erased_player_does_not_start(arena: Arena) -> None:
    await arena.open("league", weeks=2, first=0)
    for who in arena.people[:6]:
        await arena.join(who)
    await arena.world.slash(arena.people[5], "privacy erase")
    await arena.world.press(arena.people[5], "Delete my data")
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(8)
    assert len((await arena.view()).parts[0].rows) == 5


async def test_a_pause_stops_the_clocks_once(arena: Arena) -> None:
    await begun(arena)
    who = arena.people[0]
    await arena.world.slash(who, "season")
    await arena.world.press(who, "Pause for a week", arena.world.private(who))
    await arena.world.press(who, "Pause for a week", arena.world.private(who))
    habits = (await arena.bot.services.tables.habits(arena.id(who)))[arena.id(who)]
    assert habits.vacation is not None and habits.vacation[1] - habits.vacation[0] == 7 * DAY
    assert f"Your clocks are stopped until <t:{int(habits.vacation[1])}:f>" in arena.world.texts(
        arena.world.private(who)
    )
    assert "Pause for a week" not in arena.world.labels(who, arena.world.private(who))
    (refused,) = await arena.world.flood(Press(who, "bk:seasonpause:0:1:yes", arena.board))
    assert refused.response is not None
    assert "You can pause once" in arena.world.texts(refused.response)


async def test_only_managers_open_and_call_off(arena: Arena) -> None:
    await arena.open("league")
    ben = arena.people[0]
    for verb, name in (("seasonnew", "league"), ("seasoncancel", "yes"), ("seasonkinds", "x")):
        await arena.world.flood(Press(ben, f"bk:{verb}:0:1:{name}", arena.board))
    assert (await arena.season()).row.status == "sign-up"
    await arena.world.slash("Max", "season")
    await arena.world.press("Max", "Call it off", arena.world.private("Max"))
    await arena.world.press("Max", "Call it off", arena.world.private("Max"))
    await arena.tick()
    assert "called off before it began" in arena.world.texts(arena.board)


async def test_the_presses_of_a_player_are_checked(arena: Arena) -> None:
    await arena.open("league")
    stranger = arena.people[5]
    for verb, name in (
        ("seasonconfirm", "yes"), ("seasonwithdraw", "yes"), ("seasonpause", "yes"), ("seasonstep", "1.0"),
    ):  # fmt: skip
        (refused,) = await arena.world.flood(Press(stranger, f"bk:{verb}:0:1:{name}", arena.board))
        assert refused.ephemeral and refused.response is not None
    await arena.join(stranger)
    (refused,) = await arena.world.flood(Press(stranger, "bk:seasonconfirm:0:1:yes", arena.board))
    assert "nothing to confirm" in arena.world.texts(refused.response)


@pytest.mark.parametrize("language", ["de", "it"])
async def test_it_speaks_the_language_of_its_reader(arena: Arena, language: str) -> None:
    await begun(arena)
    arena.world.speaks(arena.people[0], language)
    result = await arena.world.slash(arena.people[0], "season")
    said = arena.world.texts(result.response)
    assert {"de": "Deine Partien haben begonnen", "it": "Le tue partite sono cominciate"}[language] in said


async def test_lists_and_calendars_say_when_a_season_ends(arena: Arena) -> None:
    await begun(arena)
    who, plan = arena.people[0], (await arena.season()).plan
    shown = await arena.world.slash(who, "games")
    text = arena.world.texts(shown.response)
    assert text.count(f"🏆 Ends <t:{int(plan.ends)}:R>") == 4
    await arena.world.slash(who, "season")
    await arena.world.press(who, "Calendar", arena.world.private(who))
    (file,) = arena.world.private(who).attachments
    events = Calendar.from_ical((await file.read()).decode()).walk("VEVENT")
    dates = [event.decoded("dtstart").timestamp() for event in events]
    assert dates == [plan.closes, plan.checks, plan.starts, plan.ends]
    assert str(events[2]["summary"]) == "League 1 · Die Speicherstadt: begins"
