"""A channel that refuses us: its table rests, the host hears of it once, it goes on when that is mended."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tables.model.habits import DAY, MINUTE
from engine.tables.people import care
from engine.tables.people.care import GRACE
from tests.cogs.people.test_games import waits_for
from tests.cogs.table_player import TablePlayer, sit_down
from tests.cogs.tables.test_clock import calls, passes
from tests.world import World


async def two(world: World, **options: Any) -> TablePlayer:
    """Anna, the host, and Ben play, and it is Ben's turn; no one has looked for a while."""
    player = await sit_down(world, "places", "Anna", "Ben", pace="daily", **options)
    await waits_for(player, "Ben")
    await passes(world, 10 * MINUTE)
    return player


def letters(world: World) -> dict[str, list[str]]:
    """The direct messages of each."""
    return {name: [world.texts(it) for it in world.inbox(name)] for name in ("Anna", "Ben")}


def headline(world: World) -> str:
    """The round and phase that the board shows."""
    return world.texts(world.board)


# View Channel


async def test_a_channel_hidden_for_a_moment_is_no_lost_channel(world: World) -> None:
    player = await two(world)
    await world.deny("view_channel")
    await player.step()
    table = await player.table()
    assert (table.lost is not None, table.trouble) == (True, "hidden")

    await world.deny()
    table = await player.table()
    assert table.lost is None
    assert not await player.services.store.mail.unsaid()
    assert "⏸️" not in headline(world)
    await passes(world, DAY)
    assert letters(world) == {"Anna": [], "Ben": []}
    await player.step()


async def test_a_channel_hidden_for_long_is_reported_to_the_host_alone_and_once(world: World) -> None:
    player = await two(world)
    await world.deny("view_channel")
    await passes(world, DAY)
    heard = letters(world)
    assert len(heard["Anna"]) == 1
    assert heard["Ben"] == []
    assert "View Channel" in heard["Anna"][0]
    assert f"table {player.id}" in heard["Anna"][0]
    assert f"<#{world.channel.id}>" in heard["Anna"][0]
    await world.restart()
    await passes(world, 3 * DAY)
    assert letters(world) == heard

    await world.deny()
    assert (await player.table()).lost is None
    await passes(world, MINUTE)
    assert len(calls(world)) == 1
    await player.play(6)


async def test_no_clock_runs_while_no_one_can_be_called(world: World) -> None:
    player = await two(world)
    before = (await player.table()).chairs
    await world.deny("view_channel")
    await passes(world, 20 * DAY)
    await world.deny()
    after = (await player.table()).chairs

    assert not any(it.expired for it in after)
    spent = sum(it.clock.bank for it in before) - sum(it.clock.bank for it in after)
    assert spent < 60 * MINUTE + DAY  # until the reminder that could not be said


async def test_the_host_is_notified_in_their_language(world: World) -> None:
    world.speaks("Anna", "de")
    await two(world)
    await world.deny("view_channel")
    await passes(world, DAY + MINUTE)

    assert "Kanal ansehen" in letters(world)["Anna"][0]


# Send Messages


async def test_where_we_may_not_write_the_game_rests_and_goes_on_with_the_permission(world: World) -> None:
    player = await two(world)
    before = calls(world)
    await world.deny("send_messages")
    await passes(world, DAY)
    table = await player.table()
    assert (table.lost is not None, table.trouble) == (True, "mute")
    assert "Send Messages" in letters(world)["Anna"][0]
    assert "can't write" in headline(world)
    assert calls(world) == before

    await world.deny()
    await passes(world, MINUTE)
    assert (await player.table()).lost is None
    assert len(calls(world)) == 1
    assert "can't write" not in headline(world)


async def test_a_player_without_direct_messages_reads_it_in_the_office_and_the_list(world: World) -> None:
    player = await two(world)
    world.close_dms("Anna")
    await world.deny("send_messages")
    await passes(world, DAY)
    office = await world.press("Anna", "My office")
    assert "can't write" in world.texts(office.response)
    games = await world.slash("Anna", "games")
    assert "can't write" in world.texts(games.response)
    assert (await player.table()).lost is not None


# Threads


async def test_a_locked_thread_waits_until_someone_unlocks_it(world: World) -> None:
    player = await two(world, place="thread")
    thread = world.channel.threads[0]
    path = f"/channels/{thread.id}/messages*"
    world.env.inject_error("*", path, status=403, code=160005, message="Thread is locked", times=None)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await passes(world, DAY)
    assert (await player.table()).trouble == "locked"
    assert "must unlock it" in letters(world)["Anna"][0]

    world.env.backend.faults.clear()
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False, "locked": False})
    await world.env.settle()
    await passes(world, MINUTE)
    assert (await player.table()).lost is None
    assert [it for it in thread.history() if f"<@{world.member('Ben').id}>" in it.content]


async def test_a_thread_to_which_we_do_not_belong_any_more_is_asked_for(world: World) -> None:
    player = await two(world, place="thread")
    thread = world.channel.threads[0]
    path = f"/channels/{thread.id}/messages*"
    world.env.inject_error("*", path, status=403, code=50001, message="Missing Access", times=None)
    await passes(world, DAY)
    assert (await player.table()).trouble == "outside"
    assert "mention me in it" in letters(world)["Anna"][0]

    world.env.backend.faults.clear()
    bot = world.env.backend.bot_user.id
    world.env.backend.remove_thread_member(thread.id, bot)
    world.env.backend.add_thread_member(thread.id, bot)
    await world.env.settle()
    assert (await player.table()).lost is None


# What revives a table


@pytest.mark.parametrize("trouble", ["gone", "hidden"])
async def test_a_press_in_its_channel_brings_a_lost_table_back(world: World, trouble: str) -> None:
    player = await two(world)
    await player.services.tables.do(player.id, care.suspend, trouble)
    await world.slash("Clara", "table manage")

    assert (await player.table()).lost is None
    assert "⏸️" not in headline(world)


async def test_a_press_where_we_may_not_write_brings_nothing_back(world: World) -> None:
    player = await two(world)
    await world.deny("send_messages")
    await passes(world, DAY)
    await player.step()

    assert (await player.table()).lost is not None
    assert len(letters(world)["Anna"]) == 1


async def test_tables_that_an_older_program_gave_up_go_on_after_the_start(world: World) -> None:
    player = await two(world)
    await player.services.tables.do(player.id, care.suspend)
    await world.restart()
    await world.env.settle()

    assert (await player.table()).lost is None


async def test_a_change_without_an_event_is_found_by_trying(world: World) -> None:
    player = await two(world)
    path = f"/channels/{world.channel.id}/messages*"
    world.env.inject_error("*", path, status=403, code=50013, message="Missing Permissions", times=None)
    await passes(world, DAY + GRACE)
    assert (await player.table()).lost is not None

    world.env.backend.faults.clear()
    await passes(world, 6 * 3600.0)
    assert (await player.table()).lost is None
