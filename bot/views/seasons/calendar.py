"""The dates of a season as an iCalendar file (RFC 5545), which every calendar reads."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from icalendar import Calendar, Event

from bot.texts import Texts
from bot.views.seasons.headings import heading
from engine.seasons.service.edition import Edition


def calendar(edition: Edition, t: Texts) -> str:
    """An iCalendar file with an event for each date of a season. A date keeps its identifier, so that
    importing a later file moves the event."""
    ical = Calendar()
    ical.add("version", "2.0")
    ical.add("prodid", "-//Kontor//seasons//EN")
    for name, at in dates(edition):
        event, title = Event(), heading(edition, t)
        event.add("uid", f"season-{edition.id}-{name}@kontor")
        event.add("dtstamp", utc(edition.row.created))
        event.add("dtstart", utc(at))
        event.add("dtend", utc(at))
        event.add("summary", f"{title}: {t(f'season-date-{name}')}")
        event.add("url", f"https://discord.com/channels/{edition.row.guild}/{edition.row.channel}")
        ical.add_component(event)
    data: bytes = ical.to_ical()
    return data.decode()


def dates(edition: Edition) -> Iterator[tuple[str, float]]:
    """Names and times of the dates that a season has and players need to know."""
    plan = edition.plan
    named = (
        ("closes", plan.closes if plan.checks else 0.0),
        ("checks", plan.checks),
        ("starts", plan.starts),
        ("groups", plan.groups),
        ("ends", plan.ends),
    )
    yield from ((name, at) for name, at in named if at)


def utc(at: float) -> datetime:
    """A time with the zone UTC, which the file names."""
    return datetime.fromtimestamp(at, UTC)
