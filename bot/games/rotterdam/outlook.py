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
    naming = next((decision for decision in c.pending if decision.ask == "sailing" and names(decision)), None)
    if naming is not None:
        lines = [colour_line(c, naming.seat, colour) for colour in c.view.rules.map.colours]
        if any(sign in line for line in lines for sign in (RIGHT, WRONG)):
            lines.append(c.t("outlook-key"))
        return [(c.t("outlook-colours"), "\n".join(lines))]
    fork = next((decision for decision in c.pending if decision.ask == "fork"), None)
    if fork is not None:
        return [(c.t("outlook-fork"), fork_line(c, steered_ship(fork)))]
    if any(decision.ask in ("trade", "answer") for decision in c.pending) and (standing := offers(c)):
        return [(c.t("outlook-offers"), "\n".join(standing))]
    return []


def fork_line(c: Context, ship: ShipId) -> str:
    """The cargo of a ship at a fork, and what the sign on the buttons means."""
    state: State = c.view
    cargo = state.ship(ship).cargo
    steers = [option for decision in c.pending for option in decision.options if isinstance(option, Steer)]
    if cargo is None:
        return c.t("outlook-fork-empty", ship=words.ship(ship))
    harbour = words.harbour(state.rules.map.harbour_of[cargo])
    right = any(on_course(state, cargo, steer.to) for steer in steers)
    key = "outlook-fork-loaded" if right else "outlook-fork-lost"
    return c.t(key, ship=words.ship(ship), cargo=words.cargo(c.t, cargo), harbour=harbour)


def names(decision: Decision) -> bool:
    """Whether there is a colour to name."""
    return any(isinstance(option, Name) for option in decision.options)


def colour_line(c: Context, seat: int, colour: str) -> str:
    """All that a colour would move if this seat named it now."""
    moved = movements(c.view, seat, colour)
    moves = ", ".join(movement(c, ship_move) for ship_move in moved if ship_move.ways)
    waiting = ", ".join(words.ship(ship_move.ship) for ship_move in moved if not ship_move.ways)
    wait = c.t("outlook-wait", ships=waiting) if waiting else ""
    text = " · ".join(filter(None, (moves, wait))) or c.t("outlook-nothing")
    return c.t("outlook-line", colour=words.colour(c.t, colour), moves=text)


def movement(c: Context, move: Movement) -> str:
    """One ship that moves: where it goes, and whether that is still a way to its harbour."""
    state, ship = c.view, words.ship(move.ship)
    if len(move.ways) > 1:
        ways = [words.place(way) + way_mark(state, move, way) for way in move.ways]
        return c.t("outlook-steers", ship=ship, to=words.either(c.t, ways))
    text = c.t("outlook-moves", ship=ship, to=words.place(move.ways[0])) + way_mark(state, move, move.ways[0])
    return text.replace(" ", HARD_SPACE)


def way_mark(state: State, move: Movement, to: str) -> str:
    """The mark of a way: ✓ the ship comes in where its cargo is wanted, ✗ it leaves the way there or comes
    into a wrong harbour; nothing where it just moves."""
    cargo = state.ship(move.ship).cargo
    if on_course(state, cargo, to):
        return f" {RIGHT}" if to in state.rules.map.accepts else ""
    lost = cargo is not None and (to in state.rules.map.accepts or on_course(state, cargo, move.origin))
    return f" {WRONG}" if lost else ""


def offers(c: Context) -> list[str]:
    """The offers that stand, the oldest first; without those to the reader, whose desk has them."""
    return [offer(c, standing) for standing in c.view.standing if c.seat not in standing.to]


def offer(c: Context, standing: StandingOffer) -> str:
    """The seat, what it gives for what, and the seats that may still take it; for an own offer its
    prospects."""
    state, t = c.view, c.t
    give, want = words.products(t, standing.give), words.products(t, standing.want)
    facts = {"give": give, "want": want, "to": c.whom(tuple(standing.to))}
    if standing.seat != c.seat:
        return t("offer-line", who=c.who(standing.seat), **facts)
    return t("offer-mine", fixed="no" if state.seats[standing.seat].stance == "trading" else "yes", **facts)
