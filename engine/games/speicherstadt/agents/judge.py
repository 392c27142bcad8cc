"""Die Speicherstadt: how positions of finished games are judged."""

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
from engine.games.speicherstadt.agents.evaluation.fortune import fortunes
from engine.games.speicherstadt.agents.master import Master
from engine.games.speicherstadt.agents.playout import Mind, finish
from engine.games.speicherstadt.agents.quick import Quick
from engine.games.speicherstadt.agents.trader import Trader
from engine.games.speicherstadt.agents.values import TASTES, Values
from engine.games.speicherstadt.state import State

DECKS = "ABCDE"
NOISE = 0.3
"""How differently the same card is judged in imagined games, as a part of its worth."""


class Judge(core.Judge):
    """The market is played to its end by agents, then some rounds fast."""

    version = 3
    data = Path(__file__).with_name("judge.json")
    open = frozenset({"demand", "spying", "purchase"})
    public = True
    middle = Trader()
    quick = Quick()
    master = Master(budget=THOUGHT)
    tunable = Tunable(TASTES, Trader)

    def hidden_piles(self, s: State) -> Piles:
        """Each deck for itself, then the bag."""
        decks = [[card for card in s.deck if s.card(card).deck == letter] for letter in DECKS]
        return [*decks, s.bag[:]]

    def put(self, s: State, piles: Piles, rng: random.Random) -> None:
        """Decks lie in their order."""
        *decks, s.bag = piles
        s.deck = [card for deck in decks for card in deck]

    def fast(self, s: State, until: int, player: players.Quick[Any], rng: random.Random) -> None:
        """Play to the end of a round; each seat judges cards a little differently."""
        finish(s, Mind(player.values(s), rng, NOISE), until)

    def fortunes(self, s: State) -> Sequence[float]:
        """Points so far and what coins, contracts, firemen and goods promise."""
        values: Values = self.middle.values(s)
        return totals(s) if s.over else fortunes(s, values)

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        return self.middle.opinions(view, decision)
