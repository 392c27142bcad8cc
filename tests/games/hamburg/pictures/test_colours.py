"""Colours: none is alone, and what is written is read on its ground."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.hamburg.painters import look
from bot.games.hamburg.painters.icons import icon
from bot.games.hamburg.signs import CARDS, GOODS
from bot.pictures import palette as p
from bot.pictures.palette import SIZE, Colour, contrast
from engine.games.hamburg import GAME

READABLE = 4.5
"""Contrast of text (WCAG 2, AA)."""
RULES = GAME.rules(GAME.expansions)
PAIRS: dict[str, tuple[Colour, Colour]] = {
    "the title": (p.INK, look.SKY),
    "groups": (p.INK, p.PAPER),
    "sold groups": (p.PAPER_DARK, p.BRICK_DARK),
    "the senate": (p.INK, look.PARCHMENT),
    "the next senate": (p.INK, look.LINEN),
    "the market": (p.PAPER, p.NIGHT),
    "the opening": (p.PAPER, p.DUSK),
    "the office": (p.GLOW, p.BRICK_DARK),
    "the next round": (p.FADED, p.DUSK),
    "players": (p.WHITE, p.DUSK),
    "prices": (p.INK, p.GOLD),
    "prices of all": (p.INK, p.SAND),
    **{f"signs of {name}": (p.on(paint), paint) for name, paint in look.GOODS.items()},
}


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_what_is_written_is_read_on_its_ground(pair: tuple[Colour, Colour]) -> None:
    assert contrast(*pair) >= READABLE


def test_goods_and_cards_have_signs_of_their_own_beside_colours() -> None:
    goods = [icon(it.id, 48).convert("L").tobytes() for it in RULES.goods]
    known = [it for it in RULES.cards if it != "buy_speicher"]
    cards = [icon(it, 48).tobytes() for it in known]
    for them in (goods, cards):
        assert all(one != other for one, other in combinations(them, 2))
    assert {*RULES.cards} == {*CARDS}
    assert look.GOODS.keys() == GOODS.keys() == {it.id for it in RULES.goods}


def test_a_picture_has_no_more_colours_than_it_may() -> None:
    assert len(look.inks().getpalette() or ()) <= 3 * SIZE
