"""The water, the players and the questions of everybody's board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from bot.games.rotterdam import words
from bot.interactions.sheets import Section
from bot.presenter.context import Context
from bot.texts.writing import MARKS, amount
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Name, ShipId, Steer
from engine.games.rotterdam.state import Ship, State

COLOURS = {
    "placing": 0x5B7C99,
    "sailing": 0x2F6F8F,
    "ship_cards": 0x8A6F3E,
    "unloading": 0x6F9A82,
    "trade": 0xE9B44C,
    "completion": 0xA5532F,
}
"""The mood of each phase."""


def phase(s: State) -> str:
    """The phase of the moment: the lowest on the stack, for a question may lie on top."""
    return s.stack[0].phase if s.stack else "over"


def headline(c: Context) -> str:
    """Round, phase, and what ends the game."""
    s = c.view
    name = c.t("phase-" + words.slug(phase(s)))
    return c.t("board-title", round=s.round, phase=name, trigger=s.trigger)


def colour(c: Context) -> int:
    """The phase's."""
    return COLOURS.get(phase(c.view), 0x5B7C99)


def market(c: Context) -> list[Section]:
    """The harbours with the ships that are on their way to each, the empty ships, what lies by the sea."""
    s, t = c.view, c.t
    sections = []
    for harbour, cargo in s.rules.map.accepts.items():
        name = words.harbour(s, harbour)
        heading = t("board-harbour", harbour=name, cargo=words.cargo(t, cargo))
        lines = [t("board-left", number=len(s.products[harbour])), *fleet(c, cargo)]
        sections.append((heading, "\n".join(lines)))
    if empty := list(fleet(c, None)):
        sections.append((t("board-empty-ships"), "\n".join(empty)))
    return [*sections, (t("board-sea"), "\n".join(sea(c)))]


def fleet(c: Context, cargo: str | None) -> Iterator[str]:
    """The ships with this cargo, those next to the harbours first."""
    s: State = c.view
    layer = s.rules.map.layer
    found = [(ship, it) for ship, it in s.afloat() if it.cargo == cargo]
    for ship, it in sorted(found, key=lambda pair: -layer[pair[1].place or ""]):
        yield ship_line(c, ship, it)


def ship_line(c: Context, ship: ShipId, it: Ship) -> str:
    """Where a ship lies, and where each colour would lead it."""
    s: State = c.view
    t, waters, place = c.t, s.rules.map, it.place or ""
    facts = {"ship": words.ship(ship), "place": words.place(s, place)}
    if place in waters.accepts:
        right = it.cargo is not None and waters.accepts[place] == it.cargo
        return t("board-in-harbour", ship=facts["ship"]) if right else t("board-in-wrong", **facts)
    exits = ((colour, waters.exits[colour].get(place, ())) for colour in waters.colours)
    ways = [way(c, colour, to) for colour, to in exits if to]
    return t("board-ship", ways=", ".join(ways), **facts)


def way(c: Context, colour: str, to: tuple[str, ...]) -> str:
    """A colour and where its channels lead; one that finds no free place says so."""
    places = [end(c, it) for it in to]
    return c.t("board-way", colour=words.colour(c.t, colour), to=either(c, places))


def end(c: Context, place: str) -> str:
    """Where a channel leads, and whether a ship lies there."""
    s: State = c.view
    taken = place in s.taken() and place not in s.rules.map.accepts
    name = words.place(s, place)
    return c.t("board-taken", place=name) if taken else name


def either(c: Context, places: Sequence[str]) -> str:
    """Several places of which one is chosen."""
    return reduce(lambda one, other: c.t("board-or", one=one, other=other), places)


def sea(c: Context) -> Iterator[str]:
    """Free starts, the stock of cargo, the piles."""
    s, t = c.view, c.t
    starts = ", ".join(s.free_starts())
    yield t("board-starts", starts=starts) if starts else t("board-no-start")
    stock = ", ".join(f"{words.cargo(t, it)} {units}" for it, units in s.stock.items())
    yield t("board-stock", stock=stock)
    yield t("board-piles", orders=len(s.orders), cards=len(s.ship_cards))


def players(c: Context) -> Section:
    """The players, the due one in front: order points, orders, products, cards, ships in the supply."""
    lines = (f"{'➤ ' if seat in c.due else ''}{player(c, seat)}" for seat in c.view.players)
    return c.t("board-houses"), "\n".join(lines)


def player(c: Context, seat: int) -> str:
    """One of them in a line."""
    s: State = c.view
    me = s.seats[seat]
    master = f" ({c.t('master-mark')})" if seat == s.master else ""
    means = [amount(s.order_points(seat), "📜"), amount(len(me.completed), "✅")]
    means += [amount(len(me.products), "📦"), amount(len(me.cards), "🃏")]
    means += [amount(sum(s.rules.ship_cards[it].points for it in me.open), "★")] if me.open else []
    means.append(amount(sum(ship.place is None for ship in me.ships), "⛵"))
    return f"{MARKS[seat]} **{c.names[seat]}**{master} {' '.join(means)}"


def question(c: Context, decision: Decision) -> str:
    """What a seat is asked, for everybody."""
    facts: dict[str, str] = {"who": c.who(decision.seat)}
    if decision.where == "board" and not decision.options:  # whether that is a choice, only its hand tells
        return c.t("ask-hidden", **facts)
    if decision.ask == "sailing":
        named = any(isinstance(it, Name) for it in decision.options)
        return c.t("ask-sailing", what="name" if named else "pass", **facts)
    if decision.ask == "fork":
        return c.t("ask-fork", ship=words.ship(steered(decision)), **facts)
    return c.t(f"ask-{decision.ask}", **facts)


def steered(decision: Decision) -> ShipId:
    """The ship that a fork is about."""
    return next(it.ship for it in decision.options if isinstance(it, Steer))
