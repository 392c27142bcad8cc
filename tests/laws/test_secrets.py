"""What a view hides, found field by field from deals, states and views themselves, in every game.

The laws in `test_views.py` compare a moment with what a seat imagines, so a secret that hiding and imagining
both forget would pass them. These change the deal instead, and hold views against what was told.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from itertools import chain
from typing import Any

import pytest
from pydantic import BaseModel

from engine.core.errors import BadRecord
from engine.core.events import Event, visible_events
from engine.core.game import Deal
from engine.core.loop import apply, legal
from engine.core.state import State
from tests.laws.games import ENDS, Setup, Step, steps

SEED = "0"
CHANGES = 6
"""This many other deals are tried for each field of a deal."""
STRIDE = 8
"""Of this many moments one is looked at, where it takes long."""

every_setup = pytest.mark.parametrize("setup", ENDS, ids=str)


# --- Other deals


def other_deals(setup: Setup) -> Iterator[Deal]:
    """The deal with two entries of one field exchanged, field by field; another seed."""
    deal, luck = setup.deal(SEED), random.Random(SEED)
    drawn = type(deal).model_fields.keys() - Deal.model_fields.keys() - deal.CHOSEN.keys()
    for name in sorted(drawn):
        for _ in range(CHANGES):
            yield deal.model_copy(update={name: exchanged(getattr(deal, name), luck)})


def exchanged(value: Any, luck: random.Random) -> Any:
    """The same with two different entries exchanged; an empty field stays."""
    match value:
        case str():
            return f"{value} or another"
        case Mapping():
            key = luck.choice(sorted(value))
            return {**value, key: exchanged(value[key], luck)}
        case (tuple(), *_):
            at = luck.randrange(len(value))
            return (*value[:at], exchanged(value[at], luck), *value[at + 1 :])
        case tuple() if len({*value}) > 1:
            one, other = luck.sample(range(len(value)), 2)
            entries = [*value]
            entries[one], entries[other] = entries[other], entries[one]
            return tuple(entries)
    return value


def beside(setup: Setup, deal: Deal) -> Iterator[tuple[State[Any], State[Any], set[int | None]]]:
    """Moments of a random game and of the same moves over another deal, with the readers who have been told
    the same in both. Seats that are dealt another hand are no such readers."""
    game, start = steps(setup, SEED), setup.game.start(deal)
    one, other = game[0].before, start
    readers = {it for it in (*one.players, None) if told(setup.start(SEED), it) == told(start, it)}
    readers -= {it for it in one.players if one.seen_by(it) != other.seen_by(it)}
    yield one, other, readers
    for step in game:
        if not readers or not legal(other, step.action):
            return
        other, events = apply(other, step.action)
        readers = {
            it for it in readers if [*visible_events(it, step.events)] == [*visible_events(it, events)]
        }
        if not step.after.over:
            yield step.after, other, readers


def told(s: State[Any], reader: int | None) -> list[Event]:
    """What a reader hears of the opening."""
    return [*visible_events(reader, s.events or ())]


@every_setup
def test_games_that_tell_the_same_look_the_same(setup: Setup) -> None:
    """All that lies in the deal: only seats that were told see it."""
    for deal in other_deals(setup):
        with suppress(BadRecord):
            for number, (one, other, readers) in enumerate(beside(setup, deal)):
                for reader in readers if number % STRIDE == 0 else ():
                    assert one.seen_by(reader) == other.seen_by(reader)
                    assert one.seen_by(reader).pending == other.seen_by(reader).pending


# --- What comes to light


@every_setup
def test_nothing_is_revealed_without_an_event(setup: Setup) -> None:
    assert not [*untold(steps(setup, SEED))]


def untold(game: tuple[Step, ...]) -> Iterator[tuple[Step, int | None, set[str]]]:
    """What shows itself to a reader neither by an event, nor by the kind of a move, nor by their own move."""
    for reader in (*game[0].before.players, None):
        seen = {*texts(game[0].before.seen_by(reader))}
        for step in (it for it in game if not it.after.over):
            before, seen = seen, {*texts(step.after.seen_by(reader))}
            known = {step.action.do, *texts([*visible_events(reader, step.events)])}
            known |= {*texts(step.action)} if step.action.seat == reader else set()
            if shown := (seen - before - known) & {*texts(step.before)}:
                yield step, reader, shown


def texts(thing: Any) -> Iterator[str]:
    """All texts in a thing, however deep; what lies on the table is known by texts in every game."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict | BaseModel):
        yield from chain.from_iterable(texts(it) for it in dict(thing).values())
    elif is_dataclass(thing):
        yield from chain.from_iterable(texts(getattr(thing, it.name)) for it in fields(thing))
    elif isinstance(thing, list | tuple):
        yield from chain.from_iterable(map(texts, thing))


# --- What is hidden


@every_setup
def test_everything_a_view_hides_is_imagined_again(setup: Setup) -> None:
    """So that the laws about imagined moments are laws about all that is hidden."""
    hidden: set[str] = set()
    anew: set[str] = set()
    for number, step in enumerate(steps(setup, SEED)):
        seat, s = number % setup.seats, step.before
        hidden |= {*differing(s, s.seen_by(seat))}
        anew |= {*differing(s, s.determinized(seat, random.Random(number)))}
    assert hidden and hidden <= anew


def differing(one: Any, other: Any, name: str = "") -> Iterator[str]:
    """The fields in which two things differ, for any seat and place."""
    match one:
        case _ if is_dataclass(one) and type(one) is type(other):
            for it in fields(one):
                yield from differing(getattr(one, it.name), getattr(other, it.name), f"{name}.{it.name}")
        case dict() if one.keys() == other.keys():
            yield from chain.from_iterable(differing(one[it], other[it], name) for it in one)
        case list() if len(one) == len(other):
            yield from chain.from_iterable(differing(*both, name) for both in zip(one, other, strict=True))
        case _ if one != other:
            yield name
