"""Each number that a reason of this game tells is so after the answer, in random games."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from bot.games.rotterdam import words
from bot.games.rotterdam.ship_reasons import chance, percent
from engine.core.actions import act
from engine.core.loop import apply, carried_out
from engine.games.rotterdam import GAME
from engine.games.rotterdam.actions import Accept, Complete, ShipId
from engine.games.rotterdam.events import Sailed
from engine.games.rotterdam.orders.ahead import on_course
from engine.games.rotterdam.phases.completion import completions
from tests.laws.games import ENDS, Setup
from tests.laws.reasons import SEEDS, Check, Said, check_reasons


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


def on_its_way(state: Any, ship: ShipId) -> bool:
    """Whether a ship can still get to the harbour that wants its cargo."""
    lying = state.ship(ship)
    return on_course(state, lying.cargo, lying.place)


def named(said: Said, fact: str = "ship") -> set[ShipId]:
    """The ships that a reason names."""
    names = said.facts[fact].split(", ")
    ships = {(at, number) for at, seat in enumerate(said.before.seats) for number, _ in enumerate(seat.ships)}
    return {ship for ship in ships if words.ship(ship) in names}


def changed(said: Said, *, before: bool, then: bool) -> bool:
    """Whether a named ship was on its way before a card, and whether it is after it."""
    (ship,) = named(said)
    return (on_its_way(said.before, ship), on_its_way(said.after, ship)) == (before, then)


def sailed(said: Said) -> dict[ShipId, Sailed]:
    """Where ships go with the colour that is named, at forks on their way where they can."""
    state, events = apply(said.before, said.action)
    while state.stack and state.stack[-1].phase == "fork":
        ways = state.pending[0].options
        cargo = state.ship(ways[0].ship).cargo
        way = next((way for way in ways if on_course(state, cargo, way.to)), ways[0])
        state, more = apply(state, way)
        events += more
    return {event.ship: event for event in events if isinstance(event, Sailed)}


def arrives(said: Said, fact: str = "ship") -> bool:
    """Whether named ships go on, on their way."""
    moves, ships = sailed(said), named(said, fact)
    state = said.before
    return bool(ships) and all(on_course(state, state.ship(ship).cargo, moves[ship].to) for ship in ships)


def odds_of(said: Said) -> tuple[int, int]:
    """The odds of the named ship in per cent, before and after a card."""
    (ship,) = named(said)
    lying = said.before.ship(ship), said.after.ship(ship)
    before, then = (percent(chance(said.before, each.cargo, each.place)) for each in lying)
    return before, then


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
    "reason-odds-up": lambda said: odds_of(said) == (said.facts["before"], said.facts["after"]),
    "reason-odds-down": lambda said: odds_of(said) == (said.facts["before"], said.facts["after"]),
    "reason-gained": partial(changed, before=False, then=True),
    "reason-lost": partial(changed, before=True, then=False),
    "reason-comes-in": lambda said: (
        arrives(said) and all(sailed(said)[ship].to in said.before.rules.map.accepts for ship in named(said))
    ),
    "reason-nearer": arrives,
    "reason-too": lambda said: arrives(said, "ships"),
    "reason-astray": lambda said: (
        not arrives(said) and all(on_its_way(said.before, ship) for ship in named(said))
    ),
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setup", [it for it in ENDS if it.game is GAME], ids=str)
def test_each_number_of_a_reason_holds_after_the_answer(setup: Setup, seed: str) -> None:
    check_reasons(setup, CHECKS, seed)
