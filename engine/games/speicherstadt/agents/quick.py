"""The quick player of Die Speicherstadt."""

from __future__ import annotations

import random

from engine.agents import quick as core
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.speicherstadt.agents.answers import anytime, auction, fire, load_search, spy
from engine.games.speicherstadt.agents.values import TASTES, Values
from engine.games.speicherstadt.state import State


class Quick(core.Quick[Values]):
    """Evaluates the market as it is, without lookahead."""

    known = TASTES
    answers = {  # noqa: RUF012
        "demand": auction.place,
        "spying": spy.spy,
        "purchase": auction.purchase,
        "reservation": auction.purchase,
        "loading": load_search.load,
        "chief": fire.chief,
        "insurance": fire.insure,
        "anytime": anytime.best,
    }

    def choose(self, view: State, decision: Decision, rng: random.Random) -> Action:
        """A card for any time first, if it gains enough."""
        return anytime.play(view, decision, self.values(view)) or super().choose(view, decision, rng)
