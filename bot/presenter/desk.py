"""How a question is answered in an office: a form fills a draft, a button plays it.

A game writes a subclass of `DeskForm` for each question of several steps: its fields, what they lead to, the
moves that they mean. Controls, their ids, the checks of each press and of Confirm are the same for all. The
forms of all other questions are in `plain`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from bot.messages.controls import Button, Choices, Control, Style
from bot.messages.ids import Id
from bot.messages.menus import menus
from bot.messages.sheets import Section
from bot.presenter.context import Context
from engine.core.actions import Action, digest
from engine.core.decisions import Decision, Pick
from engine.core.orders import Orders
from engine.core.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

S = TypeVar("S", bound=State[Any])
Filled = TypeVar("Filled")
ASIDE = 4
"""The row of the buttons that an office lists under *More …*."""
LAID = "laid"
"""The pick that holds an option of one press which was laid out, so that it waits for Confirm."""
AHEAD = {"desk": "ahead", "confirm": "seal"}
"""The verbs of a form that is filled in before its question is asked."""


@dataclass(frozen=True)
class DeskMenu:
    """A field: values with labels, how many may be chosen, which are, small print by value.

    Where `values` are given apart, `options` and `notes` may be generators, so that a press need not write
    all labels to check one value.
    """

    name: str
    hint: str
    options: Iterable[tuple[str, str]]
    picked: Sequence[str] = ()
    least: int = 1
    most: int = 1
    notes: Mapping[str, str] | Iterable[tuple[str, str]] = ()
    values: Sequence[str] | None = None

    def accepts(self, name: str, values: Sequence[str]) -> bool:
        """Whether these values may be chosen in this menu, or in one of several into which it is split."""
        if self.name not in (name, name.rstrip("0123456789")):
            return False
        offered = {*self.values} if self.values is not None else {value for value, _ in self.options}
        return {*values} <= offered and min(self.least, len(offered)) <= len(values) <= self.most


class Press(NamedTuple):
    """A button that replaces what is filled in. `after` builds that, and is called only for a press. `aside`:
    an office lists it under *More …*."""

    name: str
    label: str
    after: Callable[[], Any]
    disabled: bool = False
    aside: bool = False


class Confirm(NamedTuple):
    """A button that plays `moves`; without any it is disabled. `mark`: fingerprint of what was shown.
    `aside`: as in `Press`."""

    mark: str
    label: str
    moves: tuple[Action, ...]
    style: Style = Style.success
    aside: bool = False


class InputForm(Generic[Filled]):
    """Menus and buttons that fill something in: the draft of an answer, or standing orders."""

    row: ClassVar[int | None] = None
    """The row of Confirm and of the buttons behind it; None: below the menus."""

    def fields(self) -> Iterator[DeskMenu]:
        """The menus, from top to bottom."""
        yield from ()

    def buttons(self) -> Iterator[Press | Button]:
        """The buttons behind Confirm: those that change what is filled in, and plain ones."""
        yield from ()

    def confirms(self) -> Iterator[Confirm]:
        """The buttons that play what is filled in, as a rule one."""
        yield from ()

    def pick(self, name: str, values: Sequence[str]) -> Filled:
        """What is filled in after a choice in a field."""
        raise NotImplementedError

    def id_of(self, verb: str, name: str) -> Id:
        """The id of a control."""
        raise NotImplementedError

    def controls(self) -> Iterator[Control]:
        """Menus, then Confirm, then the buttons."""
        for field in self.fields():
            chosen = Choices(least=field.least, most=field.most, picked=field.picked, notes=dict(field.notes))
            yield from menus(self.id_of("desk", field.name), field.hint, [*field.options], chosen)
        for confirm in self.confirms():
            id, row = self.id_of("confirm", confirm.mark), ASIDE if confirm.aside else self.row
            yield Button(id, confirm.label, confirm.style, disabled=not confirm.moves, row=row)
        for button in self.buttons():
            if isinstance(button, Button):
                yield button
            else:
                id, row = self.id_of("desk", button.name), ASIDE if button.aside else self.row
                yield Button(id, button.label, disabled=button.disabled, row=row)

    def apply(self, name: str, values: Sequence[str]) -> Filled | None:
        """What is filled in after a press; None for one that is not offered here."""
        if not values:
            for button in self.buttons():
                if isinstance(button, Press) and button.name == name and not button.disabled:
                    after: Filled = button.after()
                    return after
        for field in self.fields():
            if field.accepts(name, values):
                return self.pick(field.name, values)
        return None


@dataclass(frozen=True)
class DeskForm(InputForm[Draft | Orders], Generic[S]):
    """A question with its draft. Subclasses override the methods in front of `s`."""

    c: Context
    decision: Decision
    draft: Draft

    suggests: ClassVar[bool] = False
    """Whether the form begins filled in, so that a hint is not needed."""
    returns_to_office: ClassVar[bool] = False
    """Whether Confirm leads back to the office, not to the board."""

    def sections(self) -> list[Section]:
        """The draft in words, and what it leads to."""
        return []

    def pick(self, name: str, values: Sequence[str]) -> Draft | Orders:
        """The draft, or standing orders, after a choice in a field."""
        return self.draft.with_pick(name, values)

    def draft_for(self, action: Action) -> Draft:
        """The draft in which an answer waits for Confirm. Raises `Stale` where the form cannot hold it."""
        if action not in self.decision.options:
            raise Stale
        return Draft(self.draft.steps, {LAID: (digest(action),)})

    def unsealed(self) -> Draft:
        """The draft after the seal of what it holds was broken."""
        return self.draft

    def orders_after(self) -> Orders | None:
        """Standing orders of the seat after Confirm."""
        return self.c.orders

    @cached_property
    def s(self) -> S:
        """The view, typed as a state of its game."""
        view: S = self.c.view
        return view

    @cached_property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    def choice(self, name: str) -> tuple[str, ...]:
        """The values chosen in the menu of this name."""
        return self.draft.choice(name)

    def id_of(self, verb: str, name: str) -> Id:
        """The id of a control. What is prepared ahead belongs to the round, as the seat's own moves go on."""
        c = self.c
        if c.ahead:
            return Id(AHEAD.get(verb, verb), c.table, c.round, name)
        return Id(verb, c.table, c.ply, name)

    def moves(self, mark: str) -> tuple[Action, ...]:
        """The moves of Confirm; empty where the draft is not the one that was shown."""
        return next((confirm.moves for confirm in self.confirms() if confirm.mark == mark), ())


def marks_of(pick: Pick, chosen: Any) -> tuple[str, ...]:
    """The marks that select a choice in a field: the inverse of `Pick.read`."""
    left = Counter((chosen,) if pick.single else chosen)
    marks = []
    for line in pick.lines():
        if left[line.value]:
            left[line.value] -= 1
            marks.append(line.mark)
    return tuple(marks)
