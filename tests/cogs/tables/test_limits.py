"""Limits of open tables and of tables opened in an hour; a request for more is answered with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from bot.settings import Settings
from engine.tables.model.habits import HOUR
from engine.tables.people import lobby
from tests.cogs.course.test_replay import finished, played_on
from tests.cogs.seated import seated
from tests.cogs.tables.test_board import the_last_purchase
from tests.world import World


def limited(world: World, **most: int) -> Any:
    """The bot of this world, with these limits."""
    bot: Any = world.env.bot
    for name, number in most.items():
        setattr(bot.limits, name, number)
    return bot


async def asked(world: World, who: str, **options: Any) -> str:
    """The private answer to a request for a table in a thread."""
    result = await world.slash(who, "new", place="thread", **options)
    assert result.ephemeral
    return world.texts(result.response)


async def test_by_themselves_limits_are_generous_and_0_is_none(world: World) -> None:
    settings = Settings(discord_token=None)
    assert settings.tables_per_server >= 1_000
    assert min(settings.tables_per_person, settings.tables_per_hour) >= 250
    limited(world, server=0, person=0, hour=0)
    for _ in range(3):
        assert "Your table is in" in await asked(world, "Anna")


async def test_a_player_who_has_opened_many_reads_which_to_end_and_then_opens_another(world: World) -> None:
    bot = limited(world, person=2)
    for _ in range(2):
        await asked(world, "Anna")
        await world.env.advance_time(60)
    first, second = [it.id for it in world.channel.threads]
    text = await asked(world, "Anna")

    assert "You have 2 open tables" in text and "/table end" in text
    assert text.index("table 1, ") < text.index("table 2, ")
    assert f"/{first}/" in text and f"/{second}/" in text
    assert len(world.channel.threads) == 2

    assert "Your table is in" in await asked(world, "Ben")
    await bot.services.tables.do(1, lobby.end, world.member("Anna").id, False)
    assert "Your table is in" in await asked(world, "Anna")


async def test_where_a_server_is_full_only_what_one_may_see_is_named(world: World) -> None:
    bot = limited(world, server=2)
    await asked(world, "Anna")
    await world.slash("Ben", "new")
    text = await asked(world, "Clara")
    assert "This server has 2 open tables" in text
    assert "table 1, " in text and "table 2, " in text

    await bot.services.tables.change(1, lambda it: it.after(channel=4711))
    text = await asked(world, "Clara")
    assert "table 1, " not in text and "table 2, " in text


async def test_the_hour_counts_what_was_opened_and_says_when_it_is_over(world: World) -> None:
    limited(world, hour=1)
    await world.slash("Anna", "new")
    await world.press("Anna", "Leave")
    result = await world.slash("Anna", "new")
    assert "You have opened 1 table within an hour" in world.texts(result.response)
    assert "You can open the next one <t:" in world.texts(result.response)

    await world.env.advance_time(HOUR + 1)
    await world.slash("Anna", "new")
    assert "Anna (host)" in world.texts(world.board)


async def test_what_was_not_opened_does_not_count(world: World) -> None:
    limited(world, hour=1)
    await world.slash("Ben", "new")
    result = await world.slash("Anna", "new")
    assert "already has a table" in world.texts(result.response)
    assert "Your table is in" in await asked(world, "Anna")


async def test_a_rematch_and_a_lesson_are_not_limited(world: World) -> None:
    await seated(world, the_last_purchase(), "Anna", "Ben")
    await world.press("Anna", "Buy for 1")
    await world.slash("Clara", "new", place="thread")
    limited(world, server=1, person=1, hour=1)
    await world.press("Ben", "Rematch")
    assert "Ben (host)" in world.texts(world.board)

    result = await world.slash("Ben", "learn")
    assert "the maximum" not in world.texts(result.response)
    assert "the maximum" in await asked(world, "Ben")


async def test_playing_on_is_limited_as_a_new_table_is(world: World) -> None:
    old = await finished(world, "Anna", "Ben")
    bot = limited(world, hour=1)
    bot.limits.count(world.member("Emma").id)
    page = await played_on(world, "Emma", "miser")
    assert "You have opened 1 table within an hour" in world.texts(page)
    assert "Against: miser" in world.texts(page)
    assert await bot.services.store.latest(world.channel.id) == old.id


@pytest.mark.parametrize(("locale", "words"), [("de", "2 offene Tische"), ("it", "2 tavoli aperti")])
async def test_it_is_in_the_language_of_the_reader(world: World, locale: str, words: str) -> None:
    limited(world, person=2)
    world.speaks("Anna", locale)
    for _ in range(2):
        await asked(world, "Anna")
    assert words in await asked(world, "Anna")
