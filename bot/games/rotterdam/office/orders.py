"""Plans: what is ordered, in plain sentences, and the menus that order it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.rotterdam import answers, words
from bot.games.rotterdam.board import phase
from bot.presenter.context import Context
from bot.presenter.desk import DeskMenu, Press
from bot.presenter.plan import PlanForm
from engine.core.actions import act
from engine.games.rotterdam.actions import Place
from engine.games.rotterdam.orders.standing_orders import LASTING, FollowShip, Orders, Wish
from engine.games.rotterdam.state import State

TRADES = {
    "ask": ("", False),
    "done": ("done", False),
    "done_always": ("done", True),
    "closed": ("closed", False),
    "closed_always": ("closed", True),
}
"""What may be said about Trade: in this round, or in every one."""
ASK, KEEP = "ask", "keep."
MOST = 4
"""Ships that can be planned."""


class Plan(PlanForm[Orders]):
    """Standing orders, the next ships, the next colour, trade."""

    kind = Orders

    def lines(self) -> list[str]:
        """The next ships, and the products that are not given away."""
        orders, t, lines = self.orders, self.c.t, []
        if orders.plan:
            ships = ", ".join(f"{wish.start} {words.cargo(t, wish.cargo)}" for wish in orders.plan)
            lines.append(t("orders-say-plan", ships=ships))
        if orders.refuse:
            products = ", ".join(words.product(t, product) for product in orders.refuse)
            lines.append(t("orders-say-refuse", products=products))
        return lines

    def picked_lines(self) -> list[str]:
        """The colour, standing orders, trade."""
        orders, t = self.orders, self.c.t
        lines = [t("orders-say-course", **course_facts(self.c, orders.course))] if orders.course else []
        lines += [t(f"orders-say-{name}") for name in LASTING if getattr(orders, name)]
        if orders.trade:
            lines.append(t(f"orders-say-{words.slug(trade_of(orders))}"))
        return lines

    def fields(self) -> Iterator[DeskMenu]:
        """Nothing when the game is over."""
        if self.c.view.over:
            return
        orders, t = self.orders, self.c.t
        lasting = [(name, t(f"orders-say-{name}")) for name in LASTING]
        chosen = [name for name in LASTING if getattr(orders, name)]
        notes = {name: t(f"orders-do-{name}.note") for name in LASTING}
        yield DeskMenu("standing", t("orders-standing"), lasting, chosen, 0, len(lasting), notes)
        yield DeskMenu(f"plan.{len(orders.plan)}", t("orders-plan"), ships_lines(self.c, orders))
        if courses := [*course_lines(self.c)]:
            picked = course_name(orders.course) if orders.course else ASK
            yield DeskMenu("course", t("orders-course"), [(ASK, t("orders-course-ask")), *courses], (picked,))
        trade, notes = [*trade_lines(self.c, orders)], dict(trade_notes(self.c))
        yield DeskMenu("trade", t("orders-trade"), trade, (trade_of(orders),), notes=notes)

    def buttons(self) -> Iterator[Press]:
        if not self.c.view.over:
            round = self.orders.round
            yield Press("clear", self.c.t("orders-clear"), lambda: Orders(round=round), self.orders.empty)

    def pick(self, name: str, values: Sequence[str]) -> Orders:
        """The orders after a choice."""
        orders, value = self.orders, "".join(values[:1])
        first, _, second = value.partition(".")
        if name == "standing":
            return orders.but(**{name: name in values for name in LASTING})
        if name == "course":
            return orders.but(course=None if value == ASK else FollowShip(colour=first, ship=int(second)))
        if name != "trade":
            ships = (*orders.plan, Wish(start=first, cargo=second or None)) if value != ASK else ()
            return orders.but(plan=ships)
        if value.startswith(KEEP):
            return orders.but(refuse=tuple(sorted({*orders.refuse} ^ {value.removeprefix(KEEP)})))
        answer, always = TRADES[value]
        return orders.but(trade=answer, always=always)


def trade_of(orders: Orders) -> str:
    """What is ordered for Trade, by its name."""
    return next(
        name
        for name, answer in TRADES.items()
        if answer == (orders.trade, orders.always and bool(orders.trade))
    )


def course_facts(c: Context, course: FollowShip) -> dict[str, str]:
    """The colour and the ship."""
    return {"colour": words.colour(c.t, course.colour), "ship": words.ship((c.me, course.ship))}


def trade_lines(c: Context, orders: Orders) -> Iterator[tuple[str, str]]:
    """What to say, and below it the products: each is kept, or given again, by choosing it."""
    yield ASK, c.t("orders-trade-ask")
    yield from ((name, c.t(f"orders-do-{words.slug(name)}")) for name in TRADES if name != ASK)
    for product in c.view.rules.products:
        key = "orders-do-give" if product in orders.refuse else "orders-do-refuse"
        yield KEEP + product, c.t(key, product=words.product(c.t, product))


def trade_notes(c: Context) -> Iterator[tuple[str, str]]:
    """Small print of these lines."""
    yield from ((name, c.t(f"orders-do-{answer}.note")) for name, (answer, _) in TRADES.items() if answer)
    yield from ((KEEP + product, c.t("orders-do-refuse.note")) for product in c.view.rules.products)


def ships_lines(c: Context, orders: Orders) -> list[tuple[str, str]]:
    """Nothing planned, or one ship more: every start with every cargo and with none."""
    state: State = c.view
    ships = [
        Wish(start=start, cargo=cargo) for start in state.rules.map.starts for cargo in (*state.stock, None)
    ]
    placed = {wish_name(wish): act(Place, c.me, start=wish.start, cargo=wish.cargo) for wish in ships}
    lines = [(name, answers.place_label(c, action)) for name, action in placed.items()]
    return [(ASK, c.t("orders-plan-ask")), *(lines if len(orders.plan) < MOST else [])]


def wish_name(wish: Wish) -> str:
    """A ship to be placed, as values of a menu have it."""
    return f"{wish.start}.{wish.cargo or ''}"


def course_lines(c: Context) -> Iterator[tuple[str, str]]:
    """Every ship of this seat with every colour before it, while its naming in this round is to come."""
    state: State = c.view
    if not naming_comes(state, c.me):
        return
    for ship, cargo_ship in state.afloat():
        for colour in state.rules.map.colours:
            if ship[0] == c.me and state.rules.map.exits[colour].get(cargo_ship.place or ""):
                course = FollowShip(colour=colour, ship=ship[1])
                yield course_name(course), c.t("orders-do-course", **course_facts(c, course))


def naming_comes(state: State, seat: int) -> bool:
    """Whether this seat has still to name a colour in this round."""
    if phase(state) == "sailing":
        return seat in state.order(state.master)[state.turn :] and not (
            seat == state.acting and state.colour is not None
        )
    return phase(state) == "placing"


def course_name(course: FollowShip) -> str:
    """A colour for a ship, as ids have it."""
    return f"{course.colour}.{course.ship}"
