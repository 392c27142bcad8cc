"""What a table shows, as plain values: one tree per screen, rendered as picture, embed and description.

A game builds the tree, `bot.render` renders it. Trees can be compared, hashed and pickled. Worker processes
read no texts, so every word of a picture is in the tree; chips carry names of signs, which each renderer
looks up in the `Sign` registry of the game. Names of people are plain: the embed renderer escapes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Flag, auto

Section = tuple[str, str]
"""A heading and its text."""
LEGEND = "signs"
"""The topic of the rules that says what the signs of text and picture mean."""
DETAIL = 9
"""Rank of a part that an alt text names only if everything else is in it in full."""


class Medium(Flag):
    """The renderings in which a part appears."""

    PICTURE, EMBED, ALT = auto(), auto(), auto()
    ALL = PICTURE | EMBED | ALT


PICTURE_ONLY = {"where": Medium.PICTURE}
"""Metadata of a field that texts need not say: it places or colours something, or repeats another field."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Icon, emoji and word of a thing; several signs may share an icon or an emoji.

    `emoji`: in texts; empty for what only pictures show. `key`: its word (`<key>.letter` or `<key>.mark`: a
    short one). `icon`: its SVG file, in the game's `icons` or those of all games; empty where the game paints
    it. `about`: the key of what the legend says, its word without one. `page`: the topic of the rules whose
    legend shows it.
    """

    name: str
    emoji: str
    key: str
    icon: str = ""
    about: str = ""
    page: str = LEGEND


Signs = Mapping[str, Sign]
"""All signs of a game, by name."""


def registry(*signs: Sign) -> dict[str, Sign]:
    """The signs by name; raises ValueError if two have the same one."""
    named = {sign.name: sign for sign in signs}
    if len(named) < len(signs):
        raise ValueError("two signs of one name")
    return named


def by_emoji(signs: Signs) -> dict[str, Sign]:
    """The signs that texts tell apart, by their emojis: of those that share one, the first."""
    signs_of_emoji: dict[str, Sign] = {}
    for sign in signs.values():
        if sign.emoji:
            signs_of_emoji.setdefault(sign.emoji, sign)
    return signs_of_emoji


@dataclass(frozen=True, slots=True)
class Chip:
    """A sign with a number; without one it just marks something.

    `always`: texts mention it even if it is zero. `say`: the key of a text that replaces the bare word, with
    the word as `$what`.
    """

    name: str
    number: int | None = None
    always: bool = False
    say: str = ""


def nonzero(chips: Iterable[Chip]) -> Iterator[Chip]:
    """Yield the chips that are worth mentioning: marks, and numbers that are not zero."""
    yield from (chip for chip in chips if chip.number != 0 or chip.always)


@dataclass(frozen=True, slots=True)
class Panel:
    """What a player (`seat`) or a place has. `due`: must act; `badges`: names of signs without a number."""

    title: str
    chips: tuple[Chip, ...]
    seat: int | None = None
    due: bool = False
    badges: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Panels:
    """Panels of one kind; `look` names how a game draws them, players look the same in every game."""

    panels: tuple[Panel, ...]
    look: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Chips in a line behind a label; without one texts use the heading of the part."""

    chips: tuple[Chip, ...]
    label: str = ""
    look: str = ""


@dataclass(frozen=True, slots=True)
class Thing:
    """A card or a good: sign, word, how many, a remark, further numbers. `have`: False if it is lacking or
    used up; `about`: what it does, for the embed."""

    name: str
    word: str
    number: int = 1
    note: str = ""
    have: bool = True
    more: tuple[Chip, ...] = ()
    about: str = ""


@dataclass(frozen=True, slots=True)
class Things:
    """Things, each on a board, two in a row."""

    items: tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class OrderSheet:
    """An order on paper: what it needs, what it is worth, its state; `ready`: it can be completed."""

    needs: tuple[Thing, ...]
    worth: Chip
    state: str
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Sheets:
    """Sheets of paper, three in a row."""

    items: tuple[OrderSheet, ...]


@dataclass(frozen=True, slots=True)
class StripCell:
    """Signs behind a word; `number`: of each of them."""

    word: str = ""
    signs: tuple[str, ...] = ()
    number: int = 1


@dataclass(frozen=True, slots=True)
class Strip:
    """Cells in one row, behind a label or the head of a player (`seat`). `nothing`: what stands there without
    cells."""

    cells: tuple[StripCell, ...]
    label: str = ""
    seat: int | None = None
    nothing: str = ""


@dataclass(frozen=True, slots=True)
class TextNote:
    """A line of text."""

    text: str


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a ranking. `place`: 0 before a first result; `score`, `small`: numbers of a picture;
    `facts`: what texts say; `way`: 1 goes up, -1 goes down, with its words `course`; `reach`: best and worst
    place that are still possible, if that says something; `withdrawn`: takes part no more."""

    name: str
    place: int = 0
    score: str = ""
    small: str = ""
    facts: str = ""
    way: int = 0
    course: str = ""
    reach: tuple[int, int] | None = None
    withdrawn: bool = False


@dataclass(frozen=True, slots=True)
class Ranking:
    """Players in their order. `columns`: what a picture writes above score, small number and reach; `medals`:
    the places are final."""

    title: str
    items: tuple[Ranked, ...]
    columns: tuple[str, str, str] = ("", "", "")
    medals: bool = False


@dataclass(frozen=True, slots=True)
class Rankings:
    """Rankings as a picture shows them: below each other, many side by side."""

    items: tuple[Ranking, ...]


@dataclass(frozen=True, slots=True)
class Podium:
    """Names of the first three places, those of tied players together."""

    levels: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """Base of what only one game has. A subclass holds facts; the modules `paint` and `words` beside it
    register how it is rendered (`picture.bands`, `embed.lines` and `alt.block_sentences` in `bot.render`).
    An alt text says every field that is not `PICTURE_ONLY`."""


Block = Panels | Row | Things | Sheets | Strip | TextNote | Ranking | Rankings | Podium | Figure


@dataclass(frozen=True, slots=True)
class Part:
    """Blocks under a heading. `nothing`: the text if they hold nothing; without it an empty part is left out.
    `rank`: order in a description, the lowest first; a description that is too long is cut from its end.
    `bare`: the picture of an office shows the blocks without the heading, which texts still have."""

    title: str
    blocks: tuple[Block, ...]
    nothing: str = ""
    where: Medium = Medium.ALL
    rank: int = 0
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: the board, or with an `owner` the office of one seat. `ask`: the open question; `due`: the
    seats that must act; `purse`: the owner's means that only they know. Embeds have a title of their own, so
    `Screens` adds that of the board, with the question, for the other media."""

    title: str = ""
    parts: tuple[Part, ...] = ()
    ask: str = ""
    due: tuple[int, ...] = ()
    owner: Panel | None = None
    purse: Chip | None = None
    mood: str = ""

    def only(self, medium: Medium) -> Screen:
        """The tree without parts that this medium does not show; equal trees have equal pictures."""
        return replace(self, parts=tuple(part for part in self.parts if medium in part.where))


def is_empty(block: Block) -> bool:
    """True if a block holds nothing."""
    held: Iterable[object] | None = getattr(block, "items", None)
    return held is not None and not held
