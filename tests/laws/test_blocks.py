"""One tree, three renderings, in every game: what a screen holds is told, and nothing else is shown.

Looked at are the board and the office of one seat at some moments of random games, in every language.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from bot.games.registry import PRESENTERS
from bot.pictures.alt_text import LIMIT
from bot.pictures.letters import DOTS
from bot.pictures.seats import LETTERS
from bot.presenter.blocks import (
    DETAIL,
    Chip,
    Medium,
    Panel,
    Panels,
    Part,
    Row,
    Screen,
    Sheets,
    Strip,
    TextNote,
    Things,
)
from bot.presenter.context import Context
from bot.render import alt, embed
from bot.render.embed import FIELD
from bot.render.screens import Screens
from bot.render.words import Words
from bot.texts import Texts
from bot.texts.formats import plain
from engine.tables.model.drafts import Draft
from tests.core.toy import TOY
from tests.core.toy.seated import moved_in
from tests.laws.drawings import drawn
from tests.laws.games import Setup
from tests.laws.test_layers import ROOT
from tests.laws.test_pictures import every_setup, scenes


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    """Registered games and the toy."""
    with moved_in():
        yield


def screens(setup: Setup) -> Iterator[tuple[Screens, Context, Screen]]:
    """Boards and offices."""
    it = PRESENTERS[setup.game.key].pictures
    assert isinstance(it, Screens)
    for scene in scenes(setup):
        yield it, scene.context, it.table(scene.context)
        yield it, scene.context, it.hand(scene.context, Draft())


def tokens(text: str) -> set[str]:
    """Words and numbers of a text."""
    return set(re.findall(r"\d+|[^\W\d_]+", plain(text)))


def numbers(text: str) -> set[str]:
    """Numbers of a text."""
    return set(re.findall(r"\d+", text))


def told(part: Part, words: Words) -> Iterator[str]:
    """What texts must say of a part, in any game: names, numbers that are not zero, words."""
    for block in part.blocks:
        if isinstance(block, Panels):
            yield from (text for it in block.panels for text in owned(it, words))
        elif isinstance(block, Row):
            yield from (f"{it.number}" for it in block.chips)
        elif isinstance(block, TextNote):
            yield block.text
        elif isinstance(block, Things):
            for it in block.items:
                yield f"{it.word} {it.note} {it.number if it.number > 1 else ''}"
                yield from counted(it.more)
        elif isinstance(block, Sheets):
            for sheet in block.items:
                yield from (need.word for need in sheet.needs)
                yield f"{sheet.worth.number} {sheet.state}"
        elif isinstance(block, Strip):
            yield block.label
            for cell in block.cells:
                yield f"{cell.word} {cell.number if cell.number > 1 else ''}"
                yield from map(words.word, cell.signs)
            yield "" if block.cells else block.nothing


def owned(it: Panel, words: Words) -> Iterator[str]:
    """What texts must say of a panel."""
    yield it.title if it.seat is None else LETTERS[it.seat]
    yield from counted(it.chips)
    yield from map(words.word, it.badges)


def counted(chips: tuple[Chip, ...]) -> Iterator[str]:
    """Numbers that texts must say."""
    yield from (f"{it.number}" for it in chips if it.number or (it.number is not None and it.always))


def held(value: object) -> Iterator[str]:
    """Every text and number in a tree; seats are letters, too."""
    if is_dataclass(value):
        yield from (text for it in fields(value) for text in held(getattr(value, it.name)))
    elif isinstance(value, tuple):
        yield from (text for it in value for text in held(it))
    elif isinstance(value, int):
        yield from (f"{value}", *LETTERS[value : value + 1] * (value >= 0))
    elif isinstance(value, str):
        yield value


def longest(value: object) -> int:
    """Of the longest row in a tree, how long it is: pictures number what lies there."""
    children = [getattr(value, it.name) for it in fields(value)] if is_dataclass(value) else []
    children = list(value) if isinstance(value, tuple) else children
    return max([len(children) if isinstance(value, tuple) else 0, *map(longest, children)])


@every_setup
def test_what_a_screen_holds_is_said_within_the_limit(setup: Setup) -> None:
    for it, c, screen in screens(setup):
        said = it.screen(screen).alt(c.t)
        assert len(said) <= LIMIT and c.t("alt-rest") not in said
        for part in (part for part in screen.only(Medium.ALT).parts if part.rank < DETAIL):
            for text in told(part, Words(c.t, it.signs)):
                assert numbers(text) <= numbers(said), text
                assert tokens(text) <= tokens(said) or len(said) > LIMIT // 2, "only long ones are shortened"


@every_setup
def test_what_a_screen_holds_is_written_in_its_embed(setup: Setup) -> None:
    for it, c, screen in screens(setup):
        sections = embed.sections(screen, c.t, it.signs)
        assert all(heading and 0 < len(text) <= FIELD for heading, text in sections)
        written = tokens(" ".join(text for section in sections for text in section))
        for part in screen.only(Medium.EMBED).parts:
            for text in told(part, Words(c.t, it.signs)):
                assert tokens(text) <= written, text


@every_setup
def test_every_number_of_a_rendering_is_in_the_tree(setup: Setup) -> None:
    for it, c, screen in screens(setup):
        known = numbers(" ".join(held(screen)))
        assert numbers(it.screen(screen).alt(c.t)) <= known
        for heading, text in embed.sections(screen, c.t, it.signs):
            assert numbers(heading) | numbers(text) <= known, text


@every_setup
def test_nothing_is_painted_that_is_not_in_the_tree(setup: Setup) -> None:
    for it, _, screen in screens(setup):
        shown = screen.only(Medium.PICTURE)
        known = tokens(" ".join(held(shown))) | {f"{at}" for at in range(longest(shown) + 1)}
        known |= {word[0].upper() for word in known}  # on plain icons
        for text, _ in drawn(it.screen(screen)).written:
            whole = tokens(text.removesuffix(DOTS))
            cut = {word for word in whole if any(one.startswith(word) for one in known)}
            assert whole <= (known | cut if text.endswith(DOTS) else known), text


def test_a_description_says_the_most_important_first_and_leaves_out_the_least() -> None:
    t = Texts.of("en")

    def said(size: int) -> str:
        ranks = {"a detail": DETAIL, "later": 1, "first": -1}
        parts = (Part(it, (TextNote(f"{it} {'x' * size}"),), rank=rank) for it, rank in ranks.items())
        return alt.description(Screen("Board", tuple(parts)), t, {})

    def order(text: str) -> list[str]:
        return re.findall("Board|first|later|a detail", text)

    assert order(said(9)) == ["Board", "first", "later", "a detail"]
    assert order(said(400)) == ["Board", "first", "later"]
    assert order(said(600)) == ["Board", "first"] and said(600).endswith(t("alt-rest"))


@pytest.mark.parametrize("key", (*PRESENTERS, TOY.key))
def test_a_worker_that_draws_reads_no_texts_and_no_rules(key: str) -> None:
    """Neither would be used, and both cost memory in each worker."""
    it = PRESENTERS[key].pictures
    assert isinstance(it, Screens)
    code = f"import sys, {it.painter.__module__}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, cwd=ROOT)
    loaded = {*run.stdout.split()}
    assert not loaded & {"engine", "discord", "pydantic", "fluent.runtime", "babel", "bot.texts"}
