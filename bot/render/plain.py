"""Pictures of a game without painters of its own: plain grounds, its icons or a letter on a plate."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.facts import CardFacts
from bot.pictures.letters import Writer, font
from bot.pictures.painters import card, cover, ledger, paint
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.presenter.blocks import Screen
from bot.render import picture
from bot.render.bands import BODY, IconPainter, Scenery

LARGE, SMALL = 110, 44
"""Sides of a sign on a card to look up, and in legend and ledger."""


@cache
def plate(name: str, size: int, have: bool = True) -> Image.Image:
    """The first letter of a sign's name on a plate."""
    paper = p.PAPER if have else p.PAPER_DARK
    image = sprite(size, size, lambda pen: pen.box((0, 0, size, size), paper, p.INK, 2, size / 6)).copy()
    face = font(max(TEXT, size * 2 // 3), "Bold")
    Writer(image).centre((size / 2, size / 2), name[:1].upper(), face, p.INK)
    return image


def ground(high: int) -> Image.Image:
    """A plain ground of some height."""
    return Image.new("RGB", (WIDTH, high), p.CANAL)


def sky(high: int) -> Image.Image:
    """A light ground of some height."""
    return Image.new("RGB", (WIDTH, high), p.PAPER)


def room(high: int) -> Image.Image:
    """Background of an office of some height."""
    image = ground(high)
    image.paste(p.PAPER, (0, 0, WIDTH, BODY))
    return image


def draw(facts: Any, icon: IconPainter = plate) -> bytes:
    """The picture of these facts, with the icons of a game."""
    return p.pack(paint_facts(facts, icon), p.inks([*p.PAINTS, *p.SEATS, *p.PARTS, *p.BLENDED]))


def paint_facts(facts: Any, icon: IconPainter) -> Image.Image:
    """The picture before it is packed."""
    if isinstance(facts, Screen):
        return picture.draw(facts, Scenery(icon, {}, p.PAPER, room))
    if isinstance(facts, CardFacts):
        return card.draw(
            card.title_lines(facts.title, facts.lines), ground, partial(figure, facts.card, icon)
        )
    return paint.paint(facts, common(icon))


def figure(name: str, icon: IconPainter, image: Image.Image, middle: float, high: int) -> None:
    """The sign on a card to look up."""
    paste(image, icon(name, LARGE), middle - LARGE / 2, card.EDGE + (high - LARGE) / 2)


def common(icon: IconPainter) -> paint.SharedScenery:
    """The parts of the shared pictures for a game without scenery of its own."""
    return paint.SharedScenery(
        cover=lambda: sky(cover.HIGH - cover.STRIP),
        last_round=lambda: None,
        ledger=lambda: sky(ledger.TOP),
        line=lambda name: icon(name, ledger.SIGN),
        icon=lambda sign: icon(sign.name, SMALL),
    )
