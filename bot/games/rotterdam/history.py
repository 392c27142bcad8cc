"""What happened, in words: a line an event; a colour and all that it moved is one line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from bot.games.rotterdam import words
from bot.presenter.context import Context, LogEvent
from engine.core.events import Event
from engine.games.rotterdam import events as ev
from engine.games.rotterdam import ship_card_events
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.rounds import GameEnded, RoundEnded

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
    """Whether an office leaves the event out: open offers are shown anyway, and offers among others that
    failed do not matter any more."""
    if isinstance(event, ev.Declined):
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
    moves = ", ".join(part(c, entry.event) for entry in moved)
    if isinstance(first, ev.Named):
        facts = {"who": c.who(first.seat), "colour": words.colour(c.t, first.colour)}
        text = c.t("log-named-moves", moves=moves, **facts) if moves else c.t("log-named", **facts)
    else:
        text = c.t("log-sailed", moves=moves)
    return with_mark(c, text) if group[0].ordered and begins(group[0]) else text


def part(c: Context, event: Event) -> str:
    """What a colour did to one ship."""
    if isinstance(event, ev.Sailed):
        facts = {"ship": words.ship(event.ship), "to": words.place(event.to)}
        if event.steered:
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
    write = LINES.get(type(entry.event))
    if write is None:
        return ""
    text = write(c, entry.event)
    return with_mark(c, text) if entry.ordered and isinstance(entry.event, ANSWERS) else text


def round_started_line(c: Context, event: ev.RoundStarted) -> str:
    """A headline of the log."""
    return "**" + c.t("log-round-started", round=event.round, who=c.who(event.master)) + "**"


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


def reshuffled_line(c: Context, event: ev.Reshuffled) -> str:
    """Used ship cards come back."""
    return c.t("log-reshuffled", number=event.cards)


def drew_line(c: Context, event: ev.Drew) -> str:
    """A ship card; which one only its owner sees."""
    if event.card == BACK:
        return c.t("log-drew", who=c.who(event.seat))
    return c.t("log-drew-seen", who=c.who(event.seat), card=words.card(c.t, event.card))


def draws_lost_line(c: Context, event: ev.DrawsLost) -> str:
    """No room, or no card."""
    return c.t("log-draws-lost", who=c.who(event.seat), number=event.draws)


def opened_line(c: Context, event: ev.Opened) -> str:
    """A card that was laid open for its points."""
    return c.t("log-opened", who=c.who(event.seat), card=words.card(c.t, event.card))


def swapped_line(c: Context, event: ship_card_events.Swapped) -> str:
    """What both ships carry now."""
    first, second = (ship_with_cargo(c, *pair) for pair in zip(event.ships, event.cargoes, strict=True))
    return c.t("log-swapped", who=c.who(event.seat), card=words.card(c.t, "swap"), one=first, other=second)


def ship_with_cargo(c: Context, ship: ShipId, cargo: str) -> str:
    """A ship and what it carries."""
    return f"{words.ship(ship)} ({words.cargo(c.t, cargo)})"


def driven_back_line(c: Context, event: ship_card_events.DrivenBack) -> str:
    """Which ship a card drove back, and where to."""
    facts = {"who": c.who(event.seat), "card": words.card(c.t, event.card), "ship": words.ship(event.ship)}
    return c.t("log-driven-back", to=words.place(event.path[-1]), **facts)


def robbed_line(c: Context, event: ship_card_events.Robbed) -> str:
    """From which ship to which."""
    facts = {"who": c.who(event.seat), "card": words.card(c.t, "rob"), "cargo": words.cargo(c.t, event.cargo)}
    return c.t("log-robbed", victim=words.ship(event.victim), ship=words.ship(event.ship), **facts)


def inspected_line(c: Context, event: ship_card_events.Inspected) -> str:
    """What goes back to the stock."""
    facts = {
        "who": c.who(event.seat),
        "card": words.card(c.t, "guard"),
        "cargo": words.cargo(c.t, event.cargo),
    }
    return c.t("log-inspected", ship=words.ship(event.ship), **facts)


def unloaded_line(c: Context, event: ev.Unloaded) -> str:
    """A ship at its harbour, or in the wrong one."""
    facts = {"ship": words.ship(event.ship), "harbour": words.harbour(event.harbour)}
    key = "log-unloaded-right" if event.right else "log-unloaded-wrong"
    return c.t(key, cargo=words.cargo(c.t, event.cargo), **facts)


def produced_line(c: Context, event: ev.Produced) -> str:
    """A product card; which one only its owner sees."""
    if event.product is None:
        return c.t("log-produced-none", who=c.who(event.seat), harbour=words.harbour(event.harbour))
    return c.t("log-produced", who=c.who(event.seat), product=words.product(c.t, event.product))


def trade_opened_line(c: Context, event: ev.TradeOpened) -> str:
    """The seats that may trade."""
    return c.t("log-trade-opened", who=c.whom(event.seats))


def offered_line(c: Context, event: ev.Offered) -> str:
    """Shown to the whole table."""
    give, want = (words.products(c.t, products) for products in (event.give, event.want))
    return c.t("log-offered", who=c.who(event.seat), give=give, want=want, to=c.whom(event.to))


def traded_line(c: Context, event: ev.Traded) -> str:
    """What changed hands; to one of the two what they got."""
    give, want = (words.products(c.t, products) for products in (event.give, event.want))
    if c.seat == event.seat:
        return c.t("log-traded-mine", get=want, give=give, who=c.who(event.taker))
    if c.seat == event.taker:
        return c.t("log-traded-mine", get=give, give=want, who=c.who(event.seat))
    return c.t("log-traded", who=c.who(event.seat), taker=c.who(event.taker), give=give, want=want)


def declined_line(c: Context, event: ev.Declined) -> str:
    """Whose offer was declined, and by whom."""
    return c.t("log-declined", who=c.who(event.seat), offerer=c.who(event.offerer))


def withdrawn_line(c: Context, event: ev.Withdrawn) -> str:
    """Whose offer was taken back."""
    return c.t("log-withdrawn", who=c.who(event.seat))


def lapsed_line(c: Context, event: ev.Lapsed) -> str:
    """Why an offer is gone."""
    return c.t("log-lapsed", who=c.who(event.seat), void="yes" if event.void else "no")


def finished_line(c: Context, event: ev.Finished) -> str:
    """That a seat makes no more offers, or trades no more in this round."""
    return c.t("log-finished", who=c.who(event.seat), closed="yes" if event.closed else "no")


def completed_line(c: Context, event: ev.Completed) -> str:
    """An order with all that it cost."""
    spent = words.products(c.t, event.products) if event.products else words.NONE
    facts = {"points": event.points, "jokers": len(event.jokers)}
    return "📜 " + c.t("log-completed", who=c.who(event.seat), products=spent, **facts)


def drew_order_line(c: Context, event: ev.DrewOrder) -> str:
    """An order card, which only its owner sees; that the others draw one as well is implied."""
    if event.order == BACK:
        return ""
    return c.t("log-drew-order-seen", who=c.who(event.seat), order=words.order(c.t, event.order))


def ended_line(c: Context, event: GameEnded) -> str:
    """What ended the game, in bold."""
    return "**" + c.t("log-game-ended", end=event.end) + "**"


LINES: dict[type[Event], Callable[[Context, Any], str]] = {
    ev.RoundStarted: round_started_line,
    ev.Placed: placed_line,
    ev.Passed: passed_line,
    ev.Reshuffled: reshuffled_line,
    ev.Drew: drew_line,
    ev.DrawsLost: draws_lost_line,
    ev.Opened: opened_line,
    ship_card_events.Swapped: swapped_line,
    ship_card_events.DrivenBack: driven_back_line,
    ship_card_events.Robbed: robbed_line,
    ship_card_events.Inspected: inspected_line,
    ev.Unloaded: unloaded_line,
    ev.Produced: produced_line,
    ev.TradeOpened: trade_opened_line,
    ev.Offered: offered_line,
    ev.Traded: traded_line,
    ev.Declined: declined_line,
    ev.Withdrawn: withdrawn_line,
    ev.Lapsed: lapsed_line,
    ev.Finished: finished_line,
    ev.Completed: completed_line,
    ev.DrewOrder: drew_order_line,
    GameEnded: ended_line,
}
