"""The core carries what later games need: secret answers and hands, offers, cards for any time."""

from __future__ import annotations

import json
import random

import pytest

from engine.core.actions import act, parse
from engine.core.errors import BadRecord, IllegalAction
from engine.core.events import Event
from engine.core.loop import apply, forced, settle
from engine.core.records import check, read, write
from engine.core.scores import totals
from tests.core.toy import TOY
from tests.core.toy.moves import BACK, Bid, Drew, Offered, Rest, Scored
from tests.core.toy.state import State

FRUITS = ("apple", "pear", "plum")


def orchard(*hands: str, deck: str = "apple pear plum", expansions: tuple[str, ...] = ()) -> State:
    """A round that begins with these hands."""
    s = State([hand.split() for hand in hands], deck.split(), [0] * len(hands))
    rules = TOY.rules(expansions)
    s.attach(rules)
    s.enter("barter")
    return TOY.load(TOY.dump(s), expansions)


def play(s: State, *lines: str) -> tuple[State, list[Event]]:
    """These moves, and all that was told."""
    told: list[Event] = []
    for line in lines:
        s, more = apply(s, parse(line, TOY.actions))
        told += more
    return s, told


def test_an_offer_cuts_in_and_the_other_seat_answers() -> None:
    s, told = play(orchard("apple plum", "pear pear"), "A offer 1 apple pear")
    assert [(it.seat, it.ask) for it in s.pending] == [(1, "offer")]
    assert [frame.phase for frame in s.stack] == ["barter", "offer"] and s.stack[-1].seat == 1
    assert told == [Offered(0, 1, "apple", "pear")]


def test_after_the_answer_the_phase_below_goes_on() -> None:
    s, _ = play(orchard("apple plum", "pear pear"), "A offer 1 apple pear", "B answer yes")
    assert s.hands == [["plum", "pear"], ["pear", "apple"]]
    assert [(it.seat, it.ask) for it in s.pending] == [(1, "barter")]


def test_a_player_who_lacks_the_fruit_is_forced_to_refuse() -> None:
    s, _ = play(orchard("apple plum", "apple apple"), "A offer 1 apple pear")
    assert [it.do for it in forced(s)] == ["answer"] and [*settle(s)] == [parse("B answer no", TOY.actions)]
    assert s.hands[0] == ["plum", "apple"]


def test_no_seat_wants_what_it_gives_nor_offers_to_itself() -> None:
    s = orchard("apple plum", "apple pear")
    for line in ("A offer 1 apple apple", "A offer 0 apple plum", "A offer 1 pear plum", "B rest"):
        with pytest.raises(IllegalAction):
            play(s, line)


def test_everyone_bids_at_once_in_any_order_and_no_one_sees_the_bids() -> None:
    s, told = play(
        orchard("apple plum", "pear pear", "plum pear"), "A rest", "B rest", "C rest", "C bid plum"
    )
    assert [it.seat for it in s.pending if it.blocking] == [0, 1] and not told
    assert s.seen_by(0).sealed == {2: None} and s.seen_by(2).sealed[2] is not None
    assert s.seen_by(0).pending[0].options and not s.seen_by(0).pending[1].options


def test_sealed_answers_are_asked_for_in_the_office() -> None:
    s, _ = play(orchard("apple plum", "pear pear"), "A rest", "B rest", "B bid pear")
    assert {(it.where, it.sealed) for it in s.pending} == {("office", True)}
    assert {(it.where, it.sealed) for it in s.seen_by(None).pending} == {("office", True)}


def test_a_sealed_answer_may_be_changed_until_the_last_one_has_sealed() -> None:
    s, told = play(orchard("apple plum", "pear pear"), "A rest", "B rest", "A bid apple", "A bid plum")
    assert [(it.seat, it.blocking) for it in s.pending] == [(0, False), (1, True)] and not told
    assert len(s.pending[0].options) == 2, "once more"
    s, told = play(s, "B bid pear")
    assert told[:2] == [Scored(0, 3, "plum"), Scored(1, 2, "pear")]
    with pytest.raises(IllegalAction):
        play(s, "A bid apple")


def test_when_and_how_often_one_sealed_leaves_no_trace() -> None:
    asked, _ = play(orchard("apple plum", "pear plum", "plum pear"), "A rest", "B rest", "C rest")
    once, _ = play(asked, "A bid plum", "C bid pear")
    often, _ = play(asked, "C bid plum", "A bid apple", "C bid pear", "A bid plum", "A bid plum")
    assert TOY.dump(once) == TOY.dump(often) and once.pending == often.pending


def test_what_lies_sealed_is_not_played_as_well() -> None:
    s = orchard("apple plum", "basket pear", expansions=("baskets",))
    s, _ = play(s, "A rest", "B rest", "B bid basket")
    with pytest.raises(IllegalAction):
        play(s, "B feast")


