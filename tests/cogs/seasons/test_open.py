"""The open season by presses: one press starts it, games move the board, the month ends by itself."""

from __future__ import annotations

import json
import re
from typing import Any

import discord
import pytest

from engine.__main__ import main
from tests.cogs.whole.remembered import DAY, remembered
from tests.tables.play.traces import everything
from tests.world import Message, Press, World


@pytest.fixture(autouse=True)
async def manager(world: World) -> None:
    """Max manages the server, and has been welcomed."""
    role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("max", global_name="Max")
    world.members["Max"] = world.guild.add_member(user, roles=[role])
    bot: Any = world.env.bot
    bot.get_cog("SettingsCog").welcomed.add(world.guild.id)


async def started(world: World) -> None:
    """Max starts the season."""
    await world.slash("Max", "season")
    await world.press("Max", "Start the open season")


async def game(world: World, *ends: str) -> None:
    """A rated game of these is over, and the bot looks at it."""
    await remembered(world, *ends)
    await tick(world)


async def tick(world: World, seconds: float = 2.0) -> None:
    bot: Any = world.env.bot
    world.as_bot(lambda: bot.scheduler.expect(0.0))
    await world.env.advance_time(seconds)


def board(world: World) -> discord.Message:
    """The board of the season."""
    found = [it for it in world.channel.history() if it.embeds and "Season of" in (it.embeds[0].title or "")]
    return found[-1]


def boards(world: World) -> int:
    return sum("Season of" in (it.embeds[0].title or "") for it in world.channel.history() if it.embeds)


def places(world: World, message: Message) -> list[str]:
    """`1 Ben 10.0`."""
    text = world.texts(message).replace("**", "").replace("\\", "")
    return [" ".join(it) for it in re.findall(r"(\d+)\. (.+?) · ([\d.]+) points", text)]


async def test_one_press_of_a_manager_starts_it(world: World) -> None:
    result = await world.slash("Ben", "season")
    assert result.ephemeral and "No season on this server yet" in world.texts(result.response)
    assert "Start the open season" not in world.labels("Ben", result.response)
    await started(world)
    assert "Season of January 2026" in world.texts(board(world)) and boards(world) == 1
    assert "No one is ranked yet" in world.texts(board(world))


async def test_a_user_who_does_not_manage_the_server_starts_none(world: World) -> None:
    result = await world.slash("Max", "season")
    pressed = world.custom_id(result.response, "Start the open season")  # type: ignore[arg-type]
    await started(world)
    (refused,) = await world.flood(Press("Ben", pressed, board(world)))
    assert refused.ephemeral and "No game of yours counts yet" in world.texts(refused.response)
    for verb in ("seasonoff", "seasonhere", "seasonstop"):
        await world.flood(Press("Ben", f"bk:{verb}:0:1:yes", board(world)))
    assert boards(world) == 1 and "counts until" in world.texts(board(world))


async def test_no_season_of_another_server_is_shown(world: World) -> None:
    await started(world)
    bot: Any = world.env.bot
    await bot.services.seasons.begin_month(4_711, 1, 2, "en", "UTC")
    (refused,) = await world.flood(Press("Ben", "bk:seasonrecord:0:2:all", board(world)))
    assert "There is no such season here" in world.texts(refused.response)


async def test_games_move_the_one_board(world: World) -> None:
    await started(world)
    first = board(world).id
    for rest in (("Clara", "David"), ("Clara", "Emma"), ("David", "Emma")):
        await game(world, "Ben", "Anna", *rest)
    assert "Ben 3" in world.texts(board(world)).replace("\u00a0", " ") and places(world, board(world)) == []
    await game(world, "Anna", "Ben", "Clara", "Emma")
    assert places(world, board(world)) == ["1 Ben 9.0", "2 Anna 7.0"] and boards(world) == 1
    assert board(world).id == first
    mine = await world.press("Ben", "My season", board(world))
    assert mine.ephemeral and "You are in place 1" in world.texts(mine.response)
    assert "10.0 · 10.0 · 10.0 · 6.0" in world.texts(mine.response)


async def test_friendly_games_and_games_against_computers_do_not_count(world: World) -> None:
    await started(world)
    await remembered(world, "Ben", "Anna", kind="friendly")
    for _ in range(4):
        await game(world, "Clara", "quick", "quick")
    assert places(world, board(world)) == [] and "Not ranked yet" not in world.texts(board(world))


async def test_the_same_three_people_count_three_times(world: World) -> None:
    await started(world)
    for _ in range(3):
        await game(world, "Anna", "Ben", "Clara", "David")
    for _ in range(4):
        await game(world, "Ben", "Anna", "Clara", "David")
    await game(world, "Clara", "Ben", "Emma")
    mine = await world.press("Ben", "My season", board(world))
    assert "10.0 · 10.0 · 10.0 · 4.0 (the best of 8)" in world.texts(mine.response)


