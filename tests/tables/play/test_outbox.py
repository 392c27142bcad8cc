"""What must be said is stored with what made it true: for each receiver, once, and after a crash too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.actions import Action, act
from engine.games.speicherstadt.actions import Trade
from engine.games.speicherstadt.rules import BASE
from engine.tables.model.outbox import EVERYBODY, JUST_ACTED, Note, still_due
from engine.tables.model.table import Table
from engine.tables.people import lobby
from tests.arrange import arrange
from tests.tables.sittings import ANNA, BEN, CLARA, LONG, Sittings, person_due


def default(table: Table, seat: int) -> Sequence[Action]:
    return (table.decisions_of(seat)[0].default,)


async def waiting(house: Sittings, what: str) -> list[Note]:
    """The notes of this kind that wait."""
    return [note for note in await house.store.mail.unsaid() if note.what == what]


async def say_all(house: Sittings) -> None:
    for note in await house.store.mail.unsaid():
        await house.store.mail.mark_sent(note)


async def before_loading(house: Sittings) -> Table:
    """Anna's last worker is to buy a ship; then she and Ben load at once."""
    s = arrange(
        BASE, "purchase", columns={"ship_d": "A"}, cargo=["", "tea"], goods={"ship_d": "tea tea coffee"}
    )
    table = await house.arranged(s, ANNA, BEN)
    house.clock.advance(LONG)
    return table


async def test_every_change_makes_the_board_news(house: Sittings) -> None:
    table = await house.open(ANNA)
    for press in (
        house.tables.do(table.id, lobby.join, BEN),
        house.tables.start(table.id, ANNA),
        house.answer(table.id),
    ):
        await say_all(house)
        after = await press
        assert await waiting(house, "board") == [Note(table.id, "board", revision=after.revision)]


