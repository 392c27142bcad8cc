"""Looking back: an earlier moment is the one that was, hides what it hid, and forgets what was undone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine.agents.rollout import pick
from engine.core.orders import Orders
from engine.core.records import take
from engine.games import GAMES
from engine.games.speicherstadt.events import RoundStarted
from engine.games.speicherstadt.rules import EXPANSIONS
from engine.games.speicherstadt.state import BACK, CUBE
from engine.tables.model.errors import Impossible
from engine.tables.model.log import ByOrder, Cause, Log, Move, Remark
from engine.tables.model.table import Chair, Table
from engine.tables.play.rewind import as_of, rounds, since
from engine.tables.play.undo import undo_press
from engine.tables.scores.avoided_waits import AvoidedWaits, avoided_waits, avoided_waits_by_seat
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings, person_due

GAME = GAMES["speicherstadt"]
BOOKS = pytest.mark.parametrize("expansions", [(), *((name,) for name in EXPANSIONS)])


def playing(expansions: tuple[str, ...], seats: int = 3) -> Iterator[Table]:
    """The table after each move of one game at random."""
    luck = random.Random("rewind")
    deal = GAME.deal(GAME.rules(expansions), seats, "rewind")
    s = GAME.start(deal)
    opening, s.events = tuple(s.events or ()), None
    table = Table(
        id=1,
        guild=1,
        channel=2,
        host=ANNA,
        key=GAME.key,
        expansions=expansions,
        limit=seats,
        status="running",
        chairs=tuple(Chair(person=ANNA + seat) for seat in range(seats)),
        deal=deal,
        opening=opening,
    )
    while True:
        yield replace(table, state=s.clone(), status="running" if s.pending else "finished")
        if not s.pending:
            return
        decision = luck.choice([it for it in s.pending if it.blocking])
        told = take(s, pick(decision, luck))
        cause: Cause = "forced" if told.auto else "hand"
        table = table.adding(Move(told.action, cause, ANNA + decision.seat, 0.0, told.events))


@cache
def game(expansions: tuple[str, ...]) -> list[Table]:
    """The tables of one game."""
    return list(playing(expansions))


def dumped(table: Table) -> Any:
    """A state as it is saved."""
    return table.game.dump(table.now)


# The moments


@BOOKS
def test_every_earlier_moment_is_the_one_that_was(expansions: tuple[str, ...]) -> None:
    tables = game(expansions)
    for moves, then in enumerate(tables):
        now = as_of(tables[-1], moves)
        assert dumped(now) == dumped(then)
        assert now.log == then.log
        assert list(now.events_since()) == list(then.events_since())


@BOOKS
def test_a_round_begins_where_the_one_before_it_ended(expansions: tuple[str, ...]) -> None:
    tables = game(expansions)
    found = rounds(tables[-1])

    assert [it.number for it in found] == list(range(1, tables[-1].round + 1))
    for it in found:
        assert tables[it.begins].round == it.number
        assert it.begins == 0 or tables[it.begins - 1].round == it.number - 1


@BOOKS
def test_the_rounds_hold_the_whole_log_in_order(expansions: tuple[str, ...]) -> None:
    for table in game(expansions)[::40]:
        assert [event for it in rounds(table) for event in it.events] == list(table.events_since())


def test_a_round_starts_with_its_own_first_event() -> None:
    for it in rounds(game(())[-1]):
        assert isinstance(it.events[0], RoundStarted)
        assert it.events[0].round == it.number


@BOOKS
def test_the_rounds_of_an_earlier_moment_are_those_that_had_begun(expansions: tuple[str, ...]) -> None:
    table = game(expansions)[-1]
    whole = rounds(table)
    for it in whole:
        assert rounds(as_of(table, it.begins))[:-1] == whole[: it.number - 1]


@BOOKS
def test_deck_and_bag_of_an_earlier_moment_stay_hidden(expansions: tuple[str, ...]) -> None:
    table = game(expansions)[-1]
    for it in rounds(table):
        view: Any = as_of(table, it.begins).now.seen_by(None)
        assert all(card.startswith(BACK) for card in view.deck)
        assert set(view.bag) <= {CUBE}


def test_an_earlier_moment_knows_nothing_of_orders_votes_and_clocks() -> None:
    table = replace(game(())[30].with_chair(0, orders=Orders()), paused=1.0, pace="daily")
    then = as_of(table, 10)
    assert (then.chairs[0].orders, then.motion, then.paused) == (None, None, None)
    assert (then.status, then.pace) == ("running", "none")


def test_a_round_that_began_by_an_order_is_a_round_too() -> None:
    table = game(())[-1]
    last = rounds(table)[-1].begins - 1
    log = list(table.log)
    move = log[last]
    assert isinstance(move, Move)
    log[last] = replace(move, cause="order")
    ordered = rounds(replace(table, log=Log(log)))

    assert isinstance(ordered[-1].events[0], ByOrder)
    assert [it.begins for it in ordered] == [it.begins for it in rounds(table)]


def test_a_log_without_its_beginning_counts_its_rounds_from_the_end() -> None:
    table = game(())[-1]
    cut = rounds(table)[3].begins
    assert rounds(replace(table, opening=(), log=Log(table.log[cut:])))[-1].number == table.round


def test_without_a_deal_there_is_no_way_back() -> None:
    with pytest.raises(Impossible):
        as_of(replace(game(())[-1], deal=None), 0)


# What was taken back


async def test_moves_that_were_taken_back_do_not_count(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    table = await house.play(table.id, 6)
    before = table.moves
    who = person_due(table)
    table = await house.answer(table.id)
    table = await house.tables.do(table.id, undo_press, who)

    undone = as_of(table, len(before))
    assert undone.moves == table.moves == before
    assert dumped(undone) == dumped(table)
    assert not [it for it in as_of(table, len(before) - 1).log if isinstance(it, Remark)]

    after = await house.play(table.id, 20)
    assert dumped(as_of(after, len(before))) == dumped(table)
    assert [it for it in as_of(after, len(before) + 1).log if isinstance(it, Remark)]
    assert as_of(after, len(before) + 1).moves == after.moves[: len(before) + 1]
    assert [event for it in rounds(after) for event in it.events] == list(after.events_since())


async def test_looking_back_works_after_a_restart(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    table = await house.play(table.id, 60)
    await house.again()
    again = await house.tables.table(table.id)

    assert rounds(again) == rounds(table)
    assert all(dumped(as_of(again, it.begins)) == dumped(as_of(table, it.begins)) for it in rounds(table))


# Since when


def test_my_last_move_is_the_last_that_i_pressed() -> None:
    table = game(())[50]
    forced = replace(table.moves[-1], cause="forced")
    for seat in range(3):
        known = since(table, seat)
        assert known is not None
        assert table.moves[known - 1].action.seat == seat
        assert not [it for it in table.moves[known:] if it.action.seat == seat and it.cause == "hand"]
        assert since(table.adding(forced), seat) == known


def test_a_player_who_has_not_pressed_yet_has_no_last_move() -> None:
    assert since(game(())[0], 0) is None


# What was spared


def test_spared_are_the_decisions_of_people_that_no_one_was_called_for() -> None:
    some = game(())[3].moves[0]

    def moves(cause: Cause, seat: int, number: int) -> list[Move]:
        action = some.action.model_copy(update={"seat": seat})
        return [replace(some, action=action, cause=cause)] * number

    log = (
        *(*moves("hand", 0, 5), *moves("step", 0, 2), *moves("forced", 0, 3), *moves("order", 1, 4)),
        *(*moves("agent", 1, 7), *moves("forced", 2, 9), *moves("agent", 2, 9)),
    )
    table = replace(
        game(())[0], log=Log(log), chairs=(Chair(ANNA), Chair(BEN, "quick"), Chair(None, "quick"))
    )

    assert avoided_waits(table) == AvoidedWaits(forced=3, ordered=4, by_hand=5)
    assert avoided_waits(table).waits == 7
    assert avoided_waits_by_seat(table) == (AvoidedWaits(3, 0, 5), AvoidedWaits(0, 4, 0), None)


async def test_a_finished_game_was_spared_what_was_forced(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    table = await house.play(table.id)
    it = avoided_waits(table)

    assert table.status == "finished"
    assert it.forced == sum(move.auto for move in table.moves) > 0
    assert (it.ordered, it.by_hand) == (0, sum(move.cause == "hand" for move in table.moves))
