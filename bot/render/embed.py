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
    """A section per non-empty heading, split where it exceeds Discord's limit."""
    words = Words(t, signs)
    found: list[Section] = []
    for title, parts in groupby(table.only(Medium.EMBED).parts, lambda it: it.title):
        text = (line for it in parts for block in it.blocks for line in lines(block, words))
        found += pieces(title, text)
    return found


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
    yield from (panel(it, words) for it in block.panels)


@lines.register
def _(block: Things, words: Words) -> Iterator[str]:
    them = [thing(it, words) for it in block.items]
    explained = any(it.about or it.more for it in block.items)
    yield from them if explained else filter(None, [", ".join(them)])


@lines.register
def _(block: Sheets, words: Words) -> Iterator[str]:
    yield from (sheet(it, words) for it in block.items)


@lines.register
def _(block: Ranking, words: Words) -> Iterator[str]:
    yield from (ranked(it, words, medal=block.medals) for it in block.items)


@lines.register
def _(block: Podium, words: Words) -> Iterator[str]:
    for medal, level in zip(MEDALS, block.levels, strict=False):
        yield f"{medal}{HARD_SPACE}**{', '.join(map(literal, level))}**"


def ranked(it: Ranked, words: Words, *, medal: bool) -> str:
    """A player in a ranking; struck through if they take part no more."""
    who = literal(it.name)
    place = words.t("end-place", rank=it.place, who=who) if it.place else who
    if it.out:
        return f"~~{place}~~ · {it.facts}"
    metal = f"{MEDALS[it.place - 1]}{HARD_SPACE}" if medal and 0 < it.place <= len(MEDALS) else ""
    bold = f"**{place}**" if it.place else place
    arrow = f"{HARD_SPACE}{ARROWS[it.way]}" if it.way else ""
    return f"{metal}{bold}{arrow} · {it.facts}"


def panel(it: Panel, words: Words) -> str:
    """A player or a place in one line; players who must act are marked by an arrow."""
    mark = "" if it.seat is None else f"{'➤ ' if it.due else ''}{MARKS[it.seat]} "
    badges = "".join(f" ({words.word(name)})" for name in it.badges)
    return f"{mark}**{it.title if it.seat is None else literal(it.title)}**{badges} {chips(it.chips, words)}"


def chips(them: Iterable[Chip], words: Words) -> str:
    """Chips in a row, without those that are zero."""
    return " ".join(words.chip_markup(it) for it in nonzero(them))


def thing(it: Thing, words: Words) -> str:
    """A card or a good in a line."""
    many = f"{HARD_SPACE}×{it.number}" if it.number > 1 else ""
    note = f" ({it.note})" if it.note else ""
    more = f" ({', '.join(map(words.chip_text, it.more))})" if it.more else ""
    about = f" · {it.about}" if it.about else ""
    return f"{words.emoji(it.name)}{HARD_SPACE}{it.word}{many}{note}{more}{about}"


def need_of(it: Thing, words: Words) -> str:
    """Needs of an order, each with its origin."""
    return f"{words.emoji(it.name)}{HARD_SPACE}{it.word}{f' ({it.note})' if it.note else ''}"


def sheet(it: OrderSheet, words: Words) -> str:
    """An order in a line."""
    needs = " + ".join(need_of(need, words) for need in it.needs)
    state = f"**{it.state}**" if it.ready else it.state
    return f"{needs}: {words.chip_markup(it.worth)}, {state}"