def test_a_record_does_not_show_who_hesitated() -> None:
    deal = TOY.deal(TOY.rules(()), 3, "toy")
    rest, hands = [act(Rest, seat) for seat in range(3)], TOY.start(deal).hands
    bids = [[act(Bid, seat, card=card) for card in hand] for seat, hand in enumerate(hands)]
    often = [bids[2][0], bids[0][1], bids[2][1], bids[0][0], bids[0][0], bids[2][0], bids[1][1]]
    record = write(TOY, deal, [*rest, *often])
    assert record == write(TOY, deal, [*rest, bids[0][0], bids[1][1], bids[2][0]])
    assert len(record.moves) == 6 and check(TOY, record) is None


def test_sealed_answers_are_opened_together() -> None:
    s, told = play(orchard("apple plum", "pear pear"), "A rest", "B rest", "B bid pear", "A bid plum")
    assert told[:2] == [Scored(0, 3, "plum"), Scored(1, 2, "pear")] and s.sealed == {} and totals(s) == [3, 2]


def test_equal_bids_score_nothing() -> None:
    _, told = play(orchard("apple plum", "plum pear"), "A rest", "B rest", "B bid plum", "A bid plum")
    assert told[:2] == [Scored(0, 0, "plum"), Scored(1, 0, "plum")]


def test_sealed_answers_survive_a_snapshot() -> None:
    s, _ = play(orchard("apple plum", "pear pear"), "A rest", "B rest", "B bid pear")
    again = TOY.load(TOY.dump(s), ())
    assert again == s and again.pending == s.pending and again.sealed == {1: Bid(seat=1, card="pear")}


def test_hands_are_hidden_from_others_and_from_spectators() -> None:
    s = orchard("apple plum", "pear pear")
    assert s.seen_by(0).hands == [["apple", "plum"], [BACK, BACK]]
    assert s.seen_by(None).hands == [[BACK, BACK]] * 2 and s.seen_by(1).deck == [BACK] * 3


def test_only_its_owner_learns_a_drawn_card() -> None:
    assert Drew(0, "plum").seen_by(0) == Drew(0, "plum") and Drew(0, "plum").seen_by(1) == Drew(0, BACK)


def test_an_imagined_world_deals_what_is_not_seen() -> None:
    s, _ = play(orchard("apple plum", "pear pear"), "A rest", "B rest", "B bid pear")
    imagined = [s.determinized(0, random.Random(seed)) for seed in range(40)]
    assert all(it.hands[0] == ["apple", "plum"] for it in imagined)
    assert {bid.card for it in imagined if (bid := it.sealed[1])} == {*FRUITS}


def test_a_questioned_hand_is_asked_again_in_an_imagined_world() -> None:
    """What B may answer depends on what B is imagined to hold."""
    s, _ = play(orchard("apple plum", "pear pear", deck="apple apple plum plum"), "A offer 1 apple pear")
    answers = {len(s.determinized(0, random.Random(seed)).pending[0].options) for seed in range(40)}
    assert answers == {1, 2}


def test_a_card_may_be_played_at_any_time_out_of_turn() -> None:
    s = orchard("apple plum", "basket pear", expansions=("baskets",))
    assert [(it.seat, it.blocking) for it in s.pending] == [(0, True), (1, False)]
    s, told = play(s, "B feast")
    assert (
        totals(s) == [0, 1]
        and s.hands[1] == ["pear", "apple"]
        and told == [Scored(1, 1, "basket"), Drew(1, "apple")]
    )


def test_a_playable_card_is_a_choice_so_nothing_is_forced() -> None:
    s = orchard("apple plum", "basket apple", expansions=("baskets",))
    asked, _ = play(s, "A offer 1 apple plum")
    assert not forced(asked) and [it.forced for it in asked.pending] == [True, False]


def test_others_do_not_see_who_could_play_a_card() -> None:
    s = orchard("apple plum", "basket apple", expansions=("baskets",))
    assert len(s.pending) == 2 and len(s.seen_by(0).pending) == 1 and len(s.seen_by(1).pending) == 2


def test_without_the_expansion_there_is_no_such_card() -> None:
    assert "basket" not in TOY.rules(()).cards and TOY.rules(()).moments == {"anytime": {}}


def test_a_record_of_any_game_is_written_read_and_checked() -> None:
    deal = TOY.deal(TOY.rules(()), 2, "toy")
    s, moves = TOY.start(deal), []
    while not s.over:
        moves.append([it for it in s.pending if it.blocking][-1].default)
        s, _ = apply(s, moves[-1])
    record = write(TOY, deal, moves)
    assert check(TOY, record) is None
    wrong = json.loads(record.model_dump_json()) | {"points": [99, 99]}
    assert "points" in str(check(TOY, read(TOY, json.dumps(wrong))))


def test_a_foreign_snapshot_is_refused() -> None:
    with pytest.raises(BadRecord):
        TOY.load('{"hands": 3}', ())
