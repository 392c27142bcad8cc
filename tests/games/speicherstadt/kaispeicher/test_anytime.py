"""Auction Hall, Smuggler, Truck, in or out of turn (rulings 36 to 39, clarifications 15 to 18)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.loop import forced
from engine.games.speicherstadt.events import Delivered, Sold
from engine.games.speicherstadt.kaispeicher.events import Fetched, Processed, Smuggled, Trucked
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script
from tests.games.speicherstadt.kaispeicher import KAI, asked, offered, refused, supply

TEA_RUBBER, LARGE, MEDIUM = "contract_a1_small", "contract_a3_large", "contract_a2_medium"
"""Tea and rubber; coffee, tea, saffron and carpet; coffee, saffron and carpet."""


def hall(phase: str = "purchase", **more: Any) -> State:
    """B holds the Auction Hall while A is asked."""
    facts = {"columns": {"bank": "A"}, "cards": ["", "auction_hall"], "supply": "tea coffee"}
    return arrange(KAI, phase, **{**facts, **more})


def fetches(s: State) -> set[str]:
    """Where B may load what."""
    return {line[13:] for line in offered(s, 1) if line.startswith("auction_hall")}


# --- Auction Hall


@pytest.mark.parametrize("phase", ["demand", "purchase"])
def test_it_may_be_played_while_another_player_is_asked(phase: str) -> None:
    """Ruling 36."""
    s, told = script(
        hall(phase, columns={"bank": ""} if phase == "demand" else {"bank": "A"}), "B auction_hall tea hall"
    )
    assert told == [Fetched(1, "tea", "hall")] and s.seats[1].hall == ["tea"] and supply(s) == {"coffee": 1}
    assert s.seats[1].cards == [] and s.discard[-1] == "auction_hall" and asked(s) == [(phase, 0)]


def test_it_may_be_played_while_a_fire_asks() -> None:
    """Ruling 36: whenever the game waits for any decision."""
    deck = "fire_1 bank theatre spy tailor tea_taster glassblower warehouse fire_4"
    s = arrange(KAI, "supply", deck=deck, cards=["fire_chief fireman_1_a", "auction_hall"], supply="tea")
    assert asked(s) == [("chief", 0)] and script(s, "B auction_hall tea hall")


def test_the_good_goes_to_a_contract_merchant_or_factory_or_into_a_store() -> None:
    """Ruling 37."""
    cards = ["", "auction_hall tea_house coffee_roaster warehouse"]
    s = hall(cards=cards, contracts=[{}, {TEA_RUBBER: ""}])
    assert fetches(s) == {
        "tea contract_a1_small", "tea tea_house", "tea warehouse", "tea hall",
        "coffee coffee_roaster", "coffee warehouse", "coffee hall",
    }  # fmt: skip
    assert script(s, "B auction_hall tea contract_a1_small")[1][1] == Delivered(
        1, "tea", TEA_RUBBER, complete=False
    )
    assert script(s, "B auction_hall coffee coffee_roaster")[1][1] == Sold(1, "coffee", "coffee_roaster", 1)
    assert script(s, "B auction_hall tea tea_house")[1][1] == Processed(1, "tea", "tea_house", 2)
    assert script(s, "B auction_hall tea warehouse")[0].seats[1].warehouse == ["tea"]


def test_a_sold_good_lies_in_the_supply_again() -> None:
    s, _ = script(hall(cards=["", "auction_hall coffee_roaster"]), "B auction_hall coffee coffee_roaster")
    assert supply(s) == {"coffee": 1, "tea": 1} and s.seats[1].coins == 6 and s.seats[1].pool == []


def test_full_stores_take_nothing() -> None:
    """Clarification 15."""
    cards, warehouse, full = (
        ["", "auction_hall warehouse"],
        ["", "rubber rubber rubber rubber"],
        ["", "saffron"],
    )
    assert fetches(hall(cards=cards, warehouse=warehouse, hall=full)) == set()
    assert fetches(hall(cards=cards, warehouse=warehouse)) == {"tea hall", "coffee hall"}


def test_it_needs_goods_in_the_supply() -> None:
    """Ruling 37."""
    assert fetches(hall(supply="")) == set() and refused(hall(), "B auction_hall rubber hall")


def test_while_loading_the_good_joins_the_pool_or_is_loaded_at_once() -> None:
    """Ruling 37, clarification 15: not into the stores, which are part of the pool then."""
    s = hall("loading", cards=["", "auction_hall tea_house warehouse"], cargo=["rubber"])
    assert fetches(s) == {"tea tea_house", "tea pool", "coffee pool"}
    assert script(s, "B auction_hall tea pool")[0].seats[1].pool == ["tea"]


def test_after_its_own_done_a_seat_uses_its_stores_again() -> None:
    """Clarification 15."""
    s, _ = script(hall("loading", cargo=["rubber"]), "B done - -")
    assert fetches(s) == {"tea hall", "coffee hall"}


def test_a_seat_with_a_card_to_play_is_not_done_by_itself() -> None:
    """Ruling 18, clarification 3: the card is a choice, but only for its owner."""
    assert [it.seat for it in forced(hall("loading"))] == [0]
    assert [it.seat for it in forced(hall("loading", supply=""))] == [0, 1]


def test_a_seat_that_cannot_pay_does_not_pass_while_it_has_a_card_to_play() -> None:
    """Ruling 1."""
    facts: Any = {"coins": [0, 5], "cards": ["auction_hall coffee_roaster"]}
    s = hall(**facts)
    assert not forced(s) and "buy" in offered(script(s, "A auction_hall coffee coffee_roaster")[0])
    assert forced(hall(**facts, supply=""))


def test_a_play_is_accepted_while_only_forced_decisions_wait() -> None:
    """Clarification 18."""
    s = hall(coins=[0, 5])
    assert forced(s) and script(s, "B auction_hall tea hall")


def test_only_its_owner_plays_it() -> None:
    assert refused(hall(), "A auction_hall tea hall")


# --- Smuggler


def smuggler(phase: str = "purchase", **more: Any) -> State:
    """A is asked; B holds the Smuggler; A and C have contracts."""
    facts = {
        "coins": [5, 5, 5],
        "columns": {"bank": "A"},
        "cards": ["", "smuggler"],
        "contracts": [
            {TEA_RUBBER: "tea rubber", LARGE: "coffee tea"},
            {MEDIUM: "saffron"},
            {"contract_b1_small": "carpet"},
        ],
    }
    return arrange(KAI, phase, **{**facts, **more})


def test_the_smuggler_steals_from_incomplete_contracts_of_opponents_only() -> None:
    """Ruling 38, clarification 17."""
    stolen = {tuple(line.split()[1:4]) for line in offered(smuggler(), 1) if line.startswith("smuggle")}
    assert stolen == {("0", LARGE, "coffee"), ("0", LARGE, "tea"), ("2", "contract_b1_small", "carpet")}


def test_the_stolen_good_is_loaded_at_once() -> None:
    s, told = script(smuggler(), f"B smuggle 0 {LARGE} coffee {MEDIUM}")
    assert told == [Smuggled(1, 0, LARGE, "coffee", MEDIUM), Delivered(1, "coffee", MEDIUM, complete=False)]
    assert s.seats[0].filled[LARGE] == ["tea"] and s.seats[1].filled[MEDIUM] == ["saffron", "coffee"]
    assert s.seats[1].cards == [MEDIUM] and s.discard[-1] == "smuggler"


def test_a_smuggled_good_may_go_into_the_pool_while_loading() -> None:
    """Ruling 37."""
    s = smuggler("loading", cargo=["", "hemp"])
    assert script(s, "B smuggle 2 contract_b1_small carpet pool")[0].seats[1].pool == ["carpet", "hemp"]


def test_without_anything_to_steal_the_smuggler_is_no_choice() -> None:
    """Ruling 38."""
    assert (
        offered(smuggler(contracts=[{TEA_RUBBER: "tea rubber"}, {MEDIUM: "saffron"}, {LARGE: ""}]), 1) == []
    )


# --- Truck


def truck(phase: str = "purchase", **more: Any) -> State:
    """B holds the Truck: four seats."""
    lying = {TEA_RUBBER: "tea rubber", LARGE: "coffee", MEDIUM: "saffron", "contract_b2_medium": ""}
    facts = {"coins": [5] * 4, "columns": {"bank": "A"}, "cards": ["", "truck"], "contracts": [{}, lying]}
    return arrange(KAI, phase, **{**facts, **more})


def test_the_truck_moves_up_to_three_goods_also_off_complete_contracts() -> None:
    """Ruling 39."""
    moves = f"tea/{TEA_RUBBER}/{LARGE},coffee/{LARGE}/{MEDIUM},saffron/{MEDIUM}/contract_b2_medium"
    s, told = script(truck(), f"B truck {moves}")
    assert s.seats[1].filled == {
        TEA_RUBBER: ["rubber"], LARGE: ["tea"], MEDIUM: ["coffee"], "contract_b2_medium": ["saffron"],
    }  # fmt: skip
    assert isinstance(told[0], Trucked) and told[0].complete == () and s.discard[-1] == "truck"


def test_a_good_may_take_the_space_of_another_that_is_lifted_too() -> None:
    """Clarification 16: all are lifted first, in any order."""
    s = truck(contracts=[{}, {TEA_RUBBER: "tea", LARGE: "tea", "contract_b2_medium": ""}])
    assert refused(s, f"B truck tea/{TEA_RUBBER}/{LARGE}")
    chain = (f"tea/{TEA_RUBBER}/{LARGE}", f"tea/{LARGE}/contract_b2_medium")
    for moves in (chain, chain[::-1]):
        after, _ = script(s, "B truck " + ",".join(moves))
        assert after.seats[1].filled == {TEA_RUBBER: [], LARGE: ["tea"], "contract_b2_medium": ["tea"]}


def test_a_truck_that_changes_nothing_is_illegal() -> None:
    """Clarification 16."""
    s = truck(contracts=[{}, {TEA_RUBBER: "tea", LARGE: "tea", "contract_b2_medium": ""}])
    assert refused(s, f"B truck tea/{TEA_RUBBER}/{LARGE},tea/{LARGE}/{TEA_RUBBER}")


def test_every_good_finds_a_matching_space_of_its_own() -> None:
    """Ruling 39."""
    for moves in (
        f"rubber/{TEA_RUBBER}/{LARGE}",
        f"tea/{TEA_RUBBER}/{TEA_RUBBER}",
        f"tea/{TEA_RUBBER}/{LARGE},tea/{TEA_RUBBER}/contract_b2_medium",
        f"coffee/{TEA_RUBBER}/{MEDIUM}",
        "-",
    ):
        assert refused(truck(), f"B truck {moves}")


def test_four_goods_are_too_many() -> None:
    s = truck(contracts=[{}, {LARGE: "coffee saffron carpet tea", MEDIUM: "", "contract_b2_medium": ""}])
    trips = [f"{good}/{LARGE}/{MEDIUM}" for good in ("coffee", "saffron", "carpet")]
    assert script(s, "B truck " + ",".join(trips))
    assert refused(s, "B truck " + ",".join([*trips, f"tea/{LARGE}/contract_b2_medium"]))


def test_without_anything_to_move_the_truck_is_no_choice() -> None:
    """Clarification 3: then a seat with nothing to load is done by itself."""
    s = truck("loading", contracts=[{}, {TEA_RUBBER: "tea rubber"}])
    assert offered(s, 1) == ["done - -"] and [it.seat for it in forced(s)] == [0, 1, 2, 3]
    assert [it.seat for it in forced(truck("loading"))] == [0, 2, 3]


def test_every_single_good_is_listed() -> None:
    assert offered(truck(), 1) == [
        f"truck coffee/{LARGE}/{MEDIUM}", f"truck coffee/{LARGE}/contract_b2_medium",
        f"truck saffron/{MEDIUM}/{LARGE}", f"truck saffron/{MEDIUM}/contract_b2_medium",
        f"truck tea/{TEA_RUBBER}/{LARGE}", f"truck tea/{TEA_RUBBER}/contract_b2_medium",
    ]  # fmt: skip
