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


def enter(edition: Edition, person: int, *, plays: bool, reserve: bool, now: float) -> SeasonChange:
    """Sign up, or say something else than before; after the end of sign-up as a reserve only. Where there is
    no check-in, this confirms. Raises `Impossible` where the season is over, they have a place already, or
    they were erased while it ran, and `Stale` for a kind of season without sign-up."""
    expect_scheduled(edition)
    expect_open(edition)
    late = edition.row.status != "sign-up" or now >= edition.plan.closes
    entrant = edition.state.entrants.get(edition.number(person) or 0)
    placed = entrant is not None and entrant.plays and not entrant.withdrawn
    if edition.row.status == "running" and entrant is not None and entrant.plays:
        raise Impossible("season-left" if entrant.withdrawn else "season-playing")
    if edition.was_erased(person) and edition.number(person) is None:
        raise Impossible("season-left")
    if late and plays and not placed:
        raise Impossible("season-closed")
    player = edition.number(person) or len(edition.people) + 1
    events: list[SeasonEvent] = [Entered(who=player, plays=plays, reserve=reserve or not plays, at=now)]
    if plays and not edition.plan.checks and edition.row.status == "sign-up":
        events.append(CheckedIn(who=player, at=now))
    return SeasonChange(events, people=() if edition.number(person) else (person,), notes=(BOARD,))


def attempt(edition: Edition, person: int, *, now: float) -> SeasonChange | None:
    """Begin the one attempt of a duplicate week; nothing where it was begun. Raises `Impossible` after the
    end, and where it was begun before an erasure."""
    expect_open(edition)
    if now >= edition.plan.ends:
        raise Impossible("season-over")
    if edition.number(person) is not None:
        return None
    if edition.was_erased(person):
        raise Impossible("season-attempted")
    player = len(edition.people) + 1
    return SeasonChange([Entered(who=player, at=now)], people=(person,), notes=(BOARD, (TABLE, player)))


def confirm(edition: Edition, person: int, *, now: float) -> SeasonChange | None:
    """Confirm just before the start; raises `Impossible` before check-in and after it."""
    player = expect_member(edition, person)
    if edition.row.status != "sign-up" or not edition.plan.checks or now < edition.plan.checks:
        raise Impossible("season-no-check-in")
    if edition.state.entrants[player].checked:
        return None
    return SeasonChange([CheckedIn(who=player, at=now)], notes=(BOARD,))


def withdraw(edition: Edition, person: int, *, now: float) -> SeasonChange | None:
    """Withdraw: before the start from the list, later from all games that are not over."""
    expect_open(edition)
    player = expect_member(edition, person)
    if edition.state.entrants[player].withdrawn:
        return None
    return SeasonChange([Withdrew(who=player, at=now)], notes=(BOARD,))


def pause(edition: Edition, person: int, *, now: float) -> SeasonChange:
    """Take the one pause of a season; raises `Impossible` where it was taken, or the season does not run."""
    player = expect_member(edition, person)
    if edition.row.status != "running" or edition.state.entrants[player].paused:
        raise Impossible("season-no-pause")
    return SeasonChange([Paused(who=player, at=now)])


def step_in(edition: Edition, person: int, number: int, seat: int, *, now: float) -> SeasonChange:
    """Take a seat that was left early, as a reserve; its owner loses it. Raises `Impossible` for a person who
    is no reserve for it, `Stale` where the seat is not there to be taken."""
    fixture = edition.state.fixtures.get(number)
    if edition.row.status != "running" or fixture is None or fixture.over or seat >= len(fixture.members):
        raise Stale
    player, absent = edition.number(person), fixture.members[seat]
    if absent is None or seat in fixture.reserves:
        raise Stale
    if player is None or not edition.state.may_substitute(player, fixture):
        raise Impossible("season-no-reserve")
    left = [] if seat in fixture.lost else [Left(who=absent, table=number, early=True, at=now)]
    taken = Substituted(who=player, table=number, absent=absent, at=now)
    return SeasonChange([*left, taken], notes=(BOARD,))


def call_off(edition: Edition, *, now: float) -> SeasonChange | None:
    """Call a season off: its open games go on, and nothing counts for places. Its clock looks once more."""
    if edition.row.status not in edition.kind.calls_off:
        return None
    row = {"status": "cancelled", "alarm": now}
    return SeasonChange([Cancelled(at=now)], notes=(BOARD, EVENT), row=row)


def end_series(edition: Edition) -> SeasonChange | None:
    """Let no season follow this one; None: none would."""
    if edition.over or not edition.plan.again:
        return None
    plan = edition.plan.model_copy(update={"again": False})
    return SeasonChange(notes=(BOARD,), row={"plan": plan.model_dump_json()})


def expect_open(edition: Edition) -> None:
    """Raise `Impossible` for a season that is over."""
    if edition.over:
        raise Impossible("season-over")


def expect_scheduled(edition: Edition) -> None:
    """Raise `Stale` for a kind of season without sign-up: it has no such buttons."""
    if not edition.kind.scheduled:
        raise Stale


def expect_member(edition: Edition, person: int) -> int:
    """The number of a person who has signed up; raises `Impossible` for others, and `Stale` for a kind of
    season without sign-up."""
    expect_scheduled(edition)
    player = edition.number(person)
    if player is None or edition.over or edition.state.entrants[player].withdrawn:
        raise Impossible("season-not-signed")
    return player
