"""Commands to look something up, and care for the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.speicherstadt.reference import TOPICS
from engine.games.speicherstadt.rules import BASE
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.world import World


async def demand(world: World) -> None:
    await seated(
        world, arrange(BASE, "demand", columns={"bank": "", "port": "", "ship_d": ""}), "Anna", "Ben"
    )


async def test_card_tells_what_it_does_and_how_many_there_are(world: World) -> None:
    result = await world.slash("Clara", "card", name="counting_office_a")

    text = world.texts(result.response)
    assert "Counting Office" in text
    assert "Die Speicherstadt: Winter 1, Spring 1, Autumn 2" in text


async def test_card_finds_a_name_typed_in_full_and_excuses_nonsense(world: World) -> None:
    assert "Income" in world.texts((await world.slash("Clara", "card", name="bank")).response)
    assert "no card with that name" in world.texts(
        (await world.slash("Clara", "card", name="Boardwalk")).response
    )


async def test_card_completes_names(world: World) -> None:
    choices = await world.member("Clara").autocomplete(world.channel, "card", "name", "coff")
    assert "Coffee Roaster" in [choice["name"] for choice in choices]


@pytest.mark.parametrize("topic", TOPICS)
async def test_rules_by_topic(world: World, topic: str) -> None:
    result = await world.slash("Clara", "rules", topic=topic)
    assert result.ephemeral
    assert len(world.texts(result.response)) > 300


async def test_the_rules_of_ratings_are_a_topic_of_all_games(world: World) -> None:
    choices = await world.member("Anna").autocomplete(world.channel, "rules", "topic", "rat")
    assert ("How ratings work", "ratings") in [(it["name"], it["value"]) for it in choices]
    result = await world.slash("Anna", "rules", topic="ratings")
    assert "6 games of the same 2 people count in full" in world.texts(result.response)


async def test_standings_and_log_are_for_everyone_who_asks(world: World) -> None:
    await demand(world)
    await world.press("Anna", "1 Bank")

    assert "If the game ended now" in world.texts((await world.slash("Clara", "standings")).response)
    assert "🟠A → Bank" in world.texts((await world.slash("Clara", "log")).response)


async def test_commands_about_a_table_say_kindly_that_there_is_none(world: World) -> None:
    for name in ("board", "office", "standings", "log", "table end"):
        assert "no table here" in world.texts((await world.slash("Clara", name)).response)


async def test_only_the_host_or_a_manager_ends_a_table_alone_and_is_asked_back(world: World) -> None:
    await demand(world)
    assert "Ask everyone" in world.texts((await world.slash("Ben", "table end")).response)

    await world.slash("Anna", "table end")
    await world.press("Anna", "Keep playing")
    assert "Demand" in world.texts(world.board)

    await world.slash("Anna", "table end")
    await world.press("Anna", "End it")
    assert "This game was ended early" in world.texts(world.board)


async def test_a_command_that_we_do_not_know_any_more_is_answered(world: World) -> None:
    bot: Any = world.env.bot
    bot.tree.remove_command("log")
    result = await world.slash("Anna", "log")

    assert result.ephemeral
    assert "Something went wrong on my side" in world.texts(result.response)


async def test_equal_ranks_are_not_numbered_on(world: World) -> None:
    await demand(world)
    text = world.texts((await world.slash("Clara", "standings")).response)

    assert text.count(r"1\. ") == 2
