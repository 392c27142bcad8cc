"""The ledger of nerves: lines found again from events, in one-line scenarios and in whole random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.events import Event
from engine.core.scores import standings, totals
from engine.games.speicherstadt.actions import Buy, Pass
from engine.games.speicherstadt.events import Bought, Burned, Declined, GameEnded, Placed, RoundStarted
from engine.games.speicherstadt.kaispeicher.events import Doubled, Insured, Reserved, Swapped, Took
from engine.games.speicherstadt.ledger.nerves import Nerves, Refusal, nerves
from engine.games.speicherstadt.rules import BASE, ruleset
from engine.games.speicherstadt.state import State, owner
from tests.arrange import Columns, arrange, script
from tests.laws.games import SETUPS, Setup, steps

KAI = ruleset(("kaispeicher",))
ENDED = GameEnded((20, 10, 0), (0, 0, 0), (1, 2, 3))


def whole(*events: Event) -> tuple[Nerves, ...]:
    """A game of three, of one round in which this happens."""
    told = nerves((RoundStarted(1, 0), *events, ENDED))
    assert told is not None
    return told


def sold(columns: Columns, *lines: str, reserved: Columns = (), coins: int = 9, **more: Any) -> list[Nerves]:
    """A Purchase with these columns, from the first placement on."""
    rules = KAI if reserved or more else BASE
    s = arrange(rules, "purchase", coins=[coins] * 3, columns=columns, reserved=reserved, **more)
    stood = [*standing(s)]
    _, told = script(s, *lines)
    return [*whole(*stood, *told)]


def standing(s: State) -> Iterator[Event]:
    """How its workers came to stand where they stand."""
    for at, column in enumerate(s.columns):
        for level, worker in enumerate(column.line):
            yield Placed(owner(worker), column.card, at, level + 1, worker != owner(worker))
    for at, column in enumerate(s.reserved):
        yield Reserved(owner(column.line[0]), column.card, at, at + 1, grey=False)


def pressed(it: list[Nerves]) -> list[int]:
    """Coins that each made others pay."""
    return [me.pressed for me in it]


# --- coins made others pay


def test_each_worker_behind_the_buyer_costs_a_coin() -> None:
    assert pressed(sold({"bank": "ABBC"}, "A buy")) == [0, 2, 1]


def test_no_seat_presses_itself() -> None:
    assert pressed(sold({"bank": "AAAB"}, "A buy")) == [0, 1, 0]


def test_a_player_who_has_left_the_line_presses_no_one_any_more() -> None:
    assert pressed(sold({"bank": "BAC"}, "B pass", "A buy")) == [0, 0, 1]


def test_a_card_that_no_one_buys_cost_no_one_anything() -> None:
    assert pressed(sold({"bank": "AB"}, "A pass", "B pass")) == [0, 0, 0]


def test_columns_are_distinguished_also_where_they_hold_the_same_card() -> None:
    columns = [("ship_b", "AB"), ("bank", ""), ("ship_b", "CBB")]
    assert pressed(sold(columns, "A buy", "C buy")) == [0, 3, 0]


def test_cards_reserved_later_make_the_earlier_ones_dearer() -> None:
    row = {"theatre": "A", "lighthouse": "B", "spy": "A", "fish_market": "C"}
    assert pressed(sold({"bank": "B"}, "B buy", "A buy", "B buy", "A buy", "C buy", reserved=row)) == [
        1,
        1,
        3,
    ]
    assert pressed(sold({}, "A pass", "B buy", "A pass", "C buy", reserved=row)) == [1, 0, 1]


def test_grey_workers_press_for_their_owner() -> None:
    assert pressed(sold({"bank": "Ab"}, "A buy", reserved={"spy": "C"}))[1] == 1


def test_what_is_taken_for_nothing_presses_no_one() -> None:
    it = sold({"bank": "ABC", "theatre": "AC"}, "A take", "A buy", cards=["fish_market"])
    assert pressed(it) == [0, 0, 1]
    assert (it[0].spent, it[0].bargains) == (2, 0)


@pytest.mark.parametrize(
    ("swap", "buyers", "expected"),
    [
        ("keep", "ACBA", [1, 1, 0]),
        ("swap column,0,0 column,0,1", "BCBA", [2, 0, 0]),
        ("swap column,0,0 column,1,0", "CABA", [1, 1, 0]),
        ("swap reserved,1 column,0,1", "ACBB", [0, 0, 0]),
    ],
)
def test_a_spy_moves_workers_in_the_lines_too(swap: str, buyers: str, expected: list[int]) -> None:
    columns, row = {"bank": "AB", "theatre": "C"}, {"lighthouse": "B", "fish_market": "A"}
    s = arrange(KAI, "spying", coins=[9] * 3, columns=columns, reserved=row, cards=["spy"])
    stood = [*standing(s)]
    _, told = script(s, f"A {swap}", *(f"{letter} buy" for letter in buyers))
    assert pressed([*whole(*stood, *told)]) == expected


def test_every_round_begins_with_empty_lines() -> None:
    left_standing = Placed(1, "bank", 0, 1)
    it = whole(left_standing, RoundStarted(2, 0), Placed(0, "spy", 0, 1), Bought(0, "spy", 1))
    assert pressed([*it]) == [0, 0, 0]


# --- bargains, withdrawals, the most expensive of them, value


def test_a_bargain_costs_one_coin() -> None:
    it = sold({"bank": "A", "theatre": "AB", "lighthouse": "B"}, "A buy", "A buy", "B buy", cards=[""])
    assert [me.bargains for me in it] == [1, 1, 0]
    assert [me.spent for me in it] == [3, 1, 0]


def test_a_seat_that_leaves_a_card_withdraws_only_with_the_coins_for_it() -> None:
    it = sold({"bank": "ABB", "warehouse": "AB"}, "A pass", "B pass", "B pass", "A pass", coins=2)
    assert [me.withdrawals for me in it] == [1, 2, 0]
    assert [me.refusal for me in it] == [Refusal("warehouse", 2), Refusal("bank", 2), None]


def test_of_equal_refusals_the_earliest_counts() -> None:
    it = sold({"bank": "AB", "warehouse": "AB"}, "A pass", "B pass", "A pass", "B pass")
    assert [me.refusal for me in it[:2]] == [Refusal("bank", 2), Refusal("bank", 1)]


def test_points_for_a_coin_are_those_at_the_end() -> None:
    it = sold({"bank": "ABC", "warehouse": "AB"}, "A buy", "A buy")
    assert [me.points for me in it] == [20, 10, 0]
    assert [me.value for me in it] == [4.0, None, None]


# --- fires


def test_fires_take_and_give() -> None:
    it = whole(Burned("fire_2", (3, 0, 1), (2, -2, 0)), Burned("fire_3", (3, 3, 1), (3, 3, -3)))
    assert [(me.gained, me.lost) for me in it] == [(5, 0), (3, 2), (0, 3)]


def test_what_is_insured_is_not_lost_and_what_is_doubled_is_gained() -> None:
    fire = Burned("fire_2", (3, 0, 1), (2, -2, 0))
    it = whole(fire, Doubled(0, 2, auto=False), Insured(1, 2, 2))
    assert [(me.gained, me.lost) for me in it] == [(4, 0), (0, 0), (0, 0)]


# --- what is not a whole game


@pytest.mark.parametrize(
    "events",
    [
        (),
        (RoundStarted(1, 0),),
        (ENDED,),
        (RoundStarted(4, 0), ENDED),
        (RoundStarted(1, 0), ENDED, RoundStarted(2, 0)),
    ],
)
def test_a_game_without_all_its_events_has_no_ledger(events: tuple[Event, ...]) -> None:
    assert nerves(events) is None


# --- laws over random games


GAMES = tuple(it for it in SETUPS if it.game.key == "speicherstadt")
SEEDS = ("0", "1", "2")
every_setup = pytest.mark.parametrize("setup", GAMES, ids=str)


def told(setup: Setup, seed: str) -> tuple[Event, ...]:
    """All events of a random game."""
    opening = tuple(setup.start(seed).events or ())
    return (*opening, *(event for step in steps(setup, seed) for event in step.events))


def counted(setup: Setup, seed: str) -> tuple[Nerves, ...]:
    """Its ledger."""
    found = nerves(told(setup, seed))
    assert found is not None
    return found


def line(s: Any) -> list[int]:
    """Who stands in line at the card in turn, as the state knows it."""
    if s.at < len(s.columns):
        return [*map(owner, s.columns[s.at].line)]
    return [owner(column.line[0]) for column in s.reserved[s.at - len(s.columns) :]]


@every_setup
def test_the_lines_are_those_of_the_states(setup: Setup) -> None:
    for seed in SEEDS:
        pressed, own, bargains = Counter[int](), 0, Counter[int]()
        for step in steps(setup, seed):
            if isinstance(step.action, Buy):
                buyer, *behind = line(step.before)
                own += behind.count(buyer)
                pressed.update(it for it in behind if it != buyer)
                bargains[buyer] += not behind
        it = counted(setup, seed)
        assert [me.pressed for me in it] == [pressed[seat] for seat in range(setup.seats)]
        assert [me.bargains for me in it] == [bargains[seat] for seat in range(setup.seats)]
        prices = [event.price for event in told(setup, seed) if isinstance(event, Bought)]
        assert sum(prices) == sum(me.spent for me in it)
        assert sum(prices) == len(prices) + own + sum(me.pressed for me in it)


@every_setup
def test_withdrawals_are_those_who_could_have_paid(setup: Setup) -> None:
    for seed in SEEDS:
        left: dict[int, list[int]] = {seat: [] for seat in range(setup.seats)}
        for step in steps(setup, seed):
            s: Any = step.before
            if isinstance(step.action, Pass) and s.seats[step.action.seat].coins >= len(line(s)):
                left[step.action.seat].append(len(line(s)))
        it = counted(setup, seed)
        assert [me.withdrawals for me in it] == [len(prices) for prices in left.values()]
        dearest = [max(prices, default=None) for prices in left.values()]
        assert [me.refusal.price if me.refusal else None for me in it] == dearest


@every_setup
def test_fires_and_points_are_those_of_the_final_table(setup: Setup) -> None:
    for seed in SEEDS:
        end, it = steps(setup, seed)[-1].after, counted(setup, seed)
        assert [me.gained - me.lost for me in it] == [lines["fires"] for lines in standings(end)]
        assert [me.points for me in it] == totals(end)
        assert all(me.gained >= 0 and me.lost >= 0 for me in it)


def test_the_random_games_have_every_event() -> None:
    known = {type(event) for setup in GAMES for seed in SEEDS for event in told(setup, seed)}
    assert {Placed, Declined, Bought, Burned, Reserved, Swapped, Took, Doubled, Insured} <= known
