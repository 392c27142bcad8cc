"""The public board of this game, as blocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.games.speicherstadt import board
from bot.games.speicherstadt.figures.facts import Fate
from bot.games.speicherstadt.figures.houses import Houses, SupplyRow
from bot.games.speicherstadt.figures.market.facts import MarketCards, QuayLines, Shelf, Slot, Worker
from bot.games.speicherstadt.tiles import tile
from bot.presenter.blocks import DETAIL, Chip, Medium, Panel, Part, Screen, TextNote
from bot.presenter.context import Context
from bot.texts.formats import plain
from engine.core.decisions import Decision
from engine.games.speicherstadt.state import GREY, Column, State, owner

HOUSED = 3
"""Cards of a market under a second row that have a warehouse each; more would make a board too high."""
OUTCOMES = {"sold": "picture-sold", "gone": "board-gone"}
"""The key of the word for a card that was sold or discarded."""


def table(c: Context) -> Screen:
    """The market, the second row above it, the supply, the houses."""
    state, t = c.view, c.t
    phase = board.phase(state)
    bays, slots = (
        state.rules.row(len(state.seats)),
        tuple(column(c, at, phase) for at in range(len(state.columns))),
    )
    two_rows = "spying" in state.rules.phases
    market = QuayLines(slots) if two_rows and bays > HOUSED else MarketCards(bays, slots)
    shelf = Shelf(tuple(upper(c)), tuple(reservation_row(c)), (t("board-upper"), t("board-reserved")))
    row = " · ".join(heading for heading, _ in shelf.rows)
    decks = " ".join(slot.tile.deck for slot in (*market.slots, *shelf.slots))
    return Screen(
        mood=board.season(state),
        parts=(
            *([Part(row, (shelf,), rank=1)] if shelf.slots else []),
            Part(t("board-market"), (market,)),
            Part(t("board-market"), (supply(c),), rank=3),
            Part("", (TextNote(t("alt-decks", decks=decks)),), where=Medium.ALT, rank=DETAIL),
            Part(
                t("board-houses"), (Houses(tuple(player(c, state, seat) for seat in state.players)),), rank=2
            ),
        ),
    )


def question(c: Context, decision: Decision) -> str:
    """What a seat is asked, without what the board shows beside it."""
    return c.t(f"ask-{decision.ask}", who=c.who(decision.seat), **board.question_facts(c, decision))


def column(c: Context, at: int, phase: str) -> Slot:
    """A card of the market."""
    state = c.view
    column = state.columns[at]
    coming = phase in ("supply", "demand", "spying") or (phase == "purchase" and at >= state.at)
    prices = tuple(range(len(column.line), 0, -1)) if coming else ()
    return slot(c, column, f"{at + 1}", fate(state, column, at, coming), prices)


def reservation_row(c: Context) -> Iterator[Slot]:
    """The reservation row: a card costs as many coins as cards lie there from it on."""
    state = c.view
    for at, column in enumerate(state.reserved):
        price = (len(state.reserved) - at,) if column.line else ()
        yield slot(
            c, column, board.place(at), fate(state, column, len(state.columns) + at, bool(column.line)), price
        )


def fate(state: State, column: Column, at: int, coming: bool) -> Fate:
    """What became of a card, or whether it is being sold."""
    if column.buyer is not None:
        return "sold"
    if not coming:
        return "gone"
    return "now" if at == state.at and board.phase(state) == "purchase" else "open"


def upper(c: Context) -> Iterator[Slot]:
    """The cards that may be reserved, while they may."""
    state = c.view
    if board.phase(state) in ("supply", "demand"):
        for at, place in enumerate(state.upper):
            if place is not None:
                yield Slot(board.above(state, at), tile(c.t, state.card(place.card), tuple(place.goods)))


def slot(c: Context, column: Column, label: str, state: Fate, prices: tuple[int, ...]) -> Slot:
    """A card with its workers and prices, or what became of it."""
    t = c.t
    key = OUTCOMES.get(state, "" if prices else "board-nobody")
    word = t(key) if key else ""
    line = tuple(map(worker, column.line)) if prices else ()
    return Slot(
        label,
        tile(t, c.view.rules.cards[column.card], tuple(column.goods)),
        state,
        line,
        prices,
        column.buyer,
        word,
    )


@cache
def worker(standing: int) -> Worker:
    """A worker over a card."""
    return Worker(owner(standing), standing >= GREY)


def supply(c: Context) -> SupplyRow:
    """The common supply: number of each good, or that it is empty."""
    there = {good: number for good, number in c.view.supply.items() if number}
    label = c.t("picture-supply") if there else c.t("board-supply-empty")
    marks = tuple(c.t(f"good-{good}.mark") for good in there)
    return SupplyRow(tuple(Chip(good, number) for good, number in there.items()), label, marks=marks)


def player(c: Context, state: State, seat: int) -> Panel:
    """What everyone knows of a player."""
    me = state.seats[seat]
    lacking = [bool(state.missing(seat, contract)) for contract in me.filled]
    return Panel(
        title=plain(c.names[seat]),
        seat=seat,
        due=seat in c.due,
        badges=("first",) if seat == state.starter else (),
        chips=(
            Chip("coins", me.coins, always=True),
            Chip("points", c.points(seat, state), always=True),
            Chip("strength", state.strength(seat)),
            Chip("workers", me.workers),
            Chip("ships", len(state.cards_of(seat, "ship"))),
            Chip("open", sum(lacking)),
            Chip("done", len(lacking) - sum(lacking)),
            *((Chip("grey", me.grey),) if me.grey else ()),
        ),
    )
