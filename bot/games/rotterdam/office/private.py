"""What one seat owns and is asked, in private."""

from __future__ import annotations

from collections import Counter

from bot.games.rotterdam import words
from bot.games.rotterdam.board import steered_ship
from bot.presenter.context import Context
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Accept, Decline, Name
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself."""
    if decision.ask == "fork":
        return c.t("office-ask-fork", ship=words.ship(steered_ship(decision)))
    if decision.ask == "placing":
        return c.t("office-ask-placing", what="ship" if len(decision.options) > 1 else "none")
    if decision.ask == "answer":
        return c.t("office-ask-answer", who=c.who(offerer(decision)))
    if decision.ask == "sailing":
        named = any(isinstance(option, Name) for option in decision.options)
        return c.t("office-ask-sailing", what="name" if named else "pass")
    return c.t(f"office-ask-{decision.ask}")


def offerer(decision: Decision) -> int:
    """Whose offer is to be answered."""
    return next(option.offerer for option in decision.options if isinstance(option, Accept | Decline))


def purse(c: Context, draft: Draft) -> str:
    """Order points, products, ship cards, ships."""
    state: State = c.view
    me = state.seats[c.me]
    home = sum(ship.place is None for ship in me.ships)
    points, counts = state.order_points(c.me), {"products": len(me.products), "cards": len(me.cards)}
    return c.t("office-purse", points=points, trigger=state.trigger, ships=home, **counts)


def missing(state: State, seat: int, order: str) -> tuple[str, ...]:
    """The products that an order lacks; jokers are not looked at."""
    lacks = Counter(state.rules.orders[order].needs) - Counter(state.seats[seat].products)
    return tuple(lacks.elements())
