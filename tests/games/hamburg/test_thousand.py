"""Random games of two to five seats, with and without the expansion: nothing is left untried.

A shared victory happens in one random game of three thousand; the golden records have one.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

from engine.agents.rollout import pick
from engine.core.events import Event
from engine.core.loop import play
from engine.core.scores import totals
from engine.core.state import State
from engine.games.hamburg import GAME
from engine.games.hamburg.state import State as Hamburg
from tests.games.hamburg.arrange import MAGISTRAT
from tests.games.hamburg.seen import names

GAMES = 600


def start(number: int) -> State[Any]:
    """One of them, without a listener."""
    expansions = GAME.expansions if number % 2 else ()
    s: State[Any] = GAME.new(GAME.seats[number % len(GAME.seats)], f"thousand/{number}", expansions)
    s.events = None
    return s


@cache
def tried() -> Counter[str]:
    """How often each move was made, each card bought or used, and what else happened, by name."""
    seen = Counter[str]()
    for number in range(GAMES):
        luck, events = random.Random(number), list[Event]()
        s = start(number)
        s.events = events
        while s.pending:
            action = pick(s.pending[int(luck.random() * len(s.pending))], luck)
            seen[f"move {action.do}"] += 1
            play(s, action)
        seen.update(name for event in events for name in names(event))
        assert isinstance(s, Hamburg)
        seen.update(endings(s))
    return seen


def endings(s: Hamburg) -> list[str]:
    """How a game ended."""
    points = totals(s)
    tied = points.count(max(points)) > 1
    return [f"{len(s.reshuffles)} reshuffles", *(["tie"] if tied else [])]


def test_every_card_was_bought() -> None:
    assert {f"bought {card}" for card in MAGISTRAT.cards} <= tried().keys()


def test_every_card_that_plays_itself_was_used() -> None:
    assert {"used extra_kind", "used gift16", "used store"} <= tried().keys()


def test_every_kind_of_move_was_made() -> None:
    assert {it for it in tried() if it.startswith("move ")} == {f"move {do}" for do in GAME.actions}


def test_loans_reshuffles_and_ties_occurred() -> None:
    assert {"Borrowed", "1 reshuffles", "2 reshuffles", "equal gifts", "tie"} <= tried().keys()
