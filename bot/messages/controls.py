"""Buttons and menus that need nothing in memory: all they know stands in their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol, Self

import discord
from discord.ui import DynamicItem

from bot.messages.dressing import Own, split_emoji
from bot.messages.ids import BUTTON, SELECT, Id
from bot.texts.writing import plain


class Router(Protocol):
    """Where all presses go."""

    async def enter(
        self, interaction: discord.Interaction[Any], id: Id, values: tuple[str, ...] = ()
    ) -> None:
        """Handle a press of the control with this id; `values`: the chosen menu values."""


LABEL, NAME, PLACEHOLDER, OPTIONS = 80, 100, 150, 25
"""Discord's limits: characters of a button, of an option and of a placeholder; options of a menu."""

Style = discord.ButtonStyle


class Button(DynamicItem[discord.ui.Button[Any]], template=BUTTON):
    """A button of ours."""

    def __init__(
        self,
        id: Id,
        label: str,
        style: Style = Style.secondary,
        disabled: bool = False,
        row: int | None = None,
    ) -> None:
        self.id_ = id
        text = fitting(label, LABEL)
        super().__init__(
            discord.ui.Button(label=text, style=style, disabled=disabled, row=row, custom_id=f"b{id}")
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """A pressed button, made again from its id alone."""
        return cls(Id.of(match.groupdict()), "-")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Through the one router."""
        await router_of(interaction).enter(interaction, self.id_)


@dataclass(frozen=True, slots=True)
class Choices:
    """What a menu offers: values with their labels, how many may be picked, and what is picked already.

    `notes`: a line of small print for some of the values.
    """

    options: Sequence[tuple[str, str]] = (("-", "-"),)
    least: int = 1
    most: int = 1
    picked: Sequence[str] = ()
    notes: Mapping[str, str] = field(default_factory=dict)

    def shown(self) -> list[discord.SelectOption]:
        """As Discord draws them, as many as it allows. It refuses more that are picked than may be: what was
        picked when more was allowed."""
        offered = self.options[:OPTIONS]
        picked = [value for value, _ in offered if value in self.picked][: self.most]
        return [
            discord.SelectOption(
                label=fitting(label, NAME),
                value=value,
                description=fitting(self.notes[value], NAME) if value in self.notes else None,
                default=value in picked,
            )
            for value, label in offered
        ]


class Menu(DynamicItem[discord.ui.Select[Any]], template=SELECT):
    """A select menu of ours."""

    def __init__(self, id: Id, placeholder: str, choices: Choices, row: int | None = None) -> None:
        self.id_ = id
        options = choices.shown()
        super().__init__(
            discord.ui.Select(
                placeholder=fitting(placeholder, PLACEHOLDER),
                options=options,
                min_values=min(choices.least, len(options)),
                max_values=min(choices.most, len(options)),
                custom_id=f"s{id}",
                row=row,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """A used menu, made again from its id alone; what was chosen comes with the interaction."""
        return cls(Id.of(match.groupdict()), "-", Choices())

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Through the one router."""
        data: Any = interaction.data or {}
        await router_of(interaction).enter(interaction, self.id_, tuple(map(str, data.get("values", ()))))


def router_of(interaction: discord.Interaction[Any]) -> Router:
    """The router of the bot that was pressed."""
    router: Router = interaction.client.router
    return router


Control = Button | Menu


def panel(controls: Iterable[Control], own: Own) -> discord.ui.View:
    """A fresh view that holds only controls of ours, and of which nothing stays in memory. `own`: emojis of
    ours that take the place of those with which labels begin.

    Stopped before it is sent: discord.py would keep a private one for fifteen minutes, with a task.
    """
    view = discord.ui.View(timeout=None)
    for control in controls:
        view.add_item(dress_control(control, own) if own else control)
    view.stop()
    return view


def dress_control(control: Control, own: Own) -> Control:
    """The control with emojis of ours in the place of those with which its labels begin.

    A new one where there are any: what a sheet holds stays as it is, for it may be sent again.
    """
    return with_emoji(control, own) if isinstance(control, Button) else with_emojis(control, own)


def with_emoji(button: Button, own: Own) -> Button:
    """The button with an emoji of ours, if its label begins with one that has one."""
    it = button.item
    emoji, label = split_emoji(it.label or "", own)
    if emoji is None:
        return button
    out = Button(button.id_, label, it.style, it.disabled, it.row)
    out.item.emoji = discord.PartialEmoji.from_str(emoji)
    return out


def with_emojis(menu: Menu, own: Own) -> Menu:
    """The menu with emojis of ours before its options."""
    it = menu.item
    parts = [split_emoji(option.label, own) for option in it.options]
    if not any(emoji for emoji, _ in parts):
        return menu
    out = Menu(menu.id_, it.placeholder or "", Choices(), it.row)
    out.item.min_values, out.item.max_values = it.min_values, it.max_values
    out.item.options = [
        discord.SelectOption(
            label=label, value=at.value, description=at.description, emoji=emoji, default=at.default
        )
        for at, (emoji, label) in zip(it.options, parts, strict=True)
    ]
    return out


@lru_cache(1024)
def fitting(text: str, limit: int) -> str:
    """A text without Markdown, within a limit of Discord's: most labels are the same on many messages."""
    return shorten(plain(text), limit)


def shorten(text: str, limit: int) -> str:
    """The text within a limit of Discord's, with an ellipsis where something is cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
