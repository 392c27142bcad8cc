"""`analyse`: say of finished games what was luck, what were decisions, what each decision cost."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from pathlib import Path

from engine.analysis.analysis import Case, run_analysis
from engine.analysis.course import actions_of
from engine.analysis.report import Judgement, Parts, Report
from engine.commands.check import game_of, objects
from engine.commands.errors import Unusable
from engine.core import records
from engine.core.actions import LETTERS, notation
from engine.core.errors import BadRecord
from engine.games import GAMES
from engine.games.agents import AGENTS

FINE = 0


def add(parser: ArgumentParser) -> None:
    """Add the arguments of `analyse`."""
    parser.add_argument("file", type=Path, help="records of finished games in JSON, one after the other")
    parser.add_argument("--seed", default="0", help="equal seeds give equal results (%(default)s)")
    parser.add_argument(
        "--effort", type=effort, default=1.0, help="times the usual number of imagined games (%(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object a line in place of tables")
    parser.set_defaults(run=analyse)


def effort(text: str) -> float:
    """Parse a number above 0; raises `ArgumentTypeError`."""
    try:
        number = float(text)
    except ValueError as wrong:
        raise ArgumentTypeError(f"{text!r} is no number") from wrong
    if not 0 < number <= 100:
        raise ArgumentTypeError(f"{text} is not between 0 and 100")
    return number


def analyse(arguments: Namespace) -> int:
    """Analyse each game of a file and print the result; returns the exit code.

    Raises `Unusable` for a file that cannot be read, and for a game that is not over or has no judge.
    """
    for line, text, facts in objects(arguments.file):
        case = case_of(line, text, facts, arguments)
        report = run_analysis(case)
        print(report.model_dump_json() if arguments.json else "\n".join(table(report)))
    return FINE


def case_of(line: int, text: str, facts: object, arguments: Namespace) -> Case:
    """The game that a record tells of; raises `Unusable` where it cannot be analysed."""
    game = game_of(facts, line)
    judge = AGENTS[game.key].judge
    if judge is None:
        raise Unusable(f"line {line}: this game has no judge")
    try:
        record = records.read(game, text)
        wrong = records.check(game, record)
    except BadRecord as broken:
        raise Unusable(f"line {line}: {broken}") from broken
    if wrong is not None:
        raise Unusable(f"line {line}: {wrong}")
    if record.result is None:
        raise Unusable(f"line {line}: the game is not over; only finished games are analysed")
    return Case(game, judge, record.deal, actions_of(game, record), arguments.seed, arguments.effort)


def table(report: Report) -> Iterator[str]:
    """Lines of text: the parts of each seat's result, then the decisions that lost more than the error."""
    yield f"{report.game}, judge {report.judge}, seed {report.seed}, effort {report.effort:g}"
    names = [name for name in Parts.model_fields if not name.endswith("_error")]
    yield f"{'seat':6}" + "".join(f"{name:>14}" for name in names)
    for seat, parts in enumerate(report.parts):
        yield f"{LETTERS[seat]:6}" + "".join(f"{cell(parts, name):>14}" for name in names)
    yield ""
    yield f"{'move':>5} {'round':>5}  {'loss':>12}  {'mark':8} decision"
    yield from (row(report.game, decision) for decision in report.decisions if decision.loss > decision.error)
    yield ""


def cell(parts: Parts, name: str) -> str:
    """A part with its standard error, where it has one."""
    error = getattr(parts, f"{name}_error", None)
    number = f"{getattr(parts, name):+.1f}"
    return number if error is None else f"{number} ±{error:.1f}"


def row(key: str, judgement: Judgement) -> str:
    """A decision and the answer that was better."""
    game = GAMES[key]
    played, best = notation(game.move(judgement.played)), notation(game.move(judgement.best))
    better = "" if played == best else f"  ({judgement.ask}; better: {best})"
    loss = f"{judgement.loss:.1f} ±{judgement.doubt:.1f}"
    if judgement.families_differ:
        better += "  ({:.1f} among middle players, {:.1f} among quick ones)".format(*judgement.families)
    return f"{judgement.number + 1:5} {judgement.round:5}  {loss:>12}  {judgement.mark:8} {played}{better}"
