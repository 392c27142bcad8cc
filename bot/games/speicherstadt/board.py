"""Headline, mood and questions of the board, and names of its places."""

from __future__ import annotations

from functools import cache

from bot.games.speicherstadt import words
from bot.games.speicherstadt.signs import HOLLOW
from bot.presenter.context import Context
from bot.texts.formats import MARKS
from engine.core.decisions import Decision
from engine.games.speicherstadt.phases.purchase import Purchase
from engine.games.speicherstadt.state import GREY, Column, State, owner

SALES = ("purchase", "reservation")
"""Questions about a card that is sold just now."""


def phase(state: State) -> str:
    """The phase of the moment: the lowest on the stack, for a question may lie on top."""
    return state.stack[0].phase if state.stack else "finale"


def season(state: State) -> str:
    """The season: that of the last card in the market, later that of the deck's end."""
    return words.season(state, state.columns[-1].card) if state.columns else "autumn"


def headline(c: Context) -> str:
    """Season, round and phase, as the title of the board."""
    state = c.view
    return c.t(
        "board-title",
        season=c.t(f"season-{season(state)}"),
        round=state.round,
        rounds=state.rounds,
        phase=c.t(f"phase-{phase(state)}"),
    )


def colour(c: Context) -> int:
    """The colour of the embed: that of the season."""
    return words.COLOURS[season(c.view)]


def above(state: State, at: int) -> str:
    """The place of a card of the upper row: its numbers go on where those of the columns end."""
    return f"{state.rules.row(len(state.seats)) + at + 1}"


def place(at: int) -> str:
    """A place of the reservation row."""
    return f"R{at + 1}"


@cache
def worker(standing: int) -> str:
    """A worker by the mark of its seat; a grey one is hollow."""
    mark = MARKS[owner(standing)]
    return HOLLOW + mark[-1] if standing >= GREY else mark


def question(c: Context, decision: Decision) -> str:
    """Public wording of the question to a seat."""
    text = c.t(f"ask-{decision.ask}", who=c.who(decision.seat), **question_facts(c, decision))
    if decision.ask not in SALES:
        return text
    coins = c.t("ask-purse", coins=c.view.seats[decision.seat].coins)
    return f"{text} ({coins}; {following(c)})"


def following(c: Context) -> str:
    """The seat that is asked next for the card that is sold just now, and the price."""
    upcoming = after(c.view)
    if upcoming is None:
        return c.t("ask-last")
    seat, price = upcoming
    if seat == c.seat and seat in c.due:  # the reader decides now, and once more
        return c.t("ask-next-you", price=price)
    return c.t("ask-next", who=c.briefly(seat), price=price)


def question_facts(c: Context, decision: Decision) -> dict[str, str | int]:
    """The facts of a question."""
    state = c.view
    if decision.ask == "demand":
        me = state.seats[decision.seat]
        return {"left": me.workers or me.grey, "kind": "regular" if me.workers else "grey"}
    if decision.ask in SALES:
        column, price = sale(state)
        return {"card": lying(c, column), "price": price}
    if decision.ask in ("chief", "insurance"):
        return {"points": state.stack[-1].amount}
    return {}


def lying(c: Context, column: Column) -> str:
    """A card of the market, distinguished from its like."""
    return words.lying_name(c.t, c.view.card(column.card), column.goods)


def after(state: State) -> tuple[int, int] | None:
    """The seat that is asked next for the card that is sold just now, and its price then; seats that cannot
    pay are passed over. None: no seat."""
    line = sale(state)[0].line
    behind = ((owner(standing), len(line) - at) for at, standing in enumerate(line[1:], 1))
    return next(
        (bid for bid in behind if state.seats[bid[0]].coins >= bid[1] or state.extra("purchase", bid[0])),
        None,
    )


def sale(state: State) -> tuple[Column, int]:
    """The card that is sold just now and its price. Raises `TypeError` outside of a sale."""
    purchase = state.rules.phases["purchase"]
    if not isinstance(purchase, Purchase):
        raise TypeError("the phase of that name sells cards")
    column = purchase.row(state)[state.at]
    return column, purchase.price(state, column)
