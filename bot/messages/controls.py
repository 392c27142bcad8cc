"""Buttons and menus as plain data, within Discord's limits: their ids hold all of their data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from bot.messages.ids import Id
from bot.texts.formats import plain

LABEL, NAME, PLACEHOLDER, OPTIONS = 80, 100, 150, 25
"""Discord's limits: characters of a button, of an option and of a placeholder; options of a menu."""


class Style(IntEnum):
    """Looks of a button, by Discord's numbers: blue, grey, green, red."""

    primary = 1
    secondary = 2
    success = 3
    danger = 4


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `row`: from 0 to 4, None: the first one with room. Markdown in the label is removed."""

    id_: Id
    label: str
    style: Style = Style.secondary
    disabled: bool = False
    row: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "label", fitting(self.label, LABEL))


class Option(NamedTuple):
    """A line of a menu; `note`: its small print, if any."""

    value: str
    label: str
    note: str | None
    picked: bool


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

    def visible_options(self) -> tuple[Option, ...]:
        """The options within Discord's limits. It also refuses a menu in which more are picked than may be:
        what was picked when more was allowed."""
        offered = self.options[:OPTIONS]
        picked = [value for value, _ in offered if value in self.picked][: self.most]
        notes = {value: fitting(note, NAME) for value, note in self.notes.items() if note}
        return tuple(
            Option(value, fitting(label, NAME), notes.get(value), value in picked) for value, label in offered
        )


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; `row`: as in `Button`. Markdown in its texts is removed."""

    id_: Id
    placeholder: str
    choices: Choices
    row: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "placeholder", fitting(self.placeholder, PLACEHOLDER))

    @property
    def options(self) -> tuple[Option, ...]:
        return self.choices.visible_options()

    @property
    def least(self) -> int:
        """How many options must be picked."""
        return min(self.choices.least, len(self.choices.options), OPTIONS)

    @property
    def most(self) -> int:
        """How many options may be picked."""
        return min(self.choices.most, len(self.choices.options), OPTIONS)


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """Discord's own menu of the text channels of a server, of any number, with a search. From none to `most`
    may be picked, also those in which the bot may not write; `picked`: ids. `row`: as in `Button`."""

    id_: Id
    placeholder: str
    picked: Sequence[int] = ()
    most: int = 1
    row: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "placeholder", fitting(self.placeholder, PLACEHOLDER))


@dataclass(frozen=True, slots=True)
class PeopleMenu(ChannelMenu):
    """Discord's own menu of the members of a server, with a search."""


Control = Button | Menu | ChannelMenu


@dataclass(frozen=True, slots=True)
class Window:
    """A modal with one field for a text of at most `most` characters; `text` stands there already."""

    id_: Id
    title: str
    label: str
    text: str
    most: int


class ModalField(NamedTuple):
    """A menu in a modal; `choices`: values with their labels; `value` is picked already."""

    name: str
    label: str
    choices: Sequence[tuple[str, str]]
    value: str


@dataclass(frozen=True, slots=True)
class Modal:
    """A modal with menus of one choice each, at most five of them, or four with a text."""

    id_: Id
    title: str
    text: str
    fields: Sequence[ModalField]


@lru_cache(1024)
def fitting(text: str, limit: int) -> str:
    """A text without Markdown, within a limit of Discord's: most labels are the same on many messages."""
    return shorten(plain(text), limit)


def shorten(text: str, limit: int) -> str:
    """The text within a limit of Discord's, with an ellipsis where something is cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
