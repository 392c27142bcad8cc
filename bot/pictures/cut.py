"""Cut tall pictures into pieces, at seams marked by the painters.

Discord limits a picture in an embed to a height of some 280 units and scales a taller one down. So each piece
has an embed of its own, low enough to fill the width of an embed on a desktop.

A picture stays one file of bytes: its pieces are PNGs, one after the other.

>>> from bot.pictures.sizes import WIDTH
>>> picture = Image.new("RGB", (WIDTH, 1000))
>>> for y in (300, 480, 900):
...     seam(picture, y)
>>> cuts(picture)
[(0, 480), (480, 1000)]
"""

from __future__ import annotations

from PIL import Image

from bot.pictures.sizes import DESKTOP, SHOWN, SHOWN_HIGH

PNG = b"\x89PNG\r\n\x1a\n"
"""Signature of a PNG file."""
KEY = "seams"
STEP = 10
"""Granularity in pixels to which pieces are made equal in height."""


def seam(picture: Image.Image, y: float) -> None:
    """Mark a height at which a picture may be cut."""
    picture.info[KEY] = frozenset({round(y), *seams(picture)})


def seams(picture: Image.Image) -> frozenset[int]:
    """Where a picture may be cut."""
    marks: frozenset[int] = picture.info.get(KEY, frozenset())
    return marks


def cuts(picture: Image.Image) -> list[tuple[int, int]]:
    """The upper and lower edges of the pieces: one where a phone shows it whole, else as few as can be, and
    not one much higher than the others."""
    if picture.height <= picture.width * SHOWN_HIGH // SHOWN:
        return [(0, picture.height)]
    most = picture.width * SHOWN_HIGH // DESKTOP
    marks = sorted(y for y in seams(picture) if 0 < y < picture.height)
    fewest = len(pieces_of(marks, picture.height, most))
    for limit in range(picture.height // fewest, most, STEP):
        if len(pieces := pieces_of(marks, picture.height, limit)) <= fewest and highest(pieces) <= most:
            return pieces
    return pieces_of(marks, picture.height, most)


def pieces_of(marks: list[int], high: int, most: int) -> list[tuple[int, int]]:
    """Pieces no higher than this, unless there is no seam in reach."""
    pieces, top, ends = [], 0, [*marks, high]
    for mark, after in zip(ends, [*ends[1:], high + most + 1], strict=True):
        if after - top > most and mark > top:
            pieces.append((top, mark))
            top = mark
    return pieces


def highest(pieces: list[tuple[int, int]]) -> int:
    """How high the highest piece is."""
    return max(bottom - top for top, bottom in pieces)


def split(data: bytes) -> list[bytes]:
    """The pieces of a picture."""
    return [PNG + chunk for chunk in data.split(PNG)[1:]] or [data]
