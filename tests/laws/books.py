"""What must balance in each game: things that are conserved, accounts that change only by told events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from engine.core.events import Event
from engine.core.game import Game
from engine.games import GAMES

Entry = tuple[int, str, int]
"""Seat, account, by how much it changed."""


@dataclass(frozen=True)
class Books:
    """`stock`: all things wherever they lie. `accounts`: what each seat has of coins and points.

    `entries`: what an event says of the accounts. `sound`: what must always hold; `finished`: at the end.
    `pile`: a hidden pile, by its name in deal and state. `longest`: no random game has this many moves.
    """

    stock: Callable[[Any], Counter[str]]
    accounts: Callable[[Any], Counter[tuple[int, str]]]
    entries: Callable[[Event], Iterator[Entry]]
    sound: Callable[[Any], bool]
    finished: Callable[[Any], bool]
    pile: str = "deck"
    longest: int = 1000


def books_of(game: Game[Any]) -> Books:
    """Those that stand in the tests of a game; of one that is not registered, in its own room."""
    room = f"tests.games.{game.key}" if game.key in GAMES else game.rules.__module__.rpartition(".")[0]
    books: Books = import_module(f"{room}.books").BOOKS
    return books
