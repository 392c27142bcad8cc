"""Rewrite the golden records: python -m tests.games.hamburg.records.make

Random games by seed: for each number of seats, with and without the expansion, the one that brings most of
what no record before it has seen. Then a shared victory. Those of the expansion are sealed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from engine.agents.rollout import pick
from engine.core.actions import Action
from engine.core.loop import play
from engine.core.records import take, write
from engine.core.scores import ranks
from engine.core.seal import sealable
from engine.core.state import State
from engine.games.hamburg import GAME
from engine.games.hamburg.record import Record
from tests.games.hamburg.arrange import MAGISTRAT
from tests.games.hamburg.records import HERE
from tests.games.hamburg.seen import names
from tests.records.make import UNSEEN, text

SEARCHED = 150
"""Seeds of each kind of table that are looked at."""


def game(seats: int, number: int, expansions: tuple[str, ...]) -> tuple[Record, set[str]]:
    """A random game, and what was seen in it."""
    seed = sealable(f"golden/{number}")
    deal = GAME.deal(GAME.rules(expansions), seats, seed)
    s, luck = GAME.start(deal), random.Random(number)
    moves, seen = [], set[str]()
    while not s.over:
        moves.append(pick(s.pending[int(luck.random() * len(s.pending))], luck))
        told = take(s, moves[-1])
        seen |= {
            f"{'auto' if told.auto else 'move'} {told.action.do}",
            *(name for event in told.events for name in names(event)),
        }
    seen.add(f"{len(s.reshuffles)} reshuffles")
    return write(GAME, deal, moves, seed if expansions else ""), seen


def golden() -> Iterator[tuple[str, Record]]:
    """The records with their names."""
    wanted = {f"bought {card}" for card in MAGISTRAT.cards} | {f"move {do}" for do in GAME.actions}
    wanted |= {"used extra_kind", "used gift16", "used store", "1 reshuffles", "2 reshuffles", "equal gifts"}
    wanted |= {"auto pass", "auto lay", "auto close"}
    for expansions in (GAME.expansions, ()):
        for seats in (5, 4, 3, 2):
            found = (game(seats, number, expansions) for number in range(SEARCHED))
            record, seen = max(found, key=lambda it: len(it[1] & wanted))
            wanted -= seen
            yield "_".join((*expansions, str(seats), "seats")), record
    assert not wanted, UNSEEN.format(sorted(wanted))
    yield "shared_victory", shared()


def shared() -> Record:
    """The first game of two with two winners."""
    for number in count():
        deal = GAME.deal(GAME.rules(()), 2, f"shared/{number}")
        s: State[Any] = GAME.start(deal)
        luck, moves = random.Random(number), list[Action]()
        s.events = None
        while s.pending:
            moves.append(pick(s.pending[int(luck.random() * len(s.pending))], luck))
            play(s, moves[-1])
        if ranks(s) == [1, 1]:
            break
    record: Record = write(GAME, deal, moves)
    return record


if __name__ == "__main__":
    records = dict(golden())  # all of them, before one is written
    for name, record in records.items():
        (HERE / f"{name}.json").write_text(text(record), encoding="utf-8")
        print(name, json.dumps(record.seats))
