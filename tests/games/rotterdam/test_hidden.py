"""What others see, hear and imagine (A-28)."""

from __future__ import annotations

import random

from engine.core.loop import publicly_forced
from engine.games.rotterdam.effects import playable
from engine.games.rotterdam.events import Consulted, Drew, DrewOrder
from engine.games.rotterdam.phases.completion import completions
from engine.games.rotterdam.points import SCORING
from engine.games.rotterdam.rounds import RoundEnded
from tests.games.rotterdam.arrange import arrange, script


def test_others_see_backs_a_product_shows_its_harbour() -> None:
    s = arrange("placing", orders=["O01", "O02"], products=["beer jam"], cards=["joker"]).seen_by(1)
    assert (s.seats[0].orders, s.seats[0].products, s.seats[0].cards) == (["?"], ["?MER", "?VUL"], ["?"])
    assert s.seats[1].orders == ["O02"] and {*s.orders, *s.ship_cards} == {"?"}
    assert {*s.products["BOT"]} == {"?BOT"} and s.reshuffles == ()


def test_what_lies_open_everyone_sees() -> None:
    s = arrange("placing", ships=["A1 oil"], completed=["O01"], open=["vp1"], piles={"used": "swap"})
    seen = s.seen_by(None)
    assert (seen.seats[0].completed, seen.seats[0].open, seen.used) == (["O01"], ["vp1"], ["swap"])
    assert seen.seats[0].ships == s.seats[0].ships and seen.stock == s.stock


def test_ship_cards_that_lie_face_down_count_nothing_for_others() -> None:
    s = arrange("placing", cards=["vp1 swap", "joker"], open=["vp2"])
    assert [SCORING["cards"](s.seen_by(reader), 0) for reader in (0, 1, None)] == [3, 2, 2]


def test_others_do_not_see_who_could_play_a_card() -> None:
    s = arrange("placing", ships=["A1 oil"], cards=["guard"])
    assert [it.ask for it in s.seen_by(0).pending] == ["placing", "cards"]
    assert [it.ask for it in s.seen_by(1).pending] == ["placing"] and s.seen_by(1).pending[0].options


def test_a_forced_answer_is_shown_only_for_seats_without_cards() -> None:
    full = "A1, A2, A3, A4, A5"
    assert publicly_forced(arrange("placing", ships=[full])) and not publicly_forced(
        arrange("placing", ships=[full], cards=["guard"])
    )


def test_only_their_owner_learns_draws() -> None:
    assert Drew(0, "joker").seen_by(1) == Drew(0, "?") and Drew(0, "joker").seen_by(0) == Drew(0, "joker")
    assert DrewOrder(0, "O01").seen_by(None) == DrewOrder(0, "?")


def test_the_end_of_a_round_shows_everyone_their_own_hand() -> None:
    s = arrange("completion", orders=["O01", "O02"], products=["beer", "jam jam"], cards=["swap"])
    told = next(it for it in s.events or () if isinstance(it, RoundEnded)).seen_by(1)
    assert isinstance(told, RoundEnded) and (told.seats[0].orders, told.seats[0].products) == (("?",), ("?",))
    assert told.seats[1].products == ("jam", "jam") and told.seats[0].cards == ("?",)


def test_a_seat_asked_in_phase_3_is_imagined_with_a_card_that_it_can_play() -> None:
    s = arrange("ship_cards", ships=["A3 oil"], berths=["A3"], cards=["swap guard"])
    for seed in range(40):
        imagined = s.determinized(1, random.Random(seed))
        assert playable(imagined, 0) and imagined.pending[0].seat == 0


def test_a_seat_asked_in_completion_is_imagined_with_an_order_that_it_can_fill() -> None:
    s = arrange("completion", orders=["O02", "O08"], products=["bread orange_juice", "beer"])
    for seed in range(40):
        assert completions(s.determinized(1, random.Random(seed)), 0)


def test_that_someone_is_asked_or_not_counts_as_something_shown() -> None:
    s = arrange("sailing", ships=["S1", ""], cards=["", "joker"])
    _, told = script(s, "A name red", "B name red")
    assert Consulted(1, "ship_cards") in told and Consulted.reveals
    assert not any(it == Consulted(0, "ship_cards") for it in told), "of who holds nothing all know it"


def test_in_completion_it_is_public_whether_a_seat_holds_enough_cards_to_be_asked() -> None:
    """Two, jokers among them, for every order wants two things or more."""
    s = arrange("completion", seats=3, products=["jam", "jam", "jam jam"], cards=["swap"])
    assert [it.seat for it in s.events or () if isinstance(it, Consulted)] == [0, 2]
