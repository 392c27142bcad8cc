"""`fit`: measure by self-play what an analysis needs, and keep it with the game."""

from __future__ import annotations

import random
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine.agents.agent import Agent, answer_from_state
from engine.agents.arena import question
from engine.agents.judge import BASE, Judge
from engine.agents.valuation import Rows, Valuation, load_valuation
from engine.analysis.course import Vector, margins
from engine.analysis.parameters import Fit, Parameters, key_of
from engine.commands.arguments import add_deals, require
from engine.commands.errors import Unusable
from engine.commands.regression import ridge
from engine.core.game import Deal, Game
from engine.core.loop import play, settle
from engine.core.scores import ranks, totals
from engine.core.state import State
from engine.games import GAMES
from engine.games.agents import AGENTS

FINE = 0
STEPS = 30
"""Steps of Newton's method."""
PRIOR = 0.3
"""Standard deviation of a slope before anything is known, which keeps few games from fitting certainty."""
PENALTY = 100.0
"""Rows that the prior of the regression counts for; chosen by held-out games."""
FAMILIES = ("middle", "quick")
FITTED = 4
"""Seats of the games that the evaluation is fitted to."""

Sample = tuple[Vector, Vector]
"""Margins of all seats when a round began, and the share of the victory of each."""
Samples = list[Sample]


class Ending(NamedTuple):
    """A position at the start of a round, and how players of one family ended the game from there.

    `features`: of each seat, less the mean of the others; `result`: margins; `won`: shares of the victory;
    `position`: itself.
    """

    position: State[Any]
    features: tuple[Vector, ...]
    result: Vector
    won: Vector
    starter: int


Endings = Mapping[tuple[str, int], Sequence[Ending]]
"""By family and round."""


def add(parser: ArgumentParser) -> None:
    """Add the arguments of `fit`."""
    add_deals(parser, games=100)
    parser.set_defaults(run=fit)


def fit(arguments: Namespace) -> int:
    """Play games, for each number of seats as many, and write what they show into the files of the game's
    judge; returns the exit code. Raises `Unusable` for what the game does not know.
    """
    game, judge = GAMES[arguments.game], AGENTS[arguments.game].judge
    require("seats", arguments.seats, game.seats)
    require("expansion", arguments.expansion, game.expansions)
    if judge is None:
        raise Unusable(f"{game.key} has no judge")
    expansions = game.rules(arguments.expansion).expansions
    for seats in arguments.seats:
        endings = play_endings(game, judge, expansions, seats, arguments.games, arguments.seed)
        key = key_of(expansions, seats)
        if judge.features and seats == FITTED:
            keep_valuation(judge, " ".join(expansions) or BASE, fit_valuation(endings))
        coefficients = fit_slopes(judge, endings)
        known = Parameters.read(judge.data)
        kept = known.model_copy(update={"fits": {**known.fits, key: coefficients}})
        kept.write(judge.data)
        print(key, coefficients.model_dump_json())
    return FINE


def play_endings(
    game: Game[Any], judge: Judge, expansions: tuple[str, ...], seats: int, games: int, seed: str
) -> Endings:
    """Play games between players of mixed strength, and from the start of each round on to the end by each
    family."""
    endings = defaultdict[tuple[str, int], list[Ending]](list)
    for number in range(games):
        deal = game.deal(game.rules(expansions), seats, f"{seed}/{number}")
        luck = random.Random(f"{seed}/{number}")
        for begun in starts(game, judge, deal, luck):
            features = centred(judge.facts_of(begun)) if judge.features else ()
            for name, player in zip(FAMILIES, judge.families, strict=True):
                position = begun.clone()
                play_to_the_end(position, [player] * seats, luck)
                places = ranks(position)
                won = tuple((place == 1) / places.count(1) for place in places)
                ending = Ending(begun, features, margins(totals(position)), won, deal.start_seat)
                endings[name, begun.round].append(ending)
    return endings


def starts(game: Game[Any], judge: Judge, deal: Deal, luck: random.Random) -> Iterator[State[Any]]:
    """The position at the start of each round of a game between players of mixed strength."""
    position: State[Any] = game.start(deal)
    position.events = None
    known = [judge.middle, judge.quick, AGENTS[game.key]["beginner"]]
    agents, begun = [luck.choice(known) for _ in range(deal.seats)], 0
    while not position.over:
        settle(position)
        if position.round > begun and not position.over:
            begun = position.round
            yield position.clone()
        if position.pending:
            decision = question(position, luck)
            play(position, answer_from_state(agents[decision.seat], position, decision, luck))


def play_to_the_end(position: State[Any], agents: Sequence[Agent], luck: random.Random) -> None:
    """Play a game to its end, in place."""
    while not position.over:
        settle(position)
        if position.pending:
            decision = question(position, luck)
            play(position, answer_from_state(agents[decision.seat], position, decision, luck))


def centred(features: Sequence[Sequence[float]]) -> tuple[Vector, ...]:
    """Features of each seat, less the mean of the others."""
    columns = [margins(column) for column in zip(*features, strict=True)]
    return tuple(zip(*columns, strict=True))


def fit_valuation(endings: Endings) -> Mapping[str, Rows]:
    """Coefficients of the features for each family, by round."""
    rounds = common_rounds(endings)
    return {name: tuple(coefficients(endings[name, round]) for round in rounds) for name in FAMILIES}


def common_rounds(endings: Endings) -> range:
    """The rounds that at least half of all games have reached."""
    games = len(endings["middle", 1])
    return range(
        1, 1 + sum(len(reached) >= games / 2 for (name, _), reached in endings.items() if name == "middle")
    )


def coefficients(endings: Sequence[Ending]) -> tuple[float, ...]:
    """Coefficients by which the margins at the end follow from the features."""
    rows = [features for ending in endings for features in ending.features]
    results = [margin for ending in endings for margin in ending.result]
    return tuple(round(number, 4) for number in ridge(rows, results, PENALTY))


def fit_slopes(judge: Judge, endings: Endings) -> Fit:
    """The value of each place at the start, and how strongly a point tells on the chance to win."""
    first = [
        (*ending.result[ending.starter :], *ending.result[: ending.starter])
        for ending in endings["middle", 1]
    ]
    slopes = []
    for number in common_rounds(endings):
        samples = [
            (margins(judge.value(ending.position, judge.middle)), ending.won)
            for ending in endings["middle", number]
        ]
        slopes.append(slope_of(samples))
    at_place = [*zip(*first, strict=True)]
    return Fit(
        games=len(first),
        start=tuple(round(fmean(points), 3) for points in at_place),
        start_error=tuple(round(stdev(points) / sqrt(len(points)), 3) for points in at_place),
        slopes=tuple(round(slope, 4) for slope, _ in slopes),
        slope_errors=tuple(round(error, 4) for _, error in slopes),
    )


def keep_valuation(judge: Judge, key: str, rows: Mapping[str, Rows]) -> None:
    """Write the coefficients into the file of a judge, which may be a new one."""
    known = Valuation.read(judge.valuation) if judge.valuation.exists() else Valuation(names=judge.features)
    Valuation(names=judge.features, tables={**known.tables, key: rows}).write(judge.valuation)
    load_valuation.cache_clear()


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
