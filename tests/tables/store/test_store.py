"""What the file keeps, and what it refuses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.actions import act
from engine.games.speicherstadt.actions import Place
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import NoTable, Occupied, Stale
from engine.tables.model.outbox import Note
from engine.tables.people import lobby
from engine.tables.play import answers
from tests.tables.sittings import ANNA, BEN, CHANNEL, Sittings, whole


async def test_a_channel_has_one_open_table(house: Sittings) -> None:
    table = await house.open(ANNA)
    with pytest.raises(Occupied) as refusal:
        await house.tables.open(house.lobby(BEN))

    assert refusal.value.table == table.id
    assert await house.store.open_tables(CHANNEL) == (table.id,)
    assert len(await house.sql("SELECT * FROM tables")) == 1


async def test_when_it_is_over_the_channel_is_free(house: Sittings) -> None:
    table = await house.open(ANNA)
    await house.tables.do(table.id, lobby.end, ANNA, manages=False)
    newer = await house.open(BEN)

    assert newer.id > table.id
    assert await house.store.latest(CHANNEL) == newer.id
    assert await house.store.open_tables(CHANNEL) == (newer.id,)


async def test_other_channels_do_not_matter(house: Sittings) -> None:
    one, two = await house.open(ANNA), await house.open(ANNA, channel=8)

    assert await house.store.latest(CHANNEL) == one.id
    assert await house.store.latest(8) == two.id


async def test_a_number_is_never_used_twice(house: Sittings) -> None:
    table = await house.open(ANNA)
    await house.sql("DELETE FROM tables")

    assert (await house.open(ANNA)).id > table.id


async def test_what_no_one_knows_is_no_table(house: Sittings) -> None:
    with pytest.raises(NoTable):
        await house.store.load(4711)
    with pytest.raises(NoTable):
        await house.store.latest(4711)


async def test_a_change_of_an_older_table_is_stale_and_leaves_nothing(house: Sittings) -> None:
    old = await house.start(ANNA, BEN)
    newer = await house.answer(old.id)
    rival = answers.apply_answers(old, old.due[0], house.any_answer(old, old.due[0]), house.clock())
    before = await house.store.mail.unsaid()
    with pytest.raises(Stale):
        await house.store.save(old, replace(rival, host=BEN), (Note(old.id, "ping", 1, 7, 9),))

    assert whole(await house.stored(old.id)) == whole(newer)
    assert await house.store.mail.unsaid() == before


async def test_no_two_moves_have_one_number(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    await house.answer(table.id)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await house.sql("INSERT INTO log SELECT * FROM log")


async def test_a_newer_note_overtakes_one_that_waits(house: Sittings) -> None:
    table = (await house.open(ANNA)).id
    await house.store.mail.say(Note(table, "board", revision=3), Note(table, "ping", 0, ply=1, revision=3))
    await house.store.mail.say(Note(table, "board", revision=4), Note(table, "ping", 0, ply=2, revision=4))

    assert await house.store.mail.unsaid() == (
        Note(table, "board", revision=4),
        Note(table, "ping", 0, ply=2, revision=4),
    )


async def test_what_was_said_does_not_silence_what_is_newer(house: Sittings) -> None:
    table = (await house.open(ANNA)).id
    await house.store.mail.say(Note(table, "board", revision=4))
    await house.store.mail.mark_sent(Note(table, "board", revision=3))

    assert await house.store.mail.unsaid() == (Note(table, "board", revision=4),)


async def test_what_was_said_covers_what_is_older(house: Sittings) -> None:
    table = (await house.open(ANNA)).id
    await house.store.mail.say(Note(table, "board", revision=4), Note(table, "ping", 0, revision=4))
    await house.store.mail.mark_sent(Note(table, "board", revision=5))

    assert await house.store.mail.unsaid() == (Note(table, "ping", 0, revision=4),)


async def test_a_table_has_one_board_and_one_ping(house: Sittings) -> None:
    table = (await house.open(ANNA)).id
    await house.store.mail.mark_sent(Note(table, "board"), CHANNEL, 1)
    await house.store.mail.mark_sent(Note(table, "board"), CHANNEL, 2)
    await house.store.mail.mark_sent(Note(table, "ping"), CHANNEL, 3)

    assert await house.store.mail.message(table, "board") == (CHANNEL, 2)
    assert await house.store.mail.message(table, "ping") == (CHANNEL, 3)


async def test_a_message_that_is_gone_is_forgotten(house: Sittings) -> None:
    table = (await house.open(ANNA)).id
    await house.store.mail.mark_sent(Note(table, "board"), CHANNEL, 1)
    await house.store.mail.forget_message(1)

    assert await house.store.mail.message(table, "board") is None


async def test_steps_belong_to_one_round_of_one_seat_and_picks_to_one_moment(house: Sittings) -> None:
    table = await house.start(ANNA, BEN)
    seat = table.due[0]
    draft = Draft((act(Place, seat, column=1),), {"keep": ("tea.1",)})
    await house.store.keep_draft(table, seat, draft, Draft())

    assert await house.store.draft(table, seat) == draft
    assert await house.store.draft(table, 1 - seat) == Draft()
    assert await house.store.draft(await house.answer(table.id), seat) == Draft(draft.steps)
    later = table
    while later.round == table.round:
        later = await house.answer(table.id)
    assert await house.store.draft(later, seat) == Draft()


async def test_closed_doors_are_remembered_and_opened_again(house: Sittings) -> None:
    assert not await house.store.people.dms_closed(ANNA)
    await house.store.people.close_dms(ANNA, closed=True)

    assert await house.store.people.dms_closed(ANNA)
    assert not await house.store.people.dms_closed(BEN)
    await house.store.people.close_dms(ANNA, closed=False)
    assert not await house.store.people.dms_closed(ANNA)


async def test_the_house_remembers_things_about_itself(house: Sittings) -> None:
    assert await house.store.people.setting("commands") is None
    await house.store.people.set("commands", "old")
    await house.store.people.set("commands", "new")
    await house.again()

    assert await house.store.people.setting("commands") == "new"
