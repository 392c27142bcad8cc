"""Offices at some moments of random games, with their heights and words.

`python -m tests.laws.office_screens [language]` prints, for each question of each game, the highest and the
usual height, and the most words.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple
from unittest.mock import patch

from PIL import Image

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Menu
from bot.messages.sheets import Picture, Sheet
from bot.pictures.cut import cuts, seam
from bot.pictures.drawing import Drawing
from bot.presenter.blocks import Screen
from bot.render import picture
from bot.render.bands import GAP, Band
from bot.texts import Texts
from bot.views.office.advice import hint_note
from bot.views.office.forms import can_hold, draft_for
from bot.views.office.office import advised_number, has_button, office
from bot.views.scene import Scene
from engine.core.advice import Advice
from engine.tables.model.drafts import Draft
from engine.tables.model.table import Table
from tests.laws.games import ENDS
from tests.laws.heights import height
from tests.laws.test_surfaces import tables
from tests.laws.word_count import count

SHOWN = [setup for setup in ENDS if setup.game.key in PRESENTERS]
PICTURE = Picture("table.png", b"", "alt")


class Seen(NamedTuple):
    """An office, or the panel of plans. `pieces`: heights of the pieces of its picture, in pixels."""

    ask: str
    sheet: Sheet
    pieces: list[int]

    @property
    def height(self) -> int:
        return height(self.sheet, self.pieces)

    @property
    def words(self) -> int:
        return words_of(self.sheet)


def words_of(sheet: Sheet) -> int:
    """All words that are visible without a press, also what is picked in menus."""
    texts = [sheet.title, sheet.text, sheet.footer, sheet.below]
    texts += [part for section in sheet.sections for part in section]
    for control in sheet.controls:
        if isinstance(control, Button):
            texts.append(control.label)
        elif isinstance(control, Menu):
            picked = [option.label for option in control.options if option.picked]
            texts += picked or [control.placeholder]
    return sum(map(count, texts))


def offices(table: Table, locale: str, *, learns: bool = False) -> Iterator[Seen]:
    """The offices of all who are due."""
    names = tuple(f"Player {seat}" for seat in range(len(table.chairs)))
    for seat in table.due_seats:
        scene = Scene(table, names, Texts.of(locale), seat, learns=learns)
        presenter = PRESENTERS[table.key]
        pieces = piece_heights(presenter.pictures.office(scene.context, Draft()))
        ask = next(decision.ask for decision in scene.mine if decision.blocking)
        yield Seen(ask, office(scene, presenter, Draft(), "", PICTURE), pieces)


def hinted_offices(table: Table, locale: str) -> Iterator[Seen]:
    """The offices of all who may ask for a hint, with the hint and its answer laid out."""
    names = tuple(f"Player {seat}" for seat in range(len(table.chairs)))
    for seat in table.due_seats:
        scene, presenter = Scene(table, names, Texts.of(locale), seat), PRESENTERS[table.key]
        if (number := advised_number(scene, presenter)) is None:
            continue
        decision = scene.mine[number]
        options = [decision.default, *(option for option in decision.options if option != decision.default)]
        note = hint_note(scene, presenter, [Advice(option, 8) for option in options[:2]])
        draft = Draft()
        holds = can_hold(scene, presenter, options[0])
        if holds and not has_button(scene, presenter, options[0]):
            draft = draft_for(scene, presenter, options[0], draft)
        pieces = piece_heights(presenter.pictures.office(scene.context, draft))
        yield Seen(decision.ask, office(scene, presenter, draft, note, PICTURE), pieces)


def piece_heights(drawing: Drawing) -> list[int]:
    """Heights in pixels of the pieces of an office's picture, from the heights of its bands: painting them
    takes much longer."""
    table = drawing.facts
    assert isinstance(table, Screen)
    found: list[int] = []

    def outline(image: Image.Image, stacked: list[Band], top: float) -> None:
        for band in stacked:
            if not band.joined:
                seam(image, top - GAP / 2)
            top += band.high
        found[:] = [bottom - top for top, bottom in cuts(image)]
        raise Outlined

    with patch.object(picture, "head"), patch.object(picture, "stack", outline):
        try:
            drawing.painter(table)
        except Outlined:
            return found
    raise AssertionError("an office is painted by `bot.render.picture.office`")


class Outlined(Exception):
    """Ends the painting of a picture whose heights are known."""


def main(locale: str) -> None:
    """Print the numbers."""
    for setup in SHOWN:
        by_ask: dict[str, list[Seen]] = {}
        for table in tables(setup):
            for seen in offices(table, locale):
                by_ask.setdefault(seen.ask, []).append(seen)
        for ask, found in sorted(by_ask.items()):
            heights, words = [seen.height for seen in found], [seen.words for seen in found]
            numbers = f"{max(heights):5} px most, {median(heights):5.0f} usual, {max(words):4} words"
            print(f"{setup!s:42} {ask:14} {numbers} ({len(found)})")


if __name__ == "__main__":
    main(*sys.argv[1:] or ["en"])
