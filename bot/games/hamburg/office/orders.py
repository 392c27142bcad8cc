"""Standing orders: what is ordered, in words, and the controls that order it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from bot.games.hamburg import answers, words
from bot.games.hamburg.office import beforehand
from bot.games.hamburg.office.beforehand import current_orders
from bot.games.hamburg.reference import small_print
from bot.messages.controls import Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.presenter.context import Context
from engine.core import orders as core
from engine.core.actions import Action, mark
from engine.games.hamburg.actions import Close
from engine.games.hamburg.orders.plans import closing
from engine.games.hamburg.orders.standing_orders import LASTING, Orders
from engine.games.hamburg.orders.wishes import Wish, wanted_groups
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

ANY, PASS = "any", "pass"
KEEPS = (0, 5, 10, 15, 20)
"""Marks that may have to stay in hand after a purchase."""


def is_suspended(c: Context) -> bool:
    """Whether the orders rest, for a card of a group on the list was exchanged."""
    orders, s = c.orders, c.view
    return isinstance(orders, Orders) and orders.round == s.round and orders.is_outdated(s)


# --- In words


def order_lines(c: Context, draft: Draft) -> list[str]:
    """What this seat has ordered, a line each; first of all what it should look at again."""
    t, it = c.t, current_orders(c)
    lines = ["⚠️ " + t("orders-rest")] if is_suspended(c) else []
    if it.wishes:
        lines.append(t("orders-list"))
        lines += [f"{number}. {wish_text(c, wish)}" for number, wish in enumerate(it.wishes, 1)]
    if it.wishes or it.passes:
        lines.append(t("orders-then-pass" if it.passes else "orders-then-ask"))
    if it.waits:
        lines.append(t("orders-waits"))
    return [*lines, *beforehand.order_texts(c, it), *plan_lines(c, it, draft)]


def plan_lines(c: Context, it: Orders, draft: Draft) -> Iterator[str]:
    """The piles that are sealed ahead. What is prepared for the closing: sealed, void because something has
    changed, or only laid out."""
    t = c.t
    if it.piles:
        yield "✉️ " + t("orders-piles", piles=answers.label(c, it.piles))
    if it.plan:
        steps = "; ".join(answers.label(c, step) for step in it.plan.steps)
        yield "✉️ " + t("orders-plan", steps=steps)
    elif closing(c.view) and any(isinstance(step, Close) for step in draft.steps):
        yield "⚠️ " + t("orders-plan-void")


def wish_text(c: Context, wish: Wish) -> str:
    """A wish with its limit."""
    text = group_name(c, wish.group)
    return text if wish.keep is None else t_keep(c, text, wish.keep)


def t_keep(c: Context, text: str, keep: int) -> str:
    """A group that is bought only while so much money stays."""
    return c.t("orders-wish-cash", what=text) if not keep else c.t("orders-wish-keep", what=text, money=keep)


def group_name(c: Context, group: int) -> str:
    """A group as it lies now."""
    s: State = c.view
    it = s.display[group]
    facts = {"slot": group + 1, "price": s.rules.price(it.goods)}
    return c.t("do-buy", what=words.group_text(c.t, it), **facts)


# --- Controls


def can_order(c: Context) -> bool:
    """Always, until the game is over."""
    return not c.view.over


def at_hand(c: Context) -> list[Menu]:
    """The first menu, unless it is one of a single choice: groups, or standing orders."""
    return [it for it in islice(menus(c), 1) if it.most > 1]


def ordering(c: Context, draft: Draft) -> list[Control]:
    """At most four menus and three buttons; nothing when the game is over."""
    return [] if c.view.over else [*menus(c), *buttons(c, current_orders(c))]


def menus(c: Context) -> Iterator[Menu]:
    """Groups, cards of the opening, standing orders."""
    it = current_orders(c)
    yield from wish_menus(c, it)
    yield from beforehand.menus(c, "order", c.round)
    yield standing_menu(c, it)


def wish_menus(c: Context, it: Orders) -> Iterator[Menu]:
    """Wishes more, and the limit of the last one."""
    t, s, left = c.t, c.view, wanted_groups(c.view, c.me)
    if not left:
        return
    groups = [
        (group_mark(c, at), group_name(c, at)) for at in left if at not in [it.group for it in it.wishes]
    ]
    if groups:
        lines = groups if it.passes else [*groups, (PASS, t("orders-then-pass"))]
        cards = {group_mark(c, at): s.display[at].card for at in left}
        notes = {name: small_print(t, card) for name, card in cards.items() if card}
        choices = Choices(lines, 1, len(lines), notes=notes)
        yield Menu(id_of(c, f"wish.{mark(it.wishes)}"), t("orders-wish"), choices)
    if it.wishes:
        last = it.wishes[-1]
        keeps = [(ANY, t("orders-keep-any")), *((str(n), keep_text(c, n)) for n in KEEPS)]
        chosen = ANY if last.keep is None else str(last.keep)
        hint = t("orders-keep-hint", slot=last.group + 1)
        yield Menu(id_of(c, f"keep.{mark(it.wishes)}"), hint, Choices(keeps, picked=(chosen,)))


def standing_menu(c: Context, it: Orders) -> Menu:
    """Standing orders: of this round while a group can be bought, and of every round."""
    names = [name for name in (*here(c), *LASTING) if name != "plays" or c.view.rules.cards]
    choices = Choices(
        [(name, c.t(f"orders-do-{name}")) for name in names],
        0,
        len(names),
        tuple(name for name in names if getattr(it, name)),
    )
    return Menu(id_of(c, "standing"), c.t("orders-standing"), choices)


def here(c: Context) -> tuple[str, ...]:
    """What may go by itself in the harbour."""
    if not wanted_groups(c.view, c.me):
        return ()
    return ("passes", "waits") if c.view.rules.moments["harbour"] else ("passes",)


def keep_text(c: Context, keep: int) -> str:
    """A limit."""
    return c.t("orders-keep-money", money=keep) if keep else c.t("orders-keep-cash")


def group_mark(c: Context, group: int) -> str:
    """The mark of a group as it lies in this round."""
    it = c.view.display[group]
    return mark((c.view.round, group, tuple(it.goods), it.card))


def buttons(c: Context, it: Orders) -> Iterator[Button]:
    """Take back, clear, and let them count all the same."""
    t = c.t
    if it.wishes:
        yield Button(id_of(c, f"back.{mark(it.wishes)}"), t("orders-undo"), row=4)
    yield Button(id_of(c, "clear"), t("orders-clear"), disabled=it.empty, row=4)
    if is_suspended(c):
        yield Button(id_of(c, "stand"), t("orders-stand"), row=4)


def id_of(c: Context, name: str) -> Id:
    """Id of a control of this panel, valid for the round: the player's own moves do not outdate it."""
    return Id("order", c.table, c.round, name)


