"""Senate cards and the market's ladder of prices as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from bot.games.hamburg.figures.goods import GoodCard
from bot.games.hamburg.painters import look
from bot.games.hamburg.painters.icons import icon
from bot.pictures import marks
from bot.pictures import palette as p
from bot.pictures.letters import Writer, fit, font
from bot.pictures.panels import GAP, SIDE
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import TEXT, WIDTH
from bot.presenter.blocks import Figure
from bot.render.bands import Band, Scenery, bands


@dataclass(frozen=True, slots=True)
class Paid:
    """What the senate card of a round pays for each kind; `word`: which round's it is."""

    word: str
    values: tuple[tuple[GoodCard, int], ...]


@dataclass(frozen=True, slots=True)
class SenateCards(Figure):
    """The senate cards of this round and of the next one; `ranks`: points of the best gifts now."""

    cards: tuple[Paid, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PriceLadder(Figure):
    """The market's prices for one card of a kind, two, ...; `lying`: how many of each kind are sold now."""

    word: str
    prices: tuple[int, ...]
    lying: tuple[tuple[GoodCard, int], ...] = ()


SENATE, LADDER, CRATE, COIN = 132, 94, 48, 48
LYING, LAID, ABREAST = 44, 40, 2
"""How much higher a row of goods makes the ladder, how wide a good is, and how many lie side by side."""
PLACE, POINTS = 30, 28
"""The side of the plate of a place, and room for its points."""
HALF = (WIDTH - 2 * SIDE - GAP) // 2


@bands.register
def _(block: SenateCards, scenery: Scenery) -> Iterator[Band]:
    yield Band(SENATE + GAP, partial(senate, senate_cards=block))


@bands.register
def _(block: PriceLadder, scenery: Scenery) -> Iterator[Band]:
    yield Band(high(block) + GAP, partial(ladder, price_ladder=block))


def senate(picture: Image.Image, top: int, senate_cards: SenateCards) -> None:
    """The senate card of this round and of the next one, side by side."""
    for at, card in enumerate(senate_cards.cards):
        paste(
            picture,
            paint_senate_card(card, () if at else senate_cards.ranks, at > 0),
            SIDE + at * (HALF + GAP),
            top,
        )


@lru_cache(24)
def paint_senate_card(paid: Paid, ranks: tuple[int, ...], later: bool) -> Image.Image:
    """A senate card: what it pays for each kind, in the order of their prices."""
    ground = look.LINEN if later else look.PARCHMENT
    image = sprite(HALF, SENATE, lambda pen: pen.box((0, 0, HALF, SENATE), ground, p.GOLD_DARK, 4, 10))
    face, right = font(TEXT + 1, "Bold"), HALF - 12
    if ranks:
        paste(image, icon("points", 30), right - 28, 8)
        right = places(image, ranks, right - 32)
    Writer(image).left((14, 24), fit(paid.word, face, right - 20), face, p.INK)
    step = (HALF - 20) / len(paid.values)
    for at, (good, value) in enumerate(paid.values):
        x = 10 + step * (at + 0.5)
        paste(image, icon(good.name, CRATE), x - CRATE / 2, 42)
        bold = font(40, "Bold")
        Writer(image).centre((x, 110), f"{value}", bold, p.INK)
    return image


def places(image: Image.Image, ranks: tuple[int, ...], right: int) -> int:
    """The places with their points, up to this right edge; returns the left one."""
    left = right - len(ranks) * (PLACE + POINTS)
    for at, points in enumerate(ranks):
        x = left + at * (PLACE + POINTS)
        paste(image, place(f"{at + 1}"), x, 24 - PLACE / 2)
        Writer(image).left((x + PLACE + 4, 24), f"{points}", font(TEXT + 3, "Bold"), p.INK)
    return left


@lru_cache(4)
def place(number: str) -> Image.Image:
    """The number of a place, on a dark plate."""
    image = sprite(PLACE, PLACE, lambda pen: pen.box((0, 0, PLACE, PLACE), p.INK, radius=7))
    Writer(image).centre((PLACE / 2, PLACE / 2), number, font(TEXT, "Bold"), p.PAPER)
    return image


def high(price_ladder: PriceLadder) -> int:
    """How high the ladder is."""
    return LADDER + LYING * max(-(-len(goods) // ABREAST) for goods in columns(price_ladder))


def columns(price_ladder: PriceLadder) -> list[list[GoodCard]]:
    """The kinds that are sold at each price."""
    last = len(price_ladder.prices)
    return [
        [good for good, number in price_ladder.lying if min(number, last) == at + 1] for at in range(last)
    ]


def ladder(picture: Image.Image, top: int, price_ladder: PriceLadder) -> None:
    """The price of a card where one, two, ... of its kind are sold; above it what is."""
    tall = high(price_ladder)
    paste(picture, rungs(price_ladder.word, price_ladder.prices, tall), SIDE, top)
    for column, goods in enumerate(columns(price_ladder)):
        for at, good in enumerate(goods):
            row, beside = divmod(at, ABREAST)
            there = min(ABREAST, len(goods) - row * ABREAST)
            x = SIDE + middle(column, len(price_ladder.prices)) + LAID * (beside - there / 2)
            paste(picture, icon(good.name, LAID), x, top + tall - LADDER - LYING * (row + 1) + 6)


def middle(at: int, columns: int) -> float:
    """The middle of a column, from the left edge of the ladder."""
    step = (WIDTH - 2 * SIDE - 130) / columns
    return 122 + step * (at + 0.5)


@lru_cache(24)
def rungs(word: str, prices: tuple[int, ...], tall: int) -> Image.Image:
    """The empty ladder: its places with their prices."""
    wide = WIDTH - 2 * SIDE
    image = sprite(wide, tall, lambda pen: pen.box((0, 0, wide, tall), p.NIGHT, p.GOLD_DARK, 3, 10))
    paste(image, icon("market", 44), 38, tall - 90)
    face = font(TEXT, "SemiBold")
    Writer(image).centre((60, tall - 24), fit(word, face, 112), face, p.PAPER)
    for at, price in enumerate(prices):
        x = middle(at, len(prices))
        paste(image, marks.price(COIN, f"{price}"), x - COIN / 2, tall - 90)
        more = "+" if at == len(prices) - 1 else ""
        Writer(image).centre((x, tall - 24), f"×{at + 1}{more}", face, p.PAPER)
    return image
