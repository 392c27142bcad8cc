"""Games of people with a habit, and what was seen in them: every move, every edge of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.agents.rollout import pick
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.events import Event
from engine.core.records import ReplayedMove, take
from engine.core.scores import ranks, totals
from engine.core.seal import sealable
from engine.games.rotterdam import GAME, ship_card_events
from engine.games.rotterdam import events as ev
from engine.games.rotterdam.rounds import GameEnded
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.setup import Deal
from engine.games.rotterdam.state import State

Habit = Callable[[Decision, random.Random], Action]


def hoards(decision: Decision, rng: random.Random) -> Action:
    """Who completes no order and does not trade: in the end all piles of products are empty."""
    keeps = decision.ask in ("completion", "trade", "answer", "cards")
    return decision.default if keeps and decision.options else pick(decision, rng)


def sleeps(decision: Decision, rng: random.Random) -> Action:
    """Always the default: no ship is placed, so nothing ever moves."""
    return decision.default


@dataclass(frozen=True)
class Game:
    """A game that was played: its seed and deal, its moves with all that was told, its end."""

    seed: str
    deal: Deal
    told: tuple[ReplayedMove, ...]
    end: State

    @property
    def moves(self) -> list[Action]:
        """What was done."""
        return [it.action for it in self.told]

    @property
    def events(self) -> Iterator[Event]:
        """All that happened."""
        return (event for it in self.told for event in it.events)


def played(seats: int, number: int, habit: Habit = pick, **chosen: Any) -> Game:
    """A game of people with a habit; of several who are asked any answers first. `chosen` by the host."""
    seed = sealable(f"{seats}/{number}")
    deal = GAME.deal(BASE, seats, seed).model_copy(update=chosen)
    assert isinstance(deal, Deal)
    s, rng, moves = GAME.start(deal), random.Random(number), list[ReplayedMove]()
    while not s.over:
        waiting = [it for it in s.pending if it.blocking or habit is pick]
        moves.append(take(s, habit(waiting[int(rng.random() * len(waiting))], rng)))
    return Game(seed, deal, tuple(moves), s)


def seen(game: Game) -> Iterator[str]:
    """What was done and what happened, by name; what is rare by a name of its own."""
    for it in game.told:
        yield f"move {it.action.do}{' auto' * it.auto}"
        for event in it.events:
            yield type(event).__name__
            yield from edges(event)
    if len({*totals(game.end)}) < len(game.end.seats):
        yield "equal points"
    if len({*ranks(game.end)}) < len(game.end.seats):
        yield "shared rank"


def edges(event: Event) -> Iterator[str]:
    """What is rare in an event."""
    match event:
        case ev.Drew(card=card):
            yield f"drew {card}"
        case ship_card_events.Robbed(launched=launched):
            yield "robbed onto a new ship" if launched else "robbed onto a ship"
        case ship_card_events.DrivenBack(card="back2", path=path):
            yield "two steps back" if len(path) == 2 else "one step of two back"
        case ev.Lapsed(void=void):
            yield "offer void" if void else "offer declined by all"
        case ev.Completed(jokers=jokers) if jokers:
            yield "one joker" if len(jokers) == 1 else "two jokers"
        case ev.Produced(product=None):
            yield "empty product pile"
        case ev.Named(hold=True):
            yield "cards held ready"
        case ev.Finished(closed=True):
            yield "closed"
        case ev.Sailed(steered=True):
            yield "steered"
        case GameEnded(end=reason):
            yield f"ended by {reason}"


EDGES = frozenset(
    {
        *(f"move {do}" for do in GAME.actions),
        *(f"drew {card}" for card in BASE.ship_cards),
        *("move pass auto", "move decline auto", "Reshuffled", "DrawsLost", "Opened", "Blocked", "steered"),
        *("robbed onto a new ship", "robbed onto a ship", "two steps back", "one step of two back"),
        *("offer void", "offer declined by all", "one joker", "two jokers", "cards held ready", "closed"),
        *("empty product pile", "equal points", "shared rank"),
        *("ended by orders", "ended by piles", "ended by stall"),
    }
)
"""All that must have occurred."""
