"""/help, and which game /learn and /rules mean where no table says it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.registry import PRESENTERS
from bot.texts import Texts
from bot.texts.formats import game_title
from bot.views.help.game_choice import difficulty, effort_line, length_line
from cogs.help.help import COMMANDS
from engine.games import GAMES
from engine.tables.model.table import Chair, Table
from tests.records.durations import measured, sets
from tests.world import World, loose

LOCALES = ("en-US", "de", "it")


@pytest.fixture(autouse=True)
def house_of_one_game() -> None:
    """All games, in place of the fixture of the same name."""


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_names_the_commands_that_matter(world: World, locale: str) -> None:
    world.speaks("Anna", locale)
    result = await world.slash("Anna", "help")
    text, t = world.texts(result.response), Texts.of(locale)
    assert result.ephemeral
    for name in COMMANDS:
        assert f"/{t(f'command-{name}.name')}" in text and loose(t(f"command-{name}")) in text


async def test_a_registered_command_can_be_pressed(world: World) -> None:
    bot: Any = world.env.bot
    bot.registration.note([{"name": it, "id": str(100 + at)} for at, it in enumerate(COMMANDS)])
    assert f"</{COMMANDS[0]}:100>" in world.texts((await world.slash("Anna", "help")).response)


async def test_its_buttons_lead_to_a_lesson_a_table_and_the_own_games(world: World) -> None:
    await world.slash("Anna", "help")
    await world.press("Anna", "My games")
    assert "You have no games" in world.texts(world.private("Anna"))
    await world.slash("Anna", "help")
    await world.press("Anna", "Learn by playing")
    await world.choose("Anna", "Which game", "Rotterdam")
    assert "A real game of Rotterdam" in world.texts(world.private("Anna"))
    await world.slash("Anna", "help")
    await world.press("Anna", "Open a table")
    assert "Anna (host)" in world.texts(world.board)


async def test_learn_and_rules_ask_which_game_where_no_table_says_it(world: World) -> None:
    for command, effort in (("learn", difficulty), ("rules", effort_line)):  # a lesson is one sitting
        await world.slash("Anna", command)
        text = world.texts(world.private("Anna"))
        for key in PRESENTERS:
            t = Texts.of("en")
            assert game_title(t, key) in text and loose(effort(t, key)) in text
    await world.choose("Anna", "Which game", "Rotterdam")
    assert "You send ships up the Maas" in world.texts(world.private("Anna"))


async def test_learn_offers_the_game_of_a_table_and_goes_on_with_the_lesson_under_way(world: World) -> None:
    await world.slash("Ben", "new", game="hamburg")
    await world.slash("Anna", "learn")
    text = world.texts(world.private("Anna"))
    assert "Learn Speicherstadt Hamburg, the game played here" in text and "About 5 minutes" in text
    assert len(world.options("Anna", "Which game")) == len(GAMES)
    await world.press("Anna", "Learn Speicherstadt Hamburg")
    assert "A real game of Speicherstadt Hamburg" in world.texts(world.private("Anna"))
    assert "About 5 minutes. Only you see it" in world.texts(world.private("Anna"))
    await world.slash("Anna", "learn", game="rotterdam")
    await world.slash("Anna", "learn")
    assert "A real game of Rotterdam" in world.texts(world.private("Anna"))


@pytest.mark.parametrize("key", GAMES)
def test_every_set_and_number_of_seats_was_measured(key: str) -> None:
    effort = GAMES[key].effort
    assert effort is not None
    found = [effort.duration(chosen, seats) for chosen in sets(key) for seats in GAMES[key].seats]
    assert all(it is not None and it.planned < it.newcomers for it in found)


@pytest.mark.parametrize("key", GAMES)
def test_the_data_are_what_is_measured(key: str) -> None:
    """A few games against the stored medians: a change that halves or doubles them needs a new
    measurement."""
    effort, seats = GAMES[key].effort, GAMES[key].seats[0]
    stored, now = effort.duration((), seats) if effort else None, measured(key, (), seats, 3)
    assert stored is not None
    assert 0.5 < now.planned / stored.planned < 2 and 0.5 < now.decisions / stored.decisions < 2


def test_a_lobby_tells_the_numbers_of_its_own_table() -> None:
    for key, game in GAMES.items():
        t, chairs = Texts.of("en").within(key), (Chair(person=1), Chair(agent="beginner"))
        effort = game.effort
        assert effort is not None
        for seats in game.seats:
            whole = effort.duration((), seats)
            said = length_line(t, Table(1, 1, 1, 1, key, (), seats, chairs=chairs[:1]))
            assert whole is not None
            planned, newcomers = max(1, round(whole.planned)), max(1, round(whole.newcomers))
            assert f"about {planned} day" in said and f"with plans, {newcomers} without" in said
        for limit in (2, 4):  # a free seat need not be taken
            assert re.fullmatch(
                r"In one go: about \d*0 decisions\.",
                length_line(t, Table(1, 1, 1, 1, key, (), limit, chairs=chairs)),
            )
