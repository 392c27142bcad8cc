"""What decided it: for all in one message, for each player their own decisions, and never before the end."""

from __future__ import annotations

import asyncio
import json
import sys
from time import monotonic
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.playground import think_apart
from bot.texts import Texts
from bot.workers.analysts import Analysts, case_of
from bot.workers.pool import WorkerPool
from bot.workers.progress import LONG, Progress
from cogs.course.analysis import AnalysisCog
from engine.analysis.analysis import NOBODY, Case, Task
from engine.analysis.report import Judgement
from engine.tables.model.table import Table
from tests.cogs.course.test_nerves import over
from tests.cogs.table_player import sit_down
from tests.tables.sittings import ANNA, BEN
from tests.world import World

OPEN, MINE = "What decided it?", "My decisions"
FOLLOW = AnalysisCog.start_updates
QUEUE = Analysts.queue


@pytest.fixture(autouse=True)
def two_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis of the first reveals, and of the decisions of a seat in the last round; only when
    a test says so, for time stands still here.
    """

    def tasks(case: Case, first: int | None = None) -> tuple[Task, ...]:
        return Task(case.course[-1].round, first or 0), Task(1, NOBODY)

    async def run(self: WorkerPool, work: Any, *facts: Any, limit: float, server: int) -> Any:
        return work(*facts)

    monkeypatch.setattr(Case, "tasks", tasks)
    monkeypatch.setattr(WorkerPool, "run", run)
    monkeypatch.setattr(Analysts, "queue", lambda self, table, person: None)
    monkeypatch.setattr(AnalysisCog, "start_updates", lambda self, request, table: None)


async def analysed(world: World, table: Table) -> str:
    """Anna asks for the analysis and looks at it when it is there."""
    bot: Any = world.env.bot
    asked = await world.press("Anna", OPEN, world.board)
    assert asked.ephemeral and "The same button brings you back" in world.texts(asked.response)
    assert await bot.services.store.analyses.waiting() == (table.id,)
    await bot.analysts.analyse(await bot.services.tables.table(table.id))
    shown = await world.press("Anna", OPEN, world.board)
    assert shown.ephemeral
    return world.texts(shown.response)


async def test_everyone_sees_the_parts_and_no_single_decision(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    text = await analysed(world, table)
    bot: Any = world.env.bot
    assert "luck" in text and "decisions" in text and "starting seat" in text
    assert "points of winning chance" in text, "a turning point, in words"
    stored = await bot.services.store.analyses.of_table(table.id)
    assert json.loads(stored.report)["decisions"] == []
    assert await bot.services.store.analyses.waiting() == ()


async def test_one_message_a_person_and_table_follows_an_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(self: AnalysisCog, request: Any, table: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(AnalysisCog, "edit_progress", wait)
    bot: Any = SimpleNamespace(services=MagicMock(), router=MagicMock())
    cog, before = AnalysisCog(bot), asyncio.all_tasks()
    for table in (1, 2):
        for person in (ANNA, BEN) * 100:
            FOLLOW(cog, SimpleNamespace(person=person), SimpleNamespace(id=table))  # type: ignore[arg-type]
            await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert len(asyncio.all_tasks() - before) == 4
    for task in asyncio.all_tasks() - before:
        task.cancel()


async def test_no_press_waits_for_an_analysis(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: WorkerPool, *facts: Any, limit: float, server: int) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr(WorkerPool, "run", never)
    monkeypatch.setattr(Analysts, "queue", QUEUE)
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    asked = await world.press("Anna", OPEN, world.board)
    assert "The same button brings you back" in world.texts(asked.response)
    assert bot.analysts.queued == {table.id}
    await bot.analysts.close()


async def test_in_the_local_channel_an_answer_follows_its_analysis(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press does not wait for that."""
    monkeypatch.setattr(AnalysisCog, "start_updates", FOLLOW)
    monkeypatch.setattr(sys.modules[AnalysisCog.__module__], "INTERVAL", 0.01)
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    think_apart(bot)
    asked = await world.press("Anna", OPEN, world.board)
    (following,) = bot.get_cog("AnalysisCog").updates.running.values()
    await bot.services.store.analyses.drop(table.id)
    await asyncio.wait_for(following, 10)
    assert "Try again later" in world.texts(asked.response)


async def test_a_running_game_is_not_analysed(world: World) -> None:
    player = await sit_down(world, "analysis", "Anna", "Ben")
    result = await world.slash("Anna", "analysis", table=player.id)
    bot: Any = world.env.bot
    assert "only games played to the end" in world.texts(result.response)
    assert await bot.services.store.analyses.of_table(player.id) is None


