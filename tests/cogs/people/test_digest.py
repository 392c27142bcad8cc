"""The daily digest: at my hour, once, also after restarts; only if something waits; never on vacation."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from bot.background.digests import send
from engine.tables.model.habits import DAY, HOUR, MINUTE, Habits, next_local
from tests.cogs.people.test_games import answer, waits_for
from tests.cogs.table_player import TablePlayer, sit_down
from tests.world import World

EIGHT = 8 * 60
"""In the morning, in minutes of a day."""
EVENING = 19 * HOUR
"""After the beginning of time, which is midnight in UTC."""


async def wishes(world: World, *presses: tuple[str, str], zone: str = "") -> None:
    """Anna chooses in the menus of /settings; the digest comes at seven in the evening."""
    result = await world.slash("Anna", "settings", **({"zone": zone} if zone else {}))
    for menu, option in (("Daily summary", "19:00"), ("Reminders", "Do not remind"), *presses):
        await world.choose("Anna", menu, option, message=result.response)


async def table_that_waits(world: World, name: str = "Anna") -> TablePlayer:
    """A running table at which it is this person's turn."""
    player = await sit_down(world, "digest", "Anna", "Ben")
    await waits_for(player, name)
    return player


def digests(world: World, name: str = "Anna") -> list[str]:
    """Those that have come."""
    return [text for it in world.inbox(name) if "Your turn" in (text := world.texts(it))]


async def until(world: World, seconds: float) -> None:
    """Let time pass until this many seconds after the beginning."""
    elapsed = world.env.now().timestamp() - 1_767_225_600.0
    await world.env.advance_time(seconds - elapsed)


async def test_it_comes_once_a_day_while_something_waits(world: World) -> None:
    await wishes(world)
    await table_that_waits(world)
    await until(world, EVENING - MINUTE)
    assert not digests(world)

    await until(world, EVENING + MINUTE)
    (text,) = digests(world)
    assert "Your turn** (place a worker)" in text
    await until(world, EVENING + DAY - MINUTE)
    assert len(digests(world)) == 1
    await until(world, EVENING + DAY + MINUTE)
    assert len(digests(world)) == 2


async def test_it_does_not_come_where_nothing_waits(world: World) -> None:
    await wishes(world)
    await table_that_waits(world, "Ben")
    await until(world, 2 * DAY)

    assert not world.inbox("Anna")


async def test_it_is_not_sent_to_players_who_have_not_asked(world: World) -> None:
    await table_that_waits(world)
    await until(world, 3 * DAY)

    assert not digests(world)


async def test_its_hour_is_that_of_the_person(world: World) -> None:
    await wishes(world, zone="Asia/Tokyo")
    await table_that_waits(world)
    await until(world, EVENING - 9 * HOUR - MINUTE)
    assert not digests(world)

    await until(world, EVENING - 9 * HOUR + MINUTE)
    assert len(digests(world)) == 1


async def test_it_names_only_what_waits_and_is_answered_from_there(world: World) -> None:
    await wishes(world)
    player = await table_that_waits(world)
    other = await sit_down(world, "other", "Ben", "Anna", place="thread")
    await waits_for(other, "Ben")
    await until(world, EVENING + MINUTE)
    message = world.inbox("Anna")[-1]
    assert "waiting for" not in world.texts(message)
    assert world.labels("Anna", message) == ["Move in game 1", "Refresh", "Your settings"]

    office = await world.press("Anna", "Move in game 1", message)
    assert office.response is not None
    before = (await player.table()).revision
    await answer(world, player, "Anna", office.response)
    assert (await player.table()).revision > before
    assert "Not your turn" in world.texts(office.response)

    await world.press("Anna", "Refresh", message)
    assert "It is not your turn at any table" in world.texts(message)


async def test_a_restart_before_or_after_costs_none_and_brings_none_twice(world: World) -> None:
    await wishes(world)
    await table_that_waits(world)
    await until(world, EVENING - MINUTE)
    await world.restart()
    assert not digests(world)

    await until(world, EVENING + MINUTE)
    assert len(digests(world)) == 1
    await world.restart()
    await until(world, EVENING + HOUR)
    assert len(digests(world)) == 1


async def test_one_that_came_due_while_no_one_was_here_comes_with_the_start(world: World) -> None:
    await wishes(world)
    await table_that_waits(world)
    await world.env.bot.close()
    await until(world, EVENING + 3 * HOUR)
    await world.env.restart_bot(world.make_bot())
    await world.env.settle()
    assert len(digests(world)) == 1

    await until(world, DAY + EVENING + MINUTE)
    assert len(digests(world)) == 2


