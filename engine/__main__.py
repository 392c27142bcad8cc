"""Command line of the engine, without Discord: `simulate` plays games, `check` verifies records, `analyse`
says what decided them, `tune` improves agents, `fit` measures the numbers that an analysis needs, `season`
prints what follows from the record of a season.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from engine.commands import analyse, check, fit, season, simulate, tune
from engine.commands.errors import Unusable

UNUSABLE = 2
"""Exit code where there is nothing to work with; otherwise the command decides."""


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
    """Build the argument parser with all commands of the engine."""
    parser = ArgumentParser(prog="python -m engine", description="Play and check games without Discord.")
    commands = parser.add_subparsers(required=True, metavar="simulate | check | analyse | tune | fit | ...")
    simulate.add(commands.add_parser("simulate", help="let agents play many games"))
    tune.add(commands.add_parser("tune", help="find better tastes for an agent by self-play"))
    check.add(commands.add_parser("check", help="replay game records and compare"))
    analyse.add(commands.add_parser("analyse", help="say what decided finished games"))
    fit.add(commands.add_parser("fit", help="measure by self-play what an analysis needs"))
    season.add(commands.add_parser("season", help="print what follows from the record of a season"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
