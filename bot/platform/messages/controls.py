"""Buttons, menus and modals of discord.py, made of plain ones. None of them stays in memory."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Protocol, Self

import discord
from discord.ui import DynamicItem

from bot.messages.controls import (
    NAME,
    Button,
    ChannelMenu,
    Control,
    Menu,
    Modal,
    PeopleMenu,
    Window,
    fitting,
    shorten,
)
from bot.messages.emoji_markup import EmojiMarkup, split_emoji
from bot.messages.ids import CONTROL, Id


class PressHandler(Protocol):
    """Receives all presses."""

    async def handle(
        self, interaction: discord.Interaction[Any], id: Id, values: tuple[str, ...] = ()
    ) -> None:
        """Handle a press of the control with this id; `values`: the chosen menu values."""


class PressedControl(DynamicItem[discord.ui.Item[Any]], template=CONTROL):
    """A pressed button or a used menu, restored from its id alone."""

    def __init__(self, item: discord.ui.Item[Any], id: Id) -> None:
        self.id_ = id
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, Id.of(match.groupdict()))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the router, with the chosen values of a menu."""
        data: Any = interaction.data or {}
        await router_of(interaction).handle(interaction, self.id_, tuple(map(str, data.get("values", ()))))


def router_of(interaction: discord.Interaction[Any]) -> PressHandler:
    """The router of the bot that was pressed."""
    router: PressHandler = interaction.client.router
    return router


def panel(controls: Iterable[Control], markup: EmojiMarkup) -> discord.ui.View:
    """A new view of these controls. `markup`: the application's emojis, for those with which labels begin.

    Stopped before it is sent: discord.py would keep a private one for fifteen minutes, with a task.
    """
    view = discord.ui.View(timeout=None)
    for control in controls:
        view.add_item(discord_item(control, markup))
    view.stop()
    return view


def discord_item(control: Control, markup: EmojiMarkup) -> discord.ui.Item[Any]:
    """The control as an object of discord.py."""
    match control:
        case Button():
            return discord_button(control, markup)
        case Menu():
            return discord_menu(control, markup)
        case PeopleMenu():
            return discord_people_menu(control)
        case ChannelMenu():
            return discord_channel_menu(control)


def discord_button(button: Button, markup: EmojiMarkup) -> discord.ui.Button[Any]:
    """The button; an emoji at the beginning of its label is replaced by the application's."""
    emoji, label = split_emoji(button.label, markup) if markup else (None, button.label)
    return discord.ui.Button(
        style=discord.ButtonStyle(button.style),
        label=label,
        disabled=button.disabled,
        custom_id=f"b{button.id_}",
        emoji=emoji,
        row=button.row,
    )


def discord_menu(menu: Menu, markup: EmojiMarkup) -> discord.ui.Select[Any]:
    """The menu; emojis at the beginning of its options are replaced by the application's."""
    options = []
    for option in menu.options:
        emoji, label = split_emoji(option.label, markup) if markup else (None, option.label)
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
        custom_id=f"s{menu.id_}",
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        options=options,
        row=menu.row,
    )


def discord_channel_menu(menu: ChannelMenu) -> discord.ui.ChannelSelect[Any]:
    """The menu, from which all choices can be removed."""
    return discord.ui.ChannelSelect(
        custom_id=f"s{menu.id_}",
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        placeholder=menu.placeholder,
        min_values=0,
        max_values=menu.most,
        row=menu.row,
        default_values=[
            discord.SelectDefaultValue.from_channel(discord.Object(id)) for id in menu.picked[: menu.most]
        ],
    )


def discord_people_menu(menu: PeopleMenu) -> discord.ui.UserSelect[Any]:
    """The menu, from which all choices can be removed."""
    kind = discord.SelectDefaultValueType.user
    return discord.ui.UserSelect(
        custom_id=f"s{menu.id_}",
        placeholder=menu.placeholder,
        min_values=0,
        max_values=menu.most,
        row=menu.row,
        default_values=[discord.SelectDefaultValue(id=id, type=kind) for id in menu.picked[: menu.most]],
    )


TITLE = 45
"""Discord's limit on the title of a modal and on the label of a field, in characters."""


def modal(plain: Window | Modal) -> discord.ui.Modal:
    """A modal, whose submission is routed by its id.

    Stopped before it is shown: discord.py would keep it in memory.
    """
    shown = choice_modal(plain) if isinstance(plain, Modal) else text_modal(plain)
    shown.stop()
    return shown


def choice_modal(plain: Modal) -> discord.ui.Modal:
    """A modal with a text and choices."""
    shown = discord.ui.Modal(title=shorten(plain.title, TITLE), custom_id=f"m{plain.id_}", timeout=None)
    if plain.text:
        shown.add_item(discord.ui.TextDisplay(plain.text))
    for field in plain.fields:
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=field.name,
            options=[
                discord.SelectOption(label=fitting(label, NAME), value=value, default=value == field.value)
                for value, label in field.choices
            ],
        )
        shown.add_item(discord.ui.Label(text=shorten(field.label, TITLE), component=select))
    return shown


def text_modal(window: Window) -> discord.ui.Modal:
    """A modal with a field that may stay empty."""
    shown = discord.ui.Modal(title=window.title, custom_id=f"m{window.id_}", timeout=None)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        style=discord.TextStyle.paragraph,
        max_length=window.most,
        required=False,
        default=window.text or None,
        custom_id="text",
    )
    shown.add_item(discord.ui.Label(text=window.label, component=field))
    return shown
