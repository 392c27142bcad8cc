"""Playing on from a moment of a finished game: what is taken along, what is new, and what stays as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from engine.tables.model.errors import Impossible, Occupied, Stale, WrongMoment
from engine.tables.model.log import Log, Move, Remark
from engine.tables.model.outbox import Note
from engine.tables.model.results import kind_of
from engine.tables.model.table import Chair, Table
from engine.tables.people import lobby
from engine.tables.play import undo
from engine.tables.play.forks import Branch, fork, inherited_moves, round_of
from engine.tables.play.rewind import as_of, rounds
from engine.tables.scores.avoided_waits import avoided_waits
from engine.tables.scores.ladder import Ladders, Scope
from tests.tables.sittings import ANNA, BEN, CHANNEL, CLARA, EMMA, Sittings, whole

KAISPEICHER = ("kaispeicher",)
LATER = 500.0


@pytest.fixture
async def over(house: Sittings) -> AsyncIterator[Table]:
    """A table of three whose game is finished."""
    table = await house.finished(ANNA, BEN, CLARA, hints=False, pace="daily", at_zero="vote")
    house.clock.advance(LATER)
    yield table


def begins(table: Table, round: int) -> int:
    """How many moves had been made when a round began."""
    return next(it.begins for it in rounds(table) if it.number == round)


def at(table: Table, round: int, seat: int = 0, agent: str = "quick", channel: int = CHANNEL) -> Branch:
    """To play on from the beginning of a round."""
    return Branch(begins(table, round), channel, seat, agent)


def brought(table: Table) -> list[Move]:
    """The moves that were made before it went on."""
    return list(table.moves[: inherited_moves(table)])


# What is taken along


@pytest.mark.parametrize("expansions", [(), KAISPEICHER])
async def test_everyone_sees_what_lay_there_at_that_moment(
    house: Sittings, expansions: tuple[str, ...]
) -> None:
    over = await house.finished(ANNA, BEN, expansions=expansions)
    for keeps in range(0, len(over.moves), 41):
        it = fork(over, Branch(keeps, CHANNEL, 1, "trader"), EMMA, now=0.0)
        then, now = as_of(over, keeps), as_of(it, keeps)
        for seat in (None, 0, 1):
            assert now.now.seen_by(seat) == then.now.seen_by(seat)
        assert list(it.opening) == list(over.opening)
        assert [(move.action, move.events) for move in brought(it)] == [
            (move.action, move.events) for move in over.moves[:keeps]
        ]


async def test_it_is_the_same_game_at_another_table(house: Sittings, over: Table) -> None:
    it = await house.tables.fork(over.id, EMMA, at(over, 3, 1, "trader", channel=99))

    assert (it.guild, it.key, it.expansions, it.language) == (1, over.key, over.expansions, over.language)
    assert it.id > over.id
    assert (it.channel, it.host, it.forked, it.status) == (99, EMMA, over.id, "running")
    assert (it.hints, it.pace, it.at_zero, it.best_of, it.series) == (True, "none", "nothing", 1, None)
    assert it.round == 3 == round_of(it)


async def test_no_one_of_the_old_table_sits_there(house: Sittings, over: Table) -> None:
    it = fork(over, at(over, 3, 1, "miser"), EMMA, now=5.0)

    assert it.chairs == (Chair(agent="miser"), Chair(person=EMMA, acted=5.0), Chair(agent="miser"))
    assert {move.person for move in it.moves} == {None}
    assert {entry.person for entry in it.log} == {None, EMMA}


async def test_what_was_moved_before_counts_as_no_ones_press(house: Sittings, over: Table) -> None:
    it = await house.tables.fork(over.id, ANNA, at(over, 4, 0, "trader"))

    assert {(move.cause, move.person, move.at) for move in brought(it)} == {("agent", None, house.clock())}
    with pytest.raises(Impossible):
        undo.reach(it, 0)
    assert avoided_waits(replace(it, log=Log(brought(it)))).waits == 0


async def test_the_log_says_from_where_it_goes_on(house: Sittings, over: Table) -> None:
    it = await house.tables.fork(over.id, EMMA, at(over, 5, 2))

    (remark,) = [entry for entry in it.log if isinstance(entry, Remark)]
    assert remark == Remark("forked", EMMA, house.clock(), 2)
    assert (inherited_moves(over), inherited_moves(it)) == (0, begins(over, 5))
    assert round_of(await house.play(it.id)) == 5


# What is new


async def test_what_was_hidden_lies_in_another_order_each_time(house: Sittings, over: Table) -> None:
    branch = at(over, 2)
    orders = [deal_of(fork(over, branch, ANNA, now=0.0)) for _ in range(3)]
    taken = len(deal_of(over)["deck"]) - len(hidden(as_of(over, branch.keeps))["deck"])

    assert len({order["deck"][taken:] for order in (deal_of(over), *orders)}) == 4
    assert len({order["bag"] for order in (deal_of(over), *orders)}) == 4
    assert {order["deck"][:taken] for order in orders} == {deal_of(over)["deck"][:taken]}
    assert len({order["start_seat"] for order in (deal_of(over), *orders)}) == 1


async def test_the_order_follows_from_nothing_that_anyone_knows(house: Sittings, over: Table) -> None:
    """Not from the seed of the old deal, which is public by now; and the new one is kept nowhere."""
    assert over.seed
    it = await house.tables.fork(over.id, EMMA, at(over, 2))
    as_before = fork(over, at(over, 2), EMMA, now=0.0, seed=over.seed)

    assert it.seed == it.seal == ""
    assert [row["seed"] for row in await house.sql("SELECT seed FROM tables WHERE id = ?", it.id)] == [""]
    assert deal_of(it) != deal_of(as_before)


def deal_of(table: Table) -> dict[str, Any]:
    """The deal as plain data."""
    assert table.deal is not None
    return table.deal.model_dump()


def hidden(table: Table) -> dict[str, Any]:
    """What lies on the table as plain data."""
    facts: dict[str, Any] = table.game.states.dump_python(table.now)
    return facts


# What follows


async def test_agents_that_answer_at_once_play_on_until_the_person_is_due(
    house: Sittings, over: Table
) -> None:
    it = await house.tables.fork(over.id, EMMA, at(over, 3, 2, "quick"))

    assert it.due_seats == (2,)
    assert await house.store.next_alarm() is not None


async def test_agents_that_think_are_asked_at_once(house: Sittings, over: Table) -> None:
    wanted: list[Table] = []
    house.tables.on_thinking = wanted.append
    first = as_of(over, begins(over, 3)).due[0]
    it = await house.tables.fork(over.id, EMMA, at(over, 3, (first + 1) % 3, "trader"))

    assert it.thinking
    assert wanted == [it]


async def test_its_board_is_to_be_shown_and_the_person_who_looks_is_not_called(
    house: Sittings, over: Table
) -> None:
    for note in await house.store.mail.unsaid():
        await house.store.mail.mark_sent(note)
    it = await house.tables.fork(over.id, EMMA, at(over, 3, 2))

    assert await house.store.mail.unsaid() == (Note(it.id, "board", revision=it.revision),)


async def test_it_is_stored_whole(house: Sittings, over: Table) -> None:
    it = await house.tables.fork(over.id, EMMA, at(over, 3, 2))
    await house.again()

    assert whole(await house.stored(it.id)) == whole(it)
    end = await house.play(it.id)
    assert end.status == "finished"
    assert whole(await house.stored(it.id)) == whole(end)


async def test_the_old_table_stays_as_it_was(house: Sittings, over: Table) -> None:
    before = whole(over)
    it = await house.tables.fork(over.id, BEN, at(over, 3, 2))
    await house.play(it.id)

    assert whole(await house.tables.table(over.id)) == before
    assert whole(await house.stored(over.id)) == before


async def test_it_is_practice_and_never_rated(house: Sittings, over: Table) -> None:
    scope, ladders = Scope(guild=1), Ladders(house.store)
    assert (await house.store.results.of_table(over.id)).kind == "rated"  # type: ignore[union-attr]
    rated = {person: line.games for person, line in (await ladders.of(scope)).lines.items()}
    it = await house.tables.fork(over.id, ANNA, at(over, 3))
    end = await house.play(it.id)
    known = await house.store.results.of_table(it.id)

    assert kind_of(end) == "practice"
    assert known is not None and known.kind == "practice" and not known.rated
    assert {person: line.games for person, line in (await ladders.of(scope)).lines.items()} == rated


async def test_one_may_play_on_from_what_went_on(house: Sittings, over: Table) -> None:
    it = await house.play((await house.tables.fork(over.id, EMMA, at(over, 3))).id)
    again = await house.tables.fork(it.id, BEN, at(it, 4, 1))

    assert again.forked == it.id
    assert again.round == 4 == round_of(again)


async def test_a_game_that_ends_at_once_has_its_result(house: Sittings, over: Table) -> None:
    """Without a decision that is left for the person the agents end it before any press."""
    keeps = len(over.moves) - 1
    seat = (over.moves[keeps].action.seat + 1) % 3
    it = await house.tables.fork(over.id, EMMA, Branch(keeps, CHANNEL, seat, "quick"))
    known = await house.store.results.of_table(it.id)

    assert it.status == "finished"
    assert known is not None and known.kind == "practice"
    assert (await house.open(ANNA)).status == "lobby", "its channel is free"


# What cannot be


async def test_a_channel_has_one_open_table(house: Sittings, over: Table) -> None:
    there = await house.open(BEN)
    with pytest.raises(Occupied) as taken:
        await house.tables.fork(over.id, EMMA, at(over, 3))

    assert taken.value.table == there.id
    assert [row["id"] for row in await house.sql("SELECT id FROM tables ORDER BY id")] == [over.id, there.id]
    assert not await house.sql("SELECT 1 FROM log WHERE table_id > ?", there.id)


async def test_only_a_finished_game_goes_on_elsewhere(house: Sittings) -> None:
    table = await house.play((await house.start(ANNA, BEN)).id, answers=40)
    with pytest.raises(WrongMoment):
        await house.tables.fork(table.id, ANNA, at(table, 1, channel=8))
    ended = await house.tables.do(table.id, lobby.end, ANNA, manages=False)
    with pytest.raises(WrongMoment):
        await house.tables.fork(ended.id, ANNA, at(ended, 1))


async def test_moments_seats_and_agents_that_there_are_not(house: Sittings, over: Table) -> None:
    right = at(over, 3)
    for wrong in (
        replace(right, keeps=len(over.moves)),
        replace(right, keeps=-1),
        replace(right, seat=3),
        replace(right, seat=-1),
        replace(right, agent="caretaker"),
        replace(right, agent="nobody"),
    ):
        with pytest.raises(Stale):
            await house.tables.fork(over.id, EMMA, wrong)
    assert await house.store.latest(CHANNEL) == over.id


async def test_a_log_that_does_not_lead_to_the_end_leads_nowhere(house: Sittings, over: Table) -> None:
    for unreadable in (replace(over, deal=None), replace(over, log=Log(over.log[1:]))):
        with pytest.raises(Impossible):
            fork(unreadable, at(over, 3), EMMA, now=0.0)
