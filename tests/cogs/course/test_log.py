"""The log by rounds and the boards of earlier rounds: for players, for who looks on, for ever the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.games.registry import PRESENTERS
from bot.games.speicherstadt.words import card_name
from bot.messages.controls import Button
from bot.messages.sheets import Sheet
from bot.platform.messages.embeds import arguments
from bot.texts import LOCALES, Texts
from bot.views.scene import Scene
from bot.views.table.event_lines import lines as said
from bot.views.table.history import PAGE, log, moment, rewind
from engine.games.speicherstadt.rules import BASE, EXPANSIONS
from engine.tables.play.rewind import as_of, rounds
from tests.arrange import arrange
from tests.bot.scenes import scenes
from tests.bot.test_limits import check
from tests.cogs.seated import seated
from tests.cogs.table_player import TablePlayer, sit_down
from tests.world import Message, Press, World

PRESENTER = PRESENTERS["speicherstadt"]
WAYS = ("First", "Earlier", "Later", "Last")


async def in_round(world: World, number: int) -> TablePlayer:
    """A table of two at the beginning of a round."""
    player = await sit_down(world, "log", "Anna", "Ben")
    while (await player.table()).round < number:
        await player.step()
    return player


async def whispered(world: World, who: str, label: str, message: Message | None = None) -> ResponseMessage:
    """Press, and see the private answer."""
    result = await world.press(who, label, message)
    assert result.ephemeral
    assert result.response is not None
    return result.response


async def logged(world: World, who: str) -> ResponseMessage:
    """The answer to /log."""
    result = await world.slash(who, "log")
    assert result.ephemeral
    assert result.response is not None
    return result.response


def title(world: World, message: ResponseMessage) -> str:
    """The title of a message as it is now."""
    stored = world.env.backend.get_message(message.channel_id, message.id)
    return str(stored.embeds[0]["title"])


# The log


async def test_a_player_reads_first_what_happened_since_the_own_last_move(world: World) -> None:
    player = await in_round(world, 2)
    table = await player.table()
    who = await player.name(1 - table.due[0])
    page = await logged(world, who)

    assert title(world, page) == "Since your last move"
    assert "Round 1:" not in world.texts(page)

    await world.press(who, "Earlier", page)
    assert title(world, page) == "What happened · round 2"
    await world.press(who, "Earlier", page)
    assert "Round 1:" in world.texts(page)


async def test_a_spectator_reads_the_newest_round_and_pages_through_all(world: World) -> None:
    await in_round(world, 3)
    page = await whispered(world, "Clara", "Log", world.board)
    seen = [title(world, page)]
    for way in ("Earlier", "Earlier", "Later", "Last", "First"):
        await world.press("Clara", way, page)
        seen.append(title(world, page))

    assert [it[-1] for it in seen] == ["3", "2", "1", "2", "3", "1"]
    assert "Since your last move" not in seen


async def test_what_leads_nowhere_cannot_be_pressed(world: World) -> None:
    await in_round(world, 2)
    page = await logged(world, "Clara")
    assert not [it for it in world.labels("Clara", page) if "Later" in it or "Last" in it]

    await world.press("Clara", "First", page)
    assert not [it for it in world.labels("Clara", page) if "Earlier" in it or "First" in it]


async def test_the_log_at_the_board_is_a_message_of_its_own(world: World) -> None:
    await in_round(world, 1)
    board = world.texts(world.board)
    await whispered(world, "Clara", "Log", world.board)
    assert world.texts(world.board) == board


async def test_before_the_start_nothing_has_happened(world: World) -> None:
    await world.slash("Anna", "new")
    page = await logged(world, "Clara")
    assert "Nothing has happened yet" in world.texts(page)
    assert not world.labels("Clara", page)


async def test_a_page_that_is_not_there_any_more_leads_to_the_newest(world: World) -> None:
    player = await in_round(world, 2)
    services = player.services
    for name in ("9.1.later", "zzz", "..", "1.x.here", "since.1.here", "1.99.later"):
        sheet = await services.log(await player.table(), 0, Texts.of("en"), name)
        assert sheet.text
        assert sheet.title.startswith("What happened · round")


async def test_each_reads_the_log_in_the_own_language(world: World) -> None:
    await in_round(world, 2)
    world.speaks("Clara", "de")
    page = await logged(world, "Clara")
    assert title(world, page) == "Was passiert ist · Runde 2"
    await world.press("Clara", "Früher", page)
    assert "Runde 1" in title(world, page)


# The boards of earlier rounds


async def test_anyone_sees_the_board_of_an_earlier_round(world: World) -> None:
    player = await in_round(world, 3)
    table, board = await player.table(), world.texts(world.board)
    page = await logged(world, "Clara")
    await world.press("Clara", "Board at this point", page)
    assert title(world, page) == "The board at the start of round 3"

    await world.press("Clara", "First", page)
    text = world.texts(page)
    assert title(world, page) == "The board at the start of round 1"
    assert "round 1 of" in text
    s: Any = as_of(table, 0).now
    assert all(card_name(Texts.of("en").within("speicherstadt"), s.card(it.card)) in text for it in s.columns)
    assert world.texts(world.board) == board
    assert await player.table() == table


async def test_the_board_of_an_earlier_round_decides_nothing(world: World) -> None:
    player = await in_round(world, 2)
    who = await player.name((await player.table()).due[0])
    page = await logged(world, who)
    await world.press(who, "Board at this point", page)

    controls = {label.strip("◀▶ ") for label in world.labels(who, page)}
    assert controls <= {*WAYS, "Log", "As text"}


async def test_from_a_board_to_its_log_and_back(world: World) -> None:
    await in_round(world, 3)
    page = await logged(world, "Clara")
    await world.press("Clara", "Earlier", page)
    await world.press("Clara", "Board at this point", page)
    assert title(world, page) == "The board at the start of round 2"
    await world.press("Clara", "Log", page)
    assert title(world, page) == "What happened · round 2"


async def test_an_old_message_still_turns_after_a_restart(world: World) -> None:
    await in_round(world, 2)
    page = await logged(world, "Clara")
    await world.restart()
    await world.press("Clara", "Earlier", page)
    assert title(world, page) == "What happened · round 1"


async def test_a_finished_game_ends_with_its_end_and_says_what_it_was_spared(world: World) -> None:
    player = await sit_down(world, "short", "Anna", "Ben")
    table = await player.hurry()
    forced = sum(move.auto for move in table.moves)
    stats = await whispered(world, "Emma", "Game stats", world.board)
    assert forced and "Automatic moves" in world.texts(stats)

    page = await whispered(world, "Emma", "Log", world.board)
    await world.press("Emma", "Board at this point", page)
    seen = [title(world, page)]
    await world.press("Emma", "Last", page)
    seen.append(world.texts(page))

    assert seen[0] == f"The board at the start of round {table.round}"
    assert "wins with" in seen[1] or "share the victory" in seen[1]
    assert not [it for it in world.labels("Emma", page) if it in ("Rematch", "Game file")]
    await world.press("Emma", "◀◀ Previous round", page)
    assert title(world, page) == seen[0]


async def test_before_the_start_there_is_no_earlier_board(world: World) -> None:
    await world.slash("Anna", "new")
    table = await services(world).tables.of_channel(world.channel.id)
    board = world.texts(world.board)
    await world.flood(Press("Clara", f"bk:rewind:{table.id}:0:1.here", world.board))
    assert len(world.messages("Clara")) == len(world.messages("Ben")) + 1
    assert world.texts(world.board) == board


async def test_a_table_that_cannot_be_replayed_says_so(world: World) -> None:
    state = arrange(BASE, "demand", coins=[4, 7], columns={"bank": "", "port": ""})
    table = await seated(world, state, "Anna", "Ben")
    sheet = await services(world).rewind(
        await services(world).tables.table(table.id), Texts.of("en"), "1.here", 0.0
    )
    assert "can't be shown any more" in sheet.text


def services(world: World) -> Any:
    """That of the bot."""
    bot: Any = world.env.bot
    return bot.services


# Within Discord's limits


@cache
def longest_game(expansions: tuple[str, ...], agent: str) -> Scene:
    """The end of a game of five with the longest names."""
    (*_, last) = scenes(5, f"log {agent}", agent, expansions)
    return last


def pages(scene: Scene) -> Iterator[Sheet]:
    """All pages of the log, from the first on."""
    sheet = log(scene, PRESENTER, f"{rounds(scene.table)[0].number}.1.here")
    while True:
        yield sheet
        buttons = [it for it in sheet.controls if isinstance(it, Button)]
        later = [it for it in buttons if it.id_.name.endswith(".later") and not it.disabled]
        if not later:
            return
        sheet = log(scene, PRESENTER, later[0].id_.name)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("agent", ["random", "quick"])
@pytest.mark.parametrize("expansions", [(), *((name,) for name in EXPANSIONS)])
def test_nothing_of_the_longest_log_is_lost(expansions: tuple[str, ...], agent: str, locale: str) -> None:
    scene = replace(longest_game(expansions, agent), t=Texts.of(locale))
    told = list(pages(scene))
    lines = [line for sheet in told for line in sheet.text.splitlines()]
    assert lines == [line for it in rounds(scene.table) for line in said(scene, PRESENTER, it.events)]
    for sheet in told:
        check(sheet)
        assert len(sheet.text) <= PAGE
        assert arguments(sheet)["embeds"][0].description == sheet.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", [None, *range(5)])
def test_the_log_of_every_seat_fits_at_any_time(seat: int | None, locale: str) -> None:
    last = longest_game(("kaispeicher",), "quick")
    for moves in range(0, len(last.table.moves), 60):
        scene = Scene(as_of(last.table, moves), last.names, Texts.of(locale), seat)
        check(log(scene, PRESENTER))


def test_a_round_that_is_too_long_has_several_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.views.table.history.PAGE", 700)
    scene = longest_game((), "quick")
    told = list(pages(scene))
    assert told[0].title.startswith("What happened · round 1 (1 of ")
    assert all(len(sheet.text) <= 700 for sheet in told)
    backwards = [told[-1]]
    while earlier := [it for it in backwards[-1].controls if it.id_.name.endswith(".earlier")]:
        if isinstance(earlier[0], Button) and earlier[0].disabled:
            break
        backwards.append(log(scene, PRESENTER, earlier[0].id_.name))
    assert [sheet.title for sheet in reversed(backwards)] == [sheet.title for sheet in told]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("expansions", [(), *((name,) for name in EXPANSIONS)])
def test_every_earlier_board_fits(expansions: tuple[str, ...], locale: str) -> None:
    last = longest_game(expansions, "quick")
    for it in rounds(last.table):
        then = moment(last.table, f"{it.number}.here")
        scene = Scene(then.table, last.names, Texts.of(locale))
        sheet = rewind(scene, PRESENTER, then, None)
        check(sheet)
        assert all(len(text) <= 1_024 for _, text in sheet.sections)
