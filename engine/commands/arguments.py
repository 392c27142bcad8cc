"""Arguments that several commands read from their command line."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterable, Sequence

from engine.agents.agent import Agent
from engine.commands.errors import Unusable
from engine.games import GAMES
from engine.games.agents import AGENTS


def add_deals(parser: ArgumentParser, games: int) -> None:
    """Declare the arguments that choose the deals: game, expansions, seats, number of games, seed."""
    parser.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)), help="(%(default)s)")
    parser.add_argument("--expansion", nargs="+", action="extend", default=[], metavar="NAME")
    parser.add_argument(
        "--seats", type=numbers, default=(4,), help="4, or 2-5 or 2,3 to deal over in turn (4)"
    )
    parser.add_argument("--games", type=positive, default=games, help="how many (%(default)s)")
    parser.add_argument("--seed", default="0", help="equal seeds give equal games (%(default)s)")


def positive(text: str) -> int:
    """Parse a number from 1; raises `ArgumentTypeError`."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number from 1 up")
    return int(text)


def numbers(text: str) -> Sequence[int]:
    """Parse `4`, `2-5` or `2,3`; raises `ArgumentTypeError`."""
    first, dash, last = text.partition("-")
    if not dash:
        return [positive(word) for word in text.split(",")]
    numbers = range(positive(first), positive(last) + 1)
    if not numbers:
        raise ArgumentTypeError(f"{text!r} begins after its end")
    return numbers


def agents_of(game: str, argument: str, words: Sequence[str]) -> tuple[Agent, ...]:
    """The agents of these names; raises `Unusable` for a name that the game does not have."""
    try:
        return tuple(AGENTS[game].find(name) for name in ",".join(words).split(","))
    except LookupError as unknown:
        choice = ", ".join(AGENTS[game])
        raise Unusable(f"--{argument}: {unknown.args[0]} is not possible; choose from: {choice}") from unknown


def require(argument: str, asked: Iterable[object], possible: Iterable[object]) -> None:
    """Raise `Unusable` for values that are not among the possible ones."""
    known = list(possible)
    for value in asked:
        if value not in known:
            choice = ", ".join(map(str, known)) or "there is none"
            raise Unusable(f"--{argument}: {value} is not possible; choose from: {choice}")
