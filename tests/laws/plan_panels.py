"""Plan panels at some moments of random games, filled by many presses, with their heights and words.

`python -m tests.laws.plan_panels [language]` prints the highest and the usual of each game.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

from bot.games.registry import PRESENTERS
from bot.messages.controls import Menu
from bot.texts import Texts
from bot.views.office.orders import panel
from bot.views.scene import Scene
from engine.tables.model.drafts import Draft
from engine.tables.model.table import Table
from tests.laws.office_screens import PICTURE, SHOWN, Seen, piece_heights
from tests.laws.test_surfaces import tables

ROUNDS = 4
"""How often each menu of a panel is used, one after the other."""


def panels(table: Table, locale: str) -> Iterator[Seen]:
    """The panels of a seat while more and more is ordered, always as much as a menu takes."""
    names, luck = tuple(f"Player {seat}" for seat in range(len(table.chairs))), random.Random("panels")
    seat = luck.choice([*table.now.players])
    scene, presenter = Scene(table, names, Texts.of(locale), seat), PRESENTERS[table.key]
    draft = Draft()
    if not presenter.plan(scene.context, draft).is_open:
        return
    pieces = piece_heights(presenter.pictures.plan(scene.context))
    yield Seen("plan", panel(scene, presenter, draft, PICTURE), pieces)
    for number in range(ROUNDS * 4):
        form = presenter.plan(scene.context, draft)
        menus = [control for control in form.controls() if isinstance(control, Menu)]
        menu = menus[number % len(menus)]
        values = [option.value for option in menu.options]
        chosen = luck.sample(values, min(menu.most, len(values)))
        filled = form.apply(menu.id_.name, chosen)
        assert filled is not None, f"{menu.id_} does not take {chosen}"
        if isinstance(filled, Draft):
            draft = filled
        else:
            scene = replace(scene, table=scene.table.with_chair(seat, orders=filled))
        yield Seen("plan", panel(scene, presenter, draft, PICTURE), pieces)


def main(locale: str) -> None:
    """Print the numbers."""
    for setup in SHOWN:
        seen = [panel for table in tables(setup) for panel in panels(table, locale)]
        if seen:
            heights, words = [one.height for one in seen], [one.words for one in seen]
            numbers = f"{max(heights):5} px most, {median(heights):5.0f} usual, {max(words):4} words"
            print(f"{setup!s:42} {numbers} ({len(seen)})")


if __name__ == "__main__":
    main(*sys.argv[1:] or ["en"])
