"""What records of games that go in rounds share: the deal, the moves, the end of each round, the result."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from engine.core.events import Event
from engine.core.game import Deal
from engine.core.seal import Seal, Sealable, version
from engine.core.strict import StrictModel


class RoundEnd(StrictModel):
    """The end of a round. A game adds the fields of its event; `seats` holds a dataclass for each seat."""

    round: int

    if TYPE_CHECKING:
        seats: tuple[Any, ...]


class RoundRecord(Sealable):
    """A whole game, which can be replayed and checked without this program.

    A game defines its deal, the summary of a round's end, and its result. Fields are in the order of its
    page.
    """

    if TYPE_CHECKING:  # declared by each game, at their place in its file
        moves: tuple[dict[str, Any], ...]
        rounds: tuple[Any, ...]
        result: Any

    DEAL: ClassVar[type[Deal]]
    ROUND_ENDED: ClassVar[type[Event]]
    ROUND: ClassVar[type[RoundEnd]]

    @classmethod
    def round_in(cls, event: Event) -> RoundEnd | None:
        """The end of a round with the fields of the event that tells it; None for other events."""
        if not isinstance(event, cls.ROUND_ENDED):
            return None
        return cls.ROUND(**{name: getattr(event, name) for name in cls.ROUND.model_fields})

    @staticmethod
    @abstractmethod
    def result_of(end: Any) -> StrictModel | None:
        """The result of a game that is over, else None."""

    @classmethod
    def chance_facts(cls, deal: Deal, end: Any) -> dict[str, Any]:
        """The fields of the deal as the record holds them."""
        return dict(deal)

    @property
    def deal(self) -> Any:
        """The chance of the game."""
        return self.DEAL(**{name: getattr(self, name) for name in self.DEAL.model_fields})

    @classmethod
    def of(
        cls,
        deal: Deal,
        moves: Sequence[dict[str, Any]],
        events: Iterable[Event],
        end: Any,
        seal: Seal | None = None,
    ) -> Self:
        """The record of these moves; `end` is the state after them."""
        return cls(
            format=cls.model_fields["format"].default,
            **version(seal),
            **cls.chance_facts(deal, end),
            moves=tuple(moves),
            rounds=cls.rounds_in(events),
            result=cls.result_of(end),
        )

    @classmethod
    def rounds_in(cls, events: Iterable[Event]) -> tuple[RoundEnd, ...]:
        """The ends of rounds among what happened."""
        return tuple(filter(None, map(cls.round_in, events)))

    def contradiction(self, event: Event) -> str | None:
        """Where the record says something else than this event, in words."""
        if (ended := self.round_in(event)) is None:
            return None
        if ended.round > len(self.rounds):
            return f"round {ended.round} ended, it is not recorded"
        if (recorded := self.rounds[ended.round - 1]) != ended:
            return f"round {ended.round} differs: {first_difference(recorded, ended)}"
        return None

    def difference(self, events: Iterable[Event], end: Any) -> str | None:
        """Where the record says more than the moves gave, or another result, in words."""
        if len(self.rounds) != (played := len(self.rounds_in(events))):
            return f"after {len(self.moves)} moves: {len(self.rounds)} rounds recorded, {played} played"
        if self.result != (due := self.result_of(end)):
            return f"after {len(self.moves)} moves: result {self.result}, it should be {due}"
        return None


def first_difference(recorded: Any, ended: Any) -> str:
    """Name the first field that differs, with its seat, the recorded value and the expected one."""
    for name in type(ended).model_fields if isinstance(ended, StrictModel) else ended.__dataclass_fields__:
        theirs, ours = getattr(recorded, name), getattr(ended, name)
        if theirs == ours:
            continue
        if name == "seats" and len(theirs) == len(ours):
            seat = next(
                seat for seat, both in enumerate(zip(theirs, ours, strict=True)) if both[0] != both[1]
            )
            return f"seat {seat} {first_difference(theirs[seat], ours[seat])}"
        return f"{name}: {theirs}, it should be {ours}"
    return "nothing"
