"""Piles in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg.figures.goods import goods_markup, goods_text
from bot.games.hamburg.figures.piles.facts import PilePair
from bot.render import alt, embed
from bot.render.words import Words


@embed.lines.register
def _(block: PilePair, words: Words) -> Iterator[str]:
    for it in block.both:
        number = f" ({it.word} {it.number})" if it.word else ""
        yield f"**{it.heading}**{number}: {goods_markup(it.goods, words) or '–'}"


@alt.block_sentences.register
def _(block: PilePair, title: str, words: Words) -> Iterator[str]:
    for it in block.both:
        number = [f"{it.word} {it.number}"] if it.word else []
        yield f"{it.heading}: {', '.join([goods_text(it.goods, words) or words.t('alt-empty'), *number])}"
