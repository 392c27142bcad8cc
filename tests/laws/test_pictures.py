"""Pictures are read on a phone: how large their letters are there, for every game that has moved in.

What is measured is what was written (`bot.pictures.sizes`): a picture of 810 pixels is shown a third as wide,
and smaller still where a piece of it (`bot.pictures.cut`) is higher than Discord shows one. On a desktop,
where height is what runs out, all pieces of a picture must come out as wide. Every picture that is measured
is looked at from outside, too (`tests.laws.drawings.checked`), so that none is drawn twice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.games.registry import PRESENTERS
from bot.pictures.letters import DOTS
from bot.pictures.sizes import DESKTOP, LEAST, LEAST_NAME, Measurement
from bot.presenter.context import Story
from bot.texts import LOCALES, Texts
from bot.views.scene import Scene
from engine.core.records import take
from engine.tables.model.drafts import Draft
from engine.tables.model.log import Log, Move
from engine.tables.model.table import Chair, Table
from tests.core.toy import TOY
from tests.core.toy.seated import moved_in
from tests.laws.drawings import LOWEST_BOARD, checked
from tests.laws.games import ENDS, SETUPS, Setup, chosen

NAMES = ("Annalena", "Benedikt", "Clara", "Dorothea", "Emil")
"""Names as most people have them: these stand whole on every picture."""
WAITS = (3, None, 0, 7, 1)
"""Of each seat, how often it did not have to wait; none for a seat without a person."""
MOMENTS = 2
"""Of a game this many are looked at, and its end."""
MORE = 4
"""The same where each picture is drawn once."""
FEW = 20
"""Where a game has no more cards, each is drawn in every language, else in one."""
every_setup = pytest.mark.parametrize("setup", ENDS, ids=str)
every_game = pytest.mark.parametrize("key", (*PRESENTERS, TOY.key))


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    """Registered games and the toy."""
    with moved_in():
        yield


@cache
def scenes(setup: Setup, moments: int = MOMENTS) -> tuple[Scene, ...]:
    """Some moments of a random game, and its end, once for all laws. No one may change their states."""
    s, rng = setup.start("pictures"), random.Random("pictures")
    opening, s.events = tuple(s.events or ()), None
    moves: list[Move] = []
    before, found = [], []
    while s.pending:
        before.append((s.clone(), len(moves)))
        told = take(s, chosen(s, rng))
        moves.append(Move(told.action, "hand", 1 + told.action.seat, 0.0, told.events))
    last = (s.clone(), len(moves))
    for number, (then, made) in enumerate([*before[:: 1 + len(before) // moments], last]):
        table = Table(
            id=1,
            guild=1,
            channel=1,
            host=1,
            key=setup.game.key,
            expansions=setup.expansions,
            limit=setup.seats,
            status="running" if then.pending else "finished",
            chairs=tuple(Chair(person=1 + seat) for seat in range(setup.seats)),
            state=then,
            opening=opening,
            log=Log(moves[:made]),
        )
        locale = LOCALES[number % len(LOCALES)]
        found.append(Scene(table, NAMES[: setup.seats], Texts.of(locale), number % setup.seats))
    return tuple(found)


def pictures(setup: Setup) -> Iterator[tuple[str, Measurement]]:
    """Everything that is drawn of these moments, by name."""
    presenter = PRESENTERS[setup.game.key].pictures
    for scene in scenes(setup, MORE):
        yield "board", checked(presenter.board(replace(scene, seat=None).context))
        yield "office", checked(presenter.office(scene.context, Draft()))
    story = Story(scene.story.events, WAITS[: setup.seats])
    for locale in LOCALES:
        over = replace(scene, seat=None, t=Texts.of(locale))
        yield "end", checked(presenter.end(over.context, story))
        yield "ledger", checked(presenter.ledger(over.context, story))


def too_small(it: Measurement) -> list[str]:
    """What is unreadable on a phone."""
    sizes = ((text, it.phone_units(size), needed(text)) for text, size in it.written)
    return [f"{text!r} of {size:.1f}, not {least}" for text, size, least in sizes if size < least]


def needed(text: str) -> int:
    """Names are written larger than the rest."""
    return LEAST_NAME if any(is_name(text, name) for name in NAMES) else LEAST


def is_name(text: str, name: str) -> bool:
    """Whether this is a person's name, perhaps cut."""
    bare = text.removesuffix(DOTS)
    return text == name or (text != bare and len(bare) > 1 and name.startswith(bare))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pictures_can_be_read_on_a_phone(setup: Setup) -> None:
    """Letters are large enough, names of eight letters whole, pieces few and as wide as each other."""
    found = set()
    for name, picture in pictures(setup):
        found |= {f"{name}: {fault}" for fault in (*too_small(picture), *cut_names(picture))}
        assert name != "board" or sum(picture.pieces) >= LOWEST_BOARD, "look what is missing"
        widths = {*picture.widths}
        assert len(widths) == 1, f"{name}: mark seams closer, widths are {sorted(widths)}"
        assert name != "end" or picture.widths == (DESKTOP,), f"{name}: fit it into one piece, lower"
    assert not found, f"write larger (`sizes.TEXT`, `sizes.NAME`), give names more room: {sorted(found)}"


def cut_names(it: Measurement) -> list[str]:
    """Names that are not there as a whole."""
    cut = {text for text, _ in it.written if text.endswith(DOTS)}
    return [text for text in sorted(cut) if any(is_name(text, name) for name in NAMES)]


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_pictures_of_the_rules_can_be_read_on_a_phone(key: str, locale: str) -> None:
    presenter, t = PRESENTERS[key], Texts.of(locale).within(key)
    pages = (presenter.pictures.page(t, topic) for topic in presenter.reference.TOPICS)
    for picture in (checked(it) for it in pages if it is not None):
        assert not too_small(picture), "write larger: `sizes.smallest` says how large"
        assert len({*picture.widths}) == 1, f"mark seams closer, widths are {picture.widths}"


@every_game
def test_covers_and_cards_can_be_read_on_a_phone(key: str) -> None:
    presenter = PRESENTERS[key]
    for number, locale in enumerate(LOCALES):
        t = Texts.of(locale).within(key)
        cards = sorted(presenter.reference.cards(t))
        cards = cards if len(cards) <= FEW else cards[number :: len(LOCALES)]
        for it in (presenter.pictures.cover(t), *(presenter.pictures.card(t, card) for card in cards)):
            assert not (found := too_small(checked(it))), f"write larger: {found} on {it.facts}"


@every_game
def test_what_is_measured_was_written(key: str) -> None:
    """Letters that no `Writer` writes, or a sprite that is pasted past `put`, would not be measured."""
    it = checked(PRESENTERS[key].pictures.cover(Texts.of("en").within(key)))
    assert it.written
