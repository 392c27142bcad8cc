"""Demand: reservations, Coffee Break, Warehouse Worker (rules 4.7, 20; rulings 27, 30 to 32)."""

from __future__ import annotations

from engine.core.actions import notation
from engine.games.speicherstadt.kaispeicher.events import Reserved, Skipped, Stopped
from engine.games.speicherstadt.state import State
from tests.arrange import arrange, script
from tests.games.speicherstadt.kaispeicher import KAI, asked, offered, refused

ROW = {"bank": "", "tea_taster": "", "tailor": ""}
UPPER = "spy fish_market theatre"


def turns(s: State, *lines: str) -> str:
    """The seats asked after each of these moves."""
    letters = []
    for line in lines:
        s, _ = script(s, line)
        letters.append("AB"[s.pending[0].seat] if s.pending[0].ask == "demand" else "-")
    return "".join(letters)


# --- reservations


def test_a_reserved_card_goes_to_the_end_of_its_row_with_its_worker() -> None:
    """Rules 4.7, 20."""
    s, told = script(arrange(KAI, "demand", columns=ROW, upper=UPPER), "A reserve 2", "B reserve 0")
    assert [(it.card, it.line) for it in s.reserved] == [("theatre", [0]), ("spy", [1])]
    assert told == [Reserved(0, "theatre", 2, 1, grey=False), Reserved(1, "spy", 0, 2, grey=False)]


def test_the_places_of_the_upper_row_do_not_shift() -> None:
    s, _ = script(arrange(KAI, "demand", columns=ROW, upper=UPPER), "A reserve 0", "B reserve 2")
    assert s.upper[0] is s.upper[2] is None and offered(s)[3:] == ["reserve 1"]


def test_no_one_can_join_a_reserved_card() -> None:
    """Ruling 27: one worker a card."""
    s, _ = script(arrange(KAI, "demand", columns=ROW, upper=UPPER), "A reserve 0")
    assert refused(s, "B reserve 0")


def test_coins_do_not_matter_for_reserving() -> None:
    """Ruling 27."""
    assert "reserve 0" in offered(arrange(KAI, "demand", coins=[0, 0], columns=ROW, upper=UPPER))


def test_the_default_is_a_place_over_the_shortest_column() -> None:
    s = arrange(KAI, "demand", columns={"bank": "A", "spy": "", "tailor": "B"}, upper="theatre")
    assert notation(s.pending[0].default) == "A place 1"


def test_everyone_places_four_workers() -> None:
    s = arrange(KAI, "demand", columns=ROW, upper=UPPER)
    assert turns(s, *["A place 0", "B place 1"] * 4) == "BABABAB-"


# --- Coffee Break


def breaks(workers: tuple[int, int] = (4, 4), left: int = 2) -> State:
    """A holds a Coffee Break."""
    cards, upper = ["coffee_break"], "fish_market theatre"
    return arrange(KAI, "demand", columns=ROW, upper=upper, cards=cards, workers=workers, breaks=[left])


def test_a_break_passes_the_turn_and_keeps_the_worker() -> None:
    """Ruling 32."""
    s, told = script(breaks(), "A skip")
    assert told == [Skipped(0, 1)] and asked(s) == [("demand", 1)] and s.seats[0].workers == 4


def test_both_breaks_may_fall_in_one_round_then_the_card_is_gone_at_once() -> None:
    """Ruling 32, clarification 6."""
    s, told = script(breaks(), "A skip", "B place 0", "A skip")
    assert told[-1] == Skipped(0, 0) and s.seats[0].cards == [] and s.discard[-1] == "coffee_break"
    s, _ = script(s, "B place 0")
    assert refused(s, "A skip")


def test_no_one_waits_for_opponents_who_have_placed_all() -> None:
    """Rules 4.8, 25; clarification 7."""
    assert refused(breaks(workers=(2, 0)), "A skip") and "skip" in offered(breaks(workers=(2, 1)))


