"""What happened, in words: a line an event; the opening of the piles as one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.games.hamburg import words
from bot.games.hamburg.signs import GOODS
from bot.presenter.context import Context, LogEvent
from engine.core.events import Event
from engine.games.hamburg import events as ev
from engine.games.hamburg.events import Opened, Sold

OPENING = (ev.Opened, ev.Used, ev.Given)
"""What happens when the piles open."""
CLOSING = (ev.Closed, ev.Discarded)
"""Events of the closing."""
Sales = Mapping[int, Sequence[Sold]]
"""What seats sold."""
ANSWERS = (
    *(ev.Bought, ev.Passed, ev.Swapped, ev.Drew, ev.Declared, ev.Named, ev.PointBought),
    *(ev.SpeicherBought, ev.Banked, ev.StarterNamed, ev.Closed),
)
"""Events of a seat's own moves. Their consequences, loans or an opening, are never marked as ordered."""


def lines(c: Context, entries: Sequence[LogEvent]) -> list[str]:
    """Consecutive events, a line each. Events that no seat decides are not marked as planned."""
    return [line for part in rounds(entries) for line in lines_of(c, part) if line]


def rounds(them: Iterable[LogEvent]) -> list[list[LogEvent]]:
    """The log by rounds."""
    out: list[list[LogEvent]] = [[]]
    for it in them:
        if isinstance(it.event, ev.RoundStarted):
            out.append([])
        out[-1].append(it)
    return out


def lines_of(c: Context, them: Sequence[LogEvent]) -> list[str]:
    """What happened in a round."""
    sales = sales_of(them)
    rest = [it for it in them if not in_piles(it, sales)] if sales else them
    apart = [it._replace(ordered=it.ordered and isinstance(it.event, ANSWERS)) for it in rest]
    return [line for _, group in groupby(apart, key=kin) for line in together(c, list(group), sales)]


def sales_of(entries: Sequence[LogEvent]) -> Sales:
    """The sales of those whose piles open in the same breath: both are one line."""
    opened = {it.event.seat for it in entries if isinstance(it.event, Opened)}
    sold = [it.event for it in entries if isinstance(it.event, Sold)]
    return {seat: [it for it in sold if it.seat == seat] for seat in opened}


def in_piles(it: LogEvent, sales: Sales) -> bool:
    """Whether this is said with the piles of its seat."""
    return isinstance(it.event, Sold) and it.event.seat in sales


def kin(it: LogEvent) -> tuple[object, ...]:
    """Key by which consecutive events are grouped into one line."""
    event, ordered, *_ = it
    if isinstance(event, OPENING):
        return (OPENING,)
    if isinstance(event, CLOSING) and not ordered:
        return (CLOSING,)
    return (ev.Sold, event.seat) if isinstance(event, ev.Sold) else (type(event), ordered)


def together(c: Context, group: Sequence[LogEvent], sales: Sales) -> list[str]:
    """Events of one kind, folded where that can be done."""
    event, ordered, brief, _ = group[0]
    events = [it.event for it in group]
    if isinstance(event, OPENING):
        return opening_lines(c, events, sales, brief)
    if isinstance(event, ev.Sold):
        return sales_lines(c, events)
    if brief and all(isinstance(it, CLOSING) and it.seat != c.seat for it in events):
        return []  # pictures show how many goods are in hand
    if isinstance(event, CLOSING) and sum(isinstance(it, ev.Closed) for it in events) > 1:
        steps = "; ".join(closings(c, events))
        return [c.t("log-closed-many", steps=steps) if steps else c.t("log-closed-none")]
    said = pass_lines(c, events) if isinstance(event, ev.Passed) else [event_line(c, it) for it in events]
    return [c.t("log-by-order", line=it) for it in said if it] if ordered else said


def event_line(c: Context, event: Any) -> str:
    """One event in one line; empty for events that are not shown."""
    write = LINES.get(type(event))
    return write(c, event) if write else ""


# --- The moment of the round


def opening_lines(c: Context, events: Iterable[Any], sales: Sales, brief: bool) -> list[str]:
    """What the gifts brought; who gave and sold what, the reader first, of others in short if `brief`; cards
    that played themselves."""
    them = sorted(events, key=lambda it: isinstance(it, ev.Opened) and it.seat != c.seat)
    given = next((it for it in them if isinstance(it, ev.Given)), None)
    out = [f"**{c.t('log-opening')}** {senate(c, given)}" if given else f"**{c.t('log-opening')}**"]
    opened = (it for it in them if isinstance(it, ev.Opened))
    out += [piles_text(c, it, given, sales.get(it.seat, []), brief and it.seat != c.seat) for it in opened]
    return [*out, *(used_line(c, it) for it in them if isinstance(it, ev.Used))]


