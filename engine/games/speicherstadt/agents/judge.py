"""Die Speicherstadt: how positions of finished games are judged."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

from engine.agents import judge as core
from engine.agents.judge import THOUGHT, Piles
from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.core.scores import totals
from engine.games.speicherstadt.actions import Buy, Pass
from engine.games.speicherstadt.agents.evaluation.fortune import fortunes
from engine.games.speicherstadt.agents.evaluation.holdings import Holding, holdings
from engine.games.speicherstadt.agents.evaluation.outlook import Forecast, outlook
from engine.games.speicherstadt.agents.master import Master
from engine.games.speicherstadt.agents.quick import Quick
from engine.games.speicherstadt.agents.trader import Trader
from engine.games.speicherstadt.agents.values import Values
from engine.games.speicherstadt.state import State, owner

DECKS = "ABCDE"
LONGEST = 4
"""Answers of a plan in Purchase."""
EARLY = 3
"""Rounds in which a decision is judged by the end of its round; later by that of the next one. With the
expansion, whose rounds take longer to play, only what would be marked is."""
HELD = ("income", "counting_office", "warehouse", "factory", "one_shot", "end_bonus", "fire_modifier")
"""Kinds of cards whose number counts for itself."""


class Judge(core.Judge):
    """The round, or two of them, are played by agents; the rest is estimated."""

    version = 4
    data = Path(__file__).with_name("judge.json")
    valuation = Path(__file__).with_name("valuation.json")
    open = frozenset({"demand", "spying", "purchase"})
    public = True
    features = (
        "fortune",
        "points",
        "coins",
        "first",
        "last",
        "open_contracts",
        "missing_goods",
        "stored_goods",
        "merchants",
        "strength",
        "lead",
        "grey",
        *HELD,
    )
    middle = Trader()
    quick = Quick()
    master = Master(budget=THOUGHT)

    def hidden_piles(self, s: State) -> Piles:
        """Each deck for itself, then the bag."""
        decks = [[card for card in s.deck if s.card(card).deck == letter] for letter in DECKS]
        return [*decks, s.bag[:]]

    def put(self, s: State, piles: Piles, rng: random.Random) -> None:
        """Decks lie in their order."""
        *decks, s.bag = piles
        s.deck = [card for deck in decks for card in deck]

    def horizon(self, s: State) -> int:
        return s.round if s.rules.expansions else self.far_horizon(s)

    def far_horizon(self, s: State) -> int:
        return s.round if s.round <= EARLY else s.round + 1

    def fortunes(self, s: State) -> Sequence[float]:
        """Points so far and what coins, contracts, firemen and goods promise."""
        values: Values = self.middle.values(s)
        return totals(s) if s.over else fortunes(s, values)

    def rounds(self, s: State) -> int:
        return s.rounds

    def facts_of(self, s: State) -> Sequence[Sequence[float]]:
        ahead = outlook(s, self.middle.values(s))
        held = holdings(s, [ahead] * len(s.seats))
        known = zip(s.players, self.fortunes(s), totals(s), held, strict=True)
        return [
            (fortune, points, *order_of(s, seat), *cards_of(holding, ahead))
            for seat, fortune, points, holding in known
        ]

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        return self.middle.opinions(view, decision)

    def plans(self, view: State, decision: Decision) -> Sequence[tuple[Action, ...]]:
        """In Purchase all ways to buy or pass at the next cards with own workers."""
        if decision.ask != "purchase":
            return super().plans(view, decision)
        standing = sum(decision.seat in map(owner, column.line) for column in view.for_sale)
        answers = [act(Buy, decision.seat), act(Pass, decision.seat)]
        return [*product(answers, repeat=min(standing, LONGEST))]


def order_of(s: State, seat: int) -> tuple[float, float, float]:
    """Coins, and whether the seat is the first or the last in turn."""
    place = (seat - s.starter) % len(s.seats)
    return float(s.seats[seat].coins), float(place == 0), float(place == len(s.seats) - 1)


def cards_of(holding: Holding, ahead: Forecast) -> tuple[float, ...]:
    """Open contracts and the goods that they lack, goods in store, merchants, strength and lead at fires,
    grey workers, and cards of the kinds that count for themselves."""
    me = holding.me
    missing = sum(len(goods) for _, goods in holding.wanted)
    stored = len(me.warehouse) + len(me.hall) + len(me.cargo)
    goods = len(holding.wanted), missing, stored, holding.count("merchant")
    return *goods, holding.strength, holding.lead(ahead), me.grey, *map(holding.count, HELD)
