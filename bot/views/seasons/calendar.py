"""The dates of a season as an iCalendar file (RFC 5545), which every calendar reads."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from icalendar import Calendar, Event

from bot.texts import Texts
from bot.views.seasons.headings import heading
from engine.seasons.service.edition import Edition


def calendar(it: Edition, t: Texts) -> str:
    """A calendar with an event for each date of a season. The same date keeps its identifier, so that a later
    file moves the event in place of adding one."""
    out = Calendar()
    out.add("version", "2.0")
    out.add("prodid", "-//Kontor//seasons//EN")
    for name, at in dates(it):
        event, title = Event(), heading(it, t)
        event.add("uid", f"season-{it.id}-{name}@kontor")
        event.add("dtstamp", utc(it.row.created))
        event.add("dtstart", utc(at))
        event.add("dtend", utc(at))
        event.add("summary", f"{title}: {t(f'season-date-{name}')}")
        event.add("url", f"https://discord.com/channels/{it.row.guild}/{it.row.channel}")
        out.add_component(event)
    data: bytes = out.to_ical()
    return data.decode()


def dates(it: Edition) -> Iterator[tuple[str, float]]:
    """The dates that players have to know, those that this season has."""
    plan = it.plan
    named = (
        ("closes", plan.closes if plan.checks else 0.0),
        ("checks", plan.checks),
        ("starts", plan.starts),
        ("groups", plan.groups),
        ("ends", plan.ends),
    )
    yield from ((name, at) for name, at in named if at)


def utc(at: float) -> datetime:
    """A moment as calendars want it."""
    return datetime.fromtimestamp(at, UTC)
