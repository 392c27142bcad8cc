"""Time passes: calls, reminders, quiet hours, the last call, zero; each once, also after restarts."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.tables.model.habits import DAY, HOUR, MINUTE, Habits
from engine.tables.model.table import Table
from tests.cogs.people.test_games import waits_for
from tests.cogs.table_player import TablePlayer, sit_down
from tests.world import World

CARETAKER = {"pace": "live", "at-zero": "caretaker"}
VOTE = {"pace": "live", "at-zero": "vote"}


async def sleeps(world: World, name: str, **habits: Any) -> None:
    """Someone's habits, as /settings would store them."""
    bot: Any = world.env.bot
    await bot.services.tables.set_habits(world.member(name).id, Habits(**habits))


async def table_of_two(world: World, **options: Any) -> TablePlayer:
    """Anna and Ben play; it is Ben's turn, and both have been looking until now."""
    player = await sit_down(world, "clock", "Anna", "Ben", **options)
    await waits_for(player, "Anna")
    await waits_for(player, "Ben")
    return player


def calls(world: World, name: str = "Ben") -> list[str]:
    """The messages in the channel that mention a user."""
    mention = f"<@{world.member(name).id}>"
    return [text for it in world.channel.history() if mention in (text := it.content)]


def newest_call(world: World, name: str = "Ben") -> Any:
    mention = f"<@{world.member(name).id}>"
    return next(it for it in reversed(world.channel.history()) if mention in it.content)


async def seat_of(player: TablePlayer, name: str) -> int:
    return (await player.table()).seat_of(player.world.member(name).id)


async def passes(world: World, seconds: float) -> None:
    await world.env.advance_time(seconds)


# Calls


async def test_a_player_who_is_due_is_called_once_with_what_and_where(world: World) -> None:
    player = await sit_down(world, "clock", "Anna", "Ben")
    await waits_for(player, "Anna")
    await passes(world, 10 * MINUTE)
    await player.step()
    table = await player.table()
    assert table.due_seats == (await seat_of(player, "Ben"),)
    (call,) = calls(world)
    assert "your turn in Die Speicherstadt, round 1: place a worker" in call
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.board.id}" in call

    await passes(world, 20 * HOUR)
    assert calls(world) == [call]


async def test_a_player_who_is_looking_is_called_once_they_have_gone(world: World) -> None:
    await table_of_two(world)
    await passes(world, MINUTE)
    assert calls(world) == []

    await passes(world, 2 * MINUTE)
    assert len(calls(world)) == 1


async def test_a_reminder_takes_the_place_of_the_call_and_can_be_put_off(world: World) -> None:
    await table_of_two(world)
    await passes(world, DAY + 5 * MINUTE)
    (reminder,) = calls(world)
    assert "still your turn" in reminder

    message = newest_call(world)
    assert world.labels("Ben", message) == ["My office", "Remind me later"]
    answer = await world.press("Ben", "Remind me later", message)
    assert answer.ephemeral
    assert "the bot pings you again" in world.texts(answer.response)
    await passes(world, 8 * HOUR - 2 * MINUTE)
    assert newest_call(world).id == message.id

    await passes(world, 3 * MINUTE)
    assert newest_call(world).id != message.id
    assert len(calls(world)) == 1


@pytest.mark.parametrize("way", ["member", "role"])
async def test_a_player_who_cannot_see_the_channel_is_called_by_direct_message(
    world: World, way: str
) -> None:
    await table_of_two(world)
    view = discord.Permissions(view_channel=True).value
    if way == "member":
        overwrites = [Overwrite(world.member("Ben").id, OverwriteType.MEMBER, deny=view)]
    else:
        role = world.guild.create_role("players")
        world.env.backend.add_member_role(world.guild.id, world.member("Anna").id, role.id)
        overwrites = [
            Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, allow=view),
            Overwrite(world.guild.id, OverwriteType.ROLE, deny=view),
            Overwrite(role.id, OverwriteType.ROLE, allow=view),
        ]
    for overwrite in overwrites:
        world.env.backend.set_overwrite(world.channel.id, overwrite)
    await passes(world, 10 * MINUTE)

    assert calls(world) == []
    (message,) = world.inbox("Ben")
    assert "Your turn in Die Speicherstadt" in world.texts(message)
    await passes(world, DAY)
    assert "Still your turn" in world.texts(world.inbox("Ben")[-1])
    assert calls(world) == []


async def test_only_the_called_player_postpones_a_call(world: World) -> None:
    player = await table_of_two(world)
    await passes(world, DAY + MINUTE)
    for name in ("Anna", "Clara"):
        assert (await world.press(name, "Remind me later", newest_call(world))).ephemeral

    assert [it.snooze for it in (await player.table()).chairs] == [None, None]


async def test_there_are_three_reminders_and_no_more(world: World) -> None:
    await table_of_two(world)
    seen = set()
    for _ in range(6):
        await passes(world, DAY + MINUTE)
        seen.add(newest_call(world).id)

    assert len(seen) == 3
    assert len(calls(world)) == 1


async def test_an_answer_by_the_reminder_stops_them(world: World) -> None:
    player = await table_of_two(world)
    await passes(world, DAY + MINUTE)
    office = await world.press("Ben", "My office", newest_call(world))
    assert office.ephemeral
    await player.step()
    await waits_for(player, "Anna")
    await passes(world, 9 * DAY)

    assert "your turn in" not in "".join(calls(world, "Ben"))
    assert len([it for it in calls(world, "Anna") if "still your turn" in it]) == 1


async def test_a_call_that_is_answered_disappears(world: World) -> None:
    player = await table_of_two(world)
    await passes(world, DAY + MINUTE)
    assert len(calls(world)) == 1
    await player.step()

    assert not calls(world) and (await player.table()).due_seats == (await seat_of(player, "Anna"),)


