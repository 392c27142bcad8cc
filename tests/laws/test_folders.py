"""Folders: a dozen Python files, or a reason for more in the folder's `__init__`."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests.laws.test_layers import ROOT, place

MOST = 12
"""Python files of a folder, besides its `__init__`."""
REASON = "Many files: "
"""Begins the sentence of a docstring that gives the reason for more."""
TOPS = ("engine", "bot", "cogs", "tests")


def test_a_folder_has_a_dozen_files_or_gives_the_reason() -> None:
    """Nor does it give a reason that is no longer needed."""
    modules = [path for top in TOPS for path in (ROOT / top).rglob("*.py") if path.name != "__init__.py"]
    counts = Counter(path.parent for path in modules)
    large = {folder for folder, files in counts.items() if files > MOST}
    assert {place(it) for it in large} == {place(it) for it in counts if REASON in docstring(it)}


def docstring(folder: Path) -> str:
    """That of a package; empty where there is none."""
    init = folder / "__init__.py"
    return ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or "" if init.is_file() else ""
