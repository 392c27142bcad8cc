"""Names and docstrings that say nothing, file by file, and the counts that may only fall.

    python -m tests.laws.names            what there is, by file
    python -m tests.laws.names --write    keep today's counts in names.json

Parameters and variables that are pronouns or single letters; docstrings of at most four words, or that repeat
names; functions of one statement that are called at one place; modules named after an activity.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.laws.test_layers import FILES, place, tree

BASELINE = Path(__file__).with_suffix(".json")
PRONOUNS = {"it", "his", "her", "him", "them", "they", "this", "that", "one", "other", "others", "my", "mine"}
RIDDLES = PRONOUNS | {"said", "found", "what", "whom", "who", "out"}
"""Names that say nothing."""
RULES = ("engine/core/", "engine/games/", "engine/agents/", "engine/analysis/")
SHORT = {"_", "c", "t", "x", "y"}
"""One-letter names that mean the same everywhere: a context, the texts, coordinates."""
SHORT_IN_RULES = SHORT | {"s", "a", "me"}
"""A state, an action, a seat."""
ARTICLES = {"a", "an", "the", "it", "its", "this", "that", "what", "whether", "is", "are", "be", "and", "or"}
EMPTY = ARTICLES | {"as", "at", "by", "for", "in", "of", "on", "to", "with"}
NOUNS = {"drawing", "loading", "spying", "choosing", "closing", "pricing", "raising", "placing", "sailing"}
"""Nouns in -ing: a drawing, and phases of the rulebooks."""


class Finding(NamedTuple):
    """Something to mend. `kind`: `name`, `docstring`, `function` or `module`."""

    file: str
    kind: str
    line: int
    what: str


def findings() -> Iterator[Finding]:
    """All of them, in the order of files."""
    called, mentioned = uses()
    for path in FILES:
        file = place(path)
        yield from (Finding(file, "name", line, name) for name, line in empty_names(file, tree(path)))
        for function in functions(tree(path)):
            if says_nothing(function):
                yield Finding(file, "docstring", function.lineno, function.name)
            if is_one_line(function) and called[function.name] == mentioned[function.name] == 1:
                yield Finding(file, "function", function.lineno, function.name)
        if path.stem.endswith("ing") and path.stem not in NOUNS:
            yield Finding(file, "module", 1, path.stem)


def uses() -> tuple[Counter[str], Counter[str]]:
    """How often each name is called, and how often it is mentioned at all."""
    called, mentioned = Counter[str](), Counter[str]()
    for path in FILES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                called[getattr(node.func, "attr", getattr(node.func, "id", ""))] += 1
            elif isinstance(node, ast.Attribute):
                mentioned[node.attr] += 1
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                mentioned[node.id] += 1
    return called, mentioned


def empty_names(file: str, module: ast.Module) -> Iterator[tuple[str, int]]:
    """The names bound in a file that say nothing, with their lines; a comprehension of one line may keep a
    short name."""
    allowed = SHORT_IN_RULES if file.startswith(RULES) else SHORT
    brief = {
        id(name)
        for node in ast.walk(module)
        if isinstance(node, ast.comprehension) and node.target.lineno == node.iter.end_lineno
        for name in ast.walk(node.target)
    }
    for node in ast.walk(module):
        name = node.arg if isinstance(node, ast.arg) else stored(node)
        if (
            name
            and name not in allowed
            and (name in RIDDLES or (len(name) == 1 and name.islower() and id(node) not in brief))
        ):
            yield name, getattr(node, "lineno", 0)


def stored(node: ast.AST) -> str:
    """The variable that a node binds; empty where it binds none."""
    return node.id if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) else ""


def functions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions of a module, but for those of protocols."""
    protocols = [
        node
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef) and any("Protocol" in ast.unparse(base) for base in node.bases)
    ]
    promised = {id(node) for protocol in protocols for node in ast.walk(protocol)}
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and id(node) not in promised:
            yield node


def says_nothing(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether its docstring has at most four words, or only the words of its name and arguments."""
    docstring = ast.get_docstring(function) or ""
    if not docstring or "\n" in docstring:
        return False
    own = {*words(function.name), *(word for argument in function.args.args for word in words(argument.arg))}
    told = {*words(docstring)} - EMPTY
    return len(docstring.split()) <= 4 or told <= own


def words(text: str) -> list[str]:
    """The stems of the words of a text or of a name."""
    parts = re.findall(r"[a-z]+", re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower())
    return [re.sub(r"(ies|es|s|ed|ing|e)$", "", part) for part in parts]


def is_one_line(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it is one simple statement, without a decorator or a role that its name gives."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    special = function.decorator_list or function.name.startswith(("__", "on_"))
    return len(body) == 1 and not special and isinstance(body[0], ast.Return | ast.Expr | ast.Assign)


def counts() -> dict[str, dict[str, int]]:
    """How many findings of each kind a file has, by kind and file."""
    found: dict[str, Counter[str]] = {"name": Counter(), "docstring": Counter(), "function": Counter()}
    for finding in findings():
        found.setdefault(finding.kind, Counter())[finding.file] += 1
    return {kind: dict(sorted(files.items())) for kind, files in sorted(found.items())}


def main() -> None:
    """Write the counts, or list what there is."""
    if "--write" in sys.argv:
        BASELINE.write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")
    for finding in () if "--write" in sys.argv else findings():
        print(f"{finding.file}:{finding.line}: {finding.kind} {finding.what}")
    print({kind: sum(files.values()) for kind, files in counts().items()})


if __name__ == "__main__":
    main()
