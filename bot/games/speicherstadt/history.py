"""What happened, in words: a line an event, those of one kind in a row folded into one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import worker
from bot.presenter.context import Context, LogEvent
from bot.presenter.event_texts import EventTexts
from bot.texts.formats import MARKS
from engine.core.events import Event
from engine.games.speicherstadt import events as ev
from engine.games.speicherstadt.kaispeicher import events as above
from engine.games.speicherstadt.state import GREY

SILENT: tuple[type[Event], ...] = (ev.RoundEnded,)
"""Events without a line: the next one begins a round."""
ANSWERS = (
    ev.Placed,
    ev.Bought,
    ev.Declined,
    ev.Delivered,
    ev.Sold,
    ev.Exchanged,
    ev.Traded,
    ev.Loaded,
    above.Reserved,
    above.Processed,
)
"""Events of a seat's own moves. Their consequences, the next cards or a fire, are never marked as ordered."""


PICTURED = (ev.Laid, ev.RoundStarted)
"""Events that a picture of the market and the players shows."""


def lines(c: Context, entries: Sequence[LogEvent]) -> list[str]:
    """Consecutive events, a line each; new cards and who begins a round are not told beside a picture of
    them, nor an income in an office. Events that no seat decides are not marked as planned."""
    told = [entry for entry in entries if not (entry.pictured and isinstance(entry.event, PICTURED))]
    told = [entry for entry in told if not (entry.brief and isinstance(entry.event, ev.Paid))]
    apart = (entry._replace(ordered=entry.ordered and isinstance(entry.event, ANSWERS)) for entry in told)
    lines: list[str] = []
    for _, group in groupby(apart, key=kin):
        lines += together(c, list(group))
    return [line for line in lines if line]


def kin(entry: LogEvent) -> tuple[object, ...]:
    """Key by which consecutive events are grouped into one line."""
    event, ordered, *_ = entry
    if isinstance(event, ev.Delivered):
        return ev.Delivered, ordered, event.seat, event.contract
    return (ev.Declined, event.card) if isinstance(event, ev.Declined) else (type(event), ordered)


def together(c: Context, group: Sequence[LogEvent]) -> list[str]:
    """Events of one kind, folded where that can be done."""
    event, ordered, brief, *_ = group[0]
    texts = BRIEF if brief else TEXTS
    if isinstance(event, ev.Declined) and len(group) > 1 and not brief:
        return [refusals(c, group, texts)]
    if isinstance(event, ev.Placed):
        lines = [*(placed_briefly(c, group) if brief else [placed_line(c, group)])]
    else:
        lines = FOLDED.get(type(event), each)(c, [entry.event for entry in group], texts)
    return [with_mark(c, line) for line in lines if line] if ordered else lines


def with_mark(c: Context, line: str) -> str:
    """A line about something that was ordered."""
    return c.t("log-by-order", line=line)


def refusals(c: Context, group: Iterable[LogEvent], texts: EventTexts) -> str:
    """All who did not take one card, one after the other."""
    steps, name = list[str](), ""
    for event, ordered, *_ in group:
        if isinstance(event, ev.Declined):
            facts = texts.facts(c, event)
            name, step = f"{facts['card']}", c.t("log-declined-one", **facts)
            steps.append(with_mark(c, step) if ordered else step)
    return c.t("log-declined-many", card=name, steps=", ".join(steps))


def each(c: Context, group: Iterable[Event], texts: EventTexts) -> list[str]:
    """A line for each event that is shown."""
    return [texts.line(c, event) for event in group]


def card(c: Context, name: str) -> str:
    """A card's name; contracts with what they want and give."""
    return words.spoken_name(c.t, c.view.rules.cards[name])


def brief_card(c: Context, name: str) -> str:
    """A card without what it wants and gives."""
    return words.card_name(c.t, c.view.rules.cards[name])


def place(c: Context, to: str) -> str:
    """Where a good was put: a store, or a card."""
    return c.t(f"log-to-{to}") if to in ("pool", "warehouse", "hall") else card(c, to)


def burned_line(c: Context, event: ev.Burned) -> str:
    """Points that each seat gains or loses by a fire; by marks, for there are many."""
    effects = [
        c.t("log-burned-gain" if points > 0 else "log-burned-loss", who=MARKS[seat], points=abs(points))
        for seat, points in enumerate(event.points)
        if points
    ]
    if not effects:
        return "🔥 " + c.t("log-burned-nothing", card=card(c, event.card))
    return "🔥 " + c.t("log-burned", card=card(c, event.card), effects=", ".join(effects))


