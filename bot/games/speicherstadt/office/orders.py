"""Standing orders: what is ordered, in words, and the controls that order it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.games.context import Context
from bot.games.speicherstadt import board, words
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
from engine.games.speicherstadt.state import Column, State
from engine.tables.errors import Stale
from engine.tables.play.drafts import Draft

PICK = "order.card"
"""The pick of a draft: the card about which something is about to be ordered."""
ALL, EVERY_ROUND = "all", "cap"
LEAVE, ASK, NOTHING, WORKER = "0", "ask", "none", "w"
"""What may be done about a card, besides limits; with a worker, a limit may follow: `w2`."""
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
    if it.cap is not None:
        lines.append(t("orders-line", card=t("orders-cap"), what=t("orders-say-cap", most=it.cap)))
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
    """A card of the market as the board names it: by its number, reserved ones by their place."""
    s, t = c.view, c.t
    row, at = lot.split(":")
    card = words.lying_name(t, s.card(lots(s)[lot].card), lots(s)[lot].goods)
    if row == COLUMN:
        return t("do-place", slot=int(at) + 1, card=card)
    if row == UPPER:
        return t("do-place", slot=board.above(s, int(at)), card=card)
    return t("orders-reserved", place=board.place(int(at)), card=card)


def goal_name(c: Context, goal: str) -> str:
    """Where a worker shall go."""
    return c.t("orders-cheapest") if goal == CHEAPEST else lot_name(c, goal)


def wish_text(c: Context, wish: Wish) -> str:
    """A wish with its limit."""
    card = goal_name(c, wish.goal)
    return card if wish.most is None else c.t("orders-wish-most", card=card, most=wish.most)


# --- Controls


def ordering(c: Context, draft: Draft) -> list[Control]:
    """Two menus and some buttons; nothing where nothing can be ordered."""
    s, seat = c.view, c.me
    if not selling(s) or not (asked_of(s, seat) or goals(s)):
        return []
    it = given(c)
    return [*plan_menus(c, it, draft), *buttons(c, it)]


def plan_menus(c: Context, it: Orders, draft: Draft) -> Iterator[Menu]:
    """A card, and as soon as one is chosen, what to do about it: worker and purchase in one choice."""
    t, offered = c.t, subjects(c)
    names = {name: subject_name(c, it, about) for name, about in offered.items()}
    options = [(name, labelled(names[name], planned(c, it, about))) for name, about in offered.items()]
    only = next(iter(offered)) if len(targets(c.view, c.me)) == 1 else ""
    picked = next((name for name in draft.picked.get(PICK, ()) if name in offered), only)
    yield Menu(id_of(c, "which", PICK), t("orders-which"), Choices(options, picked=(picked,), notes=notes(c)))
    if picked:
        about = offered[picked]
        choices = Choices(deeds(c, it, about), picked=(now(it, about),))
        yield Menu(id_of(c, "order", f"do.{picked}"), t("orders-do", card=names[picked]), choices)


def labelled(name: str, what: str) -> str:
    """A card in a menu, with what is planned for it."""
    return f"{name} · {what}" if what else name


def subjects(c: Context) -> dict[str, str]:
    """About what something may be ordered now: cards, by marks that mean no other one, the cheapest card, all
    others, all of every round."""
    s = c.view
    marks = {named(c, lot, it.card): lot for lot, it in targets(s, c.me).items()}
    cheapest = {named(c, CHEAPEST, ""): CHEAPEST} if sending(c) else {}
    return {**marks, **cheapest, ALL: ALL, EVERY_ROUND: EVERY_ROUND}


def sending(c: Context) -> dict[str, Column]:
    """The cards to which this seat may still wish to send a worker."""
    return goals(c.view) if c.view.seats[c.me].workers else {}


def notes(c: Context) -> dict[str, str]:
    """What a worker more would make of the price of each card."""
    known = {named(c, lot, it.card): price(c.view, lot) for lot, it in sending(c).items()}
    return {name: c.t("orders-wish-now", price=cost) for name, cost in known.items()}


def subject_name(c: Context, it: Orders, about: str) -> str:
    """A card, the cheapest one, all others, all of every round."""
    if about == EVERY_ROUND:
        return c.t("orders-cap")
    return all_name(c, it) if about == ALL else goal_name(c, about)


def named(c: Context, lot: str, card: str) -> str:
    """The mark of a card in its place in this round."""
    return mark((c.view.round, lot, card))


def now(it: Orders, about: str) -> str:
    """What is ordered about a card or about several, as a value of the menu; empty: nothing."""
    if about == EVERY_ROUND:
        return "" if it.cap is None else str(it.cap)
    wish, value = next((wish for wish in it.plan if wish.goal == about), None), value_of(it, about)
    if wish is None:
        return value
    most = str(wish.most or "") if about == CHEAPEST else value
    return WORKER + (most if most.isdigit() and most != LEAVE else "")


def planned(c: Context, it: Orders, about: str) -> str:
    """The same in words."""
    value = now(it, about)
    return next((words for known, words in deeds(c, it, about) if known == value), "") if value else ""


def deeds(c: Context, it: Orders, about: str) -> list[tuple[str, str]]:
    """What may be ordered about a card, or about several."""
    t = c.t
    end = [(NOTHING, t("orders-do-nothing"))] if now(it, about) else []
    if about == EVERY_ROUND:
        return [*((most, t("orders-do-cap", most=int(most))) for most in LIMITS), *end]
    if about == CHEAPEST:
        workers = [(WORKER + most, t("orders-do-worker-most", most=int(most))) for most in LIMITS]
        return [(WORKER, t("orders-do-worker")), *workers, *end]
    out = [(most, t("orders-do-buy", most=int(most))) for most in LIMITS]
    if about in sending(c):
        workers = [(WORKER + most, t("orders-do-worker-buy", most=int(most))) for most in LIMITS]
        out = [*workers, (WORKER, t("orders-do-worker-ask")), *out]
    out.append((LEAVE, t("orders-do-leave")))
    return [*out, *([] if about == ALL else [(ASK, t("orders-do-ask"))]), *end]


def buttons(c: Context, it: Orders) -> Iterator[Button]:
    """Clear, and let them count all the same."""
    t = c.t
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


def decided(c: Context, orders: Orders, name: str, values: tuple[str, ...]) -> Orders:
    """Something ordered about a card, or about several."""
    about, value = subjects(c)[name], values[0]
    number = value.removeprefix(WORKER)
    most = int(number) if number.isdigit() else None
    if about == EVERY_ROUND:
        return orders.capped(most)
    if about == ALL:
        return orders.for_all(most)
    if not value.startswith(WORKER):
        return bidding(orders.unwished(about), about, value, most)
    if about == CHEAPEST:
        return orders.wishing(about, most)
    sent = orders.wishing(about, most if about.startswith(COLUMN) else None)
    return bidding(sent, about, ASK if most is None else value, most)


def bidding(orders: Orders, lot: str, value: str, most: int | None) -> Orders:
    """Something ordered about the sale of a card."""
    if most is not None:
        return orders.with_limit(lot, most)
    return orders.asking(lot) if value == ASK else orders.without(lot)


EDITS: dict[str, Callable[[Context, Orders, str, tuple[str, ...]], Orders]] = {
    "do": decided,
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
