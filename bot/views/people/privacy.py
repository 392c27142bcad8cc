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
"""Summary of the data stored of a person."""
MOMENTS = frozenset(
    {"created", "changed", "acted", "since", "called", "snooze", "began", "ended", "digest", "at", "told"}
    | {"asked", "starts", "ends", "checks", "half", "last"}
)
"""Facts that are moments, in seconds since 1970."""
NUMBERS = frozenset({"guild", "channel", "person", "dm_channel"})
"""Facts that are numbers of Discord's: too long for some readers of JSON, so they are texts."""
FLAGS = frozenset({"dms_closed", "hidden", "warned", "expired", "hints", "friendly", "host", "lesson"})
"""Facts that are yes or no."""
WITHIN = frozenset({"expansions", "habits", "orders", "facts", "body", "sources", "knows", "decisions"})
"""Facts that are JSON themselves."""


def host(t: Texts, contact: str) -> Section:
    """Contact of the host (responsible for the stored data), or how to find it."""
    return (t("privacy-host"), contact.strip() or t("privacy-host-unknown"))


def question(t: Texts, rows: Rows, contact: str) -> Sheet:
    """What erasing means, and whether it is wanted."""
    if not any(rows.values()):
        return Sheet("", t("privacy-nothing"), sections=(host(t, contact),))
    count = Counter(it["status"] for it in rows["tables"])
    over = count["finished"] + count["ended"]
    text = t("privacy-text", over=over, running=count["running"], lobbies=count["lobby"])
    yes = Button(Id("eraseme", 0), t("privacy-erase"), Style.danger)
    keep = Button(Id("keepme", 0), t("privacy-keep"))
    return Sheet(t("privacy-title"), text, (yes, keep), (host(t, contact),))


def answer(t: Texts, erasure: Erasure) -> Sheet:
    """What was done."""
    if not erasure.found:
        return Sheet("", t("privacy-nothing"))
    return Sheet("", t("privacy-erased", games=erasure.games, seats=erasure.handed))


def export_text(t: Texts, person: int, rows: Rows, now: float) -> str:
    """All that is stored of a person, as JSON that people can read."""
    facts = {
        "about": t("privacy-export-about"),
        "person": str(person),
        "exported": moment(now),
        "settings": readable(rows["people"][0]) if rows["people"] else None,
        "tables": [table(it, rows, person) for it in rows["tables"]],
        "seasons": [season(it, rows) for it in rows["seasons"]],
    }
    return json.dumps(facts, indent=1, ensure_ascii=False)


def table(row: Row, rows: Rows, person: int) -> dict[str, Any]:
    """One table: its facts, the person's seat, moves, notes, scores and analysis."""
    own = {name: [it for it in found if it.get("table_id") == row["id"]] for name, found in rows.items()}
    parts: dict[str, Any] = {
        "seat": [
            {**readable(it, ("table_id", "lost")), **loss_flag(it, person), "seat": seat(it["seat"])}
            for it in own["chairs"]
        ],
        "draft": [readable(it, without=("table_id", "seat")) for it in own["drafts"]],
        "note": [it["body"] for it in own["jottings"]],
        "vote": [vote(json.loads(row["motion"]), person)] if row["motion"] else [],
        "result": [
            {**readable(it, ("table_id", "person", "number", "seat", "lost")), **loss_flag(it, person)}
            for it in own["places"]
        ],
        "analysis": [readable(it) for it in own["analyses"]],
        "decisions": [fact("decisions", it["decisions"]) for it in own["judgements"]],
    }
    return {
        "table": row["id"],
        **readable(row, without=("id", "motion")),
        **{name: found[0] for name, found in parts.items() if found},
        "log": [" ".join(entry(it)) for it in own["log"]],
    }


def season(row: Row, rows: Rows) -> dict[str, Any]:
    """One season: its facts, the number of the person in it, and what they did."""
    events = [with_dates(it["facts"]) for it in rows["season_events"] if it["season"] == row["id"]]
    facts = readable(row, without=("id", "plan"))
    return {"season": row["id"], **facts, "plan": with_dates(row["plan"]), "events": events}


def with_dates(text: str) -> dict[str, Any]:
    """Facts from JSON, with moments as dates."""
    return {name: moment(it) if name in MOMENTS else it for name, it in json.loads(text).items()}


def entry(row: Row) -> Iterator[str]:
    """A line of the log: when, why or what, and the facts of it."""
    yield moment(row["at"])
    yield row["what"]
    facts = json.loads(row["facts"])
    if row["what"] not in get_args(Cause):
        facts = {"seat": facts["seat"]} if facts["seat"] is not None else {}
    if "seat" in facts:
        facts = {**facts, "seat": seat(facts["seat"])}
    yield from (f"{name}={json.dumps(it)}" if not isinstance(it, str) else it for name, it in facts.items())


def vote(motion: Row, person: int) -> dict[str, Any]:
    """What is voted on, as far as it is this person's business."""
    answers = {"yes": motion["ayes"], "no": motion["noes"]}
    return {
        "matter": motion["matter"],
        "asked_by_me": motion["by"] == person,
        "my_answer": next((it for it, persons in answers.items() if person in persons), None),
        "at": moment(motion["at"]),
    }


def loss_flag(row: Row, person: int) -> dict[str, bool]:
    """Whether a seat counts as lost for this person; of another one nothing."""
    return {"counts_as_lost": True} if row["lost"] == person else {}


def readable(row: Row, without: Iterable[str] = ("table_id",)) -> dict[str, Any]:
    """A row for people: moments as dates, flags as yes and no, JSON taken apart."""
    return {name: fact(name, it) for name, it in row.items() if name not in {*without}}


def fact(name: str, value: Any) -> Any:
    """One fact."""
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
            inside["vacation"] = [moment(it) for it in inside["vacation"]]
        return inside
    return value


def seat(number: int) -> str:
    """A seat as people count them."""
    return f"seat {number + 1}"


def moment(at: float) -> str:
    """A moment as a date of universal time; 0 is none."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S}" if at else "never"
