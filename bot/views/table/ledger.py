"""Statistics of a finished game as a message: private, and published once per table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Section, Sheet
from bot.texts import Texts
from bot.texts.formats import game_title
from engine.tables.model.table import Table

TEXT = 1
"""In the id of a button: statistics as text."""


def statistics(t: Texts, sections: Sequence[Section], picture: Picture | None) -> Sheet:
    """All statistics, as a picture and as text, without controls."""
    return Sheet(t("nerves-title"), "", (), sections, t("nerves-legend"), picture=picture)


def private(table: Table, t: Texts, sheet: Sheet, link: str) -> Sheet:
    """Statistics for one reader: the picture, or the same as text; with the button that shares them, or the
    `link` to where they were shared."""
    if not sheet.sections:
        return sheet
    controls = [Button(Id("sharenerves", table.id), t("nerves-share"), disabled=bool(link))]
    text = f"{sheet.text}\n{t('nerves-shared', link=link)}" if link else sheet.text
    if sheet.picture:
        controls.append(text_button(table, t))
        sheet = replace(sheet, sections=())
    return replace(sheet, text=text, controls=controls)


def text_button(table: Table, t: Texts) -> Button:
    """Opens the statistics as text."""
    return Button(Id("nerves", table.id, TEXT), t("board-read"))


def public(table: Table, t: Texts, sheet: Sheet, name: str) -> Sheet:
    """Shared statistics: the picture only, since the button below it opens the same as text."""
    text = t("nerves-shared-by", who=name, game=game_title(t, table.key))
    if sheet.picture:
        sheet = replace(sheet, sections=(), footer="")
    return replace(sheet, text=text, controls=(text_button(table, t),))
