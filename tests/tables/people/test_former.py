"""A player who has seen hidden cards of a running game claims no seat there, erased or not."""

from __future__ import annotations

import pytest

from engine.tables.model.errors import Broken, HasSat
from engine.tables.model.keyed_hashes import includes, keyed_hash
from engine.tables.model.table import Table
from engine.tables.people import care, lobby
from tests.tables.sittings import ANNA, BEN, CLARA, DAVID, EMMA, Sittings


async def claimed(house: Sittings, table: Table, seat: int, person: int) -> Table:
    """A seat that is abandoned, taken over a month later."""
    it = await house.tables.table(table.id)
    if it.chairs[seat].waits:
        await house.tables.do(table.id, care.seat_caretaker, seat, "clock", None)
        await house.tables.do(table.id, care.mark_notified, seat)
    house.clock.advance(30 * 86_400.0)
    return await house.tables.do(table.id, care.claim, person, seat)


def test_a_hash_tells_a_player_from_all_others_and_is_another_each_time() -> None:
    hashes = [keyed_hash(ANNA), keyed_hash(ANNA), keyed_hash(BEN)]

    assert len({*hashes}) == 3
    assert includes(hashes, ANNA) and includes(hashes[2:], BEN) and not includes(hashes, CLARA)


async def test_an_erased_player_claims_neither_the_old_seat_nor_another(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await house.tables.erase(ANNA)
    await house.again()
    for seat in (0, 1):
        with pytest.raises(HasSat):
            await claimed(house, table, seat, ANNA)
    assert (await claimed(house, table, 0, DAVID)).people == (DAVID, BEN, CLARA)


async def test_a_player_whose_seat_was_claimed_does_not_come_back_not_even_erased(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await claimed(house, table, 0, DAVID)
    with pytest.raises(HasSat):
        await claimed(house, table, 1, ANNA)
    await house.tables.erase(ANNA)
    with pytest.raises(HasSat):
        await claimed(house, table, 1, ANNA)


async def test_a_former_sitter_of_an_older_program_is_remembered_when_erased(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await house.play(table.id, 9)
    await claimed(house, table, 0, DAVID)
    await house.sql("UPDATE tables SET former_sitters = '[]'")
    house.tables.recent.clear()
    await house.tables.erase(ANNA)
    with pytest.raises(HasSat):
        await claimed(house, table, 1, ANNA)


async def test_a_player_who_got_up_in_the_lobby_has_seen_nothing(house: Sittings) -> None:
    table = await house.open(ANNA, BEN, EMMA)
    await house.tables.do(table.id, lobby.leave, EMMA)
    await house.tables.start(table.id, ANNA)

    assert (await claimed(house, table, 1, EMMA)).people == (ANNA, EMMA)


async def test_the_hashes_are_deleted_with_the_end(house: Sittings) -> None:
    for number, ends in enumerate((False, True)):
        table = await house.start(ANNA, BEN, CLARA, channel=number)
        await claimed(house, table, 0, DAVID)
        assert len((await house.stored(table.id)).former_sitters) == 1
        await (house.tables.do(table.id, lobby.end, DAVID, True) if ends else house.play(table.id))
        assert (await house.stored(table.id)).former_sitters == ()


async def test_a_game_that_cannot_be_read_just_now_remembers_too(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    (kept,) = await house.sql("SELECT deal, snapshot FROM tables")
    await house.sql("UPDATE tables SET deal = '{}', snapshot = NULL")
    house.tables.recent.clear()
    with pytest.raises(Broken):
        await house.tables.table(table.id)
    await house.tables.erase(ANNA)
    await house.sql("UPDATE tables SET deal = ?, snapshot = ?", kept["deal"], kept["snapshot"])
    with pytest.raises(HasSat):
        await claimed(house, table, 0, ANNA)
