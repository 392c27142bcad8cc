"""Days, nights and people, written as one says them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tables.model.clock import PACES, Clock, Pace
from engine.tables.model.habits import DAY, LONGEST_NIGHT, LONGEST_VACATION, Habits

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
ZONES = (
    "UTC",
    BERLIN,
    NEW_YORK,
    "Asia/Kolkata",  # half an hour off
    "Asia/Kathmandu",  # a quarter
    "Australia/Lord_Howe",  # changes by half an hour
    "Africa/Cairo",  # changes at midnight
    "Pacific/Chatham",
    "Pacific/Kiritimati",
)


def local(text: str, zone: str = "UTC", fold: int = 0) -> float:
    """The moment at which a clock there shows this."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def shown(at: float, zone: str) -> str:
    """What a clock there shows."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).isoformat(" ", "minutes")


def clock(text: str) -> int:
    """A minute of the day."""
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)


def sleeper(quiet: str, zone: str = "UTC", **more: Any) -> Habits:
    """Someone with quiet hours, written "22:00-07:00"."""
    evening, morning = quiet.split("-")
    return Habits(zone, (clock(evening), clock(morning)), **more)


def always(*facts: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """It holds for all of them; a machine that is slow just now refutes nothing."""
    return lambda test: settings(deadline=None)(given(*facts)(test))


FIRST, LAST = local("2025-01-01"), local("2029-01-01")
moments = st.floats(FIRST, LAST)
spells = st.integers(0, int(120 * DAY) * 1024).map(lambda fractions: fractions / 1024)
minutes = st.integers(0, 24 * 60 - 1)
quiets = st.tuples(minutes, minutes).filter(lambda it: 0 < (it[1] - it[0]) % (24 * 60) <= LONGEST_NIGHT)
vacations = st.builds(
    lambda start, days: (start, start + days), moments, st.floats(1.0, LONGEST_VACATION - 1)
)
people = st.builds(Habits, st.sampled_from(ZONES), st.none() | quiets, st.none() | vacations)


NONE, LIVE, DAILY, RELAXED = (PACES[name] for name in ("none", "live", "daily", "relaxed"))
NOON = local("2026-05-01 12:00", BERLIN)
SLEEPER = sleeper("22:00-07:00", BERLIN)
SLEEPLESS = Habits()

paces = st.sampled_from([LIVE, DAILY, RELAXED])


def banks(pace: Pace) -> st.SearchStrategy[float]:
    """What a seat may have left; often little."""
    return st.integers(1, int(pace.cap) * 1024).map(lambda fractions: fractions / 1024)


running = paces.flatmap(lambda pace: st.tuples(st.just(pace), st.builds(Clock, banks(pace), moments)))
"""A pace, and a clock that runs at it."""
