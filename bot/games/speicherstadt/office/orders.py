"""Standing orders: the controls that order and plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.games.speicherstadt.office.order_lines import (
    ALL,
    ASK,
    LEAVE,
    all_name,
    current_orders,
    goal_name,
    order_lines,
    resting,
    value_of,
)
from bot.games.speicherstadt.reference import effects
from bot.messages.controls import Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.presenter.context import Context
from bot.presenter.small_print import beside
from engine.core import orders as core
from engine.core.actions import Action, mark
from engine.games.speicherstadt.orders.lots import (
    COLUMN,
    UPPER,
    goals,
    open_sales,
    price,
    price_now,
    selling,
    targets,
)
from engine.games.speicherstadt.orders.standing_orders import CHEAPEST, FAIR, LASTING, Orders
from engine.games.speicherstadt.state import Column, State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

__all__ = ["at_hand", "can_order", "order", "order_lines", "ordering", "seal", "sealed_steps"]

PICK = "order.card"
"""The pick of a draft: the card about which something is about to be ordered."""
EVERY_ROUND = "cap"
"""All cards of this and every later round."""
NOTHING, WORKER, CREW, BID = "none", "w", "x", "b"
"""What else may be done about a card; with a worker, a limit may follow: `w2`. `x2`: two of them. `b2`: buy
for up to 2, else pass, in every round."""
MOST = 8
"""The highest limit that is offered."""
LIMITS = tuple(map(str, range(1, MOST + 1)))


def can_order(c: Context) -> bool:
    """While cards are sold of which the seat may still get one."""
    return selling(c.view) and bool(open_sales(c.view, c.me) or goals(c.view))


def at_hand(c: Context) -> list[Menu]:
    """The menu of standing orders."""
    return [standing_menu(c, current_orders(c))] if can_order(c) else []


def ordering(c: Context, draft: Draft) -> list[Control]:
    """Three menus and some buttons; nothing where nothing can be ordered."""
    if not can_order(c):
        return []
    it = current_orders(c)
    return [standing_menu(c, it), *plan_menus(c, it, draft), *buttons(c, it)]


def standing_menu(c: Context, it: Orders) -> Menu:
    """The standing orders of every round."""
    facts = {"number": it.bids or FAIR}
    options = [(name, c.t(f"orders-do-{name}", **facts)) for name in LASTING]
    chosen = tuple(name for name in LASTING if getattr(it, name))
    choices = Choices(options, 0, len(options), chosen)
    return Menu(id_of(c, "order", "standing"), c.t("orders-standing"), choices)


def plan_menus(c: Context, it: Orders, draft: Draft) -> Iterator[Menu]:
    """A card, and as soon as one is chosen, what to do about it: worker and purchase in one choice."""
    t, offered = c.t, subjects(c)
    names = {name: subject_name(c, it, about) for name, about in offered.items()}
    options = [(name, card_label(names[name], plan_text(c, it, about))) for name, about in offered.items()]
    only = next(iter(offered)) if len(targets(c.view, c.me)) == 1 else ""
    picked = next((name for name in draft.picked.get(PICK, ()) if name in offered), only)
    yield Menu(id_of(c, "which", PICK), t("orders-which"), Choices(options, picked=(picked,), notes=notes(c)))
    if picked:
        about = offered[picked]
        choices = Choices(deeds(c, it, about), picked=(now(it, about),))
        yield Menu(id_of(c, "order", f"do.{picked}"), t("orders-do", card=names[picked]), choices)


def card_label(name: str, what: str) -> str:
    """A card in a menu, with what is planned for it."""
    return f"{name} · {what}" if what else name


def subjects(c: Context) -> dict[str, str]:
    """About what something may be ordered now: cards, by marks that mean no other one, the cheapest card, all
    others, all of every round."""
    s = c.view
    marks = {card_mark(c, lot, it.card): lot for lot, it in targets(s, c.me).items()}
    cheapest = {card_mark(c, CHEAPEST, ""): CHEAPEST} if sending(c) else {}
    return {**marks, **cheapest, ALL: ALL, EVERY_ROUND: EVERY_ROUND}


def sending(c: Context) -> dict[str, Column]:
    """The cards to which this seat may still wish to send a worker."""
    return goals(c.view) if c.view.seats[c.me].workers else {}


def notes(c: Context) -> dict[str, str]:
    """What each card would cost with a worker more, now and at most, and what it does."""
    return {
        card_mark(c, lot, it.card): beside(note(c, lot), *effects(c.t, it.card))
        for lot, it in sending(c).items()
    }


def note(c: Context, lot: str) -> str:
    """The same of one card. In a line every worker behind the own one adds a coin, and may leave again."""
    if lot.startswith(COLUMN):
        return c.t("orders-wish-line", price=price_now(c.view, lot))
    now, most = price_now(c.view, lot), price(c.view, lot)
    return c.t("orders-wish-now", price=now, most=most, grows="yes" if most > now else "no")


def subject_name(c: Context, it: Orders, about: str) -> str:
    """A card, the cheapest one, all others, all of every round."""
    if about == EVERY_ROUND:
        return c.t("orders-cap")
    return all_name(c, it) if about == ALL else goal_name(c, about)


def card_mark(c: Context, lot: str, card: str) -> str:
    """The mark of a card in its place in this round."""
    return mark((c.view.round, lot, card))


def now(it: Orders, about: str) -> str:
    """What is ordered about a card or about several, as a value of the menu; empty: nothing."""
    if about == EVERY_ROUND:
        return f"{BID}{it.bids}" if it.bids else "" if it.cap is None else str(it.cap)
    wish, value = next((wish for wish in it.plan if wish.goal == about), None), value_of(it, about)
    if wish is None:
        return value
    most = str(wish.most or "") if about == CHEAPEST else value
    return WORKER + (most if most.isdigit() and most != LEAVE else "")


def plan_text(c: Context, it: Orders, about: str) -> str:
    """The same in words."""
    value, workers = now(it, about), sum(wish.goal == about for wish in it.plan)
    known = next((words for known, words in deeds(c, it, about) if known == value), "") if value else ""
    return f"{known} ×{workers}" if known and workers > 1 else known


def deeds(c: Context, it: Orders, about: str) -> list[tuple[str, str]]:
    """What may be ordered about a card, or about several."""
    t = c.t
    end = [(NOTHING, t("orders-do-nothing"))] if now(it, about) else []
    if about == EVERY_ROUND:
        bids = [(BID + most, t("orders-do-bids", number=int(most))) for most in LIMITS]
        return [*((most, t("orders-do-cap", most=int(most))) for most in LIMITS), *bids, *end]
    if about == CHEAPEST:
        cheap = limits(c, it, about)
        workers = [(WORKER + most, t("orders-do-worker-most", most=int(most))) for most in cheap]
        return [(WORKER, t("orders-do-worker")), *workers, *end]
    offered = limits(c, it, about)
    out = [(most, t("orders-do-buy", most=int(most))) for most in offered]
    if about in sending(c):
        # a column only grows: for less than it costs with one worker more, none would ever go there
        least = price(c.view, about) if about.startswith(COLUMN) else 1
        enough = [most for most in offered if int(most) >= least]
        workers = [(WORKER + most, t("orders-do-worker-buy", most=int(most))) for most in enough]
        out = [*workers, (WORKER, t("orders-do-worker-ask")), *crews(c, it, about), *out]
    out.append((LEAVE, t("orders-do-leave")))
    return [*out, *([] if about == ALL else [(ASK, t("orders-do-ask"))]), *end]


def limits(c: Context, it: Orders, about: str) -> list[str]:
    """The limits that are offered in this round: what the seat can pay, at most what the card may come to
    cost, and the one in force."""
    most = max(c.view.seats[c.me].coins, 1)
    if about.startswith(UPPER):
        most = min(most, price(c.view, about))
    known = now(it, about).removeprefix(WORKER)
    return [limit for limit in LIMITS if int(limit) <= most or limit == known]


def crews(c: Context, it: Orders, about: str) -> Iterator[tuple[str, str]]:
    """One worker more for a card of the board to which one goes, while there are any, or one alone again."""
    sent = sum(wish.goal == about for wish in it.plan)
    if 0 < sent < c.view.seats[c.me].workers and about.startswith(COLUMN):
        yield f"{CREW}{sent + 1}", c.t("orders-do-workers", number=sent + 1)
    if sent > 1:
        yield f"{CREW}1", c.t("orders-do-workers", number=1)


def buttons(c: Context, it: Orders) -> Iterator[Button]:
    """Clear, and let them count all the same."""
    t = c.t
    yield Button(id_of(c, "order", "clear"), t("orders-clear"), disabled=it.empty, row=4)
    if resting(c):
        yield Button(id_of(c, "order", "keep"), t("orders-keep"), row=4)


def id_of(c: Context, verb: str, name: str) -> Id:
    """Id of a control of this panel, valid for the round: the player's own moves do not outdate it."""
    return Id(verb, c.table, c.round, name)


