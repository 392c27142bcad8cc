"""Loading: factories, new merchants, Harbour Master (rules 4.7, 23; rules 4.8, 26; ruling 50)."""

from __future__ import annotations

import pytest

from engine.core.scores import standings
from engine.games.speicherstadt.events import Exchanged, Sold
from engine.games.speicherstadt.kaispeicher.events import Processed
from tests.arrange import arrange, script
from tests.games.speicherstadt.kaispeicher import KAI, offered, refused, supply

FACTORIES = {card.id: card.good for card in KAI.cards.values() if card.kind == "factory"}
MERCHANTS = {"tailor": "cloth", "glassblower": "glass", "rope_maker": "hemp"}


@pytest.mark.parametrize("factory", FACTORIES)
def test_a_factory_gives_two_points_for_each_good_at_once(factory: str) -> None:
    good = FACTORIES[factory]
    s = arrange(KAI, "loading", cargo=[f"{good} {good}"], cards=[factory])
    s, told = script(s, *[f"A process {good} {factory}"] * 2)
    assert told == [Processed(0, good, factory, 2)] * 2
    assert (s.seats[0].points, s.seats[0].factory, supply(s)) == (4, 4, {good: 2})


def test_a_factory_takes_only_its_own_good_and_serves_only_its_owner() -> None:
    s = arrange(KAI, "loading", cargo=["tea", "coffee"], cards=["coffee_roastery"])
    assert refused(s, "A process tea coffee_roastery") and refused(s, "B process coffee coffee_roastery")


def test_a_factory_serves_in_the_round_in_which_it_is_bought() -> None:
    """Rules 4.3, 9."""
    s = arrange(KAI, "purchase", columns={"tea_house": "A"}, hall=["tea"])
    assert "process tea tea_house" in offered(script(s, "A buy")[0])


def test_points_of_factories_are_a_line_of_their_own() -> None:
    s = arrange(KAI, "loading", cargo=["tea"], cards=["tea_house"], points=[-1])
    lines = standings(script(s, "A process tea tea_house")[0])[0]
    assert (lines["fires"], lines["factories"]) == (-1, 2)


@pytest.mark.parametrize("merchant", MERCHANTS)
def test_a_new_merchant_pays_three_coins(merchant: str) -> None:
    good = MERCHANTS[merchant]
    s = arrange(KAI, "loading", cargo=[good], cards=[merchant])
    s, told = script(s, f"A sell {good} {merchant}")
    assert told == [Sold(0, good, merchant, 3)] and s.seats[0].coins == 8 and supply(s) == {good: 1}


def test_with_the_harbour_master_an_exchange_costs_two_goods_no_longer_three() -> None:
    """Rules 4.8, 26; clarification 13."""
    s = arrange(KAI, "loading", cargo=["coffee coffee coffee"], cards=["harbour_master"], supply="tea")
    assert refused(s, "A exchange coffee,coffee,coffee tea")
    s, told = script(s, "A exchange coffee,coffee tea")
    assert told == [Exchanged(0, ("coffee", "coffee"), "tea")] and s.seats[0].pool == ["coffee", "tea"]


def test_everyone_else_gives_three() -> None:
    s = arrange(KAI, "loading", cargo=["coffee coffee coffee"] * 2, cards=["harbour_master"], supply="tea")
    assert refused(s, "B exchange coffee,coffee tea") and script(s, "B exchange coffee,coffee,coffee tea")


def test_new_goods_may_be_delivered_exchanged_sold_and_stored() -> None:
    """Ruling 50."""
    contracts = {"k_contract_b_small": ""}
    s = arrange(
        KAI, "loading", cargo=["hemp hemp hemp cloth glass glass glass"], contracts=[contracts], supply="tea"
    )
    script(
        s,
        "A deliver hemp k_contract_b_small",
        "A exchange glass,glass,glass tea",
        "A trade cloth,hemp",
        "A done - hemp",
    )
    s = arrange(KAI, "loading", cargo=["hemp"], cards=["warehouse"])
    assert script(s, "A done hemp -")[0].seats[0].warehouse == ["hemp"]


def test_goods_of_small_ships_must_be_unloaded_too() -> None:
    s = arrange(KAI, "purchase", columns={"k_ship_1_b": "A"}, goods={"k_ship_1_b": "hemp"})
    assert script(s, "A buy")[0].seats[0].pool == ["hemp"]
