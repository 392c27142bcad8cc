"""Cards as a picture: tokens in rows, with their signs, numbers and crates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from PIL import Image

from bot.games.speicherstadt.figures.cards.facts import Token, Tokens
from bot.games.speicherstadt.painters import pieces, tiles
from bot.games.speicherstadt.painters.harbour import WIDTH
from bot.games.speicherstadt.signs import sign_of
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.cut import seam
from bot.pictures.icons import shared_icon
from bot.pictures.letters import Writer, fit, font, width
from bot.pictures.panels import SIDE
from bot.pictures.pen import paste, sprite
from bot.pictures.sizes import TEXT
from bot.render.bands import Band, Scenery, bands

HIGH, GAP, BETWEEN, EDGE = 66, 4, 6, 6
"""Height of a token, the gap below a row, the gap between tokens, the margin inside one."""
SIGN, HEAD, PLATE, DONE, COIN = 50, 44, 34, 28, 38
"""The sides of a sign, of a worker's head, of the plate of a place, of the mark of a complete contract, of a
price."""
HEADING = 200
"""Room for a heading at most."""


@bands.register
def _(block: Tokens, scenery: Scenery) -> Iterator[Band]:
    for at, row in enumerate(rows(block)):
        yield Band(HIGH + GAP, partial(paint_row, block=block, row=row, first=not at))


def rows(block: Tokens) -> list[list[Token]]:
    """The tokens in rows, as many in each as there is room for."""
    filled: list[list[Token]] = [[]]
    left = WIDTH - 2 * SIDE - heading_width(block)
    for token in block.tokens:
        need = image_of(token).width + BETWEEN
        if need > left + BETWEEN and (filled[-1] or len(filled) == 1):
            filled.append([])
            left = WIDTH - 2 * SIDE
        filled[-1].append(token)
        left -= need
    return filled


def heading_width(block: Tokens) -> int:
    """Room for a heading and the head before it."""
    face = font(TEXT, "SemiBold")
    return round(min(HEADING, width(block.heading, face))) + 14 + (HEAD + 4) * (block.seat is not None)


def paint_row(picture: Image.Image, top: int, block: Tokens, row: list[Token], first: bool) -> None:
    """A row of tokens; the first one behind the heading."""
    middle, x = top + HIGH / 2, SIDE
    seam(picture, top)
    if first:
        face, head = font(TEXT, "SemiBold"), (HEAD + 4) * (block.seat is not None)
        if block.seat is not None:
            paste(picture, seats.head(block.seat, HEAD), x, middle - HEAD / 2)
        Writer(picture).left((x + head, middle), fit(block.heading, face, HEADING), face, p.GLOW)
        x += heading_width(block)
    for token in row:
        paste(picture, image_of(token), x, top)
        x += image_of(token).width + BETWEEN


@lru_cache(512)
def image_of(token: Token) -> Image.Image:
    """A card: whose worker stands there, its place, its sign, its number, its crates, how many there are."""
    return joined(tuple(cells(token)), token.complete)


def cells(token: Token) -> Iterator[Image.Image]:
    """What stands on a token, from the left."""
    tile = token.tile
    if token.worker is not None:
        yield seats.head(token.worker, HEAD, paper=True)
    if token.label:
        yield place(token.label)
    yield pieces.icon(sign_of(tile.card, tile.kind), SIGN)
    if tile.number:
        yield written(tile.number, 34)
        if unit := tiles.unit_of(tile, 32):
            yield unit
    if tile.crates:
        yield tiles.crates(tile.crates)
    if token.complete:
        yield shared_icon("done", DONE)
    if token.price:
        yield marks.price(COIN, f"{token.price}")
    if token.number > 1:
        yield written(f"×{token.number}", TEXT)


def place(label: str) -> Image.Image:
    """The place of a card on a plate."""
    face = font(TEXT, "Bold")
    wide = max(PLATE, round(width(label, face)) + 12)
    plate = tiles.plate(wide, p.INK).copy()
    Writer(plate).centre((wide / 2, plate.height / 2), label, face, p.PAPER)
    return plate


def written(text: str, size: int) -> Image.Image:
    """A number as an image of its own, to stand between others."""
    face = font(size, "Bold")
    image = Image.new("RGBA", (round(width(text, face)) + 2, HIGH - 2 * EDGE))
    Writer(image).left((1, image.height / 2), text, face, p.INK)
    return image


def joined(images: tuple[Image.Image, ...], lit: bool) -> Image.Image:
    """Images side by side on paper; `lit`: with a golden edge."""
    wide = sum(image.width for image in images) + 3 * (len(images) - 1) + 2 * EDGE + 2
    edge, thick = (p.GOLD, 5.0) if lit else (p.INK, 2.0)
    token = sprite(wide, HIGH, lambda pen: pen.box((0, 0, wide, HIGH), p.PAPER, edge, thick, 9))
    x = EDGE + 1
    for image in images:
        paste(token, image, x, (HIGH - image.height) / 2)
        x += image.width + 3
    return token
