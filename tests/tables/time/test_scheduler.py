"""The scheduler: does what has come due, in spite of a broken table, and however much it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.background import scheduler
from bot.background.scheduler import (
    CONCURRENT,
    LONGEST,
    PAGE,
    RETRY_PAUSE,
    Clocks,
    Digests,
    Scheduler,
    Sleeper,
)
from engine.tables.model.habits import DAY, MINUTE
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.time.alarms import THINKING
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, EMMA, Sittings

pytestmark = pytest.mark.usefixtures("dealt")


class Post:
    """Sends digests, and counts how often there was something to say."""

    def __init__(self, house: Sittings) -> None:
        self.house = house
        self.digests: list[int] = []
        self.woken = 0

    async def send(self, person: int) -> None:
        self.digests.append(person)
        await self.house.store.people.set_digest(person, None)

    def wake(self) -> None:
        self.woken += 1


def clocks(house: Sittings, post: Post | None = None) -> Sleeper:
    """The worker that looks at tables when told to."""
    return Sleeper(Clocks(house.tables, (post or Post(house)).wake), house.clock)


def digests(house: Sittings, post: Post) -> Sleeper:
    """The one who looks at digests."""
    return Sleeper(Digests(house.store.people, post.send), house.clock)


async def two_late(house: Sittings) -> tuple[Table, Table]:
    """Two tables whose clocks have run out."""
    tables = [
        await house.start(ANNA, BEN, pace="live"),
        await house.start(CLARA, DAVID, pace="live", channel=8),
    ]
    house.clock.advance(20 * MINUTE)
    return tables[0], tables[1]


def late(table: Table) -> bool:
    return any(chair.expired for chair in table.chairs)


async def overdue(house: Sittings, number: int) -> None:
    """This many persons whose digest is due."""
    for person in range(1, number + 1):
        await house.store.people.set_discord_language(person, "en")
        await house.store.people.set_digest(person, house.clock() - person)


async def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(10):
        while not happened():  # noqa: ASYNC110  # there is no event to wait for
            await asyncio.sleep(0.001)


async def test_it_does_what_is_due_and_says_when_to_look_again(house: Sittings) -> None:
    one, other = await two_late(house)
    post = Post(house)
    again = await clocks(house, post).run_page()

    assert late(await house.tables.table(one.id))
    assert late(await house.tables.table(other.id))
    assert post.woken == 1
    assert again == house.clock() + LONGEST
    assert (await house.store.next_alarm() or 0.0) > again


async def test_it_is_never_busy(house: Sittings) -> None:
    assert await clocks(house).run_page() == house.clock() + LONGEST
    await house.start(ANNA, BEN, pace="live")
    assert house.clock() + 1 <= await clocks(house).run_page() <= house.clock() + 20 * MINUTE


async def test_a_table_that_cannot_be_read_stops_no_other_and_is_left_alone(house: Sittings) -> None:
    one, other = await two_late(house)
    await house.sql("UPDATE tables SET deal = 'nonsense', snapshot = NULL WHERE id = ?", one.id)
    await house.again()
    await clocks(house).run_page()

    assert late(await house.tables.table(other.id))
    assert await house.sql("SELECT id FROM tables WHERE alarm IS NOT NULL") != []
    assert await house.store.alarms(house.clock() + 9 * DAY) == (other.id,)


async def test_a_table_at_which_we_fail_stops_no_other_and_is_tried_again(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await two_late(house)
    ring = house.tables.ring

    async def failing(table: int, recount: int | None = None) -> Table:
        if table == one.id:
            raise RuntimeError("an agent has lost its mind")
        return await ring(table, recount)

    monkeypatch.setattr(house.tables, "ring", failing)
    again = await clocks(house).run_page()
    assert late(await house.tables.table(other.id))
    assert not late(await house.tables.table(one.id))
    assert again == house.clock() + RETRY_PAUSE

    monkeypatch.undo()
    house.clock.now = again
    await clocks(house).run_page()
    assert late(await house.tables.table(one.id))


async def test_a_digest_that_is_due_is_sent(house: Sittings) -> None:
    await house.store.people.set_discord_language(ANNA, "en")
    await house.store.people.set_digest(ANNA, house.clock() - 5)
    post = Post(house)
    await digests(house, post).run_page()
    await digests(house, post).run_page()

    assert post.digests == [ANNA]


async def test_it_wakes_earlier_when_something_comes_due_earlier(house: Sittings) -> None:
    post = Post(house)
    both = Scheduler(house.tables, post.send, post.wake)
    await both.start()
    clock = both.sleepers[0]
    await until(lambda: clock.at == house.clock() + LONGEST)
    await house.start(ANNA, BEN, pace="live")

    await until(lambda: clock.at < house.clock() + 20 * MINUTE)
    await both.close()


# One does not wait for the other


async def test_a_digest_that_takes_for_ever_stops_no_clock(house: Sittings) -> None:
    await two_late(house)
    await overdue(house, 1)
    asked: list[int] = []

    async def never(person: int) -> None:
        asked.append(person)
        await asyncio.Event().wait()

    late_ones: set[int] = set()
    both = Scheduler(house.tables, never, lambda: late_ones.update(house.tables.recent))
    await both.start()
    await until(lambda: bool(asked))
    await until(lambda: len(late_ones) == 2)

    assert [late(await house.tables.table(it)) for it in late_ones] == [True, True]
    await both.close()


async def test_a_digest_that_takes_too_long_is_tried_again_and_others_overtake_it(
    house: Sittings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "LIMIT", 0.05)
    await overdue(house, 12)
    post, slow = Post(house), 12  # the one who has waited longest

    async def send(person: int) -> None:
        if person == slow:
            await asyncio.Event().wait()
        await post.send(person)

    again = await Sleeper(Digests(house.store.people, send), house.clock).run_page()
    assert sorted(post.digests) == [it for it in range(1, 13) if it != slow]
    assert again == house.clock() + RETRY_PAUSE
    assert await house.store.people.digests(again) == (slow,)
    assert "TimeoutError" in caplog.text
    assert str(slow) not in [it.getMessage() for it in caplog.records]


async def test_a_few_digests_are_sent_at_the_same_time(house: Sittings) -> None:
    await overdue(house, 12)
    under_way, most = set[int](), 0

    async def send(person: int) -> None:
        nonlocal most
        under_way.add(person)
        most = max(most, len(under_way))
        await asyncio.sleep(0.05)
        under_way.remove(person)
        await house.store.people.set_digest(person, None)

    await Sleeper(Digests(house.store.people, send), house.clock).run_page()
    assert most == CONCURRENT


# After a long standstill


async def test_what_is_overdue_is_done_page_by_page(house: Sittings) -> None:
    await overdue(house, PAGE + 3)
    post = Post(house)
    sleeper = digests(house, post)
    assert await sleeper.run_page() == house.clock() + scheduler.PAUSE
    assert post.digests == [*range(PAGE + 3, 3, -1)]

    await sleeper.run_page()
    assert post.digests == [*range(PAGE + 3, 0, -1)]
    await sleeper.run_page()
    assert len(post.digests) == PAGE + 3


async def test_the_table_that_was_played_last_comes_first(house: Sittings) -> None:
    tables = [await house.start(ANNA, BEN, pace="live", channel=channel) for channel in range(4)]
    house.clock.advance(MINUTE)
    await house.answer(tables[1].id)
    house.clock.advance(MINUTE)
    await house.answer(tables[0].id)
    house.clock.advance(DAY)

    assert (await house.store.alarms(house.clock(), 2)) == (tables[0].id, tables[1].id)
    assert {*await house.store.alarms(house.clock())} == {it.id for it in tables}


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_what_is_due_is_found_without_reading_the_tables(house: Sittings) -> None:
    """They hold whole games; a search among ten thousand must not read them."""
    run: list[str] = []
    await house.file.set_trace_callback(run.append)
    for agenda in (Clocks(house.tables, lambda: None), Digests(house.store.people, Post(house).send)):
        await agenda.due(5.0, PAGE)
        await agenda.next()
    await house.file.set_trace_callback(lambda statement: None)
    queries = [sql for sql in run if sql.startswith("SELECT")]

    assert len(queries) == 4
    for sql in queries:
        plan = [row["detail"] for row in await house.sql(f"EXPLAIN QUERY PLAN {sql}")]
        assert "USING COVERING INDEX" in plan[0], (sql, plan)


# At the start


async def test_agents_that_were_thinking_think_again_at_the_start_and_only_then(house: Sittings) -> None:
    thinking = await house.open(ANNA, BEN)
    await house.tables.do(thinking.id, lobby.with_agent, ANNA, "master")
    thinking = await house.tables.start(thinking.id, ANNA)
    while not thinking.thinking:
        thinking = await house.answer(thinking.id)
    await house.again()
    pondered: list[Table] = []
    house.tables.on_thinking = pondered.append
    house.clock.advance(1)
    post = Post(house)
    both = Scheduler(house.tables, post.send, post.wake)
    await both.start()
    await until(lambda: bool(pondered))
    await both.close()

    assert [it.id for it in pondered] == [thinking.id]
    assert await house.store.next_alarm() == house.clock() + THINKING
    house.clock.advance(THINKING / 2)
    await clocks(house).run_page()
    assert [it.id for it in pondered] == [thinking.id]


async def test_a_clock_that_runs_out_soon_after_the_start_is_left_to_its_time(house: Sittings) -> None:
    table = await house.start(CLARA, EMMA, pace="live")
    due = await house.store.next_alarm() or 0.0
    house.clock.now = due - THINKING / 2
    await house.store.advance_alarms(house.clock(), house.clock() + THINKING)
    await clocks(house).run_page()

    assert not late(await house.tables.table(table.id))
    assert await house.store.next_alarm() == due