async def test_but_not_in_the_night(world: World) -> None:
    await wishes(world)
    await world.press("Anna", "Quiet hours")
    await world.choose("Anna", "Quiet from", "22:00")
    await table_that_waits(world)
    await world.env.bot.close()
    await until(world, EVENING + 5 * HOUR)
    await world.env.restart_bot(world.make_bot())
    await world.env.settle()
    assert not digests(world)

    await until(world, DAY + EVENING + MINUTE)
    assert len(digests(world)) == 1


async def test_a_crash_between_send_and_save_sends_under_the_same_nonce(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord knows the second one for the first by its nonce."""
    await wishes(world)
    await table_that_waits(world)
    bot: Any = world.env.bot

    async def crash(person: int, digest: float | None) -> None:
        raise sqlite3.OperationalError("the disk is full")

    monkeypatch.setattr(bot.services.store.people, "set_digest", crash)
    nonces: list[str] = []
    letters = type(bot.sender.direct_messages)
    monkeypatch.setattr(letters, "write_to", noting(nonces, letters.write_to))
    await until(world, EVENING + 1)
    await world.restart()
    await until(world, EVENING + MINUTE)

    assert len(nonces) == 2
    assert len(set(nonces)) == 1
    assert len(nonces[0]) <= 25


def noting(nonces: list[str], write: Any) -> Any:
    """A writer that remembers its nonces."""

    async def write_to(self: Any, person: int, sheet: Any, nonce: str) -> None:
        nonces.append(nonce)
        await write(self, person, sheet, nonce)

    return write_to


async def test_none_comes_on_vacation_and_the_first_after_it_does(world: World) -> None:
    await wishes(world)
    await world.press("Anna", "Vacation")
    await world.choose("Anna", "Back on", "after 3 days")
    await table_that_waits(world)
    await until(world, 3 * DAY)
    assert not digests(world)

    await until(world, 3 * DAY + EVENING + MINUTE)
    assert len(digests(world)) == 1


async def test_closed_direct_messages_are_tried_once_until_someone_asks_again(world: World) -> None:
    bot: Any = world.env.bot
    await wishes(world)
    await table_that_waits(world)
    world.close_dms("Anna")
    inbox = f"/channels/{world.member('Anna').user.dm_channel.id}/messages"
    world.mark()
    await until(world, EVENING + 3 * DAY)

    assert len([it for it in world.env.http_requests if it.method == "POST" and it.path == inbox]) == 1
    assert await bot.services.store.people.dms_closed(world.member("Anna").id)
    assert await bot.services.store.people.next_digest() is None

    await world.slash("Anna", "settings")
    await world.choose("Anna", "Daily summary", "20:00")
    assert len([it for it in world.env.http_requests if it.method == "POST" and it.path == inbox]) == 2


async def test_a_passing_failure_is_tried_again(world: World) -> None:
    await wishes(world)
    await table_that_waits(world)
    inbox = f"/channels/{world.member('Anna').user.dm_channel.id}/messages"
    world.env.inject_error("POST", inbox, status=503, code=0, message="try later", times=5)
    await until(world, EVENING + HOUR)
    assert len(digests(world)) == 1


async def test_a_player_who_opts_out_gets_none(world: World) -> None:
    await wishes(world)
    await table_that_waits(world)
    await until(world, EVENING + MINUTE)
    message = world.inbox("Anna")[-1]
    result = await world.press("Anna", "Your settings", message)
    assert "Your turn" in world.texts(message)
    assert result.response is not None
    await world.choose("Anna", "Daily summary", "No summary", message=result.response)
    await until(world, EVENING + 3 * DAY)

    assert len(digests(world)) == 1


async def test_it_speaks_the_language_in_which_the_person_reads(world: World) -> None:
    world.speaks("Anna", "it")
    await world.slash("Anna", "settings")
    await world.choose("Anna", "Riepilogo quotidiano", "19:00")
    await world.slash("Anna", "new", language="en")
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    player = TablePlayer(world, 1, "italian")
    await waits_for(player, "Anna")
    await until(world, EVENING + MINUTE)

    assert "Tocca a te" in world.texts(world.inbox("Anna")[-1])


async def test_an_hour_that_is_changed_while_one_is_sent_holds(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has just chosen another hour gets the next digest then, not when the last one thought."""
    await wishes(world)
    bot: Any = world.env.bot
    anna, tables, people = world.member("Anna").id, bot.services.tables, bot.services.store.people
    changes: list[asyncio.Task[Habits]] = []
    known = people.set_digest

    async def slowly(person: int, digest: float | None) -> None:
        earlier = tables.change_habits(person, lambda it: replace(it, digest=EIGHT))
        changes.append(asyncio.create_task(earlier))
        await asyncio.sleep(0.05)
        await known(person, digest)

    monkeypatch.setattr(people, "set_digest", slowly)
    with world.env.time_context():
        await send(bot.services, bot.sender.direct_messages, anna)
        (habits,) = [await it for it in changes]
        due = next_local(habits, EIGHT, tables.clock())
    assert await people.next_digest() == due
