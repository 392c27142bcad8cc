"""The interface of a game: everything that tables, records, agents and laws need."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from engine.core.actions import Action
from engine.core.chance import rest_anew
from engine.core.effort import Effort
from engine.core.errors import BadRecord, IllegalAction
from engine.core.lessons import Lesson
from engine.core.loop import advance
from engine.core.orders import Orders
from engine.core.state import State
from engine.core.strict import StrictModel

S = TypeVar("S", bound=State[Any])
D = TypeVar("D", bound="Deal")


class Deal(StrictModel):
    """All chance of one game, drawn before the first move. Secret until the game is over.

    `CHOSEN`: fields that a host may set, each with the values that a lobby offers, first the usual one, which
    is also what a fresh deal has; all else but the starter follows from the seed.
    """

    CHOSEN: ClassVar[Mapping[str, tuple[int, ...]]] = {}

    expansions: tuple[str, ...]
    seats: int
    start_seat: int

    def choosing(self, chosen: Mapping[str, int]) -> Self:
        """Apply the host's choices; unknown fields are ignored."""
        return self.model_copy(update={name: value for name, value in chosen.items() if name in self.CHOSEN})


def redealt(deal: D, s: State[Any], seed: str) -> D:
    """Re-deal all hidden cards from this seed; what has been drawn stays.

    The rest of each pile is found in the field of the state that bears the pile's name.
    """
    anew: dict[str, Any] = {}
    for name, pile in deal:
        left, label = getattr(s, name, None), name.replace("_", " ")
        if isinstance(pile, tuple) and isinstance(left, list):
            anew[name] = rest_anew(pile, len(left), seed, label)
        elif isinstance(pile, Mapping) and isinstance(left, dict):
            anew[name] = {key: rest_anew(pile[key], len(left[key]), seed, f"{label} {key}") for key in pile}
    return deal.model_copy(update=anew)


def check_pile(name: str, given: Iterable[str], due: Iterable[str] | Counter[str]) -> None:
    """Raise `BadRecord` where a pile of a deal differs from what the set-up puts there."""
    actual, expected = Counter(given), Counter(due)
    if actual != expected:
        many, lacking = sorted((actual - expected).elements()), sorted((expected - actual).elements())
        raise BadRecord(f"{name}: too many {many}, lacking {lacking}")


def nothing(s: Any, seat: int) -> None:
    """Default of `Game.ahead`: nothing can be prepared."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """The rules of one title, without a state.

    `version` changes whenever old moves may mean something else. `rules(expansions)` makes a ruleset;
    `deal(rules, seats, seed)` draws all chance; `begin(rules, deal)` is the initial state, not yet advanced;
    it raises `BadRecord` where the deal is not one of this game. `redealt(deal, s, seed)` re-deals what is
    still hidden in a state of a game with that deal: the moves so far lead to the same public state, and the
    old hidden cards give no information about the new ones. `record` is the model of its game record.
    `orders`: its standing orders. `ahead(s, seat)`: a copy in which this seat already has a decision that it
    will get in its office later in the round, to prepare the answer; None if there is none. `lesson`: its
    lesson; `effort`: how long it takes and how hard it is; None without one.

    >>> from engine.games import GAMES
    >>> game = next(iter(GAMES.values()))
    >>> s = game.new(seats=3, seed="any words")
    >>> s.over, s.round, [it.seat for it in s.pending if it.blocking] != []
    (False, 1, True)
    >>> game.load(game.dump(s), expansions=()) == s
    True
    """

    key: str
    version: int
    seats: range
    expansions: tuple[str, ...]
    rules: Callable[[Iterable[str]], Any]
    deal: Callable[[Any, int, str], Deal]
    begin: Callable[[Any, Any], S]
    deals: type[Deal]
    record: type[Any]
    actions: Mapping[str, type[Action]]
    moves: TypeAdapter[Action]
    states: TypeAdapter[S]
    orders: type[Orders] = Orders
    redealt: Callable[[Any, S, str], Deal] = redealt
    ahead: Callable[[S, int], S | None] = nothing
    lesson: Lesson | None = None
    effort: Effort | None = None

    @property
    def format(self) -> str:
        """The value of `format` in its game records, unique to the game."""
        name: str = self.record.model_fields["format"].default
        return name

    def new(self, seats: int, seed: str, expansions: Iterable[str] = ()) -> S:
        """Start a game from a seed; raises `LookupError` for an unknown expansion."""
        rules = self.rules(expansions)
        return self.start(self.deal(rules, seats, seed))

    def start(self, deal: Deal) -> S:
        """Start a game with this deal; the events of the first round are in `s.events`.

        Raises `BadRecord` for a deal that is none of this game, `LookupError` for an unknown expansion.
        """
        rules = self.rules(deal.expansions)
        if deal.seats not in self.seats or deal.start_seat not in range(deal.seats):
            raise BadRecord(f"{deal.seats} seats, the starter is seat {deal.start_seat}")
        if deal.expansions != rules.expansions:
            raise BadRecord(f"expansions {deal.expansions}, the rules are those of {rules.expansions}")
        s = self.begin(rules, deal)
        s.attach(rules, events=[])
        s.enter(rules.flow[0])
        advance(s)
        return s

    def move(self, facts: Mapping[str, Any]) -> Action:
        """Parse the JSON object of an action; raises `IllegalAction`.

        Validated in JSON mode: lists become tuples, while 2.0, "2" and true are no integers. Fields bear the
        names of records, not those that Python allows (`from`).
        """
        try:
            return self.moves.validate_json(to_json(facts), by_alias=True, by_name=False)
        except ValidationError as broken:
            raise IllegalAction(f"{dict(facts)}: {broken.errors()[0]['msg']}") from broken

    def dump(self, s: S) -> str:
        """Serialise a state to JSON; derived data are left out."""
        return self.states.dump_json(s).decode()

    def load(self, snapshot: str, expansions: Iterable[str]) -> S:
        """Restore a state from a snapshot; raises `BadRecord`."""
        s = self.read(snapshot, expansions)
        advance(s)
        return s

    def load_view(self, snapshot: str, expansions: Iterable[str], seat: int) -> S:
        """Restore the view of a seat from its snapshot, with its decisions; raises `BadRecord`.

        Phases cannot run on a view with hidden cards. They run on a determinized state, in which this seat
        sees and is asked the same.
        """
        imagined = self.imagine(snapshot, expansions, seat)
        return imagined.seen_by(seat)

    def imagine(self, snapshot: str, expansions: Iterable[str], seat: int) -> S:
        """A full state that a seat with this view could be in; raises `BadRecord`."""
        imagined = self.read(snapshot, expansions).determinized(seat, random.Random(0))
        advance(imagined)
        return imagined

    def read(self, snapshot: str, expansions: Iterable[str]) -> S:
        """Parse a snapshot without running the phases; raises `BadRecord`."""
        try:
            s = self.states.validate_json(snapshot)
        except ValidationError as broken:
            raise BadRecord(f"not a snapshot of {self.key}: {broken.errors()[0]['msg']}") from broken
        s.attach(self.rules(expansions))
        return s