async def stored_slip(world: World, table: Table, seat: int) -> Judgement:
    """A slip of a seat: its first answer where it had several, with another option as the better one."""
    bot: Any = world.env.bot
    case = case_of(table)
    assert case is not None
    step = next(
        it for it in case.course if it.free and it.decision.seat == seat and len(it.decision.options) > 1
    )
    other = next(it for it in step.decision.options if it != step.action)
    slip = Judgement(
        number=step.number,
        round=step.round,
        seat=seat,
        ask=step.decision.ask,
        played=step.action.as_move(),
        best=other.as_move(),
        loss=1.4,
        error=0.2,
        mark="mistake",
        shift=(0.0, 0.0),
        variance=(0.0, 0.0),
        found=0.0,
        lines=8,
        master=other.as_move(),
    )
    report = case.report(())
    await bot.services.store.analyses.ask(table.id, case.judge.version, world.member("Anna").id, 0.0, 9)
    await bot.services.store.analyses.finish(
        table.id, report.public.model_dump_json(), {seat: json.dumps([slip.model_dump(mode="json")])}
    )
    return slip


async def test_the_own_decisions_are_a_quiz(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    await stored_slip(world, table, table.seat_of(world.member("Anna").id))
    seen = await world.press("Anna", OPEN, world.board)
    asked = await world.press("Anna", MINE, seen.response)
    text = world.texts(asked.response)
    assert "What would you do now?" in text and "Decision 1 of 1" in text
    assert "1.4" not in text, "the cost is told with the answer"
    told = await world.press("Anna", "Show the answer", asked.response)
    assert "1.4 points (mistake)" in world.texts(told.response)
    assert "bot would have chosen" not in world.texts(told.response), "the master plays the best answer"
    last = await world.press("Anna", "Next ▶", told.response)
    assert "Your only decision cost you about 1.4 points." in world.texts(last.response)
    assert "about one costs nothing after all" in world.texts(last.response), "marks are not always true"


async def test_one_plays_on_from_the_decision_itself(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    seat = table.seat_of(world.member("Anna").id)
    slip = await stored_slip(world, table, seat)
    seen = await world.press("Anna", OPEN, world.board)
    asked = await world.press("Anna", MINE, seen.response)
    told = await world.press("Anna", "Show the answer", asked.response)
    form = await world.press("Anna", "Play on from here", told.response)
    assert "set up as it was before your decision" in world.texts(form.response)
    await world.choose("Anna", "Against", "beginner", message=form.response)
    await world.press("Anna", "Start playing", form.response)
    new = await bot.services.tables.of_channel(world.channel.id)
    assert new.forked == table.id and len(new.moves) == slip.number
    assert new.due_seats == (seat,) and {it.ask for it in new.decisions_of(seat)} >= {slip.ask}


async def test_a_player_who_did_not_play_sees_no_decisions(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    await stored_slip(world, table, 0)
    seen = await world.press("Clara", OPEN, world.board)
    assert "luck" in world.texts(seen.response)
    assert MINE not in world.labels("Clara", seen.response)


async def test_decisions_are_exported_and_erased(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    seat, anna = table.seat_of(world.member("Anna").id), world.member("Anna").id
    await stored_slip(world, table, seat)
    belongings = await bot.services.store.privacy.belongings(anna)
    assert [it["seat"] for it in belongings["judgements"]] == [seat]
    assert [it["table_id"] for it in belongings["analyses"]] == [table.id]
    await bot.services.erase(anna)
    assert await bot.services.store.analyses.decisions(table.id, seat) is None
    after = await bot.services.store.privacy.belongings(anna)
    assert not after["analyses"] and not after["judgements"]


async def test_a_profile_tells_the_mean_loss_of_analysed_games(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    anna = world.member("Anna").id
    await stored_slip(world, table, table.seat_of(anna))
    await bot.services.store.connection.transact(
        lambda db: db.execute("UPDATE results SET kind = 'rated'") and None
    )
    told = await world.slash("Anna", "profile")
    assert "Loss per decision: 1.4 points" in world.texts(told.response)
    assert "1 analysed game" in world.texts(told.response)
    assert "points per game; without luck" in world.texts(told.response)
    seen = await world.press("Anna", "Last game: what decided it?", told.response)
    assert "What the words mean" in world.texts(seen.response)


async def test_others_see_no_mean_of_one_game(world: World) -> None:
    """It would be that of a single decision."""
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    await stored_slip(world, table, table.seat_of(world.member("Anna").id))
    await bot.services.store.connection.transact(
        lambda db: db.execute("UPDATE results SET kind = 'rated'") and None
    )
    told = await world.slash("Ben", "profile", member=world.member("Anna"))
    assert "Anna" in world.texts(told.response) and "Loss per decision" not in world.texts(told.response)


async def test_a_decision_is_shown_to_all_once_and_by_its_player_alone(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    await stored_slip(world, table, table.seat_of(world.member("Anna").id))
    seen = await world.press("Anna", OPEN, world.board)
    asked = await world.press("Anna", MINE, seen.response)
    told = await world.press("Anna", "Show the answer", asked.response)
    shown = await world.press("Anna", "Share in channel", told.response)
    assert "Everyone can see it" in world.texts(shown.response)
    posted = [world.texts(it) for it in world.channel.history() if "shows a decision" in world.texts(it)]
    assert len(posted) == 1 and "Anna" in posted[0] and "(mistake)" in posted[0]
    again = await world.press("Anna", "Share in channel", told.response)
    assert "Everyone can see it" in world.texts(again.response)
    assert sum("shows a decision" in world.texts(it) for it in world.channel.history()) == 1


async def test_own_decisions_are_ready_first(world: World) -> None:
    """Before the rest is done they are there for the person who asked, and no one else."""
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    store = bot.services.store.analyses
    await world.press("Anna", OPEN, world.board)
    await store.add(table.id, table.seat_of(world.member("Anna").id), "[]")
    bot.analysts.progress[table.id] = Progress(2, 10, own=True)
    older = await world.press("Anna", OPEN, world.board)
    assert "Analysing your decisions: round 2 of 10" in world.texts(older.response)
    assert "are ready" not in world.texts(older.response)
    bot.analysts.progress[table.id] = Progress(4, 10, seconds=61.0)
    waits = await world.press("Anna", OPEN, world.board)
    assert "round 4 of 10, about a minute left" in world.texts(waits.response)
    assert "Your decisions are ready" in world.texts(waits.response)
    assert MINE in world.labels("Anna", waits.response)
    bot.analysts.progress[table.id] = Progress(4, 10, seconds=61.0, since=monotonic() - 2 * LONG)
    stalled = world.texts((await world.press("Anna", OPEN, world.board)).response)
    assert "round 4 of 10." in stalled and "The bot is busy" in stalled
    other = await world.press("Ben", OPEN, world.board)
    assert MINE not in world.labels("Ben", other.response)
    mine = await world.press("Anna", MINE, waits.response)
    assert "nothing to compare" in world.texts(mine.response) or "no clear mistakes" in world.texts(
        mine.response
    )


async def test_a_newer_judge_begins_again_on_request(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    store, anna = bot.services.store.analyses, world.member("Anna").id
    await stored_slip(world, table, table.seat_of(anna))
    old = await store.of_table(table.id)
    await store.ask(table.id, old.judge - 1, anna, 0.0, 9)
    await store.finish(table.id, old.report, {})
    asked = await world.press("Ben", OPEN, world.board)
    assert "The same button brings you back" in world.texts(asked.response)
    assert await store.waiting() == (table.id,)
    assert (await store.of_table(table.id)).judge == old.judge


async def test_an_analysis_that_was_given_up_may_be_asked_for_again(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    cog: Any = bot.get_cog("AnalysisCog")
    await world.press("Anna", OPEN, world.board)
    request: Any = SimpleNamespace(t=Texts.of("en"))
    await bot.services.store.analyses.drop(table.id)
    assert "Try again later" in (await cog.progress_sheet(request, table)).text
    again = await world.press("Anna", OPEN, world.board)
    assert "The same button brings you back" in world.texts(again.response)


async def test_asking_is_limited_by_day(world: World) -> None:
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    store, anna = bot.services.store.analyses, world.member("Anna").id
    assert await store.ask(table.id, 1, anna, 1000.0, 1) == ""
    assert await store.ask(table.id, 1, anna, 2000.0, 1) == "enough"
    assert await store.ask(table.id, 1, anna, 1000.0 + 90_000, 1) == ""
    assert await store.waiting() == (table.id,)


async def test_one_analysis_at_a_time_for_a_person(world: World) -> None:
    other = (await over(world, "Anna", "Ben")).id
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    store, anna, ben = bot.services.store.analyses, world.member("Anna").id, world.member("Ben").id
    assert await store.ask(other, 1, anna, 1000.0, 9) == ""
    asked = await world.press("Anna", OPEN, world.board)
    assert "still running" in world.texts(asked.response)
    assert await store.ask(table.id, 1, ben, 1000.0, 9) == ""
    await store.finish(other, "{}", {})
    assert await store.ask(table.id, 1, anna, 2000.0, 9) == ""


async def test_whoever_asked_may_cancel(world: World) -> None:
    """The analysis ends, and may be asked for again; others have no such button."""
    table = await over(world, "Anna", "Ben")
    bot: Any = world.env.bot
    asked = await world.press("Anna", OPEN, world.board)
    other = await world.press("Ben", OPEN, world.board)
    assert "Cancel" not in world.labels("Ben", other.response)
    told = await world.press("Anna", "Cancel", asked.response)
    assert "Cancelled" in world.texts(told.response)
    assert await bot.services.store.analyses.of_table(table.id) is None
    assert not await bot.analysts.cancel(table, world.member("Anna").id)
    again = await world.press("Anna", OPEN, world.board)
    assert "The same button brings you back" in world.texts(again.response)
