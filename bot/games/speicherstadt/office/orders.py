"""Plans: the menus that order something, and what each choice means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.speicherstadt.office.order_lines import (
    ALL,
    ASK,
    LEAVE,
    all_name,
    goal_name,
    order_lines,
    resting,
    value_of,
)
from bot.games.speicherstadt.reference import effects
from bot.presenter.context import Context
from bot.presenter.desk import DeskMenu, Press
from bot.presenter.plan import PlanForm
from bot.presenter.small_print import beside
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
from engine.games.speicherstadt.state import Column
from engine.tables.model.drafts import Draft

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


class Plan(PlanForm[Orders]):
    """Standing orders; a card, and as soon as one is chosen, what to do about it."""

    kind = Orders

    def lines(self) -> list[str]:
        """What is ordered for this round."""
        return order_lines(self.c, self.draft)

    def picked_lines(self) -> list[str]:
        """The standing orders in force, by the names that their menu has for them."""
        orders = self.orders
        return [name for rule, name in lasting_lines(self.c, orders) if getattr(orders, rule)]

    def fields(self) -> Iterator[DeskMenu]:
        """While cards are sold of which the seat may still get one; worker and purchase in one choice."""
        c, t, orders = self.c, self.c.t, self.orders
        if not self.open:
            return
        names = {name: subject_name(c, orders, about) for name, about in self.subjects.items()}
        only = next(iter(names)) if len(targets(c.view, c.me)) == 1 else ""
        picked = next((name for name in self.draft.choice(PICK) if name in names), only)
        yield DeskMenu(PICK, t("orders-which"), [*names.items()], (picked,), notes=notes(c))
        if picked:
            about = self.subjects[picked]
            yield DeskMenu(f"do.{picked}", t("orders-do"), deeds(c, orders, about), (now(orders, about),))
        lasting = [*lasting_lines(c, orders)]
        chosen = [name for name in LASTING if getattr(orders, name)]
        full = {name: t(f"orders-do-{name}", number=orders.bids or FAIR) for name in LASTING}
        yield DeskMenu("standing", t("orders-standing"), lasting, chosen, 0, len(lasting), full)

    @property
    def open(self) -> bool:
        """Whether anything can be ordered now."""
        c = self.c
        return selling(c.view) and bool(open_sales(c.view, c.me) or goals(c.view))

    @property
    def subjects(self) -> dict[str, str]:
        """About what something may be ordered now: cards, by marks that mean no other one, the cheapest card,
        all others, all of every round."""
        c = self.c
        marks = {card_mark(c, lot, target.card): lot for lot, target in targets(c.view, c.me).items()}
        cheapest = {card_mark(c, CHEAPEST, ""): CHEAPEST} if sending(c) else {}
        return {**marks, **cheapest, ALL: ALL, EVERY_ROUND: EVERY_ROUND}

    def buttons(self) -> Iterator[Press]:
        """Clear, and let them count all the same."""
        if self.open:
            yield Press("clear", self.c.t("orders-clear"), self.orders.clear, self.orders.empty)
            if resting(self.c):
                yield Press("keep", self.c.t("orders-keep"), lambda: self.orders)

    def pick(self, name: str, values: Sequence[str]) -> Orders | Draft:
        """The card about which something will be ordered; what is ordered."""
        orders = self.orders
        if name == PICK:
            return self.draft.with_pick(PICK, values)
        if name == "standing":
            bids = (orders.bids or FAIR) if "bids" in values else None
            return orders.but(sends="sends" in values, loads="loads" in values, bids=bids)
        return decide(orders, self.subjects[name.partition(".")[2]], values[0])

    def sealed(self) -> tuple[Action, ...]:
        """The steps of the Loading that is sealed."""
        return self.orders.load.steps if self.orders.load else ()

    def seal(self, steps: Sequence[Action]) -> Orders:
        """The orders with these steps."""
        return self.orders.with_load(self.c.view, self.c.me, steps) if steps else self.orders.without_load()


def lasting_lines(c: Context, orders: Orders) -> Iterator[tuple[str, str]]:
    """The standing orders with the names under which their menu shows them."""
    yield from ((name, c.t(f"orders-say-{name}", number=orders.bids or FAIR)) for name in LASTING)


def decide(orders: Orders, about: str, value: str) -> Orders:
    """Something ordered about a card, or about several."""
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


def sending(c: Context) -> dict[str, Column]:
    """The cards to which this seat may still wish to send a worker."""
    return goals(c.view) if c.view.seats[c.me].workers else {}


def notes(c: Context) -> dict[str, str]:
    """What each card would cost with a worker more, now and at most, and what it does."""
    return {
        card_mark(c, lot, target.card): beside(note(c, lot), *effects(c.t, target.card))
        for lot, target in sending(c).items()
    }


def note(c: Context, lot: str) -> str:
    """The same of one card. In a line every worker behind the own one adds a coin, and may leave again."""
    if lot.startswith(COLUMN):
        return c.t("orders-wish-line", price=price_now(c.view, lot))
    now, most = price_now(c.view, lot), price(c.view, lot)
    return c.t("orders-wish-now", price=now, most=most, grows="yes" if most > now else "no")


def subject_name(c: Context, orders: Orders, about: str) -> str:
    """A card, the cheapest one, all others, all of every round."""
    if about == EVERY_ROUND:
        return c.t("orders-cap")
    return all_name(c, orders) if about == ALL else goal_name(c, about)


def card_mark(c: Context, lot: str, card: str) -> str:
    """The mark of a card in its place in this round."""
    return mark((c.view.round, lot, card))


def now(orders: Orders, about: str) -> str:
    """What is ordered about a card or about several, as a value of the menu; empty: nothing."""
    if about == EVERY_ROUND:
        return f"{BID}{orders.bids}" if orders.bids else "" if orders.cap is None else str(orders.cap)
    wish, value = next((wish for wish in orders.plan if wish.goal == about), None), value_of(orders, about)
    if wish is None:
        return value
    most = str(wish.most or "") if about == CHEAPEST else value
    return WORKER + (most if most.isdigit() and most != LEAVE else "")


def deeds(c: Context, orders: Orders, about: str) -> list[tuple[str, str]]:
    """What may be ordered about a card, or about several."""
    t = c.t
    end = [(NOTHING, t("orders-do-nothing"))] if now(orders, about) else []
    if about == EVERY_ROUND:
        bids = [(BID + most, t("orders-do-bids", number=int(most))) for most in LIMITS]
        return [*((most, t("orders-do-cap", most=int(most))) for most in LIMITS), *bids, *end]
    if about == CHEAPEST:
        cheap = limits(c, orders, about)
        workers = [(WORKER + most, t("orders-do-worker-most", most=int(most))) for most in cheap]
        return [(WORKER, t("orders-do-worker")), *workers, *end]
    offered = limits(c, orders, about)
    options = [(most, t("orders-do-buy", most=int(most))) for most in offered]
    if about in sending(c):
        # a column only grows: for less than it costs with one worker more, none would ever go there
        least = price(c.view, about) if about.startswith(COLUMN) else 1
        enough = [most for most in offered if int(most) >= least]
        workers = [(WORKER + most, t("orders-do-worker-buy", most=int(most))) for most in enough]
        options = [*workers, (WORKER, t("orders-do-worker-ask")), *crews(c, orders, about), *options]
    options.append((LEAVE, t("orders-do-leave")))
    return [*options, *([] if about == ALL else [(ASK, t("orders-do-ask"))]), *end]


def limits(c: Context, orders: Orders, about: str) -> list[str]:
    """The limits that are offered in this round: what the seat can pay, at most what the card may come to
    cost, and the one in force."""
    most = max(c.view.seats[c.me].coins, 1)
    if about.startswith(UPPER):
        most = min(most, price(c.view, about))
    known = now(orders, about).removeprefix(WORKER)
    return [limit for limit in LIMITS if int(limit) <= most or limit == known]


def crews(c: Context, orders: Orders, about: str) -> Iterator[tuple[str, str]]:
    """One worker more for a card of the board to which one goes, while there are any, or one alone again."""
    sent = sum(wish.goal == about for wish in orders.plan)
    if 0 < sent < c.view.seats[c.me].workers and about.startswith(COLUMN):
        yield f"{CREW}{sent + 1}", c.t("orders-do-workers", number=sent + 1)
    if sent > 1:
        yield f"{CREW}1", c.t("orders-do-workers", number=1)
