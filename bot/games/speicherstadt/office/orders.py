"""Standing orders: what is ordered, in words, and the controls that order it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import above
from bot.games.speicherstadt.office.loading import step_text
from bot.ui.controls import Button, Choices, Control, Menu
from bot.ui.ids import Id
from bot.views.scene import Scene
from engine.core import orders as core
from engine.core.actions import Action, mark
from engine.games.speicherstadt.actions import Done
from engine.games.speicherstadt.lots import COLUMN, UPPER, asked_of, goals, lots, price, selling, targets
from engine.games.speicherstadt.orders import CHEAPEST, Orders, Wish
from engine.games.speicherstadt.state import State
from engine.tables.drafts import Draft
from engine.tables.errors import Stale

PICK = "order.card"
"""The pick of a draft: the card about which something is about to be ordered."""
ALL = "all"
LEAVE, ASK, NOTHING, ANY = "0", "ask", "none", "any"
MOST = 8
"""The highest limit that is offered."""
LIMITS = tuple(map(str, range(1, MOST + 1)))


def given(scene: Scene) -> Orders:
    """What this seat has ordered, as far as it is in force."""
    chair = scene.table.chairs[scene.seat or 0]
    return Orders.revised(chair.orders, scene.view, scene.seat or 0)


def resting(scene: Scene) -> tuple[str, ...]:
    """The cards because of which the orders of this seat rest, for it could play one of them."""
    orders, s = scene.table.chairs[scene.seat or 0].orders, scene.view
    return orders.surprises(s, scene.seat or 0) if isinstance(orders, Orders) and s.stack else ()


# --- In words


def ordered(scene: Scene, draft: Draft) -> list[str]:
    """What this seat has ordered, a line each; first of all what it should look at again."""
    t, it = scene.t, given(scene)
    lines = []
    if cards := resting(scene):
        names = ", ".join(words.card_name(t, scene.view.card(card)) for card in cards)
        lines.append("⚠️ " + t("orders-rest", cards=names))
    for lot in single(scene, it):
        lines.append(t("orders-line", card=lot_name(scene, lot), what=said(scene, it, lot)))
    if it.every is not None:
        lines.append(t("orders-line", card=all_name(scene, it), what=said(scene, it, ALL)))
    if it.plan:
        lines.append(t("orders-plan"))
        lines += [f"{number}. {wish_text(scene, wish)}" for number, wish in enumerate(it.plan, 1)]
    return [*lines, *load_lines(scene, it, draft)]


def load_lines(scene: Scene, it: Orders, draft: Draft) -> Iterator[str]:
    """What is prepared for Loading: sealed, void because the goods have changed, or only laid out."""
    t, s = scene.t, scene.view
    if it.load:
        steps = [step_text(t, s, step) for step in it.load.steps]
        yield "✉️ " + t("orders-load", steps="; ".join(steps))
    elif selling(s) and any(isinstance(step, Done) for step in draft.steps):
        yield "⚠️ " + t("orders-load-void")
    elif selling(s) and draft.steps:
        yield t("orders-load-open")


def single(scene: Scene, it: Orders) -> list[str]:
    """The cards about which something is ordered, in the order of their sale."""
    return [lot for lot in lots(scene.view) if lot in it.limits or lot in it.asks]


def said(scene: Scene, it: Orders, lot: str) -> str:
    """What is ordered for a card, or for all others."""
    value, t = value_of(it, lot), scene.t
    if value in (ASK, LEAVE):
        return t("orders-say-ask" if value == ASK else "orders-say-leave")
    return t("orders-say-buy", most=int(value)) if value.isdigit() else ""


def value_of(it: Orders, lot: str) -> str:
    """What is ordered for a card, or for all others, as the value of a menu; empty: nothing."""
    most = it.every if lot == ALL else it.limits.get(lot)
    if most is not None:
        return str(most)
    return ASK if lot in it.asks else ""


def all_name(scene: Scene, it: Orders) -> str:
    """All cards, or all but those that are named."""
    return scene.t("orders-all", some="yes" if it.limits or it.asks else "no")


def lot_name(scene: Scene, lot: str) -> str:
    """A card of the market as the board names it: columns by number, above by letter, reserved by place."""
    s, t = scene.view, scene.t
    row, at = lot.split(":")
    card = words.card_name(t, s.card(lots(s)[lot].card))
    if row == COLUMN:
        return t("do-place", slot=int(at) + 1, card=card)
    if row == UPPER:
        return t("do-place", slot=above(int(at)), card=card)
    return t("orders-reserved", place=int(at) + 1, card=card)


def goal_name(scene: Scene, goal: str) -> str:
    """Where a worker shall go."""
    return scene.t("orders-cheapest") if goal == CHEAPEST else lot_name(scene, goal)


def wish_text(scene: Scene, wish: Wish) -> str:
    """A wish with its limit."""
    card = goal_name(scene, wish.goal)
    return card if wish.most is None else scene.t("orders-wish-most", card=card, most=wish.most)


# --- Controls


def ordering(scene: Scene, draft: Draft) -> list[Control]:
    """At most four menus and some buttons; nothing where nothing can be ordered."""
    s, seat = scene.view, scene.seat or 0
    if not selling(s) or not (asked_of(s, seat) or goals(s)):
        return []
    it = given(scene)
    return [*sale_menus(scene, it, draft), *wish_menus(scene, it), *buttons(scene, it)]


def sale_menus(scene: Scene, it: Orders, draft: Draft) -> Iterator[Menu]:
    """A card, and as soon as one is chosen, what to do about it."""
    t, offered = scene.t, sales(scene)
    names = {name: sale_name(scene, it, lot) for name, lot in offered.items()}
    options = [(name, labelled(names[name], said(scene, it, lot))) for name, lot in offered.items()]
    only = next(iter(offered)) if len(offered) <= 2 else ""
    picked = next((name for name in draft.picked.get(PICK, ()) if name in offered), only)
    yield Menu(id_of(scene, "which", PICK), t("orders-which"), Choices(options, picked=(picked,)))
    if picked:
        choices = Choices(deeds(scene, it, offered[picked]))
        yield Menu(id_of(scene, "order", f"do.{picked}"), t("orders-do", card=names[picked]), choices)


def labelled(name: str, what: str) -> str:
    """A card in a menu, with what is ordered for it."""
    return f"{name} · {what}" if what else name


def sales(scene: Scene) -> dict[str, str]:
    """The cards about which something may be ordered now, by marks that mean no other card, and all
    others.
    """
    s = scene.view
    marks = {named(scene, lot, it.card): lot for lot, it in targets(s, scene.seat or 0).items()}
    return {**marks, ALL: ALL}


def sale_name(scene: Scene, it: Orders, lot: str) -> str:
    """A card, or all others."""
    return all_name(scene, it) if lot == ALL else lot_name(scene, lot)


def named(scene: Scene, lot: str, card: str) -> str:
    """The mark of a card in its place in this round."""
    return mark((scene.view.round, lot, card))


def deeds(scene: Scene, it: Orders, lot: str) -> list[tuple[str, str]]:
    """What may be ordered for a card."""
    t = scene.t
    out = [(most, t("orders-do-buy", most=int(most))) for most in LIMITS]
    out.append((LEAVE, t("orders-do-leave")))
    if lot != ALL:
        out.append((ASK, t("orders-do-ask")))
    return [*out, (NOTHING, t("orders-do-nothing"))] if value_of(it, lot) else out


def wish_menus(scene: Scene, it: Orders) -> Iterator[Menu]:
    """One wish more for a worker, and the highest price of the last one."""
    t = scene.t
    if options := wishes(scene):
        yield Menu(id_of(scene, "order", f"wish.{mark(it.plan)}"), t("orders-wish"), Choices(options))
    if it.plan:
        last = it.plan[-1]
        prices = [(ANY, t("orders-most-any")), *((most, t("orders-most", most=int(most))) for most in LIMITS)]
        hint = t("orders-most-hint", card=goal_name(scene, last.goal))
        yield Menu(id_of(scene, "order", f"most.{mark(it.plan)}"), hint, Choices(prices))


def wishes(scene: Scene) -> list[tuple[str, str]]:
    """Where a worker may be wished to go, with the price that the card would have then."""
    s, t = scene.view, scene.t
    if not goals(s) or not s.seats[scene.seat or 0].workers:
        return []
    out = [
        (named(scene, goal, it.card), t("orders-wish-now", card=lot_name(scene, goal), price=price(s, goal)))
        for goal, it in goals(s).items()
    ]
    return [*out, (named(scene, CHEAPEST, ""), t("orders-cheapest"))]


def buttons(scene: Scene, it: Orders) -> Iterator[Button]:
    """Take back, clear, and let them count all the same."""
    t = scene.t
    if it.plan:
        yield Button(id_of(scene, "order", f"back.{mark(it.plan)}"), t("orders-undo"), row=4)
    yield Button(id_of(scene, "order", "clear"), t("orders-clear"), disabled=it.empty, row=4)
    if resting(scene):
        yield Button(id_of(scene, "order", "keep"), t("orders-keep"), row=4)


def id_of(scene: Scene, verb: str, name: str) -> Id:
    """The id of a control of this panel: it belongs to the round, for one's own moves go on meanwhile."""
    return Id(verb, scene.table.id, scene.table.round, name)


