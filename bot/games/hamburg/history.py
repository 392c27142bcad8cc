"""What happened, in words: a line an event; the opening of the piles as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.games.hamburg import words
from bot.games.hamburg.signs import GOODS
from bot.presenter.context import Context, LogEvent
from bot.presenter.event_texts import EventTexts
from engine.core.events import Event
from engine.games.hamburg import events as ev
from engine.games.hamburg.events import Opened, Sold

SILENT: tuple[type[Event], ...] = (ev.RoundEnded,)
"""Events without a line: the board shows them, or the next line says so."""
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
    """Consecutive events, a line each. Events that no seat decides are not marked as planned. Pictures show
    what lies in the harbour."""
    told = [entry for entry in entries if not (entry.pictured and isinstance(entry.event, ev.Displayed))]
    return [line for part in rounds(told) for line in lines_of(c, part) if line]


def rounds(entries: Iterable[LogEvent]) -> list[list[LogEvent]]:
    """The log, cut before each event that starts a round."""
    by_round: list[list[LogEvent]] = [[]]
    for entry in entries:
        if isinstance(entry.event, ev.RoundStarted):
            by_round.append([])
        by_round[-1].append(entry)
    return by_round


def lines_of(c: Context, entries: Sequence[LogEvent]) -> list[str]:
    """What happened in a round."""
    sales = sales_of(entries)
    rest = [entry for entry in entries if not (isinstance(entry.event, Sold) and entry.event.seat in sales)]
    apart = [entry._replace(ordered=entry.ordered and isinstance(entry.event, ANSWERS)) for entry in rest]
    return [line for _, group in groupby(apart, key=kin) for line in together(c, list(group), sales)]


def sales_of(entries: Sequence[LogEvent]) -> Sales:
    """The sales of the seats whose piles open among these entries: both are one line."""
    opened = {entry.event.seat for entry in entries if isinstance(entry.event, Opened)}
    sold = [entry.event for entry in entries if isinstance(entry.event, Sold)]
    return {seat: [sale for sale in sold if sale.seat == seat] for seat in opened}


def kin(entry: LogEvent) -> tuple[object, ...]:
    """Key by which consecutive events are grouped into one line."""
    event, ordered, *_ = entry
    if isinstance(event, OPENING):
        return (OPENING,)
    if isinstance(event, CLOSING) and not ordered:
        return (CLOSING,)
    return (ev.Sold, event.seat) if isinstance(event, ev.Sold) else (type(event), ordered)


def together(c: Context, group: Sequence[LogEvent], sales: Sales) -> list[str]:
    """Events of one kind, folded where that can be done."""
    event, ordered, brief, _ = group[0]
    events = [entry.event for entry in group]
    if isinstance(event, OPENING):
        return opening_lines(c, events, sales, brief)
    if isinstance(event, ev.Sold):
        return sales_lines(c, events, brief)
    if brief and isinstance(event, (*CLOSING, ev.Borrowed)):
        return []  # pictures show the goods in hand and the loans
    if isinstance(event, CLOSING) and sum(isinstance(event, ev.Closed) for event in events) > 1:
        steps = "; ".join(closings(c, events))
        return [c.t("log-closed-many", steps=steps) if steps else c.t("log-closed-none")]
    if isinstance(event, ev.Passed):
        seats = [c.who(passed.seat) for passed in events if isinstance(passed, ev.Passed)]
        everyone = [c.t("log-passed", who=", ".join(seats))]
        lines = [c.t("log-passed-brief", who=seat) for seat in seats] if brief else everyone
    else:
        lines = [TEXTS.line(c, event) for event in events]
    return [c.t("log-by-order", line=line) for line in lines if line] if ordered else lines


# --- The moment of the round


def opening_lines(c: Context, events: Iterable[Any], sales: Sales, brief: bool) -> list[str]:
    """What the gifts brought; who gave and sold what, the reader first, in short if `brief`; cards that
    played themselves."""
    in_order = sorted(events, key=lambda event: isinstance(event, ev.Opened) and event.seat != c.seat)
    given = next((event for event in in_order if isinstance(event, ev.Given)), None)
    lines = [f"**{c.t('log-opening')}** {senate(c, given)}" if given else f"**{c.t('log-opening')}**"]
    opened = (event for event in in_order if isinstance(event, ev.Opened))
    lines += [piles_text(c, event, given, sales.get(event.seat, []), brief) for event in opened]
    return [*lines, *(TEXTS.line(c, event) for event in in_order if isinstance(event, ev.Used))]


def senate(c: Context, event: ev.Given) -> str:
    """The points of all gifts."""
    gains = [c.t("log-gain", who=c.who(at), points=won) for at, won in enumerate(event.points) if won]
    return c.t("log-senate", gains=", ".join(gains)) if gains else c.t("log-senate-none")


def piles_text(
    c: Context, event: ev.Opened, given: ev.Given | None, sales: Sequence[ev.Sold], brief: bool
) -> str:
    """Both piles of a seat, with what they were worth as far as that is told; `brief`: only that."""
    if not event.senate and not event.market:
        return c.t("log-piles-empty", who=c.who(event.seat))
    value, money = given.values[event.seat] if given else 0, sum(sale.money for sale in sales)
    if brief and given and event.senate:
        won = given.points[event.seat]
        return c.t("log-piles-brief", who=c.who(event.seat), value=value, points=won, money=money)
    if sales and not event.senate:
        return sales_lines(c, sales, brief)[0]
    gift = words.goods_list(c.t, event.senate)
    facts: dict[str, str | int] = {"who": c.who(event.seat), "gift": gift, "value": value}
    if not sales:
        numbers = {"gifts": len(event.senate), "sold": len(event.market)}
        return c.t("log-piles", market=words.goods_list(c.t, event.market), **facts, **numbers)
    return c.t("log-piles-sold", sales=sales_text(c, sales), money=money, **facts)


def sales_text(c: Context, sales: Iterable[ev.Sold]) -> str:
    """What was sold at which price."""
    facts = ((words.goods_list(c.t, [sale.good] * sale.count), sale.price) for sale in sales)
    return ", ".join(c.t("log-sale", goods=goods, price=price) for goods, price in facts)


def sales_lines(c: Context, events: Sequence[Any], brief: bool) -> list[str]:
    """All sales of a seat in one line; `brief`: only the money."""
    facts = {"who": c.who(events[0].seat), "money": sum(event.money for event in events)}
    if brief:
        return [c.t("log-sold-brief", **facts)]
    return [c.t("log-sold", sales=sales_text(c, events), **facts)]


# --- The harbour


def bought_line(c: Context, event: ev.Bought) -> str:
    """A group with all that it held."""
    content = content_of(c, event.goods, event.card)
    return c.t("log-bought", who=c.who(event.seat), what=content, price=event.price)


def displayed_line(c: Context, event: ev.Displayed) -> str:
    """What lies in each group."""
    return c.t("log-displayed", groups=", ".join(content_of(c, *group) for group in event.groups))


def content_of(c: Context, goods: ev.Goods, card: str) -> str:
    """The goods of a group, and its card."""
    names = [words.good_name(c.t, good) for good in sorted(goods, key=words.KINDS.index)]
    return " + ".join([*names, words.card_name(c.t, card)] if card else names)


def swapped_line(c: Context, event: ev.Swapped) -> str:
    """Which two cards of the display changed places, and where."""
    names = (lying(c, event.first[1], event.one), lying(c, event.second[1], event.other))
    places = {"here": event.first[0] + 1, "there": event.second[0] + 1}
    return "🎴 " + c.t("log-swapped", who=c.who(event.seat), one=names[0], other=names[1], **places)


def lying(c: Context, place: int, name: str) -> str:
    """A good or a card of the display."""
    return words.good_name(c.t, name) if name in GOODS else words.card_name(c.t, name)


# --- Senate, market, closing


def declared_line(c: Context, event: ev.Declared) -> str:
    """Cards that raise a gift; nothing to say where none did."""
    if not event.count:
        return c.t("log-declared-none", who=c.who(event.seat))
    value = event.count * words.CARDS["gift_plus3"].value
    return "🎴 " + c.t("log-declared", who=c.who(event.seat), value=value)


def closings(c: Context, events: Iterable[Any]) -> Iterator[str]:
    """Several closings, each in a few words; none for those who had nothing to keep, repay or discard."""
    lost = {event.seat: event.goods for event in events if isinstance(event, ev.Discarded)}
    for event in events:
        if isinstance(event, ev.Closed) and (event.kept or event.loans or event.seat in lost):
            parts = [c.t("log-step-keeps", goods=words.goods_list(c.t, event.kept), number=len(event.kept))]
            parts += [c.t("log-step-repays", loans=event.loans)] if event.loans else []
            if event.seat in lost:
                parts.append(c.t("log-step-discards", goods=words.goods_list(c.t, lost[event.seat])))
            yield f"{c.who(event.seat)} {', '.join(parts)}"


TEXTS = EventTexts(
    words={
        "seat": Context.who,
        "starter": Context.who,
        "who": Context.who,
        "good": lambda c, good: words.good_name(c.t, good),
        "goods": lambda c, goods: words.goods_list(c.t, goods),
        "kinds": lambda c, kinds: words.goods_list(c.t, kinds),
        "kept": lambda c, goods: words.goods_list(c.t, goods),
        "card": lambda c, card: words.card_name(c.t, card),
    },
    writers={
        ev.Bought: bought_line,
        ev.Displayed: displayed_line,
        ev.Swapped: swapped_line,
        ev.Declared: declared_line,
    },
    silent=SILENT,
)
