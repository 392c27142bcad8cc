"""Actions as data and as lines."""

from __future__ import annotations

from typing import Literal

import pytest
from pydantic import BaseModel, ConfigDict

from engine.core.actions import Action, act, digest, notation, parse
from engine.core.errors import IllegalAction
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.actions import Done, Exchange, Place


class Hop(BaseModel):
    """One good from here to there."""

    model_config = ConfigDict(frozen=True)

    good: str
    to: int


class Lift(Action):
    """What a later card may need: a flag, a list of numbers and words, a list of things with parts."""

    do: Literal["lift"] = "lift"
    at: tuple[str, int]
    hops: tuple[Hop, ...]
    sure: bool
    grey: bool = False


class Tow(Action):
    """Pairs in a list, a fact that may say nothing, one of two kinds."""

    do: Literal["tow"] = "tow"
    pairs: tuple[tuple[int, int], ...]
    over: str | None
    onto: tuple[int, int] | str


LINES = (
    "B place 2",
    "A buy",
    "C deliver tea contract_a1_small",
    "A exchange tea,tea,tea coffee",
    "A trade tea,coffee",
    "A done coffee,tea rubber",
    "E done - -",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_and_written_alike(line: str) -> None:
    assert notation(parse(line, GAME.actions)) == line


@pytest.mark.parametrize("line", ["A lift column,3 tea/1,coffee/2 yes", "B lift top,0 - no grey"])
def test_flags_numbers_and_parts_have_their_words(line: str) -> None:
    action = parse(line, {"lift": Lift})
    assert isinstance(action, Lift) and isinstance(action.at[1], int)
    assert notation(action) == line and action.grey == line.endswith("grey")


@pytest.mark.parametrize("line", ["A tow 1/2,3/4 hill 2,3", "B tow 1/2 - shore", "C tow - - 0,1"])
def test_pairs_in_a_list_and_facts_that_say_nothing_have_their_words(line: str) -> None:
    action = parse(line, {"tow": Tow})
    assert isinstance(action, Tow) and action.over in ("hill", None)
    assert isinstance(action.onto, str) == line.endswith("shore")
    assert notation(action) == line


NONSENSE = (
    "",
    "A",
    "A fly",
    "F buy",
    "AB buy",
    "A place",
    "A place x",
    "A place -1",
    "A place 1 2",
    "A trade tea",
)


@pytest.mark.parametrize("line", NONSENSE)
def test_a_line_that_means_nothing_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction):
        parse(line, GAME.actions)


def test_a_move_has_the_keys_of_the_record_and_no_empty_words() -> None:
    assert act(Place, 1, column=2).as_move() == {"seat": 1, "do": "place", "column": 2}
    assert act(Done, 0, warehouse=(), hall=()).as_move() == {
        "seat": 0,
        "do": "done",
        "warehouse": [],
        "hall": [],
    }


def test_equal_actions_are_one_object_with_one_digest() -> None:
    one, two = (act(Exchange, 0, give=("tea",) * 3, take="coffee") for _ in range(2))
    assert one is two and digest(one) == digest(two) and len(digest(one)) == 6


BROKEN: tuple[dict[str, object], ...] = (
    {"seat": 0.0, "do": "place", "column": 1},
    {"seat": 0, "do": "place", "column": "1"},
    {"seat": 0, "do": "place", "column": True},
    {"seat": 0, "do": "place", "column": -1},
    {"seat": 0, "do": "place"},
    {"seat": 0, "do": "buy", "price": 3},
    {"seat": 0, "do": "fly"},
    {"do": "buy"},
    {},
)


@pytest.mark.parametrize("facts", BROKEN, ids=str)
def test_json_that_is_no_move_is_refused(facts: dict[str, object]) -> None:
    with pytest.raises(IllegalAction):
        GAME.move(facts)
