"""Being forgotten loses no game: the caretaker plays on, and every game replays."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agents.caretaker import CARETAKER
from engine.core.records import check, read, replay
from engine.tables.model.errors import NotAllowed, NotSeated
from engine.tables.model.log import Remark
from engine.tables.people import care, lobby, votes
from engine.tables.play import undo
from engine.tables.scores.ladder import LadderEntry, Ladders, Scope
from tests.tables.play.traces import ANNA, former, lived
from tests.tables.sittings import BEN, CLARA, DAVID, Sittings, person_due

# Games


async def test_every_game_still_replays_to_the_same_end(house: Sittings) -> None:
    tables = await lived(house)
    before = {name: await house.tables.table(it.id) for name, it in tables.items()}
    await house.tables.erase(ANNA)
    await house.again()

    for name, was in before.items():
        it = await house.stored(was.id)
        assert [move.action for move in it.moves][: len(was.moves)] == [move.action for move in was.moves]
        if it.deal is not None:
            s: Any = it.game.start(it.deal)
            for _ in replay(s, [move.action for move in it.moves]):
                pass
            assert it.game.dump(s) == it.game.dump(it.now), name


@pytest.mark.parametrize("name", ["rated", "again"])
async def test_records_stay_right(house: Sittings, name: str) -> None:
    table = (await lived(house))[name]
    kept = await house.store.results.record(table.id)
    await house.tables.erase(ANNA)

    assert kept is not None and await house.store.results.record(table.id) == kept
    assert check(table.game, read(table.game, kept)) is None
    assert check(table.game, await house.tables.record(table.id)) is None


async def test_a_game_that_was_left_is_played_to_its_end_and_counts_as_lost_for_the_former_player(
    house: Sittings,
) -> None:
    table = await house.start(ANNA, BEN, CLARA, hints=False)
    await house.play(table.id, 20)
    await house.tables.erase(ANNA)
    over = await house.play(table.id)
    found, record = await house.store.results.of_table(table.id), await house.store.results.record(table.id)

    assert over.status == "finished" and found is not None and record is not None
    assert found.kind == "rated" and found.places[0].person == found.places[0].lost == former(over)
    assert [it.lost for it in found.places[1:]] == [None, None]
    assert check(over.game, read(over.game, record)) is None


async def test_the_caretaker_plays_at_once_and_someone_may_claim_the_seat(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, pace="daily")
    while person_due(table) != ANNA:
        table = await house.answer(table.id)
    await house.tables.erase(ANNA)
    it = await house.tables.table(table.id)
    seat = it.chairs.index(next(chair for chair in it.chairs if chair.person == former(it)))

    assert it.due_seats == (1 - seat,) and it.people == (BEN,)
    assert it.chairs[seat].agent == CARETAKER and it.chairs[seat].left
    remarks = [entry for entry in it.log if isinstance(entry, Remark)]
    assert Remark("minded", None, it.changed, seat) in remarks
    claimed = await house.tables.do(table.id, care.claim, CLARA, seat)
    assert claimed.people == (CLARA, BEN) if seat == 0 else (BEN, CLARA)


async def test_another_player_is_the_host(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    await house.tables.do(table.id, care.leave, BEN)
    await house.tables.erase(ANNA)
    it = await house.tables.table(table.id)

    assert it.host == BEN  # an owner who has lent a seat still has a say
    assert Remark("host", BEN, it.changed) in it.log
    await house.tables.do(table.id, care.pause, BEN, manages=False)


async def test_where_no_one_can_be_the_host_who_manages_the_channel_decides(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.do(table.id, care.seat_caretaker, table.seat_of(BEN), "vote", None)
    await house.tables.erase(ANNA)
    it = await house.tables.table(table.id)

    assert (it.status, it.host) == ("running", former(it))
    with pytest.raises(NotAllowed):
        await house.tables.do(table.id, lobby.end, BEN, manages=False)
    assert (await house.tables.do(table.id, lobby.end, CLARA, manages=True)).status == "ended"


async def test_a_game_at_which_no_person_is_left_is_over(house: Sittings) -> None:
    table = await house.start(ANNA, agents=2, hints=False)
    await house.play(table.id, 5)
    await house.tables.erase(ANNA)
    found = await house.store.results.of_table(table.id)

    assert (await house.tables.table(table.id)).status == "ended"
    assert found is not None and found.kind == "abandoned"
    assert [it.agent for it in found.places] == [None, "quick", "quick"]
    assert await house.store.alarms(house.clock() + 10**9) == ()


async def test_the_last_one_of_several_to_go_ends_it(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.erase(ANNA)
    assert (await house.tables.table(table.id)).status == "running"
    await house.tables.erase(BEN)
    it = await house.tables.table(table.id)

    assert it.status == "ended"
    assert len({chair.person for chair in it.chairs}) == 2 and it.people == ()


async def test_she_gets_up_from_a_lobby_and_the_next_one_is_the_host(house: Sittings) -> None:
    table, mine = await house.open(ANNA, BEN, agents=1), await house.open(ANNA, agents=1, channel=8)
    await house.tables.erase(ANNA)
    it, closed = await house.tables.table(table.id), await house.tables.table(mine.id)

    assert (it.status, it.host, it.people) == ("lobby", BEN, (BEN,))
    assert closed.status == "ended" and closed.host < 0


async def test_a_rematch_is_without_the_former_player(house: Sittings) -> None:
    over = await house.finished(ANNA, BEN, CLARA)
    await house.tables.erase(ANNA)
    again = await house.tables.rematch(over.id, BEN)
    assert again.people == (BEN, CLARA)
    with pytest.raises(NotSeated):
        await house.tables.rematch(over.id, ANNA)


# Votes, taking back


@pytest.mark.parametrize("by", [ANNA, BEN])
async def test_a_vote_in_which_she_had_a_say_is_dropped(house: Sittings, by: int) -> None:
    table = await house.start(ANNA, BEN, CLARA)
    asked = await house.tables.do(table.id, votes.propose_end, by)
    assert asked.motion is not None
    await house.tables.erase(ANNA)
    assert (await house.tables.table(table.id)).motion is None


async def test_a_vote_without_her_goes_on(house: Sittings) -> None:
    table = await house.start(ANNA, BEN, CLARA, DAVID)
    it = await house.tables.do(table.id, care.seat_caretaker, table.seat_of(ANNA), "vote", None)
    asked = await house.tables.do(it.id, votes.propose_end, BEN)
    await house.tables.erase(ANNA)
    assert (await house.tables.table(table.id)).motion == asked.motion


async def test_taking_back_asks_no_former_player(house: Sittings) -> None:
    """Ben moves, then Anna, who is forgotten; Ben takes back a move, and hers goes with it."""
    table = await house.start(BEN, ANNA, CLARA)
    while person_due(table) != BEN:
        table = await house.answer(table.id)
    moved = await house.answer(table.id)
    while len(moved.moves) == len(table.moves) or moved.moves[-1].person != ANNA:
        moved = await house.answer(table.id)
    asked = await house.tables.do(table.id, undo.undo_press, BEN)
    assert asked.motion is not None and ANNA in asked.motion.voters
    await house.tables.erase(ANNA)
    it = await house.tables.table(table.id)
    reach = undo.reach(it, it.seat_of(BEN))

    assert 1 in reach.touched and not {*reach.concerned} & {ANNA, former(it)}
    back = await house.tables.do(table.id, undo.undo_press, BEN)
    assert (back.motion.voters if back.motion else reach.concerned) == reach.concerned


async def test_what_was_taken_back_before_can_be_made_again_after(house: Sittings) -> None:
    table = await house.start(BEN, CLARA, ANNA)
    while person_due(table) != BEN:
        table = await house.answer(table.id)
    seat = table.seat_of(ANNA)
    await house.tables.do(table.id, care.seat_caretaker, seat, "vote", None)
    moved = await house.answer(table.id)
    await house.tables.do(table.id, undo.undo_press, BEN)
    await house.tables.erase(ANNA)
    again = await house.tables.do(table.id, undo.redo_press, BEN)
    assert again.game.dump(again.now) == moved.game.dump(moved.now)


# Rankings


async def test_the_ratings_of_others_stay_what_they_were(house: Sittings) -> None:
    for people in ((ANNA, BEN, CLARA), (BEN, ANNA), (CLARA, ANNA, DAVID), (BEN, CLARA)):
        await house.finished(*people, hints=False)
    ladders = Ladders(house.store)
    before = dict((await ladders.of(Scope(1))).lines)
    await house.tables.erase(ANNA)
    ladders.forget()
    ladder = await ladders.of(Scope(1))

    lost: LadderEntry = before.pop(ANNA)
    assert {person: it for person, it in ladder.lines.items() if person > 0} == before
    assert [it for person, it in ladder.lines.items() if person < 0] == [lost]
    assert {person for person, _ in ladder.order} == {*before}


# What is said


async def test_known_boards_are_drawn_again_and_no_one_writes_to_her(house: Sittings) -> None:
    over, table = await house.finished(ANNA, BEN, channel=1), await house.start(ANNA, BEN, channel=2)
    unknown = await house.finished(ANNA, CLARA, channel=3)
    await house.tables.do(table.id, care.suspend)
    for note in await house.store.mail.unsaid():
        if note.what != "lost":
            known = note.what == "board" and note.table != unknown.id
            await house.store.mail.mark_sent(note, 1, note.table if known else 0)
    assert {it.seat for it in await house.store.mail.unsaid()} == {0, 1}
    await house.tables.erase(ANNA)
    notes = await house.store.mail.unsaid()

    now = {it.id: (await house.tables.table(it.id)).revision for it in (over, table)}
    assert {(it.table, it.revision) for it in notes if it.what == "board"} == {*now.items()}
    assert [it.seat for it in notes if it.what == "lost"] == [1]


async def test_a_table_that_is_lost_afterwards_is_not_announced_to_her(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.tables.erase(ANNA)
    await house.tables.do(table.id, care.suspend)
    assert [it.seat for it in await house.store.mail.unsaid() if it.what == "lost"] == [1]
