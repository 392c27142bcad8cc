"""Supply (rules 4.1, 4.6; rulings 5, 7 to 12, 25)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.games.speicherstadt.events import Burned, GameEnded, Laid, RoundStarted
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script

TAIL = "bank fireman_3_c fireman_4_c fire_4"


def told(s: State) -> Sequence[Event]:
    """What happened before the first decision."""
    assert s.events is not None
    return s.events


def fire(*firemen: str, value: int = 1, points: Sequence[int] = ()) -> tuple[int, ...]:
    """The points that a fire of this value gives to seats with these firemen."""
    coins, deck = [5] * len(firemen), f"fire_{value} {TAIL}"
    s = arrange(BASE, "supply", coins=coins, cards=firemen, deck=deck, points=points)
    return tuple(me.points for me in s.seats)


def test_cards_are_laid_from_left_to_right_in_the_order_of_the_deck() -> None:
    """Rule 1: two players, three cards."""
    s = arrange(BASE, "supply", deck="warehouse tea_taster fireman_1_a coffee_roaster fire_4")
    assert [column.card for column in s.columns] == ["warehouse", "tea_taster", "fireman_1_a"]
    assert s.deck == ["coffee_roaster", "fire_4"] and told(s)[0] == RoundStarted(1, 0)


def test_a_ship_is_loaded_when_it_is_revealed() -> None:
    """Rule 2: the first three goods of the bag, ship by ship."""
    s = arrange(
        BASE, "supply", deck="ship_b bank ship_b fire_4", bag="tea tea rubber carpet tea coffee saffron"
    )
    assert [column.goods for column in s.columns] == [
        ("tea", "tea", "rubber"),
        (),
        ("carpet", "tea", "coffee"),
    ]
    assert s.bag == ["saffron"] and told(s)[1] == Laid("ship_b", ("tea", "tea", "rubber"))


def test_a_fire_interrupts_at_once_and_the_next_card_takes_its_place() -> None:
    """Rules 3 and 4."""
    s = arrange(BASE, "supply", deck=f"ship_b fire_1 {TAIL}", cards=["fireman_1_a"])
    assert [type(event).__name__ for event in told(s)] == ["RoundStarted", "Laid", "Burned", "Laid", "Laid"]
    assert [column.card for column in s.columns] == ["ship_b", "bank", "fireman_3_c"]
    assert s.discard[-1] == "fire_1"


def test_the_strongest_gains_and_the_weakest_loses_the_value_of_the_fire() -> None:
    """Rule 3; the sums of firemen count, the one in the middle gets nothing (ruling 8)."""
    assert fire("fireman_1_a fireman_2_a", "fireman_5_d", "fireman_4_d", value=3) == (-3, 3, 0)


def test_all_tied_at_the_top_gain_and_all_tied_at_the_bottom_lose() -> None:
    """Rule 3, ruling 8."""
    assert fire("fireman_2_a", "fireman_2_b", "fireman_1_a", "fireman_1_b", value=2) == (2, 2, -2, -2)


def test_without_firemen_one_takes_part_with_nothing() -> None:
    """Ruling 7."""
    assert fire("", "fireman_1_a") == (-1, 1)


def test_if_all_are_equal_nothing_happens() -> None:
    """Ruling 9, also with no firemen at all."""
    assert fire("fireman_2_a", "fireman_2_b", "fireman_1_a fireman_1_b") == (0, 0, 0) == fire("", "", "")


def test_points_may_fall_below_zero_and_are_booked_at_once() -> None:
    """Ruling 11."""
    assert fire("", "fireman_1_a", value=2, points=[1, 0]) == (-1, 2)


def test_two_fires_in_a_row_both_burn() -> None:
    """Ruling 10: only at the seam of two decks."""
    s = arrange(BASE, "supply", deck=f"ship_b fire_1 fire_2 {TAIL}", cards=["fireman_1_a"])
    burned = [event for event in told(s) if isinstance(event, Burned)]
    assert [it.points for it in burned] == [(1, -1), (2, -2)] and s.discard[-2:] == ["fire_1", "fire_2"]
    assert len(s.columns) == 3


def test_a_fire_waits_while_the_market_is_full() -> None:
    """It is only turned over when a space is free: next round."""
    s = arrange(BASE, "supply", deck="warehouse tea_taster bank fire_1 fireman_1_a fire_4")
    assert s.deck[0] == "fire_1" and "fire_1" not in s.discard


def last_round(deck: str) -> list[Event]:
    """All events of a round after which only this is left in the deck."""
    firemen = ["fireman_1_a", "fireman_2_a"]
    s = arrange(BASE, "loading", cards=firemen, deck=deck, round=16)
    assert s.last_round
    return script(s, "A done - -", "B done - -")[1]


def test_the_last_round_is_played_with_income_and_then_the_fourth_fire_burns() -> None:
    """Rules 15 and 16, ruling 12."""
    names = [type(event).__name__ for event in last_round("fire_4")]
    assert names == ["Loaded", "Loaded", "Paid", "Paid", "RoundEnded", "Burned", "GameEnded"]


def test_the_third_fire_directly_on_the_fourth_burns_after_the_last_round() -> None:
    """Rule 17: both, one after the other, then the game ends."""
    *_, third, fourth, end = last_round("fire_3 fire_4")
    assert third == Burned("fire_3", (1, 2), (-3, 3)) and fourth == Burned("fire_4", (1, 2), (-4, 4))
    assert isinstance(end, GameEnded) and end.points == (-7, 7)


def test_the_third_fire_is_not_turned_over_when_only_fire_is_left() -> None:
    """Rule 17: the market of the last round stays full, the third fire waits for its end."""
    s = arrange(BASE, "supply", deck="bank fireman_4_d port fire_3 fire_4", coins=[5, 5])
    assert s.deck == ["fire_3", "fire_4"] and len(s.columns) == 3 and s.last_round


def test_firemen_bought_in_the_last_round_count() -> None:
    """Ruling 12."""
    s = arrange(BASE, "purchase", columns={"fireman_5_d": "A"}, cards=["", "fireman_4_d"], deck="fire_4")
    s, _ = script(s, "A buy", "A done - -", "B done - -")
    assert [me.points for me in s.seats] == [4, -4] and s.over


def test_an_uneven_last_round_lays_out_what_is_left() -> None:
    """Ruling 25: can't occur with the true cards."""
    s = arrange(BASE, "supply", deck="bank fire_4")
    assert [column.card for column in s.columns] == ["bank"] and s.pending[0].ask == "demand"
