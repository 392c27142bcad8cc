"""From rows of the database to a table."""

from __future__ import annotations

import json
import logging
import sqlite3
from dataclasses import replace
from typing import Any, get_args

from pydantic import ValidationError

from engine.core.game import Game
from engine.core.orders import Orders
from engine.core.records import take
from engine.games import GAMES
from engine.tables.clock import Clock
from engine.tables.errors import Broken
from engine.tables.log import Cause, Entry, Move, Remark, course
from engine.tables.motions import Motion
from engine.tables.table import Chair, Table

log = logging.getLogger(__name__)
Row = sqlite3.Row


def rebuilt(row: Row, chairs: list[Row], log_rows: list[Row]) -> Table:
    """A table from its rows: the log replayed, or, where a later rule cannot read it, the snapshot.

    Raises `Broken` where neither can be read. Rows that are spoiled, or were written under other rules, may
    raise anything; none of that may reach other tables.
    """
    try:
        table = seated(row, chairs)
    except Exception as unreadable:
        raise Broken(str(row["id"])) from unreadable
    try:
        return replayed(table, log_rows)
    except Exception as unreadable:
        log.warning("table %s: log not replayable, going on from the snapshot: %r", table.id, unreadable)
    try:
        return from_snapshot(table, row["snapshot"], log_rows)
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
        pace=row["pace"],
        at_zero=row["at_zero"],
        hints=bool(row["hints"]),
        motion=Motion.model_validate_json(row["motion"]) if row["motion"] else None,
        paused=row["paused"],
        lost=row["lost"],
        chairs=tuple(chair(game, it) for it in chairs),
        seed=row["seed"] or "",
        first=row["first"],
        series=row["series"],
        best_of=row["best_of"],
        forked=row["forked"],
        deal=game.deals.model_validate_json(row["deal"]) if row["deal"] else None,
        revision=row["revision"],
        created=row["created"],
        changed=row["changed"],
    )


def chair(game: Game[Any], row: Row) -> Chair:
    """A chair from its row."""
    return Chair(
        person=row["person"],
        agent=row["agent"],
        acted=row["acted"],
        minder=row["minder"],
        clock=Clock(row["bank"], row["since"]),
        orders=orders(game, row["orders"]) if row["orders"] else None,
        calls=row["calls"],
        called=row["called"],
        snooze=row["snooze"],
        warned=bool(row["warned"]),
        expired=bool(row["expired"]),
    )


def orders(game: Game[Any], text: str) -> Orders | None:
    """Standing orders; those of an older program that mean nothing any more are none."""
    try:
        return game.orders.model_validate_json(text)
    except ValidationError as unreadable:
        log.warning("orders given up: %s", unreadable.title)
        return None


def replayed(table: Table, rows: list[Row]) -> Table:
    """With the state to which the moves that count lead, and with what happened on the way."""
    if table.deal is None:
        return table
    entries = tuple(entry(table.game, row) for row in rows)
    s = table.game.start(table.deal)
    opening = tuple(s.events or ())
    s.events = None
    lived = iter([take(s, move.action).events for move in replace(table, log=entries).moves])
    counting = {id(it) for it in course(entries)}
    full = tuple(
        replace(it, events=next(lived)) if isinstance(it, Move) and id(it) in counting else it
        for it in entries
    )
    return replace(table, state=s, opening=opening, log=full)


def from_snapshot(table: Table, snapshot: str, rows: list[Row]) -> Table:
    """With the state of the snapshot and a log without events."""
    entries = tuple(entry(table.game, row) for row in rows)
    return replace(table, state=table.game.load(snapshot, table.expansions), log=entries)


def entry(game: Game[Any], row: Row) -> Entry:
    """A move or a remark."""
    facts = json.loads(row["facts"])
    if row["what"] in get_args(Cause):
        return Move(game.move(facts), row["what"], row["person"], row["at"])
    return Remark(
        row["what"],
        row["person"],
        row["at"],
        seat=facts["seat"],
        keeps=facts["keeps"],
        touched=tuple(facts["touched"]),
        stale=tuple(facts["stale"]),
    )
