"""Golden games of Rotterdam replay for ever; a changed record is refused at the right move."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import BadRecord
from engine.core.game import Deal
from engine.core.records import action_of, check, read, replay
from engine.games.rotterdam import GAME
from tests.games.rotterdam.records import records
from tests.games.rotterdam.seen import EDGES, Game, seen

Facts = dict[str, Any]
NAME = "3_seats"
KEYS = [
    *("format", "version", "expansions", "seats", "start_seat", "trigger", "anchor_every_round"),
    *("orders", "products", "ship_cards", "reshuffles", "moves", "rounds", "result"),
]


@pytest.mark.parametrize("name", records())
def test_a_golden_record_replays(name: str) -> None:
    assert check(GAME, records()[name]) is None


@pytest.mark.parametrize("name", records())
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    text = records()[name].model_dump_json()
    assert read(GAME, text) == records()[name] and json.loads(text)["format"] == "rotterdam-record"


def test_every_move_and_every_edge_is_in_some_golden_record() -> None:
    found = set[str]()
    for record in records().values():
        deal: Deal = record.deal
        s = GAME.start(deal)
        told = tuple(replay(s, [action_of(GAME, move) for move in record.moves]))
        found |= {*seen(Game("", record.deal, told, s))}
    assert sorted(EDGES - found) == []
    assert {it.seats for it in records().values()} == {2, 3, 4} and records()["host"].trigger == 5


def test_the_keys_stand_in_the_order_of_the_page() -> None:
    assert list(facts()) == KEYS and list(facts("3_seats_sealed")) == [*KEYS[:2], "seal", *KEYS[2:]]
    last = facts()["rounds"][-1]
    assert list(last) == ["round", "harbour_master", "seats", "stock", "piles"]
    keys = ["points", "orders", "completed", "products", "cards", "open", "ships"]
    assert list(last["seats"][0]) == keys
    assert list(last["piles"]) == ["orders", "ship_cards", "used", "VUL", "MER", "WAA", "BOT"]
    assert list(facts()["result"]) == ["end", "points", "orders", "products", "cards", "ranks"]


def test_a_move_has_exactly_the_keys_of_its_line() -> None:
    lines = {
        "place": {"start", "cargo"}, "pass": set(), "name": {"colour"}, "steer": {"ship", "to"}, "end": set(),
        "open": {"card"}, "swap": {"ships"}, "extra": {"start", "cargo"}, "back1": {"ship", "path"},
        "back2": {"ship", "path"}, "rob": {"from", "to"}, "guard": {"ship"}, "offer": {"to", "give", "want"},
        "accept": {"from"}, "decline": {"from"}, "withdraw": set(), "done": set(),
        "complete": {"order", "jokers"},
    }  # fmt: skip
    for record in records().values():
        for move in record.moves:
            assert move.keys() - {"auto", "hold", "closed"} == {"seat", "do"} | lines[move["do"]]
            assert all(move[flag] is True for flag in ("auto", "hold", "closed") if flag in move)


def facts(name: str = NAME) -> Facts:
    """A golden record as JSON, to be spoilt."""
    found: Facts = json.loads(records()[name].model_dump_json())
    return found


def verdict(spoil: Callable[[Facts], Any], name: str = NAME) -> str | None:
    """What is said of a spoilt record; it must at least be readable."""
    spoilt = facts(name)
    spoil(spoilt)
    return check(GAME, read(GAME, json.dumps(spoilt)))


def first(do: str, **more: Any) -> int:
    """The number of the first move of a kind, from 1."""
    moves = records()[NAME].moves
    return next(n for n, it in enumerate(moves, 1) if it["do"] == do and more.items() <= it.items())


@pytest.mark.parametrize("do", ["place", "name", "done"])
def test_flags_may_be_said_though_they_are_false(do: str) -> None:
    flags = {"auto": False} | {"name": {"hold": False}, "done": {"closed": False}}.get(do, {})
    number = next(n for n, it in enumerate(records()[NAME].moves) if it["do"] == do and not {*it} & {*flags})
    assert verdict(lambda it: it["moves"][number].update(flags)) is None


@pytest.mark.parametrize(("do", "key"), [("offer", "to"), ("offer", "want"), ("swap", "ships")])
def test_lists_without_an_order_may_stand_in_any(do: str, key: str) -> None:
    found = [
        (name, n)
        for name, it in records().items()
        for n, move in enumerate(it.moves)
        if len(move.get(key, ())) > 1 and move["do"] == do
    ]
    name, number = found[0]
    assert verdict(lambda it: it["moves"][number][key].reverse(), name) is None


def test_a_path_has_its_order() -> None:
    name, number = next(
        (name, n)
        for name, it in records().items()
        for n, move in enumerate(it.moves)
        if len(move.get("path", ())) == 2
    )
    said = verdict(lambda it: it["moves"][number]["path"].reverse(), name)
    assert str(said).startswith(f"move {number + 1}: not allowed")


def test_what_was_no_ones_choice_must_say_so_and_nothing_else_may() -> None:
    auto = first("pass", auto=True)
    assert verdict(lambda it: it["moves"][auto - 1].pop("auto")) == f"move {auto}: auto should be True"
    choice = first("name")
    assert (
        verdict(lambda it: it["moves"][choice - 1].update(auto=True))
        == f"move {choice}: auto should be False"
    )


@pytest.mark.parametrize(
    "facts_",
    [
        {"why": "for fun"},
        {"cargo": 3},
        {"start": "B1"},
        {"seat": 9},
        {"seat": True},
        {"seat": 1.0},
        {"hold": True},
    ],
    ids=str,
)
def test_a_move_that_says_something_else_is_refused(facts_: Facts) -> None:
    number = first("place")
    said = verdict(lambda it: it["moves"][number - 1].update(facts_))
    assert str(said).startswith(f"move {number}: not allowed")


@pytest.mark.parametrize("key", ["points", "products", "open", "ships"])
def test_another_round_is_found(key: str) -> None:
    other = {"points": 99, "products": ["bread"] * 9, "open": ["vp2"] * 2, "ships": [None] * 4}[key]
    said = verdict(lambda it: it["rounds"][7]["seats"][1].update({key: other}))
    assert f"round 8 differs: seat 1 {key}" in str(said)


def test_other_piles_stock_or_results_are_found() -> None:
    assert "round 3 differs: piles" in str(verdict(lambda it: it["rounds"][2]["piles"].update(used=19)))
    assert "round 3 differs: stock" in str(verdict(lambda it: it["rounds"][2]["stock"].update(oil=9)))
    assert "result" in str(verdict(lambda it: it["result"].update(end="stall")))
    assert "rounds recorded" in str(verdict(lambda it: it["rounds"].append(it["rounds"][-1])))


@pytest.mark.parametrize("moves", [0, 1, 100])
def test_an_unfinished_game_has_no_result(moves: int) -> None:
    def cut(it: Facts) -> None:
        it["moves"], it["result"] = it["moves"][:moves], None
        it["rounds"] = it["rounds"][: rounds_after(moves)]

    assert verdict(cut) is None


def rounds_after(moves: int) -> int:
    """How many rounds have ended after this many moves of the golden game."""
    s = GAME.start(records()[NAME].deal)
    for _ in replay(s, [action_of(GAME, move) for move in records()[NAME].moves[:moves]]):
        pass
    return s.round - 1


@pytest.mark.parametrize(
    "facts_",
    [
        {"more": 1},
        {"version": 3},
        {"version": 2},
        {"seats": "3"},
        {"trigger": 12.0},
        {"anchor_every_round": 0},
        {"format": "chess"},
    ],
    ids=str,
)
def test_what_is_no_record_cannot_be_read(facts_: Facts) -> None:
    with pytest.raises(BadRecord):
        verdict(lambda it: it.update(facts_))


@pytest.mark.parametrize("key", ["orders", "ship_cards", "reshuffles"])
def test_a_pile_in_another_order_breaks_the_seal(key: str) -> None:
    assert str(verdict(lambda it: it[key].reverse(), "3_seats_sealed")).startswith("seal: ")


def test_another_choice_of_the_host_breaks_the_seal() -> None:
    assert str(verdict(lambda it: it.update(trigger=13), "3_seats_sealed")).startswith("seal: ")
