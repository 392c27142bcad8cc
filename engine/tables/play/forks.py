"""Playing on from an earlier moment of a finished game: one person against agents, for practice.

The new table has a log of its own, with the moves so far as automatic ones. What was hidden at that moment
has been seen since, so it is re-dealt from a seed that is thrown away.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from engine.core.events import Event
from engine.core.records import replay
from engine.tables.model.errors import Stale
from engine.tables.model.log import Log, Move, Remark, Remarked
from engine.tables.model.table import Chair, Table
from engine.tables.play.answers import settle
from engine.tables.play.rewind import rounds
from engine.tables.play.start import SEED_BYTES
from engine.tables.play.undo import rewound


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a game goes on: after `keeps` of the moves that count, in this channel, with the person on this
    seat and this agent on all others."""

    keeps: int
    channel: int
    seat: int
    agent: str


def fork(table: Table, branch: Branch, person: int, *, now: float, seed: str = "") -> Table:
    """A table that goes on from a moment of this one, up to the first decision of the person. `id` 0: not
    stored yet. `seed`: for the re-deal of what was hidden; empty: a random one.

    Raises `WrongMoment` unless the game is finished, `Stale` for a moment, a seat or an agent that there is
    not, `Impossible` where the log does not lead to the end of the game (any more), and for a game that is
    withheld.
    """
    table.expect("finished")
    table.expect_not_withheld()
    moves, game = table.moves, table.game
    there = branch.keeps in range(len(moves)) and branch.seat in range(len(table.chairs))
    if not there or branch.agent not in table.agents.choices:
        raise Stale
    deal = game.redealt(table.deal, rewound(table, branch.keeps), seed or secrets.token_hex(SEED_BYTES))
    state = game.start(deal)
    opening, state.events = tuple(state.events or ()), None
    played = replay(state, [move.action for move in moves[: branch.keeps]])
    log = Log(Move(move.action, "agent", None, now, move.events) for move in played)
    remark = Remark("forked", person, now, branch.seat)
    bare = empty_table(table, branch, person, now)
    return settle(replace(bare, deal=deal, state=state, opening=opening, log=log.adding([remark])), now)


def empty_table(table: Table, branch: Branch, person: int, now: float) -> Table:
    """The new table before its first move; of the former players only the one who plays on has a seat."""
    player, agent = Chair(person=person, acted=now), Chair(agent=branch.agent)
    seats = range(len(table.chairs))
    return Table(
        id=0,
        guild=table.guild,
        channel=branch.channel,
        host=person,
        key=table.key,
        expansions=table.expansions,
        limit=len(seats),
        language=table.language,
        hints=True,
        chosen=table.chosen,
        status="running",
        chairs=tuple(player if seat == branch.seat else agent for seat in seats),
        forked=table.id,
        created=now,
        changed=now,
    )


def round_of(table: Table) -> int:
    """The round from which a table goes on, from the remark in its log; else the present one."""
    numbers = (begun.number for begun in rounds(table) if any(map(tells_of_it, begun.events)))
    return next(numbers, table.round)


def inherited_moves(table: Table) -> int:
    """Number of moves inherited from the table it was forked from; 0 without a fork."""
    if table.forked is None:
        return 0
    remarks = (
        at for at, entry in enumerate(table.log) if isinstance(entry, Remark) and entry.what == "forked"
    )
    return next(remarks, 0)  # before it stand moves alone


def tells_of_it(event: Event) -> bool:
    """Whether the log says here that the table went on from another one."""
    return isinstance(event, Remarked) and event.remark.what == "forked"
