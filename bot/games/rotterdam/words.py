"""Things of this game in words: a sign and a word each, so that nothing hangs on a sign or a colour alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce

from bot.games.rotterdam.signs import SIGNS
from bot.pictures.seats import LETTERS
from bot.presenter.blocks import by_emoji
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, MARKS, counted
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.data.waterways import MapPlace
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.rules import BASE

ANCHOR, CARD, NONE = SIGNS["anchor"].emoji, SIGNS["back"].emoji, "–"
RIGHT, WRONG = "✓", "✗"
"""A way to the harbour of a cargo, and one off it."""
ROWS = "SLMNOPQ"
"""The letter of each row of places from the sea on. Records count them from A; but 🟠A2 is a ship here."""


def slug(name: str) -> str:
    """An id as keys of texts have it."""
    return name.replace("_", "-")


def with_sign(sign: str, word: str) -> str:
    """A sign and its word on one line."""
    return f"{sign}{HARD_SPACE}{word}" if sign else word


@cache
def colour(t: Texts, name: str, *, first: bool = False) -> str:
    """A colour by sign and word; with a capital where it is the first word of a button."""
    word = t(f"colour-{name}")
    return with_sign(SIGNS[name].emoji, word[0].upper() + word[1:] if first else word)


@cache
def cargo(t: Texts, name: str | None) -> str:
    """A kind of cargo with its sign; the word for an empty ship where it is None."""
    return with_sign(SIGNS[name].emoji, t(f"cargo-{name}")) if name else t("cargo-none")


@cache
def product(t: Texts, name: str) -> str:
    """A product; one that lies face down by the harbour on its back."""
    if name.startswith(BACK):
        return with_sign(CARD, harbour(name[len(BACK) :]))
    return with_sign(SIGNS[name].emoji, t(f"product-{slug(name)}"))


def products(t: Texts, names: Iterable[str]) -> str:
    """Several products; the same together, counted."""
    return counted(product(t, name) for name in names) or NONE


@cache
def card(t: Texts, name: str) -> str:
    """A ship card; one that lies face down is a ship card."""
    return t("card-back") if name == BACK else t(f"card-{slug(name)}")


@cache
def card_text(t: Texts, name: str, part: str) -> str:
    """`effect` or `short` of a ship card, with its numbers."""
    points, hand = BASE.ship_cards[name].points, BASE.numbers.hand.value
    return t(f"card-{slug(name)}.{part}", points=points, hand=hand)


def order(t: Texts, name: str) -> str:
    """An order by what it wants."""
    return " + ".join(product(t, need) for need in BASE.orders[name].needs)


@cache
def ship(number: ShipId) -> str:
    """A ship by the mark of its seat and its number."""
    return f"{MARKS[number[0]]}{number[1] + 1}"


def harbour(place: str) -> str:
    """The name of a harbour."""
    return BASE.map.places[place].name


def spot(place: MapPlace) -> str:
    """A place as the map writes it: by its row and number; a harbour by the id that leads to its name."""
    return place.id if place.kind == "harbour" else f"{ROWS[place.layer]}{place.row}"


@cache
def place(name: str) -> str:
    """A place in words: harbours by name, all others as on the map, with their anchor."""
    place = BASE.map.places[name]
    if place.kind == "harbour":
        return place.name
    return spot(place) + (ANCHOR if place.anchor else "")


@cache
def plain(text: str) -> str:
    """A text by words and letters alone, for buttons: Discord shows our signs only at their beginning."""
    for mark, letter in zip(MARKS, LETTERS, strict=True):
        text = text.replace(mark, letter)
    for sign in by_emoji(SIGNS):
        text = text.replace(f"{sign}{HARD_SPACE}", "").replace(sign, "")
    return text.replace(HARD_SPACE, " ")


def either(t: Texts, places: Iterable[str]) -> str:
    """Several places of which one is chosen."""
    return reduce(lambda first, second: t("board-or", one=first, other=second), places)
