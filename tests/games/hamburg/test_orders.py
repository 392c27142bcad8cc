"""Standing orders: what they answer, and when they leave it to the person."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.agents.rollout import pick
from engine.core.actions import Action, notation, parse
from engine.core.errors import IllegalAction
from engine.core.loop import apply, legal
from engine.games.hamburg import GAME
from engine.games.hamburg.agents import AGENTS
from engine.games.hamburg.orders.plans import ahead
from engine.games.hamburg.orders.standing_orders import LASTING, Orders
from engine.games.hamburg.state import State
from engine.tables.play.ahead import answer_ahead
from tests.games.hamburg.arrange import BASE, arrange, asked, script

GROUPS = "tea coffee / cocoa cocoa swap / carpet spice / tea tea speicher"


def given(s: State, seat: int = 0) -> Orders:
    """Orders of a seat that has said nothing yet."""
    return Orders.revise(None, s.seen_by(seat), seat)


def answer(orders: Orders, s: State, seat: int = 0) -> str | None:
    """What they answer to what this seat is asked, without its letter; None: the person is asked."""
    decision = next(it for it in s.pending if it.seat == seat and it.blocking)
    action = answer_ahead(AGENTS, orders, s.seen_by(seat), decision)
    return notation(action).partition(" ")[2] if action else None


def wishing(s: State, *groups: int, seat: int = 0) -> Orders:
    """A list of groups."""
    orders = given(s, seat)
    for group in groups:
        orders = orders.with_wish(s, group)
    return orders


# --- Harbour


def test_the_first_group_that_can_be_had_is_bought() -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS)
    orders = wishing(s, 2, 0)
    assert answer(orders, s) == "buy 2"
    s, _ = script(s, "A pass", "B buy 2")
    assert answer(wishing(s, 0, 1, seat=1), s, 1) == "buy 0"


def test_a_sold_group_is_passed_over_and_leaves_the_list() -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS)
    orders = wishing(s, 2, 3, seat=1)
    s, _ = script(s, "A buy 2")
    orders = orders.current(s.seen_by(1), 1)
    assert [it.group for it in orders.wishes] == [3]
    assert answer(orders, s, 1) == "buy 3"


@pytest.mark.parametrize(
    ("money", "keep", "said"), [(11, None, "buy 2"), (11, 0, None), (20, 5, "buy 2"), (19, 5, None)]
)
def test_a_limit_says_what_must_stay(money: int, keep: int | None, said: str | None) -> None:
    """The group costs 15."""
    s = arrange("harbour", rules=BASE, display=GROUPS, money=[money, 30])
    assert answer(given(s).with_wish(s, 2, keep), s) == said


def test_after_the_list_one_is_asked_or_passes() -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, money=[0, 30])
    orders = given(s).with_wish(s, 2, 0)
    assert answer(orders, s) is None
    assert answer(orders.but(passes=True), s) == "pass"
    assert answer(given(s).but(passes=True), s) == "pass"


def test_an_exchange_in_a_listed_group_puts_the_orders_to_rest() -> None:
    s = arrange("harbour", display=GROUPS, cards=["swap"], starter="A")
    orders = wishing(s, 2, seat=1).but(passes=True)
    s, _ = script(s, "A swap 2,0 0,0", "A pass")
    assert answer(orders, s, 1) is None
    assert orders.is_outdated(s)
    looked = Orders.revise(orders, s.seen_by(1), 1)
    assert answer(looked, s, 1) == "buy 2"


def test_an_exchange_elsewhere_changes_nothing() -> None:
    s = arrange("harbour", display=GROUPS, cards=["swap"], starter="A")
    orders = wishing(s, 2, seat=1)
    s, _ = script(s, "A swap 0,0 1,0", "A pass")
    assert answer(orders, s, 1) == "buy 2"


def test_a_turn_ends_by_itself_unless_it_waits_for_cards() -> None:
    s = arrange("harbour", display=GROUPS, cards=["draw1"], money=[30, 30])
    s, _ = script(s, "A buy 0")
    assert asked(s) == ["A harbour"]
    assert answer(given(s).but(passes=True), s) == "end"
    assert answer(given(s).but(passes=True, waits=True), s) is None


def test_what_was_bought_by_hand_is_no_wish_any_more() -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS)
    orders = wishing(s, 2, 3).after(s.seen_by(0), parse("A buy 2", GAME.actions))
    assert [it.group for it in orders.wishes] == [3]


def test_a_player_who_is_out_of_the_harbour_has_no_orders_for_it() -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS)
    orders = wishing(s, 2).but(passes=True, waits=True)
    s, _ = script(s, "A pass")
    assert not orders.empty and orders.current(s.seen_by(0), 0).empty


def test_orders_end_with_the_round() -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS)
    orders = wishing(s, 2).but(passes=True, raised=1)
    s.round += 1
    assert orders.current(s, 0).empty
    assert answer(orders, s) is None


def test_only_what_goes_by_itself_lasts_from_round_to_round() -> None:
    s = arrange("closing", rules=BASE, goods=["tea coffee cocoa", ""])
    orders = given(s).but(seals=True, plays=True, closes=True, passes=True)
    assert orders.current(s, 0).closes
    s.round += 1
    later = orders.current(s, 0)
    assert later.closes and later.seals and later.plays and not later.passes
    assert answer(later, s) == answer(orders, s) == "close 0 cocoa,tea"
    assert not later.clear().closes


# --- The office


def test_the_suggested_piles_are_sealed_by_themselves_where_that_was_said() -> None:
    s = arrange("office", goods=["tea coffee coffee", "tea"])
    assert answer(given(s), s) is None
    said = answer(given(s).but(seals=True), s)
    assert said is not None and said.startswith("lay ")
    s, _ = script(s, f"A {said}")
    assert not any(it.blocking for it in s.pending if it.seat == 0), "nobody is asked twice"


def test_a_player_who_is_out_of_the_harbour_seals_ahead() -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, goods=["tea coffee coffee", "tea"])
    assert ahead(s.seen_by(0), 0) is None
    s, _ = script(s, "A pass")
    rehearsal = ahead(s.seen_by(0), 0)
    assert rehearsal is not None and "A office" in asked(rehearsal)
    orders = plan(s, "A lay tea coffee", seat=0).but(seals=True)
    s, _ = script(s, "B pass")
    assert answer(orders.current(s, 0), s) == "lay tea coffee"
    s, _ = script(s, "A lay tea coffee")
    assert orders.after(s, parse("A lay tea coffee", GAME.actions)).piles is None


@pytest.mark.parametrize("line", ["A lay cocoa -", "B lay tea -", "A pass"])
def test_only_piles_of_own_goods_are_sealed_ahead(line: str) -> None:
    s = arrange("harbour", rules=BASE, display=GROUPS, goods=["tea coffee coffee", "tea"])
    s, _ = script(s, "A pass")
    with pytest.raises(IllegalAction):
        plan(s, line, seat=0)


# --- The opening


def opened(**more: Any) -> State:
    """Anna gives tea, which counts 4, and sells coffee, which Ben sells too."""
    s = arrange("office", goods=["tea coffee coffee", "coffee coffee"], **more)
    return script(s, "A lay coffee,coffee tea", "B lay coffee,coffee -")[0]


@pytest.mark.parametrize(("raised", "said"), [(None, None), (0, "plus3 0"), (1, "plus3 1"), (2, "plus3 1")])
def test_a_gift_is_raised_as_was_said_with_the_seal(raised: int | None, said: str | None) -> None:
    s = opened(cards=["gift_plus3"])
    assert asked(s) == ["A raising"]
    assert answer(given(s).but(raised=raised), s) == said


@pytest.mark.parametrize(
    ("alone", "said"), [(None, None), (0, "sole_price -"), (10, "sole_price coffee"), (11, "sole_price -")]
)
def test_an_own_price_from_which_gain_on(alone: int | None, said: str | None) -> None:
    """Alone two coffees bring 22, with those of Ben 12."""
    s = opened(cards=["sole_price"])
    assert asked(s) == ["A pricing"]
    assert answer(given(s).but(alone=alone), s) == said


def test_cards_are_played_where_it_pays_unless_something_was_said_of_this_round() -> None:
    s = opened(cards=["sole_price"])
    assert answer(given(s).but(plays=True), s) == "sole_price coffee"
    assert answer(given(s).but(plays=True, alone=0), s) == "sole_price -"


# --- Closing


def closing(**more: Any) -> State:
    """Both hold cards to decide on; Ben must wait for Anna."""
    cards = ["bank_or_start", "bank_or_start buy_vp"]
    facts: dict[str, Any] = {"cards": cards, "goods": ["tea", "tea coffee coffee"], **more}
    return arrange("closing", **facts)


def plan(s: State, *lines: str, seat: int = 1) -> Orders:
    """A closing laid out ahead."""
    return given(s, seat).with_plan(s.seen_by(seat), seat, [parse(line, GAME.actions) for line in lines])


def carried(orders: Orders, s: State, seat: int = 1) -> Iterator[str]:
    """All that they do one after the other."""
    while decision := next((it for it in s.pending if it.seat == seat), None):
        action = orders.answer(s.seen_by(seat), decision)
        if action is None:
            return
        orders = orders.after(s.seen_by(seat), action)
        s, _ = apply(s, action)
        orders = orders.current(s, seat)
        yield notation(action).partition(" ")[2]


def test_a_seat_that_waits_for_others_lays_out_its_closing_ahead() -> None:
    s = closing()
    assert asked(s) == ["A cards"]
    rehearsal = ahead(s.seen_by(1), 1)
    assert rehearsal is not None and asked(rehearsal) == ["B cards"]
    assert ahead(s.seen_by(0), 0) is None


def test_a_sealed_closing_is_carried_out_in_seat_order() -> None:
    s = closing()
    orders = plan(s, "B bank", "B close 0 coffee,tea")
    s, _ = script(s, "A end")
    assert [*carried(orders, s)] == ["bank", "end", "close 0 coffee,tea"]


def test_what_others_have_made_impossible_is_asked_again() -> None:
    s = closing()
    orders = plan(s, "B starter 1", "B close 0 coffee,tea")
    named, _ = script(s, "A starter 0")
    assert [*carried(orders, named)] == []
    assert orders.current(named, 1).plan is None
    left, _ = script(s, "A bank")
    assert [*carried(orders, left)] == ["starter 1", "end", "close 0 coffee,tea"]


def test_the_last_speicher_of_the_stack_may_be_gone() -> None:
    s = closing(cards=["buy_speicher", "buy_speicher"], stock=1)
    orders = plan(s, "B buy_speicher", "B close 0 coffee,coffee,tea")
    s, _ = script(s, "A buy_speicher")
    assert [*carried(orders, s)] == []


@pytest.mark.parametrize(
    "lines", [("B bank",), ("B close 0 tea",), ("B close 1 coffee,tea",), ("A close 0 tea",)]
)
def test_only_a_whole_closing_can_be_sealed(lines: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction):
        plan(closing(), *lines)


@pytest.mark.parametrize(("closes", "said"), [(False, None), (True, "close 0 cocoa,tea")])
def test_a_closing_goes_by_itself_where_that_was_said_with_the_seal(closes: bool, said: str | None) -> None:
    """There is room for two of three goods, and money for the loan."""
    s = arrange("closing", rules=BASE, goods=["tea coffee cocoa", ""], loans=[1])
    assert answer(given(s).but(closes=closes), s) == said


def test_a_closing_that_was_laid_out_comes_before_one_by_itself() -> None:
    s = closing()
    orders = plan(s, "B bank", "B close 0 coffee,coffee").but(closes=True)
    s, _ = script(s, "A end")
    assert [*carried(orders, s)] == ["bank", "end", "close 0 coffee,coffee"]


# --- At random


def some(s: State, seat: int, rng: random.Random) -> Orders:
    """Any orders that a seat may give now."""
    orders = given(s, seat)
    for group in rng.sample(range(len(s.display)), min(3, len(s.display))):
        if s.display[group].buyer is None:
            orders = orders.with_wish(s, group, rng.choice((None, 0, 5)))
    facts = {it: rng.random() < 0.5 for it in ("passes", "waits", *LASTING)}
    return orders.but(raised=rng.choice((None, 0, 1)), alone=rng.choice((None, 0, 5)), **facts)


def carried_out(s: State, given: dict[int, Orders]) -> tuple[int, Action] | None:
    """The first answer that is ordered."""
    for decision in s.pending:
        if decision.blocking and (orders := given.get(decision.seat)):
            action = answer_ahead(AGENTS, orders, s.seen_by(decision.seat), decision)
            if action is not None:
                return decision.seat, action
    return None


@pytest.mark.parametrize("expansions", [(), ("magistrat",)])
def test_orders_answer_only_what_is_legal_and_survive_storage(expansions: tuple[str, ...]) -> None:
    rng, ordered = random.Random("orders"), 0
    for number in range(4):
        s = GAME.new(2 + number, f"orders {number}", expansions)
        given_: dict[int, Orders] = {}
        while s.pending:
            seat = rng.choice(s.players)
            given_[seat] = Orders.model_validate_json(some(s, seat, rng).current(s, seat).model_dump_json())
            found = carried_out(s, given_)
            action = found[1] if found else pick(rng.choice([it for it in s.pending if it.blocking]), rng)
            assert legal(s, action)
            if action.seat in given_:
                given_[action.seat] = given_[action.seat].after(s.seen_by(action.seat), action)
            ordered += found is not None
            s, _ = apply(s, action)
            given_ = {it: orders.current(s, it) for it, orders in given_.items()}
    assert ordered > 50
