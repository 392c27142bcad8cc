"""Counts for the host, limits and fair rounds ask the database alike, whichever it is."""

from __future__ import annotations

from dataclasses import replace

from engine.tables.model.outbox import Note
from engine.tables.store.census import Heap, Standing
from engine.tables.store.mail import Owed, Pause
from tests.tables.sittings import ANNA, BEN, CHANNEL, Sittings


async def stand(house: Sittings, *servers: int) -> list[int]:
    """Lobbies of Anna on these servers, a minute apart, of which nothing must be said; their numbers."""
    numbers = []
    for channel, server in enumerate(servers, CHANNEL):
        house.clock.advance(60)
        table = replace(house.lobby(ANNA), guild=server, channel=channel, changed=house.clock())
        numbers.append((await house.tables.open(table)).id)
        await house.store.mail.mark_sent(Note(numbers[-1], "board", revision=99))
    return numbers


async def test_it_is_alive_and_knows_how_many_tables_are_open(house: Sittings) -> None:
    await house.store.census.alive()
    assert await house.store.census.tables() == ()
    await stand(house, 1, 2)
    assert await house.store.census.tables() == (Standing("lobby", False, 2),)


async def test_it_distinguishes_pending_from_failed_messages(house: Sittings) -> None:
    first, second = await stand(house, 1, 1)
    mail, now = house.store.mail, house.clock()
    await mail.say(Note(first, "board"), Note(second, "board"), Note(second, "lost", 0))
    await mail.put_off([Note(second, "lost", 0)], Pause(60.0, 60.0), now)
    heaps = {it.due: it for it in await house.store.census.outbox(now)}
    assert heaps == {True: Heap(True, 2, now - 60), False: Heap(False, 1, now)}


async def test_the_tables_of_a_host_and_of_a_server_come_quietest_first(house: Sittings) -> None:
    first, second, third = await stand(house, 1, 2, 1)
    house.clock.advance(60)
    await house.tables.change(first, lambda it: it.after(changed=house.clock()))
    assert await house.store.of_host(ANNA) == (second, third, first)
    assert await house.store.of_host(BEN) == ()
    assert await house.store.of_guild(1) == (third, first)


async def test_a_server_that_was_served_comes_only_where_no_other_does(house: Sittings) -> None:
    first, second, third = await stand(house, 1, 2, 1)
    mail, now = house.store.mail, house.clock()
    await mail.say(*(Note(number, "board") for number in (first, second, third)))
    assert (await mail.queue(now)).tables[0] == Owed(third, 1)
    assert (await mail.queue(now, {third})).tables[0] == Owed(second, 2)
    assert (await mail.queue(now, served={1})).tables[0] == Owed(second, 2)
    assert (await mail.queue(now, served={1, 2})).tables[0] == Owed(third, 1)
    assert (await mail.queue(now, {second}, served={1})).tables[0] == Owed(third, 1)
    assert not (await mail.queue(now, full={1, 2})).tables
