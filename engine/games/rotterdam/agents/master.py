"""The master: samples hidden cards, plays rollouts of some rounds, and evaluates their ends.

A skipper that models the others as skippers is the prior. In rollouts every seat names what a skipper would.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.agents.evaluation import standing
from engine.agents.search import Imagined, Search
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play
from engine.games.rotterdam.agents.foresight import Foresight
from engine.games.rotterdam.agents.insight import Insight
from engine.games.rotterdam.agents.playout import finish
from engine.games.rotterdam.agents.skipper import Skipper
from engine.games.rotterdam.agents.values import Taste
from engine.games.rotterdam.state import State

HORIZON = 2
"""Rounds for which an imagined game goes on; the rest is estimated."""
DOUBT = 2.5
"""Points by which what is estimated may be wrong."""


class Pilot(Skipper):
    """The skipper in the master: it takes the others mostly for skippers."""

    def appraise(self, view: State, seat: int) -> Insight:
        """How it judges this moment."""
        return Insight(view, seat, self.values(view))


PILOT = Pilot()


class Master(Search):
    """The searching player of this game."""

    offered = True
    fallback = PILOT
    spread = 1.5
    faith = 1.5

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        """Evaluation of a skipper that models the others as skippers."""
        return PILOT.evaluate_answers(view, decision)

    def imagine(self, view: State, seat: int, rng: random.Random) -> Imagined:
        """Rollout of some rounds in which every seat takes its best answer."""
        return Course(view, seat, PILOT.values(view))


@dataclass(slots=True)
class Course:
    """How imagined games go on. `dealt`: the one that was imagined last, with its luck."""

    view: State
    seat: int
    taste: Taste
    dealt: dict[float, State] = field(default_factory=dict)

    def __call__(self, action: Action, kind: int, seed: float) -> tuple[float, float]:
        """One of them: how the seat stands after it."""
        if seed not in self.dealt:
            self.dealt = {seed: self.view.determinized(self.seat, random.Random(seed))}
        s = self.dealt[seed].clone()
        play(s, action)
        finish(s, self.taste, self.view.round + HORIZON - 1)
        return standing_of(s, self.seat, self.taste)


def standing_of(s: State, seat: int, taste: Taste) -> tuple[float, float]:
    """The points by which a seat is ahead of the best of the others, and its part of the victory."""
    return standing(s, seat, lambda: [fortune(s, seat, taste) for seat in s.players], lambda: DOUBT)


def fortune(s: State, seat: int, taste: Taste) -> float:
    """Points of a seat, and its expected further points."""
    foresight, me, seen = Foresight(s, seat, taste), s.seats[seat], Counter[str | None]()
    cards = sum([s.rules.ship_cards[card].points or taste.card for card in (*me.cards, *me.open)])
    afloat = 0.0
    for number, ship in enumerate(me.ships):
        afloat += foresight.ship((seat, number), ship.place, ship.cargo, seen[ship.cargo])
        seen[ship.cargo] += ship.place is not None
    return s.order_points(seat) + foresight.hand() + cards + afloat
