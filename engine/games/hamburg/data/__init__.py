"""Goods, senate cards, extension cards and numbers as data: `goods.json`, `senate.json`, `numbers.json`, and
the files of an expansion. What is there says where it is from; nothing of it stands in the code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass

T = TypeVar("T")
STRICT = ConfigDict(extra="forbid")
HERE = Path(__file__).parent

Source = Literal["rulebook", "ostia", "inferred", "reconstructed"]
"""Where a fact is from: the rules of the expansion, which are the only ones that were found; what is known of
Ostia, the same author's other form of this game; a conclusion from these; or our own reconstruction, which
owners of the game may correct."""

After = Literal["round", "discard", "keep"]
"""What becomes of a card that was used: it comes back at the end of the round, it is discarded, it is never
used up."""


@dataclass(frozen=True, slots=True, config=STRICT)
class Good:
    """A kind of goods: how many cards there are, and the price of each in Mark."""

    id: str
    cards: int
    price: int
    source: Source


@dataclass(frozen=True, slots=True, config=STRICT)
class SenateCard:
    """A senate card: the value of each kind of goods as a gift."""

    id: str
    values: Mapping[str, int]
    source: Source


@dataclass(frozen=True, slots=True, config=STRICT)
class Card:
    """A kind of card that lies beside the goods of a group. What a number means depends on the card:

    `cost`: Mark to be paid for its use; `money`: Mark that it pays; `reveals`: goods laid open; `value`: of a
    gift; `points`: for a use; `least`: value that a gift must have; `prices`: Mark for keeping one, two, ...
    goods; `table`: points of one, two, ... such cards, the last number for a full set.
    `source`: the facts that are not from the rulebook.
    """

    id: str
    kind: str
    count: int
    after: After = "keep"
    cost: int = 0
    money: int = 0
    reveals: int = 0
    value: int = 0
    points: int = 0
    least: int = 0
    prices: tuple[int, ...] = ()
    table: tuple[int, ...] = ()
    source: Mapping[str, Source] = Field(default_factory=dict)


@dataclass(frozen=True, config=STRICT)
class Numbers:
    """The numbers of the rules. What depends on the number of seats is a table by it.

    `more_money`: by place in the order of the first round. `speicher`: all that there are. `market`: the
    price of a card where one, two, ... of its kind are sold, the last for all larger numbers. `senate_points`
    and both bonuses: the points of the best, the second, ... `loan_cash`, `loan_repay`: Mark taken and given
    back.
    """

    rounds: int
    start_money: int
    more_money: Mapping[int, tuple[int, ...]]
    start_speicher: int
    start_goods: int
    speicher: int
    groups: int
    goods_in_group: int
    groups_with_speicher: tuple[int, ...]
    most_groups: Mapping[int, int]
    kinds: int
    market: tuple[int, ...]
    senate_points: Mapping[int, tuple[int, ...]]
    loan_cash: int
    loan_repay: int
    loan_penalty: int
    most_loans: int
    money_bonus: Mapping[int, tuple[int, ...]]
    speicher_bonus: Mapping[int, tuple[int, ...]]

    def but(self, path: Path) -> Numbers:
        """These numbers with those of another file in place of theirs."""
        return replace(self, **values(path))


class Number(BaseModel, Generic[T]):
    """A number of a file, and where it is from."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    value: T
    source: Source


def values(path: Path) -> dict[str, Any]:
    """The numbers of a file by name; raises pydantic's ValidationError where the data are wrong."""
    told = TypeAdapter(dict[str, Number[Any]]).validate_json(path.read_bytes())
    return {name: number.value for name, number in told.items()}


@cache
def numbers() -> Numbers:
    """Those of the base game."""
    return TypeAdapter(Numbers).validate_python(values(HERE / "numbers.json"))


@cache
def goods() -> tuple[Good, ...]:
    """All kinds of goods, the most expensive first: in this order they lie before they are shuffled."""
    return TypeAdapter(tuple[Good, ...]).validate_json((HERE / "goods.json").read_bytes())


@cache
def senate() -> tuple[SenateCard, ...]:
    """All senate cards, in the order in which they lie before they are shuffled."""
    return TypeAdapter(tuple[SenateCard, ...]).validate_json((HERE / "senate.json").read_bytes())


def cards(path: Path) -> tuple[Card, ...]:
    """The cards of an expansion, in the order in which they lie before they are shuffled."""
    return TypeAdapter(tuple[Card, ...]).validate_json(path.read_bytes())
