"""Words per screen: what boards, offices, plans and rules of each game say, and the budget for it.

`python -m tests.laws.budget` writes the present numbers to `budget.json`. The budget is for the reader: it
shrinks with the texts, and grows only with a reason in the commit.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median_high

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button
from bot.messages.sheets import Picture, Sheet
from bot.texts import LOCALES, Texts
from bot.views.help import pages
from bot.views.office import orders
from bot.views.office.office import office
from bot.views.scene import Scene
from bot.views.table.board import board
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from tests.laws.games import ENDS, Setup
from tests.laws.test_surfaces import tables
from tests.laws.word_count import count

BUDGET = Path(__file__).with_name("budget.json")
PICTURE = Picture("table.png", b"", "alt")
"""What a picture shows is not counted."""
Words = dict[str, dict[str, int]]
"""Words by kind of screen, in each language."""


def setup_of(key: str) -> Setup:
    """The base game with the most seats."""
    return next(it for it in reversed(ENDS) if it.game.key == key and not it.expansions)


def measure(key: str) -> Words:
    """The usual number of words of a game's screens for players who are new to it, and of all pages of its
    rules together."""
    seen = [*tables(setup_of(key))]
    out: Words = {}
    for locale in LOCALES:
        t = Texts.of(locale)
        found: dict[str, list[int]] = {}
        for it in seen:
            names = tuple(f"P{seat}" for seat in range(len(it.chairs)))
            public = Scene(it, names, t, learns=True)
            own = [Scene(it, names, t, seat, learns=True) for seat in it.due_seats]
            for kind, sheet in screens(public, own):
                found.setdefault(kind, []).append(said(sheet))
        for kind, numbers in found.items():
            out.setdefault(kind, {})[locale] = median_high(numbers)
        out.setdefault("rules", {})[locale] = rules(key, t)
    return out


def screens(public: Scene, own: list[Scene]) -> Iterator[tuple[str, Sheet]]:
    """A board, and for all who are due their office and their plan."""
    presenter = PRESENTERS[public.table.key]
    yield "board", board(public, presenter, PICTURE)
    for it in own:
        yield "office", office(it, presenter, Draft(), "", PICTURE)
        try:
            yield "plan", orders.panel(it, presenter, Draft(), PICTURE)
        except Stale:
            continue


def rules(key: str, t: Texts) -> int:
    """The words of all pages of the rules."""
    presenter, own = PRESENTERS[key], t.within(key)
    numbers = pages.numbers(presenter, key, None)
    return sum(count(pages.text(presenter, it, own, numbers)) for it in presenter.reference.TOPICS)


def said(sheet: Sheet) -> int:
    """The words of a message: text, sections, small print, buttons and closed menus."""
    texts = [sheet.title, sheet.text, sheet.footer, *(part for it in sheet.sections for part in it)]
    for it in sheet.controls:
        if isinstance(it, Button):
            texts.append(it.label)
        else:
            texts.append(it.placeholder)
    return sum(map(count, texts))


if __name__ == "__main__":
    BUDGET.write_text(json.dumps({it: measure(it) for it in PRESENTERS}, indent=2) + "\n", encoding="utf-8")
