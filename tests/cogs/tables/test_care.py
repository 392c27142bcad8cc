"""Care by commands and buttons: taking back, votes, pause; lost channels, a bot sent away, members gone."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.tables.model.habits import DAY, HOUR, MINUTE
from engine.tables.people import lobby
from engine.tables.play import undo
from engine.tables.play.undo import PER_DECISION
from tests.cogs.people.test_games import waits_for
from tests.cogs.table_player import TablePlayer, sit_down
from tests.cogs.tables.test_clock import CARETAKER, calls, newest_call, passes, seat_of
from tests.world import Press, World


async def three(world: World, **options: Any) -> TablePlayer:
    """Anna, Ben and Clara play, and Anna has just placed a worker."""
    player = await sit_down(world, "care", "Anna", "Ben", "Clara", **options)
    await waits_for(player, "Anna")
    await player.step()
    return player


def last(world: World, name: str) -> str:
    """Text of the newest private message to a user in the channel."""
    return world.texts(world.private(name))


def answers(world: World) -> set[str]:
    """The buttons of the board that are answers."""
    labels = world.labels("Emma", world.board)
    return {it for it in labels if it not in ("My office", "Log", "Standings", "Table", "Vote")}


def third(second: str) -> str:
    """The third player, besides Anna and this one."""
    return ({"Ben", "Clara"} - {second}).pop()


# Taking back


async def test_the_last_press_is_taken_back_by_command(world: World) -> None:
    player = await sit_down(world, "care", "Anna", "Ben", "Clara")
    await waits_for(player, "Anna")
    before, board = answers(world), len((await player.table()).moves)
    await player.step()
    result = await world.slash("Anna", "undo")

    assert result.ephemeral
    assert len((await player.table()).moves) == board
    assert answers(world) == before
    assert "↩️" in world.texts(world.board)
    assert "Redo my move" in world.labels("Anna", result.response)


async def test_it_is_made_again_by_a_button(world: World) -> None:
    player = await three(world)
    known = await player.table()
    await world.slash("Anna", "undo")
    await world.press("Anna", "Redo my move")
    again = await player.table()

    assert [it.action for it in again.moves] == [it.action for it in known.moves]
    assert again.due_seats == known.due_seats


async def test_the_answer_to_an_undo_names_the_move_and_whose_turn_it_is(world: World) -> None:
    player = await three(world)
    move = (await player.table()).moves[-1]
    result = await world.slash("Anna", "undo")
    said = world.texts(result.response)

    assert move.events and "Taken back: " in said and "🟠A" in said.partition("Taken back: ")[2]
    assert "Your turn" in said and "no move to take back" not in said
    await world.press("Anna", "Redo my move", result.response)
    assert "Redone: " in last(world, "Anna")


async def test_an_office_takes_the_last_press_back_until_another_has_answered(world: World) -> None:
    player = await three(world)
    await world.press("Anna", "My office", world.board)
    office, known = world.private("Anna"), await player.table()
    await world.press("Anna", "Take back my last move", office)
    assert len((await player.table()).moves) == len(known.moves) - 1
    assert "Taken back: " in last(world, "Anna")

    await world.press("Anna", "Redo my move")
    await player.step()
    await world.press("Anna", "My office", world.board)
    assert "Take back my last move" not in world.labels("Anna", world.private("Anna"))


async def test_a_button_that_takes_back_is_for_its_own_move(world: World) -> None:
    player = await three(world)
    await world.press("Anna", "My office", world.board)
    office = world.private("Anna")
    button = next(it for it in player.controls("Anna", office) if it.startswith("bk:undo:"))
    await world.slash("Anna", "undo")
    await player.step()
    known = await player.table()
    await world.flood(Press("Anna", button, world.private("Anna")))  # the older office is gone
    assert (await player.table()).moves == known.moves


async def test_a_decision_taken_back_often_enough_stands_and_both_ways_say_so(world: World) -> None:
    player = await three(world)
    for _ in range(PER_DECISION):
        await world.slash("Anna", "undo")
        await world.press("Anna", "Redo my move")
    known = await player.table()
    refused = await world.slash("Anna", "undo")
    assert "used up your take-backs" in world.texts(refused.response)
    await world.press("Anna", "Table", message=world.board)
    assert "used up your take-backs" in last(world, "Anna") and "Take back" not in world.labels(
        "Anna", world.private("Anna")
    )
    assert await player.table() == known


async def test_buttons_from_before_an_undo_do_nothing(world: World) -> None:
    player = await three(world)
    stale = world.board
    control = next(it for it in player.controls("Ben", stale) if it.startswith("bk:go:"))
    await world.slash("Anna", "undo")
    before = await player.table()
    await player.step()
    waiting = await player.table()
    (result,) = await world.flood(Press("Ben", control, world.board))
    assert result.acknowledged
    assert (await player.table()).log == waiting.log
    assert len(waiting.moves) == len(before.moves) + 1


async def test_with_the_consent_of_players_who_have_acted_since(world: World) -> None:
    player = await three(world)
    await player.step()
    table = await player.table()
    second = await player.name(table.moves[-1].action.seat)
    await world.press("Anna", "Table", world.board)
    assert f"{second}" in last(world, "Anna") and "must agree" in last(world, "Anna")
    await world.press("Anna", "Take back my last move")
    assert len((await player.table()).moves) == len(table.moves)
    await world.press(second, "Vote", world.board)
    for somebody in ("Anna", second):
        assert "must agree" not in last(world, somebody)
        assert "Take back my last move" not in world.labels(somebody, world.private(somebody))

    call = newest_call(world, second)
    assert "wants to take back the last 2 moves" in call.content
    assert "Vote" in world.labels("Emma", world.board)
    await world.press(second, "Agree", call)
    await world.press(third(second), "Agree", newest_call(world, third(second)))
    assert len((await player.table()).moves) == len(table.moves) - 2
    assert "Vote" not in world.labels("Emma", world.board)


async def test_a_refusal_is_the_end_of_it(world: World) -> None:
    player = await three(world)
    await player.step()
    table = await player.table()
    second = await player.name(table.moves[-1].action.seat)
    await world.slash("Anna", "undo")
    await world.press("Anna", "Take back my last move")
    await world.press(second, "Refuse", newest_call(world, second))
    after = await player.table()

    assert (after.motion, after.moves) == (None, table.moves)
    assert "Voted down: nothing changes." in world.texts((await world.slash("Anna", "log")).response)


async def test_an_undo_of_what_others_have_answered_makes_a_rated_game_friendly_and_says_so_before(
    world: World,
) -> None:
    player = await three(world)
    await player.step()
    table = await player.table()
    second = await player.name(table.moves[-1].action.seat)
    await world.slash("Anna", "undo")
    assert "🏅 Rated game" in last(world, "Anna") and "no longer rated" in last(world, "Anna")
    assert (await player.table()).moves == table.moves and (await player.table()).motion is None

    await world.press("Anna", "Take back my last move")
    call = newest_call(world, second)
    assert "no longer rated" in call.content and (await player.table()).rated
    await world.press(second, "Agree", call)
    assert (await player.table()).rated
    await world.press(third(second), "Agree", newest_call(world, third(second)))
    table = await player.table()
    assert (table.rated, table.hints) == (False, False)
    await world.press("Anna", "Table", world.board)
    assert "🤝 Friendly game" in last(world, "Anna")


async def test_an_undo_says_how_far_it_goes_before_others_are_asked(world: World) -> None:
    player = await three(world, hints=True)
    title = world.board.embeds[0].title
    assert title is not None
    await player.step()
    table = await player.table()
    gone = len(table.moves) - undo.reach(table, await seat_of(player, "Anna")).keeps
    result = await world.slash("Anna", "undo")

    assert (await player.table()).motion is None and (await player.table()).moves == table.moves
    told = world.texts(result.response)
    assert 0 < told.index(f"↩️ Takes back {gone} moves, to “{title}”") < told.index("Others have moved since")
    await world.press("Anna", "Take back my last move")
    assert (await player.table()).motion is not None


async def test_an_undo_without_a_price_leaves_no_empty_line_in_the_panel(world: World) -> None:
    await three(world, hints=True)
    await world.press("Anna", "Table", world.board)

    assert "Take back my last move" in world.labels("Anna") and "\n\n" not in last(world, "Anna")


async def test_the_button_of_an_office_asks_nobody_when_others_have_moved_since(world: World) -> None:
    player = await three(world, hints=True)
    await world.press("Anna", "My office", world.board)
    office = world.private("Anna")
    await player.step()
    assert "Take back my last move" in world.labels("Anna", office)
    await world.press("Anna", "Take back my last move", office)

    assert (await player.table()).motion is None
    assert "Takes back" in world.texts(office)


async def test_a_slip_is_taken_back_in_a_rated_game(world: World) -> None:
    player = await three(world)
    await world.slash("Anna", "undo")

    assert (await player.table()).rated and "no longer rated" not in last(world, "Anna")


async def test_a_player_who_has_pressed_nothing_reads_so(world: World) -> None:
    await sit_down(world, "care", "Anna", "Ben", "Clara")
    result = await world.slash("Clara", "undo")

    assert "You have no move to take back" in world.texts(result.response)


# Rest and votes


async def test_a_paused_table_calls_no_one_until_it_goes_on(world: World) -> None:
    player = await three(world, **CARETAKER)
    await world.slash("Clara", "table pause")
    for name in ("Anna", "Ben"):
        await world.press(name, "Agree", newest_call(world, name))
    assert "no clocks, no pings" in world.texts(world.board)
    await passes(world, 3 * DAY)
    assert calls(world, "Ben") + calls(world, "Clara") == []
    assert not [it for it in (await player.table()).chairs if it.minder]

    await world.slash("Ben", "table resume")
    assert "no clocks, no pings" not in world.texts(world.board)
    await passes(world, 5 * MINUTE)
    assert not [it for it in (await player.table()).chairs if it.minder]


async def test_a_caretaker_by_vote_and_not_by_one_alone(world: World) -> None:
    player = await sit_down(world, "care", "Anna", "Ben", "Clara")
    await waits_for(player, "Ben")
    await passes(world, DAY + MINUTE)
    await world.slash("Anna", "table replace", player=world.member("Ben").user)
    assert (await player.table()).chairs[await seat_of(player, "Ben")].waits
    await world.press("Clara", "Agree", newest_call(world, "Clara"))
    assert (await player.table()).chairs[await seat_of(player, "Ben")].minder == "vote"


async def test_of_two_no_one_throws_the_other_out(world: World) -> None:
    player = await sit_down(world, "care", "Anna", "Ben")
    await waits_for(player, "Ben")
    result = await world.slash("Anna", "table replace", player=world.member("Ben").user)
    assert "Not yet" in world.texts(result.response)
    await passes(world, DAY + MINUTE)
    await world.slash("Anna", "table replace", player=world.member("Ben").user)

    assert (await player.table()).chairs[await seat_of(player, "Ben")].minder == "vote"


async def test_two_of_three_cannot_vote_off_a_third_who_is_not_late(world: World) -> None:
    player = await sit_down(world, "care", "Anna", "Ben", "Clara")
    await waits_for(player, "Ben")
    await passes(world, DAY - 10 * MINUTE)
    for name in ("Anna", "Clara"):
        result = await world.slash(name, "table replace", player=world.member("Ben").user)
        assert "Not yet" in world.texts(result.response)
    it = await player.table()
    assert it.motion is None and it.chairs[await seat_of(player, "Ben")].waits


async def test_a_seat_is_taken_only_a_day_after_the_message_by_which_its_player_may_come_back(
    world: World,
) -> None:
    player = await sit_down(world, "care", "Anna", "Ben", "Clara")
    await waits_for(player, "Ben")
    await passes(world, DAY + MINUTE)
    await world.slash("Anna", "table replace", player=world.member("Ben").user)
    await world.press("Clara", "Agree", newest_call(world, "Clara"))
    seat = await seat_of(player, "Ben")
    told = newest_call(world, "Ben")
    assert "a stand-in now plays for you" in told.content and world.labels("Ben", told) == ["I am back"]

    await world.press("Emma", "Table", world.board)
    assert "Ben (stand-in) can return at any time" in last(world, "Emma")
    assert "Take the seat of Ben" not in world.labels("Emma", world.private("Emma"))
    (result,) = await world.flood(Press("Emma", f"bk:claim:{player.id}:0:{seat}", world.board))
    assert "Not yet" in world.texts(result.response)
    assert (await player.table()).chairs[seat].person == world.member("Ben").id

    await world.press("Ben", "I am back", told)
    assert (await player.table()).chairs[seat].waits
    await world.env.settle()
    assert told.id not in [it.id for it in world.channel.history()]  # for the player is back


async def test_a_seat_whose_player_does_not_come_back_is_taken(world: World) -> None:
    player = await sit_down(world, "care", "Anna", "Ben", **CARETAKER)
    await waits_for(player, "Ben")
    await passes(world, 17 * MINUTE)
    seat = await seat_of(player, "Ben")
    assert (await player.table()).chairs[seat].minder == "clock"
    told = newest_call(world, "Ben")
    await passes(world, 10 * MINUTE)
    assert told.id in [it.id for it in world.channel.history()]
    await world.press("Emma", "Table", world.board)
    await world.press("Emma", "Take the seat of Ben")

    assert (await player.table()).chairs[seat].person == world.member("Emma").id
    await world.env.settle()
    assert told.id not in [it.id for it in world.channel.history()]


async def test_a_notice_of_a_stand_in_goes_also_after_a_restart(world: World) -> None:
    player = await sit_down(world, "care", "Anna", "Ben", **CARETAKER)
    await waits_for(player, "Ben")
    await passes(world, 17 * MINUTE)
    told = newest_call(world, "Ben")
    await world.restart()
    assert told.id in [it.id for it in world.channel.history()]
    await world.press("Ben", "I am back", told)
    await world.env.settle()
    assert told.id not in [it.id for it in world.channel.history()]


async def test_away_and_back_by_one_command(world: World) -> None:
    player = await three(world)
    for waits in (False, True):
        await world.slash("Ben", "table stand-in")
        assert (await player.table()).chairs[await seat_of(player, "Ben")].waits == waits


async def test_all_agree_to_an_end(world: World) -> None:
    player = await three(world)
    await world.slash("Ben", "table end")
    await world.press("Ben", "Ask everyone")
    await world.press("Anna", "Agree", newest_call(world, "Anna"))
    await world.press("Clara", "Agree")

    assert (await player.table()).status == "ended"


# Places


async def test_a_table_whose_channel_is_deleted_says_so_once_and_is_brought_back(world: World) -> None:
    player = await three(world)
    elsewhere = world.guild.create_text_channel("harbour")
    await world.env.settle()
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    for name in ("Anna", "Ben", "Clara"):
        (letter,) = world.inbox(name)
        assert f"table {player.id}" in letter.content or f"table {player.id}" in world.texts(letter)
    await passes(world, 5 * DAY)
    assert len(world.inbox("Ben")) == 1

    world.channel = elsewhere
    result = await world.slash("Ben", "table move", table=player.id)
    assert f"<#{elsewhere.id}>" in world.texts(result.response)
    table = await player.table()
    assert (table.channel, table.lost) == (elsewhere.id, None)
    assert await player.services.store.mail.message(player.id, "board") == (elsewhere.id, world.board.id)
    await player.play(4)
    assert len(world.inbox("Ben")) == 1


async def test_a_channel_that_is_gone_without_a_word_is_noticed_when_we_speak(world: World) -> None:
    player = await three(world)
    await passes(world, 10 * MINUTE)
    path = f"/channels/{world.channel.id}/messages*"
    world.env.inject_error("*", path, status=404, code=10003, message="Unknown Channel", times=None)
    await passes(world, 2 * DAY)

    assert (await player.table()).lost is not None
    assert [len(world.inbox(name)) for name in ("Anna", "Ben", "Clara")] == [1, 1, 1]


async def test_the_channel_of_a_game_that_is_over_may_go_in_peace(world: World) -> None:
    player = await sit_down(world, "care", "Anna", "Ben")
    other = await sit_down(world, "care", "Clara", "David", place="thread")
    bot: Any = world.env.bot
    path = f"/channels/{world.channel.id}/messages*"
    table = await player.table()
    world.env.inject_error("*", path, status=404, code=10003, message="Unknown Channel", times=None)

    await bot.services.tables.do(table.id, lobby.end, world.member("Emma").id, manages=True)
    await other.step()
    assert not [it for it in await bot.services.store.mail.unsaid() if it.table == table.id]
    assert not bot.sender.working


async def test_a_moved_table_takes_its_board_along_and_points_the_way_for_a_day(world: World) -> None:
    player = await three(world)
    old = world.board
    elsewhere = world.guild.create_text_channel("harbour")
    await world.env.settle()
    here, world.channel = world.channel, elsewhere
    await world.slash("Anna", "table move", table=player.id)

    assert world.board.channel.id == elsewhere.id
    (line,) = [message for message in here.history() if message.id == old.id]
    assert f"<#{elsewhere.id}>" in world.texts(line) and str(world.board.id) in world.texts(line)
    assert not line.components and not line.attachments
    await player.step()
    await world.restart()
    await passes(world, DAY - MINUTE)
    assert old.id in [message.id for message in here.history()]
    await passes(world, 2 * MINUTE)
    assert old.id not in [message.id for message in here.history()]


async def test_a_table_that_comes_back_takes_the_line_away(world: World) -> None:
    player = await three(world)
    old, here = world.board, world.channel
    world.channel = world.guild.create_text_channel("harbour")
    await world.env.settle()
    await world.slash("Anna", "table move", table=player.id)
    world.channel = here
    await world.slash("Anna", "table move", table=player.id)
    assert (await player.table()).channel == here.id
    assert old.id not in [message.id for message in here.history()]


async def test_a_table_moves_only_where_all_its_players_can_see_it(world: World) -> None:
    player = await three(world)
    hidden = world.guild.create_text_channel("cellar")
    await world.env.settle()
    clara = world.member("Clara").id
    bits = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(hidden.id, Overwrite(clara, OverwriteType.MEMBER, deny=bits))
    await world.env.settle()
    here, world.channel = world.channel, hidden
    result = await world.slash("Anna", "table move", table=player.id)
    assert "Clara" in world.texts(result.response) and "cannot see" in world.texts(result.response)
    assert (await player.table()).channel == here.id


async def test_a_table_comes_to_no_channel_that_has_one(world: World) -> None:
    player = await three(world)
    other = world.guild.create_text_channel("harbour")
    await world.env.settle()
    here, world.channel = world.channel, other
    await world.slash("David", "new")
    result = await world.slash("Anna", "table move", table=player.id)

    assert (await player.table()).channel == here.id
    assert "table" in world.texts(result.response)


async def test_a_bot_that_is_sent_away_and_invited_again_goes_on(world: World) -> None:
    player = await three(world)
    guild = world.env.backend.get_guild(world.guild.id)
    payload: dict[str, Any] = {**serializers.guild_create_payload(world.env.backend, guild)}
    payload.pop("unavailable", None)  # else it would be the end of an outage
    for name in ("Anna", "Ben", "Clara"):
        world.close_dms(name)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    assert (await player.table()).lost is not None
    await passes(world, 3 * DAY)
    assert not calls(world, "Ben")

    world.env.backend.emit("GUILD_CREATE", payload)
    await world.env.settle()
    assert (await player.table()).lost is None
    people = player.services.store.people
    assert not [await people.dms_closed(world.member(name).id) for name in ("Anna", "Ben")].count(True)
    await player.step()


async def unreadable(player: TablePlayer) -> None:
    """Someone has spoiled the table's rows."""
    store: Any = player.services.store
    await store._run("UPDATE log SET facts = '{}' WHERE table_id = ?", player.id)
    await store._run("UPDATE tables SET snapshot = NULL, deal = '{}' WHERE id = ?", player.id)
    player.services.tables.recent.clear()


