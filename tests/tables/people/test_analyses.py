"""Analyses in the queue: kept over a kill, fair between servers, never of a deal that others may play."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.workers.analysts import Analysts, case_of
from bot.workers.pool import WorkerPool
from engine.analysis.report import Piece
from engine.seasons.service.fairness import fair_play
from engine.tables.model.table import Table
from engine.tables.store.address import Address, Server
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings

ROOT = Path(__file__).parents[3]
Ran = list[tuple[int, Any]]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Ran:
    """The tasks that were done, with their server; each finds nothing."""
    done: Ran = []

    async def run(self: WorkerPool, work: Any, *facts: Any, limit: float, server: int) -> str:
        await asyncio.sleep(0)
        done.append((server, facts[-1]))
        return Piece().model_dump_json()

    monkeypatch.setattr(WorkerPool, "run", run)
    return done


async def asked(analysts: Analysts, table: Table, person: int) -> str:
    """An analysis is requested."""
    judge = table.agents.judge
    assert judge is not None
    return await analysts.ask(table, judge, person)


async def done(analysts: Analysts) -> None:
    """All that is queued is worked off."""
    await analysts.working.running[None]


async def test_an_analysis_that_is_cancelled_ends_at_once(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only for the person who asked; the next one in the queue goes on."""
    table, next_table = await house.finished(ANNA, BEN), await house.finished(BEN, CLARA)
    begun, ended = asyncio.Event(), list[int]()

    async def endless(self: WorkerPool, work: Any, *facts: Any, limit: float, server: int) -> Any:
        if begun.is_set():
            return Piece().model_dump_json()
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(1)

    monkeypatch.setattr(WorkerPool, "run", endless)
    analysts = Analysts(house.tables)
    await asked(analysts, table, ANNA)
    await begun.wait()
    await asked(analysts, next_table, CLARA)
    assert not await analysts.cancel(table, BEN)
    assert await analysts.cancel(table, ANNA)
    await done(analysts)
    assert ended and await house.store.analyses.of_table(table.id) is None
    stored = await house.store.analyses.of_table(next_table.id)
    assert stored is not None and stored.report is not None


