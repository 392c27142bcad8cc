"""Hamburg: how positions of finished games are judged."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.agents import judge as core
from engine.agents import quick as players
from engine.agents.judge import THOUGHT, Piles
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import advance
from engine.core.scores import totals
from engine.games.hamburg.agents import opinions
from engine.games.hamburg.agents.fortune import cards, fortune, sure_points
from engine.games.hamburg.agents.master import Master
from engine.games.hamburg.agents.merchant import Merchant
from engine.games.hamburg.agents.prospects import seal_as
from engine.games.hamburg.agents.quick import Quick
from engine.games.hamburg.hidden_information import count_revealed
from engine.games.hamburg.state import State

PILES = 6
"""Piles that are plausible where piles are sealed."""


class Judge(core.Judge):
    """The round is played to its end by agents; the rest is estimated."""

    version = 4
    data = Path(__file__).with_name("judge.json")
    valuation = Path(__file__).with_name("valuation.json")
    open = frozenset({"harbour", "office", "senate", "market", "closing"})
    features = (
        "fortune",
        "booked",
        "money",
        "loans",
        "goods",
        "value",
        "speicher",
        "filled",
        "cards",
        "sets",
        "first",
        "last",
    )
    middle = Merchant()
    quick = Quick()
    master = Master(budget=THOUGHT)

    def hidden_piles(self, s: State) -> Piles:
        """Goods, groups and the senate cards to come."""
        return [s.goods[:], s.deck[:], s.senate[count_revealed(s) :]]

    def put(self, s: State, piles: Piles, rng: random.Random) -> None:
        """Reshuffles to come follow from a seed of their own."""
        s.goods, s.deck, senate = piles
        s.senate = [*s.senate[: count_revealed(s)], *senate]
        s.seed, s.given = f"{rng.getrandbits(128):032x}", ()

    def fortunes(self, s: State) -> Sequence[float]:
        """Points now, and what money, goods, Speicher and cards will bring."""
        values = self.middle.values(s)
        return totals(s) if s.over else [fortune(s, seat, values) for seat in s.players]

    def rounds(self, s: State) -> int:
        return s.rules.numbers.rounds

    def facts_of(self, s: State) -> Sequence[Sequence[float]]:
        values = self.middle.values(s)
        return [
            (points, sure_points(s, seat), *holding_of(s, seat), cards(s, seat, values), *order_of(s, seat))
            for seat, points in enumerate(self.fortunes(s))
        ]

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        return opinions.of(view, decision, self.middle)

    def plans(self, view: State, decision: Decision) -> Sequence[tuple[Action, ...]]:
        """Of all piles that could be sealed the few that seem best."""
        return super().plans(view, decision)[: PILES if decision.ask == "office" else None]

    def reckoned(self, s: State) -> tuple[int, ...]:
        """Money: each payment is public."""
        return tuple(me.money for me in s.seats)

    def informed(self, s: State, reckoned: tuple[int, ...]) -> State:
        for me, money in zip(s.seats, reckoned, strict=True):
            me.money = money
        return s

    def world(self, s: State, seat: int, family: players.Quick[Any], rng: random.Random) -> State:
        """Others have the money that public events tell of, and have sealed what such players would."""
        twin = s.seen_by(seat).determinized(seat, rng)
        twin = self.informed(twin, self.reckoned(s))
        advance(twin)
        seal_as(twin, seat, family, rng)
        return twin


def holding_of(s: State, seat: int) -> tuple[float, ...]:
    """Money, loans, goods and their value for the senate, Speicher and how many of them are filled."""
    me = s.seats[seat]
    value = s.rules.worth(s.senate[s.round - 1], me.goods)
    return me.money, me.loans, len(me.goods), value, me.speicher, min(len(me.goods), me.speicher)


def order_of(s: State, seat: int) -> tuple[float, float, float]:
    """Cards that count in sets, and whether the seat is the first or the last in turn."""
    sets = sum(bool(s.rules.cards[name].table) for name in s.seats[seat].cards)
    place = s.order.index(seat)
    return float(sets), float(place == 0), float(place == len(s.seats) - 1)
