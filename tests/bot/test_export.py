"""`/privacy export` field by field: everything that is stored of a person, as people and programs read it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.texts import Texts
from bot.views.people.privacy import export_text
from tests.tables.play.traces import ANNA, lived
from tests.tables.sittings import Sittings

EXACT = 2**53
"""From here on many readers of JSON round whole numbers."""
ELSEWHERE = {"table_id", "number", "person", "id", "motion", "seat", "body", "at", "what", "facts", "lost"}
"""Columns that are told in other words: the table around them, a vote, a seat, a note, a line of the log,
that the seat counts as lost."""


def leaves(facts: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value with the name before it."""
    if isinstance(facts, dict):
        for key, value in facts.items():
            yield key, None
            yield from leaves(value, key)
    elif isinstance(facts, list):
        for value in facts:
            yield from leaves(value, name)
    else:
        yield name, facts


async def test_every_column_that_holds_something_of_a_person_is_in_it(tmp_path: Path) -> None:
    house = await Sittings(tmp_path / "tables.sqlite3").begin()
    await lived(house)
    await house.store.people.set_dm_channel(ANNA, 1_574_461_129_449_537_536)
    rows = await house.store.privacy.belongings(ANNA)
    facts = json.loads(export_text(Texts.of("en"), ANNA, rows, house.clock.now))
    await house.stop()

    columns = {name for found in rows.values() for row in found for name in row}
    told = dict(leaves(facts))
    assert sorted(columns - ELSEWHERE - told.keys()) == []
    assert [it for it in leaves(facts) if type(it[1]) is int and abs(it[1]) >= EXACT] == []
    moments = [it for it in leaves(facts) if type(it[1]) in (int, float) and it[1] > 1e9]
    assert moments == []
    assert isinstance(facts["tables"][0]["lesson"], bool)
    (season,) = facts["seasons"]
    at = "2027-01-15 08:00:00"
    assert season["host"] is True and season["plan"] == {"zone": "UTC", "starts": at}
    assert season["events"] == [{"what": "entered", "who": season["who"], "at": at}]
    (asked,) = (it for it in facts["tables"] if "analysis" in it)
    assert asked["analysis"]["judge"] == 1 and asked["decisions"] == []
