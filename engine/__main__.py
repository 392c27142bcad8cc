"""Games without Discord: `python -m engine simulate` plays them, `python -m engine check` proves records."""

from __future__ import annotations

import json
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import fmean
from typing import Any

from engine.agents import AGENTS
from engine.agents.arena import Played, Report, Series
from engine.core import records
from engine.core.errors import BadRecord
from engine.core.game import Game
from engine.games import GAMES

FINE, WRONG, UNUSABLE = 0, 1, 2
"""What the program returns: all is right; a record is wrong; there is nothing to work with."""


SOMETHING = re.compile(r"\S")


class Unusable(Exception):
    """What was asked for cannot be done; the text says why and what can."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; argparse leaves with `SystemExit(2)` by itself."""
    arguments = command_line().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return UNUSABLE
    return code


def command_line() -> ArgumentParser:
    """What may be said on the command line."""
    parser = ArgumentParser(prog="python -m engine", description="Play and check games without Discord.")
    commands = parser.add_subparsers(required=True, metavar="simulate | check")
    add_simulate(commands.add_parser("simulate", help="let agents play many games"))
    check = commands.add_parser("check", help="replay game records and compare")
    check.add_argument("file", type=Path, help="game records in JSON, one after the other")
    check.set_defaults(run=check_records)
    return parser


def add_simulate(parser: ArgumentParser) -> None:
    """The arguments of `simulate`."""
    parser.add_argument("--game", choices=sorted(GAMES), default="speicherstadt", help="(%(default)s)")
    parser.add_argument("--expansion", nargs="+", action="extend", default=[], metavar="NAME")
    parser.add_argument(
        "--seats", type=numbers, default=(4,), help="4, or 2-5 or 2,3 to deal over in turn (4)"
    )
    parser.add_argument("--games", type=positive, default=100, help="how many (%(default)s)")
    parser.add_argument("--seed", default="0", help="equal seeds give equal games (%(default)s)")
    parser.add_argument("--agents", nargs="+", default=["random"], help="repeated over the seats (random)")
    parser.add_argument("--rotate", action="store_true", help="move the agents on by a seat with each game")
    parser.add_argument(
        "--records", type=Path, metavar="FILE", help="write the record of each game, one a line"
    )
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    parser.set_defaults(run=simulate)


