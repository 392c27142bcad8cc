"""The sleeper: does what has come due, whatever is wrong with one of the tables."""

from __future__ import annotations

import asyncio

import pytest

from bot.watch import AGAIN, LONGEST, Watch
from engine.tables.habits import DAY, MINUTE
from engine.tables.table import Table
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

pytestmark = pytest.mark.usefixtures("dealt")


class Looking(Watch):
    """A sleeper that only wakes when it is told to, and remembers what it did."""

    def __init__(self, house: Sittings) -> None:
        self.digests: list[int] = []
        self.woken = 0
        self.looked = asyncio.Event()
        super().__init__(house.tables, self.note, self.count)

    async def note(self, person: int) -> None:
        self.digests.append(person)
        await self.store.people.set_digest(person, None)

    def count(self) -> None:
        self.woken += 1

    async def look(self, ahead: float = 0.0) -> float:
        again = await super().look(ahead)
        self.looked.set()
        return again


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


async def test_it_does_what_is_due_and_says_when_to_look_again(house: Sittings) -> None:
    one, other = await two_late(house)
    watch = Looking(house)
    again = await watch.look()

    assert late(await house.tables.table(one.id))
    assert late(await house.tables.table(other.id))
    assert watch.woken == 1
    assert again == house.clock() + LONGEST
    assert (await house.store.next_alarm() or 0.0) > again


async def test_it_is_never_busy(house: Sittings) -> None:
    watch = Looking(house)
    assert await watch.look() == house.clock() + LONGEST
    await house.start(ANNA, BEN, pace="live")
    assert house.clock() + 1 <= await watch.look() <= house.clock() + 20 * MINUTE


async def test_a_table_that_cannot_be_read_stops_no_other_and_is_left_alone(house: Sittings) -> None:
    one, other = await two_late(house)
    await house.sql("UPDATE tables SET deal = 'nonsense', snapshot = NULL WHERE id = ?", one.id)
    await house.again()
    await Looking(house).look()

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
    watch = Looking(house)
    again = await watch.look()
    assert late(await house.tables.table(other.id))
    assert not late(await house.tables.table(one.id))
    assert again == house.clock() + AGAIN

    monkeypatch.undo()
    house.clock.now = again
    await watch.look()
    assert late(await house.tables.table(one.id))


async def test_a_digest_that_is_due_is_sent(house: Sittings) -> None:
    await house.store.people.hear(ANNA, "en")
    await house.store.people.set_digest(ANNA, house.clock() - 5)
    watch = Looking(house)
    await watch.look()
    await watch.look()

    assert watch.digests == [ANNA]


async def test_it_wakes_earlier_when_something_comes_due_earlier(house: Sittings) -> None:
    watch = Looking(house)
    watch.start()
    await watch.looked.wait()
    assert watch.at == house.clock() + LONGEST
    await house.start(ANNA, BEN, pace="live")

    assert watch.at < house.clock() + 20 * MINUTE
    await watch.close()
