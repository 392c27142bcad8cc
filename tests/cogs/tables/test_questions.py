"""A question in a direct message goes when it was answered elsewhere; answered there, it shows the office."""

from __future__ import annotations

from tests.cogs.seated import seated
from tests.cogs.tables.test_board import a_ship_for_anna
from tests.world import Message, World


async def asked(world: World) -> Message:
    """The direct message that asks Anna to load."""
    await seated(world, a_ship_for_anna(), "Anna", "Ben")
    await world.press("Anna", "Buy for 1")
    await world.press("Ben", "Pass")
    (message,) = world.inbox("Anna")
    return message


def ids(world: World) -> list[int]:
    """The direct messages that Anna has."""
    return [it.id for it in world.inbox("Anna")]


async def test_a_question_that_was_answered_in_the_channel_is_removed(world: World) -> None:
    before = await asked(world)
    await world.press("Anna", "My office", world.board)
    assert before.id in ids(world)
    await world.press("Anna", "Confirm")
    await world.env.settle()
    assert before.id not in ids(world)


async def test_a_message_in_which_it_was_answered_stays_and_shows_the_office(world: World) -> None:
    message = await asked(world)
    await world.press("Anna", "Confirm", message)
    await world.env.settle()
    assert message.id in ids(world) and "Confirm" not in world.labels("Anna", message)


async def test_a_question_goes_when_the_table_is_ended(world: World) -> None:
    await asked(world)
    await world.press("Anna", "Table", world.board)
    await world.press("Anna", "End")
    await world.press("Anna", "End it")
    await world.env.settle()
    assert ids(world) == []
