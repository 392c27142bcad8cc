"""Series of games between agents: win rates, margins, points by source, speed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean
from time import perf_counter
from typing import Any

from engine.agents.agent import Agent, answer_from_state, with_offers
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.core.game import Deal, Game
from engine.core.loop import play, settle
from engine.core.scores import ranks, standings
from engine.core.seal import sealable
from engine.core.state import State

Z = 1.96
"""Quantile of the normal distribution for a 95 % interval."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game: agents by seat, deal, moves, final state.

    `choices`: moves of each seat that were a choice; `thought`: seconds that each seat took for them.
    `seconds`: duration of the game. `seed`: that of the deal, if the record is to be sealed.
    """

    agents: tuple[Agent, ...]
    deal: Deal
    moves: tuple[Action, ...]
    choices: tuple[int, ...]
    thought: tuple[float, ...]
    seconds: float
    end: State[Any]
    seed: str = ""


@dataclass(frozen=True)
class Series:
    """A tournament: `games` games, dealt over these numbers of seats in turn.

    The agents are repeated over the seats. Deal number k, from 1, comes from the seed `seed`/k; the agents'
    random numbers come from another one. With `rotate` each deal is played as often as there are seats, and
    the agents move on by one seat from game to game, which removes the luck of cards and seats. `sealed`:
    each seed is made into one that can be sealed, and stays with its game.
    """

    game: Game[Any]
    agents: tuple[Agent, ...]
    seats: tuple[int, ...]
    games: int
    seed: str
    expansions: tuple[str, ...] = ()
    rotate: bool = False
    sealed: bool = False

    def agents_of(self, number: int, seats: int) -> tuple[Agent, ...]:
        """The agents of a game by seat. All numbers of seats are played before the agents rotate."""
        shift = (number - 1) // len(self.seats) if self.rotate else 0
        return tuple(self.agents[(seat + shift) % len(self.agents)] for seat in range(seats))

    def deal(self, number: int, seats: int) -> int:
        """Number of the deal of a game."""
        if not self.rotate:
            return number
        turn, at = divmod(number - 1, len(self.seats))
        return turn // seats * len(self.seats) + at + 1

    def play(self) -> Iterator[FinishedGame]:
        """Play the games one by one."""
        rules = self.game.rules(self.expansions)
        for number in range(1, self.games + 1):
            seats = self.seats[(number - 1) % len(self.seats)]
            seed = f"{self.seed}/{self.deal(number, seats)}"
            seed = sealable(seed) if self.sealed else seed
            luck = random.Random(f"{self.seed}/{number}/agents")
            played = play_out(
                self.game, self.game.deal(rules, seats, seed), self.agents_of(number, seats), luck
            )
            yield replace(played, seed=seed) if self.sealed else played


def play_out(game: Game[Any], deal: Deal, agents: Sequence[Agent], luck: random.Random) -> FinishedGame:
    """Play a game to its end; agents are asked only where there is a choice."""
    s: State[Any] = game.start(deal)
    s.events = None
    moves: list[Action] = []
    choices, thought, began = [0] * deal.seats, [0.0] * deal.seats, perf_counter()
    while not s.over:
        moves.extend(settle(s))
        if s.pending:
            decision = question(s, luck)
            seat, asking = decision.seat, perf_counter()
            action = answer_from_state(agents[seat], s, decision, luck)
            choices[seat], thought[seat] = choices[seat] + 1, thought[seat] + perf_counter() - asking
            play(s, action)
            moves.append(action)
    seconds = perf_counter() - began
    return FinishedGame(tuple(agents), deal, tuple(moves), tuple(choices), tuple(thought), seconds, s)


def question(s: State[Any], luck: random.Random) -> Decision:
    """Pick the decision to answer next, at random among those that block, with the offers of its seat."""
    waiting = [decision for decision in s.pending if decision.blocking]
    chosen = waiting[0] if len(waiting) == 1 else waiting[int(luck.random() * len(waiting))]
    return with_offers(s, chosen)


@dataclass(slots=True)
class Tally:
    """Results of one agent. `won`: its share of the victory in each game where it sat, shared wins split.

    The other lists have one entry for each seat in which it sat; `margins`: points less those of the best
    other seat. `choices`, `thought`: how often it was asked, and the seconds that it took.
    """

    won: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)
    choices: int = 0
    thought: float = 0.0

    @property
    def share(self) -> float:
        """Share of games won; a victory of several seats counts in parts."""
        return fmean(self.won)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence interval of the win rate (Wilson)."""
        count, share = len(self.won), self.share
        middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
        half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def pace(self) -> float:
        """Mean milliseconds of thought for a decision with a choice."""
        return 1e3 * self.thought / max(1, self.choices)

    @property
    def by_source(self) -> dict[str, float]:
        """Mean points per seat by source."""
        return {name: fmean(lines[name] for lines in self.sources) for name in self.sources[0]}


@dataclass(slots=True)
class ArenaTotals:
    """Totals of a series."""

    games: int = 0
    moves: int = 0
    choices: int = 0
    seconds: float = 0.0
    tallies: dict[str, Tally] = field(default_factory=dict)

    def add(self, played: FinishedGame) -> None:
        self.games += 1
        self.moves += len(played.moves)
        self.choices += sum(played.choices)
        self.seconds += played.seconds
        lines = standings(played.end)
        points = [sum(sources.values()) for sources in lines]
        for seat, agent in enumerate(played.agents):
            tally = self.tallies.setdefault(agent.name, Tally())
            tally.points.append(points[seat])
            tally.margins.append(points[seat] - max(points[:seat] + points[seat + 1 :]))
            tally.sources.append(lines[seat])
            tally.choices += played.choices[seat]
            tally.thought += played.thought[seat]
        for name, share in victory(played).items():
            self.tallies[name].won.append(share)


def victory(played: FinishedGame) -> dict[str, float]:
    """Share of the victory by agent."""
    shares = dict.fromkeys((agent.name for agent in played.agents), 0.0)
    winners = [seat for seat, rank in enumerate(ranks(played.end)) if rank == 1]
    for seat in winners:
        shares[played.agents[seat].name] += 1 / len(winners)
    return shares
