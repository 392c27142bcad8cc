"""`tune`: find better tastes for a player by self-play."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from engine.agents.evolution import Tunable, Tuning
from engine.commands.arguments import add_deals, agents_of, positive, require
from engine.commands.errors import Unusable
from engine.games import GAMES
from engine.games.agents import AGENTS

FINE = 0


def add(parser: ArgumentParser) -> None:
    """The arguments of `tune`; `--games` are those of a generation."""
    add_deals(parser, games=500)
    parser.add_argument("--player", default="trader", help="whose tastes (%(default)s)")
    parser.add_argument(
        "--against",
        nargs="+",
        default=["quick"],
        help="tables: quick trader,warden; repeated over the seats (quick)",
    )
    parser.add_argument("--own", type=positive, default=1, help="seats that try tastes (%(default)s)")
    parser.add_argument("--generations", type=positive, default=10, help="(%(default)s)")
    parser.add_argument("--only", nargs="+", default=[], metavar="TASTE", help="what to tune (all)")
    parser.add_argument("--write", action="store_true", help="keep what was found, where all tastes lie")
    parser.set_defaults(run=tune)


def tune(arguments: Namespace) -> int:
    """Search, print each generation, keep the last if that is wanted."""
    known = tunable(arguments.game)
    tastes, expansions = known.tastes, tuple(dict.fromkeys(arguments.expansion))
    require("player", [arguments.player], tastes)
    require("only", arguments.only, tastes.names)
    require("expansion", expansions, GAMES[arguments.game].expansions)
    values, tuning = tastes.of(arguments.player, expansions), tuning_of(arguments, known, expansions)
    for better, reached, slopes in tuning.search(values, arguments.generations):
        values = better
        surest = sorted(slopes, key=lambda name: -abs(slopes[name]))[:5]
        print(
            f"{reached:8.2f}  " + ", ".join(f"{name} {slopes[name]:+.1f}" for name in surest),
            flush=True,
        )
    print(json.dumps(tastes.beside(values), indent=2))
    if arguments.write:
        tastes.keep(arguments.player, expansions, values)
    return FINE


def tunable(game: str) -> Tunable[Any]:
    """The tunable player of a game; raises `Unusable` where there is none."""
    known = AGENTS[game].tunable
    if known is None:
        raise Unusable(f"--game: nobody in {game} has tastes")
    return known


def tuning_of(arguments: Namespace, known: Tunable[Any], expansions: tuple[str, ...]) -> Tuning[Any]:
    """The tuning that the arguments describe; raises `Unusable` for players that the game does not know."""
    return Tuning(
        player=known.player,
        game=GAMES[arguments.game],
        expansions=expansions,
        seats=arguments.seats[0],
        rivals=[agents_of(arguments.game, "against", [table]) for table in arguments.against],
        own=arguments.own,
        games=arguments.games,
        seed=arguments.seed,
        names=arguments.only or known.tastes.names,
    )
