"""The public board of this game, as blocks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.games.speicherstadt import board
from bot.games.speicherstadt.figures.facts import Fate
from bot.games.speicherstadt.figures.houses.facts import Houses, SupplyRow
from bot.games.speicherstadt.figures.market.facts import MarketCards, Shelf, Slot, Worker
from bot.games.speicherstadt.tiles import tile
from bot.presenter.blocks import DETAIL, Chip, Medium, Panel, Part, Screen, TextNote
from bot.presenter.context import Context
from bot.texts.formats import plain
from engine.core.decisions import Decision
from engine.games.speicherstadt.state import GREY, Column, State, owner

OUTCOMES = {"sold": "picture-sold", "gone": "board-gone"}
"""The key of the word for a card that was sold or discarded."""


def table(c: Context) -> Screen:
    """The market, the second row above it, the supply, the houses."""
    s, t = c.view, c.t
    phase = board.phase(s)
    market = MarketCards(
        s.rules.row(len(s.seats)), tuple(column(c, at, phase) for at in range(len(s.columns)))
    )
    shelf = Shelf(tuple(upper(c)), tuple(reservation_row(c)), (t("board-upper"), t("board-reserved")))
    row = " · ".join(heading for heading, _ in shelf.rows)
    decks = " ".join(it.tile.deck for it in (*market.slots, *shelf.slots))
    return Screen(
        mood=board.season(s),
        parts=(
            *([Part(row, (shelf,), rank=1)] if shelf.slots else []),
            Part(t("board-market"), (market,)),
            Part(t("board-market"), (supply(c),), rank=3),
            Part("", (TextNote(t("alt-decks", decks=decks)),), where=Medium.ALT, rank=DETAIL),
            Part(t("board-houses"), (Houses(tuple(player(c, s, seat) for seat in s.players)),), rank=2),
        ),
    )


def question(c: Context, decision: Decision) -> str:
    """What a seat is asked, without what the board shows beside it."""
    return c.t(f"ask-{decision.ask}", who=c.who(decision.seat), **board.question_facts(c, decision))


def column(c: Context, at: int, phase: str) -> Slot:
    """A card of the market."""
    s = c.view
    it = s.columns[at]
    coming = phase in ("supply", "demand", "spying") or (phase == "purchase" and at >= s.at)
    prices = tuple(range(len(it.line), 0, -1)) if coming else ()
    return slot(c, it, f"{at + 1}", fate(s, it, at, coming), prices)


def reservation_row(c: Context) -> Iterator[Slot]:
    """The reservation row: a card costs as many coins as cards lie there from it on."""
    s = c.view
    for at, it in enumerate(s.reserved):
        price = (len(s.reserved) - at,) if it.line else ()
        yield slot(c, it, board.place(at), fate(s, it, len(s.columns) + at, bool(it.line)), price)


def fate(s: State, it: Column, at: int, coming: bool) -> Fate:
    """What became of a card, or whether it is being sold."""
    if it.buyer is not None:
        return "sold"
    if not coming:
        return "gone"
    return "now" if at == s.at and board.phase(s) == "purchase" else "open"


def upper(c: Context) -> Iterator[Slot]:
    """The cards that may be reserved, while they may."""
    s = c.view
    if board.phase(s) in ("supply", "demand"):
        for at, it in enumerate(s.upper):
            if it is not None:
                yield Slot(board.above(s, at), tile(c.t, s.card(it.card), tuple(it.goods)))


def slot(c: Context, it: Column, label: str, state: Fate, prices: tuple[int, ...]) -> Slot:
    """A card with its workers and prices, or what became of it."""
    t = c.t
    key = OUTCOMES.get(state, "" if prices else "board-nobody")
    word = t(key) if key else ""
    line = tuple(map(worker, it.line)) if prices else ()
    return Slot(
        label, tile(t, c.view.rules.cards[it.card], tuple(it.goods)), state, line, prices, it.buyer, word
    )


@cache
def worker(standing: int) -> Worker:
    """A worker over a card."""
    return Worker(owner(standing), standing >= GREY)


def supply(c: Context) -> SupplyRow:
    """The common supply."""
    there = {good: number for good, number in c.view.supply.items() if number}
    label = c.t("picture-supply") if there else c.t("board-supply-empty")
    marks = tuple(c.t(f"good-{good}.mark") for good in there)
    return SupplyRow(tuple(Chip(good, number) for good, number in there.items()), label, marks=marks)


def player(c: Context, s: State, seat: int) -> Panel:
    """What everyone knows of a player."""
    me = s.seats[seat]
    lacking = [bool(s.missing(seat, contract)) for contract in me.filled]
    return Panel(
        title=plain(c.names[seat]),
        seat=seat,
        due=seat in c.due,
        badges=("first",) if seat == s.starter else (),
        chips=(
            Chip("coins", me.coins, always=True),
            Chip("points", c.points(seat, s), always=True),
            Chip("strength", s.strength(seat)),
            Chip("workers", me.workers),
            Chip("ships", len(s.cards_of(seat, "ship"))),
            Chip("open", sum(lacking)),
            Chip("done", len(lacking) - sum(lacking)),
            *((Chip("grey", me.grey),) if me.grey else ()),
        ),
    )
