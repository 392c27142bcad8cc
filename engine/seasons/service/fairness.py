"""The list for organisers of pairs whose gifts to each other stand out, from stored analyses."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.seasons.fair_play import Gift, Pair, gifts, standing_out
from engine.tables.store.analyses import Analyses, RatedGame

MOST = 400
"""Games that are looked at, the newest."""


class FairPlay(NamedTuple):
    """Pairs that stand out; `analysed` of the `games` that are rated were looked at."""

    pairs: tuple[Pair, ...]
    analysed: int
    games: int


async def fair_play(store: Analyses, guild: int) -> FairPlay:
    """The list of a server; computed beside the event loop."""
    played = await store.of_guild(guild, MOST)
    judged = [game for game in played if any(game.decisions)]
    pairs = await asyncio.to_thread(lambda: standing_out(gifts_of(judged)))
    return FairPlay(pairs, len(judged), len(played))


def gifts_of(games: Sequence[RatedGame]) -> Iterator[Gift]:
    """The gifts of all judged decisions."""
    for game in games:
        for seat, stored in enumerate(game.decisions):
            for decision in json.loads(stored or "[]"):
                yield from gifts(game.table, decision["number"], seat, decision["shift"], game.people)