# --- What the controls do


def order(c: Context, orders: core.Orders, name: str, values: tuple[str, ...]) -> core.Orders:
    """The orders after a press that the panel offers; raises `Stale` for anything else."""
    deed, _, about = name.partition(".")
    if deed not in EDITS or not isinstance(orders, Orders):
        raise Stale
    return EDITS[deed](c, orders, about, values)


def decide(c: Context, orders: Orders, name: str, values: tuple[str, ...]) -> Orders:
    """Something ordered about a card, or about several."""
    about, value = subjects(c)[name], values[0]
    if value.startswith(CREW):
        return orders.with_workers(about, int(value.removeprefix(CREW)))
    if value.startswith(BID):
        return orders.but(bids=int(value.removeprefix(BID)))
    number = value.removeprefix(WORKER)
    most = int(number) if number.isdigit() else None
    if about == EVERY_ROUND:
        return orders.with_cap(most).but(bids=None)
    if about == ALL:
        return orders.for_all(most)
    if not value.startswith(WORKER):
        return bidding(orders.without_goal(about), about, value, most)
    if about == CHEAPEST:
        return orders.wishing(about, most)
    sent = orders.wishing(about, most if about.startswith(COLUMN) else None)
    return bidding(sent, about, ASK if most is None else value, most)


