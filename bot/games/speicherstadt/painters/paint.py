"""From facts to the bytes of a PNG."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.games.speicherstadt.painters import board, card, end, office
from bot.games.speicherstadt.painters import ledger as nerves
from bot.games.speicherstadt.pictures.facts import (
    BoardFacts,
    CardFacts,
    EndFacts,
    Facts,
    NervesFacts,
    OfficeFacts,
    Season,
)
from bot.pictures.palette import inks


def draw(facts: Facts) -> bytes:
    """The picture of these facts."""
    return packed(painted(facts), getattr(facts, "season", "summer"))


def painted(facts: Facts) -> Image.Image:
    """The picture before it is packed."""
    match facts:
        case BoardFacts():
            return board.draw(facts)
        case OfficeFacts():
            return office.draw(facts)
        case CardFacts():
            return card.draw(facts)
        case EndFacts():
            return end.draw(facts)
        case NervesFacts():
            return nerves.draw(facts)


def packed(picture: Image.Image, season: Season) -> bytes:
    """A PNG of the season's colours."""
    out = BytesIO()
    picture.convert("RGB").quantize(palette=inks(season), dither=Image.Dither.NONE).save(
        out, "PNG", compress_level=7
    )
    return out.getvalue()
