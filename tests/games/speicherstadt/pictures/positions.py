"""Positions out of whole random games, few of many."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bot.texts import Texts
from bot.views.scene import Scene
from tests.gallery.shots import NAMES, SETS, game

SEATS = (2, 5)
SETUPS = tuple((expansions, seats) for expansions in SETS for seats in SEATS)
MOST = 4
"""Positions of a game."""


@cache
def positions(expansions: tuple[str, ...], seats: int) -> tuple[Scene, ...]:
    """Positions of one game from its beginning to its end, evenly spread."""
    whole = game(expansions, seats, "random")
    return (*whole[:: len(whole) // MOST], whole[-1])


def read(scene: Scene, locale: str) -> Scene:
    """The same position in another language."""
    return replace(scene, t=Texts.of(locale), names=NAMES[: len(scene.names)])
