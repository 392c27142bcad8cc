"""/record: of which games a record is given, and to which users."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from engine.core.records import check, read
from engine.games import GAMES
from engine.tables.model.table import Table
from engine.tables.people import lobby
from tests.cogs.table_player import TablePlayer, sit_down
from tests.world import Press, World

GAME = GAMES["speicherstadt"]
HIDDEN = "The file of a running game contains hidden cards. You can get it after the game."


@pytest.fixture(autouse=True)
def managers(world: World) -> None:
    """Max and Mona may manage the server."""
    role = world.guild.create_role("harbour", permissions=discord.Permissions(manage_guild=True))
    for name in ("Max", "Mona"):
        user = world.env.create_user(name.lower(), global_name=name)
        world.members[name] = world.guild.add_member(user, roles=[role])


@pytest.fixture
async def finished(world: World) -> TablePlayer:
    """A game of Anna and Ben that is over."""
    player = await sit_down(world, "record", "Anna", "Ben")
    await player.hurry()
    return player


@pytest.fixture
async def running(world: World) -> TablePlayer:
    """A game of Anna and Mona that goes on."""
    player = await sit_down(world, "record", "Anna", "Mona")
    await player.play(9)
    return player


async def ended_early(world: World) -> Table:
    """A game of Anna and Clara that was not played to its end."""
    bot: Any = world.env.bot
    player = await sit_down(world, "ended", "Anna", "Clara")
    await player.play(5)
    await bot.services.tables.do(player.id, lobby.end, world.member("Max").id, manages=True)
    table = await player.table()
    assert table.status == "ended"
    return table


async def handed_over(result: simcord.InteractionResult, table: Table) -> Any:
    """The record that came with an answer, and that is right."""
    assert result.ephemeral
    assert result.response is not None
    (file,) = result.response.attachments
    assert file.filename == f"table-{table.id}.json"
    record = read(GAME, await file.read())
    assert check(GAME, record) is None
    assert len(record.moves) == len(table.moves)
    return record


def refused(world: World, result: simcord.InteractionResult, why: str) -> None:
    """Kindly, in private, and without a file."""
    assert result.ephemeral
    assert result.response is not None
    assert not result.response.attachments
    assert why in world.texts(result.response)


async def offered(world: World, who: str, typed: str = "") -> list[str]:
    """The games in the list of the command."""
    found = await world.member(who).autocomplete(world.channel, "record", "table", typed)
    return [it["name"] for it in found]


async def test_a_player_who_played_gets_it_by_command_and_by_button(
    world: World, finished: TablePlayer
) -> None:
    table = await finished.table()
    by_command = await handed_over(await world.slash("Anna", "record"), table)
    by_button = await handed_over(await world.press("Anna", "Game file", await finished.board()), table)
    by_number = await handed_over(await world.slash("Anna", "record", table=table.id), table)

    assert by_command == by_button == by_number


async def test_a_spectator_gets_it_too(world: World, finished: TablePlayer) -> None:
    table = await finished.table()
    by_command = await handed_over(await world.slash("Clara", "record"), table)
    by_button = await handed_over(await world.press("Clara", "Game file", await finished.board()), table)
    assert by_command == by_button


async def test_a_manager_gets_that_of_every_game_of_the_server(world: World, finished: TablePlayer) -> None:
    table = await finished.table()
    result = await world.slash("Max", "record")
    await handed_over(result, table)
    assert "Anyone can replay and check it." in world.texts(result.response)

    ended = await ended_early(world)
    await handed_over(await world.slash("Max", "record", table=ended.id), ended)
    await handed_over(await world.slash("Clara", "record", table=ended.id), ended)


async def test_that_of_a_running_game_no_one_gets_on_discord(world: World, running: TablePlayer) -> None:
    """Clara watches, Max manages the server, Mona manages it and plays."""
    for name in ("Anna", "Clara", "Max", "Mona"):
        refused(world, await world.slash(name, "record"), HIDDEN)
        refused(world, await world.slash(name, "record", table=running.id), HIDDEN)
        (pressed,) = await world.flood(Press(name, f"bk:record:{running.id}", world.board))
        refused(world, pressed, HIDDEN)


async def test_before_the_start_there_is_none(world: World) -> None:
    await world.slash("Anna", "new")
    for name in ("Anna", "Max"):
        refused(world, await world.slash(name, "record"), "This game has not started yet.")


async def test_tables_of_other_servers_are_as_if_there_were_none(world: World, finished: TablePlayer) -> None:
    guild = world.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("kontor")
    role = guild.create_role("boss", permissions=discord.Permissions(administrator=True))
    boss = guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[role])
    table = await finished.table()
    there = await boss.slash(channel, "record", table=table.id)
    nowhere = await boss.slash(channel, "record", table=4711)

    refused(world, there, "There is no table here")
    assert world.texts(there.response) == world.texts(nowhere.response)

    anna = guild.add_member(world.member("Anna").user, roles=[role])
    refused(world, await anna.slash(channel, "record", table=table.id), "belongs to another server")


async def test_the_list_holds_what_one_may_have(world: World, finished: TablePlayer) -> None:
    table = await finished.table()
    await sit_down(world, "record", "Mona", "Clara")
    over = f"Table {table.id} · Die Speicherstadt · finished · Jan 1, 2026"

    assert await offered(world, "Anna") == [over]
    assert await offered(world, "Max") == [over]
    assert await offered(world, "Mona") == [over]
    assert await offered(world, "Clara") == [over]
    assert await offered(world, "Max", str(table.id)) == [over]
    assert await offered(world, "Max", "99") == []
    assert await offered(world, "Max", "Anna") == []


async def test_it_is_in_the_language_of_the_user(world: World, running: TablePlayer) -> None:
    world.speaks("Mona", "de")
    refused(world, await world.slash("Mona", "record"), "verrät verdeckte Karten. Du bekommst sie")
    world.speaks("Clara", "it")
    refused(world, await world.slash("Clara", "record"), "Lo puoi avere a partita finita")
