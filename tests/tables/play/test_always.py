"""How often a standing order is offered."""

from __future__ import annotations

import pytest

from engine.tables.play.always import is_power_of_two


@pytest.mark.parametrize(
    ("answers", "offered"), [(1, False), (2, True), (3, False), (4, True), (6, False), (8, True)]
)
def test_an_offer_that_was_not_taken_comes_back_ever_more_seldom(answers: int, offered: bool) -> None:
    assert is_power_of_two(answers) is offered
