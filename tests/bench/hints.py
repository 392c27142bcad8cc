"""Whole games followed by hints alone: how often the analysis marks one, and how long hints take."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from bot.games.registry import PRESENTERS
from engine.agents.agent import answer, with_offers
from engine.analysis.adviser import Adviser
from engine.analysis.analysis import Case
from engine.analysis.lines import Question
from engine.analysis.report import Judgement
from engine.analysis.runs import decisions
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.loop import play, settle
from engine.core.state import State
from tests.bench.calibration.measure import titles
from tests.bench.calibration.tables import Title

GAMES = 10
"""Games of each title."""
SECONDS = 0.5
"""For a hint, as by default; of a processor, so that a busy machine changes nothing."""


def run() -> None:
    """All games in turn."""
    for title in titles():
        follow(title, GAMES)


@dataclass
class Followed:
    """What games of one title showed. `hints`: seconds of each; `lines`: how many games by the fewest lines
    of a hint; `marked`: by question."""

    hints: list[float] = field(default_factory=list)
    lines: Counter[int] = field(default_factory=Counter)
    judged: Counter[str] = field(default_factory=Counter)
    marked: Counter[str] = field(default_factory=Counter)
    losses: list[float] = field(default_factory=list)

    def add(self, judgement: Judgement) -> None:
        """Count a decision."""
        self.judged[judgement.ask] += 1
        self.losses.append(judgement.loss)
        if judgement.mark:
            self.marked[judgement.ask] += 1
            print(f"    {judgement.mark} {judgement.loss:.2f}: {judgement.played} for {judgement.best}")

    def __str__(self) -> str:
        """The sums in a line."""
        ranked = sorted(self.hints)
        middle, late = (ranked[int(part * (len(ranked) - 1))] for part in (0.5, 0.95))
        mean = sum(self.losses) / max(1, len(self.losses))
        marks = f"{self.marked.total()} of {self.judged.total()} marked {dict(self.marked)}"
        times = f"p50 {middle:.2f} s, p95 {late:.2f} s, longest {ranked[-1]:.2f} s"
        lines = dict(sorted(self.lines.items()))
        return f"{marks}, mean loss {mean:.2f}; {len(ranked)} hints, {times}, lines {lines}"


def follow(title: Title, games: int, first: int = 0) -> None:
    """Print what the analysis says of the first seat, which does whatever it is advised."""
    found = Followed()
    for number in range(first, first + games):
        case = Case(title.game, title.judge, *played(title, number, found), f"{number}")
        for judgement in judgements(case):
            found.add(judgement)
    print(f"  {title!s:26} {games} games: {found}", flush=True)


def judgements(case: Case) -> Iterator[Judgement]:
    """The decisions of the first seat that could be judged."""
    for round in case.rounds:
        course = [step for step in case.course if step.round == round]
        for step in decisions(case.judge, course, 0, case.seed):
            if (judgement := case.judge_step(step)) is not None:
                yield judgement


def played(title: Title, number: int, found: Followed) -> tuple[Any, tuple[Action, ...]]:
    """A game of hints against the middle player, the quick one and a beginner: its deal and its moves."""
    game, judge, luck, moves = title.game, title.judge, random.Random(number), list[Action]()
    deal = game.deal(game.rules(title.expansions), 4, f"hints/{number}")
    s: State[Any] = game.start(deal)
    s.events = None
    others = judge.middle, judge.quick, title.named("beginner")
    while not s.over:
        moves.extend(settle(s))
        if not s.pending:
            continue
        decision = with_offers(s, next(asked for asked in s.pending if asked.blocking))
        if decision.seat:
            action = answer(others[decision.seat - 1], s.seen_by(decision.seat), decision, luck)
        else:
            action = advised(title, s, decision, Adviser(judge, f"{number}"), len(moves), found)
        play(s, action)
        moves.append(action)
    return deal, tuple(moves)


def advised(
    title: Title, s: State[Any], decision: Decision, adviser: Adviser, number: int, found: Followed
) -> Action:
    """What a form suggests, else what a hint says."""
    if PRESENTERS[title.key].suggests(decision):
        suggested = title.roster.suggest(s.seen_by(decision.seat), decision.seat, "")
        return next(action for action in suggested if decision.allows(action))
    began = process_time()
    best, *_ = adviser.advise(Question(s, decision), number, lambda: process_time() - began > SECONDS)
    found.hints.append(process_time() - began)
    found.lines[best.lines] += 1
    return best.action


if __name__ == "__main__":
    run()
