"""Laws of every game, with every combination of expansions and every number of seats, over random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields, is_dataclass
from itertools import islice, takewhile
from typing import Any

import pytest

from engine.core.actions import Action, digest, notation, parse
from engine.core.decisions import Decision
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.loop import apply, forced, legal, settle
from engine.core.records import check, read, replay, write
from engine.core.state import State
from tests.laws.books import Books, books_of
from tests.laws.games import SETUPS, Setup, Step, every_record, mute, recorded, steps

SEEDS = ("0",)
"""Games of each set-up that are looked at step by step; there are twenty set-ups."""
GAMES_EACH = 25
"""Games of each set-up of which only the end is looked at: a thousand in all."""
STRIDE = 8
"""Of this many moments one is looked at, where it takes long."""
ENOUGH = 30
"""Answers of one question that are looked at; what is offered in trade can be said in millions of ways."""

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def moments(setup: Setup) -> Iterator[State[Any]]:
    """The states of some random games, in which a seat decides."""
    return (step.before for step in games(setup))


def some(setup: Setup) -> Iterator[State[Any]]:
    """Of the moments one in this many, for what takes long to look at."""
    return islice(moments(setup), 0, None, STRIDE)


def games(setup: Setup) -> Iterator[Step]:
    """The steps of some random games."""
    return (step for seed in SEEDS for step in steps(setup, seed))


def answers(setup: Setup, decision: Decision) -> Iterator[Action]:
    """The options of a decision, and each of its forms filled in once."""
    yield from decision.options
    yield from (form.sample(decision.seat, random.Random(0)) for form in decision.forms)


@every_setup
def test_someone_must_decide_and_every_question_has_an_answer(setup: Setup) -> None:
    for s in moments(setup):
        assert any(decision.blocking for decision in s.pending)
        assert all(decision.options for decision in s.pending if decision.blocking)
        assert all(decision.options or decision.forms for decision in s.pending)
        assert all(next(form.every(it.seat), None) for it in s.pending for form in it.forms)


@every_setup
def test_options_of_a_seat_differ_also_in_their_digests(setup: Setup) -> None:
    for s in moments(setup):
        offered = Counter((it.seat, digest(option)) for it in s.pending for option in it.options)
        assert max(offered.values()) == 1


@every_setup
def test_the_default_of_every_decision_is_legal(setup: Setup) -> None:
    for s in moments(setup):
        for it in (it for it in s.pending if it.blocking):
            assert legal(s, it.default) and it.allows(it.default)


@every_setup
def test_all_that_a_decision_lists_it_allows(setup: Setup) -> None:
    for s in some(setup):
        for decision in s.pending:
            every = [*islice(decision.every(), ENOUGH)]
            assert len(every) == len({*every}) and all(map(decision.allows, every))


@every_setup
def test_apply_leaves_the_old_state_as_it_was(setup: Setup) -> None:
    for step in islice(games(setup), 0, None, STRIDE):
        before, pending = deep(step.before), step.before.pending
        apply(step.before, step.action)
        assert step.before == before and step.before.pending == pending


@every_setup
def test_a_clone_is_equal_and_shares_nothing_that_can_change(setup: Setup) -> None:
    for s in some(setup):
        twin = s.clone()
        assert twin == s == deep(s) and twin.pending == s.pending
        assert not {*map(id, mutables(s))} & {*map(id, mutables(twin))}


@every_setup
def test_an_action_survives_json_and_notation(setup: Setup) -> None:
    for s in moments(setup):
        for action in (action for it in s.pending for action in answers(setup, it)):
            assert setup.game.move(json.loads(json.dumps(action.as_move()))) == action
            assert parse(notation(action), setup.game.actions) == action


@every_setup
def test_a_snapshot_gives_the_same_state_and_the_same_questions(setup: Setup) -> None:
    for s in moments(setup):
        again = setup.game.load(setup.game.dump(s), setup.expansions)
        assert again == s and again.pending == s.pending


@every_setup
def test_an_illegal_action_raises_and_changes_nothing(setup: Setup) -> None:
    universe = [
        *dict.fromkeys(action for s in moments(setup) for it in s.pending for action in answers(setup, it))
    ]
    rng = random.Random(1)
    for s in moments(setup):
        before = setup.game.dump(s)
        for action in (it for it in rng.sample(universe, min(20, len(universe))) if not legal(s, it)):
            with pytest.raises(IllegalAction):
                apply(s, action)
        assert setup.game.dump(s) == before


@every_setup
def test_what_a_seat_imagines_looks_like_what_it_sees(setup: Setup) -> None:
    for s in some(setup):
        for seat in s.players:
            imagined = s.determinized(seat, random.Random(5))
            assert imagined.seen_by(seat) == s.seen_by(seat)
            assert imagined.seen_by(None) == s.seen_by(None)
            assert imagined.seen_by(seat).pending == s.seen_by(seat).pending
            assert books_of(setup.game).stock(imagined) == books_of(setup.game).stock(s)
            assert imagined.pending == setup.game.load(setup.game.dump(imagined), setup.expansions).pending


@every_setup
def test_states_that_look_alike_give_equal_imaginings(setup: Setup) -> None:
    for step in games(setup):
        seat = step.action.seat
        other = step.before.determinized(seat, random.Random(7))
        assert other.determinized(seat, random.Random(5)) == step.before.determinized(seat, random.Random(5))


@every_setup
def test_no_event_reveals_hidden_cards(setup: Setup) -> None:
    """A seat that acts hears the same in all the worlds that it can imagine, up to what is openly
    revealed."""
    for step in games(setup):
        seat = step.action.seat
        _, elsewhere = apply(step.before.determinized(seat, random.Random(7)), step.action)
        assert heard(step.events, seat) == heard(tuple(elsewhere), seat)


def heard(events: tuple[Event, ...], seat: int) -> list[Event | None]:
    """What a seat hears before something hidden is revealed."""
    return [event.seen_by(seat) for event in takewhile(lambda event: not event.reveals, events)]


@every_setup
def test_things_are_conserved(setup: Setup) -> None:
    books, box = books_of(setup.game), books_of(setup.game).stock(setup.start("0"))
    assert all(books.stock(s) == box and books.sound(s) for s in moments(setup))


@every_setup
def test_coins_and_points_change_only_with_events(setup: Setup) -> None:
    books = books_of(setup.game)
    for step in games(setup):
        check_accounts(books, step)


@every_record
def test_golden_games_are_in_balance_too(path: str) -> None:
    """They hold what random games hardly meet."""
    game, steps_ = recorded(path)
    books = books_of(game)
    box = books.stock(steps_[0].before)
    for step in steps_:
        assert books.stock(step.after) == box and books.sound(step.before)
        check_accounts(books, step)


def check_accounts(books: Books, step: Step) -> None:
    """What a move changed is what its events say of it."""
    said, after = told(books, step), books.accounts(step.after)
    wrong = {key: (said[key], after[key]) for key in said | after if said[key] != after[key]}
    assert not wrong, (
        f"{step.action!r}: tell an event of this change, and enter it in `entries` of the game's books.py. "
        f"(seat, account): (by events, in fact) are {wrong}"
    )


def told(books: Books, step: Step) -> Counter[tuple[int, str]]:
    """The accounts before a move, and what its events say of them."""
    out = books.accounts(step.before)
    for seat, account, change in (entry for event in step.events for entry in books.entries(event)):
        out[seat, account] += change
    return out


@every_setup
def test_rounds_are_counted_where_they_open(setup: Setup) -> None:
    for seed in SEEDS:
        start = setup.start(seed)
        assert start.round == opened(tuple(start.events or ())) == 1
        for step in steps(setup, seed):
            assert step.after.round == step.before.round + opened(step.events)
            assert {step.before.seen_by(seat).round for seat in (None, *start.players)} == {step.before.round}


def opened(events: tuple[Event, ...]) -> int:
    """How many rounds begin with these events."""
    return sum(event.opens for event in events)


@every_setup
def test_settling_is_applying_what_is_forced(setup: Setup) -> None:
    for s in moments(setup):
        settled, applied = s.clone(), s
        for action in settle(settled):
            assert action in forced(applied)
            applied, _ = apply(applied, action)
        assert settled == applied and settled.pending == applied.pending and not forced(applied)


@every_setup
def test_a_game_can_be_replayed_and_recorded(setup: Setup) -> None:
    for seed in SEEDS:
        log, end = [step.action for step in steps(setup, seed)], steps(setup, seed)[-1].after
        s = setup.start(seed)
        assert [it.action for it in replay(s, log)] == log and s == end

        record = write(setup.game, setup.deal(seed), log)
        assert read(setup.game, record.model_dump_json()) == record and check(setup.game, record) is None


@every_setup
def test_hundreds_of_games_end_in_balance(setup: Setup) -> None:
    books = books_of(setup.game)
    stock = books.stock(setup.start("0"))
    for seed in map(str, range(GAMES_EACH)):
        s, moves = mute(setup, seed)
        assert s.over and moves < books.longest, seed
        assert books.stock(s) == stock and books.finished(s), seed


def deep(s: State[Any]) -> State[Any]:
    """A copy by code that knows nothing of the game; the rules are not part of a moment."""
    return deepcopy(s, {id(s.rules): s.rules, id(s.pending): s.pending})


def mutables(thing: Any) -> Iterator[Any]:
    """All lists, dicts and objects that could be changed (those have no hash), however deep."""
    if isinstance(thing, list | dict):
        yield thing
        yield from (
            it for part in (thing.values() if isinstance(thing, dict) else thing) for it in mutables(part)
        )
    elif is_dataclass(thing) and type(thing).__hash__ is None:
        yield thing
        yield from (it for field in fields(thing) for it in mutables(getattr(thing, field.name)))
