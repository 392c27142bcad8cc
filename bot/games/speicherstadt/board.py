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


def phase(s: State) -> str:
    """The phase of the moment: the lowest on the stack, for a question may lie on top."""
    return s.stack[0].phase if s.stack else "finale"


def season(s: State) -> str:
    """The season: that of the last card in the market, later that of the deck's end."""
    return words.season(s, s.columns[-1].card) if s.columns else "autumn"


def headline(c: Context) -> str:
    """Season, round and phase."""
    s = c.view
    return c.t(
        "board-title",
        season=c.t(f"season-{season(s)}"),
        round=s.round,
        rounds=s.rounds,
        phase=c.t(f"phase-{phase(s)}"),
    )


def colour(c: Context) -> int:
    """The season's."""
    return words.COLOURS[season(c.view)]


def above(s: State, at: int) -> str:
    """The place of a card of the upper row: its numbers go on where those of the columns end."""
    return f"{s.rules.row(len(s.seats)) + at + 1}"


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
    it = after(c.view)
    if it is None:
        return c.t("ask-last")
    seat, price = it
    if seat == c.seat and seat in c.due:  # the reader decides now, and once more
        return c.t("ask-next-you", price=price)
    return c.t("ask-next", who=c.briefly(seat), price=price)


def question_facts(c: Context, decision: Decision) -> dict[str, str | int]:
    """The facts of a question."""
    s = c.view
    if decision.ask == "demand":
        me = s.seats[decision.seat]
        return {"left": me.workers or me.grey, "kind": "regular" if me.workers else "grey"}
    if decision.ask in SALES:
        it, price = sale(s)
        return {"card": lying(c, it), "price": price}
    if decision.ask in ("chief", "insurance"):
        return {"points": s.stack[-1].amount}
    return {}


def lying(c: Context, it: Column) -> str:
    """A card of the market, distinguished from its like."""
    return words.lying_name(c.t, c.view.card(it.card), it.goods)


def after(s: State) -> tuple[int, int] | None:
    """The seat that is asked next for the card that is sold just now, and its price then; seats that cannot
    pay are passed over. None: no seat."""
    line = sale(s)[0].line
    behind = ((owner(standing), len(line) - at) for at, standing in enumerate(line[1:], 1))
    return next((it for it in behind if s.seats[it[0]].coins >= it[1] or s.extra("purchase", it[0])), None)


def sale(s: State) -> tuple[Column, int]:
    """The card that is sold just now and its price. Raises `TypeError` outside of a sale."""
    purchase = s.rules.phases["purchase"]
    if not isinstance(purchase, Purchase):
        raise TypeError("the phase of that name sells cards")
    it = purchase.row(s)[s.at]
    return it, purchase.price(s, it)
