"""The caretaker: plays for an absent player, by published rules."""

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
    """Plays a seat cautiously, by a contract of the game; this base class answers by the published
    default.

    `terms`: the numbers of the contract, by the names that its text gives them.
    """

    name = CARETAKER
    at_once = True
    terms: Mapping[str, int] = MappingProxyType({})

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """Answer as the contract says."""
        return default(decision)