def positive(text: str) -> int:
    """A number from 1."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number from 1 up")
    return int(text)


def numbers(text: str) -> Sequence[int]:
    """`4`, `2-5` or `2,3` as numbers."""
    first, dash, last = text.partition("-")
    if not dash:
        return [positive(word) for word in text.split(",")]
    found = range(positive(first), positive(last) + 1)
    if not found:
        raise ArgumentTypeError(f"{text!r} begins after its end")
    return found


def simulate(arguments: Namespace) -> int:
    """Play a series, write its records, print what came of it."""
    series = series_of(arguments)
    report = Report()
    with ExitStack() as stack:
        try:
            file = arguments.records and stack.enter_context(arguments.records.open("w", encoding="utf-8"))
            for played in series.play():
                report.add(played)
                if file:
                    file.write(record_line(series.game, played))
        except OSError as problem:
            raise Unusable(f"cannot write {arguments.records}: {problem.strerror}") from problem
    result = summary(series, report)
    print(json.dumps(result, indent=2) if arguments.json else "\n".join(table(result)))
    return FINE


def series_of(arguments: Namespace) -> Series:
    """The series that was asked for; raises `Unusable` for what the game does not know."""
    game = GAMES[arguments.game]
    agents = ",".join(arguments.agents).split(",")
    require("agents", agents, AGENTS)
    require("seats", arguments.seats, game.seats)
    require("expansion", arguments.expansion, game.expansions)
    return Series(
        game=game,
        agents=tuple(AGENTS[name] for name in agents),
        seats=tuple(arguments.seats),
        games=arguments.games,
        seed=arguments.seed,
        expansions=tuple(dict.fromkeys(arguments.expansion)),
        rotate=arguments.rotate,
    )


def require(argument: str, asked: Iterable[object], possible: Iterable[object]) -> None:
    """Raise `Unusable` if something is asked for that is not possible."""
    known = list(possible)
    for it in asked:
        if it not in known:
            choice = ", ".join(map(str, known)) or "there is none"
            raise Unusable(f"--{argument}: {it} is not possible; choose from: {choice}")


def record_line(game: Game[Any], played: Played) -> str:
    """The record of a game on one line."""
    record: str = records.write(game, played.deal, played.moves).model_dump_json()
    return record + "\n"


def summary(series: Series, report: Report) -> dict[str, Any]:
    """What came of a series, ready for JSON; means are those of a seat, by the name of its agent.

    `decisions_per_game`: moves at which somebody had a choice; `moves_per_game`: all that a record holds.
    """
    tallies = report.tallies.items()
    return {
        "game": series.game.key,
        "expansions": list(series.expansions),
        "seats": list(series.seats),
        "seed": series.seed,
        "rotate": series.rotate,
        "agents": [agent.name for agent in series.agents],
        "games": report.games,
        "decisions_per_game": report.choices / report.games,
        "moves_per_game": report.moves / report.games,
        "moves_per_second": report.moves / report.seconds,
        "win_share": {name: it.share for name, it in tallies},
        "win_interval": {name: it.interval for name, it in tallies},
        "mean_points": {name: fmean(it.points) for name, it in tallies},
        "mean_margin": {name: fmean(it.margins) for name, it in tallies},
        "points_by_source": {name: it.by_source for name, it in tallies},
    }


def table(result: dict[str, Any]) -> Iterator[str]:
    """The same for people."""
    title = " + ".join((result["game"], *result["expansions"]))
    seats = ", ".join(map(str, result["seats"]))
    yield f"{title}: {result['games']} games of {seats} seats, seed {result['seed']}"
    yield ""
    yield f"{'agent':12}{'won':>8}{'95 %':>16}{'points':>9}{'margin':>9}"
    for name, share in result["win_share"].items():
        low, high = result["win_interval"][name]
        points, margin = result["mean_points"][name], result["mean_margin"][name]
        yield f"{name:12}{share:8.1%}{f'{low:.1%}–{high:.1%}':>16}{points:9.1f}{margin:9.1f}"
    yield ""
    names = list(result["points_by_source"])
    yield f"{'points from':15}" + "".join(f"{name:>10}" for name in names)
    for source in result["points_by_source"][names[0]]:
        lines = (result["points_by_source"][name][source] for name in names)
        yield f"{source:15}" + "".join(f"{points:10.1f}" for points in lines)
    yield ""
    yield (
        f"{result['moves_per_game']:.0f} moves a game, {result['decisions_per_game']:.0f} of them choices; "
        f"{result['moves_per_second']:,.0f} moves a second"
    )


def check_records(arguments: Namespace) -> int:
    """Replay every record of a file; stop at the first that is wrong."""
    right = 0
    for line, text, facts in objects(arguments.file):
        difference = difference_of(game_of(facts, line), text)
        if difference is not None:
            print(f"game {right + 1} (line {line}): {difference}")
            return WRONG
        right += 1
    if not right:
        raise Unusable(f"{arguments.file} holds no game record")
    print("1 game is right." if right == 1 else f"{right} games are right.")
    return FINE


def objects(path: Path) -> Iterator[tuple[int, str, Any]]:
    """Each JSON value of a file: the line on which it begins, its text, what it says.

    Raises `Unusable` where the file cannot be read or is no JSON from some line on.
    """
    text, decoder, end, line = text_of(path), json.JSONDecoder(), 0, 1
    while found := SOMETHING.search(text, end):
        begin = found.start()
        line += text.count("\n", end, begin)
        try:
            facts, end = decoder.raw_decode(text, begin)
        except (ValueError, RecursionError) as problem:
            raise Unusable(f"{path}, line {line}: this is no JSON") from problem
        yield line, text[begin:end], facts
        line += text.count("\n", begin, end)


def text_of(path: Path) -> str:
    """What a file says; raises `Unusable` if that cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise Unusable(f"cannot read {path}: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise Unusable(f"cannot read {path}: it is no text in UTF-8") from problem


def game_of(facts: Any, line: int) -> Game[Any]:
    """The game to which a record belongs; raises `Unusable` where it does not say so."""
    known = {game.format: game for game in GAMES.values()}
    name = facts.get("format") if isinstance(facts, dict) else None
    if not isinstance(name, str) or name not in known:
        raise Unusable(f"line {line}: no game record: its format is none of {', '.join(known)}")
    return known[name]


def difference_of(game: Game[Any], text: str) -> str | None:
    """What is wrong with a record; None if it is right."""
    try:
        return records.check(game, records.read(game, text))
    except BadRecord as broken:
        return str(broken)


if __name__ == "__main__":
    sys.exit(main())
