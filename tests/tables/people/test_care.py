"""Stand-ins, claims of seats, and the role of the host."""

from __future__ import annotations

import pytest

from engine.tables.model.clock import PACES
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import (
    AlreadySeated,
    NotAllowed,
    NotClaimable,
    NotSeated,
    WrongMoment,
)
from engine.tables.model.habits import DAY, MINUTE
from engine.tables.model.log import Remark
from engine.tables.model.table import Table
from engine.tables.people import care
from tests.tables.sittings import ANNA, BEN, CLARA, EMMA, Sittings, whole
from tests.tables.takings import free, wishing

pytestmark = pytest.mark.usefixtures("dealt")

DAILY = PACES["daily"]


async def minded(house: Sittings, *people: int, why: str = "vote") -> Table:
    """A game in which a caretaker plays for Ben."""
    table = await house.start(*people)
    return await house.tables.do(table.id, care.seat_caretaker, 1, why, None)


async def until_awaited(house: Sittings, table: Table, seat: int) -> Table:
    it = await house.tables.table(table.id)
    while it.due_seats != (seat,):
        it = await house.answer(table.id)
    return it


def remarks(table: Table) -> list[tuple[str, int | None]]:
    return [(it.what, it.seat) for it in table.log if isinstance(it, Remark)]


# A caretaker


