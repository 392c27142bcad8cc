"""No number of the rules is a constant of a text: `ALLOWED` and `OTHERS` of each game name the exceptions."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES
from tests.laws.literals import beyond, literals


def texts() -> list[tuple[str, str, str, dict[str, str]]]:
    """Game, file, prefix and exceptions of each group of texts that tell rules."""
    found = []
    for key in PRESENTERS:
        it = import_module(f"tests.games.{key}.test_rules_numbers")
        found += [(key, *group) for group in (("rules.ftl", "rules-", it.ALLOWED), *it.OTHERS)]
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key, file, prefix, allowed", texts())
def test_no_number_of_the_rules_is_a_constant_of_a_text(
    key: str, file: str, prefix: str, allowed: dict[str, str], locale: str
) -> None:
    assert beyond(literals(key, locale, file, prefix), allowed) == {}
