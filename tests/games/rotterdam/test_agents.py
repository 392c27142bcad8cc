"""The quick player and the caretaker: what they do at the moments that matter."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.agents.agent import answer_from_state, with_offers
from engine.agents.arena import ArenaTotals, Series
from engine.core.actions import act, notation
from engine.core.loop import play
from engine.games.agents import AGENTS
from engine.games.rotterdam import GAME
from engine.games.rotterdam.actions import Offer
from engine.games.rotterdam.agents.currents import fleets_of
from engine.games.rotterdam.agents.foresight import Foresight
from engine.games.rotterdam.agents.insight import Insight
from engine.games.rotterdam.agents.named_colours import after_naming
from engine.games.rotterdam.agents.playout import finish
from engine.games.rotterdam.agents.trades import promise
from engine.games.rotterdam.agents.values import PLAIN, TASTES, Appraisal
from engine.games.rotterdam.data.odds import odds
from engine.games.rotterdam.rules import BASE
from engine.games.rotterdam.state import State
from tests.games.rotterdam.arrange import after, arrange

PLAYERS = AGENTS["rotterdam"]


def says(s: State, name: str = "quick") -> str:
    """What an agent answers to the first question."""
    decision = with_offers(s, next(it for it in s.pending if it.blocking))
    return notation(answer_from_state(PLAYERS.find(name), s, decision, random.Random(1)))


def test_the_odds_are_those_of_an_owner_who_decides_at_forks() -> None:
    """The table of the map's verification."""
    found = {start: [round(it, 4) for it in odds(BASE.map)[start].values()] for start in BASE.map.starts}
    assert found["S1"] == [0.875, 0.5625, 0.0625, 0.0] and found["S3"] == [0.25, 0.4375, 0.6875, 0.625]


def test_quick_places_a_ship_for_the_product_that_an_order_lacks() -> None:
    s = arrange("placing", orders=["O08 O34 O36"], products=["beer clothing petrol"])
    assert says(s).split()[1::2] == ["place", "fruit"]


def test_quick_names_the_colour_that_brings_its_ship_home() -> None:
    assert says(arrange("sailing", ships=["C3 fruit"])) == "A name red"
    assert says(arrange("sailing", ships=["C3 textiles"])) == "A name green"


def test_quick_does_not_drive_its_own_ship_into_the_wrong_harbour() -> None:
    assert says(arrange("sailing", ships=["C1 oil, A1 grain"])) != "A name red"


def test_quick_steers_for_the_harbour_of_the_cargo() -> None:
    s = after(arrange("sailing", ships=["C5 oil"]), "A name blue")
    assert says(s) == "A steer 0,0 BOT"


def test_quick_swaps_a_wrong_cargo_in_a_harbour_for_the_right_one() -> None:
    ships, orders = ["BOT grain", "A1 oil"], ["O26 O06"]
    s = arrange("ship_cards", ships=ships, cards=["swap"], orders=orders, products=["plastic bread"])
    assert says(s) == "A swap 0/0,1/0"


def test_quick_lays_points_open_for_another_card() -> None:
    s = arrange("ship_cards", ships=["A3"], cards=["joker joker vp1"])
    assert says(s) == "A open vp1"


def test_quick_offers_what_it_does_not_need_for_what_completes_an_order() -> None:
    s = arrange("trade", orders=["O02"], products=["bread jam", "orange_juice petrol"])
    assert says(s) == "A offer 1 jam orange_juice"
    assert says(after(s, "A offer 1 jam orange_juice")) == "A done"


@pytest.mark.parametrize(("wanted", "answer"), [("jam", "accept"), ("bread", "decline")])
def test_quick_accepts_what_gains_and_nothing_else(wanted: str, answer: str) -> None:
    s = arrange("trade", orders=["O02"], products=["bread jam", "orange_juice petrol"])
    gift = "orange_juice" if answer == "accept" else "petrol"
    s = after(s, f"B offer 0 {gift} {wanted}", "A done", "B done")
    assert says(s) == f"A {answer} 1"


