"""The decisions of the expansion as people meet them in the channel."""

from __future__ import annotations

from typing import Any

from engine.games import GAMES
from engine.games.speicherstadt.state import State
from tests.arrange import arrange
from tests.cogs.seated import seated
from tests.world import CONFIRM, World

KAI = GAMES["speicherstadt"].rules(("kaispeicher",))
MARKET = {"bank": "", "port": "", "ship_d": ""}


def demand(**owned: Any) -> State:
    return arrange(KAI, "demand", columns=MARKET, upper="lighthouse theatre press", **owned)


def fire(card: str, firemen: list[str]) -> State:
    """A fire comes up in Supply, and Anna owns a card that cares."""
    deck = "fire_3 music_hall davidwache city_hall port st_michaelis press fire_4"
    return arrange(KAI, "supply", coins=[5, 5], deck=deck, cards=[f"{card} {firemen[0]}", firemen[1]])


def office(world: World, name: str = "Anna") -> str:
    return world.texts(world.private(name))


async def test_a_card_above_is_reserved_from_the_board_by_one_press(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    assert "**5 Theatre**" in world.texts(world.board)

    await world.press("Anna", "Reserve 5", world.board)
    text = world.texts(world.board)
    assert "**R1 Theatre**" in text
    assert "🟠A · now 1" in text


async def test_a_card_above_is_reserved_in_the_office_from_a_menu(world: World) -> None:
    await seated(world, demand(), "Anna", "Ben")
    await world.press("Anna", "My office", world.board)
    await world.choose("Anna", "Reserve a card", "Reserve 5 Theatre · for 1–3")
    assert "**R1 Theatre**" not in world.texts(world.board), "a menu only lays out"
    await world.press("Anna", CONFIRM)
    assert "**R1 Theatre**" in world.texts(world.board)

    await world.press("Ben", "My office", world.board)
    offered = world.options("Ben", "Reserve a card")
    assert any("for 1–2" in option for option in offered), "a card reserved before does not make it dearer"


async def test_reserved_cards_are_bought_last_and_get_cheaper(world: World) -> None:
    reserved = {"lighthouse": "A", "theatre": "B"}
    await seated(world, arrange(KAI, "purchase", coins=[5, 5], reserved=reserved), "Anna", "Ben")
    assert "buys the reserved Lighthouse for 2 or passes" in world.texts(world.board)

    await world.press("Anna", "Pass")
    await world.press("Ben", "Buy for 1")
    assert "Ben buys Theatre for 1" in world.texts(world.board)


async def test_a_grey_worker_is_hollow_and_may_stay_at_home(world: World) -> None:
    await seated(world, demand(cards=["warehouse_worker", ""], workers=[0, 1]), "Anna", "Ben")
    assert "may place a grey worker" in world.texts(world.board)

    await world.press("Anna", "1 Bank")
    assert "⚪A" in world.texts(world.board)


async def test_the_coffee_break_is_a_button_of_its_own(world: World) -> None:
    await seated(world, demand(cards=["coffee_break", ""]), "Anna", "Ben")
    await world.press("Anna", "Coffee break")

    assert "Ben places a worker" in world.texts(world.board)


async def test_the_spy_swaps_two_workers_from_the_office(world: World) -> None:
    state = arrange(KAI, "spying", columns={"bank": "AB", "port": "B"}, cards=["spy", ""])
    await seated(world, state, "Anna", "Ben")
    await world.press("Anna", "My office")
    await world.choose("Anna", "Your worker", "1 Bank")
    assert "theirs" not in office(world)
    await world.choose("Anna", "changes places", "2 Port")
    assert "Your worker 1 → 2, theirs 2 → 1" in world.labels("Anna")

    await world.press("Anna", CONFIRM)
    assert "Spy: 🟠A Anna moves from Bank to Port" in world.texts(world.board)


async def test_what_lies_ready_can_be_taken_back(world: World) -> None:
    state = arrange(KAI, "spying", columns={"bank": "AB", "port": "B"}, cards=["spy", ""])
    await seated(world, state, "Anna", "Ben")
    await world.press("Anna", "My office")
    await world.choose("Anna", "Your worker", "1 Bank")
    await world.choose("Anna", "changes places", "2 Port")
    await world.press("Anna", "Undo")

    assert "theirs" not in office(world)
    await world.press("Anna", "Keep the Spy", world.board)


async def test_the_insurance_asks_its_owner_and_the_table_sees_what_it_waits_for(world: World) -> None:
    await seated(world, fire("insurance", ["", "fireman_1_a"]), "Anna", "Ben")
    assert "Anna may use the Insurance (3 points back for 2 coins)" in world.texts(world.board)

    foreign = await world.press("Ben", "Pay 2 coins, get 3 points back", world.board)
    assert "Waiting for Anna" in world.texts(foreign.response)
    await world.press("Anna", "Pay 2 coins, get 3 points back", world.board)
    assert "3🪙 0★" in world.texts(world.board)


async def test_the_fire_chief_asks_before_it_is_used_up(world: World) -> None:
    await seated(world, fire("fire_chief", ["fireman_1_a", ""]), "Anna", "Ben")
    await world.press("Anna", "Use Fire Chief: 3 points more", world.board)

    assert "5🪙 6★" in world.texts(world.board)


async def test_a_card_is_played_at_any_time_out_of_turn_and_named_before(world: World) -> None:
    state = demand(cards=["", "auction_hall tea_taster"], supply="tea")
    await seated(world, state, "Anna", "Ben")
    await world.press("Ben", "My office")
    await world.press("Ben", "Play a card")
    await world.choose("Ben", "Play a card", "to Tea Taster")
    assert "The card is then discarded" in office(world, "Ben")

    await world.press("Ben", CONFIRM)
    assert "Auction Hall: 🔷B Ben fetches 🍵 tea" in world.texts(world.board)
    assert "Anna places a worker" in world.texts(world.board)


async def test_a_card_played_while_loading_leaves_the_desk_as_it_is(world: World) -> None:
    owned: dict[str, Any] = {
        "cards": ["auction_hall tea_taster", ""],
        "cargo": ["tea coffee", "carpet"],
        "supply": "rubber",
    }
    await seated(world, arrange(KAI, "loading", **owned), "Anna", "Ben")
    await world.press("Anna", "My office")
    await world.press("Anna", "Start over")
    await world.choose("Anna", "Place a good", "tea → Tea Taster")
    await world.press("Anna", "Play a card")
    await world.choose("Anna", "Play a card", "rubber into your goods")
    await world.press("Anna", "rubber into your goods")

    assert "1. 🍵 tea to Tea Taster (+1)" in office(world)
    assert "💧 rubber" in office(world)


async def test_a_factory_pays_points_at_once(world: World) -> None:
    owned: dict[str, Any] = {"cards": ["tea_house", ""], "cargo": ["tea", "carpet"]}
    await seated(world, arrange(KAI, "loading", **owned), "Anna", "Ben")
    await world.press("Anna", "My office")
    await world.press("Anna", "Start over")
    await world.choose("Anna", "Place a good", "tea → Tea House (+2 points)")
    await world.press("Anna", "Confirm")

    assert "2★" in world.texts(world.board)