async def test_in_quiet_hours_no_one_is_called(world: World) -> None:
    """It is midnight when the world begins."""
    await sleeps(world, "Ben", quiet=(22 * 60, 7 * 60))
    await table_of_two(world)
    await passes(world, 6 * HOUR)
    assert calls(world) == []

    await passes(world, HOUR + MINUTE)
    (call,) = calls(world)
    assert "your turn in" in call


async def test_a_restart_between_the_hour_and_the_call_costs_and_repeats_nothing(
    world: World,
) -> None:
    await table_of_two(world)
    await passes(world, DAY - 10 * MINUTE)
    await world.env.bot.close()
    await passes(world, 20 * MINUTE)
    await world.env.restart_bot(world.make_bot())
    await world.env.settle()
    (first,) = calls(world)
    message = newest_call(world).id
    await world.restart()
    await passes(world, HOUR)

    assert "still your turn" in first
    assert (calls(world), newest_call(world).id) == ([first], message)


async def test_after_a_long_standstill_there_is_one_reminder(world: World) -> None:
    await table_of_two(world)
    await world.env.bot.close()
    await passes(world, 10 * DAY)
    await world.env.restart_bot(world.make_bot())
    await world.env.settle()
    message = newest_call(world).id
    await passes(world, 23 * HOUR)

    assert newest_call(world).id == message


async def test_a_call_and_a_reminder_that_were_both_kept_mention_a_player_once(world: World) -> None:
    player = await sit_down(world, "clock", "Anna", "Ben")
    await waits_for(player, "Anna")
    await passes(world, 10 * MINUTE)
    inbox = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", inbox, status=500, code=0, message="Internal Server Error", times=None)
    await player.step()
    await passes(world, DAY + HOUR)
    assert calls(world) == []

    world.env.backend.faults.clear()
    await passes(world, HOUR)
    (call,) = calls(world)
    assert "still your turn" in call
    assert call.count(f"<@{world.member('Ben').id}>") == 1


# Zero


async def test_the_caretaker_takes_over_at_zero_and_gives_back_at_one_press(world: World) -> None:
    player = await table_of_two(world, **CARETAKER)
    while not any("last reminder" in it for it in calls(world)):
        await passes(world, 20)
    await passes(world, MINUTE)
    seat = await seat_of(player, "Ben")
    table = await player.table()
    assert table.chairs[seat].minder == "clock"
    text = world.texts(world.board)
    assert "Ben (stand-in)" in text
    assert table.due_seats == (await seat_of(player, "Anna"),)
    assert any("your turn in" in it for it in calls(world, "Anna"))

    await world.press("Ben", "Table", world.board)
    back = await world.press("Ben", "I am back")
    assert back.response is not None and back.response.ephemeral
    assert (await player.table()).chairs[seat].waits
    assert "(stand-in)" not in world.texts(world.board)


async def test_another_player_takes_the_seat(world: World) -> None:
    player = await table_of_two(world, **CARETAKER)
    await passes(world, 30 * MINUTE)
    await world.press("Clara", "Table", world.board)
    await world.press("Clara", "Take the seat of Ben")

    table = await player.table()
    assert {world.member(name).id for name in ("Anna", "Clara")} == set(table.people)
    assert "Clara" in world.texts(world.board)
    office = await world.press("Clara", "My office", world.board)
    assert office.ephemeral
    refused = await world.press("Ben", "My office", world.board)
    assert "hint" not in "".join(world.labels("Ben", refused.response)).lower()


async def test_the_others_vote_by_the_buttons_of_the_call(world: World) -> None:
    player = await sit_down(world, "clock", "Anna", "Ben", "Clara", **VOTE)
    await waits_for(player, "Ben")
    await passes(world, 20 * MINUTE)
    call = newest_call(world, "Anna")
    assert "Time is up for" in call.content
    assert f"<@{world.member('Clara').id}>" in call.content
    assert world.labels("Anna", call) == ["Agree", "Refuse"]

    await world.press("Ben", "Agree", call)
    await world.press("Anna", "Agree", call)
    table = await player.table()
    assert table.motion is not None
    assert table.motion.ayes == (world.member("Anna").id,)
    await world.press("Clara", "Agree", call)
    table = await player.table()
    assert table.chairs[await seat_of(player, "Ben")].minder == "vote"


async def test_nothing_but_a_word_happens_where_the_table_chose_so(world: World) -> None:
    player = await table_of_two(world, pace="live")
    await passes(world, 30 * MINUTE)
    table = await player.table()

    assert table.due_seats == (await seat_of(player, "Ben"),)
    assert world.texts(world.board).count("Time is up for") == 2  # now, and in what happened
    await player.step()
    assert world.texts(world.board).count("Time is up for") == 1


async def test_zero_comes_once_over_a_restart(world: World) -> None:
    player = await table_of_two(world, **CARETAKER)
    await world.env.bot.close()
    await passes(world, HOUR)
    await world.env.restart_bot(world.make_bot())
    await world.env.settle()
    table: Table = await player.table()
    log = table.log
    await world.restart()
    await passes(world, 5)

    assert [it.minder for it in table.chairs].count("clock") == 1
    assert (await player.table()).log == log


async def test_when_all_are_away_the_table_waits_and_names_the_players_without_a_stand_in(
    world: World,
) -> None:
    player = await table_of_two(world, **CARETAKER)
    await passes(world, 3 * HOUR)
    table = await player.table()
    assert [it.minder for it in table.chairs] == ["clock", "clock"]
    assert table.status == "running"

    await world.press("Anna", "Table", world.board)
    await world.press("Anna", "I am back")
    assert (await player.table()).due_seats == (await seat_of(player, "Anna"),)
