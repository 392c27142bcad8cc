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
    for shown in block.lots:
        if shown.buyer is not None:
            yield words.t("board-sold", slot=shown.slot, who=MARKS[shown.buyer])
        elif shown.gone:
            yield words.t("alt-gone", slot=shown.slot)
        else:
            content = " + ".join([*(words.with_emoji(good.name) for good in shown.goods), *card(shown)])
            yield words.t("board-group", slot=shown.slot, what=content, price=shown.price)


@embed.lines.register
def _(block: RevealedGoods, words: Words) -> Iterator[str]:
    yield ", ".join(f"{words.with_emoji(good.name)}\u00a0{good.price}" for good in block.goods)


@alt.block_sentences.register
def _(block: DisplayGroups, title: str, words: Words) -> Iterator[str]:
    shown = (lot for at, lot in enumerate(block.lots) if not block.marked or at in block.marked)
    yield f"{title}: {'; '.join(lot_text(lot, words) for lot in shown)}"


@alt.block_sentences.register
def _(block: RevealedGoods, title: str, words: Words) -> Iterator[str]:
    yield f"{title}: {', '.join(f'{words.word(good.name)} {good.price}' for good in block.goods)}"


def card(lot: Lot) -> tuple[str, ...]:
    """The card of a group, if it has one."""
    return (lot.card.word,) if lot.card else ()


def lot_text(lot: Lot, words: Words) -> str:
    """A group: its goods and price, or who bought it."""
    content = " + ".join([*(words.word(good.name) for good in lot.goods), *card(lot)])
    held = f" ({content})" if words.level == FULL else ""
    if lot.buyer is not None:
        return words.t("alt-bought", slot=lot.slot, who=LETTERS[lot.buyer]) + held
    return (
        words.t("alt-gone", slot=lot.slot) + held
        if lot.gone
        else words.t("alt-lot", slot=lot.slot, what=content, price=lot.price)
    )
