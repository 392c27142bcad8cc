"""Buttons to the page before and after."""

from __future__ import annotations

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.texts import Texts


def back_button(t: Texts, target: Id, *, off: bool = False, row: int | None = None) -> Button:
    """Button to the page before, with a word: screen readers read arrows differently."""
    return Button(target, f"◀ {t('page-back')}", disabled=off, row=row)


def next_button(t: Texts, target: Id, *, off: bool = False, row: int | None = None) -> Button:
    """Button to the next page."""
    return Button(target, f"{t('page-next')} ▶", disabled=off, row=row)
