"""From rows of the database to a table."""

from __future__ import annotations

import json
import logging
import sqlite3
from dataclasses import replace

from engine.core.records import take
from engine.games import GAMES
from engine.tables.errors import Broken
from engine.tables.table import Chair, Move, Table

log = logging.getLogger(__name__)
Row = sqlite3.Row


def rebuilt(row: Row, chairs: list[Row], moves: list[Row]) -> Table:
    """A table from its rows: the log replayed, or, where a later rule cannot read it, the snapshot.

    Raises `Broken` where neither can be read. Rows that are spoiled, or were written under other rules, may
    raise anything; none of that may reach other tables.
    """
    try:
        table = seated(row, chairs)
    except Exception as unreadable:
        raise Broken(str(row["id"])) from unreadable
    try:
        return replayed(table, moves)
    except Exception as unreadable:
        log.warning("table %s: log not replayable, going on from the snapshot: %r", table.id, unreadable)
    try:
        return from_snapshot(table, row["snapshot"], moves)
    except Exception as unreadable:
        raise Broken(str(table.id)) from unreadable


def seated(row: Row, chairs: list[Row]) -> Table:
    """All but the game itself."""
    game = GAMES[row["game"]]
    return Table(
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


def replayed(table: Table, rows: list[Row]) -> Table:
    """With the state that the log leads to; a lobby has none."""
    if table.deal is None:
        return table
    s = table.game.start(table.deal)
    opening, moves = tuple(s.events or ()), []
    for row in rows:
        told = take(s, table.game.move(json.loads(row["facts"])))
        moves.append(Move(told.action, told.auto, row["person"], row["at"], told.events))
    return replace(table, state=s, opening=opening, moves=tuple(moves))


def from_snapshot(table: Table, snapshot: str, rows: list[Row]) -> Table:
    """With the state of the snapshot and a log without events."""
    moves = tuple(
        Move(table.game.move(json.loads(row["facts"])), bool(row["auto"]), row["person"], row["at"])
        for row in rows
    )
    return replace(table, state=table.game.load(snapshot, table.expansions), moves=moves)
