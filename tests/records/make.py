"""Rewrite the golden records: python -m tests.records.make

Random games by seed. First two with a rare turn (two fires in a row, the third fire on the fourth), then for
each number of seats the game that brings the most of what no record before it has seen. The same with each
expansion, where those who play are keen on what has not been seen.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from typing import Any

from pydantic import BaseModel

from engine.core.actions import Action
from engine.core.events import Event
from engine.core.loop import apply
from engine.core.records import write
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.events import Bought
from engine.games.speicherstadt.kaispeicher.events import Took
from engine.games.speicherstadt.record import Record
from engine.games.speicherstadt.setup import Deal
from engine.games.speicherstadt.state import State
from tests.laws.games import chosen, subclasses
from tests.records import HERE

SEARCHED = 60
"""Seeds of each number of seats that are looked at for cards."""
UNSEEN = "No game brought {}: look at more (SEARCHED), or play to bring it about; nothing was written"
EVENTS = {kind.__name__ for kind in subclasses(Event) if ".speicherstadt." in kind.__module__}
"""The kinds of events of the game and its expansion."""
Chooser = Callable[[State, random.Random], Action]


def game(
    seats: int, seed: str, expansions: tuple[str, ...] = (), choose: Chooser = chosen
) -> tuple[Record, set[str]]:
    """A random game, and what was bought and done in it."""
    rules = GAME.rules(expansions)
    deal = GAME.deal(rules, seats, seed)
    s, rng = GAME.start(deal), random.Random(seed)
    moves, told = [], list[Event]()
    while not s.over:
        moves.append(choose(s, rng))
        s, events = apply(s, moves[-1])
        told += events
    bought = {event.card for event in told if isinstance(event, Bought | Took)}
    happened = {type(event).__name__ for event in told}
    return write(GAME, deal, moves), bought | {done(move) for move in moves} | happened


def done(move: Action) -> str:
    """What a move does, told from a card of the same name."""
    return f"to {move.do}"


def keen(wanted: set[str]) -> Chooser:
    """Who buys what is wanted and little else, and does what is wanted half of the time."""

    def choose(s: State, rng: random.Random) -> Action:
        rare = [option for it in s.pending for option in it.options if done(option) in wanted]
        if rare and rng.random() < 0.5:
            return rng.choice(rare)
        asked = s.pending[0]
        if asked.ask in ("purchase", "reservation"):
            card = (s.columns + s.reserved)[s.at].card
            buys = [option for option in asked.options if option.do in ("buy", "take")]
            return buys[0] if buys and (card in wanted or rng.random() < 0.3) else asked.default
        return chosen(s, rng)

    return choose


def fires_in_a_row(deck: tuple[str, ...]) -> str:
    """The first two fires that lie on each other in a deck."""
    return next((below for above, below in pairwise(deck) if above[:5] == below[:5] == "fire_"), "")


def first_seed(seats: int, wanted: Callable[[str], bool]) -> str:
    """The first seed whose deck has the fires that are wanted."""
    rules = GAME.rules(())
    decks = ((str(it), GAME.deal(rules, seats, str(it))) for it in range(10_000))
    return next(seed for seed, deal in decks if isinstance(deal, Deal) and wanted(fires_in_a_row(deal.deck)))


def best(seats: int, wanted: set[str]) -> tuple[Record, set[str]]:
    """The game in which the most of what is wanted was bought and done."""
    return max((game(seats, str(it)) for it in range(SEARCHED)), key=lambda found: len(found[1] & wanted))


def best_of_keen(seats: int, wanted: set[str], expansion: str) -> tuple[Record, set[str]]:
    """The same with an expansion; what can be seen only with this many seats counts more."""
    removed = {it.id for it in GAME.rules((expansion,)).cards.values() if len(it.removed_at) == 3}

    def news(found: tuple[Record, set[str]]) -> int:
        return sum(10 if it.removeprefix("to ") in removed else 1 for it in found[1] & wanted)

    return max((game(seats, str(it), (expansion,), keen(wanted)) for it in range(SEARCHED)), key=news)


def buyable(expansions: tuple[str, ...]) -> set[str]:
    """The cards that can be bought."""
    return {card.id for card in GAME.rules(expansions).cards.values() if card.kind != "fire"}


def with_expansions() -> Iterator[tuple[str, Record]]:
    """The records with each expansion: every card that it brings is bought, every move made."""
    for expansion in GAME.expansions:
        wanted = (buyable((expansion,)) - buyable(())) | {f"to {do}" for do in GAME.actions} | EVENTS
        for seats in (4, 5, 3, 2):
            record, seen = best_of_keen(seats, wanted, expansion)
            wanted -= seen
            yield f"{expansion}_{seats}_seats", record
        assert not wanted, UNSEEN.format(sorted(wanted))


def golden() -> Iterator[tuple[str, Record]]:
    """The records of the base game with their names."""
    moves = ("place", "buy", "pass", "deliver", "sell", "exchange", "trade", "done")
    wanted = buyable(()) | {f"to {do}" for do in moves}
    for name, seats, seed in (
        ("third_fire_on_fourth", 3, first_seed(3, lambda below: below == "fire_4")),
        ("double_fire", 4, first_seed(4, lambda below: below in ("fire_2", "fire_3"))),
    ):
        record, seen = game(seats, seed)
        wanted -= seen
        yield name, record
    for seats in (2, 3, 4, 5):
        record, seen = best(seats, wanted)
        wanted -= seen
        yield f"{seats}_seats", record
    assert not wanted, UNSEEN.format(sorted(wanted))


def text(record: BaseModel) -> str:
    """JSON with one move and one round a line, to be read and compared by people."""
    facts: dict[str, Any] = record.model_dump(mode="json")
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {lines(value)}" for key, value in facts.items()) + "\n}\n"


def lines(value: Any) -> str:
    """Lists of objects get a line for each object, all else is one line."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n  " + ",\n  ".join(map(json.dumps, value)) + "\n]"
    return json.dumps(value)


if __name__ == "__main__":
    records = dict(chain(golden(), with_expansions()))  # all of them, before one is written
    for name, record in records.items():
        (HERE / f"{name}.json").write_text(text(record), encoding="utf-8")
