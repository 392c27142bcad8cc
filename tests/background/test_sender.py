"""What fails for a passing reason is said later, once; no table waits for another; nothing waits for ever."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.platform.places import may_attach
from engine.tables.model.habits import DAY, HOUR, MINUTE
from engine.tables.model.outbox import Note, is_gone
from engine.tables.model.table import Table
from engine.tables.store.mail import Owed, Pause
from tests.background.weather import Weather, again, impatient, quiet, refused, sender
from tests.cogs.eyes import stored
from tests.cogs.table_player import TablePlayer, sit_down
from tests.cogs.tables.test_board import LATER, boards, due, pings, place_something, running
from tests.tables.sittings import gone_on
from tests.world import World

MESSAGES = r"/channels/\d+/messages$"
PASSING: tuple[Callable[[], Exception], ...] = (
    lambda: discord.RateLimited(0.01),
    aiohttp.ClientConnectionError,
    aiohttp.ServerDisconnectedError,
    TimeoutError,
    lambda: refused(401),
    lambda: refused(403, None),
    lambda: refused(503),
    lambda: refused(429, 30046),
)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retries do not sleep here."""
    impatient(monkeypatch)


@pytest.fixture
def weather(world: World) -> Weather:
    """Between this world's bot and Discord."""
    return Weather(world.env.bot)


async def called_late(world: World) -> None:
    """A press after which a player must be called."""
    await world.env.advance_time(LATER)
    await world.press(due(world), place_something(world), world.board)


@pytest.mark.parametrize("fault", PASSING, ids=lambda it: type(it()).__name__)
async def test_what_passes_loses_no_word_and_says_none_twice(
    world: World, weather: Weather, fault: Callable[[], Exception]
) -> None:
    await running(world, "Ben", "Clara")
    storm = weather.storm("POST", MESSAGES, fault, times=3)
    await called_late(world)
    await quiet(world)

    assert storm.met == 3
    (ping,) = pings(world)
    assert world.member(due(world)).mention in ping.content


async def test_a_thread_that_was_just_opened_gets_its_board_after_all(world: World, weather: Weather) -> None:
    weather.storm("POST", MESSAGES, aiohttp.ClientConnectionError, times=2)
    await world.slash("Anna", "new", place="thread")
    await quiet(world)

    (thread,) = world.channel.threads
    assert len([it for it in thread.history() if it.embeds]) == 1


async def test_one_slow_channel_stops_no_other_table(world: World, weather: Weather) -> None:
    slow = await sit_down(world, "slow", "Anna", "Ben", place="thread")
    quick = await sit_down(world, "quick", "Clara", "David", place="thread")
    await world.env.settle()
    channel = (await slow.table()).channel
    weather.storm("PATCH|POST", f"/channels/{channel}/messages", None, delay=3.0)
    for player in (slow, quick):
        await player.services.store.mail.say(
            Note(player.id, "board", revision=(await player.table()).revision)
        )
    world.as_bot(sender(world).wake)
    await asyncio.sleep(0.5)

    assert [it.table for it in await slow.services.store.mail.unsaid()] == [slow.id]
    await quiet(world)


