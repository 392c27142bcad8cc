"""Scenes out of whole games, with the longest names that Discord allows."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.texts import Texts
from bot.views.scene import Scene
from engine.core.records import take
from engine.games import GAMES
from engine.games.agents import AGENTS
from engine.tables.model.log import Cause, Log, Move
from engine.tables.model.table import Chair, Table

LONGEST = tuple(r"\_" * 16 + letter * 16 for letter in "WMWMW")
"""Display names of 32 characters, every other one escaped for Markdown."""


def scenes(
    seats: int, seed: str, agent: str, expansions: tuple[str, ...] = (), key: str = "speicherstadt"
) -> Iterator[Scene]:
    """The table after each move of one game, in public."""
    game, rng = GAMES[key], random.Random(seed)
    moves: list[Move] = []
    deal = game.deal(game.rules(expansions), seats, seed)
    s = game.start(deal)
    opening, s.events = tuple(s.events or ()), None
    chairs = tuple(Chair(person=10**18 + seat) for seat in range(seats))
    while True:
        table = Table(
            id=10**6,
            guild=1,
            channel=2,
            host=chairs[0].person or 0,
            key=game.key,
            expansions=expansions,
            limit=seats,
            status="running" if s.pending else "finished",
            chairs=chairs,
            deal=deal,
            state=s.clone(),
            opening=opening,
            log=Log(moves),
        )
        yield Scene(table, LONGEST[:seats], Texts.of("en"))
        if not s.pending:
            return
        decision = rng.choice([it for it in s.pending if it.blocking])
        told = take(s, AGENTS[key][agent].choose(s.seen_by(decision.seat), decision, rng))
        cause: Cause = "forced" if told.auto else "hand"
        moves.append(Move(told.action, cause, chairs[decision.seat].person, 0.0, told.events))
