"""No screen grows wordier: the usual board, office, plan and rules of a game keep to their budget."""

from __future__ import annotations

import json

import pytest

from bot.games.registry import PRESENTERS
from tests.laws.budget import BUDGET, measure

SLACK = 1.05
"""A reworded line is no reason to fail."""


@pytest.mark.parametrize("key", PRESENTERS)
def test_screens_keep_to_their_budget_of_words(key: str) -> None:
    budget, found = json.loads(BUDGET.read_text(encoding="utf-8"))[key], measure(key)
    over = [
        f"{kind} ({locale}): {words} words, {budget[kind][locale]} are budgeted"
        for kind, languages in found.items()
        for locale, words in languages.items()
        if words > budget[kind][locale] * SLACK
    ]
    assert not over, (
        f"{key} says more than it did. Can a picture, a button or fewer words say it? If not, "
        f"write the reason into the commit and run `python -m tests.laws.budget`. {'; '.join(over)}"
    )
