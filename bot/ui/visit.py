"""One interaction: acknowledged once, within Discord's three seconds, and answered."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from io import BytesIO
from typing import Any

import discord

from bot.texts import Texts
from bot.ui.sheets import Sheet

PATIENCE, PICTURE = 1.8, 1.2
"""Seconds that an answer may take before we say that it is coming (Discord gives up after three), and seconds
of them that somebody who has pressed waits for a picture; after that he gets the text."""


class Visit:
    """Somebody pressed or typed; this is how he is answered, whether at once or after a deferral.

    Most answers are ready in milliseconds and are the acknowledgement themselves: one call instead of two.
    `remembered`: whether we may learn from it what the visitor is called and in which language he reads.
    """

    def __init__(
        self, interaction: discord.Interaction[Any], *, public: bool = False, remembered: bool = True
    ) -> None:
        self.interaction = interaction
        self.public = public
        self.remembered = remembered
        self.lock = asyncio.Lock()

    @property
    def manages(self) -> bool:
        """Whether the visitor may manage the channel in which he is."""
        return self.interaction.permissions.manage_channels

    @property
    def manages_server(self) -> bool:
        """Whether the visitor may manage the server in which he is."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def person(self) -> int:
        """Who it is."""
        return self.interaction.user.id

    @property
    def t(self) -> Texts:
        """The texts in his language."""
        return Texts.of(self.interaction.locale.value)

    @property
    def patience(self) -> float:
        """Seconds that a picture may take; none where we may not attach it anyway."""
        allowed = self.interaction.guild_id is None or self.interaction.app_permissions.attach_files
        return PICTURE if allowed else 0.0

    @property
    def on_private_message(self) -> bool:
        """Whether what was pressed is seen by him alone: an ephemeral or a direct message."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def during(self, work: Coroutine[Any, Any, None]) -> None:
        """Do the work; if it takes long, acknowledge meanwhile. What it raises comes out here."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            async with self.lock:
                if not self.interaction.response.is_done():
                    await self.interaction.response.defer(ephemeral=not self.public)
        await task

    async def redraw(self, sheet: Sheet) -> None:
        """Change the message that was pressed on."""
        async with self.lock:
            message = sheet.editing()
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**message)
            else:
                await self.interaction.response.edit_message(**message)

    async def reply(self, sheet: Sheet) -> None:
        """Answer so that only he sees it, on the message that was pressed on where that is his alone."""
        await (self.redraw(sheet) if self.on_private_message else self.whisper(sheet))

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a window to be filled in; too late after a deferral, then nothing happens."""
        async with self.lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.send_modal(form)

    async def strip(self) -> None:
        """Take the controls off the message that was pressed on: it is out of date."""
        async with self.lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.edit_message(view=None)

    async def whisper(self, sheet: Sheet, file: tuple[str, str] | None = None) -> None:
        """Answer so that only he sees it; `file`: name and text of an attachment."""
        message = sheet.sending()
        if file:
            message["file"] = discord.File(BytesIO(file[1].encode()), file[0])
        async with self.lock:
            if self.interaction.response.is_done():
                await self.interaction.followup.send(ephemeral=True, **message)
            else:
                await self.interaction.response.send_message(ephemeral=True, **message)

    async def publish(self, sheet: Sheet) -> int:
        """Answer so that everybody sees it; the id of the message."""
        async with self.lock:
            if self.interaction.response.is_done():
                sent = await self.interaction.followup.send(wait=True, **sheet.sending())
                return sent.id
            answer = await self.interaction.response.send_message(**sheet.sending())
            return answer.message_id or (await self.interaction.original_response()).id
