"""Serves the local channel's page, with additions of ours, at an address that the host may choose."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from simcord import Preview
from simcord.preview._server import PreviewServer

LOOPBACK = "127.0.0.1"
SCRIPT = "/page.js"
HEAD = "<head>"
SELECTS = "/selects.js"
FIRST_DRAW = "  if (draftValue(key) === undefined) {"
NEW_DEFAULTS = """\
  const plain_menu = component.type === TYPE.STRING_SELECT;
  const picked_as_sent = plain_menu ? optionDefaults(entries).slice(0, maximum)
    : Array.isArray(descriptor?.selected) ? selectedIds(descriptor) : [];
  const offered = plain_menu ? entries.map(entryValue) : [];
  const menu_as_sent = JSON.stringify([component.type, offered, picked_as_sent]);
  if (options.modalHandle == null && dropdown?.key !== key && AS_SENT.get(key) !== menu_as_sent) {
    AS_SENT.set(key, menu_as_sent);
    options.onReconcileDraft?.(key, picked_as_sent);
  }
"""
"""The library keeps what was picked in a menu by the menu's place in its message. This takes what the bot has
picked in it, once that has changed, as Discord does."""


class ChannelServer(PreviewServer):
    """The library's server, which binds to the loopback interface only. In a container that cannot be reached
    from outside; the library's check of the `Host` header stays, so pages open as localhost only."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {**PreviewServer._STATIC_FILES, SCRIPT: "page.js"}

    def __init__(self, preview: Preview, port: int, address: str) -> None:
        super().__init__(preview, port if address == LOOPBACK else 0)
        self.wanted = (address, port)

    async def start(self) -> None:
        """Listen; raises `OSError` where the address is not to be had."""
        await super().start()
        if self.wanted[0] != LOOPBACK:
            from aiohttp import web  # noqa: PLC0415  # as the library does

            await web.TCPSite(self.runner, *self.wanted).start()
            self.port = self.wanted[1]

    async def _static(self, request: Any) -> Any:
        """Its files, with our script before all others, and menus that follow the bot's edits."""
        answer = await super()._static(request) if request.path != SCRIPT else None
        from aiohttp import web  # noqa: PLC0415

        if answer is None:
            text = Path(__file__).with_name("page.js").read_text(encoding="utf-8")
            return web.Response(
                text=text, content_type="application/javascript", headers=self._SECURITY_HEADERS
            )
        if request.path == SELECTS:
            menus = answer.text.replace(FIRST_DRAW, NEW_DEFAULTS + FIRST_DRAW, 1)
            answer.text = f"const AS_SENT = new Map();\n{menus}"
        if request.path == "/":
            answer.text = answer.text.replace(HEAD, f'{HEAD}<script src="{SCRIPT}"></script>', 1)
        return answer
