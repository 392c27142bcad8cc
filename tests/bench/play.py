"""Random play in place, side by side with python-chess and with catanatron.

A move is one answer of one player, forced or free: with us a decision that is answered, in chess a half-move,
in Catan an action of its log, so also a roll, a discard, the end of a turn. All play whole games, set-up and
all, and choose at random among what is legal; the neighbours run as their users run them.
"""

import random
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median

import catanatron
import chess

from bot.preload import preload
from engine.agents.rollout import playout
from engine.games import GAMES
from tests.bench.clock import rate
from tests.laws.games import Setup, setups

REPETITIONS = 21
SLICE = 0.1
"""Seconds of one repetition; short, so that the rivals meet the same weather."""
PLIES = 200
"""Where a random game of chess is broken off."""
NEIGHBOURS = ("python-chess", "catanatron")


def chess_game(luck: random.Random) -> int:
    """A random game of chess; returns how many moves it had."""
    board = chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(luck.choice(moves))
    return PLIES


def catan_game(numbers: Iterator[int]) -> int:
    """A random game of Catan among four; returns how many moves it had."""
    colours = (
        catanatron.Color.RED,
        catanatron.Color.BLUE,
        catanatron.Color.WHITE,
        catanatron.Color.ORANGE,
    )
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=next(numbers))
    game.play()
    return len(game.state.actions)


def seats_game(setup: Setup, luck: random.Random, numbers: Iterator[int]) -> int:
    """A random game with this many seats; returns how many moves it had."""
    s = setup.start(f"bench/{next(numbers)}")
    s.events = None
    return playout(s, luck)


def run() -> None:
    """Take turns, so that what slows one down slows down all."""
    preload()  # as the bot begins; else the garbage collector looks through all modules, also for the rivals
    luck, numbers = random.Random(1), count(1)
    games = (lambda: chess_game(luck), lambda: catan_game(numbers))
    works: dict[str, Callable[[], int]] = dict(zip(NEIGHBOURS, games, strict=True))
    for setup in setups(*GAMES.values()):
        works[str(setup)] = lambda setup=setup: seats_game(setup, luck, numbers)  # type: ignore[misc]
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(REPETITIONS):
        for name, work in works.items():
            rates[name].append(rate(work, SLICE))
    print(f"  {'medians':36}{'moves a second':>16}" + "".join(f"{'x ' + it:>16}" for it in NEIGHBOURS))
    for name, found in rates.items():
        ratios = (f"{times(found, rates[it]):16.2f}" for it in NEIGHBOURS)
        print(f"  {name:36}{median(found):16,.0f}{''.join(ratios)}")


def times(found: list[float], other: list[float]) -> float:
    """How many times as fast as the other one, repetition by repetition."""
    return median(ours / theirs for ours, theirs in zip(found, other, strict=True))
