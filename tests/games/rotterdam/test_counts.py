"""Random games of all seats: they are replayed, sealed and not, and everything that can happen does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine.agents.rollout import pick
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.records import Told, check, read, take, write
from engine.core.scoring import ranks, totals
from engine.core.seal import sealable
from engine.games.rotterdam import GAME
from engine.games.rotterdam import events as told
from engine.games.rotterdam.rounds import GameEnded
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State

GAMES, RARE, STRIDE = 15, 2, 4
"""Games of each number of seats, those in which all have a rare habit; of so many one is replayed. A thousand
random ones are played and checked by `simulate` and `check`."""

Habit = Callable[[Decision, random.Random], Action]


@dataclass(frozen=True)
class Game:
    """A game that was played: the seed of its deal, its moves, its end, and all that was told."""

    seed: str
    moves: tuple[Told, ...]
    end: State

    @property
    def events(self) -> list[Event]:
        """All that happened."""
        return [event for it in self.moves for event in it.events]


def hoards(decision: Decision, rng: random.Random) -> Action:
    """Who never completes an order: in the end all piles of products are empty."""
    return decision.default if decision.ask == "completion" else pick(decision, rng)


def sleeps(decision: Decision, rng: random.Random) -> Action:
    """Who always says the default: nobody places a ship, so nothing ever moves."""
    return decision.default


def played(seats: int, number: int, habit: Habit = pick) -> Game:
    """A game of people with a habit; of several who are asked any answers first."""
    seed = sealable(f"{seats}/{number}")
    s, rng, moves = GAME.start(GAME.deal(BASE, seats, seed)), random.Random(number), list[Told]()
    while not s.over:
        waiting = [it for it in s.pending if it.blocking or habit is pick]
        moves.append(take(s, habit(waiting[int(rng.random() * len(waiting))], rng)))
    return Game(seed, tuple(moves), s)


@cache
def games() -> tuple[Game, ...]:
    """All games that are looked at."""
    random_ones = [played(seats, number) for seats in GAME.seats for number in range(GAMES)]
    rare = [
        played(seats, it, habit) for seats in GAME.seats for it in range(RARE) for habit in (hoards, sleeps)
    ]
    return (*random_ones, *rare)


@cache
def counted() -> tuple[Counter[str], Counter[str]]:
    """How often each move was made, and each edge was met."""
    moves, edges = Counter[str](), Counter[str]()
    for game in games():
        moves.update(f"{it.action.do}{' auto' * it.auto}" for it in game.moves)
        edges.update(edges_of(game))
    return moves, edges


def edges_of(game: Game) -> list[str]:
    """What is rare."""
    found = [type(event).__name__ for event in game.events]
    for event in game.events:
        match event:
            case told.Robbed(launched=launched):
                found.append("robbed onto a new ship" if launched else "robbed onto a ship")
            case told.DrivenBack(card="back2", path=path):
                found.append(f"{len(path)} steps back")
            case told.Lapsed(void=void):
                found.append("offer void" if void else "offer declined by all")
            case told.Completed(jokers=jokers) if jokers:
                found.append(f"{len(jokers)} jokers")
            case told.Produced(product=None):
                found.append("empty product pile")
            case told.Sailed(steered=True):
                found.append("steered")
            case GameEnded(end=reason):
                found.append(f"ended by {reason}")
    if len({*totals(game.end)}) < len(game.end.seats):
        found.append("equal points")
    if len({*ranks(game.end)}) < len(game.end.seats):
        found.append("shared rank")
    return found


def test_every_move_was_made() -> None:
    moves, _ = counted()
    assert GAME.actions.keys() <= moves.keys()
    assert {do for do in moves if do.endswith(" auto")} == {"pass auto", "decline auto"}


def test_every_edge_was_met() -> None:
    _, edges = counted()
    for edge in (
        "Reshuffled",
        "DrawsLost",
        "Opened",
        "Blocked",
        "Withdrawn",
        "steered",
        "robbed onto a ship",
        "robbed onto a new ship",
        "1 steps back",
        "2 steps back",
        "offer void",
        "offer declined by all",
        "1 jokers",
        "2 jokers",
        "empty product pile",
        "ended by orders",
        "ended by stall",
        "ended by piles",
        "equal points",
        "shared rank",
    ):
        assert edges[edge], edge


def test_sealed_or_not_every_game_is_replayed_without_a_difference() -> None:
    for game in games()[::STRIDE]:
        deal, moves = GAME.deal(BASE, len(game.end.seats), game.seed), [it.action for it in game.moves]
        for seed in ("", game.seed):
            record = write(GAME, deal, moves, seed)
            text = record.model_dump_json()
            assert read(GAME, text) == record and check(GAME, record) is None


def test_equal_seeds_give_equal_bytes() -> None:
    one, other = (played(3, 7) for _ in range(2))
    assert one is not other and one.moves == other.moves
    deal = GAME.deal(BASE, 3, one.seed)
    texts = {write(GAME, deal, [it.action for it in game.moves]).model_dump_json() for game in (one, other)}
    assert len(texts) == 1


def test_all_ship_cards_were_drawn_and_used() -> None:
    drawn = {it.card for game in games() for it in game.events if isinstance(it, told.Drew)}
    used = {card for game in games() for card in game.end.used}
    points = {it.id for it in BASE.deck.ship_cards if it.kind == "points"}
    assert drawn == BASE.ship_cards.keys() and used == drawn - points
