"""Being forgotten: nothing leads to a person any more, wholly or not at all, through all failures
meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from engine.core.seal import sealable
from engine.tables.model.errors import Stale
from engine.tables.model.habits import Habits
from engine.tables.model.log import Move
from engine.tables.store.sqlite.copies import Copies
from tests.tables.play.traces import ANNA, columns, everything, former, in_the_file, lived, traces
from tests.tables.sittings import BEN, DAVID, Sittings, person_due, whole

HOLDS_PERSONS = {
    *(("tables", it) for it in ("host", "motion", "channel")),
    *(("chairs", it) for it in ("person", "lost")),
    *(("log", it) for it in ("person",)),
    *(("places", it) for it in ("person", "lost")),
    *(("jottings", it) for it in ("person",)),
    *(("people", it) for it in ("person",)),
    *(("analyses", it) for it in ("asked_by",)),
    *(("season_people", it) for it in ("person",)),
    *(("seasons", it) for it in ("host",)),
    *(("calls", it) for it in ("caller",)),
    *((table, "person") for table in ("call_events", "call_messages", "ringers", "follows")),
}
"""Columns that may hold a person's number."""
HOLDS_NONE = {
    "tables": "id guild game version expansions seats language status deal snapshot revision created"
    " changed pace at_zero hints friendly paused lost trouble complained alarm seed first follows series"
    " best_of forked lesson chosen former_sitters taught decided season season_began deadline closing"
    " concealed",
    "chairs": "table_id seat agent acted minder bank since stopped rested orders calls called snooze warned"
    " expired told agreed asked least",
    "log": "table_id number what facts at",
    "drafts": "table_id seat round ply body",
    "outbox": "table_id what seat ply revision changed due tries",
    "leftovers": "message table_id channel due",
    "messages": "table_id what channel message",
    "seat_messages": "table_id what seat channel message kept",
    "people": "knows dms_closed language habits digest hidden dm_channel last_call",
    "guilds": "guild language",
    "settings": "name value",
    "jottings": "table_id body",
    "results": "number table_id guild game expansions season kind rounds moves began ended record",
    "places": "number seat agent rank points tie_break sources",
    "analyses": "table_id judge asked report",
    "judgements": "table_id seat decisions",
    "seasons": "id guild channel kind status language plan secret earlier revision alarm created changed"
    " former",
    "season_people": "season who",
    "season_events": "season number facts",
    "season_games": "season fixture table_id",
    "season_outbox": "season what number due tries",
    "season_messages": "season what channel message",
    "calls": "id guild channel stage terms table_id revision shown alarm tries created",
    "call_events": "call_id number kind at until value",
    "call_messages": "call_id channel message",
    "ringers": "guild game active rung",
    "follows": "table_id kind due",
}
"""Columns that never do."""
COUNTS = {("sqlite_sequence", "name"), ("sqlite_sequence", "seq"), ("schema_version", "version")}
"""What the database itself counts."""


async def test_of_every_column_it_is_known_whether_it_holds_persons(house: Sittings) -> None:
    """Whoever adds a column says so here, and, if it holds persons, forgets them in `store/privacy.py`."""
    none = {(table, column) for table, names in HOLDS_NONE.items() for column in names.split()}
    assert {*await columns(house.store)} - COUNTS == HOLDS_PERSONS | none


async def test_afterwards_she_is_nowhere(house: Sittings) -> None:
    tables = await lived(house)
    assert await traces(house.store, ANNA) == HOLDS_PERSONS  # so nothing is missing from the life above
    erasure = await house.tables.erase(ANNA)

    assert await traces(house.store, ANNA) == set()
    assert ANNA not in house.tables.people
    assert not any(str(ANNA) in repr(it) for it in house.tables.recent.values())
    assert erasure.found and {*erasure.tables} == {it.id for it in tables.values()}
    assert (erasure.games, erasure.handed) == (9, 2)


async def test_all_her_games_have_the_same_former_player(house: Sittings) -> None:
    tables = await lived(house)
    await house.tables.erase(ANNA)
    names = {former(await house.tables.table(tables[it].id)) for it in ("rated", "again", "ended", "running")}
    assert len(names) == 1
    others = await house.sql("SELECT person FROM places WHERE person < 0")
    assert {row["person"] for row in others} == names


