"""Dispatches buttons, menus and modals to cogs by the verb in their custom id."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import discord

from bot.interactions.request import Request
from bot.interactions.responder import Responder
from bot.messages.ids import CONTROL, MODAL, Id
from bot.messages.sheets import Sheet

Handler = Callable[[Request, Id, tuple[str, ...]], Coroutine[Any, Any, None]]
"""Handler of a control: gets the request, the parsed custom id and the values chosen in a menu."""
NOWHERE = Id("outofdate", 0)


class Router:
    """Routes presses to the method `on_<verb>` of a registered cog."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers: dict[str, Handler] = {}

    def register(self, cog: object) -> None:
        """Register all `on_<verb>` methods of a cog; raises ValueError for a verb that is taken."""
        for name in dir(cog):
            if name.startswith("on_"):
                verb = name.removeprefix("on_")
                if verb in self.handlers:
                    raise ValueError(f"two cogs answer {verb}")
                self.handlers[verb] = getattr(cog, name)

    async def handle(
        self, interaction: discord.Interaction[Any], id: Id, values: tuple[str, ...] = ()
    ) -> None:
        """Handle a press; an unknown verb is treated as an outdated control."""
        request = Request(interaction, verb=id.verb)
        handler = self.handlers.get(id.verb, out_of_date)
        await self.responder.receive(request, handler(request, id, values), id.table)

    async def hand_over(self, request: Request, id: Id) -> None:
        """Handle a request as if the control of another id had been pressed; raises `NoAccess`."""
        request.verb = id.verb
        await self.responder.access.check(request, id.table)
        await self.handlers[id.verb](request, id, ())

    async def handle_unmatched(self, interaction: discord.Interaction[Any]) -> None:
        """Handle interactions that discord.py drops: unknown custom ids, and submitted modals, which are not
        kept in memory and so survive a restart."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and not re.fullmatch(CONTROL, custom_id):
            await self.handle(interaction, NOWHERE)
        if interaction.type is discord.InteractionType.modal_submit:
            match = re.fullmatch(MODAL, custom_id)
            id = Id.of(match.groupdict()) if match else NOWHERE
            await self.handle(interaction, id, tuple(modal_values(data.get("components", ()))))


async def out_of_date(request: Request, id: Id, values: tuple[str, ...]) -> None:
    """Tell the user that the control is outdated and how to continue."""
    await request.reply_privately(Sheet("", request.t("error-unknown-control")))


def modal_values(components: Any) -> Iterator[str]:
    """Values of the fields of a modal, from top to bottom."""
    for component in components:
        if "value" in component:
            yield str(component["value"])
        yield from map(str, component.get("values", ()))
        yield from modal_values(
            [component["component"]] if "component" in component else component.get("components", ())
        )