def test_quick_completes_the_order_that_is_worth_most() -> None:
    hand = ["bread beer jam plastic"]
    assert says(arrange("completion", orders=["O01 O30"], products=hand)) == "A complete O30 -"


def test_quick_keeps_a_joker_where_products_suffice() -> None:
    s = arrange("completion", orders=["O02"], products=["bread orange_juice"], cards=["joker"])
    assert says(s) == "A complete O02 -"


def foretold(it: Foresight, seat: int, later: tuple[int, ...]) -> str:
    """The colour that a seat will most likely name."""
    chances = it.predict_naming(*fleets_of(it.s), seat, later)
    return max(chances, key=chances.__getitem__)


def test_the_skipper_expects_that_others_name_what_brings_their_ships_home() -> None:
    s = arrange("sailing", ships=["", "C2 grain", "C6 oil"], seats=3).seen_by(0)
    it = Foresight(s, 0, PLAIN)
    assert [foretold(it, seat, ()) for seat in (1, 2)] == ["yellow", "red"]


def test_the_master_expects_that_others_look_ahead() -> None:
    """A could bring its oil home at once, but green is wrong for its fruit, and B would name it."""
    s = arrange("sailing", ships=["C3 fruit, C5 oil", "A1 grain"]).seen_by(1)
    assert foretold(Insight(s, 1, PLAIN), 0, (1,)) == "red"


def test_ships_move_in_foresight_as_the_rules_move_them() -> None:
    """Forks, convoys and blockades among them: every naming of some games."""
    checked = 0
    for played in Series(GAME, (PLAYERS["quick"],), (2, 4), 2, "currents").play():
        s = GAME.start(played.deal)
        for move in played.moves:
            if s.stack[-1].phase == "sailing" and s.colour is None:
                fleets, lie = fleets_of(s)
                for colour in BASE.map.colours:
                    assert (
                        fleets.ends(lie, s.acting)[colour] == fleets_of(after_naming(s, s.acting, colour))[1]
                    )
                    checked += 1
            play(s, move)
    assert checked > 100


def test_the_skipper_takes_its_ship_out_of_harms_way_before_it_gains_elsewhere() -> None:
    """At C3 green is wrong for fruit, and B would name it."""
    s = arrange("sailing", ships=["C3 fruit, C5 oil", "A1 grain"])
    assert says(s, "skipper") == "A name red"


def test_the_privateer_plays_against_others_what_the_skipper_keeps() -> None:
    s = arrange("ship_cards", ships=["A1", "A3 oil"], cards=["guard"], seats=4)
    assert (says(s, "skipper"), says(s, "privateer")) == ("A end", "A guard 1,0")


def test_the_skipper_offers_something_else_when_no_one_took_its_offer() -> None:
    hands = ["bread jam petrol", "orange_juice petrol clothing"]
    s = arrange("trade", orders=["O02 O30 O36", "O20 O21 O26"], products=hands)
    first = says(s, "skipper")
    assert "offer" in first and says(after(s, first, "B decline 0"), "skipper") not in {first, "A done"}


def test_the_master_expects_that_a_trade_is_taken_if_the_backs_allow_it() -> None:
    hands = ["bread jam", "orange_juice petrol"]
    s = arrange("trade", orders=["O02", "O20 O30 O36"], products=hands).seen_by(0)
    juice, clothing = (
        act(Offer, 0, to=(1,), give=("jam",), want=(product,)) for product in ("orange_juice", "clothing")
    )
    it = Insight(s, 0, PLAIN)
    assert 0 < it.acceptance(juice) < 1 and it.acceptance(clothing) == 0


def test_what_is_unfinished_counts_less_for_the_skipper_when_someone_is_near_the_end() -> None:
    early, late = (
        arrange("sailing", orders=["O02"], products=["bread"], completed=["", done])
        for done in ("", "O20 O30")
    )
    skipper = TASTES.of("skipper", ())
    assert Foresight(late, 0, skipper).hand() < Foresight(early, 0, skipper).hand()
    assert Foresight(late, 0, PLAIN).hand() == Foresight(early, 0, PLAIN).hand()


