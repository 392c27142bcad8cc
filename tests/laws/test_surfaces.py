"""What people are shown, of every game: nothing differs between two moments that look alike to the reader.

Every surface is made twice, from the truth and from another moment in which the reader could be: board,
office (also as a direct message), log, standings, earlier rounds, pictures and their descriptions, calls,
lists of games and the digest, hints, what is prepared ahead. They must be the same. What computer players
answer, and so what a hint says, is held to the same law in `tests/agents/test_laws.py`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.messages.controls import Menu
from bot.messages.sheets import Picture, Sheet
from bot.presenter.contract import Presenter
from bot.presenter.plain import CARDS, OPEN
from bot.texts import LOCALES, Texts
from bot.views import pings
from bot.views.help import lookup
from bot.views.office import orders
from bot.views.office.advice import advice_text
from bot.views.office.office import office
from bot.views.people.games import ListedTable, describe_table
from bot.views.scene import Scene
from bot.views.table.board import board
from bot.views.table.history import log, moment, rewind
from bot.views.table.standings import standings
from engine.core.advice import Advice
from engine.core.records import take
from engine.core.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale
from engine.tables.model.habits import Habits
from engine.tables.model.log import Log, Move
from engine.tables.model.outbox import Note
from engine.tables.model.table import Chair, Table
from tests.core.toy import TOY
from tests.core.toy.seated import moved_in
from tests.laws.games import ENDS, Setup, chosen

EVERY = 15
"""Of this many moments of a game one is looked at."""

SHOWN = tuple(it for it in ENDS if it.game.key in (*PRESENTERS, TOY.key))
"""Games that people can see: those that have moved in, and the toy."""
every_setup = pytest.mark.parametrize("setup", SHOWN, ids=str)


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    """Registered games and the toy."""
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
        deal=setup.deal("surfaces"),
        state=s.clone(),
        opening=opening,
        log=Log(moves),
    )


def shown(it: Table, reader: int | None, locale: str) -> list[object]:
    """Everything that this reader may be shown now."""
    names = tuple(f"P{seat}" for seat in range(len(it.chairs)))
    scene, presenter = Scene(it, names, Texts.of(locale), reader, learns=True), PRESENTERS[it.key]
    return [said(sheet) if isinstance(sheet, Sheet) else sheet for sheet in surfaces(scene, presenter)]


def surfaces(scene: Scene, presenter: Presenter) -> Iterator[object]:
    """Messages, and facts of pictures with what is said of them."""
    drawing = presenter.pictures.board(scene.context)
    yield from (drawing.facts, drawing.alt(scene.t), board(scene, presenter))
    yield from (log(scene, presenter), standings(scene, presenter))
    yield from (standings(scene, presenter, str(seat)) for seat in range(len(scene.names)))
    yield lookup.panel(scene, presenter)
    yield from calling(scene)
    if scene.seat is not None:
        yield from in_private(scene, presenter)


def calling(scene: Scene) -> Iterator[object]:
    """What mentions a person, and what can be pressed there."""
    table = scene.table
    due = [Note(table.id, "ping", seat, table.ply(seat)) for seat in table.due_seats]
    yield pings.ping_text(scene, due, "the way there") if due else None
    yield [str(it.id_) for it in pings.controls(table, due, scene.t)]


def in_private(scene: Scene, presenter: Presenter) -> Iterator[object]:
    """What one seat is shown alone."""
    for draft in (Draft(), Draft().with_pick(CARDS, (OPEN,))):
        own = presenter.pictures.office(scene.context, draft)
        yield from (own.facts, own.alt(scene.t), office(scene, presenter, draft))
    yield office(scene, presenter, Draft(), "a direct message", Picture("table.png", b"", "alt"))
    for it in scene.mine:
        if it.blocking and not presenter.suggests(it):
            yield advice_text(scene, presenter, (Advice(it.default, 8),))
            yield [presenter.guide.reason(scene.context, option) for option in it.options]
    if (ahead := orders.rehearsal(scene, presenter)) is not None:
        yield orders.preparation(ahead, presenter, Draft())
    try:
        yield orders.panel(scene, presenter, Draft())
    except Stale:
        yield None


def said(sheet: Sheet) -> tuple[object, ...]:
    """A message, controls included."""
    menus = [it.options for it in sheet.controls if isinstance(it, Menu)]
    controls = [(str(it.id_), getattr(it, "label", ""), it.row) for it in sheet.controls]
    return sheet.title, sheet.text, tuple(sheet.sections), sheet.footer, sheet.colour, repr((menus, controls))


@every_setup
def test_nothing_differs_between_moments_that_look_alike_to_the_reader(setup: Setup) -> None:
    for number, it in enumerate(tables(setup)):
        seat, locale = number % setup.seats, LOCALES[number % len(LOCALES)]
        elsewhere = replace(it, state=it.now.determinized(seat, random.Random(number)))
        for reader in (seat, None):
            assert shown(elsewhere, reader, locale) == shown(it, reader, locale)


@every_setup
def test_a_plan_is_open_exactly_where_it_has_controls(setup: Setup) -> None:
    for number, it in enumerate(tables(setup)):
        plan = PRESENTERS[setup.game.key].plan(Scene(it, (), Texts.of("en"), number % setup.seats).context)
        assert plan.is_open == bool([*plan.controls()])


class NoServices:
    """A bot without servers, messages and habits."""

    def __init__(self) -> None:
        self.names = self.client = self.store = self.mail = self.tables = self

    def get_guild(self, guild: int) -> None:
        return None

    get_channel = get_guild

    async def name(self, guild: int, person: int, t: Texts) -> str:
        return f"P{person}"

    async def message(self, table: int, kind: str) -> None:
        return None

    async def habits(self, *people: int) -> dict[int, Habits]:
        return {}


@every_setup
async def test_lists_of_games_and_the_digest_tell_nothing_that_is_hidden(setup: Setup) -> None:
    services: Any = NoServices()
    for number, it in enumerate(tables(setup)):
        seat, t = number % setup.seats, Texts.of(LOCALES[number % len(LOCALES)])
        elsewhere = replace(it, state=it.now.determinized(seat, random.Random(number)))
        one, other = [
            await describe_table(services, ListedTable(1, table, 1 + seat), t) for table in (it, elsewhere)
        ]
        assert one == other


@every_setup
def test_earlier_rounds_tell_nothing_that_is_hidden(setup: Setup) -> None:
    """While the game goes on, a look back shows what was public then."""
    *_, last = tables(setup)
    seats, presenter = tuple(f"P{seat}" for seat in range(setup.seats)), PRESENTERS[last.key]
    for number in range(1, last.round + 1):
        then = moment(last, f"{number}.here")
        for seat in range(setup.seats):
            other = replace(then.table, state=then.table.now.determinized(seat, random.Random(number)))
            scenes = (Scene(it, seats, Texts.of("en")) for it in (then.table, other))
            one, two = (said(rewind(scene, presenter, then, None)) for scene in scenes)
            assert one == two


def test_the_law_would_find_a_hand() -> None:
    """What one sees of the own hand is not the same elsewhere: so there is something to be hidden."""
    assert any(
        shown(replace(it, state=it.now.determinized(0, random.Random(number))), 1, "en") != shown(it, 1, "en")
        for setup in reversed(SHOWN)
        for number, it in enumerate(tables(setup))
    )
