"""Purchase: reservation row, Fish Market, Savings Bank, Thief (rules 4.7, 21; rulings 27 to 29, 34, 35)."""

from __future__ import annotations

import pytest

from engine.core.loop import forced
from engine.games.speicherstadt.events import Bought, Declined, Discarded, Paid
from engine.games.speicherstadt.kaispeicher.events import Robbed, Saved, Took
from tests.arrange import arrange, script
from tests.games.speicherstadt.kaispeicher import KAI, asked, offered, refused, supply

THREE = {"bank": "A", "theatre": "B", "lighthouse": "A"}


# --- the reservation row


def test_the_columns_are_sold_before_the_reserved_cards() -> None:
    """Ruling 28."""
    s = arrange(KAI, "purchase", columns={"spice_trader": "B"}, reserved=THREE)
    assert asked(s) == [("purchase", 1)] and asked(script(s, "B pass")[0]) == [("reservation", 0)]


def test_a_reserved_card_costs_as_many_coins_as_cards_lie_in_the_row() -> None:
    """Rules 4.7, 21."""
    _, told = script(arrange(KAI, "purchase", coins=[9, 9], reserved=THREE), "A buy", "B buy", "A buy")
    assert [it for it in told if isinstance(it, Bought)] == [
        Bought(0, "bank", 3), Bought(1, "theatre", 2), Bought(0, "lighthouse", 1),
    ]  # fmt: skip


def test_the_price_falls_also_when_no_one_buys() -> None:
    """Rules 4.7, 21."""
    _, told = script(arrange(KAI, "purchase", reserved=THREE), "A pass", "B pass", "A buy")
    assert [it for it in told if isinstance(it, Declined | Discarded | Bought)] == [
        Declined(0, "bank", 3, able=True), Discarded("bank", ()),
        Declined(1, "theatre", 2, able=True), Discarded("theatre", ()),
        Bought(0, "lighthouse", 1),
    ]  # fmt: skip


def test_only_the_player_who_reserved_a_card_may_buy_it() -> None:
    """Rules 4.7, 21."""
    s = arrange(KAI, "purchase", reserved=THREE)
    assert refused(s, "B buy") and asked(script(s, "A pass")[0]) == [("reservation", 1)]


def test_a_seat_that_cannot_pay_a_reserved_card_must_pass_and_pays_nothing() -> None:
    """Ruling 27."""
    s = arrange(KAI, "purchase", coins=[2, 9], reserved=THREE)
    assert offered(s) == ["pass"] and [it.do for it in forced(s)] == ["pass"]
    assert script(s, "A pass")[0].seats[0].coins == 2


def test_coins_of_a_column_may_pay_a_reserved_card() -> None:
    """Ruling 28."""
    s = arrange(KAI, "purchase", coins=[1, 0], columns={"savings_bank": "A"}, reserved=THREE)
    assert "buy" in offered(script(s, "A buy")[0])


def test_cards_that_no_one_reserved_are_discarded_last_with_their_goods() -> None:
    """Ruling 29, clarification 9."""
    goods = {"ship_b": "tea tea tea", "k_ship_2_b": "hemp tea"}
    s = arrange(KAI, "purchase", upper="ship_b theatre", reserved={"k_ship_2_b": "A"}, goods=goods)
    assert supply(s) == {}
    s, told = script(s, "A pass")
    assert told[1:4] == [
        Discarded("k_ship_2_b", ("hemp", "tea")), Discarded("ship_b", ("tea",) * 3), Discarded("theatre", ()),
    ]  # fmt: skip
    assert supply(s) == {"tea": 4, "hemp": 1} and s.upper == [None, None]


def test_goods_of_a_reserved_ship_wait_for_loading() -> None:
    """Clarification 11."""
    s = arrange(KAI, "purchase", reserved={"ship_b": "A"}, goods={"ship_b": "tea tea tea"})
    assert script(s, "A buy")[0].seats[0].pool == ["tea"] * 3


# --- Fish Market


def test_the_fish_market_takes_the_card_for_nothing_and_is_gone() -> None:
    """Ruling 34: the coins do not matter."""
    s = arrange(KAI, "purchase", coins=[0, 5], columns={"bank": "ABB"}, cards=["fish_market"])
    s, told = script(s, "A take")
    assert told[0] == Took(0, "bank", 3) and s.seats[0].cards == ["bank"] and s.discard == ["fish_market"]
    assert s.columns[0].line == []


