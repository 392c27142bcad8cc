"""Senate cards and prices in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg.figures.goods import with_count
from bot.games.hamburg.figures.prices.facts import PriceLadder, SenateCards
from bot.pictures.alt_text import FULL
from bot.render import alt, embed
from bot.render.words import Words


@embed.lines.register
def _(block: SenateCards, words: Words) -> Iterator[str]:
    for at, card in enumerate(block.cards):
        paid = sorted(card.values, key=lambda pair: -pair[1])
        values = " · ".join(f"{words.with_emoji(good.name)}\u00a0**{value}**" for good, value in paid)
        points = ", ".join(map(str, block.ranks))
        yield words.t("board-senate-next" if at else "board-senate-now", values=values, points=points)


@embed.lines.register
def _(block: PriceLadder, words: Words) -> Iterator[str]:
    yield words.t("board-ladder", prices=" · ".join(map(str, block.prices)))
    if block.lying:
        sold = ", ".join(with_count(words.with_emoji(good.name), number) for good, number in block.lying)
        yield words.t("board-lying", goods=sold)


@alt.block_sentences.register
def _(block: SenateCards, title: str, words: Words) -> Iterator[str]:
    for at, card in enumerate(block.cards):
        paid = [f"{words.word(good.name)} {value}" for good, value in card.values]
        points = [] if at else [words.t("alt-places", points=", ".join(map(str, block.ranks)))]
        yield f"{card.word}: {', '.join([*paid, *points])}"


@alt.block_sentences.register
def _(block: PriceLadder, title: str, words: Words) -> Iterator[str]:
    yield f"{block.word}: {' '.join(map(str, block.prices))}"
    if block.lying and words.level == FULL:
        sold = ", ".join(with_count(words.word(good.name), number) for good, number in block.lying)
        yield words.t("board-lying", goods=sold)
