"""The master: it imagines what is hidden, plays on for some rounds, and estimates the rest.

A skipper who takes the others for skippers says which answers are worth a thought, and where all ships will
lie after the namings of this round.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp

from engine.agents.search import Imagined, Search
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play
from engine.core.scoring import ranks, totals
from engine.games.rotterdam.agents.foresight import Places
from engine.games.rotterdam.agents.insight import Insight
from engine.games.rotterdam.agents.playout import Mind, finish, in_hand
from engine.games.rotterdam.agents.sailing import finish_naming
from engine.games.rotterdam.agents.skipper import Skipper
from engine.games.rotterdam.agents.values import Taste, taste
from engine.games.rotterdam.state import State

HORIZON = 2
"""Rounds for which an imagined game goes on; the rest is estimated."""
NOISE = 0.5
"""By how large a part of it everybody misjudges in each round what a delivery is worth to him."""
ROUND = ("placing", "sailing")
"""The phases of a round after which all ships lie where its namings bring them."""
DOUBT = 2.5
"""Points by which what is estimated may be wrong."""


class Pilot(Skipper):
    """The skipper in the master: it takes the others mostly for skippers."""

    def appraised(self, view: State, seat: int) -> Insight:
        """How it judges this moment."""
        return Insight(view, seat, self.taste)


PILOT = Pilot()


class Master(Search):
    """Who searches in this game, and its adviser."""

    offered = True
    advises = True
    spread = 1.5

    def opinions(self, view: State, decision: Decision) -> Mapping[Action, float]:
        """What a skipper thinks who knows skippers."""
        return PILOT.judged(view, decision)

    def imagine(self, view: State, seat: int, rng: random.Random) -> Imagined:
        """Some rounds in which everybody does what seems best to him."""
        return Course(view, seat, taste("skipper", ()))


@dataclass(slots=True)
class Course:
    """How imagined games go on. `dealt`: the one that was imagined last, with its luck; `lines`: where all
    ships most likely lie after the namings of this round, by the answer."""

    view: State
    seat: int
    taste: Taste
    dealt: dict[float, State] = field(default_factory=dict)
    lines: dict[Action, Places] = field(default_factory=dict)

    def __call__(self, action: Action, kind: int, seed: float) -> tuple[float, float]:
        """One of them: how the seat stands after it."""
        if seed not in self.dealt:
            self.dealt = {seed: self.view.determinized(self.seat, random.Random(seed))}
        s = self.dealt[seed].clone()
        play(s, action)
        mind = Mind(s, self.taste, random.Random(seed), NOISE)
        if s.round == self.view.round and s.stack and s.stack[0].phase in ROUND:
            mind.line = self.line(action, s)
        finish(s, mind, self.view.round + HORIZON - 1)
        return standing_of(s, self.seat, mind)

    def line(self, action: Action, s: State) -> Places:
        """Where all ships will lie that lie anywhere now."""
        if action not in self.lines:
            s = s.clone()
            if s.colour is not None:
                finish_naming(s, s.colour)
                s.turn += 1
            seats = s.order(s.master)[s.turn if s.stack[0].phase == "sailing" else 0 :]
            _, self.lines[action] = Insight(s, self.seat, self.taste).after_all(s, seats)
        return self.lines[action]


def standing_of(s: State, seat: int, mind: Mind) -> tuple[float, float]:
    """The points by which a seat is ahead of the best of the others, and its part of the victory: in the
    middle of a game the odds of it."""
    if s.over:
        places = ranks(s)
        return ahead(totals(s), seat), (places[seat] == 1) / places.count(1)
    margin = ahead(fortunes(s, mind), seat)
    return margin, 1 / (1 + exp(-margin / DOUBT))


def ahead(worth: Sequence[float], seat: int) -> float:
    """By how much a seat has more than the best of the others."""
    return worth[seat] - max([*worth[:seat], *worth[seat + 1 :]])


def fortunes(s: State, mind: Mind) -> list[float]:
    """What each seat has, and what it may hope for."""
    mind.noise = 0.0
    mind.look(s)
    found = []
    for seat, me in enumerate(s.seats):
        held = in_hand(s, seat, tuple(me.products), mind.taste)
        card = sum([s.rules.ship_cards[it].points or mind.taste.card for it in (*me.cards, *me.open)])
        afloat = 0.0
        part: dict[str, float] = {}
        for ship in me.ships:
            if ship.place is not None and ship.cargo is not None:
                left = part.get(ship.cargo, 1.0)
                part[ship.cargo] = left * mind.taste.again
                afloat += mind.chances[ship.cargo][ship.place] * mind.brings[seat][ship.cargo] * left
        found.append(s.order_points(seat) + held + card + afloat)
    return found