def test_the_fish_market_also_takes_a_reserved_card() -> None:
    """Ruling 34."""
    s = arrange(KAI, "purchase", coins=[0, 5], reserved=THREE, cards=["fish_market"])
    assert script(s, "A take")[1][0] == Took(0, "bank", 3)


def test_the_fish_market_works_only_at_the_own_turn_to_buy() -> None:
    """Ruling 34."""
    s = arrange(KAI, "purchase", columns={"bank": "BA"}, cards=["fish_market"])
    assert refused(s, "A take") and refused(s, "B take")
    assert "take" not in offered(arrange(KAI, "demand", columns={"bank": ""}, cards=["fish_market"]))


def test_the_fish_market_serves_from_the_next_card_on() -> None:
    """Ruling 34: at once, but not for itself."""
    s = arrange(KAI, "purchase", columns={"fish_market": "A", "bank": "A"})
    assert refused(s, "A take") and "take" in offered(script(s, "A buy")[0])


def test_a_player_who_holds_the_fish_market_is_not_made_to_pass() -> None:
    """Ruling 1, clarification 3."""
    assert not forced(arrange(KAI, "purchase", coins=[0, 5], columns={"bank": "A"}, cards=["fish_market"]))


def test_a_card_taken_for_nothing_counts_as_bought() -> None:
    """Ruling 21, clarification 10: no coin of consolation."""
    s = arrange(KAI, "purchase", columns={"theatre": "A"}, cards=["fish_market"])
    _, told = script(s, "A take", "A done - -", "B done - -")
    assert [it.coins for it in told if isinstance(it, Paid)] == [2, 3]


def test_a_savings_bank_taken_for_nothing_pays() -> None:
    """Clarification 10."""
    s = arrange(KAI, "purchase", coins=[0, 5], columns={"savings_bank": "A"}, cards=["fish_market"])
    s, _ = script(s, "A take")
    assert s.seats[0].coins == 4 and s.discard == ["fish_market", "savings_bank"]


# --- Savings Bank, Thief


def test_the_savings_bank_pays_four_coins_at_once_and_is_gone() -> None:
    """Ruling 35."""
    s, told = script(arrange(KAI, "purchase", coins=[2, 5], columns={"savings_bank": "AB"}), "A buy")
    assert told[:2] == [Bought(0, "savings_bank", 2), Saved(0, 4)]
    assert s.seats[0].coins == 4 and s.seats[0].cards == [] and s.discard == ["savings_bank"]


def test_one_must_first_be_able_to_pay_the_savings_bank() -> None:
    """Ruling 35."""
    assert refused(arrange(KAI, "purchase", coins=[1, 5], columns={"savings_bank": "AB"}), "A buy")


def test_the_thief_takes_a_coin_of_each_opponent_who_has_one() -> None:
    """Ruling 35."""
    s, told = script(arrange(KAI, "purchase", coins=[3, 0, 2, 1], columns={"thief": "ABC"}), "A buy")
    assert told[:3] == [Bought(0, "thief", 3), Robbed(0, 2, 1), Robbed(0, 3, 1)]
    assert [me.coins for me in s.seats] == [2, 0, 1, 0] and s.discard == ["thief"]


def test_the_thief_changes_who_can_afford_the_next_card() -> None:
    """Ruling 35."""
    s = arrange(KAI, "purchase", coins=[1, 1], columns={"thief": "A", "bank": "B"})
    s, _ = script(s, "A buy")
    assert refused(s, "B buy")


def test_the_bank_adds_a_coin_to_two_or_three() -> None:
    """Ruling 22."""
    _, told = script(arrange(KAI, "purchase", columns={"bank": "A"}), "A buy", "A done - -", "B done - -")
    assert [it.coins for it in told if isinstance(it, Paid)] == [3, 3]


@pytest.mark.parametrize("way", ["buy", "take"])
@pytest.mark.parametrize("card", [it.id for it in KAI.cards.values() if it.kind != "fire"])
def test_every_card_counts_as_bought(card: str, way: str) -> None:
    """Ruling 21: also one that is gone at once, also where the Fish Market brings it. No one is consoled."""
    owned = ["fish_market" if card != "fish_market" else ""]
    if way == "buy" or any(owned):
        s, told = script(arrange(KAI, "purchase", columns={card: "A"}, cards=owned), f"A {way}")
        assert [me.bought for me in s.seats] == [1, 0]
        _, told = script(s, "A done - -", "B done - -")
        coins = 3 if card == "bank" else 2
        assert [it.coins for it in told if isinstance(it, Paid)] == [coins, 3]
