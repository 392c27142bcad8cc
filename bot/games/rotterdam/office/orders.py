"""Standing orders: what is ordered, in plain sentences, and the menus that order it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.games.rotterdam import answers, words
from bot.games.rotterdam.board import phase
from bot.messages.controls import Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.presenter.context import Context
from engine.core import orders as core
from engine.core.actions import Action, act
from engine.games.rotterdam.actions import Place
from engine.games.rotterdam.orders.standing_orders import LASTING, FollowShip, Orders, Wish
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

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


def current_orders(c: Context) -> Orders:
    """The standing orders of this seat that are in force."""
    return Orders.revise(c.orders, c.view, c.me)


# --- In words


def order_lines(c: Context, draft: Draft) -> list[str]:
    """What this seat has ordered, a line each."""
    it, t = current_orders(c), c.t
    lines = [t("orders-say-course", **course_facts(c, it.course))] if it.course else []
    if it.plan:
        lines.append(t("orders-say-plan", ships="; ".join(wish_text(c, wish) for wish in it.plan)))
    lines += [t(f"orders-say-{name}") for name in LASTING if getattr(it, name)]
    if it.trade:
        lines.append(t(f"orders-say-{words.slug(trade_of(it))}"))
    if it.refuse:
        lines.append(t("orders-say-refuse", products=words.products(t, it.refuse)))
    return [f"• {line}" for line in lines]


def trade_of(it: Orders) -> str:
    """What is ordered for Trade, by its name."""
    return next(name for name, said in TRADES.items() if said == (it.trade, it.always and bool(it.trade)))


def course_facts(c: Context, it: FollowShip) -> dict[str, str]:
    """The colour and the ship."""
    return {"colour": words.colour(c.t, it.colour), "ship": words.ship((c.me, it.ship))}


# --- Controls


def can_order(c: Context) -> bool:
    """Always, until the game is over."""
    return not c.view.over


def at_hand(c: Context) -> list[Menu]:
    """The menu of standing orders."""
    it = current_orders(c)
    chosen = tuple(name for name in LASTING if getattr(it, name))
    options = [(name, c.t(f"orders-do-{name}")) for name in LASTING]
    choices = Choices(options, 0, len(options), chosen)
    return [Menu(id_of(c, "standing"), c.t("orders-standing"), choices)]


def ordering(c: Context, draft: Draft) -> list[Control]:
    """Menus of standing orders, of the next colour, of trade; nothing when the game is over."""
    if c.view.over:
        return []
    it, t = current_orders(c), c.t
    controls: list[Control] = [*at_hand(c)]
    controls.append(Menu(id_of(c, f"plan.{len(it.plan)}"), t("orders-plan"), Choices(plan_lines(c, it))))
    if courses := list(course_lines(c)):
        picked = (course_name(it.course) if it.course else ASK,)
        lines = [(ASK, t("orders-course-ask")), *courses]
        controls.append(Menu(id_of(c, "course"), t("orders-course"), Choices(lines, picked=picked)))
    choices = Choices([*trade_lines(c, it)], picked=(trade_of(it),))
    controls.append(Menu(id_of(c, "trade"), t("orders-trade"), choices))
    return [*controls, Button(id_of(c, "clear"), t("orders-clear"), disabled=it.empty, row=4)]


def trade_lines(c: Context, it: Orders) -> Iterator[tuple[str, str]]:
    """What to say, and below it the products: each is kept, or given again, by choosing it."""
    yield ASK, c.t("orders-trade-ask")
    yield from ((name, c.t(f"orders-do-{words.slug(name)}")) for name in TRADES if name != ASK)
    for product in c.view.rules.products:
        key = "orders-do-give" if product in it.refuse else "orders-do-refuse"
        yield KEEP + product, c.t(key, product=words.product(c.t, product))


def plan_lines(c: Context, it: Orders) -> list[tuple[str, str]]:
    """Nothing planned, or one ship more: every start with every cargo and with none."""
    s: State = c.view
    ships = [Wish(start=start, cargo=cargo) for start in s.rules.map.starts for cargo in (*s.stock, None)]
    lines = [(wish_name(wish), wish_text(c, wish)) for wish in ships] if len(it.plan) < MOST else []
    return [(ASK, c.t("orders-plan-ask")), *lines]


def wish_name(it: Wish) -> str:
    """A ship to be placed, as values of a menu have it."""
    return f"{it.start}.{it.cargo or ''}"


def wish_text(c: Context, it: Wish) -> str:
    """A start and a cargo, and the odds as where one places it."""
    return answers.place_label(c, act(Place, c.me, start=it.start, cargo=it.cargo))


def course_lines(c: Context) -> Iterator[tuple[str, str]]:
    """Every ship of this seat with every colour before it, while its naming in this round is to come."""
    s: State = c.view
    if not naming_comes(s, c.me):
        return
    for ship, it in s.afloat():
        for colour in s.rules.map.colours:
            if ship[0] == c.me and s.rules.map.exits[colour].get(it.place or ""):
                course = FollowShip(colour=colour, ship=ship[1])
                yield course_name(course), c.t("orders-do-course", **course_facts(c, course))


def naming_comes(s: State, seat: int) -> bool:
    """Whether this seat has still to name a colour in this round."""
    if phase(s) == "sailing":
        return seat in s.order(s.master)[s.turn :] and not (seat == s.acting and s.colour is not None)
    return phase(s) == "placing"


def course_name(it: FollowShip) -> str:
    """A colour for a ship, as ids have it."""
    return f"{it.colour}.{it.ship}"


def id_of(c: Context, name: str) -> Id:
    """Id of a control of this panel, valid for the round: the player's own moves do not outdate it."""
    return Id("order", c.table, c.round, name)


