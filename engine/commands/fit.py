"""`fit`: measure by self-play what an analysis needs, and keep it with the game."""

from __future__ import annotations

import random
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from math import exp, sqrt
from statistics import fmean, stdev
from typing import Any

from engine.agents.arena import FinishedGame, play_out
from engine.agents.judge import Judge
from engine.analysis.course import Vector, margins, steps
from engine.analysis.parameters import Fit, Parameters, key_of
from engine.commands.arguments import add_deals, require
from engine.commands.errors import Unusable
from engine.core.game import Game
from engine.core.scores import ranks, totals
from engine.games import GAMES
from engine.games.agents import AGENTS

FINE = 0
STEPS = 30
"""Steps of Newton's method."""
PRIOR = 0.3
"""Standard deviation of a slope before anything is known, which keeps few games from fitting certainty."""

Sample = tuple[Vector, Vector]
"""Margins of all seats when a round began, and the share of the victory of each."""
Samples = list[Sample]


def add(parser: ArgumentParser) -> None:
    """Add the arguments of `fit`."""
    add_deals(parser, games=100)
    parser.set_defaults(run=fit)


def fit(arguments: Namespace) -> int:
    """Play games between middle players, for each number of seats as many, and write what they show into the
    file of the game's judge; returns the exit code. Raises `Unusable` for what the game does not know.
    """
    game, judge = GAMES[arguments.game], AGENTS[arguments.game].judge
    require("seats", arguments.seats, game.seats)
    require("expansion", arguments.expansion, game.expansions)
    if judge is None:
        raise Unusable(f"{game.key} has no judge")
    expansions = game.rules(arguments.expansion).expansions
    for seats in arguments.seats:
        coefficients = fit_from_games(game, judge, expansions, seats, arguments.games, arguments.seed)
        known = Parameters.read(judge.data)
        kept = known.model_copy(update={"fits": {**known.fits, key_of(expansions, seats): coefficients}})
        kept.write(judge.data)
        print(key_of(expansions, seats), coefficients.model_dump_json())
    return FINE


def fit_from_games(
    game: Game[Any], judge: Judge, expansions: tuple[str, ...], seats: int, games: int, seed: str
) -> Fit:
    """Play self-play games and fit the values of seats and margins."""
    results, samples = list[Vector](), dict[int, Samples]()
    for number in range(games):
        deal = game.deal(game.rules(expansions), seats, f"{seed}/{number}")
        played = play_out(game, deal, [judge.middle] * seats, random.Random(f"{seed}/{number}"))
        result = margins(totals(played.end))
        results.append((*result[deal.start_seat :], *result[: deal.start_seat]))
        for begun, sample in samples_of(game, judge, played):
            samples.setdefault(begun, []).append(sample)
    slopes = [slope_of(samples[key]) for key in sorted(samples) if len(samples[key]) >= games / 2]
    at_place = [[result[place] for result in results] for place in range(seats)]
    return Fit(
        games=games,
        start=tuple(round(fmean(points), 3) for points in at_place),
        start_error=tuple(round(stdev(points) / sqrt(games), 3) for points in at_place),
        slopes=tuple(round(slope, 4) for slope, _ in slopes),
        slope_errors=tuple(round(error, 4) for _, error in slopes),
    )


def samples_of(game: Game[Any], judge: Judge, played: FinishedGame) -> Iterator[tuple[int, Sample]]:
    """At the start of each round: its number, the margin of each seat by the judge, and its share of the
    victory."""
    places, begun = ranks(played.end), 0
    won = tuple((place == 1) / places.count(1) for place in places)
    for step in steps(game, played.deal, played.moves):
        if step.round > begun:
            begun = step.round
            yield begun, (margins(judge.fortunes(step.before)), won)


def slope_of(samples: Samples) -> tuple[float, float]:
    """The slope that makes the victories most likely, and its standard error.

    A logistic model: a seat wins in proportion to exp(slope x margin); a normal prior around 0.
    """
    slope, curvature = 0.0, 1.0
    for _ in range(STEPS):
        gradient, curvature = -slope / PRIOR**2, 1 / PRIOR**2
        for values, won in samples:
            weights = [exp(slope * (value - max(values))) for value in values]
            chances = [weight / sum(weights) for weight in weights]
            expected = sum(part * each for part, each in zip(chances, values, strict=True))
            gradient += sum(share * (each - expected) for share, each in zip(won, values, strict=True))
            curvature += sum(
                part * (each - expected) ** 2 for part, each in zip(chances, values, strict=True)
            )
        slope += gradient / curvature
    return max(0.0, slope), curvature**-0.5
