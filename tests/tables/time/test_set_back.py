"""The clock of the machine is set back while a game runs: no player loses or gains time, and nothing
stops."""

from __future__ import annotations

import pytest

from engine.tables.model.clock import PACES, remaining
from engine.tables.model.habits import HOUR, MINUTE, Habits
from engine.tables.model.table import Table
from engine.tables.people import votes
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings


def left(table: Table, now: float) -> list[float]:
    """Seconds that each seat may still think."""
    return [remaining(chair.clock, Habits(), table.tempo, now) for chair in table.chairs]


@pytest.mark.parametrize("pace", PACES)
async def test_no_one_pays_for_an_hour_that_comes_twice(house: Sittings, pace: str) -> None:
    table = await house.start(ANNA, BEN, CLARA, pace=pace)
    house.clock.advance(MINUTE)
    before = left(table, house.clock())
    house.clock.advance(-HOUR)

    banks = [chair.clock.bank for chair in table.chairs]
    assert all(
        had <= has <= bank for had, has, bank in zip(before, left(table, house.clock()), banks, strict=True)
    )


@pytest.mark.parametrize("pace", PACES)
async def test_the_game_is_played_to_its_end_also_after_a_restart(house: Sittings, pace: str) -> None:
    table = await house.start(ANNA, BEN, CLARA, pace=pace)
    for _ in range(5):
        house.clock.advance(MINUTE)
        await house.answer(table.id)
    house.clock.advance(-HOUR)
    after = await house.answer(table.id)
    assert all(has <= table.tempo.cap for has in left(after, house.clock()))

    await house.again()
    rung = await house.tables.ring(table.id)
    assert rung.status == "running" and not any(chair.expired for chair in rung.chairs)
    assert (await house.play(table.id)).status == "finished"
    await house.tables.record(table.id)


async def test_votes_are_cast_and_carried(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await house.answer(table.id)
    await house.tables.do(table.id, votes.propose_end, ANNA)
    house.clock.advance(-HOUR)
    for person in (BEN, CLARA):
        await house.tables.do(table.id, votes.vote, person, True)

    assert (await house.tables.table(table.id)).status == "ended"
