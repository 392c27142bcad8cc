"""Registry of the painters of the pictures that every game has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch
from typing import Any

from PIL import Image

from bot.pictures.facts import CoverFacts, EndFacts, LedgerFacts, LegendFacts
from bot.pictures.painters import cover, end, ledger, legend


@dataclass(frozen=True, slots=True)
class SharedScenery:
    """A game's parts of the shared pictures: scenery above cover and ledger, sign of the last round (None:
    its number), sign of a line of the ledger, icon of a meaning."""

    cover: Callable[[], Image.Image]
    last_round: Callable[[], Image.Image | None]
    ledger: Callable[[], Image.Image]
    line: Callable[[str], Image.Image]
    icon: legend.Icon


@singledispatch
def paint(facts: Any, scenery: SharedScenery) -> Image.Image:
    """The picture of these facts, before it is packed; raises `TypeError` for unknown facts."""
    raise TypeError(type(facts))


@paint.register
def _(facts: CoverFacts, scenery: SharedScenery) -> Image.Image:
    return cover.draw(facts, scenery.cover())


@paint.register
def _(facts: EndFacts, scenery: SharedScenery) -> Image.Image:
    return end.draw(facts, scenery.last_round())


@paint.register
def _(facts: LedgerFacts, scenery: SharedScenery) -> Image.Image:
    return ledger.draw(facts, scenery.ledger(), scenery.line)


@paint.register
def _(facts: LegendFacts, scenery: SharedScenery) -> Image.Image:
    return legend.draw(facts, scenery.icon)
