"""A seat at a table and its occupant: an immutable value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.core.orders import Orders
from engine.tables.model.clock import Clock

Minder = Literal["", "wish", "clock", "vote", "left", "forfeit", "deadline"]


@dataclass(frozen=True, slots=True)
class Chair:
    """Occupant of a seat: a person (by id; negative after an erasure), an agent (by name), or a person for
    whom an agent plays.

    `minder`: why an agent plays for a person: they wished it, their clock ran out, the others voted, they
    left the server, the seat is lost for good (`forfeit`), the deadline of the table passed. `acted`: when
    they last pressed here. `orders`: their standing orders; None: no orders.
    `calls`: how often they were called for their present decision, `called` when last. `snooze`: when they
    want to be called again. `warned`: the last call was sent. `expired`: their time ran out, and `at_zero`
    was carried out. `told`: when the owner of a seat that was left was notified; None: not yet. `lost`: the
    person for whom the rated game counts as lost on this seat, though they may be gone; None: no one so far.
    `agreed`: in a lobby the terms to which they have agreed (`model.terms`); None: to those that hold;
    `asked`: since when they are asked for others; `least`: with how many people at least they agreed to play.
    """

    person: int | None = None
    agent: str | None = None
    acted: float = 0.0
    minder: Minder = ""
    clock: Clock = field(default_factory=Clock)
    orders: Orders | None = None
    calls: int = 0
    called: float = 0.0
    snooze: float | None = None
    warned: bool = False
    expired: bool = False
    told: float | None = None
    lost: int | None = None
    agreed: str | None = None
    asked: float | None = None
    least: int = 0

    @property
    def waits(self) -> bool:
        """Whether a person must be asked here."""
        return self.agent is None

    @property
    def left(self) -> bool:
        """Whether the owner has left this seat, not lent it: another player may take it in time."""
        return self.minder in ("clock", "vote", "left", "forfeit")

    @property
    def may_return(self) -> bool:
        """Whether the owner has left this seat, and may take it back in time."""
        return self.left and self.minder != "forfeit"

    @property
    def deserted(self) -> bool:
        """Whether an agent plays here for a person, and not because of the deadline of the table."""
        return self.person is not None and not self.waits and self.minder != "deadline"
