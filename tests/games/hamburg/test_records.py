"""Golden games replay for ever; a changed record is refused at the right move.

What stands in asterisks is a part of docs/games/hamburg/record-format.md.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import BadRecord
from engine.core.records import check, read, take, write
from engine.core.seal import Seal
from engine.games.hamburg import GAME
from engine.games.hamburg.record import SOURCES, Record
from tests.games.hamburg.records import records

Facts = dict[str, Any]
PLAIN, SEALED = "3_seats", "magistrat_4_seats"


@pytest.mark.parametrize("name", records())
def test_a_golden_record_replays(name: str) -> None:
    assert check(GAME, records()[name]) is None


@pytest.mark.parametrize("name", records())
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    text = records()[name].model_dump_json()
    assert read(GAME, text) == records()[name] and json.loads(text)["format"] == "hamburg-record"


def test_every_move_was_made_and_all_kinds_of_tables_played() -> None:
    found = records().values()
    assert {move["do"] for it in found for move in it.moves} == GAME.actions.keys()
    assert {(it.seats, it.expansions) for it in found} == {
        (n, e) for n in GAME.seats for e in ((), GAME.expansions)
    }
    assert {len(it.reshuffles) for it in found} == {1, 2} and {it.version for it in found} == {1, 2}
    shared = records()["shared_victory"].result
    assert shared and shared.ranks == (1, 1)


def facts(name: str) -> Facts:
    """A golden record as JSON, to be spoilt."""
    found: Facts = json.loads(records()[name].model_dump_json())
    return found


def verdict(spoil: Callable[[Facts], Any], name: str = SEALED) -> str:
    """What is said of a spoilt record; it must at least be readable."""
    spoilt = facts(name)
    spoil(spoilt)
    return str(check(GAME, read(GAME, json.dumps(spoilt))))


def refusal(spoil: Callable[[Facts], Any]) -> str:
    """What is said of a record that can't even be read."""
    with pytest.raises(BadRecord) as refused:
        verdict(spoil)
    return str(refused.value)


def first(do: str, **more: Any) -> int:
    """The index of the first such move."""
    moves = facts(SEALED)["moves"]
    return next(i for i, it in enumerate(moves) if it["do"] == do and more.items() <= it.items())


def longest(do: str, key: str) -> int:
    """The index of the move that names the most different goods."""
    moves = facts(SEALED)["moves"]
    return max((i for i, it in enumerate(moves) if it["do"] == do), key=lambda i: len({*moves[i][key]}))


# --- Moves


def test_of_each_seat_only_the_last_sealed_answer_is_recorded() -> None:
    """*the record has the last answer of each seat*."""

    def twice(record: Facts) -> None:
        at = first("lay")
        record["moves"].insert(
            at, {"seat": record["moves"][at]["seat"], "do": "lay", "market": [], "senate": []}
        )

    assert "has sealed already" in verdict(twice)


@pytest.mark.parametrize(
    "spoil", [{"price": 2}, {"group": 1}, {"do": "fly"}, {"seat": 0.0}, {"seat": True}, {"auto": 1}], ids=str
)
def test_a_move_has_the_keys_and_types_of_the_table(spoil: Facts) -> None:
    """See *Strictness*."""
    at = first("pass")
    assert verdict(lambda it: it["moves"][at].update(spoil)).startswith(f"move {at + 1}: not allowed")


@pytest.mark.parametrize(("do", "key"), [("lay", "market"), ("lay", "senate"), ("close", "keep")])
def test_goods_inside_a_move_may_be_in_any_order(do: str, key: str) -> None:
    """See *Strictness*."""
    at = longest(do, key)
    assert len({*facts(SEALED)["moves"][at][key]}) > 1
    assert verdict(lambda it: it["moves"][at][key].reverse()) == "None"


def test_so_may_the_two_cards_of_a_swap() -> None:
    at = first("swap")
    one, other = facts(SEALED)["moves"][at]["first"], facts(SEALED)["moves"][at]["second"]
    assert verdict(lambda it: it["moves"][at].update(first=other, second=one)) == "None"


def test_sealed_piles_may_stand_in_any_order() -> None:
    """See *Office*."""
    at = first("lay")

    def turn(it: Facts) -> None:
        it["moves"][at : at + 4] = it["moves"][at : at + 4][::-1]

    assert [move["do"] for move in facts(SEALED)["moves"][at : at + 4]] == ["lay"] * 4
    assert verdict(turn) == "None"