def test_no_one_waits_for_the_grey_workers_of_an_opponent() -> None:
    """Rules 4.8, 25."""
    cards = ["coffee_break", "warehouse_worker"]
    assert refused(arrange(KAI, "demand", columns=ROW, cards=cards, workers=(1, 0)), "A skip")


def test_no_one_waits_with_grey_workers_only() -> None:
    """Clarification 7: one needs a regular worker."""
    s = arrange(
        KAI, "demand", columns=ROW, cards=["coffee_break warehouse_worker"], workers=(0, 1), starter="A"
    )
    assert refused(s, "A skip")


def test_breaks_come_with_the_card() -> None:
    s, _ = script(arrange(KAI, "purchase", columns={"coffee_break": "A"}), "A buy")
    assert s.seats[0].breaks == 2 and s.seats[0].cards == ["coffee_break"]


# --- Warehouse Worker


def grey(workers: tuple[int, int] = (0, 1), left: int = 2) -> State:
    """A has placed its regular workers and holds grey ones."""
    return arrange(
        KAI, "demand", columns=ROW, upper=UPPER, cards=["warehouse_worker"], workers=workers, grey=[left]
    )


def test_grey_workers_come_with_the_card_and_may_be_placed_from_the_next_demand() -> None:
    s, _ = script(arrange(KAI, "purchase", columns={"warehouse_worker": "A"}), "A buy")
    assert s.seats[0].grey == 2 and s.seats[0].cards == ["warehouse_worker"]


def test_grey_workers_come_after_the_regular_ones() -> None:
    """Ruling 30, rules 4.8, 24."""
    assert refused(grey(workers=(1, 1)), "A place 0 grey")
    assert refused(grey(), "A place 0") and refused(grey(), "A reserve 0")


def test_a_grey_worker_stands_in_the_line_for_its_owner() -> None:
    """Ruling 30: the owner decides and pays, and the worker counts for the price."""
    s, _ = script(grey(), "A place 0 grey", "B place 0", "A stop")
    assert s.columns[0].line == [10, 1] and asked(s) == [("purchase", 0)]
    s, _ = script(s, "A buy")
    assert s.seats[0].coins == 3 and s.seats[0].cards == ["warehouse_worker", "bank"]


def test_a_grey_worker_may_reserve() -> None:
    """Ruling 30."""
    s, told = script(grey(), "A reserve 1 grey")
    assert told == [Reserved(0, "fish_market", 1, 1, grey=True)] and s.reserved[0].line == [10]


def test_one_grey_worker_a_turn() -> None:
    """Clarification 6."""
    assert turns(grey(workers=(0, 2)), "A place 0 grey", "B place 0", "A place 0 grey", "B place 0") == "BAB-"


def test_both_grey_workers_may_be_used_in_one_round_then_the_card_is_gone_at_once() -> None:
    """Ruling 30, clarification 6: no `stop` then."""
    s, _ = script(grey(), "A place 0 grey", "B place 0", "A place 1 grey")
    assert s.seats[0].cards == [] and s.seats[0].grey == 0 and s.stack[-1].phase == "purchase"


def test_using_grey_workers_is_optional_and_stopping_the_default() -> None:
    """Ruling 30, clarification 6."""
    assert notation(grey().pending[0].default) == "A stop"
    s, told = script(grey(), "A stop", "B place 0")
    assert told[0] == Stopped(0, 2) and s.stack[-1].phase == "purchase" and s.seats[0].grey == 2


def test_a_player_who_stopped_is_asked_again_in_the_next_round() -> None:
    """Clarification 6."""
    s, _ = script(grey(workers=(0, 0)), "A stop")
    s.enter("demand")
    assert not s.seats[0].stopped


def test_a_grey_worker_does_not_come_back() -> None:
    """Ruling 30: whether its owner bought or not."""
    s, _ = script(grey(workers=(0, 0)), "A place 0 grey", "A stop", "A pass")
    assert s.seats[0].grey == 1 and s.seats[0].cards == ["warehouse_worker"]


def test_the_owner_of_grey_workers_is_asked_even_when_all_others_have_placed() -> None:
    """Ruling 31."""
    assert turns(grey(workers=(0, 0)), "A place 0 grey") == "A"
