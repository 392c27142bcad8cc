"""Piles in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg.figures.goods import goods_markup, goods_text
from bot.games.hamburg.figures.piles.facts import PilePair
from bot.render import alt, embed
from bot.render.words import Words


@embed.lines.register
def _(block: PilePair, words: Words) -> Iterator[str]:
    for pile in block.both:
        number = f" ({pile.word} {pile.number})" if pile.word else ""
        yield f"**{pile.heading}**{number}: {goods_markup(pile.goods, words) or '–'}"


@alt.block_sentences.register
def _(block: PilePair, title: str, words: Words) -> Iterator[str]:
    for pile in block.both:
        number = [f"{pile.word} {pile.number}"] if pile.word else []
        yield f"{pile.heading}: {', '.join([goods_text(pile.goods, words) or words.t('alt-empty'), *number])}"
