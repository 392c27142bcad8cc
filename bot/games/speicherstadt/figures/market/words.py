"""The market in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from bot.games.speicherstadt.figures.goods import about
from bot.games.speicherstadt.figures.market.facts import MarketCards, MarketLines, Shelf, Slot, Worker
from bot.games.speicherstadt.signs import HOLLOW
from bot.pictures.seats import LETTERS
from bot.render import alt, embed
from bot.render.words import Words
from bot.texts.formats import MARKS

SHOWN = 3
"""Prices to come that an embed shows."""


@embed.lines.register
def _(block: MarketCards, words: Words) -> Iterator[str]:
    for slot in block.slots:
        yield title(slot, words)
        yield f"\u2003{state(slot, words)}"


@embed.lines.register
def _(block: MarketLines, words: Words) -> Iterator[str]:
    for slot in block.slots:
        yield in_a_line(slot, words)


@embed.lines.register
def _(block: Shelf, words: Words) -> Iterator[str]:
    for at, (heading, slots) in enumerate(block.rows):
        if at:  # the heading of the part begins with the first row's
            yield f"*{heading}*"
        for slot in slots:
            yield in_a_line(slot, words)


def in_a_line(slot: Slot, words: Words) -> str:
    """A card and its state."""
    return " · ".join(filter(None, (title(slot, words), state(slot, words))))


def title(slot: Slot, words: Words) -> str:
    """A card: its place, its name, its goods or what it does in short."""
    content = slot.tile.note or " ".join(words.with_emoji(crate.good) for crate in slot.tile.crates)
    return f"{'➤ ' if slot.fate == 'now' else ''}**{slot.label} {slot.tile.name}**" + (
        f" · {content}" if content else ""
    )


def state(slot: Slot, words: Words) -> str:
    """Who stands over a card and what it costs now, and later; or what became of it."""
    if slot.buyer is not None:
        return words.t("board-sold", who=MARKS[slot.buyer])
    if not slot.line:
        return slot.word
    price, ladder = slot.prices[0], falling(slot.prices[1:])
    cost = words.t("board-then", price=price, ladder=ladder) if ladder else words.t("board-now", price=price)
    return f"{' '.join(map(worker, slot.line))} · {cost}"


@cache
def worker(worker: Worker) -> str:
    """A worker by the mark of its seat; a grey one is hollow."""
    return HOLLOW + LETTERS[worker.seat] if worker.grey else MARKS[worker.seat]


def falling(prices: tuple[int, ...]) -> str:
    """Prices to come: `2, 1`; only the next ones if there are many."""
    return ", ".join(map(str, prices[:SHOWN])) + ("…" if len(prices) > SHOWN else "")


@alt.block_sentences.register
def _(block: MarketCards | MarketLines, title: str, words: Words) -> Iterator[str]:
    if block.slots:
        yield f"{words.t('alt-market')}: {market_text(block.slots, words)}"


@alt.block_sentences.register
def _(block: Shelf, title: str, words: Words) -> Iterator[str]:
    yield from (f"{heading}: {market_text(slots, words)}" for heading, slots in block.rows)


def market_text(slots: Iterable[Slot], words: Words) -> str:
    """Each card with the workers over it or what became of it."""
    parts = ((about(slot.tile, words, slot.label), fate(slot, words)) for slot in slots)
    return "; ".join(": ".join(filter(None, both)) for both in parts)


def fate(slot: Slot, words: Words) -> str:
    """Who stands over a card and what it costs; or what became of it."""
    if slot.buyer is not None:
        return words.t("board-sold", who=LETTERS[slot.buyer])
    if not slot.line:
        return slot.word
    letters = ((w.grey, LETTERS[w.seat]) for w in slot.line)
    line = " ".join(words.t("alt-grey-worker", who=letter) if grey else letter for grey, letter in letters)
    now = [words.t("alt-selling")] if slot.fate == "now" else []
    return ", ".join([line, words.t("board-now", price=slot.prices[0]), *now])
