"""An office fits a phone in every game: a question, one picture in one piece, answers that say what they do,
one menu for the rest. So does each screen of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Menu
from bot.presenter.blocks import by_emoji
from bot.presenter.plain import EFFECT
from bot.texts import LOCALES
from bot.texts.formats import MARKS
from bot.views.office.more import MORE
from bot.views.office.news import LINES
from engine.games import GAMES
from tests.laws.games import Setup
from tests.laws.heights import BOLD, lines
from tests.laws.lesson_screens import screens
from tests.laws.office_screens import SHOWN, Seen, hinted_offices, offices
from tests.laws.test_surfaces import tables

HIGHEST, HINTED, USUAL, WORDS, TITLE = 880, 980, 720, 90, 3
"""Units of the highest office, of the highest with a hint, and of the usual one; words at most; lines of a
title."""
LESSON_WORDS = 100
"""Words at most on a screen of a lesson, which also explains."""
REPEATED = 12
"""Characters of a label from which on it counts as said twice."""
OURS = ("🔁", "⚠️", "💡", "✉️", "📝")
"""Signs of the shared rows."""


def faults(key: str, seen: Seen) -> list[str]:
    """What to mend in an office."""
    sheet, signs = seen.sheet, [*MARKS, *by_emoji(PRESENTERS[key].pictures.signs)]
    menus = [control for control in sheet.controls if isinstance(control, Menu)]
    buttons = [control for control in sheet.controls if isinstance(control, Button)]
    labels = [button.label for button in buttons]
    long = [label for label in labels if len(label) > EFFECT]
    signed = [label for label in labels if not one_sign_in_front(label, (*signs, *OURS))]
    twice = [label for label in labels if len(label) > REPEATED and label in sheet.text]
    checks = {
        f"shorten an office {seen.height} units high": seen.height <= HIGHEST,
        f"shorten an office of {seen.words} words": seen.words <= WORDS,
        f"fit a picture of {len(seen.pieces)} pieces into one": len(seen.pieces) <= 1,
        f"leave signs out of the title {sheet.title!r}": not any(sign in sheet.title for sign in signs),
        f"shorten the title {sheet.title!r}": lines(sheet.title, BOLD) <= TITLE,
        "have one menu for the rest": sum(menu.id_.verb == MORE for menu in menus) <= 1,
        "let menus only lay out (`desk`), not play": all(menu.id_.verb != "go" for menu in menus),
        f"shorten labels to {EFFECT} characters: {long}": not long,
        f"leave one sign, in front: {signed}": not signed,
        f"say it on the button alone: {twice}": not twice,
        f"say the news in {LINES} lines": len(sheet.text.split("\n")) <= LINES + 3,
    }
    return [fault for fault, right in checks.items() if not right]


def one_sign_in_front(label: str, signs: Sequence[str]) -> bool:
    """Whether a label has no sign, or one at its beginning, where Discord can show ours."""
    number = sum(map(label.count, signs))
    return not number or (number == 1 and label.startswith(tuple(signs)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setup", SHOWN, ids=str)
def test_an_office_fits_a_phone(setup: Setup, locale: str) -> None:
    seen = [office for table in tables(setup) for office in offices(table, locale, learns=True)]
    found = {f"{office.ask}: {fault}" for office in seen for fault in faults(setup.game.key, office)}
    assert not found, sorted(found)
    assert median(office.height for office in seen) <= USUAL


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setup", SHOWN, ids=str)
def test_an_office_with_a_hint_fits_a_phone(setup: Setup, locale: str) -> None:
    seen = [office for table in tables(setup) for office in hinted_offices(table, locale)]
    high = {f"{office.ask}: shorten {office.height} units" for office in seen if office.height > HINTED}
    assert not high, sorted(high)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", [key for key in PRESENTERS if GAMES[key].lesson is not None])
def test_a_screen_of_a_lesson_fits_a_phone(key: str, locale: str) -> None:
    seen = [*screens(key, locale)]
    found = {f"{screen.ask}: shorten {screen.height} units" for screen in seen if screen.height > HIGHEST}
    found |= {f"{screen.ask}: shorten {screen.words} words" for screen in seen if screen.words > LESSON_WORDS}
    assert not found, sorted(found)
    assert median(screen.height for screen in seen) <= USUAL
