"""Computer players; they see only what their seat sees."""

from __future__ import annotations

from engine.agents.agent import Agent
from engine.agents.quick import Quick
from engine.agents.rollout import Random

AGENTS: dict[str, Agent] = {agent.name: agent for agent in (Random(), Quick())}
"""Every agent by its name: the only list of them."""

__all__ = ["AGENTS", "Agent"]
