"""What is secret: money, goods in hand, sealed piles, the order of all piles (H-26, H-28, H-51)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.errors import Unimaginable
from engine.games.hamburg.events import Borrowed, Closed, Drew, Ledger, RoundEnded
from engine.games.hamburg.phases.office import OfficePhase
from engine.games.hamburg.state import State
from tests.games.hamburg.arrange import BASE, MAGISTRAT, arrange, asked, script

DISPLAY = "tea coffee magistrat / tea tea draw1 / cocoa cocoa swap"


def worlds(s: State, seat: int, count: int = 60) -> Iterator[State]:
    """What this seat imagines."""
    return (s.determinized(seat, random.Random(luck)) for luck in range(count))


def test_others_see_neither_money_nor_kinds_but_how_many_goods_and_which_cards() -> None:
    s = arrange("harbour", display=DISPLAY, goods=["tea spice", "cocoa"], cards=["", "gift16"])
    me, other = s.seen_by(0).seats
    assert (me.money, me.goods) == (30, ["spice", "tea"])
    assert (other.money, other.goods, other.cards) == (-1, ["?"], ["gift16"])
    assert [seat.money for seat in s.seen_by(None).seats] == [-1, -1]


def test_others_see_that_a_seat_is_asked_but_not_what_it_can_pay_for() -> None:
    poor, rich = (
        arrange("harbour", rules=BASE, display="carpet carpet / tea tea", money=[money, 30], loans=[3])
        for money in (8, 99)
    )
    assert poor.pending != rich.pending and poor.seen_by(1).pending == rich.seen_by(1).pending


def test_what_everyone_can_list_everyone_sees() -> None:
    """Of three goods laid open one is chosen in public; a seat without goods has nothing to hide."""
    s, _ = script(arrange("harbour", display=DISPLAY, pile="tea spice tea", cards=["draw3"]), "A draw3")
    assert s.seen_by(1).pending == s.pending
    empty = arrange("office", goods=["", "tea"])
    assert empty.seen_by(1).pending[0] == empty.pending[0] and not empty.seen_by(0).pending[1].options


def test_a_purchase_is_remembered_until_it_is_seen_to_leave() -> None:
    s, _ = script(
        arrange("harbour", rules=BASE, display=DISPLAY, goods=["", "carpet"]), "A pass", "B buy 1", "B pass"
    )
    assert s.seats[1].shown == ["tea", "tea"]
    assert all(not Counter(["tea", "tea"]) - Counter(it.seats[1].goods) for it in worlds(s, 0))
    assert len({good for it in worlds(s, 0) for good in it.seats[1].goods}) == 6
    s, _ = script(s, "A lay - -", "B lay tea carpet")
    assert s.seats[1].shown == ["tea"] == s.seats[1].goods


def test_money_is_imagined_without_a_look_at_it() -> None:
    s = arrange("harbour", rules=BASE, display=DISPLAY, money=[30, 7])
    found = {it.seats[1].money for it in worlds(s, 0)}
    assert len(found) > 20 and min(found) < 10 and max(found) > 50
    s.seats[1].money = 50
    assert found == {it.seats[1].money for it in worlds(s, 0)}


@pytest.mark.parametrize("start_money", [0, 1, 5, 8])
def test_a_position_is_imagined_however_little_money_there_is_at_the_start(start_money: int) -> None:
    """Whoever laid goods open is imagined able to pay 8 for any, who holds the card of a point 10."""
    numbers = replace(MAGISTRAT.numbers, start_money=start_money)
    rules = replace(MAGISTRAT, numbers=numbers)
    s = arrange("harbour", rules=rules, display=DISPLAY, pile="tea spice tea", loans=[3], cards=["draw3"])
    s, _ = script(s, "A draw3")
    assert min(it.seats[0].money for it in worlds(s, 1)) >= 8
    s = arrange("closing", rules=rules, loans=[3], cards=["buy_vp"])
    assert asked(s)[0] == "A cards" and min(it.seats[0].money for it in worlds(s, 1)) >= 10


def test_imagining_gives_up_where_no_position_fits() -> None:
    class Unbelievable(OfficePhase):
        def believable(self, s: State, seat: int) -> bool:
            return False

    rules = replace(MAGISTRAT, phases={**MAGISTRAT.phases, "office": Unbelievable()})
    with pytest.raises(Unimaginable):
        arrange("office", rules=rules, goods=["tea", "tea"]).determinized(0, random.Random(1))


def test_a_player_who_is_asked_after_a_purchase_is_imagined_able_to_pay() -> None:
    s = arrange("harbour", display=DISPLAY, loans=[3], cards=["draw1"])
    s, _ = script(s, "A buy 1")
    assert asked(s) == ["A harbour"] and min(it.seats[0].money for it in worlds(s, 1)) >= 5


def test_a_player_who_laid_goods_open_is_imagined_able_to_pay_for_any() -> None:
    """H-14."""
    s = arrange("harbour", display=DISPLAY, pile="tea spice tea", loans=[3], cards=["draw3"])
    s, _ = script(s, "A draw3")
    assert asked(s) == ["A choosing"] and min(it.seats[0].money for it in worlds(s, 1)) >= 8


def test_a_player_who_closes_with_a_card_in_hand_is_imagined_unable_to_pay() -> None:
    s = arrange("closing", goods=["tea tea tea coffee", ""], money=[9, 30], loans=[3], cards=["buy_vp"])
    s.deck = [*MAGISTRAT.deck[:40]]
    assert asked(s) == ["A closing", "B closing"]
    assert max(it.seats[0].money for it in worlds(s, 1)) < 10


def test_sealed_piles_are_imagined_from_imagined_hands() -> None:
    s, _ = script(arrange("office", goods=["tea tea", "tea coffee"]), "B lay tea -")
    assert s.seen_by(0).sealed == {1: None} and len(s.seen_by(0).seats[1].goods) == 2
    laid = [it.sealed[1] for it in worlds(s, 0)]
    assert len({*map(repr, laid)}) > 10


def test_a_player_who_was_passed_over_with_a_raise_in_hand_gives_nothing() -> None:
    s = arrange("office", goods=["tea", "tea", "tea"], money=[30] * 3, cards=["gift_plus3"] * 3)
    s, _ = script(s, "A lay tea -", "B lay - tea", "C lay - tea")
    assert asked(s) == ["B raising"]
    for it in worlds(s, 2):
        first, second = it.sealed[0], it.sealed[1]
        assert first and second and not first.senate and second.senate


def test_only_its_owner_learns_a_drawn_good() -> None:
    drew = Drew(0, "tea", 5)
    assert drew.seen_by(0) == drew and drew.seen_by(1) == Drew(0, "?", 5) == drew.seen_by(None)


def test_only_their_owner_learns_stored_goods_and_money() -> None:
    closed = Closed(0, 0, 0, ("tea", "tea"), 0)
    assert closed.seen_by(1) == Closed(0, 0, 0, ("?", "?"), 0) and closed.seen_by(0) == closed
    ledger = Ledger(31, 3, 0, 2, ("tea",), ("swap",), 5, 8)
    ended = RoundEnded(1, 0, (ledger, ledger)).seen_by(1)
    assert isinstance(ended, RoundEnded) and ended.seats[1] == ledger
    assert ended.seats[0] == Ledger(-1, 3, 0, 2, ("?",), ("swap",), 5, 8)


def test_a_loan_shows_how_little_there_was_so_it_cannot_be_taken_back() -> None:
    assert Borrowed.reveals and Drew.reveals


def test_reshuffles_to_come_are_secret() -> None:
    rest = BASE.box_of_goods - Counter(["tea", "coffee", "tea", "tea", "cocoa", "cocoa"])
    discard = " ".join(rest.elements())
    s = arrange("harbour", display=DISPLAY, pile="", discard=discard, cards=["draw1"], seed="secret")
    assert s.seen_by(0).seed == "" and s.seen_by(0).given == ()
    drawn = {tuple(script(it, "A draw1")[0].seats[0].goods) for it in worlds(s, 0, 20)}
    assert len(drawn) > 3
