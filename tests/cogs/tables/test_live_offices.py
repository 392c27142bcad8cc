"""An open office follows its table: an edit when its player is asked something else, a line at the end."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.background.live_offices import FAILURE, GAP, LONGEST_PAUSE, PACE, PRESS, SETTLE, TIMEOUT
from bot.background.pings import HOLD
from bot.platform.offices import EXPIRES, FOLDS
from bot.services import QUEUED
from engine.tables.model.habits import MINUTE
from engine.tables.model.outbox import JUST_ACTED
from engine.tables.people import care
from tests.cogs.eyes import begun, office, stored
from tests.world import World

SOON, STALE = 10.0, 5.0
"""Seconds after which an office is up to date here, where all waits are longer, and in which it must be."""


def live(world: World) -> Any:
    """The service that follows open offices."""
    bot: Any = world.env.bot
    return bot.live_offices


def edits(world: World) -> int:
    """Edits through interactions since the mark."""
    calls = world.env.http_requests[world._mark :]
    return sum(call.method == "PATCH" and call.path.startswith("/webhooks/") for call in calls)


def pings(world: World, name: str) -> int:
    """How often a player is mentioned in the channel now."""
    mention = f"<@{world.member(name).id}>"
    return sum(mention in message.content for message in world.messages("Clara"))


def fail(world: World, status: int, code: int, times: int | None) -> None:
    """From now on, so often, Discord refuses to edit the one open office."""
    (office,) = live(world).offices.open.values()
    token = office.message.delete.__self__.token
    path = f"/webhooks/{world.env.bot.application_id}/{token}/messages/@original"
    world.env.inject_error("PATCH", path, status=status, code=code, message="refused", times=times)


async def opened(world: World, name: str = "Ben") -> Any:
    """A game that has begun, Anna to move, and the open office of a player."""
    await begun(world)
    await world.press(name, "My office", world.board)
    return world.private(name)


async def test_an_open_office_notices_that_it_is_its_players_turn(world: World) -> None:
    seen = await opened(world)
    assert "Not your turn" in world.texts(seen)
    world.mark()
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(SOON)

    assert "Your turn" in world.texts(seen) and "Not your turn" not in world.texts(seen)
    assert edits(world) == 1
    await world.press("Ben", "1 Coffee Roaster", seen)
    assert "Not your turn" in world.texts(seen)


async def test_an_office_is_told_that_its_turn_is_over(world: World) -> None:
    seen = await opened(world, "Anna")
    assert "Your turn" in world.texts(seen)
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(SOON)

    assert "Not your turn" in world.texts(seen)


async def test_an_office_that_waits_names_nobody_who_may_have_answered_since(world: World) -> None:
    seen = await opened(world)

    assert "Not your turn" in world.texts(seen) and "Anna" not in world.texts(seen)


async def test_an_own_press_redraws_the_office_itself(world: World) -> None:
    seen = await opened(world, "Anna")
    world.mark()
    await world.press("Anna", "1 Coffee Roaster", seen)
    await world.env.advance_time(SOON)

    assert edits(world) == 0 and "Not your turn" in world.texts(seen)


async def test_what_asks_nobody_anything_edits_no_office(world: World) -> None:
    await opened(world, "Anna")
    await world.press("Ben", "My office", world.board)
    world.mark()
    await world.slash("Anna", "table pause")
    await world.slash("Anna", "table resume")
    await world.env.advance_time(SOON)

    assert edits(world) == 0


async def test_many_changes_at_once_are_one_edit(world: World) -> None:
    seen = await opened(world)
    world.mark()
    for name in ("Anna", "Ben", "Anna"):
        await world.press(name, "1 Coffee Roaster", world.board)
    await world.env.advance_time(SOON)

    assert "Your turn" in world.texts(seen) and edits(world) == 1


async def test_an_office_shows_the_end_of_the_game(world: World) -> None:
    seen = await opened(world)
    await world.press("Anna", "Table", world.board)
    await world.press("Anna", "End")
    await world.press("Anna", "Ask everyone")
    await world.press("Ben", "Agree")
    await world.env.advance_time(SOON)

    assert (await stored(world)).status == "ended"
    assert "This game was ended early" in world.texts(seen)


async def test_an_office_folds_before_its_token_ends_and_opens_again(world: World) -> None:
    seen = await opened(world)
    await world.env.advance_time(FOLDS - 1)
    assert "Not your turn" in world.texts(seen)
    await world.env.advance_time(SOON)

    assert re.fullmatch(r"Your office, as of <t:\d+:t>\.\s+Open again", world.texts(seen).strip())
    assert world.labels("Ben", seen) == ["Open again"]
    assert not live(world).offices.open
    await world.press("Ben", "Open again", seen)
    assert "Not your turn" in world.texts(seen)
    assert sum(message.flags.ephemeral for message in world.messages("Ben")) == 1


async def test_a_press_renews_the_office(world: World) -> None:
    seen = await opened(world, "Anna")
    await world.env.advance_time(FOLDS - 60)
    await world.press("Anna", "1 Coffee Roaster", seen)
    await world.env.advance_time(FOLDS - 60)

    assert "Not your turn" in world.texts(seen)
    await world.press("Ben", "1 Coffee Roaster", world.board)
    await world.env.advance_time(SOON)
    assert "Your turn" in world.texts(seen)


async def test_an_office_that_was_dismissed_is_forgotten(world: World) -> None:
    seen = await opened(world)
    del world.env.backend.messages[seen.channel.id][seen.id]
    world.mark()
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(10 * LONGEST_PAUSE)

    assert edits(world) == 1 and not live(world).offices.open


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
async def test_a_token_that_has_ended_is_tried_once(world: World, status: int, code: int) -> None:
    await opened(world)
    fail(world, status, code, times=None)
    world.mark()
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(10 * LONGEST_PAUSE)

    assert edits(world) == 1 and not live(world).offices.open


async def test_an_edit_that_fails_is_made_when_discord_answers(world: World) -> None:
    seen = await opened(world)
    fail(world, 401, 0, times=2)
    await world.press("Anna", "1 Coffee Roaster", world.board)
    for _ in range(4):
        await world.env.advance_time(LONGEST_PAUSE)

    assert "Your turn" in world.texts(seen)


@pytest.mark.parametrize("status", [500, 503])
async def test_a_state_that_is_over_stands_there_for_five_seconds_at_most(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    """Though Discord fails three times, and its library sleeps longer and longer between its own tries."""
    monkeypatch.setattr("bot.background.live_offices.SETTLE", SETTLE)
    seen = await opened(world)
    fail(world, status, 0, times=3)
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(STALE)

    assert "Your turn" in world.texts(seen) and "Not your turn" not in world.texts(seen)


def test_no_wait_before_an_edit_makes_a_state_older_than_five_seconds() -> None:
    """Neither the edit before it, nor a press of the player, nor the picture, nor a slow answer."""
    assert SETTLE + max(GAP, PRESS) + QUEUED + TIMEOUT < STALE
    assert LONGEST_PAUSE + FAILURE / PACE + TIMEOUT < STALE


async def test_nothing_is_shown_to_a_player_who_has_lost_the_seat(world: World) -> None:
    await opened(world)
    bot: Any = world.env.bot
    await bot.services.erase(world.member("Ben").id)
    world.mark()
    await world.env.advance_time(SOON)

    assert edits(world) == 0 and not live(world).offices.open


async def test_the_language_of_an_office_stays(world: World) -> None:
    world.speaks("Ben", "de")
    seen = await opened(world)
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(SOON)

    assert "Du bist dran" in world.texts(seen)


async def test_the_memory_of_offices_is_bounded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.platform.offices.KNOWN", 1)
    await opened(world, "Anna")
    await world.press("Ben", "My office", world.board)

    offices = live(world).offices
    assert [key[1] for key in offices.open] == [world.member("Ben").id]
    assert sum(map(len, offices.by_guild.values())) == 1
    await world.env.advance_time(EXPIRES)
    assert not offices.open and not offices.by_guild


async def test_a_press_on_an_office_of_an_earlier_moment_shows_todays(world: World) -> None:
    seen = await opened(world, "Anna")
    live(world).offices.drop((1, world.member("Anna").id))  # as after a restart
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(SOON)
    assert "Your turn" in world.texts(seen)
    await world.press("Anna", "1 Coffee Roaster", seen)

    text = office(world)
    assert "Not your turn" in text and "It is not your turn" in text
    assert len([message for message in world.messages("Anna") if message.flags.ephemeral]) == 1


async def test_the_ping_of_a_player_whose_office_is_open_waits_and_is_dropped_if_they_answer(
    world: World,
) -> None:
    seen = await opened(world)
    await world.env.advance_time(JUST_ACTED + 60)
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(HOLD - 5)
    assert pings(world, "Ben") == 0
    await world.press("Ben", "1 Coffee Roaster", seen)
    await world.env.advance_time(HOLD - 5)

    assert pings(world, "Ben") == 0 and not await live(world).services.store.mail.unsaid()


async def test_the_ping_of_a_player_who_does_not_answer_comes_a_minute_later(world: World) -> None:
    await opened(world)
    await world.env.advance_time(JUST_ACTED + 60)
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(HOLD - 5)
    assert pings(world, "Ben") == 0
    await world.env.advance_time(10)

    assert pings(world, "Ben") == 1


async def test_without_an_open_office_nothing_waits(world: World) -> None:
    await opened(world)
    await world.env.advance_time(FOLDS + 5)
    await world.press("Anna", "1 Coffee Roaster", world.board)

    assert pings(world, "Ben") == 1


async def test_a_restart_forgets_what_waits_for_an_office(world: World) -> None:
    await opened(world)
    await world.env.advance_time(JUST_ACTED + 60)
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.restart()
    await world.env.settle()

    assert pings(world, "Ben") == 1


async def test_the_screen_of_a_lesson_folds_too_and_opens_again(world: World) -> None:
    await world.slash("Anna", "learn", game="speicherstadt")
    screen = world.private("Anna")
    await world.env.advance_time(FOLDS + SOON)
    assert world.labels("Anna", screen) == ["Open again"]
    await world.press("Anna", "Open again", screen)

    assert "A real game of" in world.texts(screen)


async def test_an_office_opened_elsewhere_folds_once_its_player_has_left_the_server(world: World) -> None:
    await begun(world)
    other = world.env.create_guild("Elsewhere")
    visitor = other.add_member(world.member("Anna").user)
    listed = (await visitor.slash(other.create_text_channel("kontor"), "games")).response
    assert listed is not None
    shown = (await visitor.click(listed, custom_id="bk:office:1")).response
    assert shown is not None and "Coffee Roaster" in world.texts(shown)
    await world.env.advance_time(2 * MINUTE)  # a membership counts for a minute
    world.guild.remove_member(world.members["Anna"])
    tables = live(world).services.tables
    left = tables.do(1, care.seat_caretaker, 0, "vote", None)
    await world.as_bot(lambda: asyncio.ensure_future(left))
    await world.env.advance_time(SOON)

    assert "as of" in world.texts(shown) and "Coffee Roaster" not in world.texts(shown)


async def test_an_edit_during_a_slow_press_is_made_once_more_when_that_is_answered(world: World) -> None:
    seen = await opened(world, "Anna")
    hint = live(world).pressed((1, world.member("Anna").id))  # it takes its time
    world.mark()
    hint.__enter__()
    await world.press("Anna", "1 Coffee Roaster", world.board)
    await world.env.advance_time(SOON)
    assert edits(world) == 1 and "Not your turn" in world.texts(seen)
    world.as_bot(lambda: hint.__exit__(None, None, None))
    await world.env.advance_time(SOON)

    assert edits(world) == 2, "which of both came last is not known"
    assert "Not your turn" in world.texts(seen)
