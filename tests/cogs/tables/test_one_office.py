"""One office a player and table: a new one replaces the older, and an old one turns into today's."""

from __future__ import annotations

from typing import Any

from bot.platform.offices import FOLDS
from tests.cogs.eyes import begun, office
from tests.cogs.table_player import sit_down
from tests.world import World


def offices(world: World, name: str = "Anna") -> list[Any]:
    """The private messages of a player, the oldest first."""
    return [it for it in world.messages(name) if it.flags.ephemeral]


async def test_the_panel_of_orders_counts_as_the_office(world: World) -> None:
    await begun(world)
    await world.press("Ben", "My office", world.board)
    await world.press("Ben", "Plan")
    await world.press("Ben", "My office", world.board)

    (shown,) = offices(world, "Ben")
    assert "Your office" in world.texts(shown)


async def test_an_office_that_its_reader_has_dismissed_is_no_fault(world: World) -> None:
    await begun(world)
    await world.press("Anna", "My office", world.board)
    (first,) = offices(world)
    del world.env.backend.messages[first.channel.id][first.id]
    result = await world.press("Anna", "My office", world.board)

    assert "Your turn" in world.texts(result.response)


async def test_no_call_is_spent_on_an_office_whose_token_has_expired(world: World) -> None:
    await begun(world)
    await world.press("Anna", "My office", world.board)
    await world.env.advance_time(FOLDS + 10)
    world.mark()
    await world.press("Anna", "My office", world.board)

    assert world.rest_calls() == world.answers() == 1


async def test_a_press_out_of_turn_says_one_thing(world: World) -> None:
    await begun(world)
    await world.press("Ben", "1 Coffee Roaster", world.board)

    text = office(world, "Ben")
    assert "It is not your turn" in text and "Not your turn." not in text


async def test_an_office_of_a_table_that_is_over_turns_into_what_is_left(world: World) -> None:
    player = await sit_down(world, "offices", "Anna", "Ben", hints=True)
    who = await player.name((await player.table()).due_seats[0])
    await world.press(who, "My office", world.board)
    (old,) = offices(world, who)
    await world.press("Anna", "Table", world.board)
    await world.press("Anna", "End")
    await world.press("Anna", "End it")
    assert (await player.table()).status == "ended"
    await world.press(who, "Hint", old)

    text = world.texts(old)
    assert "This table is closed" in text and "Your office" in text
    assert "Hint" not in world.labels(who, old)
