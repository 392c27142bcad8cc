"""Icons: SVG files, rasterised once at a high resolution and scaled to the size that a picture needs."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

import resvg_py
from PIL import Image

MASTER = 256
"""Pixels of the longer side at which an icon is rasterised; plain resvg is softer at 20 to 40 pixels."""
SHARED = "bot.pictures"
"""Package of the icons that all games share; each game's own icons are in its package."""
BARE = ".ground{display:none}"
"""Style that omits the tile or crate behind a sign."""


@lru_cache(1_024)
def icon(package: str, name: str, size: int, style: str = "") -> Image.Image:
    """An icon of a package or a shared one, its longer side `size` pixels; `style`: CSS rules that change it.

    Raises FileNotFoundError for a name that has no file.
    """
    picture = master(package, name, style)
    scale = size / MASTER
    wide, high = (max(1, round(side * scale)) for side in picture.size)
    return picture.resize((wide, high), Image.Resampling.LANCZOS).convert("RGBA")


def shared_icon(name: str, size: int) -> Image.Image:
    """An icon of those that all games share; raises FileNotFoundError."""
    return icon(SHARED, name, size)


@cache
def master(package: str, name: str, style: str = "") -> Image.Image:
    """The icon at its full resolution, with premultiplied alpha, so that scaling leaves no dark seam."""
    data = resvg_py.svg_to_bytes(
        svg_string=svg(package, name), style_sheet=style or None, width=MASTER, skip_system_fonts=True
    )
    return Image.open(BytesIO(data)).convert("RGBa")


@cache
def svg(package: str, name: str) -> str:
    """The source of an icon, from the shared ones where the package has none of this name.

    Raises FileNotFoundError.
    """
    own = files(package).joinpath("icons", f"{name}.svg")
    path = own if own.is_file() else files(SHARED).joinpath("icons", f"{name}.svg")
    return path.read_text(encoding="utf-8")


def names(package: str, kind: str = "") -> tuple[str, ...]:
    """Names of all icons of a package, sorted; empty without a folder of icons. `kind`: only those of this
    kind, with the prefix removed: `tea` for `good-tea`."""
    folder = files(package).joinpath("icons")
    entries = folder.iterdir() if folder.is_dir() else ()
    drawn = sorted(entry.name.removesuffix(".svg") for entry in entries if entry.name.endswith(".svg"))
    return tuple(name.removeprefix(f"{kind}-") for name in drawn if not kind or name.startswith(f"{kind}-"))
