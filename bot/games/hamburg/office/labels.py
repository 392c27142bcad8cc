"""Labels of buttons that name what they do with its price and effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.games.hamburg.words import KINDS
from bot.presenter.plain import EFFECT
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE


def fitting(*labels: str) -> str:
    """The first of these labels for which a phone has room; else the last one."""
    return next((label for label in labels if len(label) <= EFFECT), labels[-1])


def named(t: Texts, goods: Iterable[str], join: str = " + ") -> str:
    """Goods by their words, without signs; equal ones together, counted."""
    counted = Counter(goods)
    return join.join(
        t(f"good-{kind}") + (f"{HARD_SPACE}×{counted[kind]}" if counted[kind] > 1 else "")
        for kind in KINDS
        if counted[kind]
    )
