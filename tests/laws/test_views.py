"""What a seat sees, in every game: all that it is asked, nothing that is hidden, on any path."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

from engine.core.actions import Action
from engine.core.decisions import Decision, Form
from engine.core.events import Event, visible_events
from engine.core.loop import apply, forced, publicly_forced
from engine.core.state import State
from tests.laws.games import ENDS, SETUPS, Setup, Step, steps

SEEDS = ("0", "1", "2")
STRIDE = 8
"""Of this many moments of a game one is looked at; of sealed answers all are."""

every_setup = pytest.mark.parametrize("setup", ENDS, ids=str)


def moments(setup: Setup) -> Iterator[State[Any]]:
    """Some states of random games, in which a seat decides."""
    return (step.before for seed in SEEDS for step in steps(setup, seed)[::STRIDE])


def readers(s: State[Any], but: int | None = None) -> list[int | None]:
    """All seats and the spectator."""
    return [seat for seat in (*s.players, None) if seat is None or seat != but]


def seen(s: State[Any], reader: int | None) -> tuple[State[Any], tuple[Decision, ...]]:
    """All that a viewer sees of a moment."""
    view = s.seen_by(reader)
    return view, view.pending


# --- What is asked


@every_setup
def test_a_seat_sees_in_full_what_it_is_asked(setup: Setup) -> None:
    for s in moments(setup):
        for seat in s.players:
            mine = [it for it in s.pending if it.seat == seat]
            assert [it for it in s.seen_by(seat).pending if it.seat == seat] == mine


@every_setup
def test_everyone_sees_who_must_answer_what(setup: Setup) -> None:
    for s in moments(setup):
        asked = [asks(it) for it in s.pending if it.blocking]
        for reader in readers(s):
            assert [asks(it) for it in s.seen_by(reader).pending if it.blocking] == asked


def asks(decision: Decision) -> tuple[object, ...]:
    """A question without its answers."""
    return decision.seat, decision.ask, decision.where, decision.sealed


@every_setup
def test_questions_of_others_tell_nothing_that_is_hidden(setup: Setup) -> None:
    """In all worlds that a seat can imagine, it and the spectator see the same questions."""
    for s in moments(setup):
        for seat in s.players:
            other = s.determinized(seat, random.Random(3))
            assert seen(other, seat) == seen(s, seat) and seen(other, None) == seen(s, None)


# --- What is played automatically


def piling(s: State[Any], rng: random.Random) -> Action:
    """Of some answers the one that leaves most questions open, by the seat that has the fewest, so that
    those of other seats pile up."""
    due = Counter(it.seat for it in s.pending if it.blocking)
    open_questions = Counter(it.seat for it in s.pending if it.seat in due)
    seat = min(sorted(due), key=open_questions.__getitem__)
    ways: list[Action | Form] = []
    for it in s.pending:
        ways += (*it.options, *it.forms) if it.seat == seat else ()
    some = [it if isinstance(it, Action) else it.sample(seat, rng) for it in rng.choices(ways, k=4)]
    return max(some, key=lambda it: len(apply(s, it)[0].pending))


def automatic(s: State[Any]) -> list[int]:
    """Which of the open questions are answered automatically, by their place among those that block."""
    moves = publicly_forced(s)
    return [at for at, it in enumerate(it for it in s.pending if it.blocking) if it.default in moves]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_automatic_move_tells_nothing_that_is_hidden(setup: Setup) -> None:
    """In all worlds that a seat can imagine, and so a spectator, the same questions are answered."""
    for seed in SEEDS:
        rng, s = random.Random(seed), setup.start(seed)
        while s.pending:
            if several_open(s) or (forced(s) and rng.random() < 1 / STRIDE):
                for seat in s.players:
                    assert automatic(s.determinized(seat, random.Random(3))) == automatic(s)
            s, _ = apply(s, piling(s, rng))


def several_open(s: State[Any]) -> bool:
    """Whether a seat has several questions to answer."""
    due = [it.seat for it in s.pending if it.blocking]
    return len({*due}) < len(due)


# --- What is imagined, and what is sent


@every_setup
def test_a_view_imagines_what_the_truth_imagines(setup: Setup) -> None:
    for s in moments(setup):
        for seat in s.players:
            view, truth = (it.determinized(seat, random.Random(5)) for it in (s.seen_by(seat), s))
            assert view == truth and setup.game.dump(view) == setup.game.dump(truth)
            assert asked_anew(setup, view) == asked_anew(setup, truth)


def asked_anew(setup: Setup, s: State[Any]) -> tuple[Decision, ...]:
    """The questions of a moment, found again."""
    again: State[Any] = setup.game.load(setup.game.dump(s), setup.expansions)
    return again.pending


@every_setup
def test_a_view_that_is_sent_keeps_its_questions(setup: Setup) -> None:
    for s in moments(setup):
        for seat in s.players:
            view = s.seen_by(seat)
            again = setup.game.load_view(setup.game.dump(view), setup.expansions, seat)
            assert again == view and again.pending == view.pending


# --- What is told


@every_setup
def test_others_hear_of_a_move_what_they_could_hear_anyway(setup: Setup) -> None:
    """In all the worlds that it can imagine the same, up to what is openly revealed."""
    for seed in SEEDS:
        for step in steps(setup, seed)[::STRIDE]:
            for reader in (it for it in step.before.players if it != step.action.seat):
                other = step.before.determinized(reader, random.Random(7))
                if any(it.allows(step.action) for it in other.pending):
                    _, elsewhere = apply(other, step.action)
                    assert heard(step.events, reader) == heard(tuple(elsewhere), reader)


def heard(events: tuple[Event, ...], reader: int | None) -> list[Event]:
    """What a viewer hears before something hidden is revealed."""
    return [*visible_events(reader, takewhile(lambda event: not event.reveals, events))]


# --- What lies sealed


def sealed(setup: Setup) -> Iterator[tuple[Step, Decision]]:
    """The moves of random games that were answers under a seal and did not open it."""
    for seed in SEEDS:
        for step in steps(setup, seed):
            asked = next(it for it in step.before.pending if it.allows(step.action))
            if asked.sealed and reopened(step.after, asked) is not None:
                yield step, asked


def reopened(s: State[Any], asked: Decision) -> Decision | None:
    """The question by which a sealed answer may be changed."""
    mine = (it for it in s.pending if (it.seat, it.ask) == (asked.seat, asked.ask))
    return next((it for it in mine if it.sealed and not it.blocking), None)


@every_setup
def test_of_a_sealed_answer_others_see_only_that_it_is_there(setup: Setup) -> None:
    for step, asked in sealed(setup):
        for reader in readers(step.before, but=step.action.seat):
            answers = [apply(step.before, it) for it in (step.action, *asked.options)]
            assert all([*visible_events(reader, events)] == [] for _, events in answers)
            assert all(seen(after, reader) == seen(step.after, reader) for after, _ in answers)


@every_setup
def test_a_sealed_answer_that_was_changed_leaves_no_trace(setup: Setup) -> None:
    for step, asked in sealed(setup):
        again = reopened(step.after, asked)
        assert again is not None and again.allows(step.action)
        for option in again.options:
            assert left(setup, step.after, option, step.action) == left(setup, step.after)


@every_setup
def test_the_order_of_sealing_leaves_no_trace(setup: Setup) -> None:
    for step, asked in sealed(setup):
        if not asked.blocking:
            continue
        for other in (it for it in step.after.pending if it.sealed and it.blocking):
            both = (step.action, other.default)
            assert left(setup, step.before, *both) == left(setup, step.before, *reversed(both))


def left(setup: Setup, s: State[Any], *actions: Action) -> tuple[str, tuple[Decision, ...]]:
    """What is left after these moves: all that is stored, all that is asked."""
    for action in actions:
        s, _ = apply(s, action)
    return setup.game.dump(s), s.pending


def test_some_game_seals_answers() -> None:
    """So that the laws above say something."""
    assert sum(1 for setup in ENDS for _ in sealed(setup)) > 100
