"""The host of a lobby changes it, without opening another one."""

from __future__ import annotations

from typing import Any

import discord

from tests.core.toy.seated import orchard
from tests.world import Press, World

__all__ = ["orchard"]


async def opened(world: World, **options: Any) -> None:
    """A lobby of Anna's, and its settings before her."""
    await world.slash("Anna", "new", **{"game": "speicherstadt", **options})
    await world.press("Anna", "Table settings")


async def choosing(world: World, setting: str) -> Any:
    """Anna chooses what to change."""
    return (await world.choose("Anna", "Change a setting", setting)).response


async def set_to(world: World, setting: str, value: str) -> Any:
    """Anna chooses a setting and another value."""
    await choosing(world, setting)
    return await world.choose("Anna", setting, value)


async def test_the_host_changes_what_is_played_and_how(world: World) -> None:
    await opened(world, seats=3)
    await set_to(world, "Expansion", "Kaispeicher")
    await set_to(world, "Series", "Best of 3")
    await set_to(world, "Clock", "live")
    await set_to(world, "When time runs out", "a stand-in plays")
    result = await set_to(world, "Seats", "5")

    assert "Seats: **5**" in world.texts(result.response)
    lobby = world.texts(world.board)
    assert "with Kaispeicher" in lobby and "Best of 3" in lobby and "live (minutes)" in lobby
    assert "a stand-in plays" in lobby and lobby.count("free seat") == 4


async def test_the_board_is_read_in_another_language(world: World) -> None:
    await opened(world)
    await set_to(world, "Language of the board", "Deutsch")

    assert "Wer spielt mit?" in world.texts(world.board)


async def test_a_menu_shows_what_is_set(world: World) -> None:
    await opened(world, seats=3)
    asked = await choosing(world, "Seats")

    assert world.picked("Anna", "Seats", asked) == ["3"]


async def test_there_are_never_fewer_seats_than_people(world: World) -> None:
    await opened(world, seats=5)
    await world.press("Ben", "Join")
    await world.press("Clara", "Join")
    await choosing(world, "Seats")

    assert world.options("Anna", "Seats") == ["3", "4", "5"]


async def test_a_player_who_sits_down_meanwhile_keeps_the_seat(world: World) -> None:
    await opened(world, seats=3)
    asked = await choosing(world, "Seats")
    menu = world.custom_id(asked, "Seats")
    await world.press("Ben", "Join")
    await world.press("Clara", "Join")
    (late,) = await world.flood(Press("Anna", menu, asked, ("2",)))

    assert "out of date" in world.texts(late.response)
    assert "free seat" not in world.texts(world.board)


async def test_others_see_the_settings_and_cannot_change_them(world: World) -> None:
    await opened(world)
    asked = await choosing(world, "Seats")
    menu = world.custom_id(asked, "Seats")
    result = await world.press("Ben", "Table settings", world.board)

    assert "Seats: **4**" in world.texts(result.response) and not world.labels("Ben", result.response)
    assert "Anna can change this until the start" in world.texts(result.response)
    (forged,) = await world.flood(Press("Ben", menu, world.board, ("2",)))
    assert "Only the host" in world.texts(forged.response)


async def test_nothing_is_changed_after_the_start(world: World) -> None:
    await opened(world)
    asked = await choosing(world, "Seats")
    menu = world.custom_id(asked, "Seats")
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    (late,) = await world.flood(Press("Anna", menu, asked, ("5",)))

    assert "already running" in world.texts(late.response)


async def test_another_game_brings_its_own_settings(world: World, orchard: str) -> None:
    await opened(world, expansion="kaispeicher")
    await world.press("Ben", "Join")
    await world.choose("Anna", "Add a bot", "beginner", message=world.board)
    result = await set_to(world, "Game", "Orchard")

    lobby = world.texts(world.board)
    assert "Orchard: who plays?" in lobby and "Ben" in lobby
    assert "Kaispeicher" not in lobby and "beginner" not in lobby
    assert "Cards to begin with: **two**" in world.texts(result.response)


async def test_what_a_game_leaves_to_its_host_is_dealt(world: World, orchard: str) -> None:
    await opened(world, seats=2)
    await set_to(world, "Game", "Orchard")
    await set_to(world, "Cards to begin with", "three")
    assert "Cards to begin with: three" in world.texts(world.board)
    await world.press("Ben", "Join")
    await world.press("Anna", "Start")
    bot: Any = world.env.bot
    table = await bot.services.tables.of_channel(world.channel.id)

    assert table.chosen == {"hand": 3} and table.deal.hand == 3
    assert [len(hand) for hand in table.now.hands] == [3, 3]
    bot.services.tables.recent.clear()
    assert (await bot.services.tables.table(table.id)).chosen == {"hand": 3}


async def test_green_is_what_the_table_needs_next(world: World) -> None:
    def green() -> list[Any]:
        buttons: list[Any] = [it for row in world.board.components for it in getattr(row, "children", ())]
        return [it.label for it in buttons if getattr(it, "style", None) == discord.ButtonStyle.success]

    await opened(world, seats=2)
    assert green() == ["Join"]
    await world.press("Ben", "Join", world.board)
    assert green() == ["Start"]
    assert "Join" not in world.labels("Clara", world.board)


async def test_hints_are_a_switch_of_the_host(world: World) -> None:
    await opened(world)
    assert "Rated game" in world.texts(world.board)
    await set_to(world, "Hints", "on (then not rated)")
    assert "Rated game" not in world.texts(world.board)
    await set_to(world, "Hints", "off")
    assert "Rated game" in world.texts(world.board)


async def test_the_host_sends_a_player_away_for_good(world: World) -> None:
    await world.slash("Anna", "new", game="speicherstadt")
    join = world.custom_id(world.board, "Join")
    await world.press("Ben", "Join")
    await world.press("Anna", "Table settings")
    await world.choose("Anna", "Send a player away", "Ben")
    assert "Ben" not in world.texts(world.board)
    (result,) = await world.flood(Press("Ben", join, world.board))
    assert "sent away" in world.texts(result.response)
    assert "Ben" not in world.texts(world.board)
    await world.press("Clara", "Table settings")
    assert not [menu for menu in world.labels("Clara") if "away" in menu]
