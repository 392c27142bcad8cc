"""The caretaker: plays for an absent player, by published fixed rules.

It never bids above `PRICE`. It never blocks: workers go to the shortest open column, the leftmost of them,
and reserve nothing unless no column is open. It keeps what fits: Loading goes by the plan that is suggested
to people too. It plays no cards that their owner might want to keep: no Fish Market, no break, no Spy, no
grey workers, nothing that may be played at any time. What a fire asks it answers by the published default,
and so all for which it has no clause: in Demand the shortest open column, or to keep a grey worker; to leave
a card; to keep a Spy.
"""

from __future__ import annotations

import random
from types import MappingProxyType

from engine.agents import caretaker as core
from engine.agents.agent import default
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Buy
from engine.games.speicherstadt.agents.answers import load_search
from engine.games.speicherstadt.phases.purchase import Purchase
from engine.games.speicherstadt.state import State

PRICE = 2
"""The most coins that it pays for any card; it buys what costs no more."""


class Caretaker(core.Caretaker):
    """Does a seat no great harm and no great good."""

    terms = MappingProxyType({"price": PRICE})

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        if decision.ask in ("purchase", "reservation"):
            return bid(view, decision)
        if decision.ask == "loading":
            return load_search.load(view, decision)
        return default(decision)


def bid(s: State, decision: Decision) -> Action:
    """Buy if the price in turn allows it, else leave."""
    purchase = s.rules.phases[s.stack[-1].phase]
    buy = next((option for option in decision.options if isinstance(option, Buy)), None)
    if buy is None or not isinstance(purchase, Purchase):
        return default(decision)
    return buy if purchase.price(s, purchase.row(s)[s.at]) <= PRICE else default(decision)
