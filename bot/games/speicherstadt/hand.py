"""What one seat owns, as blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.speicherstadt import board, words
from bot.games.speicherstadt.figures.cards.facts import Cards, Contracts, Stack, Storeroom, Storerooms
from bot.games.speicherstadt.office.private import planned_state
from bot.games.speicherstadt.table import player
from bot.games.speicherstadt.tiles import crate, crates, tile
from bot.presenter.blocks import Medium, Part, Screen, TextNote
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.formats import plain
from engine.games.speicherstadt.phases.loading import HALL
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft

RANK = {"fireman": 1, "ship": 2}
"""Kinds of cards that come last."""


def hand(c: Context, draft: Draft) -> Screen:
    """What the reader owns, with every good where the plan on the desk puts it."""
    laid, t = planned_state(c, draft), c.t
    state, before = laid or c.view, c.view.seats[c.me].pool if laid else []
    contracts = tuple(contract(t, state, c.me, name) for name in state.seats[c.me].filled)
    breaks = state.seats[c.me].breaks
    left = (TextNote(t("office-breaks", number=breaks)),) if breaks else ()
    return Screen(
        title=t("office-title", who=plain(c.names[c.me])),
        owner=player(c, state, c.me),
        mood=board.season(state),
        parts=(
            Part(t("office-cards"), (Cards(stacks(t, state, c.me)),), t("picture-nothing")),
            *([Part(t("office-cards"), left, where=Medium.EMBED | Medium.ALT)] if left else []),
            Part(t("office-contracts"), (Contracts(contracts),)),
            Part(t("office-stores"), (Storerooms(tuple(stores(t, state, c.me, before))),)),
        ),
    )


def stacks(t: Texts, state: State, seat: int) -> tuple[Stack, ...]:
    """All cards but contracts, equal ones together: ships and firemen last."""
    own = [state.rules.cards[card] for card in state.seats[seat].cards]
    own = [card for card in own if card.kind != "contract"]
    own.sort(key=lambda card: (RANK.get(card.kind, 0), card.value))
    counted = Counter((card.kind, words.card_name(t, card)) for card in own)
    first = {(card.kind, words.card_name(t, card)): card for card in reversed(own)}
    return tuple(Stack(tile(t, first[key]), number) for key, number in counted.items())


def contract(t: Texts, state: State, seat: int, name: str) -> Stack:
    """A contract with its goods, lying or missing."""
    card, lying = state.card(name), state.seats[seat].filled[name]
    marked = tuple(crate(t, good, good in lying) for good in card.goods)
    word = "" if state.missing(seat, name) else t("picture-complete")
    return Stack(replace(tile(t, card), crates=marked), word=word)


def stores(t: Texts, state: State, seat: int, before: list[str]) -> Iterator[Storeroom]:
    """The Warehouse, the Market Hall, and what came by ship or waits to be loaded. `before`: the goods for
    which the plan on the desk has found places, as they were before it."""
    me = state.seats[seat]
    room = sum(card.capacity for card in state.cards_of(seat, "warehouse"))
    if before:
        yield store(t, t("picture-before"), before)
    if me.pool:
        yield store(t, t("picture-pool"), me.pool)
    if me.cargo:
        yield store(t, t("picture-ships"), me.cargo)
    if room:
        yield store(t, t("card-warehouse"), me.warehouse, room)
    yield store(t, t("card-market-hall"), me.hall, HALL)


def store(t: Texts, heading: str, goods: list[str], room: int = 0) -> Storeroom:
    """A storeroom with its goods and its free places."""
    return Storeroom(heading, crates(t, goods), max(0, room - len(goods)))
