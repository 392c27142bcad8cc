"""The market in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from bot.games.speicherstadt.figures.goods import about
from bot.games.speicherstadt.figures.market.facts import MarketCards, Shelf, Slot, Worker
from bot.games.speicherstadt.signs import HOLLOW
from bot.pictures.seats import LETTERS
from bot.render import alt, embed
from bot.render.words import Words
from bot.texts.formats import MARKS

SHOWN = 3
"""Prices to come that an embed shows."""


@embed.lines.register
def _(block: MarketCards, words: Words) -> Iterator[str]:
    for it in block.slots:
        yield title(it, words)
        yield f"\u2003{state(it, words)}"


@embed.lines.register
def _(block: Shelf, words: Words) -> Iterator[str]:
    for at, (heading, slots) in enumerate(block.rows):
        if at:  # the heading of the part begins with the first row's
            yield f"*{heading}*"
        for it in slots:
            yield " · ".join(filter(None, (title(it, words), state(it, words))))


def title(it: Slot, words: Words) -> str:
    """A card: its place, its name, its goods or what it does in short."""
    what = it.tile.note or " ".join(words.with_emoji(one.good) for one in it.tile.crates)
    return f"{'➤ ' if it.fate == 'now' else ''}**{it.label} {it.tile.name}**" + (f" · {what}" if what else "")


def state(it: Slot, words: Words) -> str:
    """Who stands over a card and what it costs now, and later; or what became of it."""
    if it.buyer is not None:
        return words.t("board-sold", who=MARKS[it.buyer])
    if not it.line:
        return it.word
    price, ladder = it.prices[0], falling(it.prices[1:])
    cost = words.t("board-then", price=price, ladder=ladder) if ladder else words.t("board-now", price=price)
    return f"{' '.join(map(worker, it.line))} · {cost}"


@cache
def worker(it: Worker) -> str:
    """A worker by the mark of its seat; a grey one is hollow."""
    return HOLLOW + LETTERS[it.seat] if it.grey else MARKS[it.seat]


def falling(prices: tuple[int, ...]) -> str:
    """Prices to come: `2, 1`; only the next ones if there are many."""
    return ", ".join(map(str, prices[:SHOWN])) + ("…" if len(prices) > SHOWN else "")


@alt.block_sentences.register
def _(block: MarketCards, title: str, words: Words) -> Iterator[str]:
    if block.slots:
        yield f"{words.t('alt-market')}: {market_text(block.slots, words)}"


@alt.block_sentences.register
def _(block: Shelf, title: str, words: Words) -> Iterator[str]:
    yield from (f"{heading}: {market_text(slots, words)}" for heading, slots in block.rows)


def market_text(slots: Iterable[Slot], words: Words) -> str:
    """Cards of the market."""
    found = (": ".join(filter(None, (about(it.tile, words, it.label), fate(it, words)))) for it in slots)
    return "; ".join(found)


def fate(it: Slot, words: Words) -> str:
    """Who stands over a card and what it costs; or what became of it."""
    if it.buyer is not None:
        return words.t("board-sold", who=LETTERS[it.buyer])
    if not it.line:
        return it.word
    letters = ((w.grey, LETTERS[w.seat]) for w in it.line)
    line = " ".join(words.t("alt-grey-worker", who=it) if grey else it for grey, it in letters)
    now = [words.t("alt-selling")] if it.fate == "now" else []
    return ", ".join([line, words.t("board-now", price=it.prices[0]), *now])
