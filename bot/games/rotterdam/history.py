"""What happened, in words: a line an event; a colour and all that it moved is one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.games.rotterdam import words
from bot.presenter.context import Context, LogEvent
from bot.presenter.event_texts import EventTexts
from engine.core.events import Event
from engine.games.rotterdam import events as ev
from engine.games.rotterdam import ship_card_events
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.rounds import RoundEnded

SILENT: tuple[type[Event], ...] = (ev.Consulted, RoundEnded)
"""Events without a line: that a seat was asked would tell of its cards; the next line begins a round."""
MOVEMENT = (ev.Named, ev.Sailed, ev.Blocked)
"""What belongs to one naming."""
TALK = (ev.Offered, ev.Withdrawn, ev.Lapsed, ev.Finished)
"""What changes no hands in Trade."""
ANSWERS = (ev.Named, ev.Finished, ev.Completed)
"""Events of a seat's own moves, which may be marked as ordered; their consequences are not."""


def lines(c: Context, entries: Sequence[LogEvent]) -> list[str]:
    """What happened in a row, a line each."""
    lines: list[str] = []
    told = [entry for entry in entries if not (entry.brief and needless(c, entry.event))]
    for kind, group in groupby(told, key=kin):
        run = list(group)
        if kind is MOVEMENT:
            lines += namings(c, run)
        elif kind is ev.Placed and len(run) > 1:
            lines.append(
                placed_many_line(c, [entry.event for entry in run if isinstance(entry.event, ev.Placed)])
            )
        else:
            lines += [event_line(c, entry) for entry in run]
    return [line for line in lines if line]


def kin(entry: LogEvent) -> object:
    """Key by which consecutive events are grouped into one line."""
    if isinstance(entry.event, ev.Placed) and not entry.event.card:
        return ev.Placed
    return MOVEMENT if isinstance(entry.event, MOVEMENT) else None


def needless(c: Context, event: Event) -> bool:
    """Whether an office leaves the event out: that trade is open is its title, open offers are shown anyway,
    and offers among others that failed do not matter any more."""
    if isinstance(event, ev.Declined | ev.TradeOpened):
        return True
    return isinstance(event, TALK) and event.seat != c.seat


def namings(c: Context, entries: Sequence[LogEvent]) -> Iterator[str]:
    """A line a naming with what it moved; what goes on after a fork is a line for itself."""
    group: list[LogEvent] = []
    for entry in entries:
        if group and begins(entry):
            yield naming(c, group)
            group = []
        group.append(entry)
    if group:
        yield naming(c, group)


def begins(entry: LogEvent) -> bool:
    """Whether a line begins with it: a colour, or a ship that was steered."""
    return isinstance(entry.event, ev.Named) or (isinstance(entry.event, ev.Sailed) and entry.event.steered)


def naming(c: Context, group: Sequence[LogEvent]) -> str:
    """Who named which colour, and what it moved; after a fork only the latter."""
    first = group[0].event
    moved = group[1:] if isinstance(first, ev.Named) else group
    moves = ", ".join(part(c, entry) for entry in moved)
    if isinstance(first, ev.Named):
        facts = {"who": c.who(first.seat), "colour": words.colour(c.t, first.colour)}
        text = c.t("log-named-moves", moves=moves, **facts) if moves else c.t("log-named", **facts)
    else:
        text = moves if group[0].brief else c.t("log-sailed", moves=moves)
    return with_mark(c, text) if group[0].ordered and begins(group[0]) else text


def part(c: Context, entry: LogEvent) -> str:
    """What a colour did to one ship; an office leaves out who steered."""
    event = entry.event
    if isinstance(event, ev.Sailed):
        facts = {"ship": words.ship(event.ship), "to": words.place(event.to)}
        if event.steered and not entry.brief:
            return c.t("log-steered", who=c.who(event.ship[0]), **facts)
        return c.t("outlook-moves", **facts)
    if isinstance(event, ev.Blocked):
        return c.t("log-blocked", ship=words.ship(event.ship), place=words.place(event.place))
    return ""


def with_mark(c: Context, line: str) -> str:
    """A line about something that was ordered in advance."""
    return c.t("log-by-order", line=line) if line else line


def event_line(c: Context, entry: LogEvent) -> str:
    """One event in one line; empty for events that are not shown."""
    event = entry.event
    if entry.brief and isinstance(event, ev.Completed) and event.seat != c.seat:
        text = c.t("log-completed-brief", seat=c.who(event.seat), points=event.points)
    else:
        text = TEXTS.line(c, event)
    return with_mark(c, text) if entry.ordered and isinstance(entry.event, ANSWERS) else text


