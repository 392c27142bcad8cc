"""Invariants at the end: nothing lost, nothing twice, no open wait."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from bot.messages.ids import CONTROL, Id
from bot.platform.messages.embeds import edit_arguments
from bot.services import Services
from engine.core.actions import digest
from engine.tables.model.table import Table
from tests.bench.cluster.city import City, Press, Said
from tests.bench.cluster.crowd import people

OWED = (
    "CREATE TABLE owed (table_id bigint, what text, seat int, ply int, revision bigint,"
    " PRIMARY KEY (table_id, what, seat, revision))",
    "CREATE FUNCTION owing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    " INSERT INTO owed VALUES (NEW.table_id, NEW.what, NEW.seat, NEW.ply, NEW.revision)"
    " ON CONFLICT DO NOTHING; RETURN NULL; END $$",
    "CREATE TRIGGER owing AFTER INSERT OR UPDATE ON outbox FOR EACH ROW EXECUTE FUNCTION owing()",
)
"""Has the server itself write down all that was owed."""
Moment = tuple[int, int, int]
"""A table, a seat, the seat's moment."""


def moves(table: Table, presses: list[Press]) -> Iterator[str]:
    """What is wrong with the record of a table, given what was pressed there."""
    seats = {chair.person: seat for seat, chair in enumerate(table.chairs)}
    wanted, played = defaultdict[Moment, set[str]](set), Counter[Moment]()
    for press in presses:
        it = stood_for(press)
        moment = (table.id, seats[press.person], it.ply)
        wanted[moment].add(it.name if it.verb == "go" else "")
        played[moment] += press.played
    made = dict(by_hand(table))
    for moment, name in made.items():
        if not wanted[moment] & {name, ""}:
            yield f"{moment}: played, and nobody pressed it"
    for moment, times in played.items():
        if times > 1:
            yield f"{moment}: {times} presses were told that they were played"
        if times and moment not in made:
            yield f"{moment}: acknowledged and lost"


def stood_for(press: Press) -> Id:
    """What the control that was pressed means."""
    found = re.fullmatch(CONTROL, press.control)
    assert found
    return Id.of(found.groupdict())


def by_hand(table: Table) -> Iterator[tuple[Moment, str]]:
    """Each answer of a person: its moment, and what it was."""
    plies = Counter[int]()
    for move in table.moves:
        seat = move.action.seat
        if move.person is not None and move.cause != "step":
            yield (table.id, seat, plies[seat]), digest(move.action)
        plies[seat] += 1


def calls(table: Table, city: City, owed: dict[int, list[int]]) -> Iterator[str]:
    """What is wrong with how the people of a table were called; `owed`: the revisions at which each seat was
    to be."""
    said = Counter[tuple[int, int]]()
    for message in city.messages.values():
        if message.nonce.startswith(f"p{table.id}."):
            revision, called = int(message.nonce.partition(".")[2]), people(message)
            for seat in (it for it, chair in enumerate(table.chairs) if chair.person in called):
                said[seat, max(it for it in owed[seat] if it <= revision)] += 1
    for (seat, revision), times in said.items():
        if times > 1:
            yield f"table {table.id}: seat {seat} was called {times} times at {revision}"
    for seat in table.due_seats:
        if (seat, owed[seat][-1]) not in said:
            yield f"table {table.id}: seat {seat} was never called at {owed[seat][-1]}"


async def standing(services: Services, table: Table, city: City) -> Iterator[str]:
    """What is wrong with what stands in the channel of a table."""
    here = [it for it in city.messages.values() if it.channel == table.channel and it.standing]
    boards = [it for it in here if it.nonce.startswith("b")]
    wrong = [] if len(boards) == 1 else [f"table {table.id}: {len(boards)} boards"]
    shown = edit_arguments(await services.board(table))
    ours = [it.to_dict() for it in shown["embeds"]], shown["view"].to_components()
    for board in boards:
        if looks(board) != plain(ours):
            wrong.append(f"table {table.id}: its board is out of date")
    return iter(wrong)


def looks(said: Said) -> Any:
    """A message without what differs although it looks the same."""
    return plain((said.body["embeds"], said.body["components"]))


def plain(it: Any) -> Any:
    """A thing as JSON has it, without what Discord adds or leaves out; names are left out, for a killed
    process forgets that it owes one."""
    if isinstance(it, dict):
        return {key: plain(value) for key, value in it.items() if key not in ("id", "flags", "type")}
    if isinstance(it, str):
        return re.sub(r"user\d+", "a player", it)
    return [plain(value) for value in it] if isinstance(it, list | tuple) else it


def twice(city: City) -> Iterator[str]:
    """Letters that were written twice: each has a word of its own."""
    words = Counter(it.nonce for it in city.messages.values())
    yield from (f"{word}: {times} messages" for word, times in words.items() if times > 1)


def abandoned(city: City) -> int:
    """How many calls stand beside newer ones: the process that wrote them was killed before it had stored
    where, and they were answered before another one wrote them."""
    calls = Counter(it.channel for it in city.messages.values() if it.standing and it.nonce.startswith("p"))
    return sum(calls.values()) - len(calls)
