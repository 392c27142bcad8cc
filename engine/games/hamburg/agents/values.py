"""The weights of this game's players.

What things are worth follows from the rules, from `worth` and from these numbers. Those of each player lie in
`values.json`; they can be tuned by self-play (`python -m engine tune --game`).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.agents.tastes import Tastes


@dataclass(frozen=True, slots=True)
class Values:
    """The weights of a player; the defaults are those of the quick player.

    Mark. `point`: what a point is worth; `last_point`: in the last round, in which money buys nothing more.
    `least`: what a group must promise beyond its price; `better`: what a swap must promise. `reserve`: what
    stays in hand when cards are played for money.

    Others. `sold`: the part of what they hold that they sell.

    Cards, how many times as much they are worth than reckoned: `tools`, which work in every round, `once`,
    which are used up, `sets`, which count together at the end, `speicher`.
    """

    point: float = 8.0
    last_point: float = 30.0
    least: float = 2.0
    better: float = 3.0
    reserve: float = 12.0
    sold: float = 0.45
    tools: float = 1.0
    once: float = 1.0
    sets: float = 1.0
    speicher: float = 1.0


QUICK = Values()

TASTES = Tastes(Path(__file__).with_name("values.json"), "quick", QUICK)
