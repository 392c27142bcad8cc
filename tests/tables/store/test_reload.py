"""Memory is a cache, the snapshot is a cache, the log is the truth."""

from __future__ import annotations

import json

import pytest

from engine.tables import service
from engine.tables.model.errors import Broken
from engine.tables.model.table import Table
from engine.tables.people import lobby
from engine.tables.service import Tables
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings, whole


def told(table: Table) -> list[object]:
    return list(table.events_since())


async def in_the_middle(house: Sittings) -> Table:
    table = await house.start(ANNA, BEN, agents=1)
    return await house.play(table.id, answers=25)


async def spoil(house: Sittings, column: str, value: object) -> None:
    await house.sql(f"UPDATE tables SET {column} = ?", value)


async def spoil_a_move(house: Sittings, facts: str) -> None:
    await house.sql("UPDATE log SET facts = ? WHERE number = 3", facts)


@pytest.mark.parametrize("answers", [0, 1, 12, 40, 1_000])
async def test_the_next_bot_knows_all_that_this_one_knew(house: Sittings, answers: int) -> None:
    table = await house.start(ANNA, BEN, CLARA, agents=1)
    known = await house.play(table.id, answers)
    await house.again()
    read = await house.tables.table(table.id)

    assert whole(read) == whole(known)
    assert told(read) == told(known)
    assert told(read)


async def test_the_next_bot_goes_on_where_this_one_stopped(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    for _ in range(8):
        await house.play(table.id, answers=5)
        await house.again()

    assert (await house.play(table.id)).status == "finished"


async def test_without_its_snapshot_everything_goes_on(
    house: Sittings, caplog: pytest.LogCaptureFixture
) -> None:
    known = await in_the_middle(house)
    await spoil(house, "snapshot", None)
    await house.again()

    assert whole(await house.tables.table(known.id)) == whole(known)
    assert (await house.play(known.id)).status == "finished"
    assert not caplog.records


async def test_a_log_that_rules_no_longer_allow_goes_on_from_the_snapshot(
    house: Sittings, caplog: pytest.LogCaptureFixture
) -> None:
    known = await in_the_middle(house)
    await spoil_a_move(house, json.dumps({"seat": known.moves[3].action.seat, "do": "buy"}))
    await house.again()
    read = await house.tables.table(known.id)

    assert read.game.dump(read.now) == known.game.dump(known.now)
    assert read.pending == known.pending
    assert [read.ply(seat) for seat in range(3)] == [known.ply(seat) for seat in range(3)]
    assert "going on from the snapshot" in caplog.text
    await house.play(known.id, answers=3)
    await house.again()
    assert (await house.play(known.id)).status == "finished"


@pytest.mark.parametrize(
    ("column", "nonsense"),
    [("deal", "{}"), ("deal", "no JSON"), ("snapshot", "{}"), ("snapshot", "no JSON"), ("snapshot", None)],
)
async def test_what_cannot_be_read_at_all_is_broken_and_stops_no_other(
    house: Sittings, column: str, nonsense: str | None
) -> None:
    known = await in_the_middle(house)
    other = await house.start(ANNA, BEN, channel=8)
    await house.sql("UPDATE log SET facts = ? WHERE number = 3 AND table_id = ?", "{}", known.id)
    await house.sql(f"UPDATE tables SET {column} = ? WHERE id = ?", nonsense, known.id)
    await house.again()
    with pytest.raises(Broken):
        await house.tables.table(known.id)
    with pytest.raises(Broken):
        await house.tables.do(known.id, lobby.end, ANNA, manages=False)

    assert (await house.play(other.id, answers=5)).status == "running"


@pytest.mark.parametrize("facts", ["no JSON", "[]", '"buy"', '{"seat": 0, "do": "fly"}'])
async def test_a_move_that_is_none_is_broken(house: Sittings, facts: str) -> None:
    known = await in_the_middle(house)
    await spoil_a_move(house, facts)
    await house.again()
    with pytest.raises(Broken):
        await house.tables.table(known.id)


async def test_an_unknown_game_is_broken(house: Sittings) -> None:
    known = await in_the_middle(house)
    await spoil(house, "game", "ludo")
    await house.again()
    with pytest.raises(Broken):
        await house.tables.table(known.id)


async def test_tables_long_unused_are_forgotten_and_read_again(
    house: Sittings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "REMEMBERED", 3)
    await house.again()
    tables = [await house.start(ANNA, BEN, channel=channel) for channel in range(6)]
    known = [await house.play(table.id, answers=2) for table in tables]

    assert len(house.tables.recent) == 3
    for table in known:
        assert whole(await house.tables.table(table.id)) == whole(table)


async def test_reading_is_lazy(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.again()

    assert not house.tables.recent
    await house.tables.table(table.id)
    assert list(Tables(house.store).recent) == []
    assert list(house.tables.recent) == [table.id]
