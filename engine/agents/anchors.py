"""How strong each agent is on the scale of people's ratings, fixed once by a round robin in the arena.

On a server an agent learns nothing, whoever it meets; what people win or lose against it moves only them.
The numbers in `anchors.json` come from `python -m engine simulate --rate`
(docs/games/speicherstadt/opponents.md).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from engine.agents.rating import Rating

FILE = Path(__file__).with_name("anchors.json")
BASE = "base"


@cache
def anchors() -> dict[str, dict[str, Rating]]:
    """Set of expansions -> agent -> rating."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        expansions: {name: Rating(*numbers) for name, numbers in agents.items()}
        for expansions, agents in told.items()
    }


def anchor(agent: str, expansions: tuple[str, ...]) -> Rating:
    """The fixed rating of an agent; in a set that was never measured, that of the base game.

    Raises KeyError for an agent that is none.
    """
    return anchors().get(" ".join(expansions) or BASE, anchors()[BASE])[agent]
