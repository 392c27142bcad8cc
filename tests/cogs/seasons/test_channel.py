"""A season whose channel lacks a permission, or is deleted: it says so, waits, and goes on by itself."""

from __future__ import annotations

import pytest

from tests.cogs.seasons.arena import Arena
from tests.world import World


@pytest.fixture
async def arena(world: World) -> Arena:
    """Five people with a league that begins within a week."""
    found = Arena(world, 5)
    await found.open("league", weeks=2, first=0)
    for who in found.people:
        await found.join(who)
    return found


async def season_of(arena: Arena, who: str) -> str:
    """What a person reads in /season."""
    await arena.world.slash(who, "season")
    return arena.world.texts(arena.world.private(who))


async def test_a_missing_permission_is_named_and_the_season_goes_on_when_it_is_given(arena: Arena) -> None:
    await arena.world.deny("create_public_threads")
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(6)
    since = f"since <t:{int((await arena.season()).plan.since)}:R>"
    for text in (
        arena.world.texts(arena.board),
        await season_of(arena, arena.people[0]),
        await season_of(arena, "Max"),
    ):
        assert since in text and "Create Public Threads" in text and "goes on by itself" in text
        assert "is being opened" not in text and "are being opened" not in text
    (said,) = arena.said("has begun")
    assert "one after the other" not in said and "as soon as" in said
    await arena.until(arena.world.env.now().timestamp() + 6 * 3_600)
    assert (await arena.season()).plan.missing == ("create_public_threads",)
    await arena.world.deny()
    await arena.tick(8)
    assert len(arena.world.channel.threads) == 5 and not (await arena.season()).plan.missing
    assert "Create Public Threads" not in arena.world.texts(arena.board)


async def test_the_opener_of_a_season_whose_channel_is_gone_chooses_another(arena: Arena) -> None:
    world = arena.world
    other = world.guild.create_text_channel("harbour")
    await arena.until((await arena.season()).plan.starts - 60)
    world.env.backend.delete_channel(world.channel.id)
    await arena.until((await arena.season()).plan.starts)
    await arena.tick(4)
    assert (await arena.season()).plan.missing == ("gone",)
    (letter,) = [it for it in world.inbox("Max") if it.components]
    assert "has been gone since" in world.texts(letter)
    shown = await world.press("Max", "Choose another channel", letter)
    await world.choose("Max", "Choose another channel", "#harbour", message=shown.response)
    await arena.tick(10)
    it = await arena.season()
    assert it.row.channel == other.id and not it.plan.missing and len(it.row.games) == 5