def loaded_line(c: Context, event: ev.Loaded) -> str:
    """What is kept and what is lost; nothing to say of a seat that had nothing."""
    kept, name = (*event.warehouse, *event.hall), c.who(event.seat)
    goods, lost = words.goods_list(c.t, kept), words.goods_list(c.t, event.lost)
    if kept and event.lost:
        return c.t("log-loaded-lost", who=name, goods=goods, lost=lost)
    if event.lost:
        return c.t("log-loaded-all-lost", who=name, lost=lost)
    return c.t("log-loaded", who=name, goods=goods) if kept else ""


def laid_lines(c: Context, group: Iterable[ev.Laid], texts: EventTexts) -> list[str]:
    """All new cards in one line."""
    cards = []
    for event in group:
        goods = f" ({words.crates(c.t, event.goods)})" if event.goods else ""
        cards.append(card(c, event.card) + goods)
    return [c.t("log-laid", cards=", ".join(cards))]


def delivered_lines(c: Context, group: Sequence[ev.Delivered], texts: EventTexts) -> list[str]:
    """All goods that a seat put onto one contract in one line."""
    goods = words.goods_list(c.t, (delivery.good for delivery in group))
    return [c.t("log-delivered", **texts.facts(c, group[-1]) | {"good": goods})]


def placed_line(c: Context, group: Iterable[LogEvent]) -> str:
    """Workers placed one after the other, by marks and by card, for there are many of them; beside a picture
    of the market by the places of the cards."""
    lines: dict[str, list[str]] = {}
    for entry in group:
        event = entry.event
        if isinstance(event, ev.Placed):
            lies = event.column < len(c.view.columns) and c.view.columns[event.column].card == event.card
            name = f"{event.column + 1}" if entry.pictured and lies else card(c, event.card)
            lines.setdefault(name, []).append(worker(event.seat + GREY * event.grey))
    steps = (c.t("log-placed-one", who=" ".join(marks), card=name) for name, marks in lines.items())
    return c.t("log-placed", steps=", ".join(steps))


def placed_briefly(c: Context, group: Iterable[LogEvent]) -> Iterator[str]:
    """The cards to which each seat sent workers, a line a seat."""
    lines: dict[str, list[str]] = {}
    for entry in group:
        event = entry.event
        if isinstance(event, ev.Placed):
            name = f"{event.column + 1} {brief_card(c, event.card)}"
            lines.setdefault(worker(event.seat + GREY * event.grey), []).append(name)
    for mark, names in lines.items():
        yield c.t("log-placed-one", who=mark, card=", ".join(names))


def paid_lines(c: Context, group: Iterable[ev.Paid], texts: EventTexts) -> list[str]:
    """The income of all seats in one line, by marks."""
    coins = [c.t("log-income-seat", who=MARKS[event.seat], coins=event.coins) for event in group]
    return [c.t("log-income", coins=", ".join(coins))]


def reserved_line(c: Context, event: above.Reserved) -> str:
    """A worker in the reservation row."""
    mark = worker(event.seat + GREY if event.grey else event.seat)
    return c.t("log-reserved", who=mark, card=card(c, event.card))


def trucked_line(c: Context, event: above.Trucked) -> str:
    """Goods between own contracts, and which of these are complete now."""
    ways = [
        c.t(
            "truck-way",
            good=words.good_name(c.t, way.good),
            origin=card(c, way.origin),
            to=card(c, way.to),
        )
        for way in event.moves
    ]
    complete = ", ".join(card(c, contract) for contract in event.complete)
    key = "log-trucked-complete" if complete else "log-trucked"
    return c.t(key, who=c.who(event.seat), ways="; ".join(ways), complete=complete)


TEXTS = EventTexts(
    words={
        "seat": Context.who,
        "victim": Context.who,
        "starter": Context.who,
        "card": card,
        "own_card": card,
        "other_card": card,
        "contract": card,
        "merchant": card,
        "factory": card,
        "good": lambda c, good: words.good_name(c.t, good),
        "take": lambda c, good: words.good_name(c.t, good),
        "give": lambda c, goods: words.goods_list(c.t, goods),
        "to": place,
    },
    writers={
        ev.Burned: burned_line,
        ev.Loaded: loaded_line,
        above.Reserved: reserved_line,
        above.Trucked: trucked_line,
    },
    silent=SILENT,
)
BRIEF = replace(
    TEXTS, words={name: brief_card if write is card else write for name, write in TEXTS.words.items()}
)
"""For an office, which shows what the cards want and give."""
FOLDED: dict[type[Event], Callable[[Context, Any, EventTexts], list[str]]] = {
    ev.Laid: laid_lines,
    ev.Delivered: delivered_lines,
    ev.Paid: paid_lines,
}