def test_the_skipper_counts_the_products_that_are_gone() -> None:
    """Of eight bread and seven beer six bread were spent, and one is in hand: beer is more likely now."""
    s = arrange("sailing", products=["bread"], spent=["bread"] * 6)
    assert Foresight(s, 0, PLAIN).share["beer"] == pytest.approx(7 / 8)
    assert Appraisal(s, 0).share["beer"] == pytest.approx(7 / 15)


def test_the_skipper_thinks_less_of_offers_that_give_more_products_than_they_want() -> None:
    s = arrange("trade", orders=["O29"], products=["bread plastic jam petrol", "orange_juice petrol"])
    plain, mean = (Foresight(s, 0, replace(PLAIN, gift=gift)) for gift in (0.0, 0.2))
    one, two = (
        act(Offer, 0, to=(1,), give=give, want=("orange_juice",)) for give in (("jam",), ("jam", "petrol"))
    )
    assert promise(plain, one, 1.0) == promise(mean, one, 1.0)
    assert promise(plain, two, 1.0) == pytest.approx(promise(mean, two, 1.0) + 0.2)


def test_the_storekeeper_gives_nothing_for_a_small_gain() -> None:
    s = arrange("trade", orders=["O27 O36"], products=["bread jam petrol", "orange_juice petrol"])
    s = after(s, "B offer 0 orange_juice jam", "A done", "B done")
    assert (says(s, "skipper"), says(s, "storekeeper")) == ("A accept 1", "A decline 1")


@pytest.mark.parametrize(
    ("s", "answer"),
    [
        (arrange("sailing", ships=["C3 fruit, C5 oil", "A1 grain"]), "A name red"),
        (after(arrange("sailing", ships=["C5 oil"]), "A name blue"), "A steer 0,0 BOT"),
        (
            arrange("ship_cards", ships=["", "WAA textiles"], cards=["guard"], completed=["", "O01 O08"]),
            "A guard 1,0",
        ),
    ],
    ids=["naming", "fork", "card"],
)
def test_the_master_finds_what_is_plainly_best_in_imagined_games(s: State, answer: str) -> None:
    assert says(s, "master:40") == answer


def test_imagined_games_find_takers_for_offers_and_end() -> None:
    s = arrange("trade", orders=["O02", "O20"], products=["bread jam", "orange_juice petrol"])
    s = after(s, "A offer 1 jam orange_juice")
    finish(s, PLAIN)
    assert s.over and {"O02", "O20"} <= {*s.seats[0].completed, *s.seats[1].completed}


def test_the_caretaker_never_trades() -> None:
    s = arrange("trade", orders=["O02"], products=["bread jam", "orange_juice petrol"])
    assert says(s, "caretaker") == "A done"
    s = after(s, "B offer 0 orange_juice jam", "A done", "B done")
    assert says(s, "caretaker") == "A decline 1"


def test_the_caretaker_completes_without_jokers_only() -> None:
    both = arrange("completion", orders=["O02 O27"], products=["bread orange_juice"], cards=["joker"])
    assert says(both, "caretaker") == "A complete O02 -"
    alone = arrange("completion", orders=["O02"], products=["bread"], cards=["joker"])
    assert says(alone, "caretaker") == "A pass"


def test_the_caretaker_plays_no_card_and_lays_none_open() -> None:
    assert says(arrange("ship_cards", ships=["A3"], cards=["joker vp1 guard"]), "caretaker") == "A end"


def test_the_caretaker_places_for_its_orders_and_sails_for_the_harbour() -> None:
    s = arrange("placing", orders=["O26"])
    assert says(s, "caretaker") == "A place S4 oil"
    assert says(arrange("sailing", ships=["C6 oil"]), "caretaker") == "A name red"


def test_quick_beats_caretakers_and_caretakers_beat_random_play() -> None:
    """Alone against three of them; a quarter would be par."""
    for better, worse in (("quick", "caretaker"), ("caretaker", "random")):
        report = ArenaTotals()
        agents = (PLAYERS[better], *[PLAYERS[worse]] * 3)
        for game in Series(GAME, agents, (4,), 12, "agents", rotate=True).play():
            report.add(game)
        assert report.tallies[better].share > 0.3, better
