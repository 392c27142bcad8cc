"""What a draft on the desk would lead to: the state after it, piles, money."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.games.hamburg import board
from bot.games.hamburg.figures.piles import Pile
from bot.games.hamburg.goods import goods
from bot.games.hamburg.office import closing, seal_form
from bot.games.hamburg.office.turn import Turn
from bot.presenter.context import Context
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Swap
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft


class Preparation(NamedTuple):
    """The table after the prepared moves, money left, piles; `marked`: groups that would change."""

    state: State
    money: int
    piles: tuple[Pile, ...] = ()
    marked: tuple[int, ...] = ()


def prepare(c: Context, seat: int, draft: Draft) -> Preparation:
    """What a seat has laid out, for any question."""
    asked = {decision.ask: decision for decision in c.pending if decision.seat == seat}
    if "harbour" in asked:
        return turn(c, asked["harbour"], draft)
    if "closing" in asked or ("cards" in asked and board.phase(c.view) == "closing"):
        return end(c, asked.get("closing") or asked["cards"], draft)
    return Preparation(c.view, c.view.seats[seat].money, piles(c, seat, asked.get("office"), draft))


def turn(c: Context, decision: Decision, draft: Draft) -> Preparation:
    """A purchase, or an exchange."""
    form = Turn(c, decision, draft)
    spots = [(a.first, a.second) for a in form.ready if isinstance(a, Swap)]
    marked = tuple(sorted({at for both in spots for at, _ in both}))
    return Preparation(form.after, form.after.seats[decision.seat].money, (), marked)


def end(c: Context, decision: Decision, draft: Draft) -> Preparation:
    """The end of a round: cards, loans, what is stored and what is lost."""
    form = closing.ClosingForm(c, decision, draft)
    cash, t = form.state.rules.numbers.loan_cash, c.t
    kept, lost = goods(t, form.close.keep), goods(t, form.lost_goods)
    both = (
        Pile(t("picture-keep"), kept, form.me.speicher, t("card-speicher"), "storehouses"),
        Pile(t("picture-lost"), lost, len(lost), ""),
    )
    money = form.left if form.left >= 0 else form.left % cash
    return Preparation(form.state, money, both if form.me.goods else ())


def piles(c: Context, seat: int, asked: Decision | None, draft: Draft) -> tuple[Pile, ...]:
    """The piles for market and senate: as they lie on the desk, else as they lie sealed; none before and
    after that."""
    state, t = c.view, c.t
    if board.phase(state) not in ("office", "raising"):
        return ()
    lay = seal_form.SealForm(c, asked, draft).piles if asked else state.sealed.get(seat)
    market, gift = (lay.market, lay.senate) if lay else ((), ())
    alone = sum(n * state.rules.market_price(n) for n in Counter(market).values())
    value = state.rules.worth(state.senate[state.round - 1], gift)
    return (
        Pile(t("picture-market"), goods(t, market), alone, t("picture-alone"), "money"),
        Pile(t("picture-senate"), goods(t, gift), value, t("picture-value")),
    )
