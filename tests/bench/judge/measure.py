"""Collect samples: decisions of mixed tables, what two seeds of the judge say, what full playouts say."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from engine.analysis.analysis import Case
from engine.analysis.course import CourseStep
from engine.analysis.report import Judgement
from tests.bench.calibration.measure import titles
from tests.bench.calibration.tables import Title, taken
from tests.bench.judge.playouts import Plan, Position
from tests.bench.judge.truths import Key, Store, Truth, name_of, play_out, play_pair

TABLE = ("middle", "quick", "beginner", "middle")
DECISIONS, MORE = 6, 4
"""Decisions of a game that are judged and played out; as many times more where only marks are."""
ANSWERS = 6
"""Answers that are played out beside the played one."""
SEEDS = "ab"
"""Seeds with which each decision is judged."""


def measure(
    folder: Path, seed: str, seconds: float, only: Sequence[str], judge: str = "now", *, marks: bool = False
) -> None:
    """Take samples of the games in turn until the time is over: first of the decisions that were played out
    before, then of new ones. `judge`: name under which it is kept what the judge says; `marks`: play out
    marks only, which tells nothing of errors that are missed."""
    folder.mkdir(parents=True, exist_ok=True)
    benches = [Bench(title, folder, judge, marks) for title in titles() if not only or str(title) in only]
    running = [bench.samples(seed) for bench in benches]
    until = monotonic() + seconds
    while running and monotonic() < until:
        for samples in running:
            next(samples)


@dataclass
class Bench:
    """What is known of a game: the playouts, and what its judge says."""

    title: Title
    folder: Path
    judge: str
    marks: bool = False
    store: Store = field(init=False)
    games: dict[str, tuple[Case, dict[int, CourseStep]]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.store = Store(self.folder / f"{self.title}.truth.jsonl", self.title.game)
        self.file = self.folder / f"{self.title}.{self.judge}.jsonl"

    def samples(self, seed: str) -> Iterator[None]:
        """Judge a decision and play it out, without end."""
        judged = {(line["game"], line["number"]) for line in verdicts(self.file)}
        for key in [key for key in self.store.known if key not in judged]:
            self.judge_decision(key)
            yield
        for number in count():
            game = f"{seed}/{self.title}/{number}"
            for key in self.chosen(game):
                if key not in self.store.known and self.play_out(key):
                    self.judge_decision(key)
                    yield

    def game(self, game: str) -> tuple[Case, dict[int, CourseStep]]:
        """A game, made anew by its seed, and its decisions."""
        if game not in self.games:
            case = self.title.case(self.title.played(TABLE, game), game)
            steps = [step for seat in range(case.deal.seats) for step in taken(case, seat)]
            self.games = {game: (case, {step.number: step for step in steps if step.decision.blocking})}
        return self.games[game]

    def chosen(self, game: str) -> list[Key]:
        """Some decisions of a game."""
        _, steps = self.game(game)
        many = DECISIONS * (MORE if self.marks else 1)
        return [(game, number) for number in random.Random(game).sample([*steps], min(many, len(steps)))]

    def step(self, key: Key) -> CourseStep:
        """A decision."""
        return self.game(key[0])[1][key[1]]

    def position(self, key: Key, step: CourseStep) -> Position:
        """The decision, to be played out."""
        players = self.title.judge.middle, self.title.judge.quick
        return Position(step.before, step.decision, players, f"{key[0]}/{key[1]}")

    def play_out(self, key: Key) -> bool:
        """Play out a decision; whether there was anything to compare."""
        step = self.step(key)
        plans = [*dict.fromkeys(((step.action, *step.rest), *likely(self.title, step)))]
        if len(plans) < 2:
            return False
        facts = {"ask": step.decision.ask, "round": step.round, "seat": step.decision.seat}
        if self.marks:
            self.store.add(key, [name_of(plans[0])], (), **facts)
            return True
        truth = play_out(self.position(key, step), plans, facts)
        if truth is not None:
            self.store.add(key, truth.plans, truth.rows, **facts)
        return truth is not None

    def judge_decision(self, key: Key) -> None:
        """Ask the judge of a decision with each seed; play out further what it marks."""
        step, (case, _), truth = self.step(key), self.game(key[0]), self.store.known[key]
        said, began = [], process_time()
        for name in SEEDS:
            own = Case(case.game, case.judge, case.deal, case.moves, f"{key[0]}/{name}")
            said.append(own.judge_step(step))
        spent = (process_time() - began) / len(SEEDS)
        if None in said:
            return
        judged = [verdict for verdict in said if verdict is not None]
        for verdict in judged:
            self.confirm(key, truth, step, verdict)
        facts = {"game": key[0], "number": key[1], "seconds": round(spent, 2)}
        line = {**facts, "verdicts": [facts_of(verdict) for verdict in judged]}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def confirm(self, key: Key, truth: Truth, step: CourseStep, verdict: Judgement) -> None:
        """Play out further what a judge marks, until the cost is known well."""
        plan = plan_of(self.title, verdict)
        if verdict.mark and plan != truth.played:
            more = play_pair(self.position(key, step), truth, plan)
            if more:
                self.store.add(key, (name_of(truth.played), name_of(plan)), more)


def likely(title: Title, step: CourseStep) -> list[Plan]:
    """Answers that players of this game think of."""
    view = step.before.seen_by(step.decision.seat)
    luck = random.Random(0)
    own = [player.choose(view, step.decision, luck) for player in (title.judge.middle, title.judge.quick)]
    opinions = title.judge.opinions(view, step.decision)
    ranked = sorted(opinions, key=lambda action: -opinions[action])
    listed = [action for action in dict.fromkeys((*own, *ranked)) if step.decision.allows(action)]
    return [(action,) for action in listed[:ANSWERS]]


def plan_of(title: Title, verdict: Judgement) -> Plan:
    """The answer that a judge calls the best."""
    best = next(cost for cost in verdict.costs if cost.moves[0] == verdict.best)
    return tuple(title.game.move(move) for move in best.moves)


def facts_of(verdict: Judgement) -> dict[str, Any]:
    """What is kept of a verdict."""
    return verdict.model_dump(
        include={"best", "loss", "error", "mark", "families", "family_errors", "lines", "costs"}
    )


def verdicts(file: Path) -> list[dict[str, Any]]:
    """What a judge said."""
    return (
        [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    )
