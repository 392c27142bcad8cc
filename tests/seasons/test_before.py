"""Seasons that ran when version 1.0 was replaced go on, each kind to its end.

`before.json` was written by that version: a league with open games, a cup whose final was drawn with a player
who had withdrawn, and a duplicate week of twelve weeks, as rows of the database hold them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.seasons.events import Played
from engine.seasons.kinds import KINDS
from engine.seasons.service.changes import apply_step
from engine.seasons.service.due import SeasonFacts, due_step
from engine.seasons.service.edition import Edition
from engine.seasons.service.seasons import missing_step
from engine.tables.store.season_rows import SeasonRow
from tests.seasons.test_checker import same

BEFORE: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("before.json").read_text("utf-8"))


def stored(kind: str) -> SeasonRow:
    """The row of a season."""
    it = BEFORE[kind]
    return SeasonRow(
        1, 1, 7, 9, kind, "running", "en", it["plan"], it["secret"], people=(*it["people"],),
        events=(*it["events"],), games=tuple((game, table) for game, table in it["games"]),
    )  # fmt: skip


@pytest.mark.parametrize("kind", BEFORE)
def test_a_season_of_version_1_0_goes_on_to_its_end(kind: str) -> None:
    row = stored(kind)
    now = Edition(row).plan.ends + 1
    while not Edition(row).over:
        it = Edition(row)
        step = due_step(it, SeasonFacts((*played(it),)), now)
        assert step is not None
        row = apply_step(row, step, now)
    assert row.status == "ended"
    if KINDS[kind].scheduled:
        same(Edition(row).record)


def played(it: Edition) -> list[Played]:
    """Results of the open games that have tables."""
    found = []
    for number, _ in it.row.games:
        game = it.state.fixtures.get(number)
        if game is None or not game.over:
            seats = len(game.members) if game else it.plan.seats
            people = () if game else (number, *[None] * (seats - 1))
            found.append(Played(table=number, ranks=(1,) * seats, scores=(0,) * seats, people=people))
    return found


def test_a_final_that_was_drawn_keeps_its_seats() -> None:
    it = Edition(stored("cup"))
    assert it.state.final and {*it.state.finalists} == {1, 2, 3, 4, 5}
    assert {number for number, _ in it.row.games} == {*it.state.fixtures}


@pytest.mark.parametrize("kind", BEFORE)
def test_a_season_of_version_1_0_says_what_it_lacks(kind: str) -> None:
    step = missing_step(Edition(stored(kind)), ("view_channel",), 5.0)
    assert step is not None and '"since":5.0' in step.row["plan"]
