"""The display, the senate, the market and the questions of everybody's board."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.hamburg import words
from bot.interactions.sheets import Section
from bot.presenter.context import Context
from bot.texts.writing import MARKS, amount
from engine.core.decisions import Decision
from engine.core.scoring import totals
from engine.games.hamburg.state import State


def phase(s: State) -> str:
    """The phase of the moment."""
    return s.stack[-1].phase if s.stack else "closing"


def trading(s: State) -> bool:
    """Whether groups are still sold; a question may lie on top."""
    return bool(s.stack) and s.stack[0].phase == "harbour"


def headline(c: Context) -> str:
    """Round and phase."""
    s: State = c.view
    facts = {"round": s.round, "rounds": s.rules.numbers.rounds}
    return c.t("board-title", phase=c.t(f"phase-{phase(s)}"), **facts)


def colour(c: Context) -> int:
    """The phase's."""
    return words.COLOURS.get(phase(c.view), words.OPEN)


def market(c: Context) -> list[Section]:
    """What is for sale, or what came of the opening; the senate cards; the market's prices."""
    s, t = c.view, c.t
    sections = [(t("board-display"), "\n".join(display(c)))] if trading(s) else []
    if not trading(s) and (lines := list(opening(c))):
        sections.append((t("board-opening"), "\n".join(lines)))
    sections.append((t("board-senate"), "\n".join(senate(c))))
    sections.append((t("board-market"), t("board-ladder", prices=words.ladder(s))))
    return sections


def display(c: Context) -> Iterator[str]:
    """A line a group; of those that were sold only the buyer."""
    s, t = c.view, c.t
    for at, group in enumerate(s.display):
        if group.buyer is None:
            price = s.rules.price(group.goods)
            yield t("board-group", slot=at + 1, what=words.group_text(t, group), price=price)
        else:
            yield t("board-sold", slot=at + 1, who=c.who(group.buyer))
    if s.revealed:
        yield t("board-revealed", goods=words.goods_list(t, s.revealed))


def opening(c: Context) -> Iterator[str]:
    """What lies on the piles of each seat, and what it was worth."""
    s, t = c.view, c.t
    for seat in s.order if phase(s) in ("pricing", "closing") else ():
        me = s.seats[seat]
        goods = {"gift": words.goods_list(t, me.gift), "market": words.goods_list(t, me.market)}
        if not me.market and not me.gift:
            yield t("board-piles-empty", who=c.who(seat))
        elif phase(s) == "pricing":
            yield t("board-piles", who=c.who(seat), value=me.value, **goods)
        else:
            yield t("board-earned", who=c.who(seat), value=me.value, money=me.sales, **goods)


def senate(c: Context) -> Iterator[str]:
    """This round's card and the next one."""
    s, t = c.view, c.t
    paid, at = s.rules.senate, max(s.round - 1, 0)
    points = ", ".join(map(str, s.rules.numbers.senate_points[len(s.seats)]))
    yield t("board-senate-now", values=words.values(t, paid[s.senate[at]]), points=points)
    if not s.last_round:
        yield t("board-senate-next", values=words.values(t, paid[s.senate[at + 1]]))


def players(c: Context) -> Section:
    """What everybody may know of each seat; the due ones in front."""
    s, due, points = c.view, c.due, totals(c.view)
    lines = []
    for seat, me in enumerate(s.seats):
        here = "➤ " if seat in due else ""
        first = f" ({c.t('starter-mark')})" if seat == s.starter else ""
        out = f" · {c.t('board-out')}" if trading(s) and me.out else ""
        means = [amount(points[seat], "★"), amount(me.speicher, "🏠"), amount(len(me.goods), "📦")]
        means += [amount(len(me.cards) + len(me.used), "🎴")] if me.cards or me.used else []
        means += [amount(me.loans, "📜")] if me.loans else []
        lines.append(f"{here}{MARKS[seat]} **{c.names[seat]}**{first} {' '.join(means)}{out}")
    return c.t("board-houses"), "\n".join(lines)


def question(c: Context, decision: Decision) -> str:
    """What a seat is asked, for everybody."""
    bought = "yes" if c.view.bought else "no"
    return c.t(f"ask-{decision.ask}", who=c.who(decision.seat), bought=bought)
