"""Marks on pictures, of every game and language: what looks alike at a glance is distinguished."""

from __future__ import annotations

import re
from itertools import combinations, zip_longest

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES

MARKED = re.compile(r"^(good-[a-z]+) = .*\n    \.mark = (\S+)", re.MULTILINE)


@pytest.mark.parametrize("game", PRESENTERS)
@pytest.mark.parametrize("locale", LOCALES)
def test_marks_of_goods_differ_in_more_than_one_small_letter(game: str, locale: str) -> None:
    folder = PRESENTERS[game].texts
    files = [*folder.glob(f"{locale}.ftl"), *folder.glob(f"{locale}/*.ftl")]
    marks = [mark for file in files for _, mark in MARKED.findall(file.read_text("utf-8"))]
    alike = [(a, b) for a, b in combinations(marks, 2) if a[0] == b[0]]
    assert [(a, b) for a, b in alike if sum(x != y for x, y in zip_longest(a, b)) < 2] == []
