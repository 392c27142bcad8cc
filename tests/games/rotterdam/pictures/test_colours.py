"""Colours: none is alone, and what is written is read on its ground."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.rotterdam import words
from bot.games.rotterdam.figures.river import hulls, waters
from bot.games.rotterdam.painters import look
from bot.games.rotterdam.painters.icons import icon
from bot.games.rotterdam.signs import CARDS, CARGO, COLOURS, PRODUCTS
from bot.pictures import palette as p
from bot.pictures.palette import SIZE, Colour, contrast
from bot.texts import LOCALES, Texts
from engine.games.rotterdam.rules import BASE

READABLE = 4.5
"""Contrast of text (WCAG 2, AA)."""
SEEN = 3.0
"""That of shapes."""
PAIRS: dict[str, tuple[Colour, Colour]] = {
    "the title": (p.INK, look.SKY),
    "places": (p.FADED, look.WATER),
    "harbours": (p.WHITE, p.SHADE),
    "cards at harbours": (p.WHITE, p.BRICK),
    "the stock": (p.PAPER, p.SHADE),
    "the office": (p.GLOW, p.BRICK_DARK),
    "ships in the office": (p.WHITE, look.WATER),
    "players": (p.WHITE, p.DUSK),
    "who is due": (p.GOLD, p.NIGHT),
    **{f"letters of {name}": (p.INK, paint) for name, paint in look.CHANNELS.items()},
    **{f"signs of {name}": (p.on(paint), paint) for name, paint in look.CARGO.items()},
}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_what_is_written_is_read_on_its_ground(pair: tuple[Colour, Colour]) -> None:
    assert contrast(*pair) >= READABLE


@pytest.mark.parametrize("paint", look.CHANNELS.values(), ids=look.CHANNELS)
def test_channels_are_seen_in_the_water(paint: Colour) -> None:
    assert contrast(paint, look.WATER) >= SEEN


def test_every_colour_of_the_map_has_a_paint_a_pattern_and_a_letter() -> None:
    colours = BASE.map.colours
    assert {*colours} <= look.CHANNELS.keys()
    assert len({*waters.DASHES[: len(colours)]}) == len(colours)
    for locale in LOCALES:
        t = Texts.of(locale).within("rotterdam")
        assert len({t(f"colour-{it}.letter") for it in colours}) == len(colours)
        assert len({t(f"cargo-{it.id}.letter") for it in BASE.goods.cargo}) == len(BASE.goods.cargo)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_letter_of_a_colour_is_that_of_a_row_of_places(locale: str) -> None:
    t = Texts.of(locale).within("rotterdam")
    assert not {t(f"colour-{it}.letter") for it in BASE.map.colours} & {*words.ROWS}


def test_cargoes_products_and_cards_have_signs_of_their_own_beside_colours() -> None:
    cargoes = [icon(it.id, 48).convert("L").tobytes() for it in BASE.goods.cargo]
    products = [icon(it, 48).convert("L").tobytes() for it in BASE.products]
    cards = [icon(it, 48).tobytes() for it in BASE.ship_cards]
    for them in (cargoes, products, cards):
        assert all(one != other for one, other in combinations(them, 2))
    assert BASE.ship_cards.keys() == {*CARDS}


def test_the_signs_are_those_of_the_rules() -> None:
    made = {name: BASE.map.accepts[it.harbour] for name, it in BASE.products.items()}
    assert {name: cargo for name, (_, cargo) in PRODUCTS.items()} == made
    assert [*CARGO] == [it.id for it in BASE.goods.cargo] and [*COLOURS] == [*BASE.map.colours]


def test_an_empty_ship_looks_empty_and_every_seat_has_a_shape_of_its_own() -> None:
    assert hulls.hull(0, 1, "").tobytes() != hulls.hull(0, 1, "grain").tobytes()
    flags = {hulls.flag(seat, 1).getchannel("A").tobytes() for seat in range(4)}
    assert len(flags) == 4


def test_a_picture_has_no_more_colours_than_it_may() -> None:
    assert len(look.inks().getpalette() or ()) <= 3 * SIZE
