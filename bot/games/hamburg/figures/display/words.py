"""The display in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg.figures.display.facts import DisplayGroups, Lot, RevealedGoods
from bot.pictures.alt_text import FULL
from bot.pictures.seats import LETTERS
from bot.render import alt, embed
from bot.render.words import Words
from bot.texts.formats import MARKS


@embed.lines.register
def _(block: DisplayGroups, words: Words) -> Iterator[str]:
    for it in block.lots:
        if it.buyer is not None:
            yield words.t("board-sold", slot=it.slot, who=MARKS[it.buyer])
        elif it.gone:
            yield words.t("alt-gone", slot=it.slot)
        else:
            what = " + ".join([*(words.with_emoji(one.name) for one in it.goods), *card(it)])
            yield words.t("board-group", slot=it.slot, what=what, price=it.price)


@embed.lines.register
def _(block: RevealedGoods, words: Words) -> Iterator[str]:
    yield ", ".join(f"{words.with_emoji(it.name)}\u00a0{it.price}" for it in block.goods)


@alt.block_sentences.register
def _(block: DisplayGroups, title: str, words: Words) -> Iterator[str]:
    shown = (it for at, it in enumerate(block.lots) if not block.marked or at in block.marked)
    yield f"{title}: {'; '.join(lot(it, words) for it in shown)}"


@alt.block_sentences.register
def _(block: RevealedGoods, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {', '.join(f'{words.word(it.name)} {it.price}' for it in block.goods)}"


def card(it: Lot) -> tuple[str, ...]:
    """The card of a group, if it has one."""
    return (it.card.word,) if it.card else ()


def lot(it: Lot, words: Words) -> str:
    """A group: its goods and price, or who bought it."""
    what = " + ".join([*(words.word(one.name) for one in it.goods), *card(it)])
    held = f" ({what})" if words.level == FULL else ""
    if it.buyer is not None:
        return words.t("alt-bought", slot=it.slot, who=LETTERS[it.buyer]) + held
    return (
        words.t("alt-gone", slot=it.slot) + held
        if it.gone
        else words.t("alt-lot", slot=it.slot, what=what, price=it.price)
    )
