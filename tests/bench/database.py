"""Answers a second, each a durable transaction: in a file, on a server, and there from four processes."""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import pytest

from engine.tables.service import Tables
from engine.tables.store import Store
from engine.tables.store.address import parse_address
from engine.tables.store.partition import ClusterProcess
from tests.bench.clock import percentile
from tests.server import own_database, served
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, Sittings

MANY, SECONDS, ALONE = 100, 4.0, 100
"""Tables with an answer at the same moment, shared out among the processes, and for how long; then
this many answers at one table."""
RUNS = 5
"""Of each kind, in turn."""
FILE = "a file"
WAYS = {FILE: 1, "a server": 1, "a server, 4 processes": 4}


def run() -> None:
    """Where a server is to be had."""
    try:
        with served(Path(tempfile.gettempdir()) / "kontor-bench", careless=False) as address:
            found = defaultdict[str, list[dict[str, float]]](list)
            for _ in range(RUNS):
                for way in WAYS:
                    found[way].append(measured(way, address))
    except pytest.skip.Exception as absent:
        print(f"  {absent}")
        return
    for way, runs in found.items():
        told(way, runs, found[FILE])


def measured(way: str, address: Any) -> dict[str, float]:
    """What one run of a kind comes to, on an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        where = str(Path(folder) / "bench.sqlite3") if way == FILE else own_database(address).address
        bots = [began(where, number, WAYS[way]) for number in range(1, WAYS[way] + 1)]
        for bot in bots:
            bot.stdout.readline()  # its tables are there
        said = [json.loads(line) for line in (bot.communicate("go\n")[0] for bot in bots)]
    took = [it for one in said for it in one["took"]]
    half, most = (1e3 * percentile(took, share) for share in (0.5, 0.99))
    alone = 1e3 * median(said[0]["alone"])
    rate = sum(len(it["took"]) / it["seconds"] for it in said)
    return {"rate": rate, "half": half, "most": most, "alone": alone}


def began(where: str, number: int, of: int) -> Any:
    """One of this many processes, which makes its tables."""
    command = [sys.executable, "-m", "tests.bench.database", where, str(number), str(of)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def told(way: str, runs: list[dict[str, float]], others: list[dict[str, float]]) -> None:
    """A line of medians, and how it compares with other runs."""
    rate, half, most, alone = (median(it[what] for it in runs) for what in ("rate", "half", "most", "alone"))
    least, best = (pick(it["rate"] for it in runs) for pick in (min, max))
    times = median(mine["rate"] / its["rate"] for mine, its in zip(runs, others, strict=True))
    print(f"  {way:24}{rate:8,.0f} answers a second ({least:,.0f} to {best:,.0f}), {times:5.2f} times a file")
    print(f"  {'':24}p50 {half:6.1f} ms   p99 {most:6.1f} ms; one table by itself {alone:6.2f} ms")


async def answering(where: str, number: int, of: int) -> None:
    """One process: make tables, wait until all have, play."""
    house = Sittings(parse_address(where))
    house.store = await Store.open(house.address, ClusterProcess(number, of) if of > 1 else None)
    house.tables = Tables(house.store, house.clock)
    four = (ANNA, BEN, CLARA, DAVID)
    tables = [(await house.start(*four, channel=it)).id for it in range(number, MANY + number, of)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    began, took = perf_counter(), list[float]()
    await asyncio.gather(*(play(house, table, began + SECONDS, took) for table in tables))
    seconds = perf_counter() - began
    alone = [await timed(house, tables[0]) for _ in range(ALONE)]
    print(json.dumps({"took": took, "seconds": seconds, "alone": alone}))
    await house.stop()


async def play(house: Sittings, table: int, until: float, took: list[float]) -> None:
    """One answer after the other."""
    while perf_counter() < until:
        took.append(await timed(house, table))


async def timed(house: Sittings, table: int) -> float:
    """Seconds until one answer is played and stored."""
    began = perf_counter()
    await house.answer(table)
    return perf_counter() - began


if __name__ == "__main__":
    asyncio.run(answering(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
