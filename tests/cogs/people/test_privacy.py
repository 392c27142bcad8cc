"""/privacy erase: being forgotten, by a command and a press."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from simcord import InteractionResult

from engine.core.records import check
from engine.tables.model.habits import DAY
from engine.tables.people import care
from engine.tables.scores.ladder import Scope
from tests.background.weather import quiet
from tests.cogs.table_player import TablePlayer, sit_down
from tests.tables.play.traces import traces
from tests.world import Message, Press, World

YES, NO = "Delete my data", "Cancel"


def id_of(world: World, who: str) -> int:
    """Someone's number."""
    return int(world.member(who).id)


def found(result: InteractionResult) -> Message:
    """The private answer."""
    assert result.ephemeral and result.response is not None
    return result.response


async def forgotten(world: World, who: str) -> str:
    """By both presses; what is said then."""
    question = found(await world.slash(who, "privacy erase"))
    await world.press(who, YES, question)
    return world.texts(question)


def store(world: World) -> Any:
    """That of the bot which is running just now."""
    bot: Any = world.env.bot
    return bot.services.store


async def waits_for(player: TablePlayer, who: str) -> None:
    """Until one player is to answer on the board, and alone."""
    while [await player.name(seat) for seat in (await player.table()).due_seats] != [who]:
        await player.step()


def everywhere(world: World) -> str:
    """All that stands in the channel."""
    return "\n".join(world.texts(it) for it in world.channel.history() if not it.flags.ephemeral)


async def test_it_works_in_direct_messages(world: World) -> None:
    await sit_down(world, "direct", "Anna", "Ben")
    anna = world.member("Anna").user
    exported = await anna.slash("privacy export")
    assert exported.response is not None and exported.response.attachments
    question = (await anna.slash("privacy erase")).response
    assert question is not None
    await world.press("Anna", YES, question)

    assert "Your data is deleted" in world.texts(question)
    assert await traces(store(world), id_of(world, "Anna")) == set()


async def test_it_is_asked_back_with_what_it_means(world: World) -> None:
    await sit_down(world, "asked", "Anna", "Ben")
    question = found(await world.slash("Anna", "privacy erase"))
    text = world.texts(question)
    assert "can't be undone" in text and "/privacy export" in text
    for line in ("Finished games (0)", "Running games (1)", "Games not started (0)"):
        assert line in text

    await world.press("Anna", NO, question)
    assert "Nothing was deleted" in world.texts(question)
    assert not world.labels("Anna", question)
    assert await traces(store(world), id_of(world, "Anna"))


async def test_afterwards_nothing_holds_her_number_and_the_game_goes_on(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    player, number = await sit_down(world, "forgotten", "Anna", "Ben", "Clara"), id_of(world, "Anna")
    await player.play(12)
    await waits_for(player, "Anna")
    await world.env.advance_time(DAY)
    assert world.member("Anna").mention in everywhere(world)
    text = await forgotten(world, "Anna")

    assert "Games in which you are now “a deleted user”: 1. Seats with a stand-in: 1." in text
    assert await traces(store(world), number) == set()
    assert str(number) not in everywhere(world)
    assert "🟠A a deleted user (stand-in)" in world.texts(await player.board())
    over, board = await player.play(), world.texts(await player.board())
    assert "a deleted user" in board and "Anna" not in board
    assert check(over.game, await player.services.tables.record(over.id)) is None
    assert str(number) not in everywhere(world)
    ours = [it.getMessage() for it in caplog.records if it.name.startswith(("bot", "cogs", "engine"))]
    assert not [line for line in ours if str(number) in line]


async def test_the_board_of_a_game_that_is_over_forgets_her_too(world: World) -> None:
    player = await sit_down(world, "over", "Anna", "Ben")
    await player.hurry()
    await world.env.advance_time(2 * DAY)
    board = await player.board()
    assert "Anna" in world.texts(board) and world.member("Anna").mention in everywhere(world)
    text = await forgotten(world, "Anna")

    assert "Games in which you are now “a deleted user”: 1. Seats with a stand-in: 0." in text
    assert (await player.board()).id == board.id
    assert "a deleted user" in world.texts(board) and "Anna" not in world.texts(board)
    assert str(id_of(world, "Anna")) not in everywhere(world)
    assert world.member("Ben").mention in everywhere(world)


async def test_a_board_in_an_archived_thread_is_woken_for_it(world: World) -> None:
    player = await sit_down(world, "thread", "Anna", "Ben", place="thread")
    await player.hurry()
    await world.env.advance_time(2 * DAY)
    board = await player.board()
    channel, message = await store(world).mail.message(player.id, "board")
    path = f"/channels/{channel}/messages/{message}"
    world.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=1)
    await forgotten(world, "Anna")

    assert (await player.board()).id == board.id
    assert "a deleted user" in world.texts(board) and "Anna" not in world.texts(board)


