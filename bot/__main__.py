"""`python -m bot` starts the bot: with a token on Discord, without one in the local channel. Its commands are
for the person who hosts it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from bot.commands import doctor, move, record, restore, start
from bot.commands.arguments import Unusable
from bot.commands.privacy import keep_private

UNUSABLE = 1
"""What the program returns where it cannot do what was asked; else the command says."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; argparse leaves with `SystemExit(2)` by itself."""
    keep_private()
    arguments = command_line().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return UNUSABLE
    return code


def command_line() -> ArgumentParser:
    """What may be said on the command line."""
    parser = ArgumentParser(
        prog="python -m bot",
        description="Without a command: start Kontor, with DISCORD_TOKEN on Discord, without it in a local"
        " channel in your browser. Settings come from the environment and from .env; .env.example explains"
        " them.",
    )
    start.add(parser)
    commands = parser.add_subparsers(metavar="doctor | restore | move | record")
    doctor.add(
        commands.add_parser("doctor", help="check everything that the bot needs, and say what is wrong")
    )
    restore.add(commands.add_parser("restore", help="put a backup in the place of the database"))
    move.add(commands.add_parser("move", help="carry everything from one database into another"))
    record.add(commands.add_parser("record", help="print the record of a game"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
