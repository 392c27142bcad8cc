"""Plans: what is ordered, in words, and the menus that order it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.hamburg import answers, words
from bot.games.hamburg.office import beforehand
from bot.presenter.context import Context
from bot.presenter.desk import DeskMenu, Press
from bot.presenter.plan import WARNING, PlanForm
from engine.core.actions import Action, mark
from engine.games.hamburg.actions import Close
from engine.games.hamburg.orders.plans import closing
from engine.games.hamburg.orders.standing_orders import LASTING, Orders
from engine.games.hamburg.orders.wishes import Wish, wanted_groups
from engine.games.hamburg.state import State

ANY, PASS = "any", "pass"
LATER = ("passes", "waits")
"""What goes by itself in the harbour of this round."""
KEEPS = (0, 5, 10, 15, 20)
"""Marks that may have to stay in hand after a purchase."""


class Plan(PlanForm[Orders]):
    """Groups to buy, cards of the opening, standing orders; what is sealed."""

    kind = Orders

    @property
    def suspended(self) -> bool:
        """Whether the orders rest, for a card of a group on the list was exchanged."""
        orders, state = self.c.orders, self.c.view
        return isinstance(orders, Orders) and orders.round == state.round and orders.is_outdated(state)

    def lines(self) -> list[str]:
        """The groups to buy and what is sealed; first of all what to look at again."""
        c, t, orders, lines = self.c, self.c.t, self.orders, []
        if orders.wishes:
            lines.append(t("orders-wishes", groups=", ".join(wish_text(c, wish) for wish in orders.wishes)))
        if orders.piles:
            lines.append("✉️ " + t("orders-piles", piles=answers.label(c, orders.piles)))
        if orders.plan:
            steps = "; ".join(answers.label(c, step) for step in orders.plan.steps)
            lines.append("✉️ " + t("orders-plan", steps=steps))
        elif closing(c.view) and any(isinstance(step, Close) for step in self.draft.steps):
            lines.append(WARNING + t("orders-plan-void"))
        return [WARNING + t("orders-rest"), *lines] if self.suspended else lines

    def picked_lines(self) -> list[str]:
        """Standing orders, and what comes after the seal."""
        orders, t = self.orders, self.c.t
        names = (*LATER, *(name for name, on in orders.lasting.items() if on))
        lines = [t(f"orders-say-{name}") for name in names if getattr(orders, name)]
        return [*lines, *beforehand.order_texts(self.c, orders)]

    # --- What may be ordered

    def fields(self) -> Iterator[DeskMenu]:
        """Nothing when the game is over."""
        if self.c.view.over:
            return
        yield from self.wishes()
        yield from beforehand.menus(self.c)
        names = [name for name in (*self.here, *LASTING) if name != "plays" or self.c.view.rules.cards]
        options = [(name, self.c.t(f"orders-say-{name}")) for name in names]
        chosen = [name for name in names if getattr(self.orders, name)]
        notes = {name: self.c.t(f"orders-do-{name}.note") for name in names if name in LASTING}
        yield DeskMenu("standing", self.c.t("orders-standing"), options, chosen, 0, len(names), notes)

    def wishes(self) -> Iterator[DeskMenu]:
        """Groups more, and the limit of the last one."""
        c, t, orders, wanted = self.c, self.c.t, self.orders, self.marks
        wished = {wish.group for wish in orders.wishes}
        groups = {name: at for name, at in wanted.items() if at not in wished}
        if lines := [(name, answers.group_label(c, at, card=False)) for name, at in groups.items()]:
            options = lines if orders.passes else [*lines, (PASS, t("orders-then-pass"))]
            cards = {name: c.view.display[at].card for name, at in groups.items()}
            notes = {name: words.card_note(t, card) for name, card in cards.items() if card}
            yield DeskMenu(
                f"wish.{mark(orders.wishes)}", t("orders-wish"), options, (), 1, len(options), notes
            )
        if orders.wishes and wanted:
            last = orders.wishes[-1]
            limits = (None, *KEEPS)
            keeps = [(keep_value(keep), keep_text(c, last.group, keep)) for keep in limits]
            chosen = keep_value(last.keep)
            hint = t("orders-keep-hint", slot=last.group + 1)
            yield DeskMenu(f"keep.{mark(orders.wishes)}", hint, keeps, (chosen,))

    @property
    def marks(self) -> dict[str, int]:
        """The groups that may be bought, by marks of what lies there in this round."""
        display = self.c.view.display
        return {
            mark((self.c.view.round, at, tuple(display[at].goods), display[at].card)): at
            for at in wanted_groups(self.c.view, self.c.me)
        }

    @property
    def here(self) -> tuple[str, ...]:
        """What may go by itself in the harbour."""
        if not wanted_groups(self.c.view, self.c.me):
            return ()
        return LATER if self.c.view.rules.moments["harbour"] else LATER[:1]

    def buttons(self) -> Iterator[Press]:
        """Take back, clear, and let them count all the same."""
        orders, t = self.orders, self.c.t
        if self.c.view.over:
            return
        if orders.wishes:
            yield Press(f"back.{mark(orders.wishes)}", t("orders-undo"), orders.without_last_wish)
        yield Press("clear", t("orders-clear"), orders.clear, orders.empty)
        if self.suspended:
            yield Press("stand", t("orders-stand"), lambda: orders)

    def pick(self, name: str, values: Sequence[str]) -> Orders:
        """The orders after a choice; several groups in the order in which they were chosen."""
        orders, deed = self.orders, name.partition(".")[0]
        if deed == "standing":
            return orders.but(**{name: name in values for name in (*self.here, *LASTING)})
        if deed == "keep":
            keep = None if values[0] == ANY else int(values[0])
            return orders.without_last_wish().with_wish(self.c.view, orders.wishes[-1].group, keep)
        if deed != "wish":
            return beforehand.edit(orders, deed, values[0])
        for value in values:
            if value != PASS:
                orders = orders.with_wish(self.c.view, self.marks[value])
        return orders.but(passes=orders.passes or PASS in values)

    # --- What is sealed

    def sealed(self) -> tuple[Action, ...]:
        """The piles, or the steps of the closing."""
        if self.orders.plan:
            return self.orders.plan.steps
        return (self.orders.piles,) if self.orders.piles else ()

    def seal(self, steps: Sequence[Action]) -> Orders:
        """The orders with these piles or steps."""
        return self.orders.with_plan(self.c.view, self.c.me, steps)


def wish_text(c: Context, wish: Wish) -> str:
    """A group to be bought as the plan lists it; with a limit, only while so much money stays."""
    state: State = c.view
    limit = "any" if wish.keep is None else "keep" if wish.keep else "cash"
    facts = {"slot": wish.group + 1, "price": state.rules.price(state.display[wish.group].goods)}
    return c.t(f"orders-wish-{limit}", money=wish.keep or 0, **facts)


def keep_value(keep: int | None) -> str:
    """By which a limit is known in a menu."""
    return ANY if keep is None else f"{keep}"


def keep_text(c: Context, group: int, keep: int | None) -> str:
    """How much money the purchase of a group must leave; 0: it needs no loan; None: it may take loans."""
    limit = "any" if keep is None else "money" if keep else "cash"
    return c.t(f"orders-keep-{limit}", slot=group + 1, money=keep or 0)
