"""The log of every game is short: what moves bring about makes at most a line an event."""

from __future__ import annotations

import random

from bot.games.registry import PRESENTERS
from bot.presenter.context import LogEvent
from bot.texts import Texts
from bot.views.scene import Scene
from engine.core.records import take
from engine.tables.model.log import Move
from tests.laws.games import Setup, chosen
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
