"""Loading (rules 4.4; rulings 13 to 20)."""

from __future__ import annotations

import pytest

from engine.core.actions import notation
from engine.core.errors import IllegalAction
from engine.core.loop import forced
from engine.games.speicherstadt.events import Delivered, Exchanged, Loaded, Sold, Traded
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script

SMALL, MEDIUM, LARGE = "contract_a1_small", "contract_a2_medium", "contract_a3_large"
"""Tea and rubber; coffee, saffron and carpet; coffee, tea, saffron and carpet."""


def refused(s: State, line: str) -> bool:
    """Whether the rules do not allow this."""
    with pytest.raises(IllegalAction):
        script(s, line)
    return True


def supply(s: State) -> dict[str, int]:
    """What lies in the supply."""
    return {good: cubes for good, cubes in s.supply.items() if cubes}


def offered(s: State, seat: int = 0) -> list[str]:
    """What this seat may do with its goods, in words, without what can be filled in."""
    return [notation(option)[2:] for it in s.pending if it.seat == seat for option in it.options]


# --- the pool


def test_ships_warehouse_and_market_hall_are_one_pool() -> None:
    """Ruling 17, rules 11 and 12."""
    s = arrange(
        BASE, "loading", cargo=["tea tea coffee"], warehouse=["rubber"], hall=["carpet"], cards=["warehouse"]
    )
    assert s.seats[0].pool == ["carpet", "coffee", "rubber", "tea", "tea"]


def test_stored_goods_may_be_used_and_stored_again_without_a_new_ship() -> None:
    """Rule 12."""
    s = arrange(
        BASE, "loading", warehouse=["tea tea"], hall=["rubber"], contracts=[{SMALL: ""}], cards=["warehouse"]
    )
    s, _ = script(s, "A deliver rubber contract_a1_small", "A done tea tea")
    assert (s.seats[0].warehouse, s.seats[0].hall) == (["tea"], ["tea"])


def test_all_seats_load_at_the_same_time() -> None:
    """Ruling 18: the starter is only listed first."""
    s = arrange(BASE, "loading", coins=[5] * 3, cargo=["tea", "tea", "tea"], starter="B")
    assert [it.seat for it in s.pending] == [1, 2, 0]
    s, _ = script(s, "A done - tea", "C done - -", "B done - tea")
    assert [me.hall for me in s.seats] == [["tea"], ["tea"], []]


def test_moves_of_different_seats_may_interleave() -> None:
    """Ruling 18: they meet only in the supply, each move valid when it is made."""
    s = arrange(BASE, "loading", cargo=["tea tea tea", "coffee coffee coffee"])
    assert refused(s, "A exchange tea,tea,tea coffee")
    s, _ = script(s, "B trade coffee,coffee", "A exchange tea,tea,tea coffee", "B done - coffee")
    assert s.seats[0].pool == ["coffee"] and supply(s) == {"tea": 3, "coffee": 1}


def test_a_seat_with_nothing_to_load_is_done_by_itself() -> None:
    """Ruling 18."""
    s = arrange(BASE, "loading", cargo=["tea"])
    assert [notation(it) for it in forced(s)] == ["B done - -"]


def test_even_one_good_is_a_choice() -> None:
    """Ruling 20: it may be kept or given away."""
    s = arrange(BASE, "loading", hall=["tea", "coffee"])
    assert not forced(s) and offered(s) == ["done - tea"]


def test_nothing_more_may_be_done_after_done() -> None:
    s, _ = script(arrange(BASE, "loading", cargo=["tea tea", "tea"]), "A done - tea")
    assert refused(s, "A done - tea") and refused(s, "A trade tea,tea")


def test_there_is_no_trade_between_players() -> None:
    """Rule 10: no seat delivers to what another one owns."""
    s = arrange(BASE, "loading", cargo=["tea", "tea"], contracts=[{}, {SMALL: ""}], cards=["", "tea_taster"])
    assert refused(s, "A deliver tea contract_a1_small") and refused(s, "A sell tea tea_taster")


def test_ships_stay_before_their_owner() -> None:
    """Rule 11: they count for the Port."""
    s, _ = script(
        arrange(BASE, "loading", cargo=["tea tea tea"], cards=["ship_b"]), "A done - -", "B done - -"
    )
    assert s.seats[0].cards == ["ship_b"] and s.seats[0].cargo == []


# --- contracts


