"""Cards and stores in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.speicherstadt.figures.cards.facts import Cards, Contracts, Stack, Storeroom, Storerooms
from bot.games.speicherstadt.figures.goods import about, goods, goods_markup
from bot.render import alt, embed
from bot.render.words import Words


@embed.lines.register
def _(block: Cards, words: Words) -> Iterator[str]:
    for item in block.items:
        note = f" · {item.tile.note}" if item.tile.note else ""
        yield f"**{item.tile.name}**{note}" + (f" (×{item.number})" if item.number > 1 else "")


@embed.lines.register
def _(block: Contracts, words: Words) -> Iterator[str]:
    for item in block.items:
        marks = " ".join(crate.mark for crate in item.tile.crates)
        name = f"{item.tile.name}★ ({marks})"
        has = goods_markup((crate for crate in item.tile.crates if crate.lies), words)
        lacks = goods_markup((crate for crate in item.tile.crates if not crate.lies), words)
        yield f"{words.emoji('open' if lacks else 'done')} {contract(name, has, lacks, words)}"


@embed.lines.register
def _(block: Storerooms, words: Words) -> Iterator[str]:
    yield from (store(room, goods_markup(room.crates, words), words) for room in block.items)


@alt.block_sentences.register
def _(block: Cards, title: str, words: Words) -> Iterator[str]:
    each = (
        about(stack.tile, words) + (f" ×{stack.number}" if stack.number > 1 else "") for stack in block.items
    )
    yield f"{title}: {', '.join(each)}"


@alt.block_sentences.register
def _(block: Contracts, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {'; '.join(contract_text(stack, words) for stack in block.items)}"


@alt.block_sentences.register
def _(block: Storerooms, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {'; '.join(store(room, goods(room.crates, words), words) for room in block.items)}"


def contract_text(stack: Stack, words: Words) -> str:
    """A contract with what lies on it and what it lacks."""
    has = goods((crate for crate in stack.tile.crates if crate.lies), words)
    lacks = goods((crate for crate in stack.tile.crates if not crate.lies), words)
    return contract(stack.tile.name if lacks else about(stack.tile, words), has, lacks, words)


def contract(name: str, has: str, lacks: str, words: Words) -> str:
    """A contract by its name, with what lies on it and what it lacks."""
    if not lacks:
        return words.t("office-contract-complete", contract=name)
    if has:
        return words.t("office-contract-started", contract=name, filled=has, missing=lacks)
    return words.t("office-contract-open", contract=name, missing=lacks)


def store(storeroom: Storeroom, content: str, words: Words) -> str:
    """A place for goods, what lies there, and how much more would fit."""
    free = f", {words.t('alt-free', number=storeroom.free)}" if storeroom.free else ""
    return f"{storeroom.heading}: {content or words.t('alt-empty')}{free}"