# --- What the controls do


def order(c: Context, orders: core.Orders, name: str, values: tuple[str, ...]) -> core.Orders:
    """The orders after a press that a panel or a desk offers; raises `Stale` for anything else."""
    if not isinstance(orders, Orders):
        raise Stale
    deed = name.partition(".")[0]
    return EDITS[deed](c, orders, values) if deed in EDITS else beforehand.edit(c, orders, deed, values)


def add_wishes(c: Context, orders: Orders, values: tuple[str, ...]) -> Orders:
    """Add one wish, or several in the order in which they were chosen, and to pass after them where that was
    chosen.

    Raises `Stale` for a wish that is not offered.
    """
    groups = {group_mark(c, at): at for at in wanted_groups(c.view, c.me)}
    if not values or {*values} - {*groups, PASS}:
        raise Stale
    for value in values:
        if value != PASS:
            orders = orders.with_wish(c.view, groups[value])
    return orders.but(passes=orders.passes or PASS in values)


def limit_last(c: Context, orders: Orders, values: tuple[str, ...]) -> Orders:
    """The last wish with another limit."""
    keep = None if values[0] == ANY else int(values[0])
    return orders.without_last_wish().with_wish(c.view, orders.wishes[-1].group, keep)


EDITS: dict[str, Callable[[Context, Orders, tuple[str, ...]], Orders]] = {
    "wish": add_wishes,
    "keep": limit_last,
    "standing": lambda c, orders, values: orders.but(**{it: it in values for it in (*here(c), *LASTING)}),
    "waits": lambda c, orders, values: orders.but(waits=not orders.waits),
    "back": lambda c, orders, values: orders.without_last_wish(),
    "clear": lambda c, orders, values: orders.clear(),
    "stand": lambda c, orders, values: orders,
}
"""The controls of the panel, by the names in their ids."""


def sealed_steps(c: Context) -> tuple[Action, ...]:
    """The piles, or the steps of the closing, that are sealed; none: nothing is."""
    it = current_orders(c)
    if it.plan:
        return it.plan.steps
    return (it.piles,) if it.piles else ()


def seal(c: Context, orders: core.Orders, steps: Sequence[Action]) -> core.Orders:
    """The orders with these piles or steps sealed; with none, the seal is broken. Raises `Stale`."""
    if not isinstance(orders, Orders):
        raise Stale
    return orders.with_plan(c.view, c.me, steps)
