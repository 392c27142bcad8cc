"""What one seat owns and is asked, in private."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.games.rotterdam import words
from bot.games.rotterdam.board import ship_line, steered
from bot.interactions.sheets import Section
from bot.presenter.context import Context
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Accept, Decline, Name
from engine.games.rotterdam.state import State
from engine.tables.play.drafts import Draft


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself."""
    if decision.ask == "fork":
        ship = steered(decision)
        what = "loaded" if c.view.ship(ship).cargo else "empty"
        return c.t("office-ask-fork", ship=words.ship(ship), what=what)
    if decision.ask == "placing":
        return c.t("office-ask-placing", what="ship" if len(decision.options) > 1 else "none")
    if decision.ask == "answer":
        return c.t("office-ask-answer", who=c.who(offerer(decision)))
    if decision.ask == "sailing":
        named = any(isinstance(it, Name) for it in decision.options)
        return c.t("office-ask-sailing", what="name" if named else "pass")
    return c.t(f"office-ask-{decision.ask}")


def offerer(decision: Decision) -> int:
    """Whose offer is to be answered."""
    return next(it.offerer for it in decision.options if isinstance(it, Accept | Decline))


def purse(c: Context, draft: Draft) -> str:
    """Order points, products, ship cards, ships."""
    s: State = c.view
    me = s.seats[c.me]
    home = sum(ship.place is None for ship in me.ships)
    points, counts = s.order_points(c.me), {"products": len(me.products), "cards": len(me.cards)}
    return c.t("office-purse", points=points, trigger=s.trigger, ships=home, **counts)


def things(c: Context) -> list[Section]:
    """Orders with what they lack; products, ship cards, ships, where there are any: their numbers say that
    there are none."""
    t = c.t
    found = (
        (t("office-orders"), orders(c)),
        (t("office-products"), products(c)),
        (t("office-cards"), cards(c)),
        (t("office-ships"), ships(c)),
    )
    return [(heading, text) for heading, lines in found if (text := "\n".join(lines))]


def orders(c: Context) -> Iterator[str]:
    """Every order, first those that lack least."""
    s: State = c.view
    mine = s.seats[c.me].orders
    for order in sorted(mine, key=lambda it: (len(missing(s, c.me, it)), -s.rules.orders[it].points)):
        name, points = words.order(c.t, s, order), s.rules.orders[order].points
        lacks = missing(s, c.me, order)
        if len(lacks) == len(s.rules.orders[order].needs):
            yield "▫️ " + c.t("office-order-lacks-all", order=name, points=points)
        elif lacks:
            gap = words.products(c.t, s, lacks)
            yield "▫️ " + c.t("office-order-lacks", order=name, points=points, missing=gap)
        else:
            yield "✅ " + c.t("office-order-ready", order=name, points=points)


def missing(s: State, seat: int, order: str) -> tuple[str, ...]:
    """The products that an order lacks; jokers are not looked at."""
    lacks = Counter(s.rules.orders[order].needs) - Counter(s.seats[seat].products)
    return tuple(lacks.elements())


def products(c: Context) -> Iterator[str]:
    """All in a line."""
    if hand := c.view.seats[c.me].products:
        yield words.products(c.t, c.view, hand)


def cards(c: Context) -> Iterator[str]:
    """Every ship card with what it does in short; those that lie open by name."""
    me, t = c.view.seats[c.me], c.t
    for card, number in Counter(me.cards).items():
        many = f" (×{number})" if number > 1 else ""
        yield f"**{words.card(t, card)}** · {t(f'card-{words.slug(card)}.short')}{many}"
    if me.open:
        yield t("office-open", cards=words.counted(words.card(t, it) for it in me.open))


def ships(c: Context) -> Iterator[str]:
    """Every ship on the water with its cargo and its next channels."""
    s: State = c.view
    for ship, it in s.afloat():
        if ship[0] == c.me:
            yield f"{words.cargo(c.t, it.cargo)} · {ship_line(c, ship, it)}"