def placed_line(c: Context, event: ev.Placed) -> str:
    """A ship on a start."""
    facts = {"who": c.who(event.seat), "ship": words.ship((event.seat, event.number)), "start": event.start}
    return c.t("log-placed", card="yes" if event.card else "no", cargo=words.cargo(c.t, event.cargo), **facts)


def placed_many_line(c: Context, events: Sequence[ev.Placed]) -> str:
    """Several ships, one after the other."""
    steps = (
        c.t(
            "log-placed-one",
            ship=words.ship((event.seat, event.number)),
            start=event.start,
            cargo=words.cargo(c.t, event.cargo),
        )
        for event in events
    )
    return c.t("log-placed-many", steps=", ".join(steps))


def passed_line(c: Context, event: ev.Passed) -> str:
    """Only who could have placed something; that there is no colour to name, or no order, all see."""
    if event.phase != "placing":
        return ""
    return c.t("log-passed", who=c.who(event.seat), lacks=event.lacks or "nothing")


def drew_line(c: Context, event: ev.Drew) -> str:
    """A ship card; which one only its owner sees."""
    if event.card == BACK:
        return c.t("log-drew", who=c.who(event.seat))
    return c.t("log-drew-seen", who=c.who(event.seat), card=words.card(c.t, event.card))


def swapped_line(c: Context, event: ship_card_events.Swapped) -> str:
    """What both ships carry now."""
    pairs = zip(event.ships, event.cargoes, strict=True)
    first, second = (f"{words.ship(ship)} ({words.cargo(c.t, cargo)})" for ship, cargo in pairs)
    return c.t("log-swapped", who=c.who(event.seat), card=words.card(c.t, "swap"), one=first, other=second)


def driven_back_line(c: Context, event: ship_card_events.DrivenBack) -> str:
    """Which ship a card drove back, and where to."""
    facts = {"who": c.who(event.seat), "card": words.card(c.t, event.card), "ship": words.ship(event.ship)}
    return c.t("log-driven-back", to=words.place(event.path[-1]), **facts)


def produced_line(c: Context, event: ev.Produced) -> str:
    """A product card; which one only its owner sees."""
    if event.product is None:
        return c.t("log-produced-none", who=c.who(event.seat), harbour=words.harbour(event.harbour))
    return c.t("log-produced", who=c.who(event.seat), product=words.product(c.t, event.product))


def traded_line(c: Context, event: ev.Traded) -> str:
    """What changed hands; to one of the two what they got."""
    give, want = (words.products(c.t, products) for products in (event.give, event.want))
    if c.seat == event.seat:
        return c.t("log-traded-mine", get=want, give=give, who=c.who(event.taker))
    if c.seat == event.taker:
        return c.t("log-traded-mine", get=give, give=want, who=c.who(event.seat))
    return c.t("log-traded", who=c.who(event.seat), taker=c.who(event.taker), give=give, want=want)


def drew_order_line(c: Context, event: ev.DrewOrder) -> str:
    """An order card, which only its owner sees; that the others draw one as well is implied."""
    if event.order == BACK:
        return ""
    return c.t("log-drew-order-seen", who=c.who(event.seat), order=words.order(c.t, event.order))


TEXTS = EventTexts(
    words={
        "seat": Context.who,
        "master": Context.who,
        "offerer": Context.who,
        "seats": Context.whom,
        "to": Context.whom,
        "ship": lambda c, ship: words.ship(ship),
        "victim": lambda c, ship: words.ship(ship),
        "harbour": lambda c, harbour: words.harbour(harbour),
        "cargo": lambda c, cargo: words.cargo(c.t, cargo),
        "card": lambda c, card: words.card(c.t, card),
        "give": lambda c, products: words.products(c.t, products),
        "want": lambda c, products: words.products(c.t, products),
        "products": lambda c, products: words.products(c.t, products),
    },
    writers={
        ev.Placed: placed_line,
        ev.Passed: passed_line,
        ev.Drew: drew_line,
        ev.Produced: produced_line,
        ev.Traded: traded_line,
        ev.DrewOrder: drew_order_line,
        ship_card_events.Swapped: swapped_line,
        ship_card_events.DrivenBack: driven_back_line,
    },
    silent=SILENT,
)
