"""Height of a message on a phone that is 390 units wide: a model of Discord's layout, in CSS pixels.

Calibrated against the local channel in Chromium (46 offices): 0 to 6 % too high, never too low.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from math import ceil
from re import compile as regex

from PIL import Image

from bot.messages.controls import Button, Control, Menu
from bot.messages.sheets import Sheet
from bot.pictures.cut import split
from bot.pictures.sizes import SHOWN, WIDTH

HEAD, EMBED, LINE, TITLE, SMALL, FIELD = 44, 26, 21, 24, 18, 28
"""Heights of name and notice above a message, of an embed's frame, of a line of text, of a title, of small
print, and of a section's heading with its gap."""
TEXT, BOLD, PRINT, ROOM = 38, 34, 46, 302
"""Characters in a line of text, of a title, of small print; the width of all controls."""
LETTER, PADDING, BUTTON, MENU = 7.2, 32, 40, 46
"""Widths of a letter on a button and of what surrounds them; heights of a row of buttons and of a menu."""
CHIPS, CHIP, CHIP_LINE = ROOM - 70, 34, 20
"""Room of the chips that show what is picked in a menu; heights of each further row of them, and of each
further line of text in one."""
ROW = 5
"""Buttons in a row."""
MARKUP = regex(r"[*_~`]|\u2060")


def piece_heights(picture: bytes) -> list[int]:
    """Heights in pixels of the pieces in which Discord gets a picture."""
    return [Image.open(BytesIO(piece)).height for piece in split(picture)]


def height(sheet: Sheet, pieces: Sequence[int]) -> int:
    """Height of a message whose picture has pieces of these heights in pixels."""
    embeds = max(1, len(pieces)) + bool(sheet.below)
    texts = lines(sheet.title, BOLD) * TITLE + (lines(sheet.text, TEXT) + lines(sheet.below, TEXT)) * LINE
    sections = sum(FIELD + lines(text, TEXT) * (LINE - 1) for _, text in sheet.sections)
    shown = sum(piece * SHOWN / WIDTH + 6 for piece in pieces)
    footer = lines(sheet.footer, PRINT) * SMALL + 6 * bool(sheet.footer)
    return round(HEAD + embeds * EMBED + texts + sections + shown + footer + controls_height(sheet.controls))


def lines(text: str, width: int) -> int:
    """Lines of a text that is broken after so many characters."""
    return sum(max(1, ceil(len(MARKUP.sub("", line)) / width)) for line in text.split("\n")) if text else 0


def controls_height(controls: Sequence[Control]) -> int:
    """Height of all rows; the buttons of one row wrap like words."""
    menus = [menu for menu in controls if isinstance(menu, Menu)]
    chips = sum(map(chips_height, menus))
    return len(menus) * MENU + chips + BUTTON * sum(map(wrapped, button_rows(controls)))


def chips_height(menu: Menu) -> int:
    """What a menu grows by for what is picked in it; the chips of several wrap like words, and break inside
    where one is wider than the menu."""
    picked = [len(option.label) * LETTER + 30 for option in menu.options if option.picked]
    if len(picked) < 2:
        return 10 * len(picked)
    broken = sum(int(width / CHIPS) for width in picked)
    return CHIP * (wrapped(picked, CHIPS) - 1) + 10 + CHIP_LINE * broken


def button_rows(controls: Sequence[Control]) -> Iterator[list[float]]:
    """Widths of the buttons of each row."""
    free = [button for button in controls if isinstance(button, Button) and button.row is None]
    for start in range(0, len(free), ROW):
        yield [button_width(button) for button in free[start : start + ROW]]
    placed = [button for button in controls if isinstance(button, Button) and button.row is not None]
    for row in sorted({button.row or 0 for button in placed}):
        yield [button_width(button) for button in placed if button.row == row]


def button_width(button: Button) -> float:
    """Width of a button: a long label is broken inside."""
    return min(ROOM, len(button.label) * LETTER + PADDING)


def wrapped(widths: Sequence[float], room: float = ROOM) -> int:
    """Lines that hold boxes of these widths side by side."""
    count, left = 0, 0.0
    for width in widths:
        if width > left:
            count, left = count + 1, room
        left -= width
    return count
