"""What a computer player is."""

from __future__ import annotations

import logging
import random
from abc import ABC, abstractmethod
from typing import Any

from engine.agents.budget import Budget
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.errors import Unimaginable
from engine.core.state import State

log = logging.getLogger(__name__)


class Agent(ABC):
    """A computer player of one game. It keeps nothing between two questions, so that one object may sit in
    many seats.

    `name`: how it is asked for. `looks`: whether it wants to see the table at all. One that does is given
    `s.seen_by(decision.seat)` and so cannot peek; one that does not is spared the copy and given the state
    as it is, at which it does not look.

    `offered`: people may let it play in a lobby. `at_once`: it answers within the change that asks it; all
    others think, and never in the loop. `timed`: it thinks as long as it may. `advises`: people may ask it
    what to do. `fallback`: answers where this one cannot imagine what is hidden; it imagines nothing. None:
    the published default is played.
    """

    name: str
    looks: bool = True
    offered: bool = False
    at_once: bool = False
    timed: bool = False
    advises: bool = False
    fallback: Agent | None = None

    @abstractmethod
    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """A legal answer to the decision. The same view, decision and luck give the same answer. Raises
        `Unimaginable` where it needs to imagine what is hidden and cannot."""

    def given(self, budget: Budget, name: str) -> Agent:
        """Return the same player with another budget, under this name; raises `LookupError` for one without a
        budget.
        """
        raise LookupError(name)


def with_offers(s: State[Any], decision: Decision) -> Decision:
    """A decision and what its seat may play besides, in one question: so that an agent may play its cards."""
    for offer in s.pending:
        if not offer.blocking and not offer.sealed and offer.seat == decision.seat:
            options, forms = decision.options + offer.options, decision.forms + offer.forms
            decision = decision._replace(options=options, forms=forms)
    return decision


def asked(agent: Agent, s: State[Any], decision: Decision, rng: random.Random) -> Action:
    """What the agent answers, shown no more than its seat may see."""
    return answer(agent, s.seen_by(decision.seat) if agent.looks else s, decision, rng)


def answer(agent: Agent, view: Any, decision: Decision, rng: random.Random) -> Action:
    """What the agent answers to a view; what its fallback does where it cannot imagine what is hidden."""
    try:
        return agent.choose(view, decision, rng)
    except Unimaginable as unknown:
        log.warning("%s cannot imagine the question %r: %s", agent.name, decision.ask, unknown)
    return answer(agent.fallback, view, decision, rng) if agent.fallback else default(decision)


def default(decision: Decision) -> Action:
    """The published default. A question that can only be filled in gets the first answer there is."""
    return decision.default if decision.options else next(decision.every())