async def test_four_friends_alone_have_places(world: World) -> None:
    """A fourth game with the same three people counts where there is no other."""
    await started(world)
    for _ in range(5):
        await game(world, "Ben", "Anna", "Clara", "David")
    assert places(world, board(world)) == ["1 Ben 10.0", "2 Anna 6.0", "3 Clara 3.0", "4 David 1.0"]
    mine = await world.press("Ben", "My season", board(world))
    assert "10.0 · 10.0 · 10.0 · 10.0 (the best of 5)" in world.texts(mine.response)


async def test_the_month_ends_by_itself_and_the_next_one_begins(world: World) -> None:
    await started(world)
    for it in (("Clara", "David"), ("Clara", "Emma"), ("David", "Emma"), ("Emma", "David")):
        await game(world, "Ben", "Anna", *it)
    await world.env.advance_time(31 * DAY)
    await tick(world)
    texts = [world.texts(it) for it in world.channel.history() if it.embeds]
    over = [it for it in texts if "The season is over, after 4 rated games" in it]
    assert len(over) == 2 and all("🥇 1" in it.replace("\\.", "").replace("**", "") for it in over)
    assert sum("Season of February 2026" in it for it in texts) == 1
    seen = await world.slash("Clara", "season")
    await world.choose("Clara", "Other seasons", "Season of January 2026", message=seen.response)
    assert "The season is over" in world.texts(world.private("Clara"))


async def test_a_restart_in_between_says_nothing_twice(world: World) -> None:
    await started(world)
    await game(world, "Ben", "Anna", "Clara", "David")
    await world.restart()
    await world.env.advance_time(31 * DAY)
    await world.restart()
    await tick(world)
    titles = [it.embeds[0].title for it in world.channel.history() if it.embeds]
    assert titles.count("Season of January 2026") == 2 and titles.count("Season of February 2026") == 1


async def test_a_manager_ends_it_after_a_question_and_shows_it_elsewhere(world: World) -> None:
    await started(world)
    await world.press("Max", "End the open season")
    assert "Running games go on" in world.texts(world.private("Max"))
    await world.press("Max", "End the open season", world.private("Max"))
    await tick(world)
    assert "The season is over" in world.texts(board(world))
    assert "Start another season" in world.labels("Max", world.private("Max"))
    shown = await world.slash("Ben", "season")
    assert "The season is over" in world.texts(shown.response), "what was is shown as long as nothing is"


async def test_it_speaks_the_language_that_the_server_chooses_later(world: World) -> None:
    await started(world)
    page = (await world.slash("Max", "settings")).response
    await world.press("Max", "This server", page)
    await world.choose("Max", "Language of new tables", "Deutsch", message=page)
    await tick(world)
    assert "Saison Januar 2026" in world.texts(world.channel.history()[0])


async def test_the_board_moves_with_one_press(world: World) -> None:
    await started(world)
    other = world.guild.create_text_channel("elsewhere")
    result = await world.members["Max"].slash(other, "season")
    assert result.response is not None
    await world.press("Max", "Show it here", result.response)
    await tick(world)
    assert boards(world) == 0
    assert any("Season of January" in (it.embeds[0].title or "") for it in other.history() if it.embeds)


async def test_hidden_people_stand_on_no_board(world: World) -> None:
    await started(world)
    bot: Any = world.env.bot
    await bot.services.store.people.hide(world.members["Ben"].id, True)
    await game(world, "Ben", "Anna", "Clara", "David")
    assert "Ben" not in world.texts(board(world)) and "Anna" in world.texts(board(world))


async def test_an_erased_player_becomes_a_former_player(world: World) -> None:
    await started(world)
    await game(world, "Ben", "Anna", "Clara", "David")
    assert "Ben" in world.texts(board(world))
    await world.slash("Ben", "privacy erase")
    await world.press("Ben", "Delete my data")
    await tick(world)
    assert "Ben" not in world.texts(board(world)) and "deleted user" in world.texts(board(world))
    bot: Any = world.env.bot
    assert str(world.members["Ben"].id) not in repr(await everything(bot.services.store))


async def test_the_record_computes_the_same_places(
    world: World, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    await started(world)
    for it in (("Clara", "David"), ("Clara", "Emma"), ("David", "Emma"), ("Emma", "David")):
        await game(world, "Ben", "Anna", *it)
    await world.press("Max", "End the open season")
    await world.press("Max", "End the open season", world.private("Max"))
    await tick(world)
    given = await world.press("Clara", "Season file", board(world))
    assert given.response is not None
    path = tmp_path / "season.json"
    path.write_bytes(await given.response.attachments[0].read())
    assert main(["season", "--json", str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(it["place"], it["mean"]) for it in found["standing"]][:2] == [(1, "10"), (2, "6")]


async def test_a_missing_permission_is_named(world: World) -> None:
    await world.deny("send_messages")
    await started(world)
    assert "Send Messages" in world.texts(world.private("Max"))
    assert boards(world) == 0


@pytest.mark.parametrize("language", ("de", "it"))
async def test_it_speaks_the_language_of_its_reader(world: World, language: str) -> None:
    await started(world)
    world.speaks("Clara", language)
    result = await world.slash("Clara", "season")
    text = world.texts(result.response)
    assert {"de": "Saison Januar 2026", "it": "Stagione di gennaio 2026"}[language] in text
