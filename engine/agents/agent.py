"""The interface of a computer player."""

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
    """A computer player of one game. Stateless between two questions, so one object may play many seats.

    `name`: identifies it. `looks`: whether it needs the view of its seat, `s.seen_by(decision.seat)`, and so
    cannot peek; an agent that does not is given the state itself, which saves a copy, and must ignore it.

    `offered`: available in a lobby. `at_once`: answers within the change that asks it; all others search in a
    worker. `timed`: uses its whole budget. `fallback`: answers where this one fails to sample hidden cards;
    needs no samples itself. None: the published default is played.
    """

    name: str
    looks: bool = True
    offered: bool = False
    at_once: bool = False
    timed: bool = False
    fallback: Agent | None = None

    @abstractmethod
    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Action:
        """Return a legal answer, deterministic for the same view, decision and generator.

        Raises `Unimaginable` where it fails to sample hidden cards.
        """

    def with_budget(self, budget: Budget, name: str) -> Agent:
        """Return the same player with another budget, under this name; raises `LookupError` for one without a
        budget.
        """
        raise LookupError(name)


def with_offers(s: State[Any], decision: Decision) -> Decision:
    """Merge a decision with the offers of its seat, so that an agent can take them."""
    for offer in s.pending:
        if not offer.blocking and not offer.sealed and offer.seat == decision.seat:
            options, forms = decision.options + offer.options, decision.forms + offer.forms
            decision = decision._replace(options=options, forms=forms)
    return decision


def answer_from_state(agent: Agent, s: State[Any], decision: Decision, rng: random.Random) -> Action:
    """Return an agent's answer, given no more than its seat may see."""
    return answer(agent, s.seen_by(decision.seat) if agent.looks else s, decision, rng)


def answer(agent: Agent, view: Any, decision: Decision, rng: random.Random) -> Action:
    """Return an agent's answer to a view, or its fallback's where sampling hidden cards fails."""
    try:
        return agent.choose(view, decision, rng)
    except Unimaginable as unknown:
        log.warning("%s cannot imagine the question %r: %s", agent.name, decision.ask, unknown)
    return answer(agent.fallback, view, decision, rng) if agent.fallback else default(decision)


def default(decision: Decision) -> Action:
    """Return the published default; for a question with forms alone, the first way to fill one in."""
    return decision.default if decision.options else next(decision.every())
