"""No player stops a clock for good by their settings: renewed vacations, moved nights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.tables.model.habits import DAY, HOUR, Habits
from engine.tables.model.log import Remark
from engine.tables.model.table import Table
from engine.tables.people import care, votes
from engine.tables.time import alarms
from tests.tables.calling import Listener
from tests.tables.sittings import ANNA, BEN, Sittings

Settings = Callable[[float, int], Habits]
"""Habits of a player at a moment, at their so manieth change."""


def renewed(days: float) -> Settings:
    """A vacation that is always begun anew."""
    return lambda now, _: Habits(vacation=(now, now + days * DAY))


def moved(now: float, change: int) -> Habits:
    """A night of twenty hours that begins now in a zone where it is evening."""
    zone, evening = ("UTC", 0) if change % 2 else ("Pacific/Auckland", 12 * 60)
    return Habits(zone=zone, quiet=(evening, (evening + 20 * 60) % (24 * 60)))


async def expires(house: Sittings, table: Table, settings: Settings, every: float) -> float:
    """After how many days the clock of the player who is due runs out, while they change their settings."""
    seat, began, change = table.due_seats[0], house.clock(), 0
    person, listener = table.chairs[seat].person or 0, Listener(house, table.id)
    while not (await listener.table()).chairs[seat].expired:
        await house.tables.set_habits(person, settings(house.clock(), change))
        change += 1
        await listener.pass_by(every)
        assert change < 1000
    log = (await listener.table()).log
    return next(it.at - began for it in log if isinstance(it, Remark) and it.what == "expired") / DAY


@pytest.mark.parametrize(
    ("pace", "settings", "every", "days"),
    [
        ("daily", renewed(90), 83 * DAY, 92.5),
        ("daily", renewed(30), DAY, 92.5),
        ("daily", moved, 12 * HOUR, 92.5),
        ("relaxed", renewed(90), 80 * DAY, 99),
        ("season", renewed(90), 6 * DAY, 13),
        ("season", moved, 12 * HOUR, 13),
    ],
)
async def test_a_clock_runs_out_whatever_its_player_sets(
    house: Sittings, pace: str, settings: Settings, every: float, days: float
) -> None:
    table = await house.start(ANNA, BEN, pace=pace)
    assert await expires(house, table, settings, every) <= days


async def test_the_vacations_of_a_season_count_together(house: Sittings) -> None:
    """After five days of vacation in the same season two are left, at every table."""
    began = house.clock()
    for person in (ANNA, BEN):
        await house.tables.set_habits(person, Habits(vacation=(began, began + 5 * DAY)))
    house.clock.advance(8 * DAY)
    table = await house.start(ANNA, BEN, pace="season")
    table = await house.tables.change(table.id, lambda it: replace(it, season=1, season_began=began).after())
    (seat, *_), now = table.due_seats, house.clock()
    person = table.chairs[seat].person or 0
    for days in (80, 70, 60):
        await house.tables.set_habits(person, Habits(vacation=(now, now + days * DAY)))
    people = await house.tables.habits(person)

    assert alarms.ends(await house.tables.table(table.id), people)[seat] == now + 3 * DAY + 2 * DAY


async def test_without_a_clock_one_is_late_after_a_day_whatever_they_set(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    seat = table.due_seats[0]
    person = table.chairs[seat].person or 0
    for hour in range(23):
        house.clock.advance(HOUR)
        await house.tables.set_habits(person, Habits(rhythm=(hour + 1) * HOUR))
    assert not votes.late(await house.tables.table(table.id), seat, house.clock())
    await house.tables.do(table.id, care.pause, person, True)
    house.clock.advance(5 * DAY)
    await house.tables.do(table.id, care.resume, person, True)
    assert not votes.late(await house.tables.table(table.id), seat, house.clock())
    house.clock.advance(HOUR)
    assert votes.late(await house.tables.table(table.id), seat, house.clock())
