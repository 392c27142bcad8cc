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
from engine.games.rotterdam.rounds import GameEnded

MOVEMENT = (ev.Named, ev.Sailed, ev.Blocked)
"""What belongs to one naming."""
TALK = (ev.Offered, ev.Withdrawn, ev.Lapsed, ev.Finished)
"""What changes no hands in Trade."""
ANSWERS = (ev.Named, ev.Finished, ev.Completed)
"""Events of a seat's own moves, which may be marked as ordered; their consequences are not."""


def lines(c: Context, entries: Sequence[LogEvent]) -> list[str]:
    """What happened in a row, a line each."""
    found: list[str] = []
    told = [it for it in entries if not (it.brief and needless(c, it.event))]
    for kind, group in groupby(told, key=kin):
        them = list(group)
        if kind is MOVEMENT:
            found += namings(c, them)
        elif kind is ev.Placed and len(them) > 1:
            found.append(placed_many_line(c, [it.event for it in them if isinstance(it.event, ev.Placed)]))
        else:
            found += [event_line(c, it) for it in them]
    return [line for line in found if line]


def kin(it: LogEvent) -> object:
    """Key by which consecutive events are grouped into one line."""
    if isinstance(it.event, ev.Placed) and not it.event.card:
        return ev.Placed
    return MOVEMENT if isinstance(it.event, MOVEMENT) else None


def needless(c: Context, event: Event) -> bool:
    """Whether an office leaves it out: offers that are open stand there, and those of others that came to
    nothing do not matter any more."""
    if isinstance(event, ev.Declined):
        return True
    return isinstance(event, TALK) and event.seat != c.seat


def namings(c: Context, them: Sequence[LogEvent]) -> Iterator[str]:
    """A line a naming with what it moved; what goes on after a fork is a line for itself."""
    group: list[LogEvent] = []
    for it in them:
        if group and begins(it):
            yield naming(c, group)
            group = []
        group.append(it)
    if group:
        yield naming(c, group)


def begins(it: LogEvent) -> bool:
    """Whether a line begins with it: a colour, or a ship that was steered."""
    return isinstance(it.event, ev.Named) or (isinstance(it.event, ev.Sailed) and it.event.steered)


def naming(c: Context, group: Sequence[LogEvent]) -> str:
    """Who named which colour, and what it moved; after a fork only the latter."""
    first = group[0].event
    rest = [it.event for it in group[1:]] if isinstance(first, ev.Named) else [it.event for it in group]
    moves = ", ".join(part(c, it) for it in rest)
    if isinstance(first, ev.Named):
        facts = {"who": c.who(first.seat), "colour": words.colour(c.t, first.colour)}
        said = c.t("log-named-moves", moves=moves, **facts) if moves else c.t("log-named", **facts)
    else:
        said = c.t("log-sailed", moves=moves)
    return with_mark(c, said) if group[0].ordered and begins(group[0]) else said


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


def event_line(c: Context, it: LogEvent) -> str:
    """One event in one line; empty for events that are not shown."""
    write = LINES.get(type(it.event))
    if write is None:
        return ""
    said = write(c, it.event)
    return with_mark(c, said) if it.ordered and isinstance(it.event, ANSWERS) else said


def round_started_line(c: Context, it: ev.RoundStarted) -> str:
    """A headline of the log."""
    return "**" + c.t("log-round-started", round=it.round, who=c.who(it.master)) + "**"


def placed_line(c: Context, it: ev.Placed) -> str:
    """A ship on a start."""
    facts = {"who": c.who(it.seat), "ship": words.ship((it.seat, it.number)), "start": it.start}
    return c.t("log-placed", card="yes" if it.card else "no", cargo=words.cargo(c.t, it.cargo), **facts)


def placed_many_line(c: Context, them: Sequence[ev.Placed]) -> str:
    """Several ships, one after the other."""
    steps = (
        c.t(
            "log-placed-one",
            ship=words.ship((it.seat, it.number)),
            start=it.start,
            cargo=words.cargo(c.t, it.cargo),
        )
        for it in them
    )
    return c.t("log-placed-many", steps=", ".join(steps))


def passed_line(c: Context, it: ev.Passed) -> str:
    """Only who could have placed something; that there is no colour to name, or no order, all see."""
    if it.phase != "placing":
        return ""
    return c.t("log-passed", who=c.who(it.seat), lacks=it.lacks or "nothing")


def reshuffled_line(c: Context, it: ev.Reshuffled) -> str:
    """Used ship cards come back."""
    return c.t("log-reshuffled", number=it.cards)


def drew_line(c: Context, it: ev.Drew) -> str:
    """A ship card; which one only its owner sees."""
    if it.card == BACK:
        return c.t("log-drew", who=c.who(it.seat))
    return c.t("log-drew-seen", who=c.who(it.seat), card=words.card(c.t, it.card))


def draws_lost_line(c: Context, it: ev.DrawsLost) -> str:
    """No room, or no card."""
    return c.t("log-draws-lost", who=c.who(it.seat), number=it.draws)


