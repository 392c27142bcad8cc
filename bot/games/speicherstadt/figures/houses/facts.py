"""Players and supply as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.presenter.blocks import Panels, Row


@dataclass(frozen=True, slots=True)
class Houses(Panels):
    """The players, painted one per line."""


@dataclass(frozen=True, slots=True)
class SupplyRow(Row):
    """The common supply, painted on a barge; `marks`: of the goods, in their order."""

    marks: tuple[str, ...] = ()
