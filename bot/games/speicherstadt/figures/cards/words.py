"""Cards and stores in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.speicherstadt.figures.cards.facts import Storeroom, Storerooms, Token, Tokens
from bot.games.speicherstadt.figures.facts import Crate
from bot.games.speicherstadt.figures.goods import about, goods, goods_markup
from bot.pictures.seats import LETTERS
from bot.render import alt, embed
from bot.render.words import Words
from bot.texts.formats import MARKS


@embed.lines.register
def _(block: Tokens, words: Words) -> Iterator[str]:
    lines = [written(token, words) for token in block.tokens]
    if block.seat is None:
        yield from lines
    else:
        yield ": ".join(filter(None, (f"{MARKS[block.seat]} {block.heading}", ", ".join(lines))))


@embed.lines.register
def _(block: Storerooms, words: Words) -> Iterator[str]:
    yield from (store(room, goods_markup(room.crates, words), words) for room in block.items)


@alt.block_sentences.register
def _(block: Tokens, title: str, words: Words) -> Iterator[str]:
    seat = "" if block.seat is None else f"{LETTERS[block.seat]} "
    tokens = "; ".join(spoken(token, words) for token in block.tokens)
    yield ": ".join(filter(None, (seat + block.heading, tokens)))


@alt.block_sentences.register
def _(block: Storerooms, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {'; '.join(store(room, goods(room.crates, words), words) for room in block.items)}"


def written(token: Token, words: Words) -> str:
    """A token in an embed: whose worker stands there, its place, its name, its goods or what it does."""
    tile, worker = token.tile, "" if token.worker is None else f"{MARKS[token.worker]} "
    if token.begun:
        marks = " ".join(crate.mark for crate in tile.crates)
        has, lacks = lying(token)
        state = contract(
            f"{tile.name}★ ({marks})", goods_markup(has, words), goods_markup(lacks, words), words
        )
        return f"{words.emoji('open' if lacks else 'done')} {state}"
    content = tile.note or goods_markup(tile.crates, words)
    name = f"**{f'{token.label} {tile.name}'.strip()}**" + (f" · {content}" if content else "")
    return numbered(worker + name, token, words)


def spoken(token: Token, words: Words) -> str:
    """A token in a description."""
    worker = "" if token.worker is None else f"{LETTERS[token.worker]} "
    text = contract_text(token, words) if token.begun else about(token.tile, words, token.label)
    return numbered(worker + text, token, words)


def numbered(text: str, token: Token, words: Words) -> str:
    """With the price, and with how many of them there are."""
    price = f", {words.t('board-now', price=token.price)}" if token.price else ""
    return f"{text}{price} (×{token.number})" if token.number > 1 else f"{text}{price}"


def lying(token: Token) -> tuple[list[Crate], list[Crate]]:
    """The crates of a contract that lie on it, and those that are missing."""
    crates = token.tile.crates
    return [crate for crate in crates if crate.lies], [crate for crate in crates if not crate.lies]


def contract_text(token: Token, words: Words) -> str:
    """A contract with what lies on it and what it lacks."""
    has, lacks = lying(token)
    name = token.tile.name if lacks else about(token.tile, words)
    return contract(name, goods(has, words), goods(lacks, words), words)


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
