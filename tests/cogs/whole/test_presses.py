"""Presses that come too late, twice, or from another user: answered kindly, and nothing is lost."""

from __future__ import annotations

from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.world import Press, World


def demand() -> State:
    return arrange(BASE, "demand", columns={"bank": "", "port": "", "ship_d": ""})


async def test_a_foreign_press_says_whose_turn_it_is(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    result = await world.press("Ben", "1 Bank")

    assert result.ephemeral
    assert "Waiting for Anna, asked" in world.texts(result.response)
    assert "Your office" in world.texts(result.response)


async def test_of_two_equal_presses_at_once_one_counts_and_both_are_answered(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    board, bank = world.board, world.custom_id(world.board, "1 Bank")
    results = await world.flood(Press("Anna", bank, board), Press("Anna", bank, board))

    assert all(result.acknowledged for result in results)
    assert "Ben places a worker" in world.texts(world.board)
    assert "3👷" in world.texts(world.board)


async def test_a_stale_press_shows_how_things_stand_and_strips_the_old_board(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    old, bank = world.board, world.custom_id(world.board, "1 Bank")
    await world.slash("Clara", "board")
    await world.press("Anna", "2 Port", world.board)
    await world.press("Ben", "2 Port", world.board)
    (result,) = await world.flood(Press("Anna", bank, world.board))

    assert old.id != world.board.id
    text = world.texts(result.response)
    assert "out of date" in text
    assert "Your turn" in text


async def test_an_unknown_control_is_out_of_date(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    results = await world.flood(
        Press("Anna", "left-over-from-another-bot", world.board),
        Press("Anna", "bk:nonsense:1", world.board),
    )

    assert all("out of date" in world.texts(result.response) for result in results)


async def test_a_forgotten_table_is_explained(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    (result,) = await world.flood(Press("Anna", "bk:office:4711", world.board))

    assert "no table here" in world.texts(result.response)


async def test_a_lobby_press_on_a_running_table_is_explained(world: World) -> None:
    table = await seated(world, demand(), "Anna", "Ben")
    (result,) = await world.flood(Press("Clara", f"bk:join:{table.id}", world.board))

    assert "already running" in world.texts(result.response)


async def test_a_move_after_the_end_is_explained(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    bank = world.custom_id(world.board, "1 Bank")
    await world.slash("Anna", "table end")
    await world.press("Anna", "End it")
    (result,) = await world.flood(Press("Anna", bank, world.board))

    assert "closed" in world.texts(result.response)


async def test_a_fault_of_ours_is_owned_up_to_and_stops_no_one_else(world: World) -> None:
    table = await seated(world, demand(), "Anna", "Ben")
    (result,) = await world.flood(Press("Anna", f"sk:desk:{table.id}:0:use", world.board, ("x",)))

    assert result.acknowledged
    assert "Anna places a worker" in world.texts(world.board)
