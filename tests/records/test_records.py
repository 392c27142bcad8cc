"""Golden games replay for ever; a changed record is refused at the right move."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from engine.core.errors import BadRecord
from engine.core.records import check, read
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.record import Record
from tests.records import records

Facts = dict[str, Any]
NAME = "3_seats"


@pytest.mark.parametrize("name", records())
def test_a_golden_record_replays(name: str) -> None:
    assert check(GAME, records()[name]) is None


@pytest.mark.parametrize("name", records())
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    text = records()[name].model_dump_json()
    assert read(GAME, text) == records()[name] and json.loads(text)["format"] == "speicherstadt-record"


def test_the_golden_records_hold_the_rare_turns_of_the_deck() -> None:
    assert records()["third_fire_on_fourth"].deck[-2:] == ("fire_3", "fire_4")
    double = records()["double_fire"].deck
    assert any(one.startswith("fire") and two in ("fire_2", "fire_3") for one, two in pairwise(double))
    assert {record.seats for record in records().values()} == {2, 3, 4, 5}


def facts() -> Facts:
    """A golden record as JSON, to be spoilt."""
    found: Facts = json.loads(records()[NAME].model_dump_json())
    return found


def verdict(spoil: Callable[[Facts], Any]) -> str:
    """What is said of a spoilt record; it must at least be readable."""
    spoilt = facts()
    spoil(spoilt)
    return str(check(GAME, read(GAME, json.dumps(spoilt))))


def refusal(spoil: Callable[[Facts], Any]) -> str:
    """What is said of a record that can't even be read."""
    with pytest.raises(BadRecord) as refused:
        verdict(spoil)
    return str(refused.value)


def first(do: str, **more: Any) -> int:
    """The index of the first such move."""
    moves = facts()["moves"]
    return next(i for i, it in enumerate(moves) if it["do"] == do and more.items() <= it.items())


def ends() -> list[int]:
    """The numbers of the moves with which the rounds end: the last `done` of each."""
    dos = [it["do"] for it in facts()["moves"]] + ["place"]
    return [i + 1 for i, (one, two) in enumerate(pairwise(dos)) if one == "done" and two == "place"]


def test_an_unspoilt_record_is_right() -> None:
    assert verdict(lambda it: it) == "None"


# --- moves


def test_an_illegal_move_is_named() -> None:
    """Only the first in line is asked."""
    at = first("buy")
    other = (facts()["moves"][at]["seat"] + 1) % 3
    assert verdict(lambda it: it["moves"][at].update(seat=other)).startswith(f"move {at + 1}: not allowed")


def test_a_missing_move_is_found() -> None:
    assert verdict(lambda it: it["moves"].pop(0)).startswith("move 1: not allowed")


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    count = len(facts()["moves"])
    more = {"seat": 0, "do": "done", "warehouse": [], "hall": []}
    assert verdict(lambda it: it["moves"].append(more)).startswith(f"move {count + 1}: not allowed")


def test_a_column_that_does_not_exist() -> None:
    assert verdict(lambda it: it["moves"][3].update(column=4)).startswith("move 4: not allowed")


@pytest.mark.parametrize(
    "spoil", [{"price": 2}, {"grey": True}, {"do": "fly"}, {"seat": 0.0}, {"auto": 1}], ids=str
)
def test_a_move_has_the_keys_and_types_of_the_table(spoil: Facts) -> None:
    """Clarification 2: unknown keys are errors, numbers are whole JSON numbers."""
    at = first("pass")
    assert verdict(lambda it: it["moves"][at].update(spoil)).startswith(f"move {at + 1}: not allowed")


def test_done_always_names_both_stores() -> None:
    """Clarification 12."""
    at = first("done")
    assert verdict(lambda it: it["moves"][at].pop("hall")).startswith(f"move {at + 1}: not allowed")


def test_goods_inside_a_move_may_be_in_any_order() -> None:
    """Clarification 2."""
    moves = facts()["moves"]
    at = next(i for i, it in enumerate(moves) if len({*it.get("give", ())}) > 1)
    assert verdict(lambda it: it["moves"][at]["give"].reverse()) == "None"


# --- auto


def test_auto_is_missing() -> None:
    """Clarification 3: a seat without alternatives is forced."""
    at = first("done", auto=True)
    assert verdict(lambda it: it["moves"][at].pop("auto")) == f"move {at + 1}: auto should be True"


@pytest.mark.parametrize("do", ["place", "buy", "deliver"])
def test_auto_is_too_much(do: str) -> None:
    at = first(do)
    assert verdict(lambda it: it["moves"][at].update(auto=True)) == f"move {at + 1}: auto should be False"


def test_auto_false_is_as_good_as_none() -> None:
    """Clarification 2."""
    assert verdict(lambda it: it["moves"][0].update(auto=False)) == "None"


def test_only_pass_and_done_are_ever_auto() -> None:
    autos = [it for record in records().values() for it in record.moves if it.get("auto")]
    assert {it["do"] for it in autos} == {"pass", "done"}
    assert all(not it["warehouse"] and not it["hall"] for it in autos if it["do"] == "done")


# --- rounds and result


@pytest.mark.parametrize("name", ["coins", "points", "cards", "contracts", "warehouse", "hall"])
def test_a_wrong_round_is_named_with_the_move_that_ended_it(name: str) -> None:
    wrong = {"cards": ["bank"], "contracts": {"bank": []}, "warehouse": ["tea"], "hall": ["tea"]}.get(
        name, 77
    )
    said = verdict(lambda it: it["rounds"][1]["seats"][2].update({name: wrong}))
    assert said.startswith(f"move {ends()[1]}: round 2 differs: seat 2 {name}: ")


