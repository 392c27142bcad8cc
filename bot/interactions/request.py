"""One interaction: acknowledged once, within Discord's three seconds, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from io import BytesIO
from time import perf_counter
from typing import Any, Literal, TypeVar

import aiohttp
import discord

from bot.messages.sheets import Emojis, Sheet
from bot.platform import faults
from bot.texts import Texts

log = logging.getLogger(__name__)
T = TypeVar("T")
U = TypeVar("U")

PATIENCE, PICTURE = 1.8, 1.2
"""Seconds that an answer may take before we say that it is coming (Discord gives up after three), and seconds
of them that somebody who has pressed waits for a picture; after that he gets the text."""
ACKNOWLEDGED = 40060
"""Discord has an acknowledgement already: one of ours has arrived, although we never heard of it."""
UNEDITABLE = frozenset({faults.UNKNOWN_MESSAGE, faults.OLD_MESSAGE_EDITS, faults.ARCHIVED})
"""The message that was pressed on cannot be changed any more; who pressed can still be answered beside it."""
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection went away under a call; nobody knows whether it was heard."""


class Request:
    """Somebody pressed or typed; this is how he is answered, whether at once or after a deferral.

    Most answers are ready in milliseconds and are the acknowledgement themselves: one call instead of two.
    Where the work takes long an answer is promised. Discord puts the first message that follows in the place
    of the promise, for those eyes for which the promise was; so one to everybody is kept by something public,
    or taken back before anything private is said.

    `verb`: that of the control; empty for a command. `where`: whether the visitor is in the channel of the
    table that the request is about, elsewhere on its server, or away from it. `public`: the answer to this
    command is for everybody, and so is its promise; a refusal shows nothing of his own. `remembered`: whether
    we may learn from it what he is called and in which language he reads. `deferred`: a promise waits to be
    kept. `unsure`: an acknowledgement broke off; perhaps it has arrived. `outcome`: what came of it. `took`:
    seconds until the acknowledgement had arrived; None: it has not.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        *,
        verb: str = "",
        public: bool = False,
        remembered: bool = True,
    ) -> None:
        self.interaction = interaction
        self.verb = verb
        self.where: Literal["channel", "server", "elsewhere"] = "channel"
        self.public = public
        self.remembered = remembered
        self.outcome: Literal["answered", "refused", "fault"] = "answered"
        self.received = perf_counter()
        self.took: float | None = None
        self.lock = asyncio.Lock()
        self.acknowledged = interaction.response.is_done()
        self.deferred = False
        self.unsure = False
        self.deferring: asyncio.Task[None] | None = None

    @property
    def kind(self) -> Literal["command", "control", "window"]:
        """What somebody did."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            return "window"
        return "command" if self.interaction.message is None else "control"

    @property
    def manages(self) -> bool:
        """Whether the visitor manages the table's channel: the one where they press, or by managing its whole
        server; never from another server or a direct message."""
        allowed = self.interaction.permissions
        if self.where == "channel":
            return allowed.manage_channels
        return self.where == "server" and allowed.manage_guild

    @property
    def person(self) -> int:
        """Who it is."""
        return self.interaction.user.id

    @property
    def t(self) -> Texts:
        """The texts in his language."""
        return Texts.of(self.interaction.locale.value)

    @property
    def emojis(self) -> Emojis:
        """The application's emojis."""
        emojis: Emojis = self.interaction.client.house.emojis
        return emojis

    @property
    def patience(self) -> float:
        """Seconds that a picture may take; none where we may not attach it anyway."""
        allowed = self.interaction.guild_id is None or self.interaction.app_permissions.attach_files
        return PICTURE if allowed else 0.0

    @property
    def private(self) -> bool:
        """Whether the visitor is in direct messages, or pressed on a message that only they see."""
        return self.interaction.guild_id is None or self.on_private_message

    @property
    def on_private_message(self) -> bool:
        """Whether what was pressed is seen by him alone: an ephemeral or a direct message."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def during(self, work: Coroutine[Any, Any, None]) -> None:
        """Do the work; if it takes long, promise an answer meanwhile. What it raises comes out here, whatever
        becomes of the promise."""
        timer = asyncio.get_running_loop().call_later(PATIENCE, self.start_deferral)
        try:
            await work
        finally:
            timer.cancel()
            if self.deferring is not None:
                await self.deferring

    def start_deferral(self) -> None:
        """The answer takes long."""
        self.deferring = asyncio.create_task(self.defer())

    async def defer(self) -> None:
        """Say that an answer is coming; if that fails, the answer itself may still arrive."""
        apart, defer = self.interaction.message is None, self.interaction.response.defer
        async with self.lock:
            if self.acknowledged:
                return
            try:
                await self.answer(lambda: defer(ephemeral=not self.public, thinking=apart), nothing)
                self.deferred = apart
            except (discord.HTTPException, *BROKEN) as refused:
                log.warning("no promise to interaction %s: %s", self.interaction.id, faults.summary(refused))

    async def redraw(self, sheet: Sheet) -> bool:
        """Change the message that was pressed on. Where that is gone he is answered beside it: False."""
        edit, again = self.interaction.response.edit_message, self.interaction.edit_original_response
        changes = partial(sheet.editing, self.emojis)
        changed = await self.try_edit(lambda: edit(**changes()), lambda: again(**changes()))
        if not changed:
            await self.reply_privately(sheet)
        return changed

    async def strip(self) -> bool:
        """Take the controls off the message that was pressed on: it is out of date. False where that is gone,
        and he still waits for an answer."""
        edit, again = self.interaction.response.edit_message, self.interaction.edit_original_response
        return await self.try_edit(lambda: edit(view=None), lambda: again(view=None))

    async def try_edit(self, first: Callable[[], Awaitable[T]], later: Callable[[], Awaitable[U]]) -> bool:
        """Whether the message that was pressed on could be changed by these calls."""
        async with self.lock:
            try:
                await self.answer(first, later)
            except discord.HTTPException as refused:
                if refused.code not in UNEDITABLE:
                    raise
                return False
            return True

    async def reply(self, sheet: Sheet) -> None:
        """Answer so that only he sees it, on the message that was pressed on where that is his alone."""
        if self.on_private_message:
            await self.redraw(sheet)
        else:
            await self.reply_privately(sheet)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a window to be filled in. After a deferral Discord opens none: he is asked to press again."""
        late = Sheet("", self.t("error-late"))
        async with self.lock:
            await self.answer(
                lambda: self.interaction.response.send_modal(form), lambda: self.follow_up(late)
            )

    async def reply_privately(self, sheet: Sheet, file: tuple[str, str] | None = None) -> None:
        """Answer so that only he sees it; `file`: name and text of an attachment."""
        send = self.interaction.response.send_message
        async with self.lock:
            await self.answer(
                lambda: send(ephemeral=True, **message_arguments(sheet, file, self.emojis)),
                lambda: self.follow_up(sheet, file),
            )

    async def publish(self, sheet: Sheet) -> int:
        """Answer so that everybody sees it; the id of the message. Only for a public command or a press."""
        send, more = self.interaction.response.send_message, self.interaction.followup.send
        async with self.lock:
            message = partial(sheet.sending, self.emojis)
            sent = await self.answer(lambda: send(**message()), lambda: more(wait=True, **message()))
            self.deferred = False
        if isinstance(sent, discord.WebhookMessage):
            return sent.id
        return (sent and sent.message_id) or (await self.interaction.original_response()).id

    async def follow_up(self, sheet: Sheet, file: tuple[str, str] | None = None) -> None:
        """Tell him alone after the acknowledgement. A promise to everybody is taken back: it is kept by empty
        words, so that what follows is a message of its own, and they are deleted."""
        to_all = self.deferred and self.public
        if to_all:
            await self.interaction.edit_original_response(content=self.t("answer-private"))
        self.deferred = False
        await self.interaction.followup.send(ephemeral=True, **message_arguments(sheet, file, self.emojis))
        if to_all:
            try:
                await self.interaction.delete_original_response()
            except (discord.HTTPException, *BROKEN) as refused:
                log.info(
                    "a promise to interaction %s stays: %s", self.interaction.id, faults.summary(refused)
                )

    async def answer(
        self, first: Callable[[], Awaitable[T]], later: Callable[[], Awaitable[U]]
    ) -> T | U | None:
        """Acknowledge by the first call, or make the later one after the acknowledgement; what it gave. None:
        the first one has arrived without our hearing of it."""
        if not self.acknowledged:
            try:
                sent = await retry_once(first)
            except (discord.HTTPException, *BROKEN) as fault:
                if not isinstance(fault, discord.HTTPException) or fault.code != ACKNOWLEDGED:
                    self.unsure = self.unsure or faults.is_transient(fault)
                    raise
                self.acknowledge()
                if not self.unsure:
                    return None
                self.deferred = self.interaction.message is None  # it was the promise that has arrived
            else:
                self.acknowledge()
                return sent
        return await later()

    def acknowledge(self) -> None:
        """The acknowledgement has arrived."""
        self.acknowledged, self.took = True, perf_counter() - self.received


async def retry_once(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call, and once more where the connection breaks: there are only seconds to be heard."""
    try:
        return await call()
    except BROKEN:
        return await call()


async def nothing() -> None:
    """What there is to do after an acknowledgement that was all that was wanted."""


def message_arguments(sheet: Sheet, file: tuple[str, str] | None, emojis: Emojis) -> dict[str, Any]:
    """The keyword arguments with which a message is sent, perhaps with a file; each can be sent once."""
    attached = {"file": discord.File(BytesIO(file[1].encode()), file[0])} if file else {}
    return {**sheet.sending(emojis), **attached}
