"""The one board: always newest, always there; pings and direct messages beside it."""

from __future__ import annotations

from typing import Any

import discord

from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.background.weather import quiet
from tests.cogs.seated import seated
from tests.world import World

LATER = 300
"""Seconds after which no player "has just acted" any more."""


async def running(world: World, *others: str) -> None:
    await world.slash("Anna", "new")
    for name in others:
        await world.press(name, "Join")
    await world.press("Anna", "Start")


def due(world: World) -> str:
    """The member who is to act, as the board says it."""
    text = world.texts(world.board)
    return next(name for name in world.members if f"{name} places" in text or f"{name} buys" in text)


def boards(world: World) -> list[discord.Message]:
    return [message for message in world.channel.history() if message.components and message.embeds]


def pings(world: World) -> list[discord.Message]:
    return [message for message in world.channel.history() if "your turn in" in message.content]


def place_something(world: World) -> str:
    return next(label for label in world.labels(due(world), world.board) if label.startswith("1 "))


def a_ship_for_anna() -> State:
    columns, goods = {"ship_b": "A", "bank": "B"}, {"ship_b": "tea tea tea"}
    return arrange(BASE, "purchase", coins=[5, 5], columns=columns, goods=goods)


def the_last_purchase() -> State:
    return arrange(BASE, "purchase", coins=[3, 1], columns={"st_michaelis": "A"}, deck="fire_4")


async def test_a_press_changes_the_board(world: World) -> None:
    await running(world, "Ben")
    first, label = due(world), place_something(world)
    await world.press(first, label, world.board)

    assert due(world) != first
    assert len(boards(world)) == 1


async def test_a_deleted_board_comes_again_with_the_next_move(world: World) -> None:
    await running(world, "Ben")
    first, label = due(world), place_something(world)
    await world.delete(world.board)
    await world.slash(first, "office")
    await world.press(first, label)

    assert len(boards(world)) == 1
    assert "Demand" in world.texts(world.board)


async def test_an_edit_that_discord_refuses_for_age_comes_later(world: World) -> None:
    await running(world, "Ben")
    old, first, label = world.board, due(world), place_something(world)
    board = f"/channels/{world.channel.id}/messages/{old.id}"
    world.env.inject_error("PATCH", board, status=429, code=30046, message="Old", times=1)
    await world.slash(first, "office")
    await world.press(first, label)
    await quiet(world)

    assert world.board.id == old.id
    assert due(world) != first


async def test_board_shows_it_again_and_there_is_still_only_one(world: World) -> None:
    await running(world, "Ben")
    old = world.board
    await world.slash("Ben", "board")

    assert world.board.id != old.id
    assert len(boards(world)) == 1
    await world.press(due(world), place_something(world), world.board)


async def test_a_player_who_has_just_acted_is_not_pinged_and_others_once(world: World) -> None:
    await running(world, "Ben", "Clara")
    assert not pings(world)

    await world.env.advance_time(LATER)
    await world.press(due(world), place_something(world), world.board)
    (ping,) = pings(world)
    assert world.member(due(world)).mention in ping.content

    await world.press(due(world), place_something(world), world.board)
    (second,) = pings(world)
    assert second.id != ping.id


async def test_a_private_question_comes_by_direct_message_and_works_there(world: World) -> None:
    await seated(world, a_ship_for_anna(), "Anna", "Ben")
    await world.press("Anna", "Buy for 1")
    await world.press("Ben", "Pass")

    (message,) = world.inbox("Anna")
    assert "Start over" in world.labels("Anna", message)
    await world.press("Anna", "Confirm", message)
    assert "round 2" in world.texts(world.board)


async def test_closed_direct_messages_cost_nothing_and_are_remembered(world: World) -> None:
    bot: Any = world.env.bot
    world.close_dms("Anna")
    await seated(world, a_ship_for_anna(), "Anna", "Ben")
    await world.press("Anna", "Buy for 1")
    await world.press("Ben", "Pass")

    assert await bot.services.store.people.dms_closed(world.member("Anna").id)
    await world.press("Anna", "My office")
    await world.press("Anna", "Confirm")
    assert "round 2" in world.texts(world.board)


async def test_a_player_who_cannot_pay_is_passed_over_and_the_board_says_so(world: World) -> None:
    await seated(world, arrange(BASE, "purchase", coins=[0, 5], columns={"bank": "BA"}), "Anna", "Ben")
    await world.press("Ben", "Pass")

    assert "Bank: 🔷B Ben passes at 2, 🟠A Anna cannot pay 1." in world.texts(world.board)


async def test_the_end_shows_points_by_source_and_calls_everyone(world: World) -> None:
    await seated(world, the_last_purchase(), "Anna", "Ben")
    await world.press("Anna", "Buy for 1")

    text = world.texts(world.board)
    assert "wins with" in text
    assert "Point buildings 4" in text
    assert world.labels("Ben", world.board) == ["Rematch", "What decided it?", "Replay", "Game file", "Log"]
    assert [message for message in world.channel.history() if "is over" in message.content]


async def test_rematch_opens_a_lobby_of_the_same_people(world: World) -> None:
    await seated(world, the_last_purchase(), "Anna", "Ben")
    await world.press("Anna", "Buy for 1")
    told = len(world.messages("Ben"))
    await world.press("Ben", "Rematch")

    assert "Ben (host)" in world.texts(world.board)
    assert "Anna" in world.texts(world.board)
    assert len(world.messages("Ben")) == told + 2, "the board, and the call to Anna: she is asked"


async def test_a_table_that_cannot_be_read_stops_no_one_from_showing_the_others(world: World) -> None:
    await running(world, "Ben")
    bot: Any = world.env.bot
    spoil = "UPDATE tables SET deal = 'no JSON', snapshot = NULL"
    await bot.services.store.connection.transact(lambda db: db.execute(spoil) and None)
    bot.services.tables.recent.clear()

    await bot.show_again(world.channel.id)


# What a button does


async def test_a_button_says_for_how_much_and_to_whom(world: World) -> None:
    state = arrange(BASE, "purchase", coins=[5, 5, 0], columns={"bank": "ACB"})
    await seated(world, state, "Anna", "Ben", "Clara")

    assert world.labels("Anna", world.board)[:2] == ["Buy for 3", "Pass to B Ben for 1"]
    text = world.texts(world.board)
    assert "Anna buys Bank for 3 or passes (has 5 coins; next: 🔷B Ben for 1)" in text
    assert "buy Bank for 3?" in await mine(world, "Anna")


async def test_a_seat_in_line_twice_and_the_last_in_line(world: World) -> None:
    await seated(world, arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "AA"}), "Anna", "Ben")
    assert world.labels("Anna", world.board)[1] == "Pass (you again for 1)"
    assert "next: 🟠A Anna for 1" in world.texts(world.board)
    assert "buy Bank for 2?" in await mine(world, "Anna")
    await world.press("Anna", "Pass", world.board)

    assert world.labels("Anna", world.board)[1] == "Pass"
    assert "no one else in line" in world.texts(world.board)


async def test_equal_cards_are_distinguished(world: World) -> None:
    columns = {"ship_b": "", "ship_c": "", "contract_a1_small": ""}
    goods = {"ship_b": "tea coffee", "ship_c": "rubber"}
    await seated(world, arrange(BASE, "demand", columns=columns, goods=goods), "Anna", "Ben")

    labels = world.labels("Anna", world.board)[:3]
    assert labels == ["1 Ship", "2 Ship", "3 Contract 5"]


async def mine(world: World, name: str) -> str:
    """What a player reads in the office."""
    return world.texts((await world.press(name, "My office", world.board)).response)
