"""How soon presses are acknowledged while the tables of 200 seasons of 60 players open; beside it without."""

import asyncio
import json
import secrets
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, time
from typing import Any, cast

import discord
from discord.http import Route

from bot.messages.ids import Id
from bot.preload import preload
from engine.seasons.events import CheckedIn, Entered, SeasonEvent
from engine.seasons.service.edition import dump_events
from engine.seasons.service.plan import SeasonPlan, SeasonRequest, next_monday
from engine.tables.store.season_rows import SeasonRow
from tests.bench import standstill
from tests.bench.clock import percentile
from tests.bench.standstill import open_store, own_process, resident, set_up_bot
from tests.bench.wire import BOT, GUILD, NOW, Wire, user

SEASONS, PLAYERS = 200, 60
TABLES = 200
"""Tables at which people press."""
PAIRS = 3
"""Runs without the seasons, and with them."""
PRESSES, WARM, SECONDS, LAST = 20, 10.0, 25.0, 5.0
"""Presses a second; seconds before they count, while they count, and for the last answers."""
Side = dict[str, Any]
"""What a bot found."""


def run() -> None:
    """In turns without the seasons, and with all of them starting at the same moment; other load of the
    machine disturbs a pair, less so the median of their ratios, and hardly the work until an answer."""
    with tempfile.TemporaryDirectory() as folder:
        bare, full = (Path(folder) / f"{seasons}.sqlite3" for seasons in (0, SEASONS))
        asyncio.run(prepared(bare, 0))
        asyncio.run(prepared(full, SEASONS))
        pairs = [(alone(bare, 0), alone(full, SEASONS)) for _ in range(PAIRS)]
    for pair in pairs:
        told("no season", pair[0])
        told(f"{SEASONS} seasons", pair[1])
    for what, of in (("times as long", "took"), ("times the work", "worked")):
        half, most = (median(compared(pair, of, share) for pair in pairs) for share in (0.5, 0.99))
        print(f"  {what:28}p50 {half:8.2f}        p99 {most:8.2f}        median of {PAIRS} pairs")
    found = pairs[0][1]
    print("  {begun} seasons have begun; {opened} tables of {seasons} of them are open,".format(**found))
    print("  at most {most} in a second, {twice} twice; {left:,} are to be opened".format(**found))


