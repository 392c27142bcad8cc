"""Render a tree of blocks as alt text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial, singledispatch
from itertools import chain

from bot.pictures.alt_text import FULL, LIMIT, SHORT, SHORTEST, cut, join_sentences, question_text, seat_name
from bot.pictures.seats import LETTERS
from bot.presenter.blocks import (
    DETAIL,
    Block,
    Chip,
    Medium,
    OrderSheet,
    Panel,
    Panels,
    Part,
    Podium,
    Ranked,
    Ranking,
    Row,
    Screen,
    Sheets,
    Signs,
    Strip,
    StripCell,
    TextNote,
    Thing,
    Things,
    is_empty,
    nonzero,
)
from bot.render.words import Words
from bot.texts import Texts


def description(table: Screen, t: Texts, signs: Signs) -> str:
    """The screen in words within Discord's limit, the most important first; where there is little room, the
    least important is shortened first."""
    chunks = [*part_sentences(table, t, signs)]
    texts = [chunk(FULL) for chunk in chunks]
    for level in (SHORT, SHORTEST):
        for at in reversed(range(len(chunks))):
            if len(text := join_sentences(chain.from_iterable(texts))) <= LIMIT:
                return text
            texts[at] = chunks[at](level)
    return cut([*chain.from_iterable(texts)], t("alt-rest"))


def part_sentences(table: Screen, t: Texts, signs: Signs) -> Iterator[Callable[[int], list[str]]]:
    """Functions that give the sentences of each part at a level of detail, the most important part first: the
    title, parts of negative rank, the owner, all others."""

    def by_level(make: Callable[[Words], Iterable[str]]) -> Callable[[int], list[str]]:
        return lambda level: [*make(Words(t, signs, level))]

    yield by_level(lambda _: (table.title, question_text(table.ask, table.due)))
    parts = sorted(table.only(Medium.ALT).parts, key=lambda part: part.rank)
    yield from (by_level(partial(part, section)) for section in parts if section.rank < 0)
    if table.owner:
        yield by_level(partial(own, table))
    yield from (by_level(partial(part, section)) for section in parts if section.rank >= 0)


def own(table: Screen, words: Words) -> Iterator[str]:
    """Possessions of the owner of an office."""
    means = [words.chip_text(table.purse)] if table.purse else []
    yield ", ".join([*means, *(possessions(table.owner, words) if table.owner else ())])


def part(section: Part, words: Words) -> Iterator[str]:
    """The sentences of a part; of a detail only where there is room for all of it."""
    if section.rank >= DETAIL and words.level != FULL:
        return
    if all(map(is_empty, section.blocks)):
        yield f"{section.title}: {section.nothing}" if section.nothing else ""
    for block in section.blocks:
        if not is_empty(block):
            yield from block_sentences(block, section.title, words)


@singledispatch
def block_sentences(block: Block, title: str, words: Words) -> Iterator[str]:
    """The sentences of a block; `title`: of its part. Raises `TypeError` for an unknown block."""
    raise TypeError(type(block))


@block_sentences.register
def _(block: TextNote, title: str, words: Words) -> Iterator[str]:
    yield block.text


@block_sentences.register
def _(block: Row, title: str, words: Words) -> Iterator[str]:
    yield ": ".join(filter(None, (block.label or title, ", ".join(map(words.chip_text, block.chips)))))


@block_sentences.register
def _(block: Panels, title: str, words: Words) -> Iterator[str]:
    if block.panels[0].seat is None:
        yield f"{title}: {'; '.join(place(panel, words) for panel in block.panels)}"
    else:
        heading = f"{title} · " if title and words.level == FULL else ""
        first, *others = (player(panel, words) for panel in block.panels)
        yield from (heading + first, *others)


@block_sentences.register
def _(block: Things, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {', '.join(thing(item, words) for item in block.items)}"


@block_sentences.register
def _(block: Strip, title: str, words: Words) -> Iterator[str]:
    owner = "" if block.seat is None else LETTERS[block.seat]
    cells = ", ".join(strip_cell(cell, words) for cell in block.cells) or block.nothing
    yield ": ".join(filter(None, (" ".join(filter(None, (owner, block.label or title))), cells)))


def strip_cell(cell: StripCell, words: Words) -> str:
    """The word, unless it is that of a sign, the words of the signs, and how many of each."""
    many, names = f"×{cell.number}" if cell.number > 1 else "", [*map(words.word, cell.signs)]
    word = "" if cell.word in names else cell.word
    return " ".join(filter(None, (word, ", ".join(names), many)))


@block_sentences.register
def _(block: Sheets, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {'; '.join(sheet(item, words) for item in block.items)}"


@block_sentences.register
def _(block: Ranking, title: str, words: Words) -> Iterator[str]:
    yield f"{block.title}: {'; '.join(ranked(item, words) for item in block.items)}"


@block_sentences.register
def _(block: Podium, title: str, words: Words) -> Iterator[str]:
    yield "; ".join(f"{place}: {', '.join(level)}" for place, level in enumerate(block.levels, 1))


def ranked(ranked: Ranked, words: Words) -> str:
    """A player in a ranking; in short by place, name and score alone."""
    name = f"{ranked.place}. {ranked.name}" if ranked.place and not ranked.withdrawn else ranked.name
    if words.level != FULL:
        return f"{name} {ranked.score}".strip()
    return f"{', '.join(filter(None, (name, ranked.course)))}: {ranked.facts}"


def place(panel: Panel, words: Words) -> str:
    """A place and everything it has."""
    return f"{panel.title} {', '.join(map(words.chip_text, panel.chips))}"


def player(panel: Panel, words: Words) -> str:
    """A player by letter and name, and what they have."""
    return f"{seat_name(panel.seat or 0, panel.title, words.level)}: {', '.join(possessions(panel, words))}"


def possessions(panel: Panel, words: Words) -> Iterator[str]:
    """Possessions of a player without those that are zero, then badges."""
    yield from chips_text(panel.chips, words)
    yield from map(words.word, panel.badges)
    if panel.due:
        yield words.t("alt-due")


def chips_text(chips: Iterable[Chip], words: Words) -> Iterator[str]:
    """Chips in words, without those that are zero."""
    yield from (words.chip_text(chip) for chip in nonzero(chips))


def thing(thing: Thing, words: Words) -> str:
    """A card or a good."""
    more = [*([thing.note] if thing.note else []), *chips_text(thing.more, words)]
    return " ".join(
        [thing.word, *[f"×{thing.number}"] * (thing.number > 1), *[f"({', '.join(more)})"] * bool(more)]
    )


def sheet(order: OrderSheet, words: Words) -> str:
    """An order: what it needs, its points, its state."""
    needs = " + ".join(thing(need, words) for need in order.needs)
    return f"{needs}: {words.chip_text(order.worth)}, {order.state}"
