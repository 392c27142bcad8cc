"""State of a call, folded from its events, and what follows from it. Persons are in the order of waiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

from engine.calls.events import CHOICES, LOBBY, WHOLE, CallEvent, Choice, Terms

Stage = Literal["gathering", "choosing", "filled", "league", "ended"]
HOUR = 3600.0
LONGEST_CHOICE = 12
"""Hours at most for those who are in to choose what becomes of a call that is not full."""
FEWEST = 2
"""People without whom there is nothing to choose, and no table without computer players."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person who is in, `since` their own press. `how`: `WHOLE`, `LOBBY` or empty; `choice`: what they
    chose at the end of the call, empty before."""

    person: int
    since: float
    how: str = ""
    choice: str = ""


@dataclass(frozen=True, slots=True)
class CallState:
    """Who is in, and how far it is. `guests`: persons for whom the caller keeps seats until the call ends,
    whether they have pressed or not. `asked`: only who has chosen since agrees. `filled`: by which choice,
    empty where all seats were taken."""

    terms: Terms
    stage: Stage = "gathering"
    until: float = 0.0
    opener: int = 0
    waiting: tuple[Waiting, ...] = ()
    guests: tuple[int, ...] = ()
    asked: bool = False
    filled: str = ""

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(entry.person for entry in self.waiting)

    @property
    def caller(self) -> int:
        """Who opened it or, once they have left, who has waited longest; 0: no one is in."""
        return self.opener if self.opener in self.people else next(iter(self.people), 0)

    @property
    def over(self) -> bool:
        return self.stage in ("filled", "league", "ended")

    @property
    def missing_guests(self) -> tuple[int, ...]:
        """Guests who have not pressed yet."""
        return tuple(guest for guest in self.guests if guest not in self.people)

    @property
    def free(self) -> int:
        """Seats that are neither taken nor kept."""
        return max(0, self.terms.seats - len(self.seated()) - len(self.missing_guests))

    @property
    def is_full(self) -> bool:
        return not self.terms.many and len(self.seated()) == self.terms.seats

    @property
    def exceeds_table(self) -> bool:
        """Whether more people are in than one table seats."""
        return len(self.waiting) > self.terms.seats

    def entry(self, person: int) -> Waiting | None:
        """What is known of a person who is in."""
        return next((entry for entry in self.waiting if entry.person == person), None)

    def seated(self) -> tuple[int, ...]:
        """Who gets the seats: those who have waited longest of those who agree, but for seats that are kept
        for guests."""
        agreeing = [entry.person for entry in self.waiting if self.agrees(entry)]
        rest = [person for person in agreeing if person not in self.guests]
        fitting = {*rest[: max(0, self.terms.seats - len(self.guests))], *self.guests}
        return tuple(person for person in agreeing if person in fitting)[: self.terms.seats]

    def agrees(self, entry: Waiting) -> bool:
        """Whether a person agrees to play as things stand, by a press after the last change of terms."""
        return entry.choice == self.filled if self.filled else bool(entry.choice) or not self.asked

    def without_missing(self) -> CallState:
        """The same, with seats kept only for guests who have pressed."""
        return replace(self, guests=tuple(guest for guest in self.guests if guest in self.people))

    @property
    def outcome(self) -> Choice | None:
        """What the most have chosen of what is possible; None: nothing is."""
        votes = Counter(entry.choice for entry in self.waiting)
        least = {"fewer": FEWEST}
        possible = [choice for choice in CHOICES if votes[choice] >= least.get(choice, 1)]
        return max(possible, key=lambda choice: votes[choice], default=None)


def fold(terms: Terms, events: Iterable[CallEvent]) -> CallState:
    """The state after these events; of persons who were erased nothing counts but when the call began."""
    known = (event for event in events if event.person >= 0 or event.kind == "called")
    return reduce(add, known, CallState(terms))


def add(state: CallState, event: CallEvent) -> CallState:
    """The state after one more event."""
    match event.kind:
        case "called":
            state = replace(state, opener=event.person, until=event.until)
            return joined(state, event) if event.person > 0 else state
        case "joined":
            return joined(state, event)
        case "left":
            waiting = tuple(entry for entry in state.waiting if entry.person != event.person)
            guests = tuple(guest for guest in state.guests if guest != event.person)
            return replace(state, waiting=waiting, guests=guests)
        case "invited":
            return replace(state, guests=(*state.guests, event.person))
        case "choosing":
            return replace(state, stage="choosing", asked=True, until=event.until, guests=())
        case "chose":
            waiting = tuple(
                replace(entry, choice=event.value) if entry.person == event.person else entry
                for entry in state.waiting
            )
            return replace(state, waiting=waiting)
        case "extended":
            waiting = tuple(replace(entry, choice="") for entry in state.waiting if entry.choice == "wait")
            return replace(state, stage="gathering", asked=False, until=event.until, waiting=waiting)
        case "filled":
            return replace(state.without_missing(), stage="filled", filled=event.value)
        case "league":
            return replace(state, stage="league")
    return replace(state, stage="ended")


def joined(state: CallState, event: CallEvent) -> CallState:
    """With a person who joins at the end of the queue, or keeps their place and is in in another way. While
    the others choose, who joins is ready to wait on."""
    choice = "wait" if state.stage == "choosing" else ""
    known = state.entry(event.person)
    if known is None:
        entry = Waiting(event.person, event.at, event.value, choice)
        return replace(state, waiting=(*state.waiting, entry))
    waiting = tuple(
        replace(entry, how=event.value, choice=entry.choice or choice) if entry is known else entry
        for entry in state.waiting
    )
    return replace(state, waiting=waiting)


def following(state: CallState, now: float) -> CallEvent | None:
    """What follows of itself by now; None: nothing. Full: it is filled. Not full at its end: those who are in
    choose, or where only one is in, it ends. All have chosen or had time to: what the most want."""
    if state.over:
        return None
    if not state.waiting:
        return CallEvent("ended", at=now)
    due = state.until <= now
    if state.is_full or (due and state.stage == "gathering" and state.without_missing().is_full):
        return CallEvent("filled", at=now)
    if state.stage == "gathering" and due:
        if len(state.waiting) < FEWEST:
            return CallEvent("ended", at=now)
        return CallEvent("choosing", at=now, until=now + HOUR * min(state.terms.hours, LONGEST_CHOICE))
    if state.stage == "choosing" and (due or all(entry.choice for entry in state.waiting)):
        if state.outcome is None:
            return CallEvent("ended", at=now)
        if state.outcome == "wait":
            return CallEvent("extended", at=now, until=now + HOUR * state.terms.hours)
        return CallEvent("filled", at=now, value=state.outcome)
    return None


def whole_only(state: CallState, person: int) -> bool:
    """Whether a seated person plays only with all seats taken by people."""
    entry = state.entry(person)
    return entry is not None and entry.how == WHOLE and not state.filled


def in_lobby(state: CallState, person: int) -> bool:
    """Whether a person is in by their seat in the lobby."""
    entry = state.entry(person)
    return entry is not None and entry.how == LOBBY