def test_only_the_last_piles_of_a_seat_are_recorded() -> None:
    """See *Office*: in the order of seats, so that no one can read which seat hesitated."""
    deal = GAME.deal(GAME.rules(()), 2, "0")
    s = GAME.start(deal)
    one = s.pending[0].default
    passes = [one, one.model_copy(update={"seat": 1 - one.seat})]
    lays = [GAME.move({"seat": seat, "do": "lay", "market": [], "senate": []}) for seat in (1, 1, 0)]
    record = write(GAME, deal, [*passes, *lays])
    assert [(it["do"], it["seat"]) for it in record.moves[2:4]] == [("lay", 0), ("lay", 1)]


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """See *The end*."""
    count = len(facts(SEALED)["moves"])
    said = verdict(lambda it: it["moves"].append({"seat": 0, "do": "close", "repay": 0, "keep": []}))
    assert said.startswith(f"move {count + 1}: not allowed")


# --- auto


def test_auto_is_missing() -> None:
    """See *auto*."""
    at = first("close", auto=True)
    assert verdict(lambda it: it["moves"][at].pop("auto")) == f"move {at + 1}: auto should be True"


@pytest.mark.parametrize("do", ["buy", "lay", "end", "swap"])
def test_auto_is_too_much(do: str) -> None:
    at = next(i for i, it in enumerate(facts(SEALED)["moves"]) if it["do"] == do and "auto" not in it)
    assert verdict(lambda it: it["moves"][at].update(auto=True)) == f"move {at + 1}: auto should be False"


def test_auto_false_is_as_good_as_none() -> None:
    at = first("buy")
    assert verdict(lambda it: it["moves"][at].update(auto=False)) == "None"


def test_only_few_moves_are_ever_auto() -> None:
    """See *auto*."""
    autos = {it["do"] for record in records().values() for it in record.moves if it.get("auto")}
    assert {"pass", "close", "lay"} <= autos <= {"pass", "close", "lay", "choose"}


# --- Reshuffles


