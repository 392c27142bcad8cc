"""Phase 3: draws at anchors, points laid open (rules 3.1 to 3.5)."""

from __future__ import annotations

from engine.games.rotterdam.events import DrawsLost, Drew, Reshuffled
from engine.games.rotterdam.phases.ship_cards import draw
from engine.games.rotterdam.points import cards_points
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange, asked, kinds, script

PILE = {"ship_cards": "joker vp1 swap rob"}


def drew(s: State) -> list[tuple[int, str]]:
    """What was drawn before the first decision."""
    return [(it.seat, it.card) for it in s.events or () if isinstance(it, Drew)]


def test_a_ship_that_arrived_at_an_anchor_draws_the_top_card() -> None:
    assert drew(arrange("ship_cards", ships=["A3"], piles=PILE)) == [(0, "joker")]


def test_a_ship_that_lay_there_in_the_last_phase_3_draws_nothing_a_06() -> None:
    assert drew(arrange("ship_cards", ships=["A3"], berths=["A3"], piles=PILE)) == []


def test_a_ship_that_lay_elsewhere_draws_a_06() -> None:
    assert drew(arrange("ship_cards", ships=["B1"], berths=["A3"], piles=PILE)) == [(0, "joker")]


def test_a_host_may_let_every_ship_at_an_anchor_draw_every_round_a_06() -> None:
    s = arrange("ship_cards", ships=["A3"], berths=["A3"], piles=PILE, anchor_every_round=True)
    assert drew(s) == [(0, "joker")]


def test_a_ship_off_the_anchors_draws_nothing() -> None:
    assert drew(arrange("ship_cards", ships=["A1, A2, B2"], piles=PILE)) == []


def test_where_a_ship_lies_is_remembered_for_the_next_phase_3() -> None:
    s = after(arrange("ship_cards", ships=["A3"], piles=PILE, cards=["back1"]), "A end")
    assert s.seats[0].ships[0].berth == "A3"


def test_the_harbour_master_draws_first() -> None:
    s = arrange("ship_cards", ships=["A3", "B1"], piles=PILE, master="B")
    assert drew(s) == [(1, "joker"), (0, "vp1")]


def test_two_arrivals_two_cards() -> None:
    assert len(drew(arrange("ship_cards", ships=["A3, B1"], piles=PILE))) == 2


def test_with_three_cards_a_draw_is_lost_a_07() -> None:
    s = arrange("ship_cards", ships=["A3"], cards=["joker joker extra", "swap"], piles={"ship_cards": "vp2"})
    assert asked(s) == "A" and drew(s) == []
    s, told = script(s, "A end")
    assert DrawsLost(0, 1) in told and s.seats[0].due == 0 and s.ship_cards == ["vp2"]


def test_a_seat_that_can_neither_play_nor_lay_open_is_not_asked() -> None:
    s = arrange("ship_cards", ships=["A3"], cards=["joker joker rob", ""])
    assert DrawsLost(0, 1) in (s.events or ()) and s.stack[-1].phase != "ship_cards"


def test_a_card_played_makes_room_and_the_draw_follows_at_once_a_07() -> None:
    s = arrange("ship_cards", ships=["A3"], cards=["joker joker extra"], piles={"ship_cards": "vp2"})
    s, told = script(s, "A extra S1 -")
    assert Drew(0, "vp2") in told


def test_points_laid_open_make_room_a_05() -> None:
    s = arrange("ship_cards", ships=["A3"], cards=["joker vp1 vp2"], piles={"ship_cards": "rob"})
    assert kinds(s) == {"end", "open"}
    s, told = script(s, "A open vp2")
    assert Drew(0, "rob") in told and s.seats[0].open == ["vp2"]
    assert s.seats[0].cards == ["joker", "rob", "vp1"] and cards_points(s, 0) == 3


def test_points_are_laid_open_only_while_a_draw_is_due_a_41() -> None:
    assert kinds(arrange("ship_cards", ships=["A1"], cards=["back1 vp1 vp2"])) == {"end", "back1"}
    assert kinds(arrange("ship_cards", ships=["A3"], berths=["A3"], cards=["back1 vp1 vp2"])) == {
        "end",
        "back1",
    }


def test_hidden_points_count_for_the_limit_open_ones_do_not_a_05() -> None:
    s = arrange(
        "ship_cards", ships=["A3"], cards=["vp1"], open=["vp1 vp1 vp2"], piles={"ship_cards": "joker"}
    )
    assert drew(s) == [(0, "joker")]


def test_what_is_played_in_the_phase_changes_no_draw_a_40() -> None:
    s = arrange("ship_cards", ships=["A3", "A1"], cards=["back1"], piles=PILE, master="A")
    assert drew(s) == [(0, "joker")]
    s = arrange("ship_cards", ships=["", "A3"], cards=["back1"], piles=PILE)
    _, told = script(s, "A back1 1,0 S3")
    assert Drew(1, "joker") in told


def test_used_cards_come_back_as_the_list_says_a_44() -> None:
    """The example of the record's page."""
    s = arrange("unloading", piles={"ship_cards": "", "used": "joker guard swap"})
    s.reshuffles = ((7, 2, 19, 0, 1, *range(3, 7), *range(8, 19)),)
    s.attach(BASE, events=[])
    draw(s, 0)
    assert s.seats[0].cards == ["guard"] and s.ship_cards == ["swap", "joker"]
    assert s.events == [Reshuffled(3), Drew(0, "guard")] and s.used == [] and s.reshuffled == [3]


def test_after_the_last_list_the_first_comes_again_a_44() -> None:
    s = arrange("unloading", piles={"ship_cards": "", "used": "swap guard"})
    s.reshuffles, s.reshuffled = (tuple(range(19, -1, -1)), tuple(range(20))), [4, 4]
    draw(s, 0)
    assert s.seats[0].cards == ["guard"]


def test_no_card_where_there_is_none_a_22() -> None:
    s = arrange("ship_cards", ships=["A3"], piles={"ship_cards": ""})
    assert s.seats[0].cards == [] and DrawsLost(0, 1) in (s.events or ())


def test_both_piles_can_not_be_empty_a_46() -> None:
    points = sum(it.count for it in BASE.deck.ship_cards if it.kind == "points")
    assert 4 * BASE.numbers.hand.value + points < BASE.box_of_ship_cards.total()
