"""Standing orders: what is ordered, in words, and the controls that order it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.games.context import Context
from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import above
from bot.games.speicherstadt.office.loading import step_text
from bot.interactions.controls import Button, Choices, Control, Menu
from bot.interactions.ids import Id
from engine.core import orders as core
from engine.core.actions import Action, mark
from engine.games.speicherstadt.actions import Done
from engine.games.speicherstadt.orders.lots import (
    COLUMN,
    UPPER,
    asked_of,
    goals,
    lots,
    price,
    selling,
    targets,
)
from engine.games.speicherstadt.orders.standing import CHEAPEST, Orders, Wish
from engine.games.speicherstadt.state import State
from engine.tables.errors import Stale
from engine.tables.play.drafts import Draft

PICK = "order.card"
"""The pick of a draft: the card about which something is about to be ordered."""
ALL = "all"
LEAVE, ASK, NOTHING, ANY = "0", "ask", "none", "any"
MOST = 8
"""The highest limit that is offered."""
LIMITS = tuple(map(str, range(1, MOST + 1)))


def given(c: Context) -> Orders:
    """What this seat has ordered, as far as it is in force."""
    return Orders.revised(c.orders, c.view, c.me)


def resting(c: Context) -> tuple[str, ...]:
    """The cards because of which the orders of this seat rest, for it could play one of them."""
    orders, s = c.orders, c.view
    return orders.surprises(s, c.me) if isinstance(orders, Orders) and s.stack else ()


# --- In words


def ordered(c: Context, draft: Draft) -> list[str]:
    """What this seat has ordered, a line each; first of all what it should look at again."""
    t, it = c.t, given(c)
    lines = []
    if cards := resting(c):
        names = ", ".join(words.card_name(t, c.view.card(card)) for card in cards)
        lines.append("⚠️ " + t("orders-rest", cards=names))
    for lot in single(c, it):
        lines.append(t("orders-line", card=lot_name(c, lot), what=said(c, it, lot)))
    if it.every is not None:
        lines.append(t("orders-line", card=all_name(c, it), what=said(c, it, ALL)))
    if it.plan:
        lines.append(t("orders-plan"))
        lines += [f"{number}. {wish_text(c, wish)}" for number, wish in enumerate(it.plan, 1)]
    return [*lines, *load_lines(c, it, draft)]


def load_lines(c: Context, it: Orders, draft: Draft) -> Iterator[str]:
    """What is prepared for Loading: sealed, void because the goods have changed, or only laid out."""
    t, s = c.t, c.view
    if it.load:
        steps = [step_text(t, s, step) for step in it.load.steps]
        yield "✉️ " + t("orders-load", steps="; ".join(steps))
    elif selling(s) and any(isinstance(step, Done) for step in draft.steps):
        yield "⚠️ " + t("orders-load-void")
    elif selling(s) and draft.steps:
        yield t("orders-load-open")


def single(c: Context, it: Orders) -> list[str]:
    """The cards about which something is ordered, in the order of their sale."""
    return [lot for lot in lots(c.view) if lot in it.limits or lot in it.asks]


def said(c: Context, it: Orders, lot: str) -> str:
    """What is ordered for a card, or for all others."""
    value, t = value_of(it, lot), c.t
    if value in (ASK, LEAVE):
        return t("orders-say-ask" if value == ASK else "orders-say-leave")
    return t("orders-say-buy", most=int(value)) if value.isdigit() else ""


def value_of(it: Orders, lot: str) -> str:
    """What is ordered for a card, or for all others, as the value of a menu; empty: nothing."""
    most = it.every if lot == ALL else it.limits.get(lot)
    if most is not None:
        return str(most)
    return ASK if lot in it.asks else ""


def all_name(c: Context, it: Orders) -> str:
    """All cards, or all but those that are named."""
    return c.t("orders-all", some="yes" if it.limits or it.asks else "no")


def lot_name(c: Context, lot: str) -> str:
    """A card of the market as the board names it: columns by number, above by letter, reserved by place."""
    s, t = c.view, c.t
    row, at = lot.split(":")
    card = words.lying_name(t, s.card(lots(s)[lot].card), lots(s)[lot].goods)
    if row == COLUMN:
        return t("do-place", slot=int(at) + 1, card=card)
    if row == UPPER:
        return t("do-place", slot=above(int(at)), card=card)
    return t("orders-reserved", place=int(at) + 1, card=card)


def goal_name(c: Context, goal: str) -> str:
    """Where a worker shall go."""
    return c.t("orders-cheapest") if goal == CHEAPEST else lot_name(c, goal)


def wish_text(c: Context, wish: Wish) -> str:
    """A wish with its limit."""
    card = goal_name(c, wish.goal)
    return card if wish.most is None else c.t("orders-wish-most", card=card, most=wish.most)


# --- Controls


def ordering(c: Context, draft: Draft) -> list[Control]:
    """At most four menus and some buttons; nothing where nothing can be ordered."""
    s, seat = c.view, c.me
    if not selling(s) or not (asked_of(s, seat) or goals(s)):
        return []
    it = given(c)
    return [*sale_menus(c, it, draft), *wish_menus(c, it), *buttons(c, it)]


def sale_menus(c: Context, it: Orders, draft: Draft) -> Iterator[Menu]:
    """A card, and as soon as one is chosen, what to do about it."""
    t, offered = c.t, sales(c)
    names = {name: sale_name(c, it, lot) for name, lot in offered.items()}
    options = [(name, labelled(names[name], said(c, it, lot))) for name, lot in offered.items()]
    only = next(iter(offered)) if len(offered) <= 2 else ""
    picked = next((name for name in draft.picked.get(PICK, ()) if name in offered), only)
    yield Menu(id_of(c, "which", PICK), t("orders-which"), Choices(options, picked=(picked,)))
    if picked:
        choices = Choices(deeds(c, it, offered[picked]))
        yield Menu(id_of(c, "order", f"do.{picked}"), t("orders-do", card=names[picked]), choices)


def labelled(name: str, what: str) -> str:
    """A card in a menu, with what is ordered for it."""
    return f"{name} · {what}" if what else name


def sales(c: Context) -> dict[str, str]:
    """The cards about which something may be ordered now, by marks that mean no other card, and all
    others.
    """
    s = c.view
    marks = {named(c, lot, it.card): lot for lot, it in targets(s, c.me).items()}
    return {**marks, ALL: ALL}


def sale_name(c: Context, it: Orders, lot: str) -> str:
    """A card, or all others."""
    return all_name(c, it) if lot == ALL else lot_name(c, lot)


def named(c: Context, lot: str, card: str) -> str:
    """The mark of a card in its place in this round."""
    return mark((c.view.round, lot, card))


def deeds(c: Context, it: Orders, lot: str) -> list[tuple[str, str]]:
    """What may be ordered for a card."""
    t = c.t
    out = [(most, t("orders-do-buy", most=int(most))) for most in LIMITS]
    out.append((LEAVE, t("orders-do-leave")))
    if lot != ALL:
        out.append((ASK, t("orders-do-ask")))
    return [*out, (NOTHING, t("orders-do-nothing"))] if value_of(it, lot) else out


def wish_menus(c: Context, it: Orders) -> Iterator[Menu]:
    """One wish more for a worker, and the highest price of the last one."""
    t = c.t
    if options := wishes(c):
        yield Menu(id_of(c, "order", f"wish.{mark(it.plan)}"), t("orders-wish"), Choices(options))
    if it.plan:
        last = it.plan[-1]
        prices = [(ANY, t("orders-most-any")), *((most, t("orders-most", most=int(most))) for most in LIMITS)]
        hint = t("orders-most-hint", card=goal_name(c, last.goal))
        yield Menu(id_of(c, "order", f"most.{mark(it.plan)}"), hint, Choices(prices))


def wishes(c: Context) -> list[tuple[str, str]]:
    """Where a worker may be wished to go, with the price that the card would have then."""
    s, t = c.view, c.t
    if not goals(s) or not s.seats[c.me].workers:
        return []
    out = [
        (named(c, goal, it.card), t("orders-wish-now", card=lot_name(c, goal), price=price(s, goal)))
        for goal, it in goals(s).items()
    ]
    return [*out, (named(c, CHEAPEST, ""), t("orders-cheapest"))]


def buttons(c: Context, it: Orders) -> Iterator[Button]:
    """Take back, clear, and let them count all the same."""
    t = c.t
    if it.plan:
        yield Button(id_of(c, "order", f"back.{mark(it.plan)}"), t("orders-undo"), row=4)
    yield Button(id_of(c, "order", "clear"), t("orders-clear"), disabled=it.empty, row=4)
    if resting(c):
        yield Button(id_of(c, "order", "keep"), t("orders-keep"), row=4)


def id_of(c: Context, verb: str, name: str) -> Id:
    """The id of a control of this panel: it belongs to the round, for one's own moves go on meanwhile."""
    return Id(verb, c.table, c.round, name)


