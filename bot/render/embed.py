"""A tree of blocks as sections of an embed, in Discord's Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from itertools import groupby

from bot.presenter.blocks import (
    Block,
    Chip,
    Medium,
    OrderSheet,
    Panel,
    Panels,
    Podium,
    Ranked,
    Ranking,
    Row,
    Screen,
    Section,
    Sheets,
    Signs,
    Strip,
    StripCell,
    TextNote,
    Thing,
    Things,
    nonzero,
)
from bot.render.words import Words
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, MARKS, literal

MEDALS = ("🥇", "🥈", "🥉")
ARROWS = {1: "▲", -1: "▼"}
FIELD = 1_024
"""Discord's limit on the text of a section, in characters."""
NO_HEADING = "\u200b"
"""The heading of a section that continues the one before; Discord takes no empty one."""


def sections(table: Screen, t: Texts, signs: Signs) -> list[Section]:
    """A section per non-empty heading, which no line repeats; split where it exceeds Discord's limit."""
    words = Words(t, signs)
    sections: list[Section] = []
    for title, parts in groupby(table.only(Medium.EMBED).parts, lambda part: part.title):
        text = (
            line.removeprefix(f"{title}: ")
            for part in parts
            for block in part.blocks
            for line in lines(block, words)
        )
        sections += pieces(title, text)
    return sections


def pieces(heading: str, text: Iterable[str]) -> Iterator[Section]:
    """Whole lines in sections of at most `FIELD` characters."""
    piece: list[str] = []
    for line in text:
        if piece and sum(map(len, piece)) + len(piece) + len(line) > FIELD:
            yield heading, "\n".join(piece)
            heading, piece = NO_HEADING, []
        piece.append(line)
    if piece:
        yield heading, "\n".join(piece)


@singledispatch
def lines(block: Block, words: Words) -> Iterator[str]:
    """The lines of a block; raises `TypeError` for an unknown one."""
    raise TypeError(type(block))


@lines.register
def _(block: TextNote, words: Words) -> Iterator[str]:
    yield block.text


@lines.register
def _(block: Row, words: Words) -> Iterator[str]:
    yield ": ".join(filter(None, (block.label, " ".join(map(words.chip_markup, block.chips)))))


@lines.register
def _(block: Panels, words: Words) -> Iterator[str]:
    yield from (panel(shown, words) for shown in block.panels)


@lines.register
def _(block: Things, words: Words) -> Iterator[str]:
    things = [thing(item, words) for item in block.items]
    explained = any(item.about or item.more for item in block.items)
    yield from things if explained else filter(None, [", ".join(things)])


@lines.register
def _(block: Sheets, words: Words) -> Iterator[str]:
    yield from (sheet(item, words) for item in block.items)


@lines.register
def _(block: Strip, words: Words) -> Iterator[str]:
    mark = "" if block.seat is None else f"{MARKS[block.seat]} "
    cells = " · ".join(strip_cell(cell, words) for cell in block.cells) or block.nothing
    yield mark + ": ".join(filter(None, (literal(block.label), cells)))


def strip_cell(cell: StripCell, words: Words) -> str:
    """The word, unless it is that of a sign, then the signs with their words, and how many of each."""
    many = f"{HARD_SPACE}×{cell.number}" if cell.number > 1 else ""
    names = [words.word(sign) for sign in cell.signs]
    signs = [
        f"{words.emoji(sign)}{HARD_SPACE}{name}{many}" for sign, name in zip(cell.signs, names, strict=True)
    ]
    word = "" if cell.word in names else cell.word
    return " ".join(filter(None, (word, ", ".join(signs)))) + ("" if signs else many)


@lines.register
def _(block: Ranking, words: Words) -> Iterator[str]:
    yield from (ranked(item, words, medal=block.medals) for item in block.items)


@lines.register
def _(block: Podium, words: Words) -> Iterator[str]:
    for medal, level in zip(MEDALS, block.levels, strict=False):
        yield f"{medal}{HARD_SPACE}**{', '.join(map(literal, level))}**"


def ranked(ranked: Ranked, words: Words, *, medal: bool) -> str:
    """A player in a ranking; struck through if they take part no more."""
    name = literal(ranked.name)
    place = words.t("end-place", rank=ranked.place, who=name) if ranked.place else name
    if ranked.withdrawn:
        return f"~~{place}~~ · {ranked.facts}"
    metal = f"{MEDALS[ranked.place - 1]}{HARD_SPACE}" if medal and 0 < ranked.place <= len(MEDALS) else ""
    bold = f"**{place}**" if ranked.place else place
    arrow = f"{HARD_SPACE}{ARROWS[ranked.way]}" if ranked.way else ""
    return f"{metal}{bold}{arrow} · {ranked.facts}"


def panel(panel: Panel, words: Words) -> str:
    """A player or a place in one line; players who must act are marked by an arrow."""
    mark = "" if panel.seat is None else f"{'➤ ' if panel.due else ''}{MARKS[panel.seat]} "
    badges = "".join(f" ({words.word(name)})" for name in panel.badges)
    title = panel.title if panel.seat is None else literal(panel.title)
    return f"{mark}**{title}**{badges} {chips(panel.chips, words)}"


def chips(shown: Iterable[Chip], words: Words) -> str:
    """Chips in a row, without those that are zero."""
    return " ".join(words.chip_markup(chip) for chip in nonzero(shown))


def thing(thing: Thing, words: Words) -> str:
    """A card or a good in a line."""
    many = f"{HARD_SPACE}×{thing.number}" if thing.number > 1 else ""
    note = f" ({thing.note})" if thing.note else ""
    more = f" ({', '.join(map(words.chip_text, thing.more))})" if thing.more else ""
    about = f" · {thing.about}" if thing.about else ""
    return f"{words.emoji(thing.name)}{HARD_SPACE}{thing.word}{many}{note}{more}{about}"


def need_of(need: Thing, words: Words) -> str:
    """Needs of an order, each with its origin."""
    return f"{words.emoji(need.name)}{HARD_SPACE}{need.word}{f' ({need.note})' if need.note else ''}"


def sheet(order: OrderSheet, words: Words) -> str:
    """An order in a line."""
    needs = " + ".join(need_of(need, words) for need in order.needs)
    state = f"**{order.state}**" if order.ready else order.state
    return f"{needs}: {words.chip_markup(order.worth)}, {state}"
