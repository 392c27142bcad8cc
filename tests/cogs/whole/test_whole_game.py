"""A whole game of four people, wholly by presses; and the bot may be restarted whenever it likes."""

from __future__ import annotations

import pytest

from engine.core.records import check, read
from engine.games import GAMES
from engine.tables.model.table import Table
from tests.cogs.table_player import FOUR, Answer, TablePlayer, in_the_log, one_by_one, sit_down
from tests.world import Message, World

GAME = GAMES["speicherstadt"]
A_WHILE = 600
"""Seconds between two answers: so long that all players who are due are called."""


async def downloaded(world: World, player: TablePlayer, who: str) -> bytes:
    """The file that the button Record gives."""
    result = await world.press(who, "Game file", await player.board())
    assert result.response is not None
    (file,) = result.response.attachments
    return await file.read()


def boards(world: World) -> list[str]:
    """The texts of all messages in the channel that have something to press."""
    return [
        world.texts(it)
        for it in world.channel.history()
        if it.components and it.embeds and not it.flags.ephemeral
    ]


ON_BOTH = pytest.mark.parametrize("address", ["sqlite", "postgresql"], indirect=True)
"""In a file, and on a server."""


@ON_BOTH
async def test_four_people_play_a_whole_game(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    player = await sit_down(world, "whole game", *FOUR)
    world.mark()
    rounds, table = set[int](), await player.table()
    while table.status == "running":
        if table.round not in rounds:
            (board,) = boards(world)
            assert f"round {table.round} of" in board
            rounds.add(table.round)
        await world.env.advance_time(A_WHILE)
        await player.step()
        table = await player.table()
    calls = world.rest_calls()

    assert len(rounds) > 5
    assert len(boards(world)) == 1
    assert one_by_one(player.answers) == in_the_log(table)
    await proves_the_game(world, player, table)
    per_move = calls / len(table.moves)
    with capsys.disabled():
        print(f"\n{len(table.moves)} moves, {len(player.answers)} answers: {per_move:.2f} REST calls a move")
    assert per_move <= 3


async def proves_the_game(world: World, player: TablePlayer, table: Table) -> None:
    """The record passes the check, and holds every answer that was acknowledged."""
    record = read(GAME, await downloaded(world, player, "Ben"))
    moves = [GAME.move({key: it for key, it in facts.items() if key != "auto"}) for facts in record.moves]

    assert check(GAME, record) is None
    assert moves == [move.action for move in table.moves]


async def test_while_all_are_looking_hardly_a_call_is_made(world: World) -> None:
    player = await sit_down(world, "eager", "Anna", "Ben")
    world.mark()
    table = await player.play(60)

    assert world.rest_calls() <= 1.3 * len(table.moves)
    assert one_by_one(player.answers) == in_the_log(table)


async def test_a_restart_in_the_lobby(world: World) -> None:
    await world.slash("Anna", "new")
    lobby = world.board
    await world.restart()
    await world.press("Ben", "Join", lobby)
    await world.restart()
    await world.press("Anna", "Start", lobby)

    assert world.board.id == lobby.id
    assert "round 1 of 16" in world.texts(lobby)


@ON_BOTH
@pytest.mark.parametrize("ask", ["demand", "purchase"])
async def test_a_restart_before_a_public_answer(world: World, ask: str) -> None:
    player = await sit_down(world, "restart", *FOUR)
    await player.play_until(ask)
    board = await player.board()
    await world.restart()
    await player.step()

    assert (await player.board()).id == board.id
    assert in_the_log(await player.table()) == one_by_one(player.answers)
    assert len(boards(world)) == 1


async def half_laid(player: TablePlayer) -> tuple[int, Message]:
    """A seat that has laid out one step of its Loading, and the message on which it did."""
    while True:
        seat = (await player.play_until("loading")).due[0]
        desk = await player.desk(seat)
        if await player.lay_step(seat, desk):
            return seat, desk
        await player.step()


async def test_a_restart_with_a_half_laid_desk(world: World) -> None:
    player = await sit_down(world, "restart", *FOUR)
    seat, desk = await half_laid(player)
    who, laid = await player.name(seat), plan_of(world.texts(desk))
    await world.restart()
    again = await world.press(who, "My office", await player.board())
    assert laid == plan_of(world.texts(again.response)) != ""
    await player.lay_out(seat, desk)
    confirm = await player.confirmation(seat, desk)
    assert (await world.press(who, confirm.label, desk)).acknowledged
    player.heard(confirm)

    assert in_the_log(await player.table()) == one_by_one(player.answers)


def plan_of(text: str) -> str:
    """The steps on a desk."""
    return "\n".join(line for line in text.splitlines() if line[:2] in ("1.", "2.", "3."))


async def test_a_restart_after_the_end(world: World) -> None:
    player = await sit_down(world, "restart", "Anna", "Ben")
    table = await player.play()
    over = await player.board()
    await world.restart()
    await proves_the_game(world, player, table)
    await world.press("Ben", "Rematch", over)

    assert table.status == "finished"
    assert (await player.services.tables.of_channel(world.channel.id)).status == "lobby"


async def test_a_game_goes_on_through_restarts_at_any_moment(world: World) -> None:
    player = await sit_down(world, "restarts", "Anna", "Ben", "Clara")
    answers: list[Answer] = []
    for _ in range(6):
        table = await player.play(9)
        answers = player.answers
        await world.restart()
        assert in_the_log(await player.table()) == in_the_log(table) == one_by_one(answers)

    assert (await player.play()).status == "finished"
