"""The terms that bind the players of a lobby once it starts, and who has agreed to them.

Each chair stores to which terms its player has agreed, as a digest. Whatever changes the terms leaves the
other chairs behind, so every press that changes what people are bound to asks them, without knowing of it.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2s

from engine.tables.model.chair import Chair
from engine.tables.model.habits import DAY
from engine.tables.model.table import Table

OPEN = ""
"""In place of a digest: agreed to nothing yet."""


def digest_of_terms(table: Table) -> str:
    """What binds: the game with its options, the clock and what happens at its end, what the game counts for.

    Not seats, series and language: each further game of a series asks again.
    """
    values = table.game.deals.CHOSEN
    chosen = sorted((name, table.chosen.get(name, usual[0])) for name, usual in values.items())
    clock = (table.pace, table.at_zero if table.tempo.cap else "")
    facts = (table.key, table.expansions, chosen, *clock, table.friendly, table.hints)
    return blake2s(repr(facts).encode(), digest_size=4).hexdigest()


def agrees(table: Table, chair: Chair) -> bool:
    """Whether the occupant of a chair has agreed to the terms as they are: `Chair.agreed` None is a yes.

    Who agreed to play with more people than are here is asked. Where a newcomer has made a rated game
    friendly by the usual stakes, an agreement to the rated game holds."""
    if chair.person is None:
        return True
    if chair.least > len(table.people):
        return False
    if chair.agreed in (None, digest_of_terms(table)):
        return True
    rated = replace(table, friendly=False, hints=False)
    return table.friendly and not table.decided and chair.agreed == digest_of_terms(rated)


def awaited(table: Table) -> tuple[int, ...]:
    """The seats of a lobby whose players have yet to agree."""
    if table.status != "lobby":
        return ()
    return tuple(seat for seat, chair in enumerate(table.chairs) if not agrees(table, chair))


def with_consents(table: Table, now: float) -> Table:
    """A lobby with fixed agreements: those who agree to what holds agree to no other terms; the others are
    asked from now on. The revision stays."""
    if table.status != "lobby":
        return table
    terms, open_seats = digest_of_terms(table), awaited(table)
    chairs = tuple(
        replace(
            chair,
            agreed=terms if chair.agreed is None and chair.person is not None else chair.agreed,
            asked=None if seat not in open_seats else now if chair.asked is None else chair.asked,
        )
        for seat, chair in enumerate(table.chairs)
    )
    return table if chairs == table.chairs else replace(table, chairs=chairs)


def patience_ends(table: Table) -> float | None:
    """When the next player who has not agreed loses their seat in the lobby; None: no one is asked."""
    asked = (table.chairs[seat].asked for seat in awaited(table))
    return min((at + DAY for at in asked if at is not None), default=None)
