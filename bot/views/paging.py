"""Buttons that turn pages, of everything that has pages."""

from __future__ import annotations

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.texts import Texts


def back_button(t: Texts, to: Id, *, off: bool = False, row: int | None = None) -> Button:
    """To the page before; in words, for screen readers do not say arrows alike."""
    return Button(to, f"◀ {t('page-back')}", disabled=off, row=row)


def next_button(t: Texts, to: Id, *, off: bool = False, row: int | None = None) -> Button:
    """To the next page."""
    return Button(to, f"{t('page-next')} ▶", disabled=off, row=row)
