"""What the signs mean: each sign with its meaning beside it, in two columns that a phone can read."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from bot.games.speicherstadt.painters import pieces, strips
from bot.games.speicherstadt.painters.colours import DECKS, MOODS
from bot.games.speicherstadt.painters.signs_acting import sign_of
from bot.games.speicherstadt.painters.tiles import plate
from bot.games.speicherstadt.pictures.facts import LegendFacts, Meaning
from bot.pictures import marks, seats
from bot.pictures import palette as p
from bot.pictures.letters import Writer, font, wrapped
from bot.pictures.pen import put, sprite

WIDTH, ROW, EDGE, ICON = 640, 62, 10, 56
LINE, LETTERS = 25, 24


def draw(facts: LegendFacts) -> Image.Image:
    """All of them, down the first column and then down the second."""
    rows = -(-len(facts.signs) // 2)
    picture = Image.new("RGB", (WIDTH, rows * ROW + 2 * EDGE), p.NIGHT)
    for number, it in enumerate(facts.signs):
        left, top = EDGE + number // rows * (WIDTH // 2), EDGE + number % rows * ROW
        sign(picture, it, left, top)
        words(picture, it.word, left + ICON + 10, top + ROW / 2)
    return picture


def sign(picture: Image.Image, it: Meaning, left: int, top: int) -> None:
    """A sign in the middle of its place, those of cards on paper as on the cards."""
    image = icon(it)
    if it.sort == "card":
        put(picture, paper(), left, top + 3)
    put(picture, image, left + (ICON - image.width) / 2, top + (ROW - image.height) / 2)


def lines(text: str) -> tuple[str, ...]:
    """What a sign means, in as many lines as there is room for."""
    return wrapped(text, font(LETTERS, "SemiBold"), WIDTH // 2 - ICON - 2 * EDGE - 4, 2)


def words(picture: Image.Image, text: str, left: float, middle: float) -> None:
    """The same, beside the sign."""
    them, face = lines(text), font(LETTERS, "SemiBold")
    for number, line in enumerate(them):
        Writer(picture).left((left, middle + (number - (len(them) - 1) / 2) * LINE), line, face, p.PAPER)


def paper() -> Image.Image:
    """The ground of a card."""
    return sprite(ICON, ICON, lambda pen: pen.box((0, 0, ICON, ICON), p.PAPER, p.INK, 2, 9))


def icon(it: Meaning) -> Image.Image:
    """The sign as the other pictures show it."""
    if it.sort == "mark":
        return pieces.mark(it.name, 40)
    if it.sort == "card":
        return sign_of(it.name, it.name, 46)
    if it.sort == "deck":
        return badge(it.letter, MOODS[DECKS[it.name]].tab)
    if it.sort == "piece":
        return PIECES[it.name]()
    return pieces.crate(it.name, it.letter, it.sort == "crate")


def badge(text: str, colour: p.Colour) -> Image.Image:
    """A small plate with a letter or a number."""
    image = plate(32, colour).copy()
    Writer(image).centre((16, 15), text, font(LETTERS, "Bold"), p.WHITE)
    return image


def frame() -> Image.Image:
    """The golden frame of whoever is asked, or of what is sold."""
    return sprite(48, 40, lambda pen: pen.box((0, 0, 48, 40), p.DUSK, p.GOLD, 4, 9))


def lit() -> Image.Image:
    """A card that is being sold."""
    return sprite(44, 52, lambda pen: pen.box((0, 0, 44, 52), p.PAPER, p.GOLD, 5, 9))


PIECES: dict[str, Callable[[], Image.Image]] = {
    "coin": lambda: marks.coin(40),
    "workers": seats.small_pawn,
    "starter": strips.pennant,
    "due": frame,
    "worker": lambda: seats.pawn(0),
    "price": lambda: marks.coin(46, "3"),
    "later": lambda: marks.coin(34, "2", True),
    "column": lambda: badge("1", p.INK_SOFT),
    "lit": lit,
    "sold": lambda: marks.seal(True),
    "unsold": lambda: marks.seal(False),
    "grey": lambda: seats.pawn(0, True),
    "greys": lambda: seats.small_pawn(True),
    "upper": lambda: badge("a", p.INK_SOFT),
}
"""What stands on the board besides cards and goods."""
