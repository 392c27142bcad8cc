"""Forms in every game: all that the rules allow can be chosen in menus, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product

import pytest

from engine.core.actions import Action
from engine.core.decisions import Form, Pick
from engine.core.loop import apply
from tests.laws.games import ENDS, Setup, Step, steps

SEEDS = ("0", "1", "2")
SAMPLES = 3
MOST = 1000
"""Forms whose fields can be filled in in more ways, legal or not, are left out."""

every_setup = pytest.mark.parametrize("setup", ENDS, ids=str)


def forms(setup: Setup) -> Iterator[tuple[Form, int]]:
    """The forms of random games, each once, with the seats that fill them in."""
    return ((form, seat) for form, _, seat in asked(setup))


def asked(setup: Setup, seeds: tuple[str, ...] = SEEDS) -> Iterator[tuple[Form, Step, int]]:
    """The same with a moment at which each was asked."""
    steps_ = (step for seed in seeds for step in steps(setup, seed))
    found = {(form, it.seat): step for step in steps_ for it in step.before.pending for form in it.forms}
    return ((form, step, seat) for (form, seat), step in found.items())


def marks(pick: Pick, chosen: object) -> list[str]:
    """The lines at which a player makes this choice."""
    wanted = Counter([chosen] if pick.single else chosen)  # type: ignore[call-overload]
    out = []
    for line in pick.lines():
        if wanted[line.value] > 0:
            wanted[line.value] -= 1
            out.append(line.mark)
    return out


def at_the_menus(form: Form, action: Action) -> dict[str, list[str]]:
    """What is chosen in each field to fill the form in like that."""
    return {pick.field: marks(pick, getattr(action, pick.field)) for pick in form.picks}


@every_setup
def test_everything_a_form_accepts_can_be_chosen_in_its_menus(setup: Setup) -> None:
    luck = random.Random(1)
    for form, seat in forms(setup):
        for action in (form.sample(seat, luck) for _ in range(SAMPLES)):
            assert form.read(seat, at_the_menus(form, action)) == action


@every_setup
def test_of_equal_things_each_has_its_own_line(setup: Setup) -> None:
    for form, _ in forms(setup):
        for pick in form.picks:
            lines = pick.lines()
            assert len({it.mark for it in lines}) == len(lines)
            things = {*pick.among} if pick.single else pick.among
            assert Counter(it.value for it in lines) == Counter(things)


@every_setup
def test_what_the_rule_across_the_fields_forbids_cannot_be_chosen(setup: Setup) -> None:
    luck = random.Random(2)
    for form, seat in forms(setup):
        for _ in range(SAMPLES):
            any_ = form.fill(seat, tuple([pick.sample(luck) for pick in form.picks]))
            assert (form.read(seat, at_the_menus(form, any_)) == any_) is form.accepts(any_)


def fillings(form: Form, seat: int) -> list[Action]:
    """Whatever can be put in its fields, one by one; empty where that is too much."""
    columns = [[*islice(pick.every(), MOST + 1)] for pick in form.picks]
    found = [*islice(product(*columns), MOST + 1)]
    return [form.fill(seat, it) for it in found] if len(found) <= MOST else []


@every_setup
def test_what_a_form_accepts_beyond_its_list_does_the_same_as_something_listed(setup: Setup) -> None:
    luck = random.Random(3)
    for form, step, seat in asked(setup, SEEDS[:1]):
        filled = fillings(form, seat)
        listed = {*form.every(seat)} if filled else set()
        if beyond := [it for it in filled if form.accepts(it) and it not in listed]:
            outcomes = [apply(step.before, it)[0] for it in listed]
            some = luck.sample(beyond, min(SAMPLES, len(beyond)))
            assert all(apply(step.before, it)[0] in outcomes for it in some)