async def test_a_board_that_was_deleted_long_ago_does_not_come_back(world: World) -> None:
    player = await sit_down(world, "deleted", "Anna", "Ben")
    await player.hurry()
    await world.env.advance_time(2 * DAY)
    await world.delete(world.board)
    before = len(world.channel.history())
    await forgotten(world, "Anna")

    assert len([it for it in world.channel.history() if not it.flags.ephemeral]) <= before
    assert await store(world).mail.message(player.id, "board") is None
    assert await store(world).mail.unsaid() == ()


async def test_a_shared_ledger_is_withdrawn_and_may_be_shared_again(world: World) -> None:
    player = await sit_down(world, "ledger", "Anna", "Ben")
    await player.hurry()
    mine = found(await world.press("Ben", "Game stats", await player.board()))
    await world.press("Ben", "Share in channel", mine)
    assert "Anna" in everywhere(world)
    await forgotten(world, "Anna")
    assert "Anna" not in everywhere(world)

    mine = found(await world.press("Ben", "Game stats", await player.board()))
    await world.env.advance_time(61)
    await world.press("Ben", "Share in channel", mine)
    assert await store(world).people.setting(f"nerves {player.id}")
    assert "Anna" not in everywhere(world)


async def test_from_a_lobby_she_gets_up(world: World) -> None:
    await world.slash("Anna", "new")
    await world.press("Ben", "Join")
    text = await forgotten(world, "Anna")
    board = world.texts(world.board)

    assert "you are now “a deleted user”: 0. Seats with a stand-in: 0." in text
    assert "Anna" not in board and "🟠A Ben" in board
    await world.press("Clara", "Join")
    await world.press("Ben", "Start")  # the host now
    assert "round 1 of 16" in world.texts(world.board)


async def test_the_others_keep_their_place_in_the_ranking(world: World) -> None:
    player = await sit_down(world, "rated", "Anna", "Ben", hints=False)
    await player.hurry()
    scope, ben = Scope(world.guild.id), id_of(world, "Ben")
    before = (await player.services.ladders.of(scope)).lines[ben]
    await forgotten(world, "Anna")
    after = await player.services.ladders.of(scope)

    assert after.lines[ben] == before
    assert [person for person, _ in after.order] == [ben]


async def test_pressed_twice_at_once_it_happens_once(world: World) -> None:
    player = await sit_down(world, "twice", "Anna", "Ben")
    question = found(await world.slash("Anna", "privacy erase"))
    press = Press("Anna", world.custom_id(question, YES), question)
    results = await world.flood(press, press, press)

    assert all(it.acknowledged for it in results)
    assert len([it for it in (await player.table()).chairs if it.person and it.person < 0]) == 1
    assert await traces(store(world), id_of(world, "Anna")) == set()


async def test_a_person_who_comes_back_is_someone_new_but_knows_the_cards(world: World) -> None:
    player = await sit_down(world, "again", "Anna", "Ben")
    await forgotten(world, "Anna")
    assert await traces(store(world), id_of(world, "Anna")) == set()
    office = await world.press("Anna", "My office", await player.board())
    assert "You don't play at this table" in world.texts(office.response)

    await world.press("Anna", "Table", await player.board())
    assert not [it for it in world.labels("Anna") if "Take the seat" in it]
    assert (await player.table()).people == (id_of(world, "Ben"),)


async def test_a_press_that_was_under_way_brings_no_one_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Her office takes so long that she is forgotten before it is there."""
    player = await sit_down(world, "under way", "Anna", "Ben")
    bot: Any = world.env.bot
    quick, number = bot.services.office, id_of(world, "Anna")

    async def slow(*facts: Any, **more: Any) -> Any:
        sheet = await quick(*facts, **more)
        await bot.services.erase(number)
        return sheet

    monkeypatch.setattr(bot.services, "office", slow)
    await world.press("Anna", "My office", await player.board())
    assert await traces(store(world), number) == set()
    assert (
        not [it for it in bot.services.names.known if it[1] == number] and number not in bot.services.locales
    )


async def test_no_one_writes_to_a_former_player(world: World) -> None:
    people = ("Anna", "Ben", "Clara")
    player = await sit_down(world, "letters", *people)
    await forgotten(world, "Anna")
    await world.env.settle()  # or the press might find the channel again that is lost now
    before = [len(world.inbox(it)) for it in people]
    await player.services.tables.do(player.id, care.suspend)
    await quiet(world)
    after = [len(world.inbox(it)) for it in people]

    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 1, 1]


async def test_it_is_in_the_language_of_the_user(world: World) -> None:
    await sit_down(world, "languages", "Anna", "Ben")
    world.speaks("Ben", "de")
    answer = found(await world.slash("Ben", "privacy erase"))
    assert "/datenschutz exportieren" in world.texts(answer)
    await world.press("Ben", "Daten löschen", answer)
    assert "Deine Daten sind gelöscht" in world.texts(answer)
    assert "a deleted user" in world.texts(world.board)