async def test_a_table_that_cannot_be_read_hides_no_other_when_tables_are_moved(world: World) -> None:
    player = await three(world)
    here, world.channel = world.channel, world.guild.create_text_channel("harbour")
    await world.env.settle()
    other = await sit_down(world, "care", "Anna", "Ben")
    world.channel = world.guild.create_text_channel("quay")
    await world.env.settle()
    await unreadable(player)

    found = await world.member("Anna").autocomplete(world.channel, "table move", "table", "")
    assert [it["value"] for it in found] == [other.id]
    world.channel = here


async def test_a_table_that_cannot_be_read_stops_no_other_from_being_lost_and_found(world: World) -> None:
    broken = await three(world)
    world.channel = world.guild.create_text_channel("harbour")
    await world.env.settle()
    player = await sit_down(world, "care", "Anna", "Ben")
    await unreadable(broken)
    guild = world.env.backend.get_guild(world.guild.id)
    payload: dict[str, Any] = {**serializers.guild_create_payload(world.env.backend, guild)}
    payload.pop("unavailable", None)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    assert (await player.table()).lost is not None

    world.env.backend.emit("GUILD_CREATE", payload)
    await world.env.settle()
    assert (await player.table()).lost is None


async def test_an_outage_of_the_server_is_no_farewell(world: World) -> None:
    player = await three(world)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()

    assert (await player.table()).lost is None


# People who are gone


@pytest.mark.parametrize("options", [{}, CARETAKER])
async def test_a_player_who_has_left_the_server_is_not_reminded_but_replaced(
    world: World, options: dict[str, str]
) -> None:
    player = await sit_down(world, "care", "Anna", "Ben", "Clara", **{**options, "pace": "daily"})
    await waits_for(player, "Ben")
    world.guild.remove_member(world.member("Ben"))
    await world.env.settle()
    await passes(world, DAY + HOUR)
    table = await player.table()
    assert not [it for it in calls(world, "Ben") if "reminder" in it]

    assert table.motion is None
    assert table.chairs[table.seat_of(world.member("Ben").id)].minder == "left"
