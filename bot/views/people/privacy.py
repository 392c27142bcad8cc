"""Stored data of a person: the confirmation before erasure, and the export as a file."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, get_args

from bot.messages.controls import Button, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section, Sheet
from bot.texts import Texts
from engine.tables.model.log import Cause
from engine.tables.store.privacy import Erasure

Row = Mapping[str, Any]
Rows = Mapping[str, list[Row]]
"""Tables of the store by name, each with its rows about the person."""
MOMENTS = frozenset(
    {"created", "changed", "acted", "since", "called", "snooze", "began", "ended", "digest", "at", "told"}
    | {"asked", "starts", "ends", "checks", "half", "last", "rung"}
)
"""Fields that are moments, in seconds since 1970."""
NUMBERS = frozenset({"guild", "channel", "person", "dm_channel"})
"""Fields that are Discord's ids: some readers of JSON would round them, so they become texts."""
FLAGS = frozenset(
    {"dms_closed", "hidden", "warned", "expired", "hints", "friendly", "host", "lesson"} | {"active"}
)
"""Fields that are booleans, stored as 0 or 1."""
WITHIN = frozenset(
    {"expansions", "habits", "orders", "facts", "body", "sources", "knows", "decisions"} | {"terms"}
)
"""Fields that are JSON themselves."""


def host(t: Texts, contact: str) -> Section:
    """Who answers for the stored data; if the host named no contact, how to find one."""
    return (t("privacy-host"), contact.strip() or t("privacy-host-unknown"))


def question(t: Texts, rows: Rows, contact: str) -> Sheet:
    """What erasure does, and the buttons to confirm or cancel it."""
    if not any(rows.values()):
        return Sheet("", t("privacy-nothing"), sections=(host(t, contact),))
    count = Counter(row["status"] for row in rows["tables"])
    over = count["finished"] + count["ended"]
    text = t("privacy-text", over=over, running=count["running"], lobbies=count["lobby"])
    yes = Button(Id("eraseme", 0), t("privacy-erase"), Style.danger)
    keep = Button(Id("keepme", 0), t("privacy-keep"))
    return Sheet(t("privacy-title"), text, (yes, keep), (host(t, contact),))


def answer(t: Texts, erasure: Erasure) -> Sheet:
    """Confirms what was erased, or that there was nothing."""
    if not erasure.found:
        return Sheet("", t("privacy-nothing"))
    return Sheet("", t("privacy-erased", games=erasure.games, seats=erasure.handed))


def export_text(t: Texts, person: int, rows: Rows, now: float) -> str:
    """All that is stored of a person, as readable JSON."""
    facts = {
        "about": t("privacy-export-about"),
        "person": str(person),
        "exported": moment(now),
        "settings": readable(rows["people"][0]) if rows["people"] else None,
        "tables": [table(row, rows, person) for row in rows["tables"]],
        "seasons": [season(row, rows) for row in rows["seasons"]],
        "calls": [readable(row) for row in rows["calls"]],
        "rung_for": [readable(row) for row in rows["ringers"]],
        "rung_by": [row["id"] for row in rows["rings"]],
        "followed": [readable(row, ()) for row in rows["follows"]],
    }
    return json.dumps(facts, indent=1, ensure_ascii=False)


def table(row: Row, rows: Rows, person: int) -> dict[str, Any]:
    """A table: its facts, the person's seat, moves, notes, scores and analysis."""
    own = {
        name: [entry for entry in entries if entry.get("table_id") == row["id"]]
        for name, entries in rows.items()
    }
    parts: dict[str, Any] = {
        "seat": [
            {**readable(chair, ("table_id", "lost")), **loss_flag(chair, person), "seat": seat(chair["seat"])}
            for chair in own["chairs"]
        ],
        "draft": [readable(draft, without=("table_id", "seat")) for draft in own["drafts"]],
        "note": [note["body"] for note in own["jottings"]],
        "vote": [vote(json.loads(row["motion"]), person)] if row["motion"] else [],
        "result": [
            {**readable(place, ("table_id", "person", "number", "seat", "lost")), **loss_flag(place, person)}
            for place in own["places"]
        ],
        "analysis": [readable(analysis) for analysis in own["analyses"]],
        "decisions": [fact("decisions", judgement["decisions"]) for judgement in own["judgements"]],
    }
    return {
        "table": row["id"],
        **readable(row, without=("id", "motion")),
        **{name: values[0] for name, values in parts.items() if values},
        "log": [" ".join(entry(line)) for line in own["log"]],
    }


def season(row: Row, rows: Rows) -> dict[str, Any]:
    """A season: its facts, plan, and events."""
    events = [with_dates(event["facts"]) for event in rows["season_events"] if event["season"] == row["id"]]
    facts = readable(row, without=("id", "plan"))
    return {"season": row["id"], **facts, "plan": with_dates(row["plan"]), "events": events}


def with_dates(text: str) -> dict[str, Any]:
    """Facts from JSON, with moments as dates."""
    return {name: moment(value) if name in MOMENTS else value for name, value in json.loads(text).items()}


def entry(row: Row) -> Iterator[str]:
    """Parts of a line of the log: when, what, and its facts; of a move only the seat."""
    yield moment(row["at"])
    yield row["what"]
    facts = json.loads(row["facts"])
    if row["what"] not in get_args(Cause):
        facts = {"seat": facts["seat"]} if facts["seat"] is not None else {}
    if "seat" in facts:
        facts = {**facts, "seat": seat(facts["seat"])}
    yield from (
        f"{name}={json.dumps(value)}" if not isinstance(value, str) else value
        for name, value in facts.items()
    )


def vote(motion: Row, person: int) -> dict[str, Any]:
    """A running vote, with this person's part in it."""
    answers = {"yes": motion["ayes"], "no": motion["noes"]}
    return {
        "matter": motion["matter"],
        "asked_by_me": motion["by"] == person,
        "my_answer": next((choice for choice, persons in answers.items() if person in persons), None),
        "at": moment(motion["at"]),
    }


def loss_flag(row: Row, person: int) -> dict[str, bool]:
    """Whether a seat counts as lost for this person; empty if it does so for another one."""
    return {"counts_as_lost": True} if row["lost"] == person else {}


def readable(row: Row, without: Iterable[str] = ("table_id",)) -> dict[str, Any]:
    """A row without the columns `without`, its values by `fact`."""
    return {name: fact(name, value) for name, value in row.items() if name not in {*without}}


def fact(name: str, value: Any) -> Any:
    """A value for readers: moments as dates, ids as texts, flags as booleans, JSON parsed."""
    if value is None:
        return None
    if name in MOMENTS:
        return moment(value)
    if name in NUMBERS:
        return str(value)
    if name in FLAGS:
        return bool(value)
    if name in WITHIN:
        inside = json.loads(value)
        if name == "habits" and inside["vacation"]:
            inside["vacation"] = [moment(at) for at in inside["vacation"]]
        return inside
    return value


def seat(number: int) -> str:
    """A seat, counted from 1."""
    return f"seat {number + 1}"


def moment(at: float) -> str:
    """A date in UTC; 0: never."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S}" if at else "never"
