"""Agents of the orchard. They see backs, as all seats do."""

from __future__ import annotations

import random
from collections.abc import Mapping

from engine.agents.agent import Agent
from engine.agents.rollout import playout
from engine.agents.roster import Roster
from engine.agents.search import Imagined, Search
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play
from engine.core.scores import totals
from tests.core.toy.moves import Bid
from tests.core.toy.phases import WORTH
from tests.core.toy.state import State


class Picker(Agent):
    """Lays its most expensive fruit, and never trades."""

    name = "picker"
    offered = True
    at_once = True

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """Any fruit that is worth most, else the default."""
        bids = [it for it in decision.options if isinstance(it, Bid)]
        return max(bids, key=lambda it: (WORTH[it.card], it.card), default=decision.default)


class Sage(Search):
    """Plays on at random in the worlds that it can imagine."""

    offered = True

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        """All that is listed may be good."""
        return dict.fromkeys(decision.options, 0.0)

    def imagine(self, view: State, seat: int, rng: random.Random) -> Imagined:
        """To the end."""

        def imagined(action: Action, kind: int, seed: float) -> tuple[float, float]:
            s = view.determinized(seat, random.Random(seed))
            play(s, action)
            playout(s, random.Random(seed))
            points = totals(s)
            best = max(points[:seat] + points[seat + 1 :])
            return points[seat] - best, float(points[seat] > best)

        return imagined


AGENTS = Roster(Picker(), Sage("sage"))