# --- What the controls do


def order(c: Context, orders: core.Orders, name: str, values: tuple[str, ...]) -> core.Orders:
    """The orders after a press that the panel offers; raises `Stale` for anything else."""
    deed, _, about = name.partition(".")
    if deed not in EDITS or not isinstance(orders, Orders):
        raise Stale
    return EDITS[deed](c, orders, about, values)


def limited(c: Context, orders: Orders, about: str, values: tuple[str, ...]) -> Orders:
    """Something ordered for one card, or for all others."""
    lot, value = sales(c)[about], values[0]
    most = int(value) if value.isdigit() else None
    if lot == ALL:
        return orders.for_all(most)
    if most is not None:
        return orders.with_limit(lot, most)
    return orders.asking(lot) if value == ASK else orders.without(lot)


def wished(c: Context, orders: Orders, about: str, values: tuple[str, ...]) -> Orders:
    """One wish more."""
    open_to = {named(c, goal, it.card): goal for goal, it in goals(c.view).items()}
    return orders.with_wish(open_to.get(values[0], CHEAPEST))


def priced(c: Context, orders: Orders, about: str, values: tuple[str, ...]) -> Orders:
    """The last wish at another highest price."""
    most = None if values[0] == ANY else int(values[0])
    return orders.without_last_wish().with_wish(orders.plan[-1].goal, most)


EDITS: dict[str, Callable[[Context, Orders, str, tuple[str, ...]], Orders]] = {
    "do": limited,
    "wish": wished,
    "most": priced,
    "back": lambda c, orders, about, values: orders.without_last_wish(),
    "clear": lambda c, orders, about, values: orders.cleared(),
    "keep": lambda c, orders, about, values: orders,
}
"""The controls of the panel, by the names in their ids."""


def sealed(c: Context) -> tuple[Action, ...]:
    """The steps of the Loading that is sealed; none: it is not."""
    load = given(c).load
    return load.steps if load else ()


def seal(c: Context, orders: core.Orders, steps: Sequence[Action]) -> core.Orders:
    """The orders with these steps sealed; with none, the seal is broken."""
    if not isinstance(orders, Orders):
        raise Stale
    s: State = c.view
    return orders.with_load(s, c.me, steps) if steps else orders.without_load()
