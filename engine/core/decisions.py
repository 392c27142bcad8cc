"""Decisions: what a seat is asked, as options to list and forms to fill in."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from engine.core.actions import Action, fresh, mark
from engine.core.chance import TRIES
from engine.core.errors import Unimaginable
from engine.core.facts import fact

Check = Callable[..., bool]
"""A rule across the fields of a form, the only one: called with what is chosen in each of them, in their
order. It must compare equal to itself after a reload: a function of a module or a `fact`, never a
closure."""

UNCHOSEN: Any = object()
"""Marker for a menu without a choice; None may be a choice."""

Where = Literal["board", "office"]
"""Where a question is answered: by public buttons, or in the seat's private office."""


class Overflow(ValueError):
    """A field has more lines than a menu holds; the front end must split it, for none may be left out."""


class Line(NamedTuple):
    """A line of a menu: a value, and a mark that identifies it after a restart."""

    mark: str
    value: Any


@fact
class Pick:
    """An open field of a form: choose from `least` to `most` of `among`.

    `single` fields hold the chosen thing itself, all others a tuple of what was chosen. Equal things in
    `among` are as many things: of two teas one may be chosen, or both.

    >>> goods = Pick("give", ("tea", "tea", "coffee"), 2, 2)
    >>> goods.accepts(("tea", "tea")), goods.accepts(("coffee", "coffee"))
    (True, False)
    >>> [line.value for line in goods.lines()]
    ['tea', 'tea', 'coffee']
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

    def lines(self, most: int | None = None) -> tuple[Line, ...]:
        """One line for each thing or, if several may be chosen, copy; at most `most`, else `Overflow`."""
        lines = lines_of(self.among, self.single)
        if most is not None and len(lines) > most:
            raise Overflow(f"{len(lines)} lines for {self.field!r}, {most} fit")
        return lines

    def read(self, marks: Collection[str]) -> Any:
        """Return the choice that these marks select; `UNCHOSEN` where they select none."""
        values = [line.value for line in self.lines() if line.mark in marks]
        if not self.least <= len(values) <= self.most:
            return UNCHOSEN
        return values[0] if self.single else tuple(sorted(values))

    def every(self) -> Iterator[Any]:
        """Yield all distinct choices; copies are interchangeable."""
        if self.single:
            yield from dict.fromkeys(self.among)
            return
        copies = tuple(Counter(self.among).items())
        for size in range(self.least, self.most + 1):
            yield from (tuple(sorted(chosen)) for chosen in handfuls(copies, size))

    def sample(self, rng: random.Random) -> Any:
        """Draw a value of this field, uniformly where it holds one thing."""
        if self.single:
            return self.among[int(rng.random() * len(self.among))]
        return some(self.among, self.least, self.most, rng)


@fact
class Form:
    """An action with open fields, too many to list: a menu for each field, and one rule across them.

    >>> from engine.core.actions import Action
    >>> class Swap(Action):
    ...     do: str = "swap"
    ...     give: str
    ...     take: str
    >>> def differs(give, take):
    ...     return give != take
    >>> goods = ("tea", "silk")
    >>> form = Form(Swap, (Pick("give", goods, single=True), Pick("take", goods, single=True)), differs)
    >>> [(it.give, it.take) for it in form.every(seat=0)]
    [('tea', 'silk'), ('silk', 'tea')]
    >>> form.accepts(Swap(seat=0, give="tea", take="tea"))
    False
    """

    action: type[Action]
    picks: tuple[Pick, ...]
    check: Check | None = None

    def accepts(self, action: Action) -> bool:
        """Whether this action fills in the form legally."""
        if type(action) is not self.action:
            return False
        picks, check = self.picks, self.check
        chosen = [getattr(action, pick.field) for pick in picks]
        fits = all(pick.accepts(value) for pick, value in zip(picks, chosen, strict=True))
        return fits and (check is None or check(*chosen))

    def every(self, seat: int) -> Iterator[Action]:
        """Yield all ways to fill it in: for searches and counts in small positions."""
        for chosen in every_way(self.picks):
            if self.check is None or self.check(*chosen):
                yield self.fill(seat, chosen)

    def sample(self, seat: int, rng: random.Random) -> Action:
        """Draw a random way to fill it in; falls back to the first way where random picks keep failing.

        Raises `Unimaginable` for a form that cannot be filled in, which must not be offered.
        """
        picks, check = self.picks, self.check
        for _ in range(TRIES):
            chosen = tuple([pick.sample(rng) for pick in picks])
            if check is None or check(*chosen):
                return self.fill(seat, chosen)
        for action in self.every(seat):
            return action
        raise Unimaginable(f"no way to fill in {self.action.__name__}")

    def read(self, seat: int, marks: Mapping[str, Collection[str]]) -> Action | None:
        """Return the action that the marks chosen in each field select; None where it is not legal."""
        chosen = tuple([pick.read(marks.get(pick.field, ())) for pick in self.picks])
        if any(value is UNCHOSEN for value in chosen):
            return None
        action = self.fill(seat, chosen)
        return action if self.accepts(action) else None

    def fill(self, seat: int, chosen: tuple[Any, ...]) -> Action:
        """Make the action with these choices, one for each pick in order; unchecked."""
        return fresh(
            self.action, seat, **{pick.field: value for pick, value in zip(self.picks, chosen, strict=True)}
        )


class Deferred(Form):
    """Lazily built form, for questions that agents search often and people see rarely.

    `lay(*facts)` builds the form, so both must be as plain and as final as a `Check`.
    """

    __slots__ = ("facts", "laid", "lay")

    lay: Callable[..., Form]
    facts: tuple[Any, ...]
    laid: Form | None

    def __init__(self, action: type[Action], lay: Callable[..., Form], *facts: Any) -> None:
        self.action = action  # type: ignore[misc]  # never changed after this
        self.lay, self.facts, self.laid = lay, facts, None

    @property
    def form(self) -> Form:
        """The form, built at the first access."""
        if self.laid is None:
            self.laid = self.lay(*self.facts)
        return self.laid

    @property
    def picks(self) -> tuple[Pick, ...]:
        """The fields of the form."""
        return self.form.picks

    @property
    def check(self) -> Check | None:
        """The rule across the fields."""
        return self.form.check

    def every(self, seat: int) -> Iterator[Action]:
        """Yield all ways to fill it in."""
        return self.form.every(seat)

    def sample(self, seat: int, rng: random.Random) -> Action:
        """Draw a random way to fill it in."""
        return self.form.sample(seat, rng)


class Decision(NamedTuple):
    """A question to one seat. Any front end can draw it: a button for each option, menus for each form.

    The first option is the published default, which a clock or a caretaker may choose.
    `blocking` False: an offer; the game goes on without an answer. `where`: where people are asked a
    question that blocks; offers are in their office. `sealed`: the answer is hidden until all have answered,
    see `engine.core.phases.Sealed`; such a question as an offer lets it be changed.

    >>> from engine.core.actions import Action
    >>> class Pass(Action):
    ...     do: str = "pass"
    >>> class Buy(Action):
    ...     do: str = "buy"
    >>> decision = Decision(0, "purchase", (Pass(seat=0), Buy(seat=0)))
    >>> decision.default.do, decision.forced, decision.allows(Buy(seat=0)), decision.allows(Buy(seat=1))
    ('pass', False, True, False)
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
        """Yield all legal answers, each once; lazily, for forms may have very many."""
        yield from self.options
        listed = {*self.options}
        for form in self.forms:
            yield from (action for action in form.every(self.seat) if action not in listed)

    @property
    def face_down(self) -> Decision:
        """The decision without its answers, as other seats see it where hands are secret."""
        return self._replace(options=(), forms=())

    @property
    def default(self) -> Action:
        """The answer that is played where the player gives none."""
        return self.options[0]

    @property
    def forced(self) -> bool:
        """Whether there is only one answer, and it must be given."""
        return self.blocking and len(self.options) == 1 and not self.forms


