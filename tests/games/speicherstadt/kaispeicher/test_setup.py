"""The box and the set-up (rules 2, 3; rulings 44, 46, 51)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.scores import standings
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.events import Laid
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.setup import pile
from tests.arrange import arrange
from tests.games.speicherstadt.kaispeicher import KAI, asked

NEW = [card for card in KAI.cards.values() if card.id not in BASE.cards]


def test_the_box_holds_what_the_rulebook_counts() -> None:
    decks = Counter(card.deck for card in NEW)
    assert [decks[letter] for letter in "ABCD"] == [12, 12, 12, 14]
    assert all(card.count == 1 for card in NEW)
    assert {good: KAI.goods[good] for good in KAI.goods if good not in BASE.goods} == {
        "hemp": 3, "cloth": 3, "glass": 3,
    }  # fmt: skip


def test_the_kinds_of_cards_are_as_many_as_the_rulebook_counts() -> None:
    assert Counter(card.kind for card in NEW) == {
        "ship": 6, "contract": 6, "counting_office": 2, "factory": 5, "merchant": 3, "point_building": 5,
        "end_bonus": 5, "fireman": 5, "one_shot": 5, "exchange": 1, "on_purchase": 2, "break": 1,
        "extra_workers": 1, "fire_modifier": 3,
    }  # fmt: skip


def test_all_cubes_of_new_goods_are_asked_for_exactly_once() -> None:
    asked_for = Counter(good for card in NEW if card.kind == "contract" for good in card.goods)
    assert asked_for == {"hemp": 3, "cloth": 3, "glass": 3}


def test_the_six_ships_carry_one_or_two_crates() -> None:
    assert sorted(card.crates for card in NEW if card.kind == "ship") == [1, 1, 1, 2, 2, 2]


def test_the_seven_point_buildings_are_worth_one_to_five() -> None:
    """Ruling 44."""
    assert sorted(it.points for it in KAI.cards.values() if it.kind == "point_building") == [
        1,
        2,
        3,
        3,
        4,
        4,
        5,
    ]


def test_there_are_eight_merchants() -> None:
    """Ruling 46."""
    assert len([card for card in KAI.cards.values() if card.kind == "merchant"]) == 8


@pytest.mark.parametrize(("seats", "cards"), [(2, 96), (3, 96), (4, 100), (5, 96)])
def test_cards_are_removed_by_the_number_of_seats(seats: int, cards: int) -> None:
    """Rules 3; ruling 51: of the firemen with 3 only the one of the base game."""
    deck = [card for letter in "ABCDE" for card in pile(KAI, seats, letter)]
    assert (
        len([card for card in deck if not card.startswith("fire_") or card[5:] in ("chief", "engine")])
        == cards
    )
    assert ("mayor" in deck) == ("truck" in deck) == ("fireman_3_d" in deck) == (seats == 4)
    assert "k_fireman_3_b" in deck


@pytest.mark.parametrize("seats", GAME.seats)
def test_two_rows_are_laid_out_the_board_first(seats: int) -> None:
    """Rules 4.7, 19."""
    s = GAME.new(seats, "rows", KAI.expansions)
    laid = [event for event in s.events or () if isinstance(event, Laid)]
    assert [event.upper for event in laid] == [False] * (seats + 1) + [True] * (seats + 1)
    assert [column.card for column in (*s.columns, *filter(None, s.upper))] == [event.card for event in laid]


def test_everyone_has_four_workers_five_coins_and_two_coins_income() -> None:
    """Rules 3."""
    s = GAME.new(3, "workers", KAI.expansions)
    assert [(me.workers, me.coins) for me in s.seats] == [(4, 5)] * 3 and KAI.income == 2


def test_the_base_game_has_no_line_of_the_expansion() -> None:
    new = {"factories", "press", "mayor", "harbour-tour", "deichtorhallen", "accountant"}
    lines = standings(arrange(KAI, "demand"))[0].keys()
    assert lines - standings(arrange(BASE, "demand"))[0].keys() == new


def test_a_ship_is_loaded_with_its_crates_also_above_the_board() -> None:
    """Ruling 26."""
    deck = "bank warehouse tea_taster k_ship_1_b k_ship_2_b ship_b fireman_1_a fire_4"
    s = arrange(KAI, "supply", deck=deck, bag="tea hemp glass coffee coffee carpet tea")
    assert [column and column.goods for column in s.upper] == [
        ("tea",),
        ("hemp", "glass"),
        ("coffee", "coffee", "carpet"),
    ]
    assert s.bag == ["tea"] and asked(s) == [("demand", 0)]


def test_a_fire_in_the_upper_row_burns_at_once_and_is_replaced() -> None:
    """Ruling 26."""
    deck = "bank warehouse tea_taster tailor fire_1 glassblower spy fireman_1_a fire_4"
    s = arrange(KAI, "supply", deck=deck, cards=["k_fireman_1_a"])
    assert [me.points for me in s.seats] == [1, -1]
    assert [column and column.card for column in s.upper] == ["tailor", "glassblower", "spy"]
