"""Laws of calls, for random ones: who is seated, and who is rung."""

from __future__ import annotations

import random
from collections.abc import Iterator
from zoneinfo import available_timezones

import pytest

from engine.calls import rings
from engine.calls.events import CHOICES, LOBBY, WHOLE, CallEvent, Terms
from engine.calls.rings import Subscriber
from engine.calls.state import CallState, add, fold, following
from engine.tables.model.habits import DAY, Habits, asleep

PEOPLE = range(2, 12)
PRESSES = {"called", "joined", "chose"}
CHANGES = {"choosing", "extended"}
"""What changes the terms: who has pressed before agrees to nothing of it."""


def random_events(seed: int) -> Iterator[tuple[list[CallEvent], CallState]]:
    """A random call, after each of its events: people come and go, the caller keeps seats, time passes."""
    rng, now = random.Random(seed), 0.0
    terms = random_terms(rng)
    events = [CallEvent("called", 1, now, 3600.0 * terms.hours)]
    state = fold(terms, events)
    for _ in range(40):
        now += rng.choice((1.0, 600.0, 3600.0))
        press = random_press(rng, state, now)
        for event in [press] if press else []:
            events.append(event)
            state = add(state, event)
        while (next_event := following(state, now)) is not None:
            events.append(next_event)
            state = add(state, next_event)
        yield events, state
        if state.over:
            return


def random_press(rng: random.Random, state: CallState, now: float) -> CallEvent | None:
    """A press that the service would let through."""
    person = rng.choice(PEOPLE)
    kind = rng.choice(("joined", "joined", "left", "invited", "chose", ""))
    if kind == "joined" and person not in state.people:
        return CallEvent("joined", person, now, value=rng.choice(("", WHOLE)))
    if kind == "left" and person in state.people:
        return CallEvent("left", person, now)
    if kind == "invited" and state.free and person not in (*state.people, *state.guests):
        return CallEvent("invited", person, now) if state.stage == "gathering" else None
    if kind == "chose" and state.stage == "choosing":
        return CallEvent("chose", rng.choice(state.people), now, value=rng.choice(CHOICES))
    return None


SEEDS = range(400)


@pytest.mark.parametrize("part", range(4))
def test_no_one_is_seated_who_has_not_pressed_since_the_last_change_of_terms(part: int) -> None:
    filled = 0
    for seed in SEEDS[part::4]:
        *_, (events, state) = random_events(seed)
        if state.stage != "filled":
            continue
        filled += 1
        changed = max((at for at, event in enumerate(events) if event.kind in CHANGES), default=-1)
        if events[changed].kind == "extended":  # who wants to wait on said so before
            changed = max(at for at, event in enumerate(events) if event.kind == "choosing" and at < changed)
        for person in state.seated():
            presses = [
                at for at, event in enumerate(events) if event.person == person and event.kind in PRESSES
            ]
            assert presses and presses[-1] > changed, (seed, person)
            assert not any(event.kind == "left" for event in events[presses[-1] :] if event.person == person)
    assert filled > 20


@pytest.mark.parametrize("part", range(4))
def test_who_has_waited_longest_is_seated_first(part: int) -> None:
    """Only seats that the caller kept for somebody before, and those who want something else, come
    between."""
    for seed in SEEDS[part::4]:
        for _, state in random_events(seed):
            seated, since = state.seated(), {entry.person: entry.since for entry in state.waiting}
            assert len({*seated}) == len(seated) <= state.terms.seats
            left_out = [
                entry.person for entry in state.waiting if state.agrees(entry) and entry.person not in seated
            ]
            for person in left_out:
                assert all(since[other] <= since[person] for other in seated if other not in state.guests)


@pytest.mark.parametrize("part", range(4))
def test_a_kept_seat_displaces_no_one(part: int) -> None:
    """Who has a seat loses it to nobody who comes later, but by the own press or by not choosing in time."""
    for seed in SEEDS[part::4]:
        before: tuple[int, ...] = ()
        stage, known = "gathering", 1
        for events, state in random_events(seed):
            new = events[known:]
            known = len(events)
            gone = {event.person for event in new if event.kind == "left"}
            if stage == state.stage == "gathering" and not any(event.kind in CHANGES for event in new):
                assert {*before} - gone <= {*state.seated()}, seed
            before, stage = state.seated(), state.stage


def test_a_call_is_over_some_time_after_its_last_press() -> None:
    """Whoever is in, where no one presses any more."""
    for seed in SEEDS:
        *_, (_, state) = random_events(seed)
        for _ in range(4):
            while (event := following(state, state.until)) is not None:
                state = add(state, event)
        assert state.over, seed


def test_of_erased_persons_nothing_counts() -> None:
    for seed in SEEDS[:100]:
        *_, (events, _) = random_events(seed)
        erased = [event._replace(person=-9) if event.person == 3 else event for event in events]
        state = fold(random_terms(random.Random(seed)), erased)
        assert -9 not in (*state.people, *state.guests, *state.seated(), state.caller)


def random_terms(rng: random.Random) -> Terms:
    """The terms of a random call."""
    seats, many, hours = rng.randint(2, 5), rng.random() < 0.1, rng.choice((1, 24))
    return Terms(game="speicherstadt", seats=seats, many=many, hours=hours)


def test_who_gets_up_in_the_lobby_keeps_no_seat() -> None:
    terms = Terms(game="speicherstadt", seats=3, lobby="terms")
    events = [CallEvent("called", 1, 0.0, 99.0, LOBBY), CallEvent("joined", 2, 1.0, value=LOBBY)]
    assert fold(terms, events).seated() == (1, 2)
    assert fold(terms, [*events, CallEvent("left", 2, 2.0)]).seated() == (1,)


def test_rings_have_limits_in_all_zones() -> None:
    """At most ten, longest not rung first, none who was rung today, is asleep or knows of it; for a night and
    a vacation in every zone."""
    rng, zones = random.Random(7), sorted(available_timezones())
    for round_ in range(3):
        now = 1_790_000_000.0 + round_ * 7.3 * DAY + rng.random() * DAY
        habits = {}
        for person, zone in enumerate(zones, 1):
            start = rng.randrange(1440)
            night = (start, (start + rng.randint(1, 1200)) % 1440) if rng.random() < 0.8 else None
            away = (now - DAY, now + DAY) if rng.random() < 0.1 else None
            habits[person] = Habits(zone=zone, quiet=night, vacation=away)
        rung = {person: now - rng.random() * 3 * DAY for person in habits}
        subscribers = [Subscriber(person, rung[person], asleep(habits[person], now)) for person in habits]
        known = set(rng.sample(sorted(habits), 50))
        chosen = rings.chosen(subscribers, known, now)
        assert len(chosen) == rings.MOST == len({*chosen})
        for person in chosen:
            assert person not in known and not asleep(habits[person], now) and now - rung[person] >= DAY
        better = [
            entry.person
            for entry in subscribers
            if entry.person not in (*chosen, *known) and not entry.asleep and now - entry.rung >= DAY
        ]
        assert all(rung[person] >= max(rung[other] for other in chosen) for person in better)
