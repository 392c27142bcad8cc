"""The rules of ratings: what a game counts for, in ten lines; `docs/fairness.md` gives the reasons."""

from __future__ import annotations

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from engine.tables.model.habits import DAY
from engine.tables.scores.meetings import FULL, WINDOW

TOPIC = "ratings"
"""The name of this topic in `/rules`."""


def rules(t: Texts) -> Sheet:
    """The page, with the numbers of `engine.tables.scores.meetings`."""
    shares = {"full": FULL, "half": 2 * FULL, "quarter": 4 * FULL}
    return Sheet(t("ratings-title"), t("ratings-text", days=int(WINDOW / DAY), **shares))


def rules_button(t: Texts, row: int) -> Button:
    """The button that opens these rules."""
    return Button(Id("ratings", 0), t("ratings-title"), row=row)
