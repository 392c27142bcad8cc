"""The way to another channel for a season whose own was deleted."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.controls import OPTIONS, Button, Choices, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.views.seasons.headings import heading, hindrance
from engine.seasons.service.edition import Edition


def channel_gone(it: Edition, t: Texts) -> Sheet:
    """The message to the manager who opened a season."""
    choose = Button(Id("seasonmove", 0, it.id, "choose"), t("season-do-move"), Style.primary)
    return Sheet(heading(it, t), hindrance(it, t), [choose])


def channel_choice(it: Edition, rooms: Sequence[tuple[int, str]], t: Texts) -> Sheet:
    """A menu of the channels, number and name, in which its tables can stand; in a direct message Discord's
    own menu knows none."""
    named = [(str(channel), f"#{name}") for channel, name in rooms[:OPTIONS]]
    if not named:
        return Sheet(heading(it, t), t("season-move-none"))
    menu = Menu(Id("seasonmove", 0, it.id, "to"), t("season-do-move"), Choices(named))
    return Sheet(heading(it, t), t("season-move-which"), [menu])


def moved(it: Edition, t: Texts) -> Sheet:
    """It goes on there."""
    return Sheet(heading(it, t), t("season-moved", channel=f"<#{it.row.channel}>"))