# --- What the controls do


def order(c: Context, orders: core.Orders, name: str, values: tuple[str, ...]) -> core.Orders:
    """The orders after a press that the panel offers; raises `Stale` for anything else."""
    name = name.partition(".")[0]
    if name not in EDITS or not isinstance(orders, Orders):
        raise Stale
    return EDITS[name](orders, values)


def standing(it: Orders, values: tuple[str, ...]) -> Orders:
    """The standing orders after a choice."""
    return it.but(**{name: name in values for name in LASTING})


def course(it: Orders, values: tuple[str, ...]) -> Orders:
    """The next colour."""
    if values[0] == ASK:
        return it.but(course=None)
    colour, _, ship = values[0].partition(".")
    return it.but(course=FollowShip(colour=colour, ship=int(ship)))


def plan(it: Orders, values: tuple[str, ...]) -> Orders:
    """One ship more, or none."""
    if values[0] == ASK:
        return it.but(plan=())
    start, _, cargo = values[0].partition(".")
    return it.but(plan=(*it.plan, Wish(start=start, cargo=cargo or None)))


def trade(it: Orders, values: tuple[str, ...]) -> Orders:
    """What to say in Trade, or one product more or less that is not given away."""
    if values[0].startswith(KEEP):
        return it.but(refuse=tuple(sorted({*it.refuse} ^ {values[0].removeprefix(KEEP)})))
    said, always = TRADES[values[0]]
    return it.but(trade=said, always=always)


EDITS: dict[str, Callable[[Orders, tuple[str, ...]], Orders]] = {
    "standing": standing,
    "plan": plan,
    "course": course,
    "trade": trade,
    "clear": lambda it, values: Orders(round=it.round),
}
"""The controls of the panel, by the names in their ids."""


def sealed_steps(c: Context) -> tuple[Action, ...]:
    """Nothing is laid out ahead in this game."""
    return ()


def seal(c: Context, orders: core.Orders, steps: Sequence[Action]) -> core.Orders:
    """Raise `Stale`: nothing can be sealed."""
    raise Stale
