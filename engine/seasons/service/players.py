"""What players do about a season: sign up, confirm, withdraw, pause, step in. Pure steps."""

from __future__ import annotations

from engine.seasons.events import (
    Cancelled,
    CheckedIn,
    Entered,
    Left,
    Paused,
    SeasonEvent,
    Substituted,
    Withdrew,
)
from engine.seasons.service.edition import Edition
from engine.seasons.service.step import BOARD, EVENT, TABLE, SeasonChange
from engine.tables.model.errors import Impossible, Stale


def enter(it: Edition, person: int, *, plays: bool, reserve: bool, now: float) -> SeasonChange:
    """Sign up, or say something else than before; after the end of sign-up as a reserve only. Where there is
    no check-in, this confirms. Raises `Impossible` where the season is over, they have a place already, or
    they were erased while it ran, and `Stale` for a kind of season without sign-up."""
    expect_scheduled(it)
    expect_open(it)
    late = it.row.status != "sign-up" or now >= it.plan.closes
    entrant = it.state.entrants.get(it.number(person) or 0)
    placed = entrant is not None and entrant.plays and not entrant.out
    if it.row.status == "running" and entrant is not None and entrant.plays:
        raise Impossible("season-left" if entrant.out else "season-playing")
    if it.was_erased(person) and it.number(person) is None:
        raise Impossible("season-left")
    if late and plays and not placed:
        raise Impossible("season-closed")
    who = it.number(person) or len(it.people) + 1
    events: list[SeasonEvent] = [Entered(who=who, plays=plays, reserve=reserve or not plays, at=now)]
    if plays and not it.plan.checks and it.row.status == "sign-up":
        events.append(CheckedIn(who=who, at=now))
    return SeasonChange(events, people=() if it.number(person) else (person,), notes=(BOARD,))


def attempt(it: Edition, person: int, *, now: float) -> SeasonChange | None:
    """Begin the one attempt of a duplicate week; nothing where it was begun. Raises `Impossible` after the
    end, and where it was begun before an erasure."""
    expect_open(it)
    if now >= it.plan.ends:
        raise Impossible("season-over")
    if it.number(person) is not None:
        return None
    if it.was_erased(person):
        raise Impossible("season-attempted")
    who = len(it.people) + 1
    return SeasonChange([Entered(who=who, at=now)], people=(person,), notes=(BOARD, (TABLE, who)))


def confirm(it: Edition, person: int, *, now: float) -> SeasonChange | None:
    """Confirm just before the start; raises `Impossible` before check-in and after it."""
    who = expect_member(it, person)
    if it.row.status != "sign-up" or not it.plan.checks or now < it.plan.checks:
        raise Impossible("season-no-check-in")
    if it.state.entrants[who].checked:
        return None
    return SeasonChange([CheckedIn(who=who, at=now)], notes=(BOARD,))


def withdraw(it: Edition, person: int, *, now: float) -> SeasonChange | None:
    """Withdraw: before the start from the list, later from all games that are not over."""
    expect_open(it)
    who = expect_member(it, person)
    return None if it.state.entrants[who].out else SeasonChange([Withdrew(who=who, at=now)], notes=(BOARD,))


def pause(it: Edition, person: int, *, now: float) -> SeasonChange:
    """Take the one pause of a season; raises `Impossible` where it was taken, or the season does not run."""
    who = expect_member(it, person)
    if it.row.status != "running" or it.state.entrants[who].paused:
        raise Impossible("season-no-pause")
    return SeasonChange([Paused(who=who, at=now)])


def step_in(it: Edition, person: int, number: int, seat: int, *, now: float) -> SeasonChange:
    """Take a seat that was left early, as a reserve; its owner loses it. Raises `Impossible` for a person who
    is no reserve for it, `Stale` where the seat is not there to be taken."""
    fixture = it.state.fixtures.get(number)
    if it.row.status != "running" or fixture is None or fixture.over or seat >= len(fixture.members):
        raise Stale
    who, absent = it.number(person), fixture.members[seat]
    if absent is None or seat in fixture.reserves:
        raise Stale
    if who is None or not it.state.may_substitute(who, fixture):
        raise Impossible("season-no-reserve")
    left = [] if seat in fixture.lost else [Left(who=absent, table=number, early=True, at=now)]
    taken = Substituted(who=who, table=number, absent=absent, at=now)
    return SeasonChange([*left, taken], notes=(BOARD,))


def call_off(it: Edition, *, now: float) -> SeasonChange | None:
    """Call a season off: its open games go on, and nothing counts for places. Its clock looks once more."""
    if it.row.status not in it.kind.calls_off:
        return None
    row = {"status": "cancelled", "alarm": now}
    return SeasonChange([Cancelled(at=now)], notes=(BOARD, EVENT), row=row)


def end_row(it: Edition) -> SeasonChange | None:
    """Have no season follow this one."""
    if it.over or not it.plan.again:
        return None
    plan = it.plan.model_copy(update={"again": False})
    return SeasonChange(notes=(BOARD,), row={"plan": plan.model_dump_json()})


def expect_open(it: Edition) -> None:
    """Raise `Impossible` for a season that is over."""
    if it.over:
        raise Impossible("season-over")


def expect_scheduled(it: Edition) -> None:
    """Raise `Stale` for a kind of season to which nobody signs up: it has no such buttons."""
    if not it.kind.scheduled:
        raise Stale


def expect_member(it: Edition, person: int) -> int:
    """The number of a person who has signed up; raises `Impossible` for others, and `Stale` for a kind of
    season without sign-up."""
    expect_scheduled(it)
    who = it.number(person)
    if who is None or it.over or it.state.entrants[who].out:
        raise Impossible("season-not-signed")
    return who
