"""Taking back again and again: how often it may be, and what it costs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.tables.model.errors import Impossible
from engine.tables.model.log import Entry, LogCourse, Move, Remark
from engine.tables.model.table import Table
from engine.tables.people import votes
from engine.tables.play import undo
from engine.tables.play.undo import PER_DECISION, PER_ROUND
from tests.tables.sittings import ANNA, BEN, Sittings, person_due
from tests.tables.takings import both_placed, make_again, stands, take_back, vote

pytestmark = pytest.mark.usefixtures("dealt")


async def pressed(house: Sittings) -> tuple[Table, int]:
    """A table with a recent press, and its player."""
    before = await house.start(ANNA, BEN)
    me = person_due(before)
    return await house.answer(before.id), me


async def test_a_decision_is_taken_back_a_few_times_and_then_it_stands(house: Sittings) -> None:
    table, me = await pressed(house)
    for _ in range(PER_DECISION):
        await take_back(house, table, me)
        table = await make_again(house, table, me)
    with pytest.raises(Impossible) as refusal:
        await take_back(house, table, me)
    assert refusal.value.why == "undone-often"
    assert stands(await house.tables.table(table.id)) == stands(table), "nothing has happened"

    other = person_due(table)
    table = await house.answer(table.id)
    assert undo.reach(table, table.seat_of(other)), "nobody else pays for it"


async def test_asking_the_others_to_take_back_counts_as_taking_back(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    for number in range(PER_DECISION):
        await take_back(house, before, first)
        if number == 0:
            await take_back(house, before, first)  # pressed twice, asked once
        if number % 2:
            await vote(house, before, second, agrees=False)
        else:
            await house.tables.do(before.id, votes.propose_end, second)
    with pytest.raises(Impossible) as refusal:
        await take_back(house, before, first)
    assert refusal.value.why == "undone-often"
    assert undo.reach(await house.tables.table(before.id), before.seat_of(second)), "nobody else pays for it"


async def test_what_all_have_agreed_to_counts_once(house: Sittings) -> None:
    before, first, second = await both_placed(house)
    for _ in range(PER_DECISION):
        await take_back(house, before, first)
        assert stands(await vote(house, before, second)) == stands(before)
        await house.answer(before.id)
        table = await house.answer(before.id)
    with pytest.raises(Impossible):
        undo.reach(table, table.seat_of(first))


async def test_a_limited_number_of_decisions_of_a_round_is_taken_back_and_more_in_the_next(
    house: Sittings,
) -> None:
    table, me = await pressed(house)
    seat, move = table.seat_of(me), table.moves[-1]
    for number in range(len(table.moves), len(table.moves) + PER_ROUND):
        assert undo.reach(table, seat)
        table = table.adding(move, Remark("undo", me, 0.0, seat, number), move)
    with pytest.raises(Impossible):
        undo.reach(table, seat)

    opening = next(event for event in table.opening if event.opens)
    assert undo.reach(table.adding(replace(move, events=(opening,)), move), seat)


async def test_a_press_costs_the_same_after_many_undos(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 3,200 older entries none is looked at again."""
    table, me = await pressed(house)
    seat, move, keeps = table.seat_of(me), table.moves[-1], len(table.moves) - 1
    back = Remark("undo", me, 0.0, seat, keeps, (seat,), (seat,))
    long = table.adding(*[entry for _ in range(1600) for entry in (back, move)])
    added, add = list[Entry](), LogCourse.add

    def counted(course: LogCourse, entry: Entry) -> None:
        added.append(entry)
        add(course, entry)

    monkeypatch.setattr(LogCourse, "add", counted)
    again = undo.redo_press(undo.without(long, keeps, me, 0.0), me, now=move.at)
    assert stands(again) == stands(table) and len(again.log) == len(long.log) + 2
    assert sum(isinstance(it, Move) for it in added) <= 2 and len(added) <= 4
