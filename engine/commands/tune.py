"""`tune`: find better tastes for a player by self-play."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from engine.agents.tuning import NAMES, Tuning
from engine.agents.values import FILE, TASTES, Values, taste
from engine.commands.arguments import add_deals, agents_of, positive, require
from engine.games import GAMES

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
    parser.add_argument("--only", nargs="+", default=list(NAMES), metavar="TASTE", help="what to tune (all)")
    parser.add_argument("--write", action="store_true", help=f"keep what was found, in {FILE.name}")
    parser.set_defaults(run=tune)


def tune(arguments: Namespace) -> int:
    """Search, print each generation, keep the last if that is wanted."""
    require("player", [arguments.player], TASTES)
    require("only", arguments.only, NAMES)
    expansions = tuple(dict.fromkeys(arguments.expansion))
    require("expansion", expansions, GAMES[arguments.game].expansions)
    values = taste(arguments.player, expansions)
    tuning = Tuning(
        game=GAMES[arguments.game],
        expansions=expansions,
        seats=arguments.seats[0],
        rivals=[agents_of("against", [table]) for table in arguments.against],
        own=arguments.own,
        games=arguments.games,
        seed=arguments.seed,
        names=arguments.only,
    )
    for better, reached, slopes in tuning.search(values, arguments.generations):
        values = better
        surest = sorted(slopes, key=lambda name: -abs(slopes[name]))[:5]
        print(f"{reached:8.2f}  " + ", ".join(f"{it} {slopes[it]:+.1f}" for it in surest), flush=True)
    print(json.dumps(changed(values), indent=2))
    if arguments.write:
        keep(" ".join((arguments.player, *expansions)), values)
    return FINE


def changed(values: Values) -> dict[str, float]:
    """The numbers that differ from those of the quick player, rounded."""
    quick = asdict(Values())
    return {name: round(it, 3) for name, it in asdict(values).items() if abs(it - quick[name]) > 5e-4}


def keep(name: str, values: Values) -> None:
    """Write the tastes of a player where all others lie."""
    known = json.loads(FILE.read_text(encoding="utf-8"))
    known[name] = {"like": "quick", **changed(values)}
    lines = (f"  {json.dumps(player)}: {json.dumps(tastes)}" for player, tastes in known.items())
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
