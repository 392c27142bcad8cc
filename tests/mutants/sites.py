"""The mutations of a source file: which operators, numbers and statements can be changed, and how."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from difflib import unified_diff

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
EFFECTS = (ast.Expr, ast.AugAssign, ast.Delete)
"""Statements that can be left out without leaving a name undefined; so can assignments to attributes."""


@dataclass(frozen=True)
class Mutant:
    """A file with one change: the bytes from `start` to `end` become `new`."""

    path: str
    line: int
    start: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        """The changed source."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """The change as a diff without context."""
        old, new = (it.decode().splitlines() for it in (source, self.applied(source)))
        return "\n".join([*unified_diff(old, new, n=0, lineterm="")][3:])


def mutants(path: str, source: bytes) -> Iterator[Mutant]:
    """All mutants of a file, in the order of its lines."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in walk(ast.parse(source)):
        for new in changes(node):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            yield Mutant(path, node.lineno, start, end, new)


def walk(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """All expressions and statements that run; neither annotations, decorators nor docstrings.

    Parts of an f-string are left alone: Python 3.11 does not say where they stand.
    """
    if isinstance(node, ast.JoinedStr) or checks_types(node):
        return
    if isinstance(node, ast.expr | ast.stmt) and not is_docstring(node):
        yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from walk(child)


def checks_types(node: ast.AST) -> bool:
    """Whether this is `if TYPE_CHECKING`."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def is_docstring(node: ast.AST) -> bool:
    """Whether this is a string that stands alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def changes(node: ast.expr | ast.stmt) -> Iterator[str]:
    """What may stand in place of a node."""
    match node:
        case ast.Compare():
            yield from compared(node)
        case ast.BinOp(op=op) if type(op) in ARITHMETIC:
            yield f"({ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(op)](), node.right))})"
        case ast.BoolOp(op=op, values=values):
            yield f"({ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))})"
            yield from (
                f"({ast.unparse(ast.BoolOp(op, [it for it in values if it is not left_out]))})"
                for left_out in values
            )
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case ast.Name(id=name) if name in FUNCTIONS:
            yield FUNCTIONS[name]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            yield from unfiltered(node)
        case ast.stmt():
            yield from instead(node)


def instead(statement: ast.stmt) -> Iterator[str]:
    """What may stand in place of a statement."""
    match statement:
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"
        case ast.AugAssign(op=op) if type(op) in ARITHMETIC:
            yield ast.unparse(ast.AugAssign(statement.target, ARITHMETIC[type(op)](), statement.value))
    if isinstance(statement, EFFECTS) or is_field(statement):
        yield "pass"


def compared(node: ast.Compare) -> Iterator[str]:
    """Each of its operators changed."""
    for at, op in enumerate(node.ops):
        ops = [*node.ops[:at], COMPARISONS[type(op)](), *node.ops[at + 1 :]]
        yield f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"


def unfiltered(
    node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp,
) -> Iterator[str]:
    """A comprehension without one of its conditions."""
    for at, part in enumerate(node.generators):
        for condition in range(len(part.ifs)):
            twin = deepcopy(node)
            del twin.generators[at].ifs[condition]
            yield ast.unparse(twin)


def is_field(node: ast.AST) -> bool:
    """Whether this assigns to nothing but attributes and items."""
    return isinstance(node, ast.Assign) and all(
        isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets
    )
