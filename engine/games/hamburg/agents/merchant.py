"""The merchant: values groups by the piles that they make possible, and guesses what the others will lay."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from statistics import fmean

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Buy, Draw1, Draw3, Swap
from engine.games.hamburg.agents import answers, foresight, piles, worth
from engine.games.hamburg.agents.quick import Quick
from engine.games.hamburg.agents.values import Values
from engine.games.hamburg.agents.worth import Sold
from engine.games.hamburg.state import State

TRIED = 3
"""Groups that a swap may improve."""


class Merchant(Quick):
    """Plans ahead for its piles by sampled worlds; its weights make its character."""

    at_once = False
    fallback = Quick()

    def __init__(self, name: str = "merchant", tastes: Values | None = None) -> None:
        super().__init__(name, tastes)

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        values = self.values(view)
        if decision.ask == "harbour":
            return harbour(view, decision, values)
        if decision.ask == "office" and decision.forms:
            worlds = foresight.worlds(view, decision.seat, rng)
            return piles.lay(decision.seat, foresight.best_plan(view, decision.seat, worlds, values))
        if decision.ask == "raising":
            return raising(view, decision, foresight.worlds(view, decision.seat, rng), values)
        return super().choose(view, decision, rng)


def harbour(s: State, decision: Decision, values: Values) -> Action:
    """A swap that makes a group better, the group that promises most, cards that draw goods; else no more."""
    seat = decision.seat
    ranked = gains(s, decision, values)
    best = ranked[0][0] if ranked else 0.0
    few = [buy.group for _, buy in ranked[:TRIED]]
    if few and decision.forms and (better := exchange(s, decision, few, values)):
        return better
    if ranked and best >= values.least:
        return ranked[0][1]
    draws = [option for option in decision.options if isinstance(option, Draw1 | Draw3)]
    if draws and not s.last_round and s.seats[seat].money >= values.reserve + max(s.rules.prices.values()):
        return draws[-1]
    return decision.default


def gains(s: State, decision: Decision, values: Values) -> list[tuple[float, Buy]]:
    """Expected gain by each group that can be bought beyond its price, the best first."""
    seat, sold = decision.seat, worth.rivals(s, decision.seat, values)
    buys = {
        buy: tuple(sorted(s.display[buy.group].goods)) for buy in decision.options if isinstance(buy, Buy)
    }
    twin = s.clone()
    before = foresight.hand_value(twin, seat, sold, values) if buys else 0.0
    worths = {
        goods: with_goods(twin, seat, goods, sold, values) - before for goods in dict.fromkeys(buys.values())
    }
    gains = [(worths[goods] + beside(s, seat, buy.group, values), buy) for buy, goods in buys.items()]
    return sorted(gains, key=lambda pair: (-pair[0], pair[1].group))


def with_goods(twin: State, seat: int, goods: Sequence[str], sold: Sold, values: Values) -> float:
    """Value of a hand with these goods added."""
    me = twin.seats[seat]
    hand, me.goods = me.goods, sorted((*me.goods, *goods))
    value = foresight.hand_value(twin, seat, sold, values)
    me.goods = hand
    return value


def beside(s: State, seat: int, group: int, values: Values) -> float:
    """Value of the card of a group, less the price of the group."""
    offer = s.display[group]
    cost = s.rules.price(offer.goods)
    card = worth.card(s, seat, offer.card, values) if offer.card else 0.0
    return card - cost - worth.debt(s, seat, cost, values)


def exchange(s: State, decision: Decision, groups: Sequence[int], values: Values) -> Action | None:
    """The swap that improves one of these groups by more than it costs; None if there is none."""
    seat, sold = decision.seat, worth.rivals(s, decision.seat, values)
    best, choice, twin, tried = values.better, None, s.clone(), set[tuple[str, ...]]()
    now = max(answers.gain(s, seat, at, sold, values) for at in groups)
    swaps = [swap for form in decision.forms for swap in form.every(seat) if isinstance(swap, Swap)]
    for at, action in product(groups, swaps):
        if at in (action.first[0], action.second[0]):
            swap(twin, action)
            lying = (*twin.display[at].goods, twin.display[at].card)
            if lying not in tried and (more := answers.gain(twin, seat, at, sold, values) - now) > best:
                best, choice = more, action
            tried.add(lying)
            swap(twin, action)
    return choice


def swap(s: State, action: Swap) -> None:
    """Make an exchange in the display, in place; made again, it is undone."""
    (here, at), (there, to) = action.first, action.second
    first, second = s.display[here], s.display[there]
    if at < len(first.goods):
        first.goods[at], second.goods[to] = second.goods[to], first.goods[at]
    else:
        first.card, second.card = second.card, first.card


def raising(s: State, decision: Decision, worlds: Sequence[foresight.World], values: Values) -> Action:
    """As many cards as bring more than they are worth later, in the worlds that it imagines."""
    seat, laid = decision.seat, s.sealed[decision.seat]
    value = s.rules.worth(s.senate[s.round - 1], laid.senate if laid else ())
    each, card = s.rules.cards["gift_plus3"].value, foresight.reward(s.rules, s.seats[seat].cards)
    later = 0.0 if s.last_round else values.once * worth.ONCE["gift_plus3"]

    def promise(option: int) -> float:
        raised = value + each * option
        points = fmean(world.points(s, raised) for world in worlds) + card(raised)
        return worth.point(s, values) * points - later * option

    return decision.options[max(range(len(decision.options)), key=promise)]
