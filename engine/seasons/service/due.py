"""What comes due at a season with sign-up: its dates, and games that have ended. Pure: a step at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.games import GAMES
from engine.seasons.divisions import entry_order
from engine.seasons.events import (
    Cancelled,
    Ended,
    Entered,
    Final,
    Origin,
    Played,
    SeasonEvent,
    Started,
    Withdrew,
)
from engine.seasons.fold import add_all
from engine.seasons.model import Season
from engine.seasons.service.edition import Edition
from engine.seasons.service.step import BOARD, EVENT, TABLE, SeasonChange
from engine.tables.model.habits import DAY

GRACE = DAY
"""Seconds that a season waits after its end for games that are not over: their tables could not be opened, or
do not go on. They run from the first look after the end, which may come late after an outage."""


@dataclass(frozen=True, slots=True)
class SeasonFacts:
    """What a season needs to know of the world: games that are over, how many run, and, at its start, where
    persons belong and how strong they are."""

    played: tuple[Played, ...] = ()
    running: int = 0
    origins: Mapping[int, Origin] = field(default_factory=dict)
    ratings: Mapping[int, float] = field(default_factory=dict)


def due_step(edition: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """The next step of a season; None: nothing has come due."""
    if edition.over:
        return None
    if edition.kind.solo:
        return attempts_due(edition, facts, now)
    if edition.row.status == "sign-up":
        return before_start(edition, facts, now)
    return while_running(edition, facts, now)


def before_start(edition: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """The next step before the start: erased players withdraw; check-in; the start."""
    if gone := erased_withdrawals(edition, now):
        return SeasonChange(gone, notes=(BOARD,))
    plan = edition.plan
    if now >= plan.starts:
        return start_step(edition, facts, now)
    if plan.checks and now >= plan.checks and "checks" not in plan.done:
        return date_step(edition, "checks", "start")
    if now >= plan.closes and "closes" not in plan.done:
        return date_step(edition, "closes")
    return None


def erased_withdrawals(edition: Edition, now: float) -> list[SeasonEvent]:
    """Withdrawals of players who were erased."""
    present = (entrant.player for entrant in edition.state.entrants.values() if not entrant.withdrawn)
    return [Withdrew(who=player, at=now) for player in present if edition.person(player) < 0]


def attempts_due(edition: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """The next step of a duplicate week: attempts that are over; the end, when none runs any more."""
    new = [game for game in facts.played if game.table not in edition.state.fixtures]
    if new:
        return SeasonChange(new, notes=(BOARD,))
    if now < edition.plan.ends:
        return None
    return overdue_step(edition, now, enough=True) if facts.running else end_step(now)


def while_running(edition: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """The next step of a running season: games that are over; dates; the final of a cup; the end."""
    state, plan = edition.state, edition.plan
    new = [game for game in facts.played if not state.fixtures[game.table].over]
    if new:
        return SeasonChange(new, notes=(BOARD,))
    if state.complete:
        if edition.kind.final and not state.final:
            return opening_step(edition, [*erased_withdrawals(edition, now), Final(at=now)])
        return end_step(now)
    for name in ("half", "last"):
        date, deadline = getattr(plan, name), plan.deadline(final=state.final)
        if date and date <= now < deadline and name not in plan.done:
            late = name == "half" and plan.last and now >= plan.last  # after a standstill: one message
            return date_step(edition, name, *([] if late else [name]))
    games = state.fixtures.values()
    enough = 2 * sum(game.over for game in games) >= len(games)
    return overdue_step(edition, now, enough=enough) if now >= plan.ends else None


def overdue_step(edition: Edition, now: float, *, enough: bool) -> SeasonChange | None:
    """What becomes of a season that is past its end while games are not over: after a day it ends without
    them, or, where not `enough` are over, it is called off."""
    if not edition.plan.grace:
        plan = edition.plan.model_copy(update={"grace": now + GRACE})
        return SeasonChange(row={"plan": plan.model_dump_json()})
    if now < edition.plan.grace:
        return None
    return end_step(now, unfinished=True) if enough else cancel_step(now)


def end_step(now: float, *, unfinished: bool = False) -> SeasonChange:
    """End a season; `unfinished`: games that are not over do not count."""
    end = Ended(at=now, unfinished=unfinished)
    return SeasonChange([end], notes=(BOARD, EVENT, ("end", 0)), row={"status": "ended"})


def date_step(edition: Edition, name: str, *kinds: str) -> SeasonChange:
    """Note that a date has passed; `kinds`: of the messages that are sent about it."""
    plan = edition.plan.after(name)
    return SeasonChange(notes=(BOARD, *((kind, 0) for kind in kinds)), row={"plan": plan.model_dump_json()})


def cancel_step(now: float) -> SeasonChange:
    """Cancel a season before its end."""
    return SeasonChange([Cancelled(at=now)], notes=(BOARD, EVENT), row={"status": "cancelled"})


def start_step(edition: Edition, facts: SeasonFacts, now: float) -> SeasonChange:
    """The start: newcomers with their ratings, all others with the division in which they belong; with too
    few players the season is called off."""
    events: list[SeasonEvent] = [*changed_entries(edition, facts, now)]
    ready = add_all(edition.state.copy(), events)
    if len(entry_order(ready.entrants)) < max(2, GAMES[edition.plan.game].seats[0]):
        return cancel_step(now)
    return opening_step(edition, [*events, Started(secret=edition.row.secret, at=now)], ("start", 0))


def changed_entries(edition: Edition, facts: SeasonFacts, now: float) -> Iterator[Entered]:
    """Entries of players whose rating or origin is another one than when they signed up."""
    for entrant in edition.state.entrants.values():
        person = edition.person(entrant.player)
        new = {"rating": facts.ratings.get(person, 0.0), "origin": facts.origins.get(person)}
        if not entrant.withdrawn and (entrant.rating, entrant.origin) != (*new.values(),):
            kept = {"who": entrant.player, "reserve": entrant.reserve, "plays": entrant.plays, "at": now}
            yield Entered.model_validate({**kept, **new})


def opening_step(edition: Edition, events: list[SeasonEvent], *notes: tuple[str, int]) -> SeasonChange:
    """A step after which there are more tables to open."""
    after: Season = add_all(edition.state.copy(), events)
    tables = [(TABLE, number) for number in after.fixtures if number not in edition.state.fixtures]
    return SeasonChange(events, notes=(BOARD, *notes, *tables), row={"status": after.status})