def senate(c: Context, it: ev.Given) -> str:
    """The points of all gifts."""
    gains = [c.t("log-gain", who=c.who(at), points=won) for at, won in enumerate(it.points) if won]
    return c.t("log-senate", gains=", ".join(gains)) if gains else c.t("log-senate-none")


def piles_text(
    c: Context, it: ev.Opened, given: ev.Given | None, sales: Sequence[ev.Sold], brief: bool
) -> str:
    """Both piles of a seat, with what they were worth as far as that is told; `brief`: only that."""
    if not it.senate and not it.market:
        return c.t("log-piles-empty", who=c.who(it.seat))
    value, money = given.values[it.seat] if given else 0, sum(sale.money for sale in sales)
    if brief and sales:
        return c.t("log-piles-brief", who=c.who(it.seat), value=value, money=money)
    if sales and not it.senate:
        return sales_lines(c, sales)[0]
    gift = words.goods_list(c.t, it.senate)
    facts: dict[str, str | int] = {"who": c.who(it.seat), "gift": gift, "value": value}
    if not sales:
        numbers = {"gifts": len(it.senate), "sold": len(it.market)}
        return c.t("log-piles", market=words.goods_list(c.t, it.market), **facts, **numbers)
    return c.t("log-piles-sold", sales=sales_text(c, sales), money=money, **facts)


def sales_text(c: Context, sales: Iterable[ev.Sold]) -> str:
    """What was sold at which price."""
    facts = ((words.goods_list(c.t, [it.good] * it.count), it.price) for it in sales)
    return ", ".join(c.t("log-sale", goods=goods, price=price) for goods, price in facts)


def used_line(c: Context, it: ev.Used) -> str:
    """A card that played itself."""
    facts = {"who": c.who(it.seat), "card": words.card_name(c.t, it.card)}
    if not it.points:
        return "🎴 " + c.t("log-used", number=it.count, **facts)
    return "🎴 " + c.t("log-used-points", number=it.count, points=it.points, **facts)


def sales_lines(c: Context, events: Sequence[Any]) -> list[str]:
    """All sales of a seat in one line."""
    money = sum(it.money for it in events)
    return [c.t("log-sold", who=c.who(events[0].seat), sales=sales_text(c, events), money=money)]


# --- The harbour


def round_started_line(c: Context, it: ev.RoundStarted) -> str:
    """A headline of the log."""
    return "**" + c.t("log-round-started", round=it.round, who=c.who(it.starter)) + "**"


def reshuffled_line(c: Context, it: ev.Reshuffled) -> str:
    """The discard is the pile."""
    return c.t("log-reshuffled", number=len(it.goods))


def bought_line(c: Context, it: ev.Bought) -> str:
    """A group with all that it held."""
    names = [words.good_name(c.t, good) for good in sorted(it.goods, key=words.KINDS.index)]
    what = " + ".join([*names, words.card_name(c.t, it.card)] if it.card else names)
    return c.t("log-bought", who=c.who(it.seat), what=what, price=it.price)


def pass_lines(c: Context, events: Iterable[Any]) -> list[str]:
    """All who passed one after the other."""
    return [c.t("log-passed", who=", ".join(c.who(it.seat) for it in events))]


def borrowed_line(c: Context, it: ev.Borrowed) -> str:
    """Loans that a payment took."""
    return "📜 " + c.t("log-borrowed", who=c.who(it.seat), loans=it.loans, money=it.money)


def swapped_line(c: Context, it: ev.Swapped) -> str:
    """Which cards changed places."""
    names = (lying(c, it.first[1], it.one), lying(c, it.second[1], it.other))
    places = {"here": it.first[0] + 1, "there": it.second[0] + 1}
    return "🎴 " + c.t("log-swapped", who=c.who(it.seat), one=names[0], other=names[1], **places)


def lying(c: Context, place: int, name: str) -> str:
    """A good or a card of the display."""
    return words.good_name(c.t, name) if name in GOODS else words.card_name(c.t, name)


