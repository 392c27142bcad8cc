"""What people are shown, of every game: nothing differs between two moments that look alike to the reader.

Every surface is made twice, from the truth and from another moment in which the reader could be: board,
office, log, standings, pictures and their descriptions, what is prepared ahead. They must be the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.games.contract import Presenter
from bot.games.registry import PRESENTERS
from bot.interactions.controls import Menu
from bot.interactions.sheets import Picture, Sheet
from bot.texts import LOCALES, Texts
from bot.views.office import orders
from bot.views.office.forms import CARDS, OPEN
from bot.views.office.office import office
from bot.views.scene import Scene
from bot.views.table.board import board
from bot.views.table.history import log
from bot.views.table.standings import standings
from engine.core.records import take
from engine.core.state import State
from engine.tables.errors import Stale
from engine.tables.log import Move
from engine.tables.play.drafts import Draft
from engine.tables.table import Chair, Table
from tests.core.toy import TOY
from tests.core.toy.seated import moved_in
from tests.laws.games import SETUPS, Setup, chosen

EVERY = 7
"""Of so many moments of a game one is looked at."""

SHOWN = tuple(it for it in SETUPS if it.game.key in (*PRESENTERS, TOY.key))
"""Games that people can see: those that have moved in, and the toy."""
every_setup = pytest.mark.parametrize("setup", SHOWN, ids=str)


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    """Those of the house and the toy."""
    with moved_in():
        yield


def tables(setup: Setup) -> Iterator[Table]:
    """The table at some moments of a random game."""
    s, rng = setup.start("surfaces"), random.Random("surfaces")
    opening, s.events = tuple(s.events or ()), None
    moves: list[Move] = []
    while s.pending:
        if len(moves) % EVERY == 0:
            yield table(setup, s, opening, tuple(moves))
        told = take(s, chosen(s, rng))
        moves.append(Move(told.action, "hand", 1 + told.action.seat, 0.0, told.events))


def table(setup: Setup, s: State[Any], opening: Any, moves: tuple[Move, ...]) -> Table:
    """A running table whose people sit in their seats."""
    chairs = tuple(Chair(person=1 + seat) for seat in range(setup.seats))
    return Table(
        id=1,
        guild=1,
        channel=1,
        host=1,
        key=setup.game.key,
        expansions=setup.expansions,
        limit=setup.seats,
        status="running",
        chairs=chairs,
        state=s.clone(),
        opening=opening,
        log=moves,
    )


def shown(it: Table, reader: int | None, locale: str) -> list[object]:
    """Everything that this reader may be shown now."""
    names = tuple(f"P{seat}" for seat in range(len(it.chairs)))
    scene, presenter = Scene(it, names, Texts.of(locale), reader), PRESENTERS[it.key]
    return [said(sheet) if isinstance(sheet, Sheet) else sheet for sheet in surfaces(scene, presenter)]


def surfaces(scene: Scene, presenter: Presenter) -> Iterator[object]:
    """Messages, and facts of pictures with what is said of them."""
    drawing = presenter.pictures.board(scene.context)
    yield from (drawing.facts, drawing.alt(scene.t), board(scene, presenter))
    yield from (log(scene, presenter), standings(scene, presenter))
    yield from (standings(scene, presenter, str(seat)) for seat in range(len(scene.names)))
    if scene.seat is None:
        return
    for draft in (Draft(), Draft().with_pick(CARDS, (OPEN,))):
        own = presenter.pictures.office(scene.context, draft)
        yield from (own.facts, own.alt(scene.t), office(scene, presenter, draft))
    yield office(scene, presenter, Draft(), picture=Picture("table.png", b"", "alt"))
    if (ahead := orders.rehearsal(scene, presenter)) is not None:
        yield orders.prepared(ahead, presenter, Draft())
    try:
        yield orders.panel(scene, presenter, Draft())
    except Stale:
        yield None


def said(sheet: Sheet) -> tuple[object, ...]:
    """A message, controls included."""
    menus = [it.item.options for it in sheet.controls if isinstance(it, Menu)]
    controls = [(str(it.id_), getattr(it.item, "label", ""), it.row) for it in sheet.controls]
    return sheet.title, sheet.text, tuple(sheet.sections), sheet.footer, sheet.colour, repr((menus, controls))


@every_setup
def test_nothing_differs_between_moments_that_look_alike_to_the_reader(setup: Setup) -> None:
    for number, it in enumerate(tables(setup)):
        seat, locale = number % setup.seats, LOCALES[number % len(LOCALES)]
        elsewhere = replace(it, state=it.now.determinized(seat, random.Random(number)))
        for reader in (seat, None):
            assert shown(elsewhere, reader, locale) == shown(it, reader, locale)


def test_the_law_would_find_a_hand() -> None:
    """What one sees of the own hand is not the same elsewhere: so there is something to be hidden."""
    found = 0
    for setup in SHOWN:
        for number, it in enumerate(tables(setup)):
            other = replace(it, state=it.now.determinized(0, random.Random(number)))
            found += shown(other, 1, "en") != shown(it, 1, "en")
    assert found > 0
