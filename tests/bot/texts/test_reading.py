"""The page with all texts of a language holds every one of them, each on its screen."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import FALLBACK, LOCALES
from tests.bot.texts.ftl import patterns
from tests.gallery.reading import SCREENS, page, said, screens, shots

in_every_language = pytest.mark.parametrize("locale", LOCALES)


@in_every_language
def test_every_text_stands_there_once(locale: str) -> None:
    there = Counter(it.key for _, path, _ in screens(locale) for it in said(path))
    house = patterns(locale, "").keys()
    own = (patterns(locale, game).keys() - house for game in PRESENTERS)
    assert there == Counter([*house, *chain(*own)])


@in_every_language
def test_the_page_shows_text_model_and_picture(locale: str) -> None:
    first = next(iter(shots("guide", locale)))
    text = page(locale, [first])
    assert f'<img src="{first}"' in text and "lobby-start" in text
    assert text.count("<h2>") == len([*screens(locale)])
    assert (text.count("<td") == 2 * text.count("<tr>")) is (locale == FALLBACK)


def test_every_picture_belongs_to_a_screen_that_there_is() -> None:
    assert SCREENS.keys() <= {name for name, _, _ in screens(FALLBACK)}