def test_in_version_1_a_reshuffle_may_be_any_order_of_the_discard() -> None:
    """What comes of it differs; the moves before it do not."""
    before = moves_up_to_a_reshuffle(PLAIN)

    def other(it: Facts) -> None:
        it["moves"], it["result"] = it["moves"][:before], None
        it["rounds"] = it["rounds"][: sum(move["do"] == "close" for move in it["moves"]) // 3]
        random.Random(1).shuffle(it["reshuffles"][0])

    assert verdict(other, PLAIN) == "None"


def moves_up_to_a_reshuffle(name: str) -> int:
    """The number of the move in which the first one happens."""
    s = GAME.start(records()[name].deal)
    for number, move in enumerate(records()[name].moves, 1):
        take(s, GAME.move(clean(move)))
        if s.reshuffles:
            return number
    raise AssertionError


def test_in_version_2_a_reshuffle_follows_from_the_seed() -> None:
    said = verdict(lambda it: it["reshuffles"][0].reverse())
    assert said == "a reshuffle differs from the one that follows from the seed"


def test_a_reshuffle_that_is_none_of_the_discard_is_named_with_its_move() -> None:
    for name in (PLAIN, SEALED):
        said = verdict(lambda it: it["reshuffles"][0].pop(), name)
        assert said.endswith("reshuffle 1 is not recorded, or not one of the discard"), name
        assert verdict(lambda it: it["reshuffles"].clear(), name) == said


def test_a_reshuffle_too_many() -> None:
    assert "reshuffles recorded" in verdict(lambda it: it["reshuffles"].append(["tea"]))


# --- Rounds and result


@pytest.mark.parametrize("name", ["money", "points", "loans", "speicher", "goods", "cards", "gift", "sales"])
def test_a_wrong_round_is_named_with_the_move_that_ended_it(name: str) -> None:
    wrong: Any = ["tea"] if name in ("goods", "cards") else 77
    said = verdict(lambda it: it["rounds"][1]["seats"][2].update({name: wrong}))
    assert f": round 2 differs: seat 2 {name}: " in said


@pytest.mark.parametrize("spoil", [{"round": 3}, {"starter": 9}, {"seats": []}], ids=str)
def test_a_round_with_a_wrong_head(spoil: Facts) -> None:
    assert ": round 2 differs" in verdict(lambda it: it["rounds"][1].update(spoil))


@pytest.mark.parametrize("name", ["points", "filled", "tie", "money", "ranks"])
def test_a_wrong_result(name: str) -> None:
    said = verdict(lambda it: it["result"].update({name: [1, 1, 1, 9]}))
    assert said.startswith(f"after {len(facts(SEALED)['moves'])} moves: result")


def test_a_wrong_source_of_points() -> None:
    assert "result" in verdict(lambda it: it["result"]["sources"][0].update(senate=99))


def test_points_come_from_seven_sources_also_without_the_expansion() -> None:
    assert SOURCES == ("senate", "gift16", "bought", "magistrat", "money", "speicher", "loans")
    for record in records().values():
        assert record.result
        for points, sources in zip(record.result.points, record.result.sources, strict=True):
            assert tuple(sources) == SOURCES and sum(sources.values()) == points


@pytest.mark.parametrize("moves", [0, 5, 60])
def test_an_unfinished_game_lists_what_there_was_so_far(moves: int) -> None:
    """See *The object*: its result is missing."""
    full = records()[SEALED]
    part = write(GAME, full.deal, [GAME.move(clean(it)) for it in full.moves[:moves]], seed(full))
    assert part.result is None and len(part.rounds) < 5 and check(GAME, part) is None
    assert read(GAME, part.model_dump_json()) == part


def clean(move: Facts) -> Facts:
    """A move without what follows from it."""
    return {key: value for key, value in move.items() if key != "auto"}


def seed(record: Record) -> str:
    """From which it was dealt."""
    assert isinstance(record.seal, Seal)
    return record.seal.seed


# --- Deal and seal

WRONG_DEALS: dict[str, Callable[[Facts], Any]] = {
    "a good is missing": lambda it: it["goods"].pop(),
    "a card too many": lambda it: it["deck"].append("swap"),
    "a card that is not in the game": lambda it: it["deck"].__setitem__(0, "windmill"),
    "a senate card twice": lambda it: it["senate"].__setitem__(0, it["senate"][1]),
    "too many seats": lambda it: it.update(seats=6),
    "a start player who does not sit there": lambda it: it.update(start_seat=4),
    "an expansion that nobody knows": lambda it: it.update(expansions=["atlantis"]),
}


@pytest.mark.parametrize("wrong", WRONG_DEALS)
def test_a_wrong_deal_is_refused(wrong: str) -> None:
    assert verdict(WRONG_DEALS[wrong]).startswith("deal: ")


@pytest.mark.parametrize("key", ["goods", "deck", "senate"])
def test_another_order_of_a_pile_breaks_the_seal(key: str) -> None:
    assert verdict(lambda it: it[key].reverse()).startswith("seal: ")


def test_laps_that_run_the_other_way_are_another_deal() -> None:
    """The choice is sealed too."""
    assert verdict(lambda it: it.update(snake=False)).startswith("seal: ")


def test_a_host_may_have_all_laps_run_forwards() -> None:
    """A sealed deal with that choice is right, though its seed gives the usual one."""
    seed = "00112233445566778899aabbccddeeff"
    deal = GAME.deal(GAME.rules(()), 3, seed).model_copy(update={"snake": False})
    record = write(GAME, deal, [GAME.start(deal).pending[0].default], seed)
    assert check(GAME, record) is None and record.snake is False


# --- The text

BROKEN: dict[str, Callable[[Facts], Any]] = {
    "surprise": lambda it: it.update(surprise=1),
    "rounds.0.surprise": lambda it: it["rounds"][0].update(surprise=1),
    "rounds.0.seats.1.surprise": lambda it: it["rounds"][0]["seats"][1].update(surprise=1),
    "result.surprise": lambda it: it["result"].update(surprise=1),
    "result.sources.0": lambda it: it["result"]["sources"][0].update(surprise=1),
    "rounds.0.seats.0.money": lambda it: it["rounds"][0]["seats"][0].update(money=4.0),
    "seats": lambda it: it.update(seats=3.0),
    "snake": lambda it: it.update(snake=1),
    "version": lambda it: it.update(version=3),
    "the text": lambda it: it.update(version=1),
    "format": lambda it: it.update(format="chess"),
    "reshuffles": lambda it: it.pop("reshuffles"),
    "seal.surprise": lambda it: it["seal"].update(surprise=1),
}


@pytest.mark.parametrize("where", BROKEN)
def test_a_broken_record_is_refused_with_the_place(where: str) -> None:
    assert refusal(BROKEN[where]).startswith(f"{where}: ")


def test_a_record_has_the_keys_of_the_format() -> None:
    keys = "format version expansions seats start_seat snake goods deck senate reshuffles moves rounds result"
    assert [*facts(PLAIN)] == keys.split()
    assert [*facts(SEALED)] == keys.replace("version", "version seal").split()
