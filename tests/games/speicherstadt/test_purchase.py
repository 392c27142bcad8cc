"""Purchase (rules 4.3; rulings 1 to 3, 5, 6)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.core.loop import forced
from engine.games.speicherstadt.events import Bought, Declined, Discarded
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script


def asked(s: State) -> tuple[str, int, int]:
    """The card in turn, the seat asked, the price."""
    column = s.columns[s.at]
    assert [it.seat for it in s.pending] == [column.line[0]]
    return column.card, column.line[0], len(column.line)


def test_the_lowest_worker_may_buy_for_as_many_coins_as_workers_stand_there() -> None:
    """Rule 6, ruling 3: one's own count too."""
    s = arrange(BASE, "purchase", columns={"bank": "ABA"})
    s, told = script(s, "A buy")
    assert told[0] == Bought(0, "bank", 3) and s.seats[0].coins == 2 and s.seats[0].cards == ["bank"]


def test_on_a_purchase_all_workers_of_the_column_go_home() -> None:
    """Rule 6: no other seat is asked for this card."""
    s, _ = script(arrange(BASE, "purchase", columns={"bank": "ABA", "warehouse": "B"}), "A buy")
    assert s.columns[0].line == [] and asked(s) == ("warehouse", 1, 1)


def test_the_price_falls_with_every_pass() -> None:
    """Rule 7."""
    _, told = script(arrange(BASE, "purchase", columns={"bank": "ABA"}), "A pass", "B buy")
    assert told == [Declined(0, "bank", 3, able=True), Bought(1, "bank", 2)]


def test_a_pass_tells_whether_a_worker_of_the_same_seat_is_still_in_line() -> None:
    """A coin kept for a later card is no mistake of the lesson."""
    s = arrange(BASE, "purchase", columns={"bank": "AB", "warehouse": "A"})
    told = script(s, "A pass", "B pass", "A pass")[1]
    assert [it.waits for it in told if isinstance(it, Declined)] == [True, False, False]


def test_after_a_pass_the_next_worker_is_asked_possibly_of_the_same_seat() -> None:
    """Rule 7, ruling 2."""
    s, _ = script(arrange(BASE, "purchase", columns={"bank": "AAB"}), "A pass")
    assert asked(s) == ("bank", 0, 2)


def test_a_player_who_has_passed_is_asked_again_for_a_later_worker() -> None:
    """Ruling 2."""
    s, _ = script(arrange(BASE, "purchase", columns={"bank": "ABA"}), "A pass", "B pass")
    assert asked(s) == ("bank", 0, 1)


def test_cards_come_from_left_to_right() -> None:
    """Rule 6."""
    s = arrange(BASE, "purchase", columns={"bank": "A", "warehouse": "B", "tea_taster": "A"})
    cards = [asked(s)[0]]
    for line in ("A pass", "B pass"):
        s, _ = script(s, line)
        cards.append(asked(s)[0])
    assert cards == ["bank", "warehouse", "tea_taster"]


def test_a_card_that_no_one_buys_is_discarded_when_its_turn_comes() -> None:
    """Rule 8."""
    s = arrange(BASE, "purchase", columns={"bank": "A", "warehouse": "B"})
    assert s.discard == []
    s, told = script(s, "A pass")
    assert told[-1] == Discarded("bank", ()) and s.discard == ["bank"]


def test_a_card_without_workers_is_discarded_in_its_turn() -> None:
    """Rule 8."""
    s = arrange(BASE, "purchase", columns={"bank": "", "warehouse": "A", "tea_taster": ""})
    assert s.discard == ["bank"] and asked(s) == ("warehouse", 0, 1)
    assert script(s, "A buy")[0].discard == ["bank", "tea_taster"]


def test_goods_of_an_unbought_ship_go_to_the_supply_when_it_is_discarded() -> None:
    """Ruling 5: never into the bag."""
    s = arrange(BASE, "purchase", columns={"ship_b": "A"}, goods={"ship_b": "tea tea rubber"})
    bag = s.bag[:]
    s, told = script(s, "A pass")
    assert told[-1] == Discarded("ship_b", ("tea", "tea", "rubber"))
    assert (s.supply["tea"], s.supply["rubber"]) == (2, 1) and s.bag == bag


def test_a_player_who_cannot_pay_must_pass() -> None:
    """Rule 7, ruling 1: asked, but with one answer only."""
    s = arrange(BASE, "purchase", coins=[2, 5], columns={"bank": "ABB"})
    assert [it.do for it in s.pending[0].options] == ["pass"] and len(forced(s)) == 1
    with pytest.raises(IllegalAction):
        script(s, "A buy")
    assert script(s, "A pass")[1] == [Declined(0, "bank", 3, able=False)]


def test_the_last_coin_is_enough() -> None:
    s = arrange(BASE, "purchase", coins=[3, 5], columns={"bank": "ABB", "warehouse": "A"})
    s, _ = script(s, "A buy")
    assert s.seats[0].coins == 0 and [it.do for it in s.pending[0].options] == ["pass"]


def test_a_player_who_could_not_pay_may_buy_when_the_price_has_fallen() -> None:
    """Rule 7, ruling 2."""
    s = arrange(BASE, "purchase", coins=[2, 5], columns={"bank": "AAA"})
    s, told = script(s, "A pass", "A buy")
    assert told[1] == Bought(0, "bank", 2)


def test_only_the_first_in_line_is_asked() -> None:
    """Ruling 6: decisions run strictly in order."""
    s = arrange(BASE, "purchase", columns={"bank": "AB", "warehouse": "B"})
    for line in ("B buy", "B pass"):
        with pytest.raises(IllegalAction):
            script(s, line)


def test_passing_is_the_default() -> None:
    assert arrange(BASE, "purchase", columns={"bank": "A"}).pending[0].default.do == "pass"


def test_a_bought_contract_lies_empty_before_its_owner() -> None:
    s, _ = script(arrange(BASE, "purchase", columns={"contract_a1_small": "A"}), "A buy")
    assert s.seats[0].filled == {"contract_a1_small": []}


def test_a_bought_merchant_serves_in_the_same_round() -> None:
    """Rule 9."""
    s = arrange(BASE, "purchase", columns={"tea_taster": "A"}, warehouse=["tea"], cards=["warehouse"])
    s, _ = script(s, "A buy", "A sell tea tea_taster")
    assert s.seats[0].coins == 5


def test_bought_goods_lie_on_their_ship_until_loading() -> None:
    """Clarification 11 of the record."""
    columns = {"ship_b": "A", "bank": "B"}
    s, _ = script(arrange(BASE, "purchase", columns=columns, goods={"ship_b": "tea tea tea"}), "A buy")
    assert s.seats[0].cargo == ["tea"] * 3 and s.seats[0].pool == []
    assert script(s, "B pass")[0].seats[0].pool == ["tea"] * 3