def drew_line(c: Context, it: ev.Drew) -> str:
    """A good that only its owner sees."""
    return "🎴 " + c.t("log-drew", who=c.who(it.seat), good=words.good_name(c.t, it.good), price=it.price)


def revealed_line(c: Context, it: ev.Revealed) -> str:
    """Goods laid open."""
    return "🎴 " + c.t("log-revealed", who=c.who(it.seat), goods=words.goods_list(c.t, it.goods))


def chose_line(c: Context, it: ev.Chose) -> str:
    """The one that was bought."""
    return c.t("log-chose", who=c.who(it.seat), good=words.good_name(c.t, it.good), price=it.price)


# --- Senate, market, closing


def declared_line(c: Context, it: ev.Declared) -> str:
    """Cards that raise a gift; nothing to say where none did."""
    if not it.count:
        return c.t("log-declared-none", who=c.who(it.seat))
    value = it.count * words.CARDS["gift_plus3"].value
    return "🎴 " + c.t("log-declared", who=c.who(it.seat), value=value)


def named_line(c: Context, it: ev.Named) -> str:
    """Kinds priced alone."""
    if not it.kinds:
        return c.t("log-named-none", who=c.who(it.seat))
    return "🎴 " + c.t("log-named", who=c.who(it.seat), goods=words.goods_list(c.t, it.kinds))


def point_bought_line(c: Context, it: ev.PointBought) -> str:
    """Points for money."""
    return "🎴 " + c.t("log-point", who=c.who(it.seat), price=it.price, points=it.points)


def speicher_bought_line(c: Context, it: ev.SpeicherBought) -> str:
    """A storehouse from the open stack."""
    return "🎴 " + c.t("log-speicher", who=c.who(it.seat), price=it.price)


def banked_line(c: Context, it: ev.Banked) -> str:
    """Money from the bank."""
    return "🎴 " + c.t("log-banked", who=c.who(it.seat), money=it.money)


def starter_named_line(c: Context, it: ev.StarterNamed) -> str:
    """The next starter."""
    return "🎴 " + c.t("log-starter", who=c.who(it.seat), other=c.who(it.who))


def closed_line(c: Context, it: ev.Closed) -> str:
    """What is kept: how many for others, which for its owner."""
    said = c.t("log-closed", who=c.who(it.seat), goods=words.goods_list(c.t, it.kept), number=len(it.kept))
    paid = [c.t("log-repaid", loans=it.loans, money=it.repaid)] if it.loans else []
    kept = [c.t("log-stored", price=it.price)] if it.price else []
    return " ".join((said, *paid, *kept))


def discarded_line(c: Context, it: ev.Discarded) -> str:
    """Discarded goods."""
    return c.t("log-discarded", who=c.who(it.seat), goods=words.goods_list(c.t, it.goods))


def closings(c: Context, events: Iterable[Any]) -> Iterator[str]:
    """Several closings, each in a few words; none for those who had nothing to keep, repay or discard."""
    lost = {it.seat: it.goods for it in events if isinstance(it, ev.Discarded)}
    for it in events:
        if isinstance(it, ev.Closed) and (it.kept or it.loans or it.seat in lost):
            parts = [c.t("log-step-keeps", goods=words.goods_list(c.t, it.kept), number=len(it.kept))]
            parts += [c.t("log-step-repays", loans=it.loans)] if it.loans else []
            if it.seat in lost:
                parts.append(c.t("log-step-discards", goods=words.goods_list(c.t, lost[it.seat])))
            yield f"{c.who(it.seat)} {', '.join(parts)}"


def ended_line(c: Context, it: ev.GameEnded) -> str:
    """The last line."""
    return "**" + c.t("log-game-ended") + "**"


LINES: dict[type[Event], Callable[[Context, Any], str]] = {
    ev.RoundStarted: round_started_line,
    ev.Reshuffled: reshuffled_line,
    ev.Bought: bought_line,
    ev.Borrowed: borrowed_line,
    ev.Swapped: swapped_line,
    ev.Drew: drew_line,
    ev.Revealed: revealed_line,
    ev.Chose: chose_line,
    ev.Declared: declared_line,
    ev.Named: named_line,
    ev.PointBought: point_bought_line,
    ev.SpeicherBought: speicher_bought_line,
    ev.Banked: banked_line,
    ev.StarterNamed: starter_named_line,
    ev.Closed: closed_line,
    ev.Discarded: discarded_line,
    ev.GameEnded: ended_line,
}
