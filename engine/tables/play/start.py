"""The start of a game: the deal, the first decision, the initial orders."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from engine.core.orders import Orders
from engine.core.state import State
from engine.tables.model.clock import fresh
from engine.tables.model.errors import AwaitingConsent, NotAllowed, Stale, TooFew
from engine.tables.model.table import Table
from engine.tables.model.terms import awaited, digest_of_terms
from engine.tables.play.answers import begin

SEED_BYTES = 16
"""Entropy of a seed: beyond brute force, so that a seal gives nothing away."""


def start(table: Table, person: int, terms: str | None = None, *, now: float, seed: str = "") -> Table:
    """Start the game: draw all its chance, by default from a random seed. `terms`: the digest of those that
    the host was shown; None: those that hold.

    Raises `NotAllowed` unless the host asks, `TooFew` below the least number of seats of the game, `Stale`
    where the host has seen other terms, `AwaitingConsent` where another player has yet to agree to them.
    """
    table.expect("lobby")
    if person != table.host:
        raise NotAllowed
    game, seats = table.game, len(table.chairs)
    if seats < game.seats[0]:
        raise TooFew(game.seats[0])
    expect_consent(table, person, terms)
    seed = seed or secrets.token_hex(SEED_BYTES)
    deal = game.deal(game.rules(table.expansions), seats, seed).choosing(table.chosen)
    if table.first is not None:
        deal = deal.model_copy(update={"start_seat": table.first % seats})
    state = game.start(deal)
    opening, state.events = tuple(state.events or ()), None
    chairs = tuple(
        replace(chair, clock=fresh(table.tempo), orders=orders_at_first(table, state, seat))
        for seat, chair in enumerate(table.chairs)
    )
    return begin(
        table.after(deal=deal, seed=seed, opening=opening, chairs=chairs, former_sitters=()), state, now
    )


def expect_consent(table: Table, host: int, terms: str | None) -> None:
    """Raise `Stale` or `AwaitingConsent` unless all agree to the terms; the host does by starting."""
    seats = {seat: table.chairs[seat].person for seat in awaited(table)}
    if host in seats.values() and terms not in (None, digest_of_terms(table)):
        raise Stale
    if awaited_seats := tuple(seat for seat, person in seats.items() if person != host):
        raise AwaitingConsent(awaited_seats)


def orders_at_first(table: Table, state: State[Any], seat: int) -> Orders | None:
    """Initial orders of a seat, before its player has given any; None for learners: they are asked
    everything.
    """
    asked = table.lesson or table.chairs[seat].person is None
    return None if asked else table.game.orders.initial(state, seat)
