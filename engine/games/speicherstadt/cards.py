"""The cards as data: what they are lies in `cards.json`, one line a card."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter
from pydantic.dataclasses import dataclass

Deck = Literal["A", "B", "C", "D", "E"]

SEASONS: dict[str, str] = {"A": "winter", "B": "spring", "C": "summer", "D": "autumn", "E": "autumn"}
"""The season in which a deck is played; the last fire falls in autumn."""


@dataclass(frozen=True, slots=True, config=ConfigDict(extra="forbid"))
class Card:
    """One kind of trade card. What a number means depends on the kind:

    merchant: `coins` for each `good`, `points` at the end; factory: `points` for each `good`, at once;
    contract: `points` when all its `goods` lie on it; ship: `crates` drawn when it is laid out;
    fireman, fire: `value`; warehouse: `capacity`, and `points` for each good kept at the end.
    `removed_at`: numbers of seats at which the card is not in the game.
    `source`: "inferred" or "reconstructed" where no rulebook states a number (an owner may correct it).
    """

    id: str
    kind: str
    deck: Deck
    count: int
    good: str = ""
    goods: tuple[str, ...] = ()
    coins: int = 0
    points: int = 0
    value: int = 0
    crates: int = 0
    capacity: int = 0
    give: int = 0
    uses: int = 0
    points_by_owned: tuple[int, ...] = ()
    removed_at: tuple[int, ...] = ()
    source: Literal["rulebook", "inferred", "reconstructed"] = "rulebook"


class Box(BaseModel):
    """Contents of a box: cubes of each kind of goods, and cards."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    goods: dict[str, int]
    cards: tuple[Card, ...]

    @property
    def by_id(self) -> dict[str, Card]:
        """The cards by their ids."""
        return {card.id: card for card in self.cards}


@cache
def load(path: Path) -> Box:
    """Read a box; raises pydantic's ValidationError where the data are wrong."""
    return TypeAdapter(Box).validate_json(path.read_bytes())
