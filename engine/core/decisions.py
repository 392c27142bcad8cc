"""What a seat is asked: options to list, forms to fill in."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, Literal, NamedTuple

from engine.core.actions import Action, act

Check = Callable[[Action], bool]
"""A rule across the fields of a form. It must compare equal to itself after a reload:
a function of a module or a frozen dataclass, never a closure."""

Where = Literal["board", "office"]
"""Where a question is answered: by buttons that everybody sees, or in what only its seat sees."""


@dataclass(frozen=True, slots=True)
class Pick:
    """An open field of a form: choose from `least` to `most` of `among`.

    `single` fields hold the chosen thing itself, all others a tuple of what was chosen.
    """

    field: str
    among: tuple[Any, ...]
    least: int = 1
    most: int = 1
    single: bool = False

    def accepts(self, chosen: Any) -> bool:
        """Whether this choice fits, counting copies."""
        items = (chosen,) if self.single else chosen
        return self.least <= len(items) <= self.most and not Counter(items) - Counter(self.among)

    def every(self) -> Iterator[Any]:
        """All different choices; copies of one thing are the same thing."""
        if self.single:
            yield from dict.fromkeys(self.among)
            return
        for size in range(self.least, self.most + 1):
            yield from dict.fromkeys(tuple(sorted(chosen)) for chosen in combinations(self.among, size))

    def sample(self, rng: random.Random) -> Any:
        """One choice at random."""
        if self.single:
            return self.among[int(rng.random() * len(self.among))]
        rest, most = list(self.among), min(self.most, len(self.among))
        size = self.least + int(rng.random() * (most - self.least + 1))
        return tuple(sorted([rest.pop(int(rng.random() * len(rest))) for _ in range(size)]))


@dataclass(frozen=True, slots=True)
class Form:
    """An action with open fields, too many to list: a menu for each field."""

    action: type[Action]
    picks: tuple[Pick, ...]
    check: Check | None = None

    def accepts(self, action: Action) -> bool:
        """Whether the action fills in this form as the rules want it."""
        return (
            type(action) is self.action
            and all(pick.accepts(getattr(action, pick.field)) for pick in self.picks)
            and (self.check is None or self.check(action))
        )

    def every(self, seat: int) -> Iterator[Action]:
        """All the ways to fill it in: for searches and counts in small positions."""
        for chosen in product(*(tuple(pick.every()) for pick in self.picks)):
            action = self.filled(seat, chosen)
            if self.check is None or self.check(action):
                yield action

    def sample(self, seat: int, rng: random.Random) -> Action:
        """One way to fill it in, at random. A form that can't be filled in must not be offered."""
        while True:
            action = self.filled(seat, tuple([pick.sample(rng) for pick in self.picks]))
            if self.check is None or self.check(action):
                return action

    def filled(self, seat: int, chosen: tuple[Any, ...]) -> Action:
        """The action with these choices, one for each pick in order; unchecked."""
        return act(
            self.action, seat, **{pick.field: value for pick, value in zip(self.picks, chosen, strict=True)}
        )


class Decision(NamedTuple):
    """What one seat is asked. Any front end can draw it: a button for each option, menus for each form.

    The first option is the published default, which a clock or a caretaker may choose.
    `blocking` False: an offer; the game goes on without an answer. `where`: where people are asked a
    question that blocks; an offer they find in their office. `sealed`: the answer lies face down until all
    have answered, see `engine.core.phases.Sealed`; such a question as an offer lets it be changed.
    """

    seat: int
    ask: str
    options: tuple[Action, ...]
    forms: tuple[Form, ...] = ()
    blocking: bool = True
    where: Where = "board"
    sealed: bool = False

    def allows(self, action: Action) -> bool:
        """Whether the action answers this decision legally: the one home of legality."""
        return action.seat == self.seat and (
            action in self.options or any(form.accepts(action) for form in self.forms)
        )

    def every(self) -> Iterator[Action]:
        """All legal answers, each once."""
        forms = (action for form in self.forms for action in form.every(self.seat))
        yield from dict.fromkeys((*self.options, *forms))

    @property
    def face_down(self) -> Decision:
        """The same question without what may be answered: all that others see where hands are secret."""
        return self._replace(options=(), forms=())

    @property
    def default(self) -> Action:
        """What happens if nobody answers."""
        return self.options[0]

    @property
    def forced(self) -> bool:
        """Only one answer, and it must be given."""
        return self.blocking and len(self.options) == 1 and not self.forms


def seen_by(pending: tuple[Decision, ...], seat: int | None) -> tuple[Decision, ...]:
    """Who is asked what, where hands are secret: own questions in full, those of others face down.

    An offer to somebody else would tell what he holds, so it is not seen at all.
    """
    return tuple(it if it.seat == seat else it.face_down for it in pending if it.blocking or it.seat == seat)
