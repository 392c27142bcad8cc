"""Copies of mutable plain data, generated from the fields of its dataclass.

A copier is one expression that is compiled once a class, so that copying costs as little as by hand:
`Column(it.card, it.goods, it.line[:], it.buyer)`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from sys import modules
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

C = TypeVar("C", bound="Copyable")

Copier = Callable[[Any], Any]


class Copyable:
    """Base of dataclasses with generated copies.

    Fields may hold numbers, strings, lists, dicts, tuples, immutable facts, and other `Copyable` dataclasses.
    """

    __slots__ = ()

    def clone(self: C) -> C:
        """Return a copy that shares nothing mutable."""
        cls: Any = type(self)
        twin: C = copier(cls)(self)
        return twin


@cache
def copier(cls: type[Any]) -> Copier:
    """Compile the function that copies instances of a dataclass; raises `TypeError` for unsupported
    fields.
    """
    classes: dict[str, type[Any]] = {}
    source = expression(cls, "it", classes)
    made: Copier = eval(f"lambda it: {source}", dict(classes))  # noqa: S307  # source of ours, from types alone
    return made


def expression(hint: Any, value: str, classes: dict[str, type[Any]]) -> str:
    """Source code that copies a value of this type; adds the classes that it names to `classes`.

    Raises `TypeError` for a type that is neither immutable, a list, a dict nor `Copyable`.
    """
    if immutable(hint):
        return value
    each, origin, args = f"{value.split('.', maxsplit=1)[0]}_", get_origin(hint), get_args(hint)
    if origin is list:
        copied = expression(args[0], each, classes)
        return f"{value}[:]" if copied == each else f"[{copied} for {each} in {value}]"
    if origin is dict and immutable(args[0]):
        copied = expression(args[1], each, classes)
        pairs = f"{{key{each}: {copied} for key{each}, {each} in {value}.items()}}"
        return f"{value}.copy()" if copied == each else pairs
    if origin in (Union, UnionType) and len(args) == 2 and args[1] is NoneType:
        return f"(None if {value} is None else {expression(args[0], value, classes)})"
    if isinstance(hint, type) and issubclass(hint, Copyable):
        return constructor(hint, value, classes)
    raise TypeError(f"{hint} cannot be copied: neither immutable nor a list, a dict or a Copyable")


def constructor(cls: type[Any], value: str, classes: dict[str, type[Any]]) -> str:
    """Source code that builds an instance from the copied fields of another one."""
    name, module = f"{cls.__name__}_{len(classes)}", vars(modules[cls.__module__])
    classes[name] = cls
    hints = {
        slot.name: eval(slot.type, module) if isinstance(slot.type, str) else slot.type  # noqa: S307
        for slot in fields(cls)
    }
    copies = (expression(hint, f"{value}.{field}", classes) for field, hint in hints.items())
    return f"{name}({', '.join(copies)})"


def immutable(hint: Any) -> bool:
    """Whether values of this type cannot change: hashable classes; tuples and unions of immutable parts."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return True
    if origin in (tuple, Union, UnionType):
        return all(immutable(arg) for arg in args if arg is not Ellipsis)
    return isinstance(hint, type) and hint.__hash__ is not None
