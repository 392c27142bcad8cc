"""A pen with smooth edges: sprites are drawn four times as large and scaled down once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, pi, sin

from PIL import Image, ImageDraw

from bot.pictures import sizes
from bot.pictures.palette import Colour

TIMES = 4
Point = tuple[float, float]
Box = tuple[float, float, float, float]
Paint = Colour | None


class Pen:
    """Shapes in the units of the finished sprite, on a transparent ground."""

    def __init__(self, width: int, height: int, ground: Paint = None) -> None:
        colour = (*ground, 255) if ground else (0, 0, 0, 0)
        self.image = Image.new("RGBA", (width * TIMES, height * TIMES), colour)
        self.draw = ImageDraw.Draw(self.image)

    def sprite(self, wide: int = 0, high: int = 0) -> Image.Image:
        """Draw in this size with antialiasing; colours are weighted by opacity, so that edges show no dark
        seam."""
        weighed = self.image.convert("RGBa")
        small = weighed.resize((wide, high), Image.Resampling.LANCZOS) if wide else weighed.reduce(TIMES)
        return small.convert("RGBA")

    def polygon(self, points: Iterable[Point], fill: Paint, edge: Paint = None, width: float = 2) -> None:
        """A closed shape with round joints."""
        spots = [(x * TIMES, y * TIMES) for x, y in points]
        if fill:
            self.draw.polygon(spots, fill)
        if edge:
            self.draw.line([*spots, spots[0], spots[1]], edge, round(width * TIMES), joint="curve")

    def line(self, points: Iterable[Point], fill: Colour, width: float = 2) -> None:
        """An open line with round ends."""
        spots = [(x * TIMES, y * TIMES) for x, y in points]
        self.draw.line(spots, fill, round(width * TIMES), joint="curve")
        radius = width * TIMES / 2 - 0.5
        for x, y in (spots[0], spots[-1]):
            self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill)

    def disc(
        self, x: float, y: float, radius: float, fill: Paint, edge: Paint = None, width: float = 2
    ) -> None:
        """A circle by its middle."""
        box = scale((x - radius, y - radius, x + radius, y + radius))
        self.draw.ellipse(box, fill, edge, round(width * TIMES))

    def box(self, box: Box, fill: Paint, edge: Paint = None, width: float = 2, radius: float = 0) -> None:
        """A rectangle, perhaps with round corners."""
        self.draw.rounded_rectangle(scale(box), radius * TIMES, fill, edge, round(width * TIMES))

    def arc(self, box: Box, start: float, end: float, fill: Colour, width: float = 2) -> None:
        """A part of an ellipse, in degrees clockwise from three o'clock."""
        self.draw.arc(scale(box), start, end, fill, round(width * TIMES))

    def slice(self, box: Box, start: float, end: float, fill: Colour) -> None:
        """A filled part of an ellipse, closed by a straight line."""
        self.draw.chord(scale(box), start, end, fill)


def scale(box: Box) -> Box:
    """A box as it is drawn; its right and lower edges lie inside."""
    left, top, right, bottom = (edge * TIMES for edge in box)
    return left, top, max(left, right - 1), max(top, bottom - 1)


def sprite(width: int, height: int, draw: Callable[[Pen], None], ground: Paint = None) -> Image.Image:
    """A sprite that a function draws."""
    pen = Pen(width, height, ground)
    draw(pen)
    return pen.sprite()


def star(x: float, y: float, radius: float, inner: float = 0.5, tips: int = 5) -> list[Point]:
    """The corners of a star."""
    turns = ((i * pi / tips, radius if i % 2 == 0 else radius * inner) for i in range(tips * 2))
    return [(x + r * sin(angle), y - r * cos(angle)) for angle, r in turns]


def paste(picture: Image.Image, image: Image.Image, x: float, y: float) -> None:
    """Paste a sprite onto a picture, and carry over the sizes of its texts."""
    picture.paste(image, (round(x), round(y)), image if image.mode == "RGBA" else None)
    sizes.carry(picture, image)
