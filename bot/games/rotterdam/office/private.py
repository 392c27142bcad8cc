"""What one seat owns and is asked, in private."""

from __future__ import annotations

from bot.games.rotterdam import words
from bot.games.rotterdam.board import steered_ship
from bot.presenter.context import Context
from bot.texts.formats import MARKS
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Accept, Decline, Name, Open
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself."""
    if decision.ask == "fork":
        return c.t("office-ask-fork", ship=words.ship(steered_ship(decision)))
    if decision.ask == "placing":
        return c.t("office-ask-placing", what=placing_means(c.view, decision), card=may_play(c))
    if decision.ask == "answer":
        able = any(isinstance(option, Accept) for option in decision.options)
        return c.t("office-ask-answer", who=MARKS[offerer(decision)], able="yes" if able else "no")
    if decision.ask == "trade":
        return trading(c, decision)
    if decision.ask == "cards":
        opening = any(isinstance(option, Open) for option in decision.options)
        return c.t("office-ask-cards", due=c.view.seats[c.me].due if opening else 0)
    if decision.ask == "sailing":
        named = any(isinstance(option, Name) for option in decision.options)
        return c.t("office-ask-sailing", what="name" if named else "pass", card=may_play(c))
    return c.t(f"office-ask-{decision.ask}")


def placing_means(state: State, decision: Decision) -> str:
    """Whether there is a ship to place, and if not, what is missing."""
    if len(decision.options) > 1:
        return "ship"
    return "start" if state.has_ship(decision.seat) else "none"


def may_play(c: Context) -> str:
    """Whether the reader can play a ship card beside what they are asked."""
    return "yes" if any(offer.ask == "cards" and offer.seat == c.me for offer in c.pending) else "no"


def trading(c: Context, decision: Decision) -> str:
    """Whether an offer can be made, and how many more; an own one stands; or no partner is left."""
    state: State = c.view
    waits = any(standing.seat == c.me for standing in state.standing)
    means = "offer" if decision.forms else "waiting" if waits else "alone"
    left = state.rules.numbers.offers.value - state.seats[c.me].offered
    return c.t("office-ask-trade", what=means, number=left)


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