def test_a_contract_takes_the_goods_that_it_lacks() -> None:
    """Rule 13: partly is allowed; the last good completes it."""
    s = arrange(BASE, "loading", cargo=["tea rubber"], contracts=[{SMALL: ""}])
    _, told = script(s, "A deliver tea contract_a1_small", "A deliver rubber contract_a1_small")
    assert [it.complete for it in told if isinstance(it, Delivered)] == [False, True]


def test_a_contract_takes_no_other_kinds() -> None:
    """Rule 13."""
    assert refused(
        arrange(BASE, "loading", cargo=["coffee"], contracts=[{SMALL: ""}]), f"A deliver coffee {SMALL}"
    )


def test_a_space_is_filled_once() -> None:
    """Ruling 19: no over-filling."""
    s = arrange(BASE, "loading", cargo=["tea tea"], contracts=[{SMALL: "tea"}])
    assert refused(s, f"A deliver tea {SMALL}") and offered(s) == ["done - tea"]


def test_one_may_choose_which_contract_gets_a_good() -> None:
    """Ruling 19."""
    s = arrange(BASE, "loading", cargo=["carpet"], contracts=[{MEDIUM: "", LARGE: ""}])
    assert offered(s)[1:] == [f"deliver carpet {MEDIUM}", f"deliver carpet {LARGE}"]


def test_nothing_comes_off_a_contract_again() -> None:
    """Rule 13, ruling 16: contracts pay for nothing."""
    s = arrange(BASE, "loading", cargo=["tea"], contracts=[{SMALL: "rubber"}], supply="coffee")
    assert s.seats[0].pool == ["tea"] and refused(s, "A trade tea,rubber")


def test_contracts_bought_in_the_same_round_are_served() -> None:
    """Rule 9."""
    s = arrange(BASE, "purchase", columns={SMALL: "A"}, hall=["tea"])
    s, _ = script(s, "A buy", f"A deliver tea {SMALL}")
    assert s.seats[0].filled == {SMALL: ["tea"]}


# --- merchants


def test_a_merchant_pays_a_coin_for_each_good_of_its_kind() -> None:
    """Rule 14: any number; the goods go to the supply."""
    s = arrange(BASE, "loading", cargo=["tea tea tea"], cards=["tea_taster"])
    s, told = script(s, *["A sell tea tea_taster"] * 3)
    assert s.seats[0].coins == 8 and told[0] == Sold(0, "tea", "tea_taster", 1) and supply(s) == {"tea": 3}


def test_a_merchant_takes_no_other_kind() -> None:
    """Rule 14."""
    s = arrange(BASE, "loading", cargo=["coffee"], cards=["tea_taster"])
    assert offered(s) == ["done - coffee"] and refused(s, "A sell coffee tea_taster")


# --- Market Hall


def test_three_goods_for_another_one_from_the_supply() -> None:
    """Rule 14, ruling 16: from ship, warehouse and hall alike."""
    s = arrange(
        BASE,
        "loading",
        cargo=["tea"],
        warehouse=["rubber"],
        hall=["carpet"],
        supply="coffee",
        cards=["warehouse"],
    )
    s, told = script(s, "A exchange tea,rubber,carpet coffee")
    assert told == [Exchanged(0, ("tea", "rubber", "carpet"), "coffee")] and s.seats[0].pool == ["coffee"]
    assert supply(s) == {"tea": 1, "rubber": 1, "carpet": 1}


def test_one_must_not_take_what_one_gives() -> None:
    """Ruling 13."""
    s = arrange(BASE, "loading", cargo=["tea tea coffee"], supply="tea coffee")
    assert refused(s, "A exchange tea,tea,coffee coffee") and refused(s, "A exchange tea,tea,coffee tea")
    assert [form.action.__name__ for form in s.pending[0].forms] == ["Done", "Trade"]


def test_the_same_kind_may_be_taken_when_it_is_not_given() -> None:
    """Ruling 13: it depends on the three that are given, not on the pool."""
    s = arrange(BASE, "loading", cargo=["tea tea tea coffee"], supply="coffee")
    assert refused(s, "A exchange tea,tea,coffee coffee")
    assert script(s, "A exchange tea,tea,tea coffee")[0].seats[0].pool == ["coffee", "coffee"]


