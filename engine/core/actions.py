"""What a seat does, as data, with a short notation for people: `B place 2`."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Protocol, TypeVar, cast

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.core.errors import IllegalAction

LETTERS = "ABCDE"


class Action(BaseModel):
    """What one seat does. `do` is its name in the log and finds its handler."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, validate_by_name=True)

    seat: int
    do: str

    def as_move(self) -> dict[str, Any]:
        """The action as a JSON object, as in a game record: keys that say nothing are left out."""
        facts = self.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        return {"seat": self.seat, "do": self.do, **facts}


A = TypeVar("A", bound=Action)


class Act(Protocol):
    """What `act` looks like to a type checker."""

    def __call__(self, action: type[A], seat: int, **facts: Any) -> A:
        """The action with these facts."""


def _act(action: type[A], seat: int, **facts: Any) -> A:
    """The action with these facts; equal ones are one object, which makes listing options cheap."""
    return action(seat=seat, do=action.model_fields["do"].default, **facts)


act = cast(Act, lru_cache(maxsize=65_536)(_act))


@lru_cache(maxsize=65_536)
def digest(action: Action) -> str:
    """Six hex digits that name an offered action; the id of a button carries them and nothing else."""
    return hashlib.sha256(repr(action).encode()).hexdigest()[:6]


def notation(action: Action) -> str:
    """The action in one line for logs and tests, e.g. `B place 2` or `A exchange tea,tea,tea coffee`."""
    words = [LETTERS[action.seat], action.do]
    for name, field in type(action).model_fields.items():
        value = getattr(action, name)
        if name not in ("seat", "do") and value != field.default:
            words.append(",".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value))
    return " ".join(words)


def parsed(text: str, actions: Mapping[str, type[Action]]) -> Action:
    """The action that `notation` wrote; raises `IllegalAction` where the line means nothing."""
    letter, do, *words = text.split()
    if do not in actions or letter not in LETTERS:
        raise IllegalAction(text)
    fields = [name for name in actions[do].model_fields if name not in ("seat", "do")]
    facts: dict[str, Any] = {"seat": LETTERS.index(letter), "do": do}
    for name, word in zip(fields, words, strict=False):
        if str(actions[do].model_fields[name].annotation).startswith("tuple"):
            facts[name] = tuple(word.split(",")) if word != "-" else ()
        elif word in ("True", "False"):
            facts[name] = word == "True"
        else:
            facts[name] = int(word) if word.isdigit() else word
    try:
        return actions[do](**facts)
    except ValidationError as broken:
        raise IllegalAction(text) from broken
