"""A table as rows of the database, and from rows to a table.

A field of a table or a chair is a column of the same name unless it is named here, so a new field needs a
migration, and nothing else.
"""

from __future__ import annotations

import json
import logging
from dataclasses import asdict, fields, replace
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from engine.core.game import Game
from engine.core.orders import Orders
from engine.core.records import take
from engine.games import GAMES
from engine.tables.model.clock import Clock
from engine.tables.model.errors import Broken
from engine.tables.model.log import Cause, Entry, Log, Move, Remark
from engine.tables.model.motions import Motion
from engine.tables.model.table import Chair, Table
from engine.tables.model.terms import with_consents
from engine.tables.store.database import StoredRow

log = logging.getLogger(__name__)

RENAMED = {"key": "game", "limit": "seats"}
"""Column names of the fields of a table that differ from the field's name."""
ELSEWHERE = frozenset({"chairs", "state", "opening", "log", "disclosed"})
"""Fields of a table that are rows of their own, are found again by replaying the log, or belong to a look
back."""
COLUMNS = {
    slot.name: RENAMED.get(slot.name, slot.name) for slot in fields(Table) if slot.name not in ELSEWHERE
}
"""The column of each field of a table."""
CHAIR = tuple(column.name for column in fields(Chair) if column.name != "clock")
"""The fields of a chair that are columns; its clock is four."""


def table_facts(table: Table) -> dict[str, object]:
    """A table as its row, with the snapshot of its game."""
    facts = {column: plain(getattr(table, name)) for name, column in COLUMNS.items()}
    return {**facts, "snapshot": table.game.dump(table.state) if table.state else None}


def chair_facts(table: int, seat: int, chair: Chair) -> dict[str, object]:
    """A chair as its row."""
    facts = {name: plain(getattr(chair, name)) for name in CHAIR}
    return {"table_id": table, "seat": seat, **asdict(chair.clock), **facts}


def plain(value: object) -> object:
    """A value as a column holds it."""
    if isinstance(value, BaseModel):
        return value.model_dump_json()
    if isinstance(value, tuple | dict):
        return json.dumps(value)
    return int(value) if isinstance(value, bool) else value


def build_table(row: StoredRow, chairs: list[StoredRow], log_rows: list[StoredRow]) -> Table:
    """A table from its rows: the log replayed, or, where a later rule cannot read it, the snapshot.

    Raises `Broken` where neither can be read. Rows that are spoiled, or were written under other rules, may
    raise anything; none of that may reach other tables.
    """
    try:
        table = table_from_row(row, chairs)
    except Exception as unreadable:
        raise Broken(str(row["id"])) from unreadable
    try:
        return replay_moves(table, log_rows)
    except Exception as unreadable:
        log.warning("table %s: log not replayable, going on from the snapshot: %r", table.id, unreadable)
    try:
        return from_snapshot(table, row["snapshot"], log_rows)
    except Exception as unreadable:
        raise Broken(str(table.id)) from unreadable


FLAGS = ("hints", "friendly", "decided", "lesson", "closing", "concealed")
"""Fields of a table that are true or false."""


def table_from_row(row: StoredRow, chairs: list[StoredRow]) -> Table:
    """All but the game itself. A column that is empty leaves the field at its default; in a lobby of version
    1.0.0, which stored no consent, all agree to what holds."""
    game = GAMES[row["game"]]
    facts = {name: row[column] for name, column in COLUMNS.items() if row[column] is not None}
    facts |= {"expansions": tuple(json.loads(row["expansions"])), "chosen": json.loads(row["chosen"])}
    facts |= {name: tuple(json.loads(row[name])) for name in ("former_sitters", "taught")}
    facts |= {
        name: bool(row[name]) for name in ("hints", "friendly", "decided", "lesson", "closing", "concealed")
    }
    if row["motion"]:
        facts["motion"] = Motion.model_validate_json(row["motion"])
    if row["deal"]:
        facts["deal"] = game.deals.model_validate_json(row["deal"])
    seated = tuple(chair(game, facts_of_chair) for facts_of_chair in chairs)
    table = with_consents(Table(**facts, chairs=seated), row["changed"])
    if table.secret:
        check_agents(table)
    return table


def check_agents(table: Table) -> None:
    """Raise KeyError for an agent that does not play this game."""
    for chair in table.chairs:
        if chair.agent is not None:
            table.agents[chair.agent]


def chair(game: Game[Any], row: StoredRow) -> Chair:
    """A chair from its row."""
    facts = {name: row[name] for name in CHAIR}
    facts |= {"warned": bool(row["warned"]), "expired": bool(row["expired"])}
    facts["orders"] = orders(game, row["orders"]) if row["orders"] else None
    return Chair(**facts, clock=Clock(*(row[field.name] for field in fields(Clock))))


def orders(game: Game[Any], text: str) -> Orders | None:
    """Load standing orders; orders of an older program that are no longer valid count as none."""
    try:
        return game.orders.model_validate_json(text)
    except ValidationError as unreadable:
        log.warning("orders given up: %s", unreadable.title)
        return None


def replay_moves(table: Table, rows: list[StoredRow]) -> Table:
    """With the state to which the moves that count lead, and with what happened on the way."""
    if table.deal is None:
        return table
    log = Log(entry(table.game, row) for row in rows)
    s = table.game.start(table.deal)
    opening = tuple(s.events or ())
    s.events = None
    course = log.course
    told = {at: take(s, move.action).events for at, move in zip(course.numbers, course.moves, strict=True)}
    full = Log(
        replace(line, events=told.get(at, ())) if isinstance(line, Move) else line
        for at, line in enumerate(log)
    )
    return replace(table, state=s, opening=opening, log=full)


def from_snapshot(table: Table, snapshot: str, rows: list[StoredRow]) -> Table:
    """With the state of the snapshot and a log without events."""
    entries = Log(entry(table.game, row) for row in rows)
    return replace(table, state=table.game.load(snapshot, table.expansions), log=entries)


def entry(game: Game[Any], row: StoredRow) -> Entry:
    """A move or a remark."""
    facts = json.loads(row["facts"])
    if row["what"] in get_args(Cause):
        seals = facts.pop("seals", "")
        return Move(game.move(facts), row["what"], row["person"], row["at"], seals=seals)
    return Remark(
        row["what"],
        row["person"],
        row["at"],
        seat=facts["seat"],
        keeps=facts["keeps"],
        touched=tuple(facts["touched"]),
        stale=tuple(facts["stale"]),
    )
