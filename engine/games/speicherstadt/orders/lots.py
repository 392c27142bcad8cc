"""Names of the cards in the market that last for a round, for standing orders.

A name is the row and the place there, `column:2`. Neither changes in a round, but a reserved card moves to
another row. The id of a card would not do, for two of the same may lie in one market.
"""

from __future__ import annotations

from engine.games.speicherstadt.state import Column, State, owner

COLUMN, UPPER, RESERVED = "column", "upper", "reserved"


def selling(s: State) -> bool:
    """Whether the market is open: from the first worker to the last sale."""
    flow = s.rules.flow
    return bool(s.stack) and s.stack[-1].phase in flow[flow.index("demand") : flow.index("loading")]


def lots(s: State) -> dict[str, Column]:
    """The cards that are still for sale, in the order of their sale; those above the board last."""
    if not selling(s):
        return {}
    rows = ((COLUMN, s.columns), (RESERVED, s.reserved))
    named = [(f"{name}:{at}", column) for name, row in rows for at, column in enumerate(row)]
    phase = s.stack[-1].phase
    above = ((f"{UPPER}:{at}", column) for at, column in enumerate(s.upper) if column is not None)
    return dict((*named[s.at if phase == "purchase" else 0 :], *(above if phase == "demand" else ())))


def goals(s: State) -> dict[str, Column]:
    """The cards to which a worker may go now, by their names; none outside Demand."""
    if not s.stack or s.stack[-1].phase != "demand":
        return {}
    full = {
        lot for lot, column in lots(s).items() if len(column.line) >= s.rules.room or lot.startswith(RESERVED)
    }
    return {lot: column for lot, column in lots(s).items() if lot not in full}


def price(s: State, goal: str) -> int:
    """Price of a card with one more worker on it.

    A column: the workers who would stand there, which is what its first in line pays now. A card above the
    board: as many cards as lie there, which is the most that it may come to cost, for it pays for itself and
    for those that are reserved after it.
    """
    if goal.startswith(UPPER):
        return sum(column is not None for column in s.upper)
    return len(lots(s)[goal].line) + 1


def price_now(s: State, goal: str) -> int:
    """Price of a card if no worker is sent after that: a card that is reserved last pays for itself alone."""
    return 1 if goal.startswith(UPPER) else price(s, goal)


def open_sales(s: State, seat: int) -> dict[str, Column]:
    """The sales at which a seat may still be asked. Unknown until the first sale (Spy)."""
    settled = bool(s.stack) and s.stack[-1].phase == "purchase"
    return {lot: column for lot, column in lots(s).items() if not settled or stands(seat, column)}


def targets(s: State, seat: int) -> dict[str, Column]:
    """The sales for which a seat may give orders now: where it stands, or may put a worker yet."""
    me = s.seats[seat]
    coming = goals(s) if me.workers or me.grey else {}
    return {lot: column for lot, column in lots(s).items() if lot in coming or stands(seat, column)}


def stands(seat: int, column: Column) -> bool:
    """Whether a seat has a worker there."""
    return any(owner(worker) == seat for worker in column.line)
