"""Actions: what a seat does, as data, with a short notation: `B place 2`."""

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
    """An action of one seat. `do` is its name in the log and selects its handler."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, validate_by_name=True)

    seat: int
    do: str

    def __eq__(self, other: object) -> bool:
        """Compare class and fields; cheaper than pydantic's comparison, which listing options would spend its
        time on.
        """
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def as_move(self) -> dict[str, Any]:
        """Return the JSON object of a game record; fields with default values are left out."""
        facts = self.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        return {"seat": self.seat, "do": self.do, **facts}


A = TypeVar("A", bound=Action)


class Act(Protocol):
    """Type of `act`."""

    def __call__(self, action: type[A], seat: int, **facts: Any) -> A:
        """Make an action with these facts."""


@cache
def name_of(action: type[Action]) -> str:
    """The name of an action in the log."""
    name: str = action.model_fields["do"].default
    return name


def new_action(action: type[A], seat: int, **facts: Any) -> A:
    """Make an action with these facts."""
    return action(seat=seat, do=name_of(action), **facts)


act = cast(Act, lru_cache(maxsize=65_536)(new_action))
"""Make an action, cached: equal actions are one object, which makes listing options cheap."""


@cache
def blank(action: type[Action]) -> dict[str, Any]:
    """The fields of an action in order, with their defaults."""
    return {name: field.default for name, field in action.model_fields.items()}


def fresh(action: type[A], seat: int, **facts: Any) -> A:
    """Make an action without validation and without a cache, eight times as fast as `act`.

    For actions that hardly recur. Every field without a default must be given, valid under the rules.
    """
    copy = new(action)
    put(copy, "__pydantic_fields_set__", {*facts})
    put(copy, "__pydantic_extra__", None)
    put(copy, "__pydantic_private__", None)
    facts["seat"] = seat
    put(copy, "__dict__", blank(action) | facts)
    return copy


new, put = object.__new__, object.__setattr__
"""Construct an action without `__init__`, as pydantic does."""


def by_name(move: Any) -> dict[str, type[Action]]:
    """Map the actions of a game by `do`; `move`: their annotated union, as a record reads it."""
    return {action.model_fields["do"].default: action for action in get_args(get_args(move)[0])}


def mark(value: object) -> str:
    """Hash a plain value to six hex digits, stable across restarts."""
    return hashlib.sha256(repr(value).encode()).hexdigest()[:6]


@lru_cache(maxsize=65_536)
def digest(action: Action) -> str:
    """Hash of an offered action, which the id of a button carries."""
    return mark(action)


def notation(action: Action) -> str:
    """Write an action as one line: `B place 2`, `A exchange tea,tea,tea rubber`, `A done - -`.

    Facts stand in their order, lists with commas (nested ones with slashes), `-` for an empty list or None.
    Defaults are left out; a flag is written as its name.
    """
    words = [LETTERS[action.seat], action.do]
    for name, field in facts_of(type(action)).items():
        value = getattr(action, name)
        if value != field.default:
            words.append(name if field.default is False else word_for(value))
    return " ".join(words)


def word_for(value: Any, between: str = ",") -> str:
    """Write one fact as a word; nested parts are joined with slashes."""
    if isinstance(value, tuple):
        return between.join(word_for(part, "/") for part in value) or NOTHING
    if value is None:
        return NOTHING
    if isinstance(value, BaseModel):
        return "/".join(word_for(part) for _, part in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse(text: str, actions: Mapping[str, type[Action]]) -> Action:
    """Parse what `notation` wrote; raises `IllegalAction`."""
    letter, _, rest = text.partition(" ")
    do, *words = rest.split() or [""]
    if do not in actions or letter not in tuple(LETTERS):
        raise IllegalAction(text)
    fields = facts_of(actions[do])
    flags = {name: True for name in words if name in fields and fields[name].default is False}
    values = [word for word in words if word not in flags]
    asked = [name for name, field in fields.items() if field.default is not False]
    if len(values) > len(asked):
        raise IllegalAction(text)
    facts = {name: read(word, fields[name].annotation) for name, word in zip(asked, values, strict=False)}
    try:
        return actions[do].model_validate(
            {"seat": LETTERS.index(letter), "do": do} | flags | facts, strict=False
        )
    except ValidationError as broken:
        raise IllegalAction(text) from broken


def facts_of(action: type[Action]) -> dict[str, FieldInfo]:
    """The fields of an action besides `seat` and `do`."""
    return {name: field for name, field in action.model_fields.items() if name not in ("seat", "do")}


def read(word: str, annotation: Any, between: str = ",") -> Any:
    """Parse a word for a field of this type; numbers remain strings, which the model converts."""
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
