"""Every fact of a figure is in the alt text: where one changes, the words change, too.

`Figure`s are what only one game has, so their words are written by hand. Fields that say nothing of their own
are marked by `PICTURE_ONLY`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.pictures.seats import LETTERS
from bot.presenter.blocks import PICTURE_ONLY, Figure, Medium
from bot.render import alt
from bot.render.screens import Screens
from bot.render.words import Words
from engine.tables.model.drafts import Draft
from tests.gallery.shots import game, questions
from tests.laws.games import ENDS

Fact = tuple[type, str]
"""A field of a class."""


def variants(value: Any) -> Iterator[tuple[Fact | None, Any]]:
    """Yield copies of a tree of plain values in which one field differs, with that field."""
    if is_dataclass(value) and not isinstance(value, type):
        for it in fields(value):
            own = (type(value), it.name)
            for fact, new in variants(getattr(value, it.name)):
                deeper = None if it.metadata == PICTURE_ONLY else fact
                yield deeper or own, replace(value, **{it.name: new})
    elif isinstance(value, tuple):
        for at, it in enumerate(value):
            yield from ((fact, (*value[:at], new, *value[at + 1 :])) for fact, new in variants(it))
    elif isinstance(value, bool):
        yield None, not value
    elif isinstance(value, int):
        yield None, (value + 1) % len(LETTERS) if value < len(LETTERS) else value + 1
    elif isinstance(value, str):
        yield None, f"{value}?"


def figures(key: str) -> Iterator[tuple[Figure, Words]]:
    """Yield the figures of the screens at every question of random games."""
    presenter = PRESENTERS[key].pictures
    assert isinstance(presenter, Screens)
    for setup in (it for it in ENDS if it.game.key == key):
        for scene in questions(game(setup.expansions, setup.seats, "random", key)).values():
            c = replace(scene, seat=scene.table.due[0]).context
            words = Words(c.t, presenter.signs)
            for screen in (presenter.table(c), presenter.hand(c, Draft())):
                blocks = (block for part in screen.only(Medium.ALT).parts for block in part.blocks)
                yield from ((block, words) for block in blocks if isinstance(block, Figure))


def sentences(block: Figure, words: Words) -> list[str] | None:
    """The sentences of a figure; None if it holds an unknown sign, which was looked up."""
    try:
        return [*alt.block_sentences(block, "", words)]
    except LookupError:
        return None


@pytest.mark.parametrize("key", PRESENTERS)
def test_every_fact_of_a_figure_is_in_the_alt_text(key: str) -> None:
    facts, spoken = set[Fact](), set[Fact]()
    for block, words in dict(figures(key)).items():
        said = sentences(block, words)
        for fact, other in variants(block):
            if fact is not None and fact not in spoken and fact[0].__module__.startswith("bot.games."):
                facts.add(fact)
                if sentences(other, words) != said:
                    spoken.add(fact)
    silent = {(cls, it.name) for cls, _ in facts for it in fields(cls) if it.metadata == PICTURE_ONLY}
    assert named(facts - spoken - silent) == ""
    assert named(spoken & silent) == "", "marked as drawn alone, and said all the same"


def named(facts: Iterable[Fact]) -> str:
    """Fields by class and name."""
    return ", ".join(sorted(f"{cls.__name__}.{name}" for cls, name in facts))
