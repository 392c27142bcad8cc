"""Fifty presses a second with 5,000 open calls and 50,000 people to ring, and without, in turn."""

import asyncio
import json
from statistics import median
from time import perf_counter
from typing import Any

from bot.preload import preload
from engine.calls.events import Terms
from engine.tables.store.database import Database
from tests.bench.clock import percentile
from tests.bench.presses import PACE, PRESSES, TABLES, playing

PAIRS = 5
"""Pairs of runs."""
CALLS, SUBSCRIBERS = 5_000, 50_000
HABITS = json.dumps({"zone": "Europe/Rome", "quiet": [0, 480]})
"""Of every tenth subscriber."""


async def filled(bot: Any) -> None:
    """Calls of other servers that stand for a week, and people of this one who want to be rung."""
    now, guild = bot.services.tables.clock(), bot.guilds[0].id
    terms = Terms(game="speicherstadt", seats=4, hours=168).model_dump_json()
    calls = [
        (7 * 1_000 + at // 5, 9_000_000 + at, 10_000 + at, terms, now + 604_800, now) for at in range(CALLS)
    ]
    people = [(10_000 + at, guild, now - 100_000 - at) for at in range(SUBSCRIBERS)]

    def transaction(db: Database) -> None:
        db.executemany(
            "INSERT INTO calls (guild, channel, caller, stage, terms, alarm, created, revision, shown)"
            " VALUES (?, ?, ?, 'gathering', ?, ?, ?, 1, 1)",
            calls,
        )
        db.execute("INSERT INTO call_events SELECT id, 1, 'called', caller, created, alarm, '' FROM calls")
        db.executemany(
            "INSERT INTO ringers (person, guild, game, rung) VALUES (?, ?, 'speicherstadt', ?)", people
        )
        db.executemany(
            "INSERT INTO people (person, habits) VALUES (?, ?)",
            [(person, HABITS) for person, *_ in people[::10]],
        )

    await bot.services.store.connection.transact(transaction)
    began = perf_counter()
    rung = await bot.services.calls.rung(guild, "speicherstadt", set())
    print(f"    whom a call rings: {1e3 * (perf_counter() - began):.1f} ms, {len(rung)} people")


def run() -> None:
    """The second of a pair goes first in every other pair, so that a drift of the host favours neither."""
    preload()
    print(f"  {PAIRS} pairs of {PRESSES} presses at {TABLES} tables, {PACE} a second")
    ratios: list[tuple[float, float]] = []
    for number in range(PAIRS):
        ways = (None, filled) if number % 2 == 0 else (filled, None)
        took = {way: asyncio.run(playing(False, None, prepare=way))[0] for way in ways}
        half, most = (
            percentile(took[filled], share) / percentile(took[None], share) for share in (0.5, 0.99)
        )
        ratios.append((half, most))
        print(
            f"    p50 without {1e3 * percentile(took[None], 0.5):6.1f} ms, ratio {half:5.2f}  p99 {most:5.2f}"
        )
    half, most = (median(ratio) for ratio in zip(*ratios, strict=True))
    print(f"  median ratio p50 {half:5.2f}  p99 {most:5.2f}")