async def test_a_refusal_makes_no_news(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    before = await house.store.mail.unsaid()
    await house.tables.change(table.id, lambda it: it)

    assert await house.store.mail.unsaid() == before


async def test_a_player_who_becomes_due_is_called(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    house.clock.advance(LONG)
    await say_all(house)
    after = await house.answer(table.id)

    assert await waiting(house, "ping") == [
        Note(table.id, "ping", after.due[0], after.ply(after.due[0]), after.revision)
    ]


async def test_a_player_who_has_just_pressed_needs_no_call(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    house.clock.advance(JUST_ACTED - 1)
    await say_all(house)
    await house.answer(table.id)

    assert not await waiting(house, "ping")


async def test_a_player_who_pressed_a_while_ago_needs_a_call(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    house.clock.advance(JUST_ACTED)
    await say_all(house)
    await house.answer(table.id)

    assert len(await waiting(house, "ping")) == 1


async def test_a_player_who_is_due_already_is_not_called_again(house: Sittings) -> None:
    table = await house.arranged(
        arrange(BASE, "loading", coins=[5] * 3, cargo=["tea tea", "coffee", "coffee"]), ANNA, BEN, CLARA
    )
    house.clock.advance(LONG)
    assert table.due == (0, 1, 2)
    await house.tables.answer(table.id, ANNA, default)

    assert not await waiting(house, "ping")
    assert not await waiting(house, "private")


async def test_a_seat_is_called_once_for_each_of_its_moments(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    calls: list[tuple[int, int]] = []
    while table.status == "running" and len(calls) < 40:
        house.clock.advance(LONG)
        await say_all(house)
        table = await house.answer(table.id)
        calls += [(note.seat, note.ply) for note in await waiting(house, "ping")]

    assert calls
    assert len(set(calls)) == len(calls)


async def test_private_questions_go_to_all_who_are_asked_even_if_they_are_looking(house: Sittings) -> None:
    table = await before_loading(house)
    after = await house.tables.answer(table.id, ANNA, lambda it, seat: (it.pending[0].options[-1],))

    assert [decision.ask for decision in after.pending] == ["loading", "loading"]
    assert [(note.seat, note.ply) for note in await waiting(house, "private")] == [(0, 1), (1, 0)]
    assert [note.seat for note in await waiting(house, "ping")] == [1]


async def test_a_player_who_answers_in_the_office_is_not_written_to_about_what_follows_there(
    house: Sittings,
) -> None:
    table = await before_loading(house)
    await house.tables.answer(table.id, ANNA, lambda it, seat: (it.pending[0].options[-1],))
    await say_all(house)
    after = await house.tables.answer(
        table.id, ANNA, lambda _it, seat: (act(Trade, seat, give=("tea", "tea")),)
    )

    assert (after.ply(0), after.due) == (2, (0, 1))
    assert not await waiting(house, "private")


async def test_agents_are_never_called(house: Sittings) -> None:
    table = await house.start(ANNA, agents=3)
    for _ in range(20):
        house.clock.advance(LONG)
        table = await house.answer(table.id)
        assert {note.seat for note in await house.store.mail.unsaid()} <= {EVERYBODY, 0}


async def test_the_end_is_announced_to_everyone(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    end = await house.play(table.id)

    assert Note(table.id, "ping", EVERYBODY, revision=end.revision) in await house.store.mail.unsaid()
    assert still_due(Note(table.id, "ping"), end)


async def test_a_table_that_is_ended_calls_no_one(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    house.clock.advance(LONG)
    await house.answer(table.id)
    ended = await house.tables.do(table.id, lobby.end, ANNA, manages=False)

    assert not [
        note for note in await house.store.mail.unsaid() if note.what != "board" and still_due(note, ended)
    ]


async def test_a_note_is_news_until_its_seat_has_moved_on(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    note = Note(table.id, "ping", table.due[0], table.ply(table.due[0]))
    assert still_due(note, table)
    assert not still_due(replace(note, ply=note.ply + 1), table)

    assert not still_due(note, await house.answer(table.id))


async def test_a_crash_between_saving_and_saying_loses_no_word(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    house.clock.advance(LONG)
    await say_all(house)
    await house.answer(table.id)
    before = await house.store.mail.unsaid()
    await house.again()

    assert await house.store.mail.unsaid() == before
    assert {note.what for note in before} == {"board", "ping"}
    now = await house.tables.table(table.id)
    assert all(note.what == "board" or still_due(note, now) for note in before)
    assert person_due(now) in (ANNA, BEN)


# Messages to one player, which go once they are void


async def asked(house: Sittings, message: int) -> tuple[Table, Note]:
    """A question to the player who is due, that was sent as this message in channel 55."""
    table = await house.start(ANNA, BEN)
    seat = table.due_seats[0]
    note = Note(table.id, "private", seat, table.ply(seat))
    await house.store.mail.mark_sent(note, 55, message)
    return table, note


async def test_an_answered_question_goes_also_after_a_restart(house: Sittings) -> None:
    table, _ = await asked(house, 66)
    await house.again()
    assert await house.store.mail.leftovers(table.id) == ()
    await house.answer(table.id)
    await house.again()

    assert await house.store.mail.leftovers(table.id) == ((55, 66, 0.0),)
    assert await waiting(house, "tidy")


async def test_a_question_that_was_pressed_on_stays_until_the_next_one(house: Sittings) -> None:
    table, note = await asked(house, 66)
    await house.store.mail.keep(66)
    await house.again()
    await house.answer(table.id)
    assert await house.store.mail.leftovers(table.id) == ()
    await house.store.mail.mark_sent(note, 55, 67)

    assert await house.store.mail.leftovers(table.id) == ((55, 66, 0.0),)


async def test_the_same_message_again_after_a_crash_stays(house: Sittings) -> None:
    table, note = await asked(house, 66)
    await house.store.mail.mark_sent(note, 55, 66)
    assert await house.store.mail.leftovers(table.id) == ()
    await house.answer(table.id)
    assert await house.store.mail.leftovers(table.id) == ((55, 66, 0.0),)


async def test_a_question_that_is_still_open_stays(house: Sittings) -> None:
    table, _ = await asked(house, 66)
    await house.tables.do(table.id, lobby.set_language, ANNA, True, "de")
    assert await house.store.mail.leftovers(table.id) == ()
