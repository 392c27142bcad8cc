"""A position in one line, moves as people write them.

    s = arrange("sailing", ships=["S2 grain, A1", "B3 oil"], cards=["swap", ""])
    s, told = script(s, "A name red", "B name blue")

A list has one entry a seat; missing entries are empty. Ships stand in the order of their numbers, each with
its place and its cargo, `-` one in the supply. What is not named lies in the piles, sorted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.actions import LETTERS, Action, notation, parse
from engine.core.events import Event
from engine.core.loop import advance, apply
from engine.games.rotterdam import GAME
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import Seat, Ship, State

HANDS = ("orders", "completed", "products", "cards", "open")


def arrange(
    phase: str,
    *,
    seats: int = 2,
    ships: Sequence[str] = (),
    piles: Mapping[str, str] | None = None,
    master: str = "A",
    **owned: Any,
) -> State:
    """The position at the first decision of a phase; `s.events` tells what happened before it.

    `piles`: orders, ship_cards, used, a harbour; what is named lies there in this order, and nothing else.
    `owned`, one entry a seat: orders, completed, products, cards, open, berths (as `ships`).
    Anything else is a fact of the state.
    """
    known, number = piles or {}, BASE.numbers.ships.value[str(seats)]
    mine = {name: [*owned.pop(name, ()), *[""] * seats] for name in (*HANDS, "berths")}
    fleets = (*ships, *[""] * seats)
    all_seats = [seat_of(number, fleets[i], **{name: mine[name][i] for name in mine}) for i in range(seats)]
    out = Counter(card for me in all_seats for name in HANDS for card in getattr(me, name))
    out.update(it.cargo for me in all_seats for it in me.ships if it.cargo)
    out.update(known.get("used", "").split())
    check(out)
    s = State(
        seats=all_seats,
        orders=rest(known.get("orders"), Counter(BASE.orders.keys()), out),
        products={name: rest(known.get(name), box, out) for name, box in BASE.boxes_of_products.items()},
        ship_cards=rest(known.get("ship_cards"), BASE.box_of_ship_cards, out),
        reshuffles=tuple(tuple(range(20)) for _ in range(8)),
        stock={it.id: it.units - out[it.id] for it in BASE.goods.cargo},
        used=known.get("used", "").split(),
        trigger=owned.pop("trigger", 12),
        anchor_every_round=owned.pop("anchor_every_round", False),
        master=LETTERS.index(master),
        **owned,
    )
    s.attach(BASE, events=[])
    s.enter(phase)
    advance(s)
    return s


def seat_of(number: int, ships: str, berths: str, **hands: str) -> Seat:
    """A seat with this many ships, and what it holds."""
    lying, lay = ([*(it.strip() for it in words.split(",")), *["-"] * number] for words in (ships, berths))
    me = Seat([ship(it, berth) for it, berth in zip(lying[:number], lay, strict=False)])
    for name, cards in hands.items():
        setattr(me, name, sorted(cards.split()))
    return me


def ship(said: str, berth: str) -> Ship:
    """`S2 grain`, `A1`, or `-` in the supply."""
    place, _, cargo = said.strip("-").partition(" ")
    return Ship(place or None, cargo or None, berth.strip("-") or None)


def check(out: Counter[str]) -> None:
    """Raise ValueError for more than the box holds."""
    box = Counter(BASE.orders.keys()) + BASE.box_of_ship_cards
    box += Counter({it.id: it.units for it in BASE.goods.cargo})
    box += Counter({it.id: it.cards for it in BASE.goods.products})
    if wrong := out - box:
        raise ValueError(f"more than the box holds: {sorted(wrong)}")


def rest(named: str | None, box: Counter[str], out: Counter[str]) -> list[str]:
    """What is named, or else everything that lies nowhere else."""
    return named.split() if named is not None else sorted((box - out).elements())


def script(s: State, *lines: str) -> tuple[State, list[Event]]:
    """Play these moves; the state after them and all that happened. Raises `IllegalAction`."""
    told: list[Event] = []
    for line in lines:
        s, more = apply(s, parse(line, GAME.actions))
        told += more
    return s, told


def after(s: State, *lines: str) -> State:
    """The state after these moves."""
    return script(s, *lines)[0]


def choices(s: State, seat: str = "") -> list[str]:
    """All that may be done (by one seat), in notation."""
    return [notation(it) for it in answers(s) if not seat or LETTERS[it.seat] == seat]


def answers(s: State) -> list[Action]:
    """All that may be done."""
    return [action for decision in s.pending for action in decision.every()]


def kinds(s: State, seat: str = "") -> set[str]:
    """What kinds of moves may be made."""
    return {line.split()[1] for line in choices(s, seat)}


def asked(s: State) -> str:
    """The letters of the seats that must answer."""
    return "".join(sorted({LETTERS[it.seat] for it in s.pending if it.blocking}))


def places(s: State, seat: str = "A") -> str:
    """Where the ships of a seat lie, with their cargo."""
    mine = s.seats[LETTERS.index(seat)].ships
    return ", ".join(" ".join(filter(None, (it.place or "-", it.cargo))) for it in mine).replace(", -", "")