# --- What the controls do


def order(scene: Scene, orders: core.Orders, name: str, values: tuple[str, ...]) -> core.Orders:
    """The orders after a press that the panel offers; raises `Stale` for anything else."""
    deed, _, about = name.partition(".")
    if deed not in EDITS or not isinstance(orders, Orders):
        raise Stale
    return EDITS[deed](scene, orders, about, values)


def limited(scene: Scene, orders: Orders, about: str, values: tuple[str, ...]) -> Orders:
    """Something ordered for one card, or for all others."""
    lot, value = sales(scene)[about], values[0]
    most = int(value) if value.isdigit() else None
    if lot == ALL:
        return orders.for_all(most)
    if most is not None:
        return orders.with_limit(lot, most)
    return orders.asking(lot) if value == ASK else orders.without(lot)


def wished(scene: Scene, orders: Orders, about: str, values: tuple[str, ...]) -> Orders:
    """One wish more."""
    open_to = {named(scene, goal, it.card): goal for goal, it in goals(scene.view).items()}
    return orders.with_wish(open_to.get(values[0], CHEAPEST))


def priced(scene: Scene, orders: Orders, about: str, values: tuple[str, ...]) -> Orders:
    """The last wish at another highest price."""
    most = None if values[0] == ANY else int(values[0])
    return orders.without_last_wish().with_wish(orders.plan[-1].goal, most)


EDITS: dict[str, Callable[[Scene, Orders, str, tuple[str, ...]], Orders]] = {
    "do": limited,
    "wish": wished,
    "most": priced,
    "back": lambda scene, orders, about, values: orders.without_last_wish(),
    "clear": lambda scene, orders, about, values: orders.cleared(),
    "keep": lambda scene, orders, about, values: orders,
}
"""The controls of the panel, by the names in their ids."""


def sealed(scene: Scene) -> tuple[Action, ...]:
    """The steps of the Loading that is sealed; none: it is not."""
    load = given(scene).load
    return load.steps if load else ()


def seal(scene: Scene, orders: core.Orders, steps: Sequence[Action]) -> core.Orders:
    """The orders with these steps sealed; with none, the seal is broken."""
    if not isinstance(orders, Orders):
        raise Stale
    s: State = scene.view
    return orders.with_load(s, scene.seat or 0, steps) if steps else orders.without_load()
