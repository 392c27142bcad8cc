"""Which process does what is owed: the one at whose home it is, or a free one; each thing once."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.tables.model.habits import Habits
from engine.tables.model.outbox import Note
from engine.tables.model.table import Table
from engine.tables.store.partition import LATE, ClusterProcess, Share
from tests.tables.cluster.conftest import Both
from tests.tables.sittings import ANNA, BEN, Sittings

HERE, THERE = 4 << 22, 5 << 22
"""A server, or a person, of the first process, and one of the second."""


async def opened(house: Sittings, guild: int) -> Table:
    """A lobby on a server, about which something is to be said."""
    return await house.tables.open(replace(house.lobby(channel=guild + 1), guild=guild))


async def next_of(house: Sittings, besides: tuple[int, ...] = ()) -> int | None:
    """The table to whose outbox a process sees next."""
    owed = (await house.store.mail.queue(house.clock(), besides)).tables
    return owed[0].table if owed else None


def without(house: Sittings, *absent: int) -> None:
    """These processes are gone."""
    share = house.store.connection.share
    assert share is not None
    house.store.connection.share = replace(share, absent=frozenset(absent))


def test_every_shard_belongs_to_one_process() -> None:
    shards = [ClusterProcess(number, 3).shards(8) for number in (1, 2, 3)]
    assert shards == [[0, 3, 6], [1, 4, 7], [2, 5]]


def test_servers_of_a_dead_process_are_taken_over_by_all_others() -> None:
    one, two = Share(ClusterProcess(1, 3), 3), Share(ClusterProcess(2, 3), 3)
    third = 5 << 22
    assert not one.serves(third) and not two.serves(third)
    assert replace(one, absent=frozenset({3})).serves(third)
    assert replace(two, absent=frozenset({3})).serves(third)


async def test_a_process_sends_messages_of_its_own_servers_first_and_later_all_others(both: Both) -> None:
    one, two = both
    here, there = await opened(two, HERE), await opened(one, THERE)

    assert (await next_of(one), await next_of(one, (here.id,))) == (here.id, None)
    assert (await next_of(two), await next_of(two, (there.id,))) == (there.id, None)
    one.clock.advance(LATE + 1)
    assert {await next_of(one, (here.id,)), await next_of(two, (there.id,))} == {here.id, there.id}


async def test_where_a_process_is_gone_another_one_says_it_at_once(both: Both) -> None:
    one, two = both
    there = await opened(two, THERE)
    assert await next_of(one) is None
    without(one, 2)

    assert await next_of(one) == there.id


async def test_alarms_and_digests_go_off_at_home(both: Both) -> None:
    one, two = both
    for guild in (HERE, THERE):
        table = await opened(one, guild)
        await one.store.set_alarm(table.id, one.clock() + 5)
    for person in (HERE, THERE):
        await two.store.people.set_habits(person, Habits(digest=600), two.clock() + 5)
    assert await one.store.next_alarm() == await two.store.people.next_digest() == one.clock() + 5
    one.clock.advance(6)

    now = one.clock()
    assert [await it.store.alarms(now) for it in both] == [(1,), (2,)]
    assert [await it.store.people.digests(now) for it in both] == [(HERE,), (THERE,)]
    one.clock.advance(LATE + 1)
    assert [len(await it.store.alarms(one.clock())) for it in both] == [2, 2]
    assert [len(await it.store.people.digests(one.clock())) for it in both] == [2, 2]


async def test_turns_are_separate_for_all_callers(both: Both) -> None:
    now = both[0].clock()
    turns = [await both[count % 2].store.people.turn("introduced 0", now, 5.5) for count in range(4)]
    assert turns == [now, now + 5.5, now + 11.0, now + 16.5]
    assert await both[0].store.people.turn("introduced 1", now, 5.5) == now
    assert await both[0].store.people.turn("introduced 0", now + 60.0, 5.5) == now + 60.0


async def test_what_the_first_says_holds_for_all(both: Both) -> None:
    said = [await it.store.people.agree_on("shards", value) for it, value in zip(both, "48", strict=True)]
    assert said == ["4", "4"]


async def heard(house: Sittings, until: str) -> list[str]:
    """What a process hears, up to the last of it."""
    news = []
    async with asyncio.timeout(5):
        async for it in house.store.connection.listen():
            news.append(it)
            if it == until:
                break
    return news


@pytest.mark.parametrize("erased", [True, False])
async def test_what_one_stores_the_other_hears_with_the_commit(both: Both, erased: bool) -> None:
    one, two = both
    table = await opened(one, HERE)
    await one.store.people.set_discord_language(BEN, "de")
    last = f"erased {BEN}" if erased else f"person {BEN}"
    listening = asyncio.create_task(heard(two, last))
    await asyncio.sleep(0.2)
    await one.store.mail.say(Note(table.id, "board", revision=9))
    await two.store.mail.say(Note(table.id, "board", revision=10))
    await one.store.people.set_habits(ANNA, Habits(digest=600), 1_900_000_000.0)
    await (one.tables.erase(BEN) if erased else one.store.people.set_discord_language(BEN, "it"))
    news = await listening

    assert news[:2] == ["", f"outbox {HERE}"]
    assert "alarm 1900000000" in news and news[-1] == last
    assert news.count(f"outbox {HERE}") == 1


async def test_a_question_that_another_process_asked_goes_when_it_is_answered_here(both: Both) -> None:
    one, two = both
    table = await one.start(ANNA, BEN)
    seat = table.due_seats[0]
    await one.store.mail.mark_sent(Note(table.id, "private", seat, table.ply(seat)), channel=55, message=66)
    assert await two.store.mail.leftovers(table.id) == ()
    await two.answer(table.id)

    assert await one.store.mail.leftovers(table.id) == ((55, 66, 0.0),)
    assert "tidy" in [note.what for note in await one.store.mail.unsaid()]
