"""Habits that are kept in memory: defaults never replace stored ones, no change is lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.tables import service
from engine.tables.model.habits import HOUR, BadHabit, Habits
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

NIGHT = Habits(zone="Europe/Berlin", quiet=(22 * 60, 7 * 60))


async def test_a_person_who_was_just_asked_for_is_never_forgotten(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "KNOWN", 2)
    await house.again()
    people = (ANNA, BEN, CLARA, DAVID)
    for person in people:
        await house.tables.set_habits(person, NIGHT)

    assert await house.tables.habits(*people) == dict.fromkeys(people, NIGHT)
    assert await house.tables.habits(*people) == dict.fromkeys(people, NIGHT)
    assert len(house.tables.people) == 2


async def test_no_one_is_called_at_night_however_many_others_we_know(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "KNOWN", 1)
    await house.again()
    table = await house.start(ANNA, BEN, CLARA, pace="daily")
    house.clock.advance(5 * HOUR)
    asked = table.chairs[table.due_seats[0]].person or 0
    noon = house.clock()
    await house.tables.set_habits(asked, Habits(quiet=(minute(noon), (minute(noon) + 600) % 1440)))
    counted = (await house.tables.table(table.id)).chairs[table.due_seats[0]].clock
    house.clock.advance(5 * HOUR)
    await house.tables.ring(table.id, recount=asked)
    again = (await house.tables.table(table.id)).chairs[table.due_seats[0]].clock

    assert again.bank == counted.bank  # for the player sleeps


def minute(at: float) -> int:
    """The minute of the day in UTC."""
    return int(at % 86400 // 60)


async def test_two_changes_at_once_both_stay(house: Sittings) -> None:
    await house.start(ANNA, BEN)
    await asyncio.gather(
        house.tables.change_habits(ANNA, lambda it: replace(it, zone="Europe/Rome")),
        house.tables.change_habits(ANNA, lambda it: replace(it, rhythm=6 * HOUR)),
        house.tables.change_habits(ANNA, lambda it: replace(it, dms=False)),
    )
    wanted = Habits(zone="Europe/Rome", rhythm=6 * HOUR, dms=False)
    assert (await house.tables.habits(ANNA))[ANNA] == wanted
    assert (await house.store.people.habits(ANNA))[ANNA] == wanted


async def test_what_makes_no_sense_changes_nothing_and_stops_nothing(house: Sittings) -> None:
    await house.tables.set_habits(ANNA, NIGHT)
    with pytest.raises(BadHabit):
        await house.tables.change_habits(ANNA, lambda it: replace(it, zone="Nowhere/Town"))
    await house.tables.change_habits(ANNA, lambda it: replace(it, rhythm=0))

    assert (await house.store.people.habits(ANNA))[ANNA] == replace(NIGHT, rhythm=0)


async def test_a_read_during_a_change_gives_the_new_values_afterwards(house: Sittings) -> None:
    await asyncio.gather(
        house.tables.habits(ANNA), house.tables.set_habits(ANNA, NIGHT), house.tables.habits(ANNA)
    )
    assert (await house.tables.habits(ANNA))[ANNA] == NIGHT