def opened_line(c: Context, it: ev.Opened) -> str:
    """A card with points."""
    return c.t("log-opened", who=c.who(it.seat), card=words.card(c.t, it.card))


def swapped_line(c: Context, it: ship_card_events.Swapped) -> str:
    """What both ships carry now."""
    one, other = (ship_with_cargo(c, *pair) for pair in zip(it.ships, it.cargoes, strict=True))
    return c.t("log-swapped", who=c.who(it.seat), card=words.card(c.t, "swap"), one=one, other=other)


def ship_with_cargo(c: Context, ship: ShipId, cargo: str) -> str:
    """A ship and what it carries."""
    return f"{words.ship(ship)} ({words.cargo(c.t, cargo)})"


def driven_back_line(c: Context, it: ship_card_events.DrivenBack) -> str:
    """Over which places."""
    facts = {"who": c.who(it.seat), "card": words.card(c.t, it.card), "ship": words.ship(it.ship)}
    return c.t("log-driven-back", to=words.place(it.path[-1]), **facts)


def robbed_line(c: Context, it: ship_card_events.Robbed) -> str:
    """From which ship to which."""
    facts = {"who": c.who(it.seat), "card": words.card(c.t, "rob"), "cargo": words.cargo(c.t, it.cargo)}
    return c.t("log-robbed", victim=words.ship(it.victim), ship=words.ship(it.ship), **facts)


def inspected_line(c: Context, it: ship_card_events.Inspected) -> str:
    """What goes back to the stock."""
    facts = {"who": c.who(it.seat), "card": words.card(c.t, "guard"), "cargo": words.cargo(c.t, it.cargo)}
    return c.t("log-inspected", ship=words.ship(it.ship), **facts)


def unloaded_line(c: Context, it: ev.Unloaded) -> str:
    """A ship at its harbour, or in the wrong one."""
    facts = {"ship": words.ship(it.ship), "harbour": words.harbour(it.harbour)}
    key = "log-unloaded-right" if it.right else "log-unloaded-wrong"
    return c.t(key, cargo=words.cargo(c.t, it.cargo), **facts)


def produced_line(c: Context, it: ev.Produced) -> str:
    """A product card; which one only its owner sees."""
    if it.product is None:
        return c.t("log-produced-none", who=c.who(it.seat), harbour=words.harbour(it.harbour))
    return c.t("log-produced", who=c.who(it.seat), product=words.product(c.t, it.product))


def trade_opened_line(c: Context, it: ev.TradeOpened) -> str:
    """The seats that may trade."""
    return c.t("log-trade-opened", who=c.whom(it.seats))


def offered_line(c: Context, it: ev.Offered) -> str:
    """Shown to the whole table."""
    give, want = (words.products(c.t, them) for them in (it.give, it.want))
    return c.t("log-offered", who=c.who(it.seat), give=give, want=want, to=c.whom(it.to))


def traded_line(c: Context, it: ev.Traded) -> str:
    """What changed hands; to one of the two what they got."""
    give, want = (words.products(c.t, them) for them in (it.give, it.want))
    if c.seat == it.seat:
        return c.t("log-traded-mine", get=want, give=give, who=c.who(it.taker))
    if c.seat == it.taker:
        return c.t("log-traded-mine", get=give, give=want, who=c.who(it.seat))
    return c.t("log-traded", who=c.who(it.seat), taker=c.who(it.taker), give=give, want=want)


def declined_line(c: Context, it: ev.Declined) -> str:
    """No to an offer."""
    return c.t("log-declined", who=c.who(it.seat), offerer=c.who(it.offerer))


def withdrawn_line(c: Context, it: ev.Withdrawn) -> str:
    """An offer taken back."""
    return c.t("log-withdrawn", who=c.who(it.seat))


def lapsed_line(c: Context, it: ev.Lapsed) -> str:
    """Why an offer is gone."""
    return c.t("log-lapsed", who=c.who(it.seat), void="yes" if it.void else "no")


def finished_line(c: Context, it: ev.Finished) -> str:
    """No more offers."""
    return c.t("log-finished", who=c.who(it.seat), closed="yes" if it.closed else "no")


def completed_line(c: Context, it: ev.Completed) -> str:
    """An order with all that it cost."""
    spent = words.products(c.t, it.products) if it.products else words.NONE
    facts = {"points": it.points, "jokers": len(it.jokers)}
    return "📜 " + c.t("log-completed", who=c.who(it.seat), products=spent, **facts)


def drew_order_line(c: Context, it: ev.DrewOrder) -> str:
    """An order card, which only its owner sees; that the others draw one as well is implied."""
    if it.order == BACK:
        return ""
    return c.t("log-drew-order-seen", who=c.who(it.seat), order=words.order(c.t, it.order))


def ended_line(c: Context, it: GameEnded) -> str:
    """Why it is over."""
    return "**" + c.t("log-game-ended", end=it.end) + "**"


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
