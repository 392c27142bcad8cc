"""What lies in the box, as the rulebook counts it; and that golden records use all of it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine.core.records import replay
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.events import Bought
from engine.games.speicherstadt.kaispeicher.events import Took
from engine.games.speicherstadt.moments import MOMENTS
from engine.games.speicherstadt.rules import BASE
from engine.games.speicherstadt.setup import pile
from tests.laws.test_complete import full
from tests.records import records


def test_the_box_holds_what_the_rulebook_counts() -> None:
    cards = Counter(dict.fromkeys("ABCDE", 0))
    for card in BASE.cards.values():
        cards[card.deck] += card.count
    assert [*cards.values()] == [12, 13, 13, 15, 1] and cards.total() == 54
    assert [*BASE.goods.values()] == [9] * 5


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("expansions", [(), *((it,) for it in GAME.expansions)], ids=str)
def test_the_decks_fill_whole_rounds(expansions: tuple[str, ...], seats: int) -> None:
    """Fires burn at once, so they are not laid out."""
    rules = GAME.rules(expansions)
    deck = [rules.cards[card] for letter in "ABCDE" for card in pile(rules, seats, letter)]
    over = sum(card.kind != "fire" for card in deck) % rules.cards_per_round(seats)
    assert not over, f"Change `removed_at` or `count` in cards.json: {over} cards are left for the last round"


def test_the_kinds_of_cards_are_as_many_as_the_rulebook_counts() -> None:
    kinds = Counter(card.kind for card in BASE.cards.values() for _ in range(card.count))
    assert kinds == {
        "merchant": 5, "warehouse": 1, "counting_office": 4, "contract": 10, "fireman": 10, "ship": 15,
        "fire": 4, "income": 1, "point_building": 2, "end_bonus": 2,
    }  # fmt: skip


def test_contracts_ask_for_different_goods_and_pay_by_their_size() -> None:
    contracts = [card for card in BASE.cards.values() if card.kind == "contract"]
    assert all(card.points == {2: 5, 3: 8, 4: 11}[len({*card.goods})] for card in contracts)
    assert len({frozenset(card.goods) for card in contracts}) == 10
    assert Counter(good for card in contracts for good in card.goods) == dict.fromkeys(BASE.goods, 6)


def test_firemen_and_fires_have_the_values_of_the_rulebook() -> None:
    def values(kind: str) -> list[str]:
        return sorted(f"{it.deck}{it.value}" for it in BASE.cards.values() if it.kind == kind)

    assert values("fireman") == ["A1", "A2", "B1", "B2", "B3", "C3", "C4", "D3", "D4", "D5"]
    assert values("fire") == ["B1", "C2", "D3", "E4"]


def test_every_merchant_deals_in_another_good() -> None:
    assert sorted(it.good for it in BASE.cards.values() if it.kind == "merchant") == sorted(BASE.goods)


def test_every_moment_is_explained() -> None:
    from engine.games.speicherstadt import moments

    assert all(f"\n{moment} " in (moments.__doc__ or "") for moment in MOMENTS)


@cache
def golden() -> tuple[Counter[str], Counter[str]]:
    """How often every card was bought and every action used in the golden records."""
    bought, used = Counter[str](), Counter[str]()
    for record in records().values():
        used.update(move["do"] for move in record.moves)
        s = GAME.start(record.deal)
        moves = [GAME.move({key: it[key] for key in it if key != "auto"}) for it in record.moves]
        events = (event for told in replay(s, moves) for event in told.events)
        bought.update(event.card for event in events if isinstance(event, Bought | Took))
    return bought, used


def test_every_card_was_bought_in_some_golden_record() -> None:
    assert {it.id for it in full(GAME).cards.values() if it.kind != "fire"} == golden()[0].keys()


def test_every_action_was_used_in_some_golden_record() -> None:
    assert GAME.actions.keys() == golden()[1].keys()
