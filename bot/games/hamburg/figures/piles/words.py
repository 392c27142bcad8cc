"""Piles in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg.figures.goods import spoken, written
from bot.games.hamburg.figures.piles.facts import Piles
from bot.render import alt, embed
from bot.render.words import Words


@embed.lines.register
def _(block: Piles, words: Words) -> Iterator[str]:
    for it in block.both:
        number = f" ({it.word} {it.number})" if it.word else ""
        yield f"**{it.heading}**{number}: {written(it.goods, words) or '–'}"


@alt.said.register
def _(block: Piles, title: str, words: Words) -> Iterator[str]:
    for it in block.both:
        number = [f"{it.word} {it.number}"] if it.word else []
        yield f"{it.heading}: {', '.join([spoken(it.goods, words) or words.t('alt-empty'), *number])}"
