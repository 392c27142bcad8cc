"""What full playouts say of decisions. It holds for every judge, and is kept apart from what these say."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.bench.judge.playouts import Difference, Plan, Position, Row, best_of, difference, explore, loss

LARGE = 1.0
"""Points from which on an error should be found."""
SURE = 2.0
"""Standard errors beyond which something is sure."""
SECONDS, LONG = 6.0, 24.0
"""Seconds of a processor for the playouts of all answers; for those of a mark and the best one."""
FINE, PART = 0.3, 0.2
"""Standard error of the cost of a mark, in points or as a part of it, with which playouts end."""
Key = tuple[str, int]
"""A game by its seed, and the number of a move."""


@dataclass
class Truth:
    """Playouts of a decision. `plans`: the answers by name, the played one first; `rows`: worlds in which
    all were tried until they were clearly worse than the best, none if only marks are played out; `pairs`:
    those with the played one and another one that a judge named."""

    ask: str
    round: int
    seat: int
    plans: dict[str, Plan]
    rows: list[Row]
    pairs: dict[str, list[Row]] = field(default_factory=dict)

    @property
    def played(self) -> Plan:
        return next(iter(self.plans.values()))

    @property
    def best(self) -> str:
        """Name of the answer that looks best."""
        return name_of(best_of(self.rows, self.played))

    @property
    def loss(self) -> Difference:
        """What the played answer cost."""
        return loss(self.rows, self.played)

    @property
    def is_error(self) -> bool:
        """Whether the played answer surely cost something, and a point at least."""
        if not self.rows:
            return False
        found = self.loss
        return found.points >= LARGE and found.points > SURE * found.error

    def cost(self, named: str) -> Difference | None:
        """How far an answer is ahead of the played one; None where that was never played out."""
        plan = self.plans.get(named)
        rows = [row for row in (*self.rows, *self.pairs.get(named, ())) if plan in row]
        return difference(rows, plan, self.played) if plan is not None and len(rows) > 1 else None


def play_out(position: Position, plans: Sequence[Plan], facts: dict[str, Any]) -> Truth | None:
    """Play out answers to a decision, the played one first; None where no world fits what the seat saw."""
    rows = explore(position, plans, lambda rows: is_known(rows, plans[0]), SECONDS)
    return Truth(plans={name_of(plan): plan for plan in plans}, rows=rows, **facts) if rows else None


def play_pair(position: Position, truth: Truth, plan: Plan) -> list[Row]:
    """Play out an answer that a judge named beside the played one, where that is not known well enough."""
    known = truth.cost(name_of(plan))
    if known is not None and is_fine(known):
        return []
    own = position._replace(seed=f"{position.seed}/pair/{name_of(plan)}")
    played = truth.played
    return explore(own, (played, plan), lambda rows: is_fine(difference(rows, plan, played)), LONG)


def is_known(rows: Sequence[Row], played: Plan) -> bool:
    """Whether it is clear if the played answer cost a point."""
    if len(rows[-1]) < 2:
        return True
    found = loss(rows, played)
    return found.points + SURE * found.error < LARGE or is_fine(found)


def is_fine(found: Difference) -> bool:
    """Whether a cost is known well enough."""
    return found.error <= max(FINE, PART * abs(found.points))


def name_of(plan: Plan) -> str:
    """The name of an answer: its moves as in a record."""
    return json.dumps([action.as_move() for action in plan])


class Store:
    """Truths in a file, to which lines are added only."""

    def __init__(self, file: Path, game: Any) -> None:
        self.file, self.game = file, game
        self.known: dict[Key, Truth] = {}
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        for line in text.splitlines():
            self.take(json.loads(line))

    def take(self, line: dict[str, Any]) -> None:
        """Take in a line: a decision that was played out, or more playouts of a pair."""
        key = line["game"], line["number"]
        plans = {name: tuple(map(self.game.move, json.loads(name))) for name in line["plans"]}
        rows = [*rows_of(line["rows"], plans)]
        if "ask" in line:
            self.known[key] = Truth(line["ask"], line["round"], line["seat"], plans, rows)
        elif key in self.known:
            *_, named = plans
            truth = self.known[key]
            truth.plans |= {named: plans[named]}
            truth.pairs.setdefault(named, []).extend(rows)

    def add(self, key: Key, plans: Iterable[str], rows: Sequence[Row], **facts: Any) -> None:
        """Keep playouts of a decision."""
        names = list(plans)
        kept = [{str(names.index(name_of(plan))): worth for plan, worth in row.items()} for row in rows]
        game, number = key
        line = json.loads(json.dumps({"game": game, "number": number, **facts, "plans": names, "rows": kept}))
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.take(line)


def rows_of(kept: Iterable[dict[str, Any]], plans: dict[str, Plan]) -> Iterator[Row]:
    """Rows as they were kept, with the answers by their place."""
    listed = list(plans.values())
    for row in kept:
        yield {listed[int(at)]: tuple(worth) for at, worth in row.items()}
