"""The numbers of a hint, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import LOCALES, Texts
from bot.views.office.advice import next_choice
from engine.core.advice import Advice
from tests.bot.scenes import scenes


@pytest.mark.parametrize("locale", LOCALES)
def test_no_answer_is_said_to_be_no_points_behind(locale: str) -> None:
    scene = replace(next(scenes(2, "advice", "quick")), t=Texts.of(locale))
    action = scene.table.pending[0].default
    level, behind = (
        next_choice(scene, PRESENTERS[scene.table.key], Advice(action, 8, cost)) for cost in (0.04, 1.2)
    )
    assert "0" not in level and ("1.2" in behind or "1,2" in behind)
