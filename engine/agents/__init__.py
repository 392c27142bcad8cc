"""Computer players; they see only what their seat sees."""

from __future__ import annotations

from engine.agents.agent import Agent
from engine.agents.budget import Budget
from engine.agents.caretaker import Caretaker
from engine.agents.master import Master
from engine.agents.quick import Quick
from engine.agents.rollout import Random
from engine.agents.trader import Trader

CHARACTERS = ("miser", "gambler", "warden", "hunter")
"""Traders with tastes of their own."""

_agents: tuple[Agent, ...] = (Random(), Quick(), Trader(), *map(Trader, CHARACTERS), Master(), Caretaker())

AGENTS: dict[str, Agent] = {agent.name: agent for agent in _agents}
"""Every agent by its name: the only list of them."""


def called(name: str) -> Agent:
    """The agent of this name; `master:200` thinks for so many playouts, `master:0.5s` for so many seconds.

    Raises LookupError for a name that nobody has.
    """
    title, colon, budget = name.partition(":")
    agent = AGENTS[title]
    if colon and isinstance(agent, Master):
        try:
            return agent.given(Budget.said(budget), name)
        except ValueError as wrong:
            raise LookupError(name) from wrong
    if colon:
        raise LookupError(name)
    return agent


__all__ = ["AGENTS", "Agent", "called"]
