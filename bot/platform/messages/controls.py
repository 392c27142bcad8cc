"""Buttons, menus and modals of discord.py, made of plain ones. None of them stays in memory."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Protocol, Self

import discord
from discord.ui import DynamicItem

from bot.messages.controls import NAME, Button, ChannelMenu, Control, Menu, Modal, Window, fitting, shorten
from bot.messages.dressing import Own, split_emoji
from bot.messages.ids import CONTROL, Id


class PressHandler(Protocol):
    """Where all presses go."""

    async def enter(
        self, interaction: discord.Interaction[Any], id: Id, values: tuple[str, ...] = ()
    ) -> None:
        """Handle a press of the control with this id; `values`: the chosen menu values."""


class PressedControl(DynamicItem[discord.ui.Item[Any]], template=CONTROL):
    """A pressed button or a used menu, found again by its id alone."""

    def __init__(self, item: discord.ui.Item[Any], id: Id) -> None:
        self.id_ = id
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """From the match of the template."""
        return cls(item, Id.of(match.groupdict()))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Through the one router, with what was chosen in a menu."""
        data: Any = interaction.data or {}
        await router_of(interaction).enter(interaction, self.id_, tuple(map(str, data.get("values", ()))))


def router_of(interaction: discord.Interaction[Any]) -> PressHandler:
    """The router of the bot that was pressed."""
    router: PressHandler = interaction.client.router
    return router


def panel(controls: Iterable[Control], own: Own) -> discord.ui.View:
    """A fresh view of these controls. `own`: emojis of ours that take the place of those with which labels
    begin.

    Stopped before it is sent: discord.py would keep a private one for fifteen minutes, with a task.
    """
    view = discord.ui.View(timeout=None)
    for it in controls:
        view.add_item(item(it, own))
    view.stop()
    return view


def item(it: Control, own: Own) -> discord.ui.Item[Any]:
    """A control as discord.py has it."""
    match it:
        case Button():
            return button(it, own)
        case Menu():
            return menu(it, own)
        case ChannelMenu():
            return channel_menu(it)


def button(it: Button, own: Own) -> discord.ui.Button[Any]:
    """The button, with an emoji of ours where its label begins with one that has one."""
    emoji, label = split_emoji(it.label, own) if own else (None, it.label)
    return discord.ui.Button(
        style=discord.ButtonStyle(it.style),
        label=label,
        disabled=it.disabled,
        custom_id=f"b{it.id_}",
        emoji=emoji,
        row=it.row,
    )


def menu(it: Menu, own: Own) -> discord.ui.Select[Any]:
    """The menu, with emojis of ours before its options."""
    options = []
    for option in it.options:
        emoji, label = split_emoji(option.label, own) if own else (None, option.label)
        options.append(
            discord.SelectOption(
                label=label,
                value=option.value,
                description=option.note,
                emoji=emoji,
                default=option.picked,
            )
        )
    return discord.ui.Select(
        custom_id=f"s{it.id_}",
        placeholder=it.placeholder,
        min_values=it.least,
        max_values=it.most,
        options=options,
        row=it.row,
    )


def channel_menu(it: ChannelMenu) -> discord.ui.ChannelSelect[Any]:
    """The menu, from which all choices can be removed."""
    return discord.ui.ChannelSelect(
        custom_id=f"s{it.id_}",
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        placeholder=it.placeholder,
        min_values=0,
        max_values=it.most,
        row=it.row,
        default_values=[
            discord.SelectDefaultValue.from_channel(discord.Object(id)) for id in it.picked[: it.most]
        ],
    )


TITLE = 45
"""Discord's limit on the title of a modal and on the label of a field, in characters."""


def modal(it: Window | Modal) -> discord.ui.Modal:
    """A modal. Its submission finds the way by its id.

    Stopped before it is shown: discord.py would keep it in memory.
    """
    shown = form(it) if isinstance(it, Modal) else window(it)
    shown.stop()
    return shown


def form(it: Modal) -> discord.ui.Modal:
    """A modal with a text and choices."""
    shown = discord.ui.Modal(title=shorten(it.title, TITLE), custom_id=f"m{it.id_}", timeout=None)
    shown.add_item(discord.ui.TextDisplay(it.text))
    for field in it.fields:
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=field.name,
            options=[
                discord.SelectOption(label=fitting(label, NAME), value=value, default=value == field.value)
                for value, label in field.choices
            ],
        )
        shown.add_item(discord.ui.Label(text=shorten(field.label, TITLE), component=menu))
    return shown


def window(it: Window) -> discord.ui.Modal:
    """A modal with a field that may stay empty."""
    form = discord.ui.Modal(title=it.title, custom_id=f"m{it.id_}", timeout=None)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        style=discord.TextStyle.paragraph,
        max_length=it.most,
        required=False,
        default=it.text or None,
        custom_id="text",
    )
    form.add_item(discord.ui.Label(text=it.label, component=field))
    return form