@pytest.mark.parametrize("spoil", [{"round": 3}, {"starter": 9}, {"seats": []}], ids=str)
def test_a_round_with_a_wrong_head(spoil: Facts) -> None:
    assert verdict(lambda it: it["rounds"][1].update(spoil)).startswith(f"move {ends()[1]}: round 2 differs")


def test_a_missing_round() -> None:
    """Clarification 5: one entry a round."""
    last = len(facts()["rounds"])
    assert (
        verdict(lambda it: it["rounds"].pop()) == f"move {ends()[-1]}: round {last} ended, it is not recorded"
    )


def test_a_round_too_many() -> None:
    said = verdict(lambda it: it["rounds"].append(it["rounds"][0]))
    assert said.endswith("13 rounds recorded, 12 played")


@pytest.mark.parametrize("name", ["points", "coins", "ranks"])
def test_a_wrong_result(name: str) -> None:
    said = verdict(lambda it: it["result"].update({name: [1, 1, 1]}))
    assert said.startswith(f"after {len(facts()['moves'])} moves: result")


def test_a_finished_game_has_a_result() -> None:
    assert "result None" in verdict(lambda it: it.pop("result"))


def cut(it: Facts, moves: int, rounds: int, **more: Any) -> None:
    """Only the first moves and rounds."""
    it.update(moves=it["moves"][:moves], rounds=it["rounds"][:rounds], result=None, **more)


@pytest.mark.parametrize("moves", [0, 5, 60])
def test_an_unfinished_game_has_no_result(moves: int) -> None:
    """Clarification 4: its rounds end with the last finished one."""
    rounds = sum(end <= moves for end in ends())
    assert verdict(lambda it: cut(it, moves, rounds)) == "None"
    assert "rounds recorded" in verdict(lambda it: cut(it, moves, rounds + 1))


def test_a_result_of_an_unfinished_game_is_wrong() -> None:
    said = verdict(lambda it: it.update(moves=it["moves"][:5], rounds=[]))
    assert said.startswith("after 5 moves: result")


# --- the deal


def swap(it: Facts, one: int, two: int) -> None:
    """Two cards of the deck change places."""
    it["deck"][one], it["deck"][two] = it["deck"][two], it["deck"][one]


WRONG_DEALS: dict[str, Callable[[Facts], Any]] = {
    "a card is missing": lambda it: it["deck"].pop(0),
    "a card too many": lambda it: it["deck"].insert(0, "warehouse"),
    "a card that is not in the game": lambda it: it["deck"].__setitem__(0, "windmill"),
    "a card removed with three seats": lambda it: it["deck"].__setitem__(40, "boatsmen_church"),
    "two decks are mixed": lambda it: swap(it, 0, 20),
    "the last fire is not last": lambda it: swap(it, -1, -2),
    "a cube is missing": lambda it: it["bag"].pop(),
    "a good that is not in the game": lambda it: it["bag"].__setitem__(0, "hemp"),
    "too many seats": lambda it: it.update(seats=6),
    "other seats than the deck is for": lambda it: it.update(seats=4),
    "a starter who does not sit there": lambda it: it.update(start_seat=3),
    "an expansion that nobody knows": lambda it: it.update(expansions=["atlantis"]),
}


@pytest.mark.parametrize("wrong", WRONG_DEALS)
def test_a_wrong_deal_is_refused(wrong: str) -> None:
    assert verdict(WRONG_DEALS[wrong]).startswith("deal: ")


def test_another_order_of_the_bag_is_another_game() -> None:
    assert verdict(lambda it: it["bag"].reverse()) != "None"


# --- the text


BROKEN: dict[str, Callable[[Facts], Any]] = {
    "surprise": lambda it: it.update(surprise=1),
    "rounds.0.surprise": lambda it: it["rounds"][0].update(surprise=1),
    "rounds.0.seats.1.surprise": lambda it: it["rounds"][0]["seats"][1].update(surprise=1),
    "result.surprise": lambda it: it["result"].update(surprise=1),
    "rounds.0.seats.0.coins": lambda it: it["rounds"][0]["seats"][0].update(coins=4.0),
    "seats": lambda it: it.update(seats=3.0),
    "start_seat": lambda it: it.update(start_seat="1"),
    "version": lambda it: it.pop("version"),
    "the text": lambda it: it.update(version=2),
    "format": lambda it: it.update(format="chess"),
    "deck": lambda it: it.pop("deck"),
    "moves.0": lambda it: it["moves"].__setitem__(0, "A place 1"),
}


@pytest.mark.parametrize("where", BROKEN)
def test_a_broken_record_is_refused_with_the_place(where: str) -> None:
    assert refusal(BROKEN[where]).startswith(f"{where}: ")


@pytest.mark.parametrize("version", [1.0, True, "1", 0, 3, None], ids=str)
def test_the_version_is_a_whole_number(version: object) -> None:
    assert refusal(lambda it: it.update(version=version)).startswith("version: ")


def test_a_record_says_of_which_game_it_is() -> None:
    assert "says its format" in refusal(lambda it: it.pop("format"))


@pytest.mark.parametrize("text", ["", "[]", "{", "null", '{"format": "speicherstadt-record"}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read(GAME, text)


def test_the_head_of_a_record_has_no_secrets_but_deck_and_bag() -> None:
    assert [*Record.model_fields] == [
        "format", "version", "seal", "expansions", "seats", "start_seat", "deck", "bag", "moves", "rounds",
        "result",
    ]  # fmt: skip
