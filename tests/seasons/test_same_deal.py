"""Law: in a duplicate week equal moves lead to equal games, in every game, for all players and times."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.agents.rollout import pick
from engine.games import GAMES
from engine.seasons.events import Entered
from engine.seasons.service.edition import Edition, dump_events
from engine.seasons.service.fixtures import table_of
from engine.seasons.service.plan import SeasonPlan
from engine.tables.model.table import Table
from engine.tables.play.answers import apply_answers
from engine.tables.store.season_rows import SeasonRow

ANSWERS = 60


def edition(game: str, seats: int, secret: str) -> Edition:
    """A duplicate week for which two have signed up."""
    plan = SeasonPlan(zone="UTC", starts=0.0, ends=9e9, game=game, seats=seats, pace="none")
    row = SeasonRow(
        1, 1, 7, 9, "duplicate", "running", "en", plan.model_dump_json(), secret,
        people=(101, 102), events=dump_events([Entered(who=1), Entered(who=2)]),
    )  # fmt: skip
    return Edition(row)


def played(table: Table, luck: random.Random, start: float) -> Table:
    """This many answers of its one player, at other moments in each table."""
    for number in range(ANSWERS):
        if table.status != "running":
            break
        action = pick(table.decisions_of(0)[0], luck)
        table = apply_answers(table, 0, (action,), start + number)
    return table


def course(table: Table) -> list[object]:
    """All moves, of all seats."""
    return [move.action for move in table.moves]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", (2, 4))
def test_equal_moves_lead_to_equal_games(game: str, seats: int) -> None:
    it = edition(game, seats, "a secret")
    one, other = (table_of(it, who, 50 + who, 1_000.0 * who) for who in (1, 2))
    assert one.deal == other.deal and one.people != other.people and one.concealed
    assert one.chairs[0].person == 101 and all(chair.agent for chair in one.chairs[1:])
    first, second = played(one, random.Random(5), 1.0), played(other, random.Random(5), 5_000.0)
    assert course(first) == course(second) and len(first.moves) > ANSWERS // 2
    assert first.game.dump(first.now) == second.game.dump(second.now)


@pytest.mark.parametrize("game", GAMES)
def test_another_week_has_another_deal(game: str) -> None:
    one, other = (table_of(edition(game, 4, secret), 1, 7, 0.0) for secret in ("a", "b"))
    assert one.deal != other.deal
    assert replace(one, concealed=False).rated is False
