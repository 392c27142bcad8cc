"""`simulate`: let agents play many games and print what came of it."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import fmean
from typing import Any

from engine.agents.arena import ArenaTotals, FinishedGame, Series
from engine.agents.ratings import Rating, rate, round_robin
from engine.commands.arguments import add_deals, agents_of, require
from engine.commands.errors import Unusable
from engine.core import records
from engine.core.game import Game
from engine.games import GAMES

FINE = 0


def add(parser: ArgumentParser) -> None:
    """Declare the arguments of `python -m engine simulate`, and its function."""
    add_deals(parser, games=100)
    parser.add_argument(
        "--agents",
        nargs="+",
        default=["random"],
        help="repeated over the seats (random); master:200 thinks for 200 playouts, master:0.5s for seconds",
    )
    parser.add_argument(
        "--rotate", action="store_true", help="play each deal once from every seat, moving on by a seat"
    )
    parser.add_argument(
        "--rate", action="store_true", help="a round robin of all tables of different agents, with ratings"
    )
    parser.add_argument(
        "--records", type=Path, metavar="FILE", help="write the record of each game, one a line"
    )
    parser.add_argument("--sealed", action="store_true", help="seal the deals that the records hold")
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    parser.set_defaults(run=simulate)


def simulate(arguments: Namespace) -> int:
    """Play a series, write its records, print what came of it; returns the exit code. Raises `Unusable` for
    what the game does not know, or a file that cannot be written.

    >>> parser = ArgumentParser()
    >>> add(parser)
    >>> simulate(parser.parse_args(["--games", "2", "--seats", "3", "--agents", "quick", "random", "--json"]))
    ... # doctest: +ELLIPSIS
    {
      "game": ...
      "agents": [
        "quick",
        "random"
      ],
      "games": 2,
    ...
    }
    0
    """
    series = series_of(arguments)
    report, ratings = play_series(series, arguments)
    result = summary(series, report, ratings)
    print(json.dumps(result, indent=2) if arguments.json else "\n".join(table(result)))
    return FINE


def play_series(series: Series, arguments: Namespace) -> tuple[ArenaTotals, dict[str, Rating]]:
    """Play a series; returns its report and, where asked for, ratings. Writes records as games end; raises
    `Unusable` where their file cannot be written."""
    report, rating = ArenaTotals(), list[FinishedGame]()
    with ExitStack() as stack:
        try:
            file = arguments.records and stack.enter_context(arguments.records.open("w", encoding="utf-8"))
            for game in round_robin(series) if arguments.rate else series.play():
                report.add(game)
                if file:
                    file.write(record_line(series.game, game))
                if arguments.rate:
                    rating.append(game)
        except OSError as problem:
            raise Unusable(f"cannot write {arguments.records}: {problem.strerror}") from problem
    return report, rate(rating)


def series_of(arguments: Namespace) -> Series:
    """The series that was asked for; raises `Unusable` for what the game does not know."""
    game = GAMES[arguments.game]
    agents = agents_of(game.key, "agents", arguments.agents)
    require("seats", arguments.seats, game.seats)
    require("expansion", arguments.expansion, game.expansions)
    return Series(
        game=game,
        agents=agents,
        seats=tuple(arguments.seats),
        games=arguments.games,
        seed=arguments.seed,
        expansions=tuple(dict.fromkeys(arguments.expansion)),
        rotate=arguments.rotate,
        sealed=arguments.sealed,
    )


def record_line(game: Game[Any], played: FinishedGame) -> str:
    """The record of a game on one line."""
    record: str = records.write(game, played.deal, played.moves, played.seed).model_dump_json()
    return record + "\n"


def summary(series: Series, report: ArenaTotals, ratings: dict[str, Rating]) -> dict[str, Any]:
    """The report as JSON; means are per seat, by name of the agent.

    `decisions_per_game`: moves that were a choice; `moves_per_game`: all that a record holds.
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
        "win_share": {name: tally.share for name, tally in tallies},
        "win_interval": {name: tally.interval for name, tally in tallies},
        "mean_points": {name: fmean(tally.points) for name, tally in tallies},
        "mean_margin": {name: fmean(tally.margins) for name, tally in tallies},
        "points_by_source": {name: tally.by_source for name, tally in tallies},
        "ms_per_decision": {name: tally.pace for name, tally in tallies},
        "rating": {
            name: {"strength": rating.strength, "doubt": rating.doubt} for name, rating in ratings.items()
        },
    }


def table(result: dict[str, Any]) -> Iterator[str]:
    """The result of `summary` as lines of text."""
    title = " + ".join((result["game"], *result["expansions"]))
    seats = ", ".join(map(str, result["seats"]))
    yield f"{title}: {result['games']} games of {seats} seats, seed {result['seed']}"
    yield ""
    yield f"{'agent':12}{'won':>8}{'95 %':>16}{'points':>9}{'margin':>9}{'ms':>9}"
    for name, share in result["win_share"].items():
        low, high = result["win_interval"][name]
        points, margin = result["mean_points"][name], result["mean_margin"][name]
        span, pace = f"{low:.1%}–{high:.1%}", result["ms_per_decision"][name]
        yield f"{name:12}{share:8.1%}{span:>16}{points:9.1f}{margin:9.1f}{pace:9.2f}"
    yield ""
    yield from ladder(result["rating"])
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


def ladder(ratings: dict[str, dict[str, float]]) -> Iterator[str]:
    """The ratings, the strongest first."""
    if ratings:
        yield f"{'rating':12}{'strength':>10}{'doubt':>8}"
        for name, line in sorted(ratings.items(), key=lambda pair: -pair[1]["strength"]):
            yield f"{name:12}{line['strength']:10.1f}{line['doubt']:8.1f}"
        yield ""
