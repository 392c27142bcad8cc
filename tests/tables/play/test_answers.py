"""An answer is found among what is offered now, played and stored; or nothing has happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine.core.actions import Action, act
from engine.core.errors import IllegalAction
from engine.games.speicherstadt.actions import Buy, Done, Place
from engine.games.speicherstadt.rules import BASE
from engine.tables.model.errors import NotSeated, NotYourTurn, Stale, WrongMoment
from engine.tables.model.table import Table
from tests.arrange import arrange
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, Sittings, person_due, together, whole


def says(*actions: Action) -> Callable[[Table, int], Sequence[Action]]:
    """Finds these actions, at any table."""
    return lambda table, seat: actions


def place(column: int) -> Callable[[Table, int], Sequence[Action]]:
    return lambda table, seat: (act(Place, seat, column=column),)


async def test_an_answer_is_played_and_stored(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    after = await house.tables.answer(table.id, person_due(table), place(2))
    (move,) = after.moves

    assert (move.action, move.person) == (act(Place, table.due[0], column=2), person_due(table))
    assert not move.auto
    assert move.at == house.clock()
    assert after.revision == table.revision + 1
    assert whole(await house.stored(table.id)) == whole(after)


async def test_a_player_who_does_not_sit_there_cannot_answer(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    with pytest.raises(NotSeated):
        await house.tables.answer(table.id, EMMA, place(0))

    assert await house.tables.table(table.id) is table
    assert whole(await house.stored(table.id)) == whole(table)


async def test_a_player_who_is_not_asked_cannot_answer(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    other = next(person for person in table.people if person != person_due(table))
    with pytest.raises(NotYourTurn):
        await house.tables.answer(table.id, other, place(0))

    assert await house.tables.table(table.id) is table
    assert whole(await house.stored(table.id)) == whole(table)


async def test_no_one_answers_for_another(house: Sittings) -> None:
    table = await house.arranged(arrange(BASE, "loading", cargo=["tea", "coffee"]), ANNA, BEN)
    with pytest.raises(IllegalAction):
        await house.tables.answer(table.id, ANNA, says(act(Done, 1, warehouse=("coffee",), hall=())))

    assert await house.tables.table(table.id) is table


async def test_what_is_not_found_is_stale_and_changes_nothing(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)

    def pick(_table: Table, _seat: int) -> Sequence[Action]:
        raise Stale

    with pytest.raises(Stale):
        await house.tables.answer(table.id, person_due(table), pick)
    assert await house.tables.table(table.id) is table


async def test_what_is_not_allowed_changes_nothing(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    seat = table.due[0]
    for actions in (act(Place, seat, column=99),), (act(Buy, seat),):
        with pytest.raises(IllegalAction):
            await house.tables.answer(table.id, person_due(table), says(*actions))

    assert await house.tables.table(table.id) is table
    assert whole(await house.stored(table.id)) == whole(table)


async def test_of_several_steps_all_happen_or_none(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    seat = table.due[0]
    steps = act(Place, seat, column=0), act(Place, seat, column=99)
    with pytest.raises(IllegalAction):
        await house.tables.answer(table.id, person_due(table), says(*steps))

    assert await house.tables.table(table.id) is table
    assert whole(await house.stored(table.id)) == whole(table)


async def test_a_lobby_takes_no_answers(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    with pytest.raises(WrongMoment):
        await house.tables.answer(table.id, ANNA, place(0))


async def test_of_two_answers_to_one_moment_exactly_one_counts(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    seat, ply = table.due[0], table.ply(table.due[0])

    def pick(it: Table, mine: int) -> Sequence[Action]:
        if it.ply(mine) != ply:
            raise Stale
        return (act(Place, seat, column=0),)

    answers = [house.tables.answer(table.id, person_due(table), pick) for _ in range(5)]
    results = await together(*answers)

    assert sum(isinstance(it, Table) for it in results) == 1
    assert all(isinstance(it, Table | Stale | NotYourTurn) for it in results)
    assert len((await house.stored(table.id)).moves) == 1


async def test_many_tables_go_on_at_once(house: Sittings) -> None:
    tables = [await house.start(ANNA, BEN, channel=channel) for channel in range(40)]
    for _ in range(5):
        await together(*(house.answer(table.id) for table in tables))

    for table in tables:
        it = await house.tables.table(table.id)
        assert len([move for move in it.moves if move.person]) == 5
        assert whole(await house.stored(table.id)) == whole(it)


async def test_agents_answer_at_once_and_their_moves_are_stored_without_a_person(house: Sittings) -> None:
    table = await house.start(ANNA, agents=3)
    after = await house.play(table.id, answers=6)
    agents = [move for move in after.moves if after.chairs[move.action.seat].agent]

    assert agents
    assert all(move.person is None for move in agents)
    assert all(after.chairs[seat].person == ANNA for seat in after.due)
    assert whole(await house.stored(table.id)) == whole(after)


async def test_forced_moves_are_played_at_once_and_stored_as_forced(house: Sittings) -> None:
    rich_and_poor = arrange(BASE, "purchase", coins=[5, 0], columns={"bank": "A", "port": "B"})
    table = await house.arranged(rich_and_poor, ANNA, BEN)
    after = await house.tables.answer(table.id, ANNA, lambda it, seat: (act(Buy, seat),))
    rows = await house.sql("SELECT facts, what, person FROM log ORDER BY number LIMIT 2")

    assert [(move.action.do, move.auto, move.person) for move in after.moves[:2]] == [
        ("buy", False, ANNA),
        ("pass", True, None),
    ]
    assert [(row["what"], row["person"]) for row in rows] == [("hand", ANNA), ("forced", None)]


async def test_after_the_last_answer_the_game_is_over_and_takes_no_more(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    end = await house.play(table.id)

    assert end.status == "finished"
    assert whole(await house.stored(table.id)) == whole(end)
    with pytest.raises(WrongMoment) as refusal:
        await house.tables.answer(table.id, ANNA, place(0))
    assert refusal.value.status == "finished"
