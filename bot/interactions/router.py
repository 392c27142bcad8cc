"""The one way for every button and menu: from the verb in its id to the cog that knows what to do."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import discord

from bot.interactions.request import Request
from bot.interactions.responder import Responder
from bot.messages.ids import BUTTON, MODAL, SELECT, Id
from bot.messages.sheets import Sheet

Handler = Callable[[Request, Id, tuple[str, ...]], Coroutine[Any, Any, None]]
"""What a control does: given the request, the control's id and what was chosen in a menu."""
NOWHERE = Id("outofdate", 0)


class Router:
    """Receives every press. What a control does is the method `on_<verb>` of a cog that has been let in."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers: dict[str, Handler] = {}

    def register(self, cog: object) -> None:
        """From now on this cog answers the presses for which it has a method; raises ValueError where another
        one does already."""
        for name in dir(cog):
            if name.startswith("on_"):
                verb = name.removeprefix("on_")
                if verb in self.handlers:
                    raise ValueError(f"two cogs answer {verb}")
                self.handlers[verb] = getattr(cog, name)

    async def enter(
        self, interaction: discord.Interaction[Any], id: Id, values: tuple[str, ...] = ()
    ) -> None:
        """A control was pressed; a verb that we do not know (any more) is out of date."""
        request = Request(interaction, verb=id.verb)
        handler = self.handlers.get(id.verb, out_of_date)
        await self.responder.receive(request, handler(request, id, values), id.table)

    async def unknown(self, interaction: discord.Interaction[Any]) -> None:
        """What discord.py leaves without any answer: controls that match no pattern of ours, and windows that
        were filled in, for we keep none of them in memory."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and not known(custom_id):
            await self.enter(interaction, NOWHERE)
        if interaction.type is discord.InteractionType.modal_submit:
            match = re.fullmatch(MODAL, custom_id)
            id = Id.of(match.groupdict()) if match else NOWHERE
            await self.enter(interaction, id, tuple(written(data.get("components", ()))))


async def out_of_date(request: Request, id: Id, values: tuple[str, ...]) -> None:
    """Say so, and how to go on."""
    await request.reply_privately(Sheet("", request.t("error-unknown-control")))


def written(components: Any) -> Iterator[str]:
    """What stands in the fields of a window, from top to bottom."""
    for it in components:
        if "value" in it:
            yield str(it["value"])
        yield from written([it["component"]] if "component" in it else it.get("components", ()))


def known(custom_id: str) -> bool:
    """Whether an id matches one of our patterns."""
    return any(re.fullmatch(pattern, custom_id) for pattern in (BUTTON, SELECT))
