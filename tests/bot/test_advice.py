"""The numbers of a hint, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LOCALES, Texts
from bot.views.office.advice import why
from engine.core.actions import Action
from engine.core.advice import Advice
from tests.bot.scenes import scenes


@pytest.mark.parametrize("key", ["hint-why", "hint-why-next"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_one_is_said_to_be_no_points_ahead_or_behind(locale: str, key: str) -> None:
    scene = replace(next(scenes(2, "advice", "quick")), t=Texts.of(locale))
    action = Action(seat=0, do="leave")
    level, ahead, behind = (why(scene, Advice(action, 40, 0.5, it), key) for it in (-0.04, 1.2, -1.2))

    assert not {"0.0", "0,0"} & {it.strip(",") for it in level.split()}
    assert len({level, ahead, behind}) == 3