@lru_cache(maxsize=1024)
def lines_of(among: tuple[Any, ...], single: bool) -> tuple[Line, ...]:
    """One line for each of these things, one per copy unless a single one is chosen."""
    things = (*dict.fromkeys(among),) if single else among
    copies = ((item, things[:at].count(item) + 1) for at, item in enumerate(things))
    return tuple(Line(mark(copy if copy[1] > 1 else copy[0]), copy[0]) for copy in copies)


def some(among: tuple[Any, ...], least: int, most: int, rng: random.Random) -> tuple[Any, ...]:
    """Draw from `least` to `most` of these things at random, sorted."""
    luck = rng.random
    size = least + int(luck() * (min(most, len(among)) - least + 1))
    if size == 1:
        return (among[int(luck() * len(among))],)
    rest = list(among)
    return tuple(sorted([rest.pop(int(luck() * len(rest))) for _ in range(size)]))


def handfuls(copies: tuple[tuple[Any, int], ...], size: int) -> Iterator[tuple[Any, ...]]:
    """Yield all distinct multisets of this size; `copies`: each thing with its number."""
    if not size:
        yield ()
    elif copies:
        (thing, number), *others = copies
        for taken in range(min(number, size), -1, -1):
            yield from ((thing,) * taken + rest for rest in handfuls(tuple(others), size - taken))


def every_way(picks: tuple[Pick, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield all ways to fill in these fields, the last one changing first."""
    if not picks:
        yield ()
    else:
        for chosen in picks[0].every():
            yield from ((chosen, *others) for others in every_way(picks[1:]))


def seen_by(pending: tuple[Decision, ...], seat: int | None) -> tuple[Decision, ...]:
    """Redact decisions where hands are secret: a seat's own in full, those of others face down.

    Offers to other seats are removed: they would reveal what those hold.
    """
    return tuple(
        each if each.seat == seat else each.face_down
        for each in pending
        if each.blocking or each.seat == seat
    )
