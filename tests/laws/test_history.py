"""The log of every game is short: what moves bring about makes at most a line an event."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.presenter.context import LogEvent
from bot.texts import Texts
from bot.views.scene import Scene
from engine.core.events import Event
from engine.core.game import Game
from engine.core.records import take
from engine.core.state import State
from engine.games import GAMES
from engine.tables.model.log import Move
from tests.laws.games import GOLDEN, Setup, chosen, recorded, subclasses
from tests.laws.test_surfaces import all_games, every_setup, table

__all__ = ["all_games"]
LATEST, EVERY = 3, 4
"""How many moves are read at a time; of this many moments of a game one is looked at."""


@every_setup
def test_moves_make_at_most_a_line_an_event(setup: Setup) -> None:
    """So the board need not word the events of a press to know that they are few lines."""
    s, rng, moves = setup.start("history"), random.Random("history"), list[Move]()
    names, lines = tuple(f"P{seat}" for seat in s.players), PRESENTERS[setup.game.key].history.lines
    while s.pending:
        played = take(s, chosen(s, rng))
        moves.append(Move(played.action, "hand", 1, 0.0, played.events))
        if len(moves) % EVERY:
            continue
        c = Scene(table(setup, s, (), ()), names, Texts.of("en")).context
        for number in range(1, LATEST + 1):
            told = [LogEvent(event) for move in moves[-number:] for event in move.events]
            assert len(lines(c, told)) <= len(told), told


@pytest.mark.parametrize("key", GAMES)
def test_every_event_has_words_or_is_named_as_silent(key: str) -> None:
    """In the golden records, to each reader: an event without a writer would vanish from the log."""
    silent, home = {*PRESENTERS[key].history.SILENT}, f"bot/games/{key}/history.py"
    told = dict[type[Event], bool]()
    for path in GOLDEN:
        game, played = recorded(path)
        if game.key == key:
            for step in played:
                for event in step.events:
                    told[type(event)] = told.get(type(event)) or is_told(game, step.after, event)
    mute = sorted(kind.__name__ for kind, words in told.items() if not words and kind not in silent)
    assert not mute, (
        f"Write texts in bot/games/{key}/texts/en/log.ftl (DrewOrder: log-drew-order) or writers in {home} "
        f"for these events, or name them in its SILENT: {mute}"
    )
    loud = sorted(kind.__name__ for kind in silent if told.get(kind))
    assert not loud, f"Delete these events from SILENT in {home}, they have words: {loud}"
    rare = sorted(names_of_kinds(f"engine.games.{key}.") - {kind.__name__ for kind in told})
    assert not rare, f"Record a game in which these events happen (tests/records/make.py): {rare}"


def is_told(game: Game[Any], s: State[Any], event: Event) -> bool:
    """Whether any reader gets a line for an event."""
    setup = Setup(game, s.rules.expansions, len(s.players))
    names, lines = tuple(f"P{seat}" for seat in s.players), PRESENTERS[game.key].history.lines
    readers = (Scene(table(setup, s, (), ()), names, Texts.of("en"), seat) for seat in (None, *s.players))
    try:
        return any(any(lines(reader.context, [LogEvent(event)])) for reader in readers)
    except LookupError:  # neither a text nor a writer
        return False


def names_of_kinds(package: str) -> set[str]:
    """The names of the kinds of events of a package, but for those that only group others."""
    found = [kind for kind in subclasses(Event) if kind.__module__.startswith(package)]
    return {kind.__name__ for kind in found} - {kind.__name__ for kind in found if kind.__subclasses__()}
