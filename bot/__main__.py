"""`python -m bot` starts the bot: with a token on Discord, without one in the local channel. Its commands are
for the person who hosts it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from bot import __version__
from bot.commands import backup, doctor, move, record, restore, start
from bot.commands.privacy import keep_private
from engine.commands.errors import Unusable

SCRIPT = "kontor"
"""Name of the installed console script."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit status: 0 done or stopped, 1 a fault, 78 settings or a token
    that do not work. argparse leaves with `SystemExit(2)` by itself."""
    keep_private()
    arguments = command_line().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return problem.status
    return code


def command_line() -> ArgumentParser:
    """What may be said on the command line."""
    parser = ArgumentParser(
        prog=SCRIPT if Path(sys.argv[0]).stem == SCRIPT else "python -m bot",
        description="Without a command: start Kontor, with DISCORD_TOKEN on Discord, without it in a local"
        " channel in your browser. Settings come from the environment and from .env; .env.example explains"
        " them.",
    )
    parser.add_argument("--version", action="version", version=f"Kontor {__version__}")
    start.add(parser)
    commands = parser.add_subparsers(metavar="run | doctor | backup | restore | move | record")
    start.add(commands.add_parser("run", help="start the bot, as without a command"))
    doctor.add(
        commands.add_parser("doctor", help="check everything that the bot needs, and say what is wrong")
    )
    backup.add(commands.add_parser("backup", help="copy the database into a file, also while the bot runs"))
    restore.add(commands.add_parser("restore", help="put a backup in the place of the database"))
    move.add(commands.add_parser("move", help="carry everything from one database into another"))
    record.add(commands.add_parser("record", help="print the record of a game"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
