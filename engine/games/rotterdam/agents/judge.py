"""Rotterdam: how positions of finished games are judged."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.agents import judge as core
from engine.agents.judge import THOUGHT, Piles
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.scores import totals
from engine.games.rotterdam.agents.master import PILOT, Master, fortune
from engine.games.rotterdam.agents.playout import finish
from engine.games.rotterdam.agents.quick import Quick
from engine.games.rotterdam.agents.skipper import Skipper
from engine.games.rotterdam.state import State


class Judge(core.Judge):
    """This round and the next one are played by agents; the rest is estimated."""

    version = 4
    stages = (8, 16, 32)
    width = 6
    data = Path(__file__).with_name("judge.json")
    middle = Skipper()
    quick = Quick()
    master = Master(budget=THOUGHT)

    def hidden_piles(self, s: State) -> Piles:
        """Orders, ship cards, the products of each harbour."""
        return [s.orders[:], s.ship_cards[:], *(pile[:] for pile in s.products.values())]

    def put(self, s: State, piles: Piles, rng: random.Random) -> None:
        """The order in which used ship cards come back is sampled, too."""
        s.orders, s.ship_cards, *products = piles
        s.products = dict(zip(s.products, products, strict=True))
        s.reshuffles = tuple(tuple(rng.sample(order, len(order))) for order in s.reshuffles)

    def horizon(self, s: State) -> int:
        return s.round + 1

    def hurry(self, s: State, until: int, rng: random.Random) -> None:
        taste = self.middle.values(s)
        finish(s, taste, until)

    def fortunes(self, s: State) -> Sequence[float]:
        """Orders, and what hands and ships promise."""
        taste = self.middle.values(s)
        return totals(s) if s.over else [fortune(s, seat, taste) for seat in s.players]

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        """Evaluation of the answers by a skipper that takes the others for skippers."""
        return PILOT.evaluate_answers(view, decision)
