"""Cards as tiles: what stands on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from bot.games.speicherstadt import words
from bot.games.speicherstadt.figures.facts import Crate, Tile, Unit
from bot.texts import Texts
from engine.games.speicherstadt.cards import Card


@lru_cache(1024)
def tile(t: Texts, card: Card, goods: tuple[str, ...] = ()) -> Tile:
    """A card as a tile; `goods` lie on it, else those that it is about."""
    number, unit = NUMBERS.get(card.id) or number_of(card)
    about = goods or card.goods or ((card.good,) if card.good else ())
    return Tile(
        name=words.card_name(t, card),
        card=card.id,
        kind=card.kind,
        number=number,
        unit=unit,
        deck=card.deck,
        crates=crates(t, about),
        note=words.card_text(t, card, "short"),
    )


NUMBERS: dict[str, tuple[str, Unit]] = {
    "mayor": ("×2", "points"),
    "fire_chief": ("×2", "points"),
    "fire_engine": ("×2", "strength"),
    "insurance": ("2", "coins"),
    "thief": ("+1", "coins"),
}
"""Cards whose number their kind does not tell."""


def number_of(card: Card) -> tuple[str, Unit]:
    """The one number that matters, and what it counts."""
    known: dict[str, tuple[str, Unit]] = {
        "merchant": (f"{card.coins}", "coins"),
        "factory": (f"{card.points}", "points"),
        "contract": (f"{card.points}", "points"),
        "point_building": (f"{card.points}", "points"),
        "end_bonus": (f"+{card.points}", "points"),
        "fireman": (f"{card.value}", ""),
        "fire": (f"{card.value}", ""),
        "warehouse": (f"{card.capacity}", ""),
        "income": (f"+{card.coins}", "coins"),
        "on_purchase": (f"+{card.coins}", "coins"),
        "exchange": (f"{card.give}:1", ""),
        "break": (f"{card.uses}×", ""),
        "extra_workers": (f"{card.uses}", ""),
    }
    return known.get(card.kind, ("", ""))


@cache
def crate(t: Texts, good: str, lies: bool = True) -> Crate:
    """A good with its mark."""
    return Crate(good, t(f"good-{good}.mark"), lies)


def crates(t: Texts, goods: Iterable[str]) -> tuple[Crate, ...]:
    """Goods as crates, in their order."""
    return tuple(crate(t, good) for good in goods)
