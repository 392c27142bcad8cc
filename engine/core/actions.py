"""What a seat does, as data, with a short notation for people: `B place 2`."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from types import NoneType
from typing import Any, Protocol, TypeVar, cast, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

from engine.core.errors import IllegalAction

LETTERS = "ABCDE"
NOTHING = "-"
"""An empty list, or a fact that says nothing, in notation."""


class Action(BaseModel):  # noqa: PLW1641  # frozen, so pydantic makes its hash
    """What one seat does. `do` is its name in the log and finds its handler."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, validate_by_name=True)

    seat: int
    do: str

    def __eq__(self, other: object) -> bool:
        """Equal facts of one kind. A model asks more than that, and options are compared all the time."""
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def as_move(self) -> dict[str, Any]:
        """The action as a JSON object, as in a game record: keys that say nothing are left out."""
        facts = self.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        return {"seat": self.seat, "do": self.do, **facts}


A = TypeVar("A", bound=Action)


class Act(Protocol):
    """What `act` looks like to a type checker."""

    def __call__(self, action: type[A], seat: int, **facts: Any) -> A:
        """The action with these facts."""


@cache
def name_of(action: type[Action]) -> str:
    """What an action is called in the log."""
    name: str = action.model_fields["do"].default
    return name


def made(action: type[A], seat: int, **facts: Any) -> A:
    """The action with these facts."""
    return action(seat=seat, do=name_of(action), **facts)


act = cast(Act, lru_cache(maxsize=65_536)(made))
"""The action with these facts; equal ones are one object, which makes listing options cheap."""


@cache
def blank(action: type[Action]) -> dict[str, Any]:
    """What an action holds before it is filled in: its fields in their order, with their defaults."""
    return {name: field.default for name, field in action.model_fields.items()}


def fresh(action: type[A], seat: int, **facts: Any) -> A:
    """The action with these facts, one of so many that it will hardly be met again.

    Unchecked, for that takes eight times as long: all that has no default must be among the facts, each as
    the rules offer it.
    """
    it = new(action)
    put(it, "__pydantic_fields_set__", {*facts})
    put(it, "__pydantic_extra__", None)
    put(it, "__pydantic_private__", None)
    facts["seat"] = seat
    put(it, "__dict__", blank(action) | facts)
    return it


new, put = object.__new__, object.__setattr__
"""Make an action and fill it in, as its library does."""


def by_name(move: Any) -> dict[str, type[Action]]:
    """All actions of a game by their `do`; `move`: their annotated union, as a record reads it."""
    return {it.model_fields["do"].default: it for it in get_args(get_args(move)[0])}


def mark(value: object) -> str:
    """Six hex digits that name a plain value among others, after a restart too."""
    return hashlib.sha256(repr(value).encode()).hexdigest()[:6]


@lru_cache(maxsize=65_536)
def digest(action: Action) -> str:
    """The mark of an offered action; the id of a button carries it and nothing else."""
    return mark(action)


def notation(action: Action) -> str:
    """The action in one line for people: `B place 2`, `A exchange tea,tea,tea rubber`, `A done - -`.

    Facts in their order, a list with commas (in a list, slashes), `-` an empty one or nothing. What has its
    default is left out; a flag is written as its name.
    """
    words = [LETTERS[action.seat], action.do]
    for name, field in facts_of(type(action)).items():
        value = getattr(action, name)
        if value != field.default:
            words.append(name if field.default is False else word_for(value))
    return " ".join(words)


def word_for(value: Any, between: str = ",") -> str:
    """One fact as a word; a fact that has parts is written with slashes."""
    if isinstance(value, tuple):
        return between.join(word_for(part, "/") for part in value) or NOTHING
    if value is None:
        return NOTHING
    if isinstance(value, BaseModel):
        return "/".join(word_for(part) for _, part in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parsed(text: str, actions: Mapping[str, type[Action]]) -> Action:
    """The action that `notation` wrote; raises `IllegalAction` where the line means nothing."""
    letter, _, rest = text.partition(" ")
    do, *words = rest.split() or [""]
    if do not in actions or letter not in tuple(LETTERS):
        raise IllegalAction(text)
    fields = facts_of(actions[do])
    flags = {name: True for name in words if name in fields and fields[name].default is False}
    said = [word for word in words if word not in flags]
    asked = [name for name, field in fields.items() if field.default is not False]
    if len(said) > len(asked):
        raise IllegalAction(text)
    facts = {name: read(word, fields[name].annotation) for name, word in zip(asked, said, strict=False)}
    try:
        return actions[do].model_validate(
            {"seat": LETTERS.index(letter), "do": do} | flags | facts, strict=False
        )
    except ValidationError as broken:
        raise IllegalAction(text) from broken


def facts_of(action: type[Action]) -> dict[str, FieldInfo]:
    """What an action says beside who does what."""
    return {name: field for name, field in action.model_fields.items() if name not in ("seat", "do")}


def read(word: str, annotation: Any, between: str = ",") -> Any:
    """What a word says where this type is wanted; numbers stay words, the model reads them."""
    kinds = (annotation, *get_args(annotation))
    if word == NOTHING and NoneType in kinds:
        return None
    for kind in kinds:
        if get_origin(kind) is tuple and (kind is annotation or str not in kinds or between in word):
            parts = word.split(between) if word != NOTHING else ()
            return tuple(read(part, get_args(kind)[0], "/") for part in parts)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return dict(zip(annotation.model_fields, word.split("/"), strict=False))
    return word
