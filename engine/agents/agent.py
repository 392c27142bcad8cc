"""What a computer player is."""

from __future__ import annotations

import random
from typing import Any, Protocol

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.state import State


class Agent(Protocol):
    """A computer player. It keeps nothing between two questions, so that one object may sit in many seats.

    `name`: how it is asked for. `looks`: whether it wants to see the table at all. One that does is given
    `s.seen_by(decision.seat)` and so cannot peek; one that does not is spared the copy and given the state
    as it is, at which it does not look.
    """

    @property
    def name(self) -> str:
        """How it is asked for."""

    @property
    def looks(self) -> bool:
        """Whether it wants to see the table at all."""

    def choose(self, view: State[Any], decision: Decision, rng: random.Random) -> Action:
        """A legal answer to the decision. The same view, decision and luck give the same answer."""


def with_offers(s: State[Any], decision: Decision) -> Decision:
    """A decision and what its seat may play besides, in one question: so that an agent may play its cards."""
    for offer in s.pending:
        if not offer.blocking and not offer.sealed and offer.seat == decision.seat:
            options, forms = decision.options + offer.options, decision.forms + offer.forms
            decision = decision._replace(options=options, forms=forms)
    return decision


def asked(agent: Agent, s: State[Any], decision: Decision, rng: random.Random) -> Action:
    """What the agent answers, shown no more than its seat may see."""
    return agent.choose(s.seen_by(decision.seat) if agent.looks else s, decision, rng)
