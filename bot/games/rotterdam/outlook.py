"""Public notes beside the picture: what each colour would move, what a ship at a fork carries,
which offers stand."""

from __future__ import annotations

from bot.games.rotterdam import words
from bot.games.rotterdam.board import steered_ship
from bot.games.rotterdam.words import RIGHT, WRONG
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.texts.formats import HARD_SPACE
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Name, ShipId, Steer
from engine.games.rotterdam.orders.ahead import Movement, movements, on_course
from engine.games.rotterdam.state import StandingOffer, State


def sections(c: Context) -> list[Section]:
    """Before a colour is named what each would do; at a fork what its ship carries; in Trade the offers."""
    naming = next((it for it in c.pending if it.ask == "sailing" and names(it)), None)
    if naming is not None:
        lines = [colour_line(c, naming.seat, colour) for colour in c.view.rules.map.colours]
        if any(sign in line for line in lines for sign in (RIGHT, WRONG)):
            lines.append(c.t("outlook-key"))
        return [(c.t("outlook-colours"), "\n".join(lines))]
    fork = next((it for it in c.pending if it.ask == "fork"), None)
    if fork is not None:
        return [(c.t("outlook-fork"), fork_line(c, steered_ship(fork)))]
    if any(it.ask in ("trade", "answer") for it in c.pending) and (standing := offers(c)):
        return [(c.t("outlook-offers"), "\n".join(standing))]
    return []


def fork_line(c: Context, ship: ShipId) -> str:
    """What a ship at a fork carries, and what the sign on the buttons says."""
    s: State = c.view
    cargo = s.ship(ship).cargo
    steers = [option for it in c.pending for option in it.options if isinstance(option, Steer)]
    if cargo is None:
        return c.t("outlook-fork-empty", ship=words.ship(ship))
    harbour = words.harbour(s.rules.map.harbour_of[cargo])
    right = any(on_course(s, cargo, it.to) for it in steers)
    key = "outlook-fork-loaded" if right else "outlook-fork-lost"
    return c.t(key, ship=words.ship(ship), cargo=words.cargo(c.t, cargo), harbour=harbour)


def names(decision: Decision) -> bool:
    """Whether there is a colour to name."""
    return any(isinstance(it, Name) for it in decision.options)


def colour_line(c: Context, seat: int, colour: str) -> str:
    """All that a colour would move if this seat named it now."""
    found = movements(c.view, seat, colour)
    moves = ", ".join(movement(c, it) for it in found if it.ways)
    waiting = ", ".join(words.ship(it.ship) for it in found if not it.ways)
    wait = c.t("outlook-wait", ships=waiting) if waiting else ""
    said = " · ".join(filter(None, (moves, wait))) or c.t("outlook-nothing")
    return c.t("outlook-line", colour=words.colour(c.t, colour), moves=said)


def movement(c: Context, it: Movement) -> str:
    """One ship that moves: where it goes, and whether that is still a way to its harbour."""
    s, ship = c.view, words.ship(it.ship)
    if len(it.ways) > 1:
        ways = [words.place(way) + way_mark(s, it, way) for way in it.ways]
        return c.t("outlook-steers", ship=ship, to=words.either(c.t, ways))
    said = c.t("outlook-moves", ship=ship, to=words.place(it.ways[0])) + way_mark(s, it, it.ways[0])
    return said.replace(" ", HARD_SPACE)


def way_mark(s: State, it: Movement, to: str) -> str:
    """The mark of a way: ✅ the ship comes in where its cargo is wanted, ❌ it leaves the way there or comes
    into a wrong harbour; nothing where it just moves."""
    cargo = s.ship(it.ship).cargo
    if on_course(s, cargo, to):
        return f" {RIGHT}" if to in s.rules.map.accepts else ""
    lost = cargo is not None and (to in s.rules.map.accepts or on_course(s, cargo, it.origin))
    return f" {WRONG}" if lost else ""


def offers(c: Context) -> list[str]:
    """The offers that stand, the oldest first; without those to the reader, whose desk has them."""
    return [offer(c, it) for it in c.view.standing if c.seat not in it.to]


def offer(c: Context, it: StandingOffer) -> str:
    """The seat, what it gives for what, and the seats that may still take it; for an own offer its
    prospects."""
    s, t = c.view, c.t
    give, want = words.products(t, it.give), words.products(t, it.want)
    facts = {"give": give, "want": want, "to": c.whom(tuple(it.to))}
    if it.seat != c.seat:
        return t("offer-line", who=c.who(it.seat), **facts)
    return t("offer-mine", fixed="no" if s.seats[it.seat].stance == "trading" else "yes", **facts)
