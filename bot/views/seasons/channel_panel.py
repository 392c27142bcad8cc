"""Another channel for a season whose own was deleted."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.controls import OPTIONS, Button, Choices, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Sheet
from bot.texts import Texts
from bot.views.seasons.headings import heading, hindrance
from engine.seasons.service.edition import Edition


def channel_gone(edition: Edition, t: Texts) -> Sheet:
    """The message to the manager who opened the season."""
    choose = Button(Id("seasonmove", 0, edition.id, "choose"), t("season-do-move"), Style.primary)
    return Sheet(heading(edition, t), hindrance(edition, t), [choose])


def channel_choice(edition: Edition, channels: Sequence[tuple[int, str]], t: Texts) -> Sheet:
    """A menu of channels (number and name) in which the season's tables can stand. Discord's own menu of
    channels does not work in direct messages."""
    options = [(str(channel), f"#{name}") for channel, name in channels[:OPTIONS]]
    if not options:
        return Sheet(heading(edition, t), t("season-move-none"))
    menu = Menu(Id("seasonmove", 0, edition.id, "to"), t("season-do-move"), Choices(options))
    return Sheet(heading(edition, t), t("season-move-which"), [menu])


def channel_moved(edition: Edition, t: Texts) -> Sheet:
    """Confirmation of the new channel."""
    return Sheet(heading(edition, t), t("season-moved", channel=f"<#{edition.row.channel}>"))