async def test_nothing_is_left_for_a_second_time(house: Sittings) -> None:
    await lived(house)
    await house.tables.erase(ANNA)
    before = await everything(house.store)
    again = await house.tables.erase(ANNA)

    assert (again.found, again.tables, again.games, again.handed) == (False, (), 0, 0)
    assert await everything(house.store) == before


async def test_a_person_with_settings_alone_is_erased_too(house: Sittings) -> None:
    await house.tables.set_habits(ANNA, Habits(zone="Europe/Rome"))
    assert (await house.tables.erase(ANNA)).found
    assert await traces(house.store, ANNA) == set()
    assert (await house.tables.habits(ANNA))[ANNA] == Habits()


async def test_a_late_write_about_an_erased_person_stores_nothing(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.store.people.set_discord_language(ANNA, "it")
    await house.tables.erase(ANNA)
    await house.store.people.set_digest(ANNA, house.clock())
    await house.store.people.refuse_dms(ANNA)
    await house.store.jot(table.id, ANNA, "a note that came too late")
    assert await traces(house.store, ANNA) == set()


# At the same moment, and half-way


def slowed(monkeypatch: pytest.MonkeyPatch, part: object, name: str) -> asyncio.Event:
    """Let something that the store does take so long that all others come first, if they may. The event is
    set when it begins."""
    quick: Callable[..., Awaitable[object]] = getattr(part, name)
    begun = asyncio.Event()

    async def slow(*facts: Any) -> object:
        begun.set()
        await asyncio.sleep(0.05)
        return await quick(*facts)

    monkeypatch.setattr(part, name, slow)
    return begun


BEN_FIRST = sealable("harbour")
"""A seed from which the first seat begins."""


async def test_answers_at_the_same_moment_wait_and_are_kept(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.tables.seed = BEN_FIRST
    tables = [await house.start(BEN, ANNA, channel=it) for it in range(1, 6)]
    due = [it.id for it in tables if person_due(it) == BEN]
    slowed(monkeypatch, house.store.privacy, "erase")
    answers = [house.tables.answer(it, BEN, house.any_answer) for it in due]
    await asyncio.gather(*answers[::2], house.tables.erase(ANNA), *answers[1::2])

    assert await traces(house.store, ANNA) == set()
    after = [await house.stored(it.id) for it in tables]
    assert [whole(it) for it in after] == [whole(await house.tables.table(it.id)) for it in tables]
    by_ben = [entry for it in after for entry in it.log if isinstance(entry, Move) and entry.person == BEN]
    assert 0 < len(due) == len(by_ben)


async def test_answers_while_it_is_under_way_wait_and_are_kept(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.start(BEN, ANNA)
    while person_due(table) != BEN:
        table = await house.answer(table.id)
    begun = slowed(monkeypatch, house.store.privacy, "erase")
    erasing = asyncio.create_task(house.tables.erase(ANNA))
    await begun.wait()
    after = await house.tables.answer(table.id, BEN, house.any_answer)
    await erasing

    assert former(after) and await traces(house.store, ANNA) == set()


async def test_a_rematch_at_the_same_moment_brings_no_one_back(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = await house.finished(ANNA, BEN, best_of=3)
    slowed(monkeypatch, house.store.results, "of_series")
    again, _ = await asyncio.gather(house.tables.rematch(over.id, BEN), house.tables.erase(ANNA))

    assert await traces(house.store, ANNA) == set()
    assert (await house.tables.table(again.id)).people == (BEN,)


async def test_two_erasures_at_the_same_moment_do_not_wait_for_each_other(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has taken the lock of one table when it turns out that the other one is to be locked, too."""
    tables = [await house.start(*it, channel=number) for number, it in enumerate([(ANNA, BEN), (BEN, ANNA)])]
    whole_truth, begun = house.store.privacy.tables, set[int]()

    async def late(person: int) -> dict[int, str]:
        known = await whole_truth(person)
        first = tables[person == BEN].id
        new = person not in begun
        begun.add(person)
        return {first: known[first]} if new else known

    monkeypatch.setattr(house.store.privacy, "tables", late)
    async with asyncio.timeout(5):
        await asyncio.gather(house.tables.erase(ANNA), house.tables.erase(BEN))
    assert [(await house.tables.table(it.id)).status for it in tables] == ["ended", "ended"]


async def test_an_outdated_table_cannot_be_saved(house: Sittings) -> None:
    over = await house.finished(BEN, ANNA)
    await house.tables.erase(ANNA)
    with pytest.raises(Stale):
        await house.store.save(over, replace(over, language="it", revision=over.revision + 1))
    assert await traces(house.store, ANNA) == set()


async def test_a_player_who_sits_down_elsewhere_in_this_very_moment_is_asked_to_press_again(
    house: Sittings,
) -> None:
    """The store finds a table that the tables did not know of when they began."""
    table = await house.start(ANNA, BEN)
    before = await everything(house.store)
    with pytest.raises(Stale):
        await house.store.privacy.erase(ANNA, -1, [], [])
    assert await everything(house.store) == before
    assert (await house.tables.erase(ANNA)).tables == (table.id,)


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_afterwards_she_is_not_in_the_file_either(house: Sittings, path: Path) -> None:
    await lived(house)
    assert in_the_file(path, ANNA)
    await house.tables.erase(ANNA)

    assert not in_the_file(path, ANNA)


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_backup_that_is_made_afterwards_does_not_hold_her(house: Sittings, path: Path) -> None:
    await lived(house)
    copies = Copies(house.store.connection, path.parent / "backups")
    before = await copies.make(date(2026, 11, 20))
    await house.tables.erase(ANNA)
    after = await copies.make(date(2026, 11, 21))

    assert in_the_file(before, ANNA) and not in_the_file(after, ANNA)


STEPS = (
    "UPDATE ON tables", "DELETE ON chairs", "INSERT ON log", "UPDATE ON log", "UPDATE ON places",
    "DELETE ON jottings", "DELETE ON people", "INSERT ON outbox", "DELETE ON drafts",
)  # fmt: skip
"""Moments at which a disk may be full, or the program be killed."""


@asynccontextmanager
async def faulty(house: Sittings, step: str) -> AsyncIterator[None]:
    """A disk that is full at this moment, or something like it."""
    if isinstance(house.address, Path):
        await house.sql(f"CREATE TRIGGER fault BEFORE {step} BEGIN SELECT json('a fault'); END")
        yield
        await house.sql("DROP TRIGGER fault")
        return
    body = "BEGIN PERFORM 'a fault'::json; END"
    await house.sql(f"CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $${body}$$")
    await house.sql(f"CREATE TRIGGER fault BEFORE {step} FOR EACH ROW EXECUTE FUNCTION fault()")
    yield
    await house.sql("DROP FUNCTION fault CASCADE")


@pytest.mark.parametrize("step", STEPS)
async def test_it_happens_wholly_or_not_at_all(house: Sittings, step: str) -> None:
    await lived(house)
    before = await everything(house.store)
    async with faulty(house, step):
        with pytest.raises(Exception, match=r"(?i)json"):
            await house.tables.erase(ANNA)

    assert await everything(house.store) == before
    for row in await house.sql("SELECT id FROM tables"):
        assert whole(await house.tables.table(row["id"])) == whole(await house.stored(row["id"]))
    await house.tables.erase(ANNA)
    assert await traces(house.store, ANNA) == set()


async def test_a_table_that_cannot_be_read_keeps_no_one(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.play(table.id, 3)
    await house.sql("UPDATE log SET facts = '{}'")
    await house.sql("UPDATE tables SET snapshot = 'spoiled'")
    await house.again()
    erasure = await house.tables.erase(ANNA)

    assert erasure.tables == (table.id,)
    assert await traces(house.store, ANNA) == set()
    (chair,) = await house.sql("SELECT * FROM chairs WHERE person < 0")
    assert (chair["agent"], chair["minder"]) == ("caretaker", "vote")


# What is told


async def test_an_export_has_everything_about_a_person_and_nothing_of_others(house: Sittings) -> None:
    tables = await lived(house)
    found = await house.store.privacy.belongings(ANNA)

    assert {it["id"] for it in found["tables"]} == {it.id for it in tables.values()}
    assert all(found.values())
    secret = {"deal", "seed", "snapshot", "record"}
    assert not any(secret & row.keys() for rows in found.values() for row in rows)
    others = {name: rows for name, rows in found.items() if name != "tables"}
    assert {row["person"] for rows in others.values() for row in rows if "person" in row} <= {ANNA, None}
    mine = [it for table in tables.values() for it in table.log if it.person == ANNA]
    assert sum(row["person"] == ANNA for row in found["log"]) == len(mine)


async def test_nothing_is_said_of_players_who_never_came(house: Sittings) -> None:
    await lived(house)
    assert not any((await house.store.privacy.belongings(DAVID)).values())
