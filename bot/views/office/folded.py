"""What is left of an open office when it can no longer be edited."""

from __future__ import annotations

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts


def folded(t: Texts, table: int, now: float) -> Sheet:
    """A line that cannot be out of date, and the way to the office as it is then."""
    again = Button(Id("home", table), t("office-again"))
    return Sheet("", t("office-folded", when=f"<t:{int(now)}:t>"), [again])
