"""The plan of a seat: what it orders in advance.

Each press changes the orders at once, without Confirm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from bot.messages.controls import Control
from bot.messages.ids import Id
from bot.presenter.context import Context
from bot.presenter.desk import InputForm
from engine.core.actions import Action
from engine.core.orders import Orders
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

Given = TypeVar("Given", bound=Orders)
WARNING = "⚠️ "
"""How a line about a plan begins that does not hold as it stands."""


@dataclass(frozen=True)
class PlanForm(InputForm[Given | Draft], Generic[Given]):
    """The orders of a seat with what it may order now; by itself nothing.

    A choice on the way to an order is kept in the draft.
    """

    c: Context
    draft: Draft = field(default_factory=Draft)

    kind: ClassVar[type[Any]] = Orders
    """The class of the orders."""
    row: ClassVar[int | None] = 4

    @cached_property
    def orders(self) -> Given:
        orders: Given = self.kind.revise(self.c.orders, self.c.view, self.c.me)
        return orders

    def lines(self) -> list[str]:
        """What is ordered and prepared and no menu shows, a line each; what to look at again begins with
        `WARNING`."""
        return []

    def picked_lines(self) -> list[str]:
        """What is ordered and its menu shows as picked, a line each."""
        return []

    def all_lines(self) -> list[str]:
        """Everything that is ordered and prepared, a line each."""
        return [*self.lines(), *self.picked_lines()]

    def summary(self) -> str:
        """How many plans there are, and in full what to look at again, in one line."""
        lines = self.all_lines()
        warnings = [line for line in lines if line.startswith(WARNING)]
        number = len(lines) - len(warnings)
        return " · ".join((*[self.c.t("office-plans", number=number)] * bool(number), *warnings))

    def sealed(self) -> tuple[Action, ...]:
        """The steps that are sealed for a question later in the round."""
        return ()

    def seal(self, steps: Sequence[Action]) -> Given:
        """The orders with these steps sealed, or with none. Raises `IllegalAction`, or `Stale` where nothing
        can be sealed."""
        raise Stale

    def id_of(self, verb: str, name: str) -> Id:
        """An id that is valid for the round: the player's own moves do not outdate it."""
        return Id("order", self.c.table, self.c.round, name)

    @property
    def is_open(self) -> bool:
        """Whether anything can be ordered now."""
        return next(self.fields(), None) is not None

    def first_menu(self) -> list[Control]:
        """The first menu, if several of its values may be chosen: an office in which nothing is asked shows
        it, as players come there to plan."""
        first = next(self.fields(), None)
        return [] if first is None or first.most == 1 else [next(self.controls())]