def bidding(orders: Orders, lot: str, value: str, most: int | None) -> Orders:
    """Something ordered about the sale of a card."""
    if most is not None:
        return orders.with_limit(lot, most)
    return orders.asking(lot) if value == ASK else orders.without(lot)


def standing(c: Context, orders: Orders, about: str, values: tuple[str, ...]) -> Orders:
    """The standing orders after a choice."""
    bids = (orders.bids or FAIR) if "bids" in values else None
    return orders.but(sends="sends" in values, loads="loads" in values, bids=bids)


EDITS: dict[str, Callable[[Context, Orders, str, tuple[str, ...]], Orders]] = {
    "do": decide,
    "standing": standing,
    "clear": lambda c, orders, about, values: orders.clear(),
    "keep": lambda c, orders, about, values: orders,
}
"""The controls of the panel, by the names in their ids."""


def sealed_steps(c: Context) -> tuple[Action, ...]:
    """The steps of the Loading that is sealed; none: it is not."""
    load = current_orders(c).load
    return load.steps if load else ()


def seal(c: Context, orders: core.Orders, steps: Sequence[Action]) -> core.Orders:
    """The orders with these steps sealed; with none, the seal is broken. Raises `Stale`."""
    if not isinstance(orders, Orders):
        raise Stale
    s: State = c.view
    return orders.with_load(s, c.me, steps) if steps else orders.without_load()
