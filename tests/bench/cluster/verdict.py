"""What a last bot finds, alone on the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.http import Route

from bot.app import Kontor, create_bot
from bot.platform.names import LEISURE
from bot.settings import Settings
from engine.tables.store.address import Server
from tests.bench.cluster import checks
from tests.bench.cluster.city import City, Press

SHOWN = 40
"""Wrong things that are told."""


async def verdict(database: Server, city: City, tables: dict[int, int]) -> None:
    """Look at every table; raises AssertionError where something is wrong."""
    wrong = [*checks.twice(city), *(f"{it}: unknown here" for it in city.unknown)]
    pressed = defaultdict[int, list[Press]](list)
    for press in city.presses.values():
        pressed[checks.stood_for(press).table].append(press)
    async with alone(database, city, {*tables.values()}) as bot:
        store, owed = bot.services.store, await calls_owed(bot)
        moves = 0
        for number in tables:
            table = await store.load(number)
            moves += len(table.moves)
            await bot.services.names.learn(table.guild, table.people, LEISURE)
            wrong += checks.moves(table, pressed[number])
            wrong += checks.calls(table, city, owed[number])
            wrong += await checks.standing(bot.services, table, city)
    played = sum(it.played for it in city.presses.values())
    print(f"  {moves:,} moves in the records, {played:,} of them presses that were acknowledged")
    print(f"  {checks.abandoned(city)} calls were left standing beside newer ones")
    print(*(f"  WRONG: {it}" for it in wrong[:SHOWN]), sep="\n", end="\n" if wrong else "")
    assert not wrong, f"{len(wrong)} things are wrong"
    print("  none lost, none twice, everything said once, no table stuck")


@asynccontextmanager
async def alone(database: Server, city: City, servers: set[int]) -> AsyncIterator[Kontor]:
    """A bot that has everything but a connection to Discord."""
    bot = create_bot(Settings(database=database, discord_token=None, pictures=False))

    async def call(route: Route, **more: Any) -> Any:
        return city.done(route.method, route.url.removeprefix(Route.BASE), more.get("json") or {})[1]

    http: Any = bot.http
    http.request = call
    await bot._async_setup_hook()
    for number in servers:
        facts: Any = {"id": str(number), "name": "?", "roles": [], "emojis": [], "features": []}
        bot._connection._guilds[number] = discord.Guild(data=facts, state=bot._connection)
    try:
        await bot.set_up()
        yield bot
    finally:
        await bot.before_logout.aclose()
        await bot.exit_stack.aclose()


async def calls_owed(bot: Kontor) -> dict[int, dict[int, list[int]]]:
    """Every call that was ever owed: of each table, for each seat, the revisions."""
    sql = "SELECT * FROM owed WHERE what IN ('ping', 'remind') AND seat >= 0 ORDER BY revision"
    found = defaultdict[int, dict[int, list[int]]](lambda: defaultdict(list))
    for row in await bot.services.store.connection.transact(lambda db: db.execute(sql).fetchall()):
        found[row["table_id"]][row["seat"]].append(row["revision"])
    return found
