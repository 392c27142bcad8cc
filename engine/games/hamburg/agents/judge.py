"""Hamburg: how positions of finished games are judged."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.agents import judge as core
from engine.agents import quick as players
from engine.agents.evolution import Tunable
from engine.agents.judge import THOUGHT, Piles
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.scores import totals
from engine.games.hamburg.agents import opinions
from engine.games.hamburg.agents.fortune import fortune
from engine.games.hamburg.agents.master import Master
from engine.games.hamburg.agents.merchant import Merchant
from engine.games.hamburg.agents.prospects import estimate, finish, seal
from engine.games.hamburg.agents.quick import Quick
from engine.games.hamburg.agents.values import TASTES
from engine.games.hamburg.hidden_information import count_revealed
from engine.games.hamburg.state import State


class Judge(core.Judge):
    """The round is played to its end by agents, then round after round fast."""

    version = 3
    data = Path(__file__).with_name("judge.json")
    open = frozenset({"harbour", "office", "senate", "market", "closing"})
    middle = Merchant()
    quick = Quick()
    master = Master(budget=THOUGHT)
    tunable = Tunable(TASTES, Merchant)

    def hidden_piles(self, s: State) -> Piles:
        """Goods, groups and the senate cards to come."""
        return [s.goods[:], s.deck[:], s.senate[count_revealed(s) :]]

    def put(self, s: State, piles: Piles, rng: random.Random) -> None:
        """Reshuffles to come follow from a seed of their own."""
        s.goods, s.deck, senate = piles
        s.senate = [*s.senate[: count_revealed(s)], *senate]
        s.seed, s.given = f"{rng.getrandbits(128):032x}", ()

    def fast(self, s: State, until: int, player: players.Quick[Any], rng: random.Random) -> None:
        """By the answers of the quick player."""
        while s.pending and s.round <= until:
            finish(s, s.round)

    def fortunes(self, s: State) -> Sequence[float]:
        """Points now, and what money, goods, Speicher and cards will bring."""
        values = self.middle.values(s)
        return totals(s) if s.over else [fortune(s, seat, values) for seat in s.players]

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        return opinions.of(view, decision, self.middle)

    def world(self, view: State, seat: int, rng: random.Random) -> State:
        """Others have about as much money as is usual, and have sealed what such players would."""
        s = view.determinized(seat, rng)
        estimate(s, seat, rng)
        seal(s, seat, None)
        return s
