"""Serve the pictures of the local channel for a while after their message has changed.

The library checks every picture in a process of its own, one after the other, and serves it only while its
message still shows it, so a page that asks during an edit shows a broken picture until the next update. Ours
are PNGs drawn a moment before, so checking the header suffices, and each stays available to the pages that
refer to it.
"""

from __future__ import annotations

import struct
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import simcord

PNG = b"\x89PNG\r\n\x1a\n"
HEAD = struct.Struct(">8sI4sII")
"""Signature, length and name of the first chunk, width and height."""
KEPT = 12
"""Number of updates of a page after which its oldest pictures are dropped."""


def keep_pictures(preview: simcord.Preview) -> None:
    """Let no page of this channel show a broken picture."""
    keeper: Any = preview  # what follows is its library's own
    look_at_heads(keeper)
    keep_page_pictures(keeper)


def look_at_heads(preview: Any) -> None:
    """Know at once what there is to know of a PNG; any other file is looked at as before."""
    from simcord.preview._media import MediaInfo, MediaWorker  # noqa: PLC0415  # only with the extra

    preview._media_worker = worker = MediaWorker()
    thorough = worker.validate

    async def inspect_picture(key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        if len(blob) < HEAD.size or not blob.startswith(PNG):
            return await thorough(key, blob, media_time=media_time)
        *_, wide, high = HEAD.unpack_from(blob)
        return MediaInfo("PNG", wide, high, 1, wide * high * 4, blob, "image/png", capture=blob, poster=blob)

    worker.validate = inspect_picture  # type: ignore[method-assign]


def keep_page_pictures(preview: Any) -> None:
    """Keep the pictures of a page for a number of updates, and serve them until then."""
    from simcord import SetupError  # noqa: PLC0415

    told: defaultdict[str, deque[set[str]]] = defaultdict(lambda: deque(maxlen=KEPT))
    forget, check = preview._reconcile_assets, preview._authorize_asset

    def keep(page: Any) -> None:
        told[page.id].append(set(page.referenced_assets))
        page.referenced_assets |= set().union(*told[page.id])
        forget(page)

    def authorize(page: Any, asset_id: str, *, content: bool = True) -> Any:
        try:
            return check(page, asset_id, content=content)
        except SetupError:
            asset = page.assets.get(asset_id)
            if page.status != "current" or asset is None or asset.digest not in preview._blobs:
                raise
            return asset

    preview._reconcile_assets, preview._authorize_asset = keep, authorize
