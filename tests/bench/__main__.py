"""Run the benches that are named, or all."""

import sys
from importlib import import_module
from pkgutil import iter_modules

from tests import bench

NAMES = [
    module.name
    for module in iter_modules(bench.__path__)
    if module.name not in ("__main__", "clock", "turns", "wire")
]


def main(wanted: list[str]) -> int:
    """Run them one after the other; 2 if one does not exist."""
    if unknown := [name for name in wanted if name not in NAMES]:
        print(f"there is no bench {', '.join(unknown)}; there are: {', '.join(NAMES)}", file=sys.stderr)
        return 2
    for name in wanted or NAMES:
        module = import_module(f"{bench.__name__}.{name}")
        print(f"{name}: {(module.__doc__ or '').strip().splitlines()[0]}")
        module.run()
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
