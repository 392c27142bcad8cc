"""The caretaker: plays for somebody who is away, by a contract that everybody can read."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.agents.agent import Agent, default
from engine.core.actions import Action
from engine.core.decisions import Decision

CARETAKER = "caretaker"
"""Its name in every game."""


class Caretaker(Agent):
    """Does a seat no great harm and no great good. A game says what is in its contract; this one, of a game
    without clauses, answers by the published default.

    `terms`: the numbers of the contract, by the names that its text gives them.
    """

    name = CARETAKER
    at_once = True
    terms: Mapping[str, int] = MappingProxyType({})

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """What the contract says."""
        return default(decision)
