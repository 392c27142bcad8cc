"""How large letters are where people read them: on a phone. Every image notes what was written on it and in
which size, so that a law can measure the pictures of every game.

A picture so wide is shown pixel by pixel by a phone with three to a unit; its letters are at least so high:

>>> WIDTH / SHOWN, smallest(WIDTH) == TEXT, smallest(WIDTH, LEAST_NAME) == NAME
(3.0, True, True)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import ceil
from typing import NamedTuple

from PIL import Image

SHOWN, SHOWN_HIGH = 270, 280
"""Units across which Discord shows a picture in an embed on a phone that is 390 wide, and how high."""
DESKTOP, DESKTOP_HIGH = 400, 300
"""The same on a desktop: it fits each picture into so much, so that a high one becomes narrower."""
LEAST, LEAST_NAME = 9, 11
"""Units of the smallest letters and numbers there, and of names (type sizes, as a page counts them)."""
WIDTH = 3 * SHOWN
"""Pixels across a picture."""
TEXT, NAME = 27, 33
"""Type sizes of the smallest letters and of names on a picture of that width, in pixels."""
KEY = "written"


class TextSize(NamedTuple):
    """A text on a picture, and its type size in pixels."""

    text: str
    size: float


class Measurement(NamedTuple):
    """A finished picture: how wide it is, how high its pieces are, and what stands on it."""

    wide: int
    pieces: tuple[int, ...]
    written: frozenset[TextSize]

    def phone_units(self, size: float) -> float:
        """A length on the picture in units on a phone, on its highest piece."""
        return size * min(SHOWN / self.wide, SHOWN_HIGH / max(self.pieces))

    @property
    def widths(self) -> tuple[int, ...]:
        """Units across which a desktop shows the pieces."""
        scales = (min(DESKTOP / self.wide, DESKTOP_HIGH / high) for high in self.pieces)
        return tuple(round(self.wide * scale) for scale in scales)


def smallest(wide: int, units: float = LEAST) -> int:
    """Type size in pixels for a picture of this width that is `units` large as phones show it."""
    return ceil(wide * units / SHOWN)


def note(image: Image.Image, text: str, size: float) -> None:
    """Something was written on this image."""
    image.info[KEY] = texts_on(image) | {TextSize(text, size)}


def carry(onto: Image.Image, image: Image.Image) -> None:
    """An image was laid onto another, with all that stands on it."""
    if more := texts_on(image):
        onto.info[KEY] = texts_on(onto) | more


def texts_on(image: Image.Image) -> frozenset[TextSize]:
    """Sizes of the texts on an image. A copy keeps them; an image that is scaled must not have texts yet."""
    texts: frozenset[TextSize] = image.info.get(KEY, frozenset())
    return texts


_watched: ContextVar[list[Measurement] | None] = ContextVar("watched", default=None)


@contextmanager
def record_sizes() -> Iterator[list[Measurement]]:
    """The pictures that are finished from here on, in their order."""
    seen: list[Measurement] = []
    token = _watched.set(seen)
    try:
        yield seen
    finally:
        _watched.reset(token)


def finish(picture: Image.Image, pieces: tuple[int, ...]) -> None:
    """A picture is ready to be packed in pieces of these heights."""
    if (seen := _watched.get()) is not None:
        seen.append(Measurement(picture.width, pieces, texts_on(picture)))