async def test_what_hangs_is_given_up_and_tried_again(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running(world, "Ben", "Clara")
    monkeypatch.setattr("bot.background.sender.TIMEOUT", 0.1)
    storm = weather.storm("POST", MESSAGES, None, delay=5.0, times=1)
    await called_late(world)
    await quiet(world, limit=3.0)

    assert storm.met == 1
    assert len(pings(world)) == 1


async def test_a_cancelled_call_while_discord_limits_all_lets_the_others_go_on(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py shuts a gate at a global limit; a request that shut it and is abandoned never opens it."""
    bot: Any = world.env.bot
    bot.http._global_over = asyncio.Event()
    await running(world, "Ben", "Clara")
    monkeypatch.setattr("bot.background.sender.TIMEOUT", 0.1)
    weather.storm("POST", MESSAGES, None, delay=5.0, times=1)
    await called_late(world)
    await quiet(world, limit=3.0)

    assert bot.http._global_over.is_set()


async def test_one_retry_a_table_however_often_someone_presses(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, Pause(MINUTE, HOUR))
    await running(world, "Ben", "Clara")
    weather.storm("POST", MESSAGES, lambda: refused(503))
    await called_late(world)
    tries = weather.tried("POST", MESSAGES)
    for _ in range(20):
        await world.slash("Ben", "office")
    assert weather.tried("POST", MESSAGES) == tries
    await world.env.advance_time(MINUTE + 1)
    assert weather.tried("POST", MESSAGES) == tries + 1
    weather.clears()
    await world.env.advance_time(2 * MINUTE + 1)
    assert len(pings(world)) == 1
    await world.env.advance_time(HOUR)
    assert weather.tried("POST", MESSAGES) == tries + 2


async def test_pauses_grow(world: World) -> None:
    await running(world, "Ben")
    mail = sender(world).mail
    sender(world).open = False
    note = Note(1, "board", revision=9)
    await mail.say(note)
    waits = []
    for _ in range(6):
        await mail.put_off([note], Pause(2.0, 20.0), 100.0)
        waits.append(((await mail.queue(100.0)).next_retry or 0) - 100.0)

    assert waits == [2.0, 4.0, 8.0, 16.0, 20.0, 20.0]
    await mail.put_off([note], Pause(2.0, 20.0), 100.0, least=61.0)
    assert (await mail.queue(100.0)).next_retry == 161.0
    await mail.say(Note(1, "board", revision=10))
    assert (await mail.queue(100.0)).next_retry is None
    assert (await mail.queue(100.0)).tables[0].table == 1


async def test_the_table_at_which_something_happened_last_comes_first(world: World) -> None:
    players = [await sit_down(world, str(it), "Anna", "Ben", place="thread") for it in range(3)]
    await world.env.settle()
    mail, clock = sender(world).mail, players[0].services.tables.clock
    sender(world).open = False
    for number, player in enumerate(players):
        sql = f"UPDATE tables SET changed = {1000 - 100 * number} WHERE id = {player.id}"
        await mail._run(sql)
        await mail.say(Note(player.id, "board", revision=99))

    first, second, third = (Owed(player.id, world.guild.id) for player in players)
    assert (await mail.queue(clock())).tables[0] == first
    assert (await mail.queue(clock(), {first.table})).tables[0] == second
    assert (await mail.queue(clock(), {first.table, second.table})).tables[0] == third
    assert (await mail.queue(clock(), served={world.guild.id})).tables[0] == first
    assert not (await mail.queue(clock(), full={world.guild.id})).tables


async def test_servers_take_turns_at_being_notified(world: World) -> None:
    players = [await sit_down(world, str(it), "Anna", "Ben", place="thread") for it in range(5)]
    await world.env.settle()
    it, told = sender(world), list[int]()
    it.open = False
    it.served.clear()
    for number, player in enumerate(players):
        server = world.guild.id if number < 3 else number
        await it.mail._run(
            "UPDATE tables SET guild = ?, changed = ? WHERE id = ?", server, -number, player.id
        )
        await it.mail.say(Note(player.id, "board", revision=99))
    for _ in players:
        owed = await it.next()
        assert owed is not None
        it.served.add(owed.server)
        it.busy.start(owed.table, lambda: asyncio.sleep(60))
        told.append(players.index(next(player for player in players if player.id == owed.table)))
    await it.busy.close()

    assert told == [0, 3, 4, 1, 2]


async def test_a_server_whose_tables_are_slow_leaves_room_for_others(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.background.sender.CONCURRENT", 4)
    monkeypatch.setattr("bot.background.sender.CONCURRENT_PER_SERVER", 2)
    players = [await sit_down(world, str(it), "Anna", "Ben", place="thread") for it in range(5)]
    await world.env.settle()
    other = players.pop()
    await other.services.tables.change(other.id, lambda it: replace(it, guild=7).after())
    await quiet(world)
    for player in players:
        weather.storm("PATCH", f"/channels/{(await player.table()).channel}/messages", None, delay=3.0)
    for player in (*players, other):
        await player.services.store.mail.say(
            Note(player.id, "board", revision=(await player.table()).revision)
        )
    world.as_bot(sender(world).wake)
    await asyncio.sleep(0.3)

    assert len(sender(world).busy) == 2
    assert {it.table for it in await other.services.store.mail.unsaid()} == {it.id for it in players}
    await quiet(world)


async def test_a_fault_of_ours_is_tried_again_when_it_is_old(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await running(world, "Ben", "Clara")
    real, failures = sender(world).pings.send, iter([1, 2])

    async def failing(*facts: Any) -> int:
        if next(failures, None):
            raise KeyError("a bug")
        return await real(*facts)

    monkeypatch.setattr(sender(world).pings, "send", failing)
    await called_late(world)
    await quiet(world)

    assert len(pings(world)) == 1
    assert "ping could not be said" in caplog.text


async def test_where_we_may_not_speak_we_ask_seldom_and_someone_hears_of_it(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, Pause(HOUR, DAY))
    await running(world, "Ben", "Clara")
    storm = weather.storm("POST", MESSAGES, lambda: refused(403, 50013))
    barred: list[tuple[int, int]] = []

    async def note(table: int, refusal: discord.HTTPException) -> None:
        barred.append((table, refusal.code))

    sender(world).on_forbidden = note
    await called_late(world)
    tries = storm.met
    for _ in range(5):
        await world.slash("Emma", "office")  # an open office holds the ping of its player
    mail = sender(world).mail

    assert {*barred} == {(1, 50013)}
    assert storm.met == tries
    assert {it.what for it in await mail.unsaid()} == {"ping"}
    weather.clears()
    await mail.retry_now(1)
    await quiet(world)
    assert len(pings(world)) == 1


@pytest.mark.parametrize("code", [50001, 50013, 160005])
async def test_no_table_is_lost_because_we_may_not_see_its_channel(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    impatient(monkeypatch, Pause(HOUR, DAY))
    player = await sit_down(world, "seen", "Anna", "Ben")
    storm = weather.storm("POST|PATCH", "/messages", lambda: refused(403, code))
    await world.env.advance_time(HOUR)
    await again(world)
    await asyncio.sleep(0.2)
    assert storm.met
    assert not is_gone(await player.table())

    weather.clears()
    await sender(world).mail.retry_now()
    await quiet(world)
    assert (await player.table()).lost is None
    assert not [it for name in ("Anna", "Ben") for it in world.inbox(name)]


async def test_nothing_is_said_before_discord_is_there(world: World) -> None:
    await running(world, "Ben")
    it = sender(world)
    it.open = False
    await again(world)
    await asyncio.sleep(0.05)
    assert await it.mail.unsaid()

    await it.ready()
    await quiet(world)


async def test_closing_takes_no_longer_than_a_farewell(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.background.sender.SHUTDOWN", 0.2)
    player = await sit_down(world, "close", "Anna", "Ben")
    await world.env.settle()
    weather.storm("PATCH|POST", "/messages", None, delay=30.0)
    await player.services.store.mail.say(Note(player.id, "board", revision=99))
    world.as_bot(sender(world).wake)
    await asyncio.sleep(0.05)
    async with asyncio.timeout(2.0):
        await sender(world).close()
    assert await player.services.store.mail.unsaid()


async def test_discord_is_asked_for_no_more_than_some_tables_at_once(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.background.sender.CONCURRENT", 2)
    players: list[TablePlayer] = []
    for number in range(4):
        players.append(await sit_down(world, str(number), "Anna", "Ben", place="thread"))
    await world.env.settle()
    weather.storm("PATCH", "/messages", None, delay=0.3)
    for player in players:
        await player.services.store.mail.say(
            Note(player.id, "board", revision=(await player.table()).revision)
        )
    world.as_bot(sender(world).wake)
    await asyncio.sleep(0.15)
    assert len(sender(world).busy) == 2
    await quiet(world)


# One board


async def test_the_old_ping_goes_when_the_new_one_is_there(world: World, weather: Weather) -> None:
    await running(world, "Ben", "Clara")
    await called_late(world)
    (old,) = pings(world)
    weather.storm("POST", MESSAGES, lambda: refused(503), times=1)
    await world.env.advance_time(LATER)
    await world.press(due(world), place_something(world), world.board)
    await quiet(world)

    (new,) = pings(world)
    assert new.id != old.id
    posted = max(
        i for i, (method, url) in enumerate(weather.calls) if method == "POST" and "/messages" in url
    )
    deleted = max(i for i, (method, _) in enumerate(weather.calls) if method == "DELETE")
    assert posted < deleted


@pytest.mark.parametrize("fault", [lambda: refused(400, 50083), lambda: refused(404, 10008)])
async def test_a_board_that_cannot_be_edited_is_taken_away(
    world: World, weather: Weather, fault: Callable[[], Exception]
) -> None:
    await running(world, "Ben")
    old = world.board
    weather.storm("PATCH", f"/messages/{old.id}", fault, times=1)
    weather.storm("DELETE", f"/messages/{old.id}", aiohttp.ClientConnectionError, times=1)
    await again(world)
    await quiet(world)

    (board,) = boards(world)
    assert board.id != old.id


async def test_one_that_may_not_be_deleted_loses_its_controls(world: World, weather: Weather) -> None:
    await running(world, "Ben")
    old = world.board
    weather.storm("PATCH", f"/messages/{old.id}", lambda: refused(400, 50083), times=1)
    weather.storm("DELETE", f"/messages/{old.id}", lambda: refused(403, 50013))
    await again(world)
    await quiet(world)

    assert [it.id for it in boards(world)] == [world.board.id]
    assert old.id in [it.id for it in world.channel.history()]


async def test_an_old_board_refused_for_too_many_edits_is_edited_later(
    world: World, weather: Weather
) -> None:
    await running(world, "Ben")
    old = world.board
    storm = weather.storm("PATCH", f"/messages/{old.id}", lambda: refused(429, 30046), times=2)
    await again(world)
    await quiet(world)

    assert storm.met == 2
    assert [it.id for it in boards(world)] == [old.id]


async def test_old_boards_are_edited_with_rests_between(
    world: World, weather: Weather, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.background.boards.EDIT_PAUSE", 0.4)
    await running(world, "Ben")
    board = f"/messages/{world.board.id}"
    await world.env.advance_time(HOUR + MINUTE)
    await quiet(world)
    before = weather.tried("PATCH", board)
    for _ in range(6):
        await again(world)
        await asyncio.sleep(0.05)
    assert weather.tried("PATCH", board) <= before + 1
    await quiet(world)
    assert before < weather.tried("PATCH", board) <= before + 2


async def test_a_press_beside_new_and_board_makes_no_second_board(world: World, weather: Weather) -> None:
    """The sender wakes while the answer that becomes the board is still on its way."""
    weather.storm("GET|POST", r"/(callback|@original)", None, delay=0.2)
    for command in ("new", "board"):
        waiting = asyncio.create_task(world.slash("Anna", command))
        for _ in range(30):
            await asyncio.sleep(0.01)
            world.as_bot(sender(world).wake)
        await waiting
        await quiet(world)
        assert len(boards(world)) == 1


async def test_a_board_that_was_overtaken_by_a_press_is_shown_again(world: World) -> None:
    await running(world, "Ben")
    bot: Any = world.env.bot
    before = await bot.services.tables.table(1)
    await world.press(due(world), place_something(world), world.board)
    await sender(world).boards.adopt(before, world.board.id)

    assert [it.what for it in await sender(world).mail.unsaid()] == ["board"]
    await quiet(world)


async def test_a_picture_that_was_refused_once_is_tried_again(world: World, weather: Weather) -> None:
    bot: Any = world.env.bot
    await running(world, "Ben")
    assert may_attach(bot, world.channel.id)
    channel = bot.get_channel(world.channel.id)
    everybody = channel.guild.default_role
    await channel.set_permissions(everybody, attach_files=False)
    await channel.set_permissions(channel.guild.me, attach_files=False)
    await world.env.settle()
    assert not may_attach(bot, world.channel.id)
    await channel.set_permissions(channel.guild.me, attach_files=True)
    await world.env.settle()
    assert may_attach(bot, world.channel.id)


async def test_a_table_that_goes_on_faster_than_it_is_drawn_is_shown_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Any = world.env.bot
    await running(world, "Ben", "Clara")
    table = await stored(world)
    whole, edit = bot.services.board, bot.sender.boards.edit_board
    drawn, shown, luck = list[int](), list[int](), random.Random(1)

    async def draw(table: Table, wait: float = 0.0) -> Any:
        sheet = await whole(table, wait)
        if len(drawn) < 20:
            drawn.append(table.revision)
            await bot.services.tables.change(table.id, lambda it: gone_on(it, 1, luck, table.changed))
        return sheet

    async def note(table: Table, *more: Any) -> Any:
        shown.append(len(drawn))
        return await edit(table, *more)

    monkeypatch.setattr(bot.services, "board", draw)
    monkeypatch.setattr(bot.sender.boards, "edit_board", note)
    await bot.sender.mail.say(Note(table.id, "board", revision=table.revision))
    world.as_bot(bot.sender.wake)
    await quiet(world)
    assert shown[0] <= 3 and len(drawn) == 20
    newest = await bot.services.tables.table(table.id)
    assert world.board.embeds[0].title == (await whole(newest)).title
