"""Which answers are worth a thought, and how good they seem before it: in points, next to each other."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Choose, Close
from engine.games.hamburg.agents import answers, foresight, merchant, piles, prospects, worth
from engine.games.hamburg.agents.merchant import Merchant
from engine.games.hamburg.agents.values import Values
from engine.games.hamburg.state import State

Opinions = Mapping[Action, float]
WORLDS = 6
"""Imagined hands of the others, for the office."""
THRIFTY, FULL, LACKING = 6, 1.0, 0.3
"""Number of plans also tried with less on the market in the last round; estimated value of full Speicher, and
the share that each empty one takes off it."""
KEPT = 3
"""This many goods more than the Speicher take may be worth their price."""


def of(s: State, decision: Decision, player: Merchant) -> Opinions:
    """Evaluation by this merchant of the answers that it considers; its own choice has the highest."""
    asked, values = OPINIONS.get(decision.ask), player.values(s)
    opinions = asked(s, decision, values) if asked else {decision.default: 0.0}
    if len(opinions) < 2 or decision.ask == "office":
        return opinions
    return {**opinions, player.choose(s, decision, random.Random(0)): max(opinions.values())}


def harbour_opinions(s: State, decision: Decision, values: Values) -> Opinions:
    """Groups by what they promise; anything else is worth nothing yet."""
    gains = {buy: gain / values.point for gain, buy in merchant.gains(s, decision, values)}
    return dict.fromkeys(decision.options, 0.0) | gains


def choosing_opinions(s: State, decision: Decision, values: Values) -> Opinions:
    """Goods by what they promise beyond their price."""
    seat, prices, sold = decision.seat, s.rules.prices, worth.rivals(s, decision.seat, values)
    options = [card for card in decision.options if isinstance(card, Choose)]
    return {
        card: (worth.goods(s, seat, (card.good,), sold, values) - prices[card.good]) / values.point
        for card in options
    }


def office_opinions(s: State, decision: Decision, values: Values) -> Opinions:
    """Plans by what they bring in some imagined worlds; in the last round also with less on the market."""
    seat, each, opinions = decision.seat, worth.point(s, values), dict[Action, float]()
    if not decision.forms:
        return {decision.default: 0.0}
    worlds = foresight.worlds(s, seat, random.Random(0), WORLDS)
    ranked = sorted(foresight.hopes(s, seat, worlds, values), key=lambda pair: -pair[0])
    for hope, plan in ranked:
        opinions.setdefault(piles.lay(seat, plan), hope / each)
    sold = foresight.mean_sales(s, worlds)
    for hope, plan in ranked[:THRIFTY] if s.last_round else ():
        for lacking in range(s.seats[seat].speicher):
            less = prospects.thrifty(s, seat, plan, sold, lacking)
            seems = (hope + less.money - plan.money) / each
            opinions[piles.lay(seat, less)] = seems + FULL - LACKING * lacking
    return opinions


def equal_opinions(s: State, decision: Decision, values: Values) -> Opinions:
    """Everything that is listed, all alike."""
    return dict.fromkeys(decision.options, 0.0)


def closing_opinions(s: State, decision: Decision, values: Values) -> Opinions:
    """Any number of loans; goods by their worth in the next round, as many as the Speicher take or more."""
    me, seat = s.seats[decision.seat], decision.seat
    kept = piles.keeping(s, me.goods)
    keep = sorted(me.goods, key=lambda good: (-kept[good], good))
    ways = (
        act(Close, seat, repay=repay, keep=tuple(keep[: me.speicher + more]))
        for repay in range(me.loans + 1)
        for more in range(KEPT + 1)
    )
    return {decision.default: 0.0} | {way: 0.0 for way in ways if decision.allows(way)}


OPINIONS: Mapping[str, Callable[[State, Decision, Values], Opinions]] = {
    "harbour": harbour_opinions,
    "choosing": choosing_opinions,
    "office": office_opinions,
    "raising": equal_opinions,
    "pricing": lambda s, decision, values: {decision.default: 0.0, answers.pricing(s, decision, values): 0.0},
    "cards": equal_opinions,
    "closing": closing_opinions,
}
"""What is thought of the answers to which question; one that is not here is answered by its default."""