async def test_an_analysis_that_was_killed_begins_again(
    house: Sittings, ran: Ran, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.finished(ANNA, BEN)
    killed, real = asyncio.Event(), WorkerPool.run

    async def dying(self: WorkerPool, work: Any, *facts: Any, limit: float, server: int) -> Any:
        if len(ran) == 3:
            killed.set()
            await asyncio.Event().wait()
        return await real(self, work, *facts, limit=limit, server=server)

    with monkeypatch.context() as patched:
        patched.setattr(WorkerPool, "run", dying)
        first = Analysts(house.tables)
        assert await asked(first, table, ANNA) == ""
        await killed.wait()
        await first.close()
    await house.again()
    assert await house.store.analyses.waiting() == (table.id,)
    second = Analysts(house.tables)
    await second.start()
    await done(second)
    stored = await house.store.analyses.of_table(table.id)
    assert stored is not None and stored.report is not None and not second.progress
    assert await house.store.analyses.waiting() == ()


class Life:
    """One life of a bot that analyses a game, in a process of its own. `told`: what it has said."""

    def __init__(self, address: Address) -> None:
        where = address.address if isinstance(address, Server) else str(address)
        self.command = (sys.executable, "-m", "tests.tables.people.analyst_child", where)
        self.told: list[str] = []

    async def live(self, tasks: int = 1_000) -> int | None:
        """Until it ends, or `kill -9` after this many tasks, amid the next one; returns the exit status."""
        child = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
        assert child.stdout is not None
        async for line in child.stdout:
            self.told.append(line.decode().strip())
            if self.told.count("task") == tasks:
                child.kill()
        return await child.wait()


async def test_a_killed_process_begins_again_and_stores_the_report_once(address: Address) -> None:
    first, second, third = Life(address), Life(address), Life(address)
    assert await first.live(tasks=2) == -signal.SIGKILL
    assert "stored" not in first.told
    assert await second.live() == 0
    assert second.told == ["task"] * 4 + ["stored"]
    assert await third.live() == 0
    assert third.told == []
    house = await Sittings(address).begin()
    table = await house.tables.table(1)
    stored, seat = await house.store.analyses.of_table(table.id), table.seat_of(ANNA)
    assert stored is not None and stored.report is not None
    decisions = await house.store.analyses.decisions(table.id, seat)
    assert decisions is not None and {it["seat"] for it in json.loads(decisions)} == {seat}
    assert await house.store.analyses.waiting() == ()
    await house.stop()


async def test_the_decisions_of_the_person_who_asked_are_stored_before_the_rest(
    house: Sittings, ran: Ran, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.finished(ANNA, BEN)
    analysts, seat, real = Analysts(house.tables), table.seat_of(BEN), WorkerPool.run
    found: list[tuple[int, bool, bool]] = []

    async def watched(self: WorkerPool, work: Any, *facts: Any, limit: float, server: int) -> Any:
        stored, own = await house.store.analyses.of_table(table.id), facts[-1].seat
        mine = await house.store.analyses.decisions(table.id, seat)
        found.append((own, mine is not None, stored is not None and stored.report is not None))
        return await real(self, work, *facts, limit=limit, server=server)

    monkeypatch.setattr(WorkerPool, "run", watched)
    assert await asked(analysts, table, BEN) == ""
    await done(analysts)
    assert {own for own, *_ in found} == {-1, 0, 1}
    assert all((own == seat) != ready and not over for own, ready, over in found)


async def test_no_server_waits_for_all_games_of_another(house: Sittings, ran: Ran) -> None:
    tables = [await house.finished(ANNA, BEN, channel=10 + at) for at in range(3)]
    other = await house.finished(ANNA, BEN, channel=20, guild=2)
    analysts = Analysts(house.tables)
    for person, table in enumerate((*tables, other), 100):
        assert await asked(analysts, table, person) == ""
    await done(analysts)
    order = list(dict.fromkeys(server for server, _ in ran))
    begun = [server for server, task in ran if task == ran[0][1]]
    assert order == [1, 2] and begun.index(2) < len(begun) - 1


async def in_duplicate_season(house: Sittings, table: Table) -> None:
    """A table belongs to a duplicate week that is not over."""
    season = (
        "INSERT INTO seasons (guild, channel, host, kind, status, language, plan, created, changed)"
        " VALUES (1, 1, 1, 'duplicate', 'running', 'en', '{}', 0, 0)"
    )
    mine = "UPDATE tables SET season = (SELECT max(id) FROM seasons) WHERE id = ?"
    await house.store.connection.transact(lambda db: db.execute(season) and None)
    await house.store.connection.transact(lambda db: db.execute(mine, (table.id,)) and None)


async def test_a_deal_that_others_may_still_play_is_not_analysed(house: Sittings, ran: Ran) -> None:
    table = await house.finished(ANNA, BEN)
    store = house.store.analyses
    await in_duplicate_season(house, table)
    assert await store.withheld(table.id)
    analysts = Analysts(house.tables)
    assert await asked(analysts, table, ANNA) == ""
    await done(analysts)
    stored = await store.of_table(table.id)
    assert not ran and stored is not None and stored.report is None
    over = "UPDATE seasons SET status = 'ended'"
    await house.store.connection.transact(lambda db: db.execute(over) and None)
    assert not await store.withheld(table.id)


async def test_a_withheld_request_does_not_block_the_next_one(house: Sittings, ran: Ran) -> None:
    """It waits for the end of its season, and is worked out when it is asked for again."""
    withheld = await house.finished(ANNA, BEN)
    await in_duplicate_season(house, withheld)
    analysts, store = Analysts(house.tables), house.store.analyses
    assert await asked(analysts, withheld, ANNA) == ""
    await done(analysts)
    table = await house.finished(ANNA, BEN, channel=30)
    assert await asked(analysts, table, ANNA) == ""
    await done(analysts)
    assert (await stored_report(house, table)) and not await stored_report(house, withheld)
    await house.store.connection.transact(
        lambda db: db.execute("UPDATE seasons SET status = 'ended'") and None
    )
    third = await house.finished(ANNA, BEN, channel=31)
    assert await asked(analysts, third, ANNA) == "busy"
    analysts.queue(withheld, ANNA)
    await done(analysts)
    assert await stored_report(house, withheld)
    assert await store.waiting() == ()


async def stored_report(house: Sittings, table: Table) -> str | None:
    """The report of a table that was asked for; None as long as there is none."""
    stored = await house.store.analyses.of_table(table.id)
    assert stored is not None
    return stored.report


async def test_running_games_and_lessons_are_no_cases(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN)
    assert case_of(over) is not None
    assert case_of(replace(over, lesson=True)) is None
    assert case_of(await house.start(ANNA, BEN, channel=30)) is None


async def test_rated_games_of_a_server_with_the_decisions_of_analysed_ones(house: Sittings) -> None:
    store, gift = house.store.analyses, '[{"number": 7, "shift": [0.0, 1.0, 2.0]}]'
    first = await house.finished(ANNA, BEN, CLARA, channel=1, hints=False)
    second = await house.finished(BEN, ANNA, channel=2, hints=False)
    await store.ask(first.id, 1, ANNA, house.clock.now, 9)
    await store.finish(first.id, "{}", {0: gift, 1: "[]", 2: "[]"})
    newest, oldest = await store.of_guild(first.guild, 9)
    assert (newest.table, newest.people, newest.decisions) == (second.id, second.people, (None, None))
    assert (oldest.table, oldest.people, oldest.decisions) == (first.id, first.people, (gift, "[]", "[]"))
    assert [it.table for it in await store.of_guild(first.guild, 1)] == [second.id]
    found = await fair_play(store, first.guild)
    assert (found.pairs, found.analysed, found.games) == ((), 1, 2)
