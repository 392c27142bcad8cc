"""The quick player of this game."""

from __future__ import annotations

from engine.agents import quick as core
from engine.games.hamburg.agents import answers
from engine.games.hamburg.agents.values import TASTES, Values


class Quick(core.Quick[Values]):
    """Evaluates groups and piles one by one, without sampling."""

    known = TASTES
    answers = {  # noqa: RUF012
        "harbour": answers.harbour,
        "choosing": answers.choosing,
        "office": answers.office,
        "raising": answers.raising,
        "pricing": answers.pricing,
        "cards": answers.cards,
        "closing": answers.closing,
    }
