"""From rows of the database to a table."""

from __future__ import annotations

import json
import logging
import sqlite3
from dataclasses import replace

from engine.core.errors import BadRecord, IllegalAction
from engine.core.records import take
from engine.games import GAMES
from engine.tables.errors import Broken
from engine.tables.table import Chair, Move, Table

log = logging.getLogger(__name__)
Row = sqlite3.Row


def rebuilt(row: Row, chairs: list[Row], moves: list[Row]) -> Table:
    """A table from its rows: the log replayed, or, where a later rule cannot read it, the snapshot."""
    game = GAMES[row["game"]]
    table = Table(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        key=row["game"],
        expansions=tuple(json.loads(row["expansions"])),
        limit=row["seats"],
        language=row["language"],
        status=row["status"],
        chairs=tuple(Chair(it["person"], it["agent"], it["acted"]) for it in chairs),
        deal=game.deals.model_validate_json(row["deal"]) if row["deal"] else None,
        revision=row["revision"],
        created=row["created"],
        changed=row["changed"],
    )
    if table.deal is None:
        return table
    try:
        return replayed(table, moves)
    except (IllegalAction, BadRecord) as unreadable:
        log.warning("table %s: log not replayable, going on from the snapshot: %s", table.id, unreadable)
        return from_snapshot(table, row["snapshot"], moves)


def replayed(table: Table, rows: list[Row]) -> Table:
    """With the state that the log leads to; raises `IllegalAction` or `BadRecord`."""
    if table.deal is None:
        return table
    s = table.game.start(table.deal)
    opening, moves = tuple(s.events or ()), []
    for row in rows:
        told = take(s, table.game.move(json.loads(row["facts"])))
        moves.append(Move(told.action, told.auto, row["person"], row["at"], told.events))
    return replace(table, state=s, opening=opening, moves=tuple(moves))


def from_snapshot(table: Table, snapshot: str, rows: list[Row]) -> Table:
    """With the state of the snapshot and a log without events; raises `Broken`."""
    try:
        state = table.game.load(snapshot, table.expansions)
        moves = tuple(
            Move(table.game.move(json.loads(row["facts"])), bool(row["auto"]), row["person"], row["at"])
            for row in rows
        )
    except (BadRecord, IllegalAction) as unreadable:
        raise Broken(str(table.id)) from unreadable
    return replace(table, state=state, moves=moves)
