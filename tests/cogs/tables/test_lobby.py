"""/new and the way to the first move."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.platform.members import FRESH
from engine.tables.people import lobby
from tests.background.weather import quiet
from tests.world import Press, World


async def opened(world: World, **options: Any) -> None:
    await world.slash("Anna", "new", **options)


async def test_new_opens_a_lobby_in_which_its_author_sits(world: World) -> None:
    await opened(world)

    assert "Anna (host)" in world.texts(world.board)
    learning = ["How to play", "Find players", "Learn by playing"]
    labels = ["Join", "Leave", "Table settings", "Add a bot …", *learning]
    assert world.labels("Ben", world.board) == labels


async def test_people_join_and_leave(world: World) -> None:
    await opened(world)
    await world.press("Ben", "Join")
    await world.press("Clara", "Join")
    await world.press("Ben", "Leave")

    assert "Clara" in world.texts(world.board)
    assert "Ben" not in world.texts(world.board)


async def test_the_next_one_is_host_when_the_host_leaves(world: World) -> None:
    await opened(world)
    await world.press("Ben", "Join")
    await world.press("Anna", "Leave")

    assert "Ben (host)" in world.texts(world.board)


async def test_the_last_one_out_closes_the_table(world: World) -> None:
    await opened(world)
    await world.press("Anna", "Leave")
    assert "closed before the game began" in world.texts(world.messages("Anna")[-1])

    await opened(world)
    assert "Anna (host)" in world.texts(world.board)


async def test_no_one_sits_down_twice(world: World) -> None:
    await opened(world)
    result = await world.press("Anna", "Join")

    assert result.ephemeral
    assert "You sit at this table already" in world.texts(result.response)


async def test_a_full_table_takes_no_one_more(world: World) -> None:
    await opened(world, seats=2)
    board, join = world.board, world.custom_id(world.board, "Join")
    await world.press("Ben", "Join")
    assert "Join" not in world.labels("Clara", world.board)

    (result,) = await world.flood(Press("Clara", join, board))
    assert "All seats are taken" in world.texts(result.response)


async def test_bots_come_and_go(world: World) -> None:
    await opened(world, seats=3)
    await world.choose("Anna", "Add a bot", "beginner")
    await world.choose("Anna", "Add a bot", "beginner")
    await world.press("Anna", "Remove bot")

    assert world.texts(world.board).count("(bot: beginner)") == 1


async def test_only_the_host_starts(world: World) -> None:
    await opened(world)
    await world.press("Ben", "Join")
    result = await world.press("Ben", "Start")
    assert "Only the host (Anna)" in world.texts(result.response)

    await world.press("Anna", "Start")
    assert "Winter · round 1 of 16 · Demand" in world.texts(world.board)


async def test_the_next_one_is_host_when_the_host_has_left_the_server(world: World) -> None:
    await opened(world)
    for name in ("Ben", "Clara"):
        await world.press(name, "Join")
    world.guild.remove_member(world.members["Anna"])
    await world.env.advance_time(FRESH)
    result = await world.press("Clara", "Start")
    assert "Only the host (Ben)" in world.texts(result.response)
    assert "Ben (host)" in world.texts(world.board) and "Anna" not in world.texts(world.board)

    await world.press("Ben", "Start")
    assert "Winter · round 1 of 16 · Demand" in world.texts(world.board)


async def test_the_settings_pass_on_with_the_role_of_the_host(world: World) -> None:
    await opened(world)
    await world.press("Ben", "Join")
    world.guild.remove_member(world.members["Anna"])
    await world.env.advance_time(FRESH)
    result = await world.press("Ben", "Table settings")

    assert "Change a setting …" in world.labels("Ben", result.response)


async def test_a_spectator_does_not_learn_whether_the_host_is_still_there(world: World) -> None:
    await opened(world)
    await world.press("Ben", "Join")
    world.guild.remove_member(world.members["Anna"])
    await world.env.advance_time(FRESH)
    result = await world.press("Clara", "Start")

    assert "Only the host (Anna)" in world.texts(result.response)


async def test_a_channel_holds_one_table(world: World) -> None:
    await opened(world)
    result = await world.slash("Ben", "new")

    assert result.ephemeral
    assert "already has a table" in world.texts(result.response)


async def test_a_thread_of_its_own_holds_another(world: World) -> None:
    await opened(world)
    result = await world.slash("Ben", "new", place="thread")

    (thread,) = world.channel.threads
    assert thread.mention in world.texts(result.response)
    assert "Ben (host)" in world.texts([it for it in thread.history() if it.components and it.embeds][-1])


@pytest.mark.parametrize(
    ("permission", "name"), [("embed_links", "Embed Links"), ("send_messages", "Send Messages")]
)
async def test_missing_permissions_are_named(world: World, permission: str, name: str) -> None:
    poor = discord.PermissionOverwrite(**{permission: False})
    me = world.env.bot.user
    assert me is not None
    place = world.guild.create_text_channel("poor", overwrites={me: poor})
    result = await world.member("Anna").slash(place, "new")

    assert result.ephemeral
    assert name in world.texts(result.response)


async def test_a_bot_keeps_its_name_and_kind_when_people_leave_and_join(world: World) -> None:
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")
    await world.choose("Anna", "Add a bot", "beginner")
    assert "C Hein (bot: beginner)" in world.texts(world.board)
    await world.press("Ben", "Leave")
    assert "B Hein (bot: beginner)" in world.texts(world.board)
    await world.press("Clara", "Join")
    assert "B Hein (bot: beginner)" in world.texts(world.board)


async def test_a_player_who_adds_a_bot_without_a_seat_is_offered_one(world: World) -> None:
    await world.slash("Anna", "new")
    refused = await world.choose("Ben", "Add a bot", "beginner", message=world.board)
    await world.press("Ben", "Join", refused.response)
    assert "B Ben" in world.texts(world.board)
    assert "B Ben" in world.texts(world.private("Ben")) and not world.labels("Ben", world.private("Ben"))


async def test_a_busy_channel_offers_a_thread_for_another_table(world: World) -> None:
    await world.slash("Anna", "new")
    refused = await world.slash("Ben", "new", seats=3)
    opened = await world.press("Ben", "In a new thread", refused.response)
    assert "Your table is in <#" in world.texts(opened.response)


async def test_another_game_is_refused_at_its_first_press(world: World) -> None:
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")
    (refused,) = await world.flood(Press("Ben", "bk:othergame:1", world.board))
    assert "Only the host (Anna)" in world.texts(refused.response)


async def test_a_rematch_is_a_press_each_and_the_start(world: World) -> None:
    await world.slash("Anna", "new", game="speicherstadt", seats=2)
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    tables: Any = world.env.bot.services.tables  # type: ignore[attr-defined]
    over = await tables.of_channel(world.channel.id)
    await tables.do(over.id, lobby.end, world.member("Emma").id, manages=True)
    await quiet(world)

    await world.press("Anna", "Rematch")
    board = world.texts(world.board)
    assert "Ben · asked" in board and "Waiting for" in board
    assert "Start" not in world.labels("Anna", world.board)
    await world.press("Ben", "I’m in")
    assert "asked" not in world.texts(world.board)
    await world.press("Anna", "Start")
    assert (await tables.of_channel(world.channel.id)).status == "running"


async def test_a_player_who_is_asked_again_is_called_once_until_they_agree(world: World) -> None:
    await world.slash("Anna", "new", game="speicherstadt", seats=3)
    await world.press("Ben", "Join")
    await quiet(world)
    assert not calls(world)
    await world.slash("Anna", "table clock", pace="live")
    await quiet(world)
    (call,) = calls(world)
    assert world.member("Ben").mention in call.content and world.member("Anna").mention not in call.content
    await world.slash("Anna", "table clock", pace="daily")
    await quiet(world)
    assert [message.id for message in calls(world)] == [call.id]
    await world.press("Ben", "I’m in")
    await quiet(world)
    assert not calls(world)


def calls(world: World) -> list[discord.Message]:
    """The messages that mention players."""
    return [message for message in world.channel.history() if "<@" in message.content]


async def test_a_changed_clock_asks_again(world: World) -> None:
    await world.slash("Anna", "new", game="speicherstadt", seats=3)
    await world.press("Ben", "Join")
    old = world.custom_id(world.board, "Join")
    await world.slash("Anna", "table clock", pace="live")
    assert "Ben · asked" in world.texts(world.board)
    await world.flood(Press("Ben", old, world.board))
    assert "Ben · asked" in world.texts(world.board), "the old button agrees to the old clock"
    await world.flood(Press("Anna", "bk:start:1", world.board))
    tables: Any = world.env.bot.services.tables  # type: ignore[attr-defined]
    assert (await tables.of_channel(world.channel.id)).status == "lobby"
    await world.press("Ben", "I’m in")
    await world.press("Anna", "Start")
    assert (await tables.of_channel(world.channel.id)).status == "running"


async def test_in_play_a_bot_is_called_by_its_name_and_its_kind_is_in_the_panel(world: World) -> None:
    await world.slash("Anna", "new")
    await world.choose("Anna", "Add a bot", "beginner")
    await world.press("Anna", "Start")
    assert "Hein" in world.texts(world.board) and "beginner" not in world.texts(world.board)
    await world.press("Anna", "Table", world.board)

    assert "Hein (beginner)." in world.texts(world.private("Anna"))


async def test_a_lobby_says_what_an_expansion_adds(world: World) -> None:
    await world.slash("Anna", "new", expansion="kaispeicher")

    assert "with Kaispeicher: more cards and goods" in world.texts(world.board)


async def test_a_table_that_closed_in_its_lobby_asks_nobody_in(world: World) -> None:
    await world.slash("Anna", "new")
    board = world.board
    await world.press("Anna", "Leave")

    text = world.texts(board)
    assert "This table closed" in text and "who plays" not in text and "free seat" not in text


async def test_the_fairness_code_stands_behind_a_button(world: World) -> None:
    await world.slash("Anna", "new")
    await world.choose("Anna", "Add a bot", "beginner")
    await world.press("Anna", "Start")
    assert "Fairness code" not in world.texts(world.board)
    await world.press("Anna", "Table", world.board)

    assert "Fairness code" in world.texts(world.private("Anna"))


async def test_no_thread_is_offered_where_the_bot_may_open_none(world: World) -> None:
    await world.slash("Anna", "new")
    await world.deny("create_public_threads")
    refused = await world.slash("Ben", "new")

    assert "In a new thread" not in world.labels("Ben", refused.response)
