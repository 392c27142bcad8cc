"""A lesson at its table: no one is called to it, it counts for nothing, and a slip can be taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.background.scheduler import Clocks
from engine.agents.beginner import Beginner
from engine.core.actions import Action
from engine.core.advice import Advice
from engine.core.decisions import Decision
from engine.games.speicherstadt import GAME
from engine.tables.change import LESSON
from engine.tables.model.errors import Impossible, NoTable, Occupied
from engine.tables.model.habits import DAY
from engine.tables.model.results import result
from engine.tables.model.table import Table
from engine.tables.people import care, lobby
from engine.tables.play import lesson, lesson_texts, undo
from engine.tables.play.answers import apply_answers
from tests.tables.sittings import ANNA, Sittings


@pytest.fixture(autouse=True)
def the_others_do_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """They answer by the default: the shortest column, and leave."""
    monkeypatch.setattr(Beginner, "choose", lambda self, view, decision, rng: decision.default)


def begun() -> Table:
    return lesson.begin_lesson(GAME, ANNA, 1, "en", now=0.0)


def press(table: Table, do: str, at: int = 0) -> Table:
    """The learner gives the first answer of this kind, of a column that one."""
    found = [it for it in decision(table).options if it.do == do and getattr(it, "column", at) == at]
    return apply_answers(table, 0, found[:1], 0.0)


def decision(table: Table) -> Decision:
    return table.decisions_of(0)[0]


def asked_to_buy() -> Table:
    """After three workers, each over a card where a worker stands already."""
    table = begun()
    while decision(table).ask == "demand":
        table = press(table, "place", 3)
    return table


def leave(table: Table) -> Table:
    """Until it was a slip."""
    while not lesson.slip(table):
        table = press(table, "pass")
    return table


def answers(table: Table) -> tuple[Action, ...]:
    return decision(table).options


def test_a_new_question_is_explained_once() -> None:
    table = begun()
    assert lesson_texts.sentences(table)[-1] == "demand"
    assert "demand" not in lesson_texts.sentences(press(table, "place"))
    table = asked_to_buy()
    assert lesson_texts.sentences(table)[-1] == "purchase"
    assert "purchase" not in lesson_texts.sentences(press(table, "pass"))


def test_a_player_who_leaves_a_card_for_a_coin_may_take_it_back() -> None:
    table = leave(asked_to_buy())
    assert lesson.slip(table) == "cheap"
    back = undo.undo_press(table, ANNA, now=0.0)
    assert [it.do for it in answers(back)] == ["pass", "buy"] and not lesson.slip(back)
    assert not lesson.slip(press(back, "buy"))


def test_a_lesson_advises_nothing_that_it_would_ask_to_take_back() -> None:
    table = undo.undo_press(leave(asked_to_buy()), ANNA, now=0.0)
    found = [Advice(it) for it in answers(table)]
    assert [it.action.do for it in lesson.without_slips(table, 0, found)] == ["buy"]
    (cheap,) = [it for it in found if it.action.do == "pass"]
    assert lesson.without_slips(table, 0, (cheap,)) == (cheap,), "where there is nothing else"
    assert lesson.without_slips(replace(table, lesson=False), 0, found) == found


def test_a_slip_is_past_with_the_next_press() -> None:
    table = leave(asked_to_buy())
    assert lesson.slip(press(table, decision(table).default.do, 0)) == ""


def test_it_counts_for_nothing_and_no_one_is_called() -> None:
    table = begun()
    assert result(lobby.end(table, ANNA, False, now=1.0)) is None


async def test_what_was_read_is_stored_with_the_lesson(house: Sittings) -> None:
    table = await house.tables.open(begun())
    await house.tables.do(table.id, lesson.enter, ANNA)
    read = (await house.stored(table.id)).taught
    assert read == (lesson_texts.BEGUN,) and not lesson.opens(await house.stored(table.id))


def test_a_slip_is_shown_before_the_end_of_the_lesson() -> None:
    table = leave(asked_to_buy())
    read_all = replace(table, taught=tuple(it.key for it in lesson_texts.script(GAME).moments))
    assert lesson.slip(read_all) and not lesson.complete(read_all)
    assert lesson.complete(press(read_all, decision(read_all).default.do, 0))


async def test_nothing_of_it_is_said_or_due(house: Sittings) -> None:
    table = await house.tables.open(begun())
    assert await house.store.mail.unsaid() == ()
    assert await house.store.next_alarm() == house.clock() + LESSON
    assert await house.store.of_person(ANNA) == () == await house.store.of_guild(1)
    await house.tables.do(table.id, lobby.end, ANNA, False)
    assert await house.store.results.missing() == ()


@pytest.mark.parametrize("over", [False, True])
async def test_it_goes_a_day_after_its_last_change_finished_or_not(house: Sittings, over: bool) -> None:
    table = await house.tables.open(begun())
    house.clock.advance(DAY / 2)
    if over:
        await house.tables.do(table.id, lobby.end, ANNA, False)
    else:
        await house.tables.do(table.id, lesson.enter, ANNA)
    clocks = Clocks(house.tables, lambda: None)
    house.clock.advance(DAY - 1)
    assert await clocks.due(house.clock(), 10) == () and (await house.tables.table(table.id)).lesson
    house.clock.advance(1)
    for number in await clocks.due(house.clock(), 10):
        await clocks.do(number)
    with pytest.raises(NoTable):
        await house.tables.table(table.id)
    assert await house.store.next_alarm() is None
    assert await house.store._all("SELECT * FROM log WHERE table_id = ?", table.id) == []


async def test_a_press_keeps_it(house: Sittings) -> None:
    """A press between the alarm and its handling wins."""
    table = await house.tables.open(begun())
    house.clock.advance(DAY)
    await house.tables.do(table.id, lesson.enter, ANNA)
    await Clocks(house.tables, lambda: None).do(table.id)
    assert (await house.tables.table(table.id)).status == "running"


async def test_it_is_found_again_and_no_one_has_two(house: Sittings) -> None:
    table = await house.tables.open(begun())
    with pytest.raises(Occupied):
        await house.tables.open(begun())
    again = await house.tables.of_channel(ANNA)
    assert again.id == table.id and again.lesson and (await house.store.load(table.id)).lesson


def test_it_is_brought_to_no_channel() -> None:
    with pytest.raises(NoTable):
        care.move(begun(), 7, ANNA, False, (ANNA,), now=0.0)


async def test_an_erased_learner_leaves_no_number(house: Sittings) -> None:
    table = await house.tables.open(begun())
    await house.tables.erase(ANNA)
    with pytest.raises(NoTable):
        await house.tables.of_channel(ANNA)
    after = await house.tables.table(table.id)
    assert after.status == "ended" and after.channel < 0 and ANNA not in after.people


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    assert lesson.slip(begun()) == ""
    with pytest.raises(Impossible):
        undo.undo_press(begun(), ANNA, now=0.0)
