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
"""In an id: as text, without a picture."""


def nerves(t: Texts, sections: Sequence[Section], picture: Picture | None) -> Sheet:
    """The whole ledger, as a picture and as text; without controls."""
    return Sheet(t("nerves-title"), "", (), sections, t("nerves-legend"), picture=picture)


def private(table: Table, t: Texts, sheet: Sheet, link: str) -> Sheet:
    """Private statistics: the picture, or the same as text; with the button that shares them, or the link to
    where they were shared."""
    if not sheet.sections:
        return sheet
    controls = [Button(Id("sharenerves", table.id), t("nerves-share"), disabled=bool(link))]
    text = f"{sheet.text}\n{t('nerves-shared', link=link)}" if link else sheet.text
    if sheet.picture:
        controls.append(as_text(table, t))
        sheet = replace(sheet, sections=())
    return replace(sheet, text=text, controls=controls)


def as_text(table: Table, t: Texts) -> Button:
    """Opens the statistics without their picture."""
    return Button(Id("nerves", table.id, TEXT), t("board-read"))


def public(table: Table, t: Texts, sheet: Sheet, who: str) -> Sheet:
    """Shared statistics: the picture only, for the button below it opens the same as text."""
    text = t("nerves-shared-by", who=who, game=game_title(t, table.key))
    if sheet.picture:
        sheet = replace(sheet, sections=(), footer="")
    return replace(sheet, text=text, controls=(as_text(table, t),))
