"""Analysis of finished games: the parts of random games add up, what an analysis costs, what is luck."""

from __future__ import annotations

import random
from itertools import count
from statistics import pvariance
from time import perf_counter, process_time

from engine.agents.agent import Agent
from engine.agents.arena import play_out
from engine.agents.rollout import Random
from engine.analysis.analysis import NOBODY, Case
from engine.analysis.course import Vector
from engine.analysis.report import Report
from engine.games import GAMES
from engine.games.agents import AGENTS
from tests.laws.games import Setup, setups

SECONDS = 10.0
"""For the sums, and for the luck, of one way to sit down."""
SMALL, SEATS = 0.05, 4


def run() -> None:
    """A line for each game, set and number of seats; then luck at tables of four middle players."""
    found = [it for it in setups(*GAMES.values()) if AGENTS[it.game.key].judge]
    print(f"  {'random games':40}{'games':>7}{'worst sum':>11}")
    for setup in found:
        games, worst = sums(setup)
        print(f"  {setup!s:40}{games:7}{worst:11.1e}", flush=True)
    print(f"  {'middle players':40}{'games':>7}{'variance':>10}{'no luck':>9}{'ratio':>7}{'s a game':>10}")
    for setup in found:
        if setup.seats == SEATS:
            print(f"  {setup!s:40}{luck(setup)}", flush=True)


def case(setup: Setup, agent: Agent, number: int, effort: float) -> Case:
    """A game of this kind of players."""
    judge = AGENTS[setup.game.key].judge
    assert judge is not None
    deal = setup.deal(f"bench {number}")
    played = play_out(setup.game, deal, [agent] * setup.seats, random.Random(number))
    return Case(setup.game, judge, deal, played.moves, f"{number}", effort)


def sums(setup: Setup) -> tuple[int, float]:
    """How many random games fit, and by how much the parts of a seat, or a part over the seats, were off."""
    began, worst = perf_counter(), 0.0
    for number in count():
        it = case(setup, Random(), number, SMALL)
        tasks = random.Random(number).sample(it.tasks(), 2)
        worst = max(worst, off(it.report(map(it.work, tasks))))
        if perf_counter() - began > SECONDS:
            break
    return number + 1, worst


def off(report: Report) -> float:
    """By how much the sums of a report are wrong at most."""
    parts = report.parts
    rows = [it.seat + it.luck + it.own + it.gifts + it.rest - it.result for it in parts]
    columns = [sum(it.seat for it in parts), sum(it.luck for it in parts), sum(it.rest for it in parts)]
    columns += [sum(it.own + it.gifts for it in parts), sum(it.result for it in parts)]
    return max(map(abs, (*rows, *columns)))


def luck(setup: Setup) -> str:
    """Variance of results with and without luck, over as many games as fit."""
    judge = AGENTS[setup.game.key].judge
    assert judge is not None
    began, cpu, results, without = perf_counter(), process_time(), list[Vector](), list[Vector]()
    while len(results) < 2 or perf_counter() - began < SECONDS:
        it = case(setup, judge.middle, len(results), 0.2)
        report = it.report(it.work(task) for task in it.tasks() if task.seat == NOBODY)
        results.append(tuple(part.result for part in report.parts))
        without.append(tuple(part.result - part.luck for part in report.parts))
    one, other = spread(results), spread(without)
    pace = (process_time() - cpu) / len(results)
    return f"{len(results):7}{one:10.1f}{other:9.1f}{other / one:7.2f}{pace:10.1f}"


def spread(vectors: list[Vector]) -> float:
    """Mean variance of a seat."""
    columns = [*zip(*vectors, strict=True)]
    return float(sum(map(pvariance, columns)) / len(columns))
