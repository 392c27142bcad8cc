"""Sealed answers and hidden hands at a table: what others hear, see and can tell from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.core.actions import Action, act
from engine.core.errors import IllegalAction
from engine.core.loop import forced, publicly_forced
from engine.core.records import check
from engine.core.seal import sealable
from engine.tables.model.errors import Broken, Impossible, Stale
from engine.tables.model.outbox import notes
from engine.tables.model.table import Chair, Table
from engine.tables.people import lobby
from engine.tables.play import undo
from tests.core.toy.moves import BACK, Answer, Bid, Drew, Offer, Rest
from tests.core.toy.seated import orchard
from tests.tables.sittings import ANNA, BEN, CLARA, Sittings

__all__ = ["orchard"]

PEOPLE = (ANNA, BEN, CLARA)
SEED = sealable("orchard 3")
"""Everyone has two different fruits."""


async def bidding(house: Sittings, orchard: str, channel: int = 7) -> Table:
    """Three people who have nothing to offer each other and are asked for their bids."""
    house.tables.seed = SEED
    table = await house.start(*PEOPLE, key=orchard, limit=3, channel=channel)
    for seat in range(3):
        table = await says(house, table, act(Rest, seat))
    return table


async def says(house: Sittings, table: Table, action: Action) -> Table:
    """An answer of the person on that seat."""
    return await house.tables.answer(table.id, PEOPLE[action.seat], lambda it, seat: (action,))


def bids(table: Table, seat: int) -> list[Bid]:
    """What a seat may lay, two different cards."""
    (decision,) = table.decisions_of(seat)
    return [it for it in decision.options if isinstance(it, Bid)]


def public(table: Table) -> tuple[Any, ...]:
    """All that is public."""
    view = table.seen_by(None)
    return view, view.pending, list(table.events_since()), table.due


async def test_a_sealed_answer_shows_only_that_it_is_there(house: Sittings, orchard: str) -> None:
    asked = await bidding(house, orchard)
    first, second = bids(asked, 0)
    once = await says(house, asked, first)
    changed = await says(house, once, second)
    assert once.now != changed.now and public(once) == public(changed)
    assert changed.due == (1, 2) and changed.seen_by(1).sealed == {0: None}  # type: ignore[attr-defined]
    assert list(changed.events_since(0, 1)) == list(asked.events_since(0, 1))


async def test_a_player_who_changes_a_sealed_answer_gives_no_one_anything_to_read(
    house: Sittings, orchard: str
) -> None:
    asked = await bidding(house, orchard)
    first = await says(house, asked, bids(asked, 0)[0])
    again = await says(house, first, bids(asked, 0)[1])
    assert [it.what for it in notes(asked, first)] == ["board"] and notes(first, again) == ()


async def test_until_the_last_one_has_sealed_and_not_longer(house: Sittings, orchard: str) -> None:
    asked = await bidding(house, orchard)
    mine = bids(asked, 0)
    for seat in range(3):
        table = await says(house, await house.tables.table(asked.id), bids(asked, seat)[0])
    assert table.round == 2
    assert not any(it.allows(mine[1]) for it in table.pending)
    with pytest.raises(IllegalAction):
        await says(house, table, mine[1])


async def test_a_sealed_answer_is_changed_and_not_taken_back(house: Sittings, orchard: str) -> None:
    """Else the need for consent would tell which seats sealed later."""
    asked = await bidding(house, orchard)
    await says(house, asked, bids(asked, 0)[0])
    await says(house, asked, bids(asked, 1)[0])
    with pytest.raises(Impossible) as refusal:
        await house.tables.do(asked.id, undo.undo_press, ANNA)
    assert refusal.value.why == "sealed"


async def test_the_record_is_the_same_no_matter_who_sealed_first(house: Sittings, orchard: str) -> None:
    records = []
    for channel, order in ((7, (0, 1, 2)), (8, (2, 0, 2, 1))):
        table = await bidding(house, orchard, channel)
        for seat in order:
            await says(house, table, bids(table, seat)[0])
        over = await house.tables.do(table.id, lobby.end, ANNA, True)
        records.append(await house.tables.record(over.id))
        assert check(over.game, records[-1]) is None
    assert records[0] == records[1]


async def test_what_lies_sealed_survives_a_restart(house: Sittings, orchard: str) -> None:
    asked = await bidding(house, orchard)
    table = await says(house, asked, bids(asked, 2)[0])
    table = await says(house, table, bids(asked, 2)[1])
    await house.again()
    read = await house.tables.table(table.id)
    assert read.now == table.now and read.pending == table.pending
    assert read.log == table.log and read.moves == table.moves
    assert [it.seals for it in read.moves] == ["", "", "", "sealed"]


async def test_only_its_owner_learns_a_drawn_card_until_the_end(house: Sittings, orchard: str) -> None:
    table = await bidding(house, orchard)
    for seat in range(3):
        table = await says(house, table, bids(table, seat)[0])

    def drawn(reader: int | None) -> list[str]:
        return [it.card for it in table.events_since(0, reader) if isinstance(it, Drew)]

    assert drawn(None) == [BACK] * 3 and [card != BACK for card in drawn(1)] == [False, True, False]
    assert table.seen_by(None).hands == [[BACK] * 2] * 3  # type: ignore[attr-defined]
    table = await house.tables.do(table.id, lobby.end, ANNA, True)
    assert BACK not in drawn(None) and table.seen_by(None) == table.now


async def test_no_seat_is_played_for_because_of_what_it_holds(house: Sittings, orchard: str) -> None:
    """A seat without the fruit can only refuse, but an answer that comes by itself would tell so."""
    house.tables.seed = SEED
    table = await house.start(*PEOPLE, key=orchard, limit=3)
    hands = table.now.hands  # type: ignore[attr-defined]
    give = hands[0][0]
    to, want = next(
        (to, fruit)
        for to in (1, 2)
        for fruit in ("apple", "pear", "plum")
        if fruit not in hands[to] and fruit != give
    )
    table = await says(house, table, act(Offer, 0, to=to, give=give, want=want))
    assert forced(table.now) == (act(Answer, to, yes=False),) and publicly_forced(table.now) == ()
    assert table.due_seats == (to,) and table.moves[-1].action.do == "offer"
    after = await says(house, table, act(Answer, to, yes=False))
    assert after.moves[-1].cause == "hand"
    over = await house.tables.do(table.id, lobby.end, ANNA, True)
    record = await house.tables.record(over.id)
    assert record.moves[-1]["auto"], "the record says so all the same"


async def test_the_players_of_a_game_play_it_and_no_others(house: Sittings, orchard: str) -> None:
    table = await house.open(ANNA, key=orchard, limit=3)
    with pytest.raises(Stale):
        await house.tables.do(table.id, lobby.with_agent, ANNA, "trader")
    for _ in range(2):
        await house.tables.do(table.id, lobby.with_agent, ANNA, "picker")
    over = await house.play((await house.tables.start(table.id, ANNA)).id)
    assert over.status == "finished" and over.round > 1


async def test_a_table_of_players_that_no_one_knows_is_broken(house: Sittings, orchard: str) -> None:
    table = await house.start(ANNA, BEN, key=orchard)
    stranger = replace(table, id=0, channel=9, chairs=(Chair(person=ANNA), Chair(agent="trader")))
    stored = await house.store.create(stranger, ())
    with pytest.raises(Broken):
        await house.stored(stored.id)