async def test_a_caretaker_plays_for_a_player_who_goes_away(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await until_awaited(house, table, 1)
    it = await house.tables.do(table.id, care.leave, BEN)

    assert it.due_seats == (0,)
    assert (it.chairs[1].person, it.chairs[1].agent, it.chairs[1].minder) == (BEN, "caretaker", "wish")
    assert remarks(it) == [("minded", 1)]
    assert {move.cause for move in it.moves if move.action.seat == 1} <= {"hand", "agent", "forced"}
    with pytest.raises(WrongMoment):
        await house.tables.do(table.id, care.leave, BEN)


async def test_one_press_gives_the_seat_back(house: Sittings) -> None:
    table = await minded(house, ANNA, BEN)
    it = await house.tables.do(table.id, care.return_to_seat, BEN)

    assert it.chairs[1].waits
    assert (it.chairs[1].minder, it.chairs[1].expired) == ("", False)
    assert (await until_awaited(house, table, 1)).due_seats == (1,)
    with pytest.raises(WrongMoment):
        await house.tables.do(table.id, care.return_to_seat, BEN)


async def test_a_game_goes_on_to_its_end_with_a_caretaker(house: Sittings) -> None:
    table = await minded(house, ANNA, BEN, CLARA)
    over = await house.play(table.id)

    assert over.status == "finished"
    await house.again()
    assert whole(await house.tables.table(table.id)) == whole(over)


async def test_when_all_are_away_the_game_waits_for_one_of_them(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, agents=1)
    for person in (ANNA, BEN):
        it = await house.tables.do(table.id, care.leave, person)
    assert it.status == "running"
    assert not it.due_seats

    it = await house.tables.do(table.id, care.return_to_seat, BEN)
    assert it.due_seats == (1,)
    assert (await house.play(table.id)).status == "finished"


async def test_orders_rest_while_a_caretaker_plays_and_count_again_afterwards(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    ordered = await house.tables.order(table.id, BEN, wishing("cheapest"))
    away = await house.tables.do(table.id, care.leave, BEN)
    assert all(move.cause != "order" for move in away.moves)
    back = await house.tables.do(table.id, care.return_to_seat, BEN)

    assert back.chairs[1].waits
    assert back.chairs[1].orders == ordered.chairs[1].orders is not None


async def test_orders_of_a_seat_that_is_lost_for_good_are_gone(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await house.tables.order(table.id, BEN, wishing("cheapest"))
    await house.tables.do(table.id, care.leave, BEN)
    lost = await house.tables.do(table.id, care.forfeit, 1)

    assert lost.chairs[1].orders is None


# A substitute


async def test_a_substitute_takes_an_abandoned_seat_with_all_that_is_on_it(house: Sittings) -> None:
    table = await minded(house, BEN, ANNA, CLARA)
    await free(house, table, 1)
    before = await house.tables.table(table.id)
    it = await house.tables.do(table.id, care.claim, EMMA, 1)

    assert (it.chairs[1].person, it.chairs[1].agent, it.chairs[1].minder) == (EMMA, None, "")
    assert it.game.dump(it.now) == it.game.dump(before.now)
    assert it.host == BEN
    assert remarks(it)[-1] == ("claimed", 1)
    assert await house.stored(table.id) == it
    assert (await until_awaited(house, table, 1)).seat_of(EMMA) == 1


async def test_the_substitute_of_the_host_is_the_host(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.seat_caretaker, 0, "clock", None)
    await free(house, table, 0)
    assert (await house.tables.do(table.id, care.claim, EMMA, 0)).host == EMMA


@pytest.mark.parametrize(("pace", "grace"), [("none", DAY), ("daily", DAY), ("live", 10 * MINUTE)])
async def test_a_seat_is_free_when_its_owner_was_notified_and_had_time_to_come_back(
    house: Sittings, pace: str, grace: float
) -> None:
    table = await house.start(ANNA, BEN, CLARA, pace=pace)
    await house.tables.do(table.id, care.seat_caretaker, 1, "vote", None)
    assert [(it.what, it.seat) for it in await house.store.mail.unsaid() if it.what == "minded"] == [
        ("minded", 1)
    ]
    house.clock.advance(9 * DAY)
    with pytest.raises(NotClaimable):  # for the owner was not notified
        await house.tables.do(table.id, care.claim, EMMA, 1)

    await house.tables.do(table.id, care.mark_notified, 1)
    house.clock.advance(grace - 1)
    with pytest.raises(NotClaimable) as refusal:
        await house.tables.do(table.id, care.claim, EMMA, 1)
    assert refusal.value.since == house.clock() + 1
    await house.again()
    house.clock.advance(1)
    assert (await house.tables.do(table.id, care.claim, EMMA, 1)).chairs[1].person == EMMA


async def test_a_player_who_comes_back_in_time_is_notified_again_another_time(house: Sittings) -> None:
    table = await minded(house, ANNA, BEN)
    await house.tables.do(table.id, care.mark_notified, 1)
    await house.tables.do(table.id, care.return_to_seat, BEN)
    house.clock.advance(DAY)
    await house.tables.do(table.id, care.seat_caretaker, 1, "clock", None)
    with pytest.raises(NotClaimable):
        await house.tables.do(table.id, care.claim, EMMA, 1)


async def test_secrets_are_erased_with_their_owner(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await house.tables.fill(table.id, BEN, laid_out)
    await house.store.jot(table.id, BEN, "Clara wants tea")
    await house.tables.do(table.id, care.seat_caretaker, 1, "clock", None)
    it = await house.tables.table(table.id)
    assert (await house.tables.draft(it, 1)).steps  # a caretaker does not tidy up
    await free(house, table, 1)

    it = await house.tables.do(table.id, care.claim, EMMA, 1)
    assert await house.tables.draft(it, 1) == Draft()
    assert not await house.sql("SELECT * FROM drafts")
    assert it.chairs[1].orders is None
    assert await house.store.jotting(table.id, EMMA) == ""
    with pytest.raises(NotSeated):
        await house.tables.fill(table.id, BEN, laid_out)


def laid_out(table: Table, seat: int, draft: Draft) -> Draft:
    return draft.with_step(table.game.move({"seat": seat, "do": "pass"})).with_pick("card", ("spy",))


async def test_of_two_substitutes_one_comes_too_late(house: Sittings) -> None:
    table = await minded(house, ANNA, BEN)
    await free(house, table, 1)
    await house.tables.do(table.id, care.claim, EMMA, 1)
    with pytest.raises(NotClaimable):
        await house.tables.do(table.id, care.claim, CLARA, 1)
    with pytest.raises(NotSeated):
        await house.tables.do(table.id, care.return_to_seat, BEN)


async def test_what_is_lent_or_taken_is_not_free(house: Sittings) -> None:
    table = await minded(house, ANNA, BEN, CLARA, why="wish")
    for seat in (0, 1):
        with pytest.raises(NotClaimable):
            await house.tables.do(table.id, care.claim, EMMA, seat)
    with pytest.raises(AlreadySeated):
        await house.tables.do(table.id, care.claim, ANNA, 1)


# The host


async def test_the_host_hands_over(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    it = await house.tables.do(table.id, care.hand_over, ANNA, BEN, False)
    assert it.host == BEN
    assert remarks(it) == [("host", None)]

    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, care.hand_over, ANNA, ANNA, False)
    with pytest.raises(NotSeated):
        await house.tables.do(table.id, care.hand_over, BEN, EMMA, False)
    assert (await house.tables.do(table.id, care.hand_over, EMMA, ANNA, True)).host == ANNA


async def test_in_a_lobby_too(house: Sittings) -> None:
    table = await house.open(ANNA, BEN)
    await house.tables.do(table.id, care.hand_over, ANNA, BEN, False)
    assert (await house.tables.start(table.id, BEN)).status == "running"
