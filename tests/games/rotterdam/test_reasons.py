"""Each number that a reason of this game tells is so after the answer, in random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.actions import act
from engine.core.loop import carried_out
from engine.games.rotterdam import GAME
from engine.games.rotterdam.actions import Accept, Complete
from engine.games.rotterdam.phases.completion import completions
from tests.laws.games import ENDS, Setup
from tests.laws.reasons import Check, Said, check_reasons


def exchanged(said: Said) -> Any:
    """The state after a trade: accepted, also where an answer declines it or offers it."""
    action, seat = said.action, said.action.seat
    if action.do == "accept":
        return said.after
    if action.do == "decline":
        return carried_out(said.before, act(Accept, seat, offerer=action.offerer))
    then = said.before.clone()
    hand = Counter(then.seats[seat].products) + Counter(action.want) - Counter(action.give)
    then.seats[seat].products[:] = sorted(hand.elements())
    return then


def worth_more(said: Said) -> int:
    """By how much the products in hand count more after a trade."""
    worth, seat = said.before.rules.worth_of_products, said.action.seat
    before, then = said.me.products, exchanged(said).seats[seat].products
    return int(sum(map(worth.get, then)) - sum(map(worth.get, before)))


def lacking(state: Any, seat: int) -> set[str]:
    """What some order of a seat lacks."""
    me, orders = state.seats[seat], state.rules.orders
    held = Counter(me.products)
    return {need for order in me.orders for need in Counter(orders[order].needs) - held}


def gaps(said: Said) -> tuple[bool, bool]:
    """Whether a trade fills gaps in orders, and whether it opens others."""
    before, then = lacking(said.before, said.action.seat), lacking(exchanged(said), said.action.seat)
    return bool(before - then), bool(then - before)


def completable(state: Any, seat: int) -> int:
    """The points of the best order that a seat could complete."""
    return max(
        [
            state.rules.orders[way.order].points
            for way in completions(state, seat)
            if isinstance(way, Complete)
        ],
        default=0,
    )


CHECKS: dict[str, Check] = {
    "reason-left": lambda said: any(
        len(pile) == said.facts["number"] for pile in said.before.products.values()
    ),
    "reason-counts": lambda said: said.facts["points"] > 0,
    "reason-points": lambda said: said.facts["points"] == said.after.order_points(said.action.seat),
    "reason-completes": lambda said: (
        completable(said.before, said.action.seat)
        < completable(exchanged(said), said.action.seat)
        == said.facts["points"]
    ),
    "reason-lacks": lambda said: gaps(said) == (True, False),
    "reason-exchanged": lambda said: gaps(said) == (True, True),
    "reason-needs": lambda said: gaps(said)[1],
    "reason-nothing-needed": lambda said: gaps(said) == (False, False),
    "reason-kept": lambda said: gaps(said) == (False, False),
    "reason-worth": lambda said: said.facts["points"] == worth_more(said) > 0,
    "reason-too-dear": lambda said: said.facts["points"] == -worth_more(said) > 0,
    "reason-more": lambda said: len(said.then.products) > len(said.me.products),
    "reason-odds-up": lambda said: said.facts["after"] >= said.facts["before"],
    "reason-odds-down": lambda said: said.facts["after"] <= said.facts["before"],
}


@pytest.mark.parametrize("setup", [it for it in ENDS if it.game is GAME], ids=str)
def test_each_number_of_a_reason_holds_after_the_answer(setup: Setup) -> None:
    check_reasons(setup, CHECKS)
