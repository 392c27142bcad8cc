"""The end of a round: cards, loans, stores (rules, phase 5; H-17 to H-25, H-33, H-40 to H-43)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.actions import act
from engine.core.errors import IllegalAction
from engine.core.loop import forced, publicly_forced
from engine.games.hamburg.actions import Close
from engine.games.hamburg.events import BACK, Borrowed, Closed, Discarded, RoundEnded
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, MAGISTRAT, arrange, asked, listed, script


def closing(**more: Any) -> State:
    """Seat A at the end of a round; B has nothing to decide on."""
    s = arrange("closing", **{"goods": ["", ""], **more})
    s.deck = [*MAGISTRAT.deck[:40]]
    return s


def closes(s: State, line: str) -> list[object]:
    """What a `close` tells, before the round ends."""
    return [it for it in script(s, line)[1] if isinstance(it, Closed | Discarded | Borrowed)]


def test_everyone_closes_at_once_in_any_order() -> None:
    """H-41."""
    s = closing(goods=["tea tea tea", "tea tea coffee"])
    assert asked(s) == ["A closing", "B closing"]
    assert asked(script(s, "B close 0 tea,tea")[0]) == ["A closing"]


def test_one_way_to_close_is_no_choice() -> None:
    for goods in ("", "tea", "tea coffee", "tea tea tea tea"):
        assert len(forced(closing(goods=[goods, "tea tea coffee"]))) == 1
    assert not forced(closing(goods=["tea tea coffee", "tea tea coffee"]))
    assert not forced(closing(goods=["tea", "tea tea coffee"], money=[12, 30], loans=[1]))
    assert forced(closing(goods=["tea", "tea tea coffee"], money=[11, 30], loans=[1]))


def test_what_everyone_sees_to_be_no_choice_closes_without_a_question() -> None:
    """Room for all goods, no loan: then neither a wait nor the lack of one tells anything."""
    s = closing(goods=["tea coffee", "tea tea coffee"])
    assert publicly_forced(s) == (act(Close, 0, repay=0, keep=("coffee", "tea")),)
    (mine, _) = s.seen_by(1).pending
    assert mine.options == (act(Close, 0, repay=0, keep=(BACK, BACK)),)


@pytest.mark.parametrize(
    "more", [{"goods": ["tea tea tea", "tea tea coffee"]}, {"loans": [1], "money": [3, 30]}]
)
def test_what_only_its_player_knows_to_be_no_choice_is_asked(more: Any) -> None:
    s = closing(**{"goods": ["tea", "tea tea coffee"], **more})
    assert forced(s) and not publicly_forced(s)
    assert not s.seen_by(1).pending[0].options


def test_a_speicher_may_not_stay_empty_while_there_are_goods() -> None:
    """H-40: which goods, is free."""
    s = closing(goods=["tea tea coffee", ""])
    assert listed(s) == ["close 0 tea,tea", "close 0 coffee,tea"], "the default first"
    assert closes(s, "A close 0 tea,tea") == [Closed(0, 0, 0, ("tea", "tea"), 0), Discarded(0, ("coffee",))]


def test_loans_are_repaid_from_cash_alone() -> None:
    """H-43: 12 Mark each, before storing."""
    s = closing(money=[25, 30], loans=[3], goods=["tea", "tea tea coffee"])
    assert listed(s) == ["close 0 tea", "close 1 tea", "close 2 tea"]
    after, _ = script(s, "A close 2 tea")
    assert (after.seats[0].money, after.seats[0].loans) == (1, 1)


def test_a_player_who_says_nothing_repays_in_the_last_round_what_can_be_repaid() -> None:
    for number, repaid in ((4, 0), (5, 2)):
        s = closing(money=[25, 30], loans=[3], goods=["tea", ""], round=number)
        assert s.pending[0].default == act(Close, 0, repay=repaid, keep=("tea",))


@pytest.mark.parametrize(("copies", "prices"), [(0, ()), (1, (2, 4, 8)), (2, (2, 4, 6, 8, 12, 16))])
def test_goods_beyond_the_speicher_cost_the_cheapest_split(copies: int, prices: tuple[int, ...]) -> None:
    """H-19, H-42."""
    s = closing(goods=["tea " * 9, "tea tea coffee"], cards=["store " * copies])
    found = [len(line.split()[2].split(",")) for line in listed(s)]
    assert found == [2 + extra for extra in range(len(prices) + 1)]
    for extra, price in enumerate(prices, 1):
        after, _ = script(s, f"A close 0 {','.join(['tea'] * (2 + extra))}")
        assert after.seats[0].money == 30 - price


@pytest.mark.parametrize(("goods", "used"), [(2, 0), (3, 1), (4, 1), (5, 2), (8, 2)])
def test_store_cards_that_keep_goods_lie_open_until_the_round_ends(goods: int, used: int) -> None:
    """7.3: as few of them as the cheapest split takes (H-42), open as long as a seat has still to close."""
    s = closing(goods=["tea " * 9, "tea tea coffee"], cards=["store store"])
    after, _ = script(s, f"A close 0 {','.join(['tea'] * goods)}")
    assert after.seats[0].used == ["store"] * used and after.seats[0].cards == ["store"] * (2 - used)
    assert after.seen_by(1).seats[0].used == ["store"] * used
    ended, _ = script(after, "B close 0 tea,tea")
    assert ended.seats[0].cards == ["store", "store"] and not ended.seats[0].used


def test_storing_may_take_a_loan_but_not_while_repaying() -> None:
    """H-43."""
    s = closing(goods=["tea tea tea", "tea tea coffee"], cards=["store"], money=[1, 30])
    assert closes(s, "A close 0 tea,tea,tea")[1:] == [Borrowed(0, 1, 10)]
    s = closing(goods=["tea tea tea", "tea tea coffee"], cards=["store"], money=[13, 30], loans=[1])
    script(s, "A close 0 tea,tea,tea", "B close 0 tea,tea")
    with pytest.raises(IllegalAction):
        script(s, "A close 1 tea,tea,tea")


def test_in_the_last_round_nothing_is_kept_beyond_the_speicher() -> None:
    """H-20."""
    s = closing(goods=["tea tea tea", "tea tea coffee"], cards=["store"], round=5)
    assert listed(s) == ["close 0 tea,tea"]


# --- Cards, in seat order


def test_cards_are_decided_in_seat_order_from_the_start_player_while_others_close() -> None:
    """H-33, H-41: the holder closes after their cards."""
    s = closing(money=[30] * 3, goods=[""] * 3, cards=["bank_or_start", "", "bank_or_start"], starter="C")
    assert asked(s) == ["C cards", "B closing"]
    with pytest.raises(IllegalAction):
        script(s, "C close 0 -")
    s, _ = script(s, "B close 0 -", "C bank")
    assert asked(s) == ["A cards", "C closing"] and s.seats[2].money == 40
    s, _ = script(s, "C close 0 -", "A end")
    assert asked(s) == ["A closing"]


def test_a_point_costs_ten_also_with_a_loan() -> None:
    """H-17, and rules, 6.2."""
    s = closing(money=[3, 30], loans=[2], cards=["buy_vp buy_vp"])
    assert listed(s) == ["end", "buy_vp"]
    s, told = script(s, "A buy_vp")
    assert told[1:] == [Borrowed(0, 1, 10)] and s.seats[0].points == {"bought": 1}
    assert asked(s)[0] == "A closing", "the second one cannot be paid for"


def test_each_card_once_a_round_and_back_in_hand_at_its_end() -> None:
    """Rules, 5.3 and 7.3."""
    s, _ = script(closing(cards=["buy_vp buy_vp"]), "A buy_vp", "A buy_vp")
    assert asked(s) == ["A closing", "B closing"] and s.seats[0].used == ["buy_vp"] * 2
    s, told = script(s, "A close 0 -", "B close 0 -")
    ended = next(it for it in told if isinstance(it, RoundEnded))
    assert ended.seats[0].cards == ("buy_vp", "buy_vp") and not s.seats[0].used


def test_a_speicher_bought_now_is_filled_now() -> None:
    """H-22."""
    s, _ = script(closing(cards=["buy_speicher"], goods=["tea tea coffee", ""]), "A buy_speicher")
    assert s.stock == 4 and s.seats[0].money == 25 and listed(s) == ["close 0 coffee,tea,tea"]


def test_no_speicher_without_an_open_stack() -> None:
    """H-21: judged again after each move."""
    s = closing(cards=["buy_speicher", "buy_speicher"], stock=1)
    assert asked(s) == ["A cards"]
    assert asked(script(s, "A buy_speicher")[0]) == ["A closing", "B closing"]
    assert asked(closing(cards=["buy_speicher"], stock=0)) == ["A closing", "B closing"]


def test_bank_or_name_any_seat_once_a_round() -> None:
    """H-23, H-24: the second card takes money."""
    s = closing(cards=["bank_or_start", "bank_or_start"])
    assert listed(s) == ["end", "bank", "starter 0", "starter 1"]
    s, _ = script(s, "A starter 0")
    assert s.starter == 0 and listed(s, "B") == ["end", "bank"]


def test_the_named_starter_starts_the_next_round_only() -> None:
    s, _ = script(closing(cards=["bank_or_start"]), "A starter 0", "A close 0 -", "B close 0 -")
    assert (s.round, s.starter, s.successor) == (2, 0, None)
    left, _ = script(closing(starter="B"), "A close 0 -", "B close 0 -")
    assert left.starter == 0


def test_no_one_is_named_in_the_last_round() -> None:
    """H-25."""
    assert listed(closing(cards=["bank_or_start"], round=5)) == ["end", "bank"]


def test_without_the_expansion_there_are_no_cards() -> None:
    assert asked(arrange("closing", rules=BASE, goods=["tea", ""])) == ["A closing", "B closing"]