def test_what_is_taken_must_lie_in_the_supply_before() -> None:
    """Rulings 13 and 14: never from the bag, which holds plenty."""
    s = arrange(BASE, "loading", cargo=["tea tea tea"], supply="carpet")
    assert "coffee" in s.bag and refused(s, "A exchange tea,tea,tea coffee")
    assert script(s, "A exchange tea,tea,tea carpet")[0].supply["carpet"] == 0


@pytest.mark.parametrize("give", ["tea,tea", "tea,tea,tea,tea", "tea,tea,coffee"])
def test_exactly_three_own_goods_are_given(give: str) -> None:
    """Rule 14."""
    assert refused(
        arrange(BASE, "loading", cargo=["tea tea tea tea"], supply="carpet"), f"A exchange {give} carpet"
    )


def test_an_exchanged_good_may_be_used_stored_sold_or_exchanged_again() -> None:
    """Ruling 15: no limit."""
    cargo = ["tea tea tea tea tea"]
    s = arrange(BASE, "loading", cargo=cargo, supply="coffee carpet", contracts=[{MEDIUM: ""}])
    s, _ = script(
        s, "A exchange tea,tea,tea coffee", "A exchange tea,tea,coffee carpet", f"A deliver carpet {MEDIUM}"
    )
    assert s.seats[0].filled == {MEDIUM: ["carpet"]} and supply(s) == {"tea": 5, "coffee": 1}


def test_any_two_goods_for_a_coin_as_often_as_one_likes() -> None:
    """Rule 14, ruling 15."""
    s = arrange(BASE, "loading", cargo=["tea tea coffee carpet"])
    s, told = script(s, "A trade tea,coffee", "A trade tea,carpet")
    assert s.seats[0].coins == 7 and told[0] == Traded(0, ("tea", "coffee"), 1)
    assert supply(s) == {"tea": 2, "coffee": 1, "carpet": 1}


def test_one_good_cannot_be_sold_in_the_hall() -> None:
    assert refused(arrange(BASE, "loading", cargo=["tea"]), "A trade tea,tea")


# --- done


def test_what_is_left_over_goes_to_the_supply_never_into_the_bag() -> None:
    """Rule 11, ruling 20."""
    s = arrange(BASE, "loading", cargo=["tea tea coffee", "rubber"])
    bag = s.bag[:]
    s, told = script(s, "A done - coffee")
    assert told == [Loaded(0, (), ("coffee",), ("tea", "tea"))] and supply(s) == {"tea": 2} and s.bag == bag


def test_the_market_hall_keeps_one_good_the_warehouse_four() -> None:
    """Rule 14."""
    s = arrange(BASE, "loading", cargo=["tea tea tea tea tea tea"], cards=["warehouse"])
    assert refused(s, "A done tea,tea,tea,tea tea,tea") and refused(s, "A done tea,tea,tea,tea,tea tea")
    s, _ = script(s, "A done tea,tea,tea,tea tea")
    assert (len(s.seats[0].warehouse), len(s.seats[0].hall), supply(s)) == (4, 1, {"tea": 1})


def test_the_limits_bind_only_at_the_end() -> None:
    """Ruling 17: in between a seat may hold as many goods as it likes."""
    s = arrange(BASE, "loading", cargo=["tea tea tea"] * 2, warehouse=["tea tea tea"], cards=["warehouse"])
    assert len(s.seats[0].pool) == 6 and s.pending[0].options[0] == s.pending[0].default


def test_nothing_goes_into_a_warehouse_that_one_lacks() -> None:
    assert refused(arrange(BASE, "loading", cargo=["tea"]), "A done tea -")


def test_one_keeps_only_what_one_has_and_every_good_once() -> None:
    s = arrange(BASE, "loading", cargo=["tea"], cards=["warehouse"])
    assert refused(s, "A done tea tea") and refused(s, "A done coffee -")


def test_storing_is_optional() -> None:
    """Ruling 20."""
    s, _ = script(arrange(BASE, "loading", cargo=["tea tea", "tea"], cards=["warehouse"]), "A done - -")
    assert supply(s) == {"tea": 2} and s.seats[0].warehouse == []


def test_the_default_keeps_what_fits() -> None:
    s = arrange(BASE, "loading", cargo=["tea tea tea coffee carpet rubber"], cards=["warehouse"])
    assert offered(s)[0] == "done carpet,coffee,rubber,tea tea"


def test_loading_takes_place_in_every_round() -> None:
    """Clarification 12 of the record: also in winter, without goods."""
    assert len(forced(arrange(BASE, "loading", coins=[5] * 4))) == 4