def alone(database: Path, seasons: int) -> Side:
    """What a bot finds on a copy of this file."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copy(database, folder))
        return cast(Side, own_process("tests.bench.seasons", copy, seasons))


def compared(pair: tuple[Side, Side], of: str, share: float) -> float:
    """How many times as much it is with seasons."""
    without, beside = (percentile(side[of], share) for side in pair)
    return beside / without


def told(what: str, side: Side) -> None:
    """A line of it: waits until the acknowledgement, and the work of the whole bot meanwhile."""
    half, most, worst = (1e3 * percentile(side["took"], share) for share in (0.5, 0.99, 1.0))
    times = f"p50 {half:8.1f} ms     p99 {most:8.1f} ms     last {worst:8.1f} ms"
    work = [1e3 * percentile(side["worked"], share) for share in (0.5, 0.99)]
    print(f"  {what:28}{times}     work p50 {work[0]:.1f} ms, p99 {work[1]:.1f} ms")
    print(f"  {'':28}{side['cpu']:.1f} s of CPU, {side['memory']:.0f} MB")


async def prepared(database: Path, seasons: int) -> None:
    """Tables at which people play, and seasons that start now."""
    async with open_store(database) as store:
        await standstill.write(store, TABLES)
        await store.connection.transact(quiet)
        for number in range(seasons):
            await store.seasons.create(season(number), ())


def quiet(db: Any) -> None:
    """Nothing is owed about the tables, and nothing comes due."""
    db.execute("DELETE FROM outbox")
    db.execute("UPDATE tables SET alarm = NULL")


def season(number: int) -> SeasonRow:
    """A league of a server of its own: all have confirmed, and it begins now."""
    now = time()
    plan = SeasonPlan.from_request(
        SeasonRequest("league", next_monday(now, "UTC"), 6, "UTC", "speicherstadt"), now
    )
    plan = plan.model_copy(update={"starts": now, "done": ("closes", "checks")})
    signed: list[SeasonEvent] = [Entered(who=who, at=now) for who in range(1, PLAYERS + 1)]
    signed += [CheckedIn(who=who, at=now) for who in range(1, PLAYERS + 1)]
    guild, first = server(number), 10_000_000 + PLAYERS * number
    return SeasonRow(
        0, guild, guild + SEASONS, 1, "league", "sign-up", "en", plan.model_dump_json(),
        secret=secrets.token_hex(16), alarm=now, created=now, changed=now,
        people=tuple(range(first, first + PLAYERS)), events=dump_events(signed),
    )  # fmt: skip


def server(number: int) -> int:
    """The server of a season; its channel follows those of all servers."""
    return GUILD + 1_000 + number


class ThreadWire(Wire):
    """Opens threads, too. `threads`: when each was opened, by channel, name and id."""

    def __init__(self, bot: Any) -> None:
        super().__init__(bot)
        self.threads: dict[tuple[int, str, int], float] = {}

    def message(self, route: Route, body: dict[str, Any]) -> Any:
        """A thread that was opened, those that are, or what became of a message."""
        if route.url.endswith("/threads/active"):
            return {"threads": [], "members": []}
        if not route.url.endswith("/threads"):
            return super().message(route, body)
        number, parent = next(self.numbers), int(route.channel_id or 0)
        self.threads[parent, body["name"], number] = perf_counter()
        days = body["auto_archive_duration"]
        metadata = {"archived": False, "auto_archive_duration": days, "archive_timestamp": NOW}
        facts = {"id": str(number), "parent_id": str(parent), "owner_id": str(BOT), "name": body["name"]}
        return {**facts, "type": 11, "message_count": 0, "member_count": 1, "thread_metadata": metadata}


async def measured(database: Path, seasons: int) -> dict[str, Any]:
    """What a bot on this file does while people press at other tables than those of the seasons."""
    preload()
    thrown: dict[int, float] = {}
    work: dict[int, float] = {}
    async with set_up_bot(database, ThreadWire) as (bot, wire):
        for number in range(seasons):
            join(bot, number)
        bot._ready.set()
        began, spent = perf_counter(), process_time()
        bot.dispatch("ready")
        for turn in range(int(PRESSES * (WARM + SECONDS))):
            await asyncio.sleep(max(0.0, began + turn / PRESSES - perf_counter()))
            table = turn * 7919 % TABLES + 1
            button = f"b{Id('office', table)}"
            number = wire.press(button, 1_000_000 + 10 * table, 100_000 + table)
            thrown[number], work[number] = perf_counter(), process_time()
        await asyncio.sleep(LAST)
        cpu = process_time() - spent
        found = await opened(bot, wire)
    counted = {it: at for it, at in thrown.items() if at - began > WARM}
    took = [wire.answered.get(it, perf_counter()) - at for it, at in counted.items()]
    worked = [wire.worked.get(it, process_time()) - work[it] for it in counted]
    return {**found, "took": took, "worked": worked, "cpu": cpu, "memory": resident()}


def join(bot: Any, number: int) -> None:
    """The server of a season, with its channel."""
    guild = server(number)
    state, ours = bot._connection, cast("Any", user(BOT))
    lists: dict[str, list[str]] = {"roles": [], "emojis": [], "features": []}
    state.user = discord.ClientUser(state=state, data=ours)
    facts: Any = {"id": str(guild), "name": f"Server {number}", "owner_id": str(BOT), **lists}
    state._guilds[guild] = joined = discord.Guild(data=facts, state=state)
    me: Any = {"user": ours, "roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0}
    joined._add_member(discord.Member(data=me, guild=joined, state=state))
    place: Any = {"id": str(guild + SEASONS), "type": 0, "name": "season", "position": 0}
    joined._add_channel(discord.TextChannel(state=state, guild=joined, data=place))


async def opened(bot: Any, wire: ThreadWire) -> dict[str, int]:
    """Numbers of seasons that have begun, of tables opened (of how many seasons, how many in one second, how
    many twice), of tables to open."""
    begun = "SELECT count(*) AS n FROM seasons WHERE status = 'running'"
    left = "SELECT count(*) AS n FROM season_outbox WHERE what = 'table'"
    store = bot.services.store.seasons
    names = Counter((channel, name) for channel, name, _ in wire.threads)
    at_once = Counter(int(at) for at in wire.threads.values())
    return {
        "begun": (await store._one(begun))["n"],
        "left": (await store._one(left))["n"],
        "opened": len(names),
        "seasons": len({channel for channel, _ in names}),
        "most": max(at_once.values(), default=0),
        "twice": sum(times > 1 for times in names.values()),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measured(Path(sys.argv[1]), int(sys.argv[2])))))
