"""Random play in place, side by side with python-chess, and with catanatron where that is installed."""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from statistics import median

import chess

from engine.agents.rollout import playout
from engine.games import GAMES
from tests.bench.clock import rate
from tests.laws.games import Setup, setups

REPETITIONS = 21
SLICE = 0.1
"""Seconds of one repetition; short, so that the rivals meet the same weather."""
PLIES = 200
"""Where a random game of chess is broken off."""


def chess_game(luck: random.Random) -> int:
    """A random game of chess; returns how many moves it had."""
    board = chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(luck.choice(moves))
    return PLIES


def catan_game() -> int:
    """A random game of Catan among four; returns how many moves it had."""
    catan = import_module("catanatron")
    colours = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    game = catan.Game([catan.RandomPlayer(colour) for colour in colours])
    game.play()
    return len(game.state.actions)


def seats_game(setup: Setup, luck: random.Random, numbers: Iterator[int]) -> int:
    """A random game with so many seats; returns how many moves it had."""
    s = setup.start(f"bench/{next(numbers)}")
    s.events = None
    return playout(s, luck)


def run() -> None:
    """Take turns, so that what slows one down slows down all."""
    luck, numbers = random.Random(1), count()
    works: dict[str, Callable[[], int]] = {"python-chess": lambda: chess_game(luck)}
    if find_spec("catanatron"):
        works["catanatron"] = catan_game
    for setup in setups(*GAMES.values()):
        works[str(setup)] = lambda setup=setup: seats_game(setup, luck, numbers)  # type: ignore[misc]
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(REPETITIONS):
        for name, work in works.items():
            rates[name].append(rate(work, SLICE))
    yardstick = rates["python-chess"]
    for name, found in rates.items():
        ratio = median(ours / theirs for ours, theirs in zip(found, yardstick, strict=True))
        print(f"  {name:36}{median(found):10,.0f} moves a second {ratio:6.2f} times python-chess")
