"""A picture, drawn and looked at from outside, for the laws and for the tests of a game's own pictures."""

from __future__ import annotations

import pickle
from io import BytesIO

from PIL import Image

from bot.pictures.cut import split
from bot.pictures.drawing import Drawing
from bot.pictures.palette import SIZE
from bot.pictures.sizes import SHOWN, SHOWN_HIGH, WIDTH, Measurement, record_sizes

PIECES = 4
"""A picture is cut in no more pieces than this."""
BYTES = {"Screen": (2_000, 101_000), "TileFacts": (3_000, 40_000), "EndFacts": (3_000, 80_000)}
"""Of the kinds of pictures with bounds of their own: more bytes than the first, at most the second."""
ANY_BYTES = (2_000, 120_000)
LOW = {"Screen": 120, "TileFacts": 300, "EndFacts": 300}
"""Pixels of the lowest picture of a kind."""
ANY_LOW = 200
LOWEST_BOARD = 300
"""Offices may be lower."""
HIGH = round(3.5 * WIDTH)


def measured(drawing: Drawing) -> tuple[bytes, Measurement]:
    """Draw a picture as a worker process does, from a copy of its facts, and measure it."""
    facts = pickle.loads(pickle.dumps(drawing.facts))
    assert facts == drawing.facts and hash(facts) == hash(drawing.facts), (
        f"{drawing.kind} changes on its way to a worker: give its facts only fields of plain, frozen values"
    )
    with record_sizes() as seen:
        data = drawing.painter(facts)
    (picture,) = seen
    return data, picture


def drawn(drawing: Drawing) -> Measurement:
    """A picture, measured."""
    return measured(drawing)[1]


def checked(drawing: Drawing, pieces: int = PIECES) -> Measurement:
    """A picture, measured, whose outside is as Discord and its readers need it."""
    data, picture = measured(drawing)
    kind = drawing.kind
    images = [Image.open(BytesIO(piece)) for piece in split(data)]
    assert tuple(image.height for image in images) == picture.pieces, f"{kind}: pack it with `finish`"
    assert len(images) <= pieces, f"{kind} in {len(images)} pieces: show less, or mark seams (`cut.seam`)"
    for image in images:
        assert image.format == "PNG", f"{kind} is {image.format}: pack it as PNG"
        assert image.height <= image.width * SHOWN_HIGH // SHOWN, (
            f"{kind}: a phone shrinks a piece {image.height} high: mark a seam (`cut.seam`) within it"
        )
        assert image.width == picture.wide, f"{kind}: cut it across, not along"
    colours = {colour for image in images for _, colour in image.convert("RGB").getcolors(256) or ()}
    assert 0 < len(colours) <= SIZE, f"{kind} of {len(colours)} colours: pack all pieces in one palette"
    least, most = BYTES.get(kind, ANY_BYTES)
    assert least < len(data) <= most, f"{kind} of {len(data)} bytes: look whether it is empty or too full"
    high, low = sum(picture.pieces), LOW.get(kind, ANY_LOW)
    assert low <= high <= HIGH, f"{kind} is {high} high, not {low} to {HIGH}: look what is missing"
    assert picture.wide == WIDTH or kind == "LegendFacts", f"{kind} is {picture.wide} wide, not {WIDTH}"
    return picture
