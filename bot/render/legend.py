"""Meaning of a game's signs, from its registry: as facts of a picture, and as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.pictures.facts import LegendFacts, Meaning
from bot.presenter.blocks import Medium, Panels, Screen, Sign, Signs, by_emoji
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE


def facts(signs: Signs, topic: str, t: Texts) -> LegendFacts | None:
    """The legend of a topic of the rules, each icon once; None: no sign belongs there."""
    alike: dict[str, list[Sign]] = {}
    for sign in signs.values():
        if sign.page == topic:
            alike.setdefault(sign.icon or sign.name, []).append(sign)
    shown = tuple(meaning(alike, t) for alike in alike.values())
    return LegendFacts(t(f"rules-{topic}"), shown) if shown else None


def meaning(alike: list[Sign], t: Texts) -> Meaning:
    """An entry of the legend: signs that share an icon."""
    mark = f"{alike[0].key}.mark"
    words = dict.fromkeys(word(sign, t) for sign in alike)
    return Meaning(alike[0].name, ", ".join(words), t(mark) if t.has(mark) else "")


def text(signs: Signs, topic: str, t: Texts) -> str:
    """Legend of the emojis of texts, in one line."""
    return line((sign for sign in by_emoji(signs).values() if sign.page == topic), t)


def beside_players(table: Screen, signs: Signs) -> Iterator[Sign]:
    """The signs of what texts say the players have, each once."""
    blocks = (block for part in table.only(Medium.EMBED).parts for block in part.blocks)
    panels = (panel for block in blocks if isinstance(block, Panels) for panel in block.panels)
    names = dict.fromkeys(chip.name for panel in panels if panel.seat is not None for chip in panel.chips)
    yield from (signs[name] for name in names)


def line(shown: Iterable[Sign], t: Texts) -> str:
    """Signs with their words, in one line."""
    return " · ".join(f"{sign.emoji}{HARD_SPACE}{word(sign, t)}" for sign in shown)


def word(sign: Sign, t: Texts) -> str:
    """Word of a sign in the legend."""
    return t(sign.about or sign.key)
