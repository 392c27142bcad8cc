"""The cover of a game: its scenery and its name."""

from __future__ import annotations

from PIL import Image

from bot.pictures import palette as p
from bot.pictures.facts import CoverFacts
from bot.pictures.letters import Writer, fit, font, wrap
from bot.pictures.pen import paste
from bot.pictures.sizes import WIDTH

HIGH, STRIP, SIDE = 480, 210, 24
"""The height of the picture, of the strip of words below the scenery, and its margin."""
LINES = 3


def draw(facts: CoverFacts, front: Image.Image) -> Image.Image:
    """Paint the scenery, and below it the title of the game and a line about it."""
    picture = Image.new("RGB", (WIDTH, HIGH), p.NIGHT)
    paste(picture, front, 0, 0)
    picture.paste(p.NIGHT, (0, HIGH - STRIP, WIDTH, HIGH))
    write, title, text = Writer(picture), font(56, "Bold"), font(31, "SemiBold")
    write.left((SIDE, HIGH - STRIP + 48), fit(facts.title, title, WIDTH - 2 * SIDE), title, p.GOLD)
    for number, line in enumerate(wrap(facts.about, text, WIDTH - 2 * SIDE, LINES)):
        write.left((SIDE, HIGH - STRIP + 100 + 40 * number), line, text, p.PAPER)
    return picture
