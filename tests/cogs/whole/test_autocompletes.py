"""Autocompletes are limited by user: more of them than a person types are not answered."""

from __future__ import annotations

from bot.interactions.tree import BURST, PER
from tests.world import World


async def typed(world: World, who: str) -> int:
    """How many choices a user gets who types the name of a card."""
    return len(await world.member(who).autocomplete(world.channel, "card", "name", ""))


async def test_a_flood_of_one_user_gets_no_answers_and_leaves_others_theirs(world: World) -> None:
    answers = [await typed(world, "Anna") for _ in range(BURST)]
    assert all(answers)
    world.mark()
    flood = [await typed(world, "Anna") for _ in range(3 * BURST)]

    assert not any(flood)
    assert world.rest_calls() == 0
    assert await typed(world, "Ben")


async def test_commands_are_answered_during_it_and_choices_come_again(world: World) -> None:
    for _ in range(2 * BURST):
        await typed(world, "Anna")
    assert (await world.slash("Anna", "about")).acknowledged

    await world.env.advance_time(PER + 1)
    assert await typed(world, "Anna")
