"""Direct messages: only persons who have closed theirs get no more; the channel to each is opened once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from tests.background.weather import Weather, impatient, quiet, refused
from tests.cogs.people.test_digest import EVENING, digests, table_that_waits, until, wishes
from tests.cogs.seated import seated
from tests.cogs.tables.test_board import a_ship_for_anna
from tests.world import World

OPENING = "/users/@me/channels$"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retries do not sleep here."""
    impatient(monkeypatch)


@pytest.fixture
def weather(world: World) -> Weather:
    """Between this world's bot and Discord."""
    return Weather(world.env.bot)


async def asked(world: World) -> None:
    """Anna is asked something in private."""
    await seated(world, a_ship_for_anna(), "Anna", "Ben")
    await world.press("Anna", "Buy for 1")
    await world.press("Ben", "Pass")


def inbox(world: World) -> str:
    """Where direct messages to Anna are posted."""
    return f"/channels/{world.member('Anna').user.dm_channel.id}/messages$"


@pytest.mark.parametrize(
    "fault",
    [
        lambda: refused(403, 40003),
        lambda: refused(403, 20026),
        lambda: refused(403, None),
        lambda: refused(403, 50278),
        lambda: discord.RateLimited(0.01),
    ],
)
async def test_what_is_held_back_comes_later_and_closes_nothing(
    world: World, weather: Weather, fault: Callable[[], Exception]
) -> None:
    bot: Any = world.env.bot
    weather.storm("POST", inbox(world), fault, times=2)
    await asked(world)
    await quiet(world)

    assert len(world.inbox("Anna")) == 1
    assert not await bot.services.store.people.dms_closed(world.member("Anna").id)


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50033)])
async def test_a_closed_door_is_remembered(
    world: World, weather: Weather, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    bot: Any = world.env.bot
    storm = weather.storm("POST", inbox(world), lambda: refused(status, code))
    await asked(world)
    await quiet(world)

    assert storm.met == 1
    assert not [it for it in caplog.records if it.exc_info]
    assert await bot.services.store.people.dms_closed(world.member("Anna").id)


async def test_the_channel_is_opened_once_also_after_a_restart(world: World, weather: Weather) -> None:
    await wishes(world)
    await table_that_waits(world)
    await until(world, EVENING + 60)
    assert weather.tried("POST", OPENING) == 1
    await world.restart()
    again = Weather(world.env.bot)
    await until(world, EVENING + 86_400 + 60)

    assert len(digests(world)) == 2
    assert again.tried("POST", OPENING) == 0


async def test_a_channel_that_is_gone_is_opened_again(world: World, weather: Weather) -> None:
    await wishes(world)
    await table_that_waits(world)
    await until(world, EVENING + 60)
    weather.storm("POST", inbox(world), lambda: refused(404, 10003), times=1)
    await until(world, EVENING + 86_400 + 60)

    assert weather.tried("POST", OPENING) == 2 or len(digests(world)) == 2
    assert len(digests(world)) == 2


async def test_a_digest_that_was_refused_for_a_passing_reason_is_not_lost(
    world: World, weather: Weather
) -> None:
    await wishes(world)
    await table_that_waits(world)
    weather.storm("POST", inbox(world), lambda: discord.RateLimited(61.0), times=2)
    await until(world, EVENING + 3600)

    assert len(digests(world)) == 1


async def test_a_person_who_wants_messages_again_keeps_that_choice_though_the_first_is_delayed(
    world: World, weather: Weather
) -> None:
    bot: Any = world.env.bot
    people, anna = bot.services.store.people, world.member("Anna").id
    result = await world.slash("Anna", "settings")
    await people.close_dms(anna, closed=True)
    weather.storm("POST", inbox(world), lambda: refused(403, 40003))
    chosen = await world.choose("Anna", "Daily summary", "19:00", message=result.response)

    assert chosen.acknowledged
    assert (await people.habits(anna))[anna].digest is not None
    assert not await people.dms_closed(anna)
