"""Standing orders at a table: carried out when due, announced as such, and until then invisible."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.views.scene import Scene
from bot.views.table.board import board
from engine.core.orders import Orders
from engine.tables.model.errors import NotSeated, WrongMoment
from engine.tables.model.log import ByOrder, Move
from engine.tables.model.outbox import public_facts
from engine.tables.model.table import Table
from engine.tables.people import care, lobby
from tests.tables.calling import asked, listened
from tests.tables.sittings import ANNA, BEN, EMMA, Sittings, person_due, whole
from tests.tables.takings import answer_until, plan, wishing

pytestmark = pytest.mark.usefixtures("dealt")


def buying(most: int | None) -> Any:
    """Buy anything at up to so much."""

    def edit(table: Table, seat: int, orders: Any) -> Orders:
        given: Orders = orders.for_all(most)
        return given

    return edit


def loading_ahead(table: Table, seat: int, orders: Any) -> Orders:
    """Load as the program suggests, with what is owned now."""
    s: Any = table.now.seen_by(seat)
    given: Orders = orders.with_load(s, seat, plan(replace(table, state=table.game.ahead(s, seat)), seat))
    return given


def sheet(table: Table) -> tuple[Sheet, list[Any]]:
    """The public board, and what can be pressed on it."""
    shown = board(Scene(table, ("Anna", "Ben", "Clara"), Texts.of("en")), PRESENTERS[table.key])
    return replace(shown, controls=()), [*shown.controls]


async def other_due(house: Sittings, **facts: Any) -> tuple[Table, int, int]:
    """A game of two who place workers: the one who is due, and the other one."""
    table = await house.start(ANNA, BEN, **facts)
    return table, person_due(table), ANNA + BEN - person_due(table)


# Secret


@pytest.mark.parametrize("edit", [wishing("cheapest"), buying(0), buying(9), buying(None)])
async def test_an_order_leaves_no_trace(house: Sittings, edit: Any) -> None:
    table, _, other = await other_due(house, pace="daily")
    await listened(house, table)
    before = await house.tables.table(table.id)
    after = await house.tables.order(table.id, other, edit)

    assert await house.store.mail.unsaid() == ()
    assert public_facts(after) == public_facts(before)
    assert sheet(after) == sheet(before)
    assert (after.log, after.changed) == (before.log, before.changed)
    assert [(it.acted, it.clock, it.calls) for it in after.chairs] == [
        (it.acted, it.clock, it.calls) for it in before.chairs
    ]


async def test_a_player_who_is_due_may_order_and_nothing_happens_yet(house: Sittings) -> None:
    table, due, _ = await other_due(house)
    await listened(house, table)
    after = await house.tables.order(table.id, due, wishing("cheapest"))

    assert after.moves == table.moves
    assert person_due(after) == due
    assert await house.store.mail.unsaid() == ()


async def test_the_alarm_tells_nothing_either(house: Sittings) -> None:
    table, _, other = await other_due(house, pace="daily")
    await listened(house, table)
    before = await house.store.next_alarm()
    await house.tables.order(table.id, other, wishing("cheapest"))

    assert await house.store.next_alarm() == before


# Carried out


async def test_it_is_carried_out_in_the_change_that_makes_it_due(house: Sittings) -> None:
    table, due, other = await other_due(house)
    await house.tables.order(table.id, other, wishing("cheapest"))
    listener = await listened(house, table)
    heard = await listener.answer()
    after = await listener.table()

    assert [(it.cause, it.person) for it in after.moves] == [("hand", due), ("order", None)]
    assert heard == []  # whose order it was is not called; the other one is looking
    assert person_due(after) == due


async def test_everyone_hears_that_it_was_an_order(house: Sittings) -> None:
    table, _, other = await other_due(house)
    await house.tables.order(table.id, other, wishing("cheapest"))
    after = await house.answer(table.id)
    told = [it for it in after.events_since() if isinstance(it, ByOrder)]
    assert told
    assert [it.seen_by(None) for it in told] == told
    assert await house.stored(after.id) == after


async def test_it_outlives_a_restart(house: Sittings) -> None:
    table, _, other = await other_due(house)
    known = await house.tables.order(table.id, other, wishing("cheapest"))
    await house.again()
    read = await house.tables.table(table.id)
    assert whole(read) == whole(known)
    assert read.chairs == known.chairs

    assert [it.cause for it in (await house.answer(table.id)).moves] == ["hand", "order"]


async def test_orders_that_no_longer_mean_anything_are_given_up(house: Sittings) -> None:
    table, _, other = await other_due(house)
    await house.tables.order(table.id, other, wishing("cheapest"))
    await house.sql("UPDATE chairs SET orders = '{\"horoscope\": 1}' WHERE person = ?", other)
    await house.again()

    assert [it.cause for it in (await house.answer(table.id)).moves] == ["hand"]


async def test_a_sale_is_bought_or_left_as_ordered(house: Sittings) -> None:
    causes = []
    for most in (0, 9):
        table, _, other = await other_due(house, channel=most + 1)
        while table.now.round == 1 and asks(table) == "demand":
            table = await house.answer(table.id)
        table = await house.tables.order(table.id, other, buying(most))
        table = await house.tables.carry_out(table.id, other)
        while table.round == 1 and not [it for it in table.moves if it.cause == "order"]:
            table = await house.answer(table.id)
        causes.append({it.action.do for it in table.moves if it.cause == "order"})

    assert causes == [{"pass"}, {"buy"}]


def asks(table: Table) -> str:
    return table.pending[0].ask


async def test_it_is_gone_at_the_end_of_the_round(house: Sittings) -> None:
    table, _, other = await other_due(house)
    table = await house.tables.order(table.id, other, buying(0))
    while table.round == 1:
        table = await house.answer(table.id)

    assert [chair.orders for chair in table.chairs] == [None, None]
    assert not await house.sql("SELECT * FROM chairs WHERE orders IS NOT NULL")


async def test_a_loading_sealed_ahead_is_carried_out(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    ready = await answer_until(house, table, lambda _, it: can_load(it))
    seat = next(at for at in range(2) if at not in ready.due)
    person = ready.chairs[seat].person or 0
    await house.tables.order(table.id, person, loading_ahead)
    now = await house.tables.table(table.id)
    while not any(it.ask == "loading" for it in now.pending) and now.round == ready.round:
        now = await house.answer(table.id)

    new = [it for it in now.moves[len(ready.moves) :] if it.action.seat == seat and it.cause != "hand"]
    assert new[-1].action.do == "done"
    assert {it.cause for it in new} <= {"order", "forced"}
    assert "order" in {it.cause for it in new}


def can_load(table: Table) -> bool:
    """Whether a seat that is not due owns goods, and others still buy."""
    s: Any = table.now
    if {it.ask for it in table.pending} != {"purchase"}:
        return False
    return any(s.seats[at].cargo for at in range(2) if at not in table.due)


# When one says so


async def test_a_player_can_have_their_orders_carried_out_now(house: Sittings) -> None:
    table, due, _ = await other_due(house)
    await house.tables.order(table.id, due, wishing("cheapest"))
    after = await house.tables.carry_out(table.id, due)

    assert [(it.cause, it.person) for it in after.moves] == [("order", None)]
    assert after.actor_of(after.moves[0]) == due


async def test_without_orders_carrying_them_out_changes_nothing(house: Sittings) -> None:
    table, due, _ = await other_due(house)
    after = await house.tables.carry_out(table.id, due)

    assert public_facts(after) == public_facts(table)
    assert after.pending == table.pending


# Players without a call


async def test_a_caretaker_follows_no_orders(house: Sittings) -> None:
    table, _, other = await other_due(house)
    await house.tables.do(table.id, care.leave, other)
    it = await house.tables.order(table.id, other, wishing("cheapest"))
    after = await house.answer(it.id)

    assert "order" not in {it.cause for it in after.moves}


async def test_orders_given_while_away_count_after_the_return(house: Sittings) -> None:
    table, _, other = await other_due(house)
    await house.tables.do(table.id, care.leave, other)
    await house.tables.order(table.id, other, wishing("cheapest"))
    await house.tables.do(table.id, care.return_to_seat, other)
    after = await house.answer(table.id)

    assert [it.cause for it in after.moves] == ["hand", "order"]


async def test_only_players_order_and_only_in_a_game(house: Sittings) -> None:
    table, _, _ = await other_due(house)
    for press in (house.tables.order(table.id, EMMA, buying(1)), house.tables.carry_out(table.id, EMMA)):
        with pytest.raises(NotSeated):
            await press
    await house.tables.do(table.id, lobby.end, ANNA, False)
    for press in (house.tables.order(table.id, ANNA, buying(1)), house.tables.carry_out(table.id, ANNA)):
        with pytest.raises(WrongMoment):
            await press


async def test_in_the_expansion_a_reserved_card_is_left_as_ordered(house: Sittings) -> None:
    table = await asked(house, "reservation")
    seat = table.due_seats[0]
    after = await house.tables.order(table.id, table.chairs[seat].person or 0, buying(0))
    after = await house.tables.carry_out(table.id, after.chairs[seat].person or 0)
    new = [it for it in after.log[len(table.log) :] if isinstance(it, Move) and it.cause == "order"]

    assert [it.action.do for it in new] == ["pass"] * len(new)
    assert new
