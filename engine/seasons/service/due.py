"""What comes due at a season with sign-up: its dates, and games that have ended. Pure: a step at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

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
from engine.seasons.service.fixtures import least_players
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


def due_step(it: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """The next step of a season; None: nothing has come due."""
    if it.over:
        return None
    if it.kind.solo:
        return attempts_due(it, facts, now)
    if it.row.status == "sign-up":
        return before_start(it, facts, now)
    return while_running(it, facts, now)


def before_start(it: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """Erased players withdraw; check-in is announced; the season starts."""
    if gone := erased(it, now):
        return SeasonChange(gone, notes=(BOARD,))
    plan = it.plan
    if now >= plan.starts:
        return starting(it, facts, now)
    if plan.checks and now >= plan.checks and "checks" not in plan.done:
        return date_step(it, "checks", "start")
    if now >= plan.closes and "closes" not in plan.done:
        return date_step(it, "closes")
    return None


def erased(it: Edition, now: float) -> list[SeasonEvent]:
    """Erased players withdraw."""
    still = (entrant.who for entrant in it.state.entrants.values() if not entrant.out)
    return [Withdrew(who=who, at=now) for who in still if it.person(who) < 0]


def attempts_due(it: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """Attempts that are over; the end, when none runs any more."""
    new = [game for game in facts.played if game.table not in it.state.fixtures]
    if new:
        return SeasonChange(new, notes=(BOARD,))
    if now < it.plan.ends:
        return None
    return unfinished(it, now, enough=True) if facts.running else ending(now)


def while_running(it: Edition, facts: SeasonFacts, now: float) -> SeasonChange | None:
    """Games that are over; dates on the way; the final of a cup; the end."""
    state, plan = it.state, it.plan
    new = [game for game in facts.played if not state.fixtures[game.table].over]
    if new:
        return SeasonChange(new, notes=(BOARD,))
    if state.complete:
        if it.kind.final and not state.final:
            return opening(it, [*erased(it, now), Final(at=now)])
        return ending(now)
    for name in ("half", "last"):
        date, deadline = getattr(plan, name), plan.deadline(final=state.final)
        if date and date <= now < deadline and name not in plan.done:
            late = name == "half" and plan.last and now >= plan.last  # after a standstill: one message
            return date_step(it, name, *([] if late else [name]))
    games = state.fixtures.values()
    enough = 2 * sum(game.over for game in games) >= len(games)
    return unfinished(it, now, enough=enough) if now >= plan.ends else None


def unfinished(it: Edition, now: float, *, enough: bool) -> SeasonChange | None:
    """What becomes of a season that is past its end while games are not over: after a day it ends without
    them, or, where not `enough` are over, it is called off."""
    if not it.plan.grace:
        plan = it.plan.model_copy(update={"grace": now + GRACE})
        return SeasonChange(row={"plan": plan.model_dump_json()})
    if now < it.plan.grace:
        return None
    return ending(now, unfinished=True) if enough else calling_off(now)


def ending(now: float, *, unfinished: bool = False) -> SeasonChange:
    """The end of a season."""
    end = Ended(at=now, unfinished=unfinished)
    return SeasonChange([end], notes=(BOARD, EVENT, ("end", 0)), row={"status": "ended"})


def date_step(it: Edition, name: str, *says: str) -> SeasonChange:
    """A date has passed."""
    plan = it.plan.after(name)
    return SeasonChange(notes=(BOARD, *((what, 0) for what in says)), row={"plan": plan.model_dump_json()})


def calling_off(now: float) -> SeasonChange:
    """There is no season."""
    return SeasonChange([Cancelled(at=now)], notes=(BOARD, EVENT), row={"status": "cancelled"})


def starting(it: Edition, facts: SeasonFacts, now: float) -> SeasonChange:
    """The start: newcomers with their ratings, all others with the division in which they belong; with too
    few players the season is called off."""
    events: list[SeasonEvent] = [*updates(it, facts, now)]
    ready = add_all(it.state.copy(), events)
    if len(entry_order(ready.entrants)) < max(2, least_players(it.plan.game)):
        return calling_off(now)
    return opening(it, [*events, Started(secret=it.row.secret, at=now)], ("start", 0))


def updates(it: Edition, facts: SeasonFacts, now: float) -> Iterator[Entered]:
    """What has become known of players since they signed up."""
    for entrant in it.state.entrants.values():
        person = it.person(entrant.who)
        known = {"rating": facts.ratings.get(person, 0.0), "origin": facts.origins.get(person)}
        if not entrant.out and (entrant.rating, entrant.origin) != (*known.values(),):
            said = {"who": entrant.who, "reserve": entrant.reserve, "plays": entrant.plays, "at": now}
            yield Entered.model_validate({**said, **known})


def opening(it: Edition, events: list[SeasonEvent], *says: tuple[str, int]) -> SeasonChange:
    """A step after which there are more tables to open."""
    after: Season = add_all(it.state.copy(), events)
    tables = [(TABLE, number) for number in after.fixtures if number not in it.state.fixtures]
    return SeasonChange(events, notes=(BOARD, *says, *tables), row={"status": after.status})
