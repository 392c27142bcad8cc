"""One interaction: acknowledged once, within Discord's three seconds, and answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, copy_context
from functools import partial
from io import BytesIO
from time import perf_counter
from typing import Any, Literal, TypeVar

import aiohttp
import discord

from bot.messages.controls import Modal, Window
from bot.messages.sheets import Emojis, Sheet
from bot.platform import faults
from bot.platform.messages.controls import modal
from bot.platform.messages.embeds import edit_arguments, send_arguments
from bot.platform.offices import OwedOffice, PrivateMessage
from bot.texts import Texts
from bot.views.refusals import JustShown
from engine.tables.model.habits import MINUTE
from engine.tables.model.table import Table

log = logging.getLogger(__name__)
Result = TypeVar("Result")
LaterResult = TypeVar("LaterResult")

PATIENCE, PICTURE = 1.8, 1.2
"""Seconds before a slow answer is deferred (Discord gives up after 3), and seconds of these for which a press
waits for its picture; after that the user gets the text."""
ACKNOWLEDGED = 40060
"""Discord's error code for an interaction that is already acknowledged: an earlier call arrived after all."""
RETRY = 1.0
"""Seconds that discord.py waits at least before it retries a call by itself, unseen by us."""
UNEDITABLE = frozenset({faults.UNKNOWN_MESSAGE, faults.OLD_MESSAGE_EDITS, faults.ARCHIVED})
"""Error codes of a message that can no longer be edited; a follow-up still reaches the user."""
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)
"""Errors of a connection that broke during a call, so that its outcome is unknown."""


class Request:
    """An interaction of a user, answered at once or after a deferral.

    Most answers are ready in milliseconds and serve as the acknowledgement: one call instead of two. Slow
    ones are deferred first. The first follow-up inherits the visibility of the deferral, so a public deferral
    is resolved by a public message, or deleted before a private one is sent.

    `prepare`: leaves out of a private answer what its reader may not press. `verb`: that of the control;
    empty for a command. `where`: whether the user is in the channel of the table that the request is about,
    elsewhere on its server, or outside of it. `public`: the answer and its deferral are visible to all; a
    refusal shows nothing private. `remembered`: whether to store the user's name and language. `deferred`: a
    deferral waits for its follow-up. `unsure`: an acknowledgement broke off and may have arrived. `retried`:
    a call broke off and was made again. `acknowledged_elsewhere`: Discord has an acknowledgement that is not
    ours. `acknowledged_after`: seconds until the acknowledgement; None before it. `office`: the table whose
    office the answer shows, as of then; None: none. `owed_office`: the same with its picture, if it
    lacks that. `private_answer`: the ephemeral message that shows the
    answer; None before it, and elsewhere. `claimed`: the press has been counted as one that posts for all.
    `language`: that of the user's own choice; empty: they have made none.
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
        self.acknowledged_after: float | None = None
        self.lock = asyncio.Lock()
        self.acknowledged = interaction.response.is_done()
        self.deferred = False
        self.unsure = False
        self.retried = False
        self.acknowledged_elsewhere = False
        self.deferring: asyncio.Task[None] | None = None
        self.office: Table | None = None
        self.owed_office: OwedOffice | None = None
        self.private_answer: PrivateMessage | None = None
        self.prepare: Callable[[Sheet], Awaitable[Sheet]] = unchanged
        self.claimed = False
        self.language = ""

    @property
    def kind(self) -> Literal["command", "control", "window"]:
        """The kind of interaction: a slash command, a button or menu, or a submitted modal."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            return "window"
        return "command" if self.interaction.message is None else "control"

    @property
    def manages(self) -> bool:
        """Whether the user may manage the table's channel or its whole server.

        Always false from another server or a direct message.
        """
        allowed = self.interaction.permissions
        if self.where == "channel":
            return allowed.manage_channels
        return self.where == "server" and allowed.manage_guild

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def t(self) -> Texts:
        """The texts in the language that the user has chosen, else of their client."""
        return Texts.of(self.language or self.interaction.locale.value)

    @property
    def emojis(self) -> Emojis:
        emojis: Emojis = self.interaction.client.services.emojis
        return emojis

    @property
    def picture_timeout(self) -> float:
        """Seconds to wait for a picture; 0 where the bot may not attach files."""
        allowed = self.interaction.guild_id is None or self.interaction.app_permissions.attach_files
        return PICTURE if allowed else 0.0

    @property
    def private(self) -> bool:
        """Whether the interaction comes from a direct message or an ephemeral message."""
        return self.interaction.guild_id is None or self.on_private_message

    @property
    def on_private_message(self) -> bool:
        """Whether the pressed message is ephemeral or a direct message."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run the work, and defer the answer if it takes long. Raises what the work raises; a failed deferral
        is only logged."""
        timer = asyncio.get_running_loop().call_later(PATIENCE, self.start_deferral)
        try:
            await work
        finally:
            timer.cancel()
            if self.deferring is not None:
                await self.deferring

    def start_deferral(self) -> None:
        """Begin to defer, in a task of its own."""
        self.deferring = asyncio.create_task(self.defer())

    async def defer(self) -> None:
        """Defer the answer; a failure is only logged, for the answer itself may still arrive."""
        apart, defer = self.interaction.message is None, self.interaction.response.defer
        async with self.lock:
            if self.acknowledged:
                return
            try:
                await self.answer(lambda: defer(ephemeral=not self.public, thinking=apart), no_follow_up)
                self.deferred = apart
            except (discord.HTTPException, *BROKEN) as refused:
                log.warning("no promise to interaction %s: %s", self.interaction.id, faults.summary(refused))

    async def redraw(self, sheet: Sheet) -> bool:
        """Edit the pressed message. Where it is gone, reply privately instead and return False."""
        edit, again = self.interaction.response.edit_message, self.interaction.edit_original_response
        sheet = await self.prepare(sheet) if self.on_private_message else sheet
        changes = partial(edit_arguments, sheet, self.emojis)
        changed = await self.try_edit(lambda: edit(**changes()), lambda: again(**changes()))
        pressed = self.interaction.message
        if not changed:
            await self.reply_privately(sheet)
        elif pressed is not None and pressed.flags.ephemeral:
            self.private_answer = self.original_message(pressed.id)
        return changed

    async def remove_controls(self) -> bool:
        """Remove the controls of the pressed, outdated message.

        False where it is gone, so that the user still needs an answer.
        """
        edit, again = self.interaction.response.edit_message, self.interaction.edit_original_response
        return await self.try_edit(lambda: edit(view=None), lambda: again(view=None))

    async def try_edit(
        self, first: Callable[[], Awaitable[Result]], later: Callable[[], Awaitable[LaterResult]]
    ) -> bool:
        """Edit the pressed message by one of these calls; False where it can no longer be edited."""
        async with self.lock:
            try:
                await self.answer(first, later)
            except discord.HTTPException as refused:
                if refused.code not in UNEDITABLE:
                    raise
                return False
            return True

    async def reply(self, sheet: Sheet) -> None:
        """Reply privately, by editing the pressed message where that is private already."""
        if self.on_private_message:
            await self.redraw(sheet)
        else:
            await self.reply_privately(sheet)

    async def open_modal(self, window: Window | Modal) -> None:
        """Open a modal. After a deferral Discord opens none: the user is asked to press again."""
        late = Sheet("", self.t("error-late"))
        async with self.lock:
            await self.answer(
                lambda: self.interaction.response.send_modal(modal(window)), lambda: self.follow_up(late)
            )

    async def reply_privately(self, sheet: Sheet, file: tuple[str, str] | None = None) -> None:
        """Send an ephemeral answer; `file`: name and text of an attachment."""
        send, sheet = self.interaction.response.send_message, await self.prepare(sheet)
        async with self.lock:
            sent = await self.answer(
                lambda: send(ephemeral=True, **message_arguments(sheet, file, self.emojis)),
                lambda: self.follow_up(sheet, file),
            )
        if isinstance(sent, discord.WebhookMessage):
            self.private_answer = PrivateMessage(
                sent.id, sent.delete, partial(self.edit_later, sent.edit, copy_context())
            )
        elif sent is not None and sent.message_id is not None:
            self.private_answer = self.original_message(sent.message_id)

    def original_message(self, number: int) -> PrivateMessage:
        """The message that is the response to the interaction."""
        edit = partial(self.edit_later, self.interaction.edit_original_response, copy_context())
        return PrivateMessage(number, self.interaction.delete_original_response, edit)

    async def edit_later(
        self, edit: Callable[..., Coroutine[Any, Any, object]], context: Context, sheet: Sheet
    ) -> None:
        """Show another sheet in a private answer, by its own call, after the request is over. In the
        `context` of the request: discord.py keeps there how webhooks are reached."""
        arguments = edit_arguments(await self.prepare(sheet), self.emojis)
        await asyncio.create_task(edit(**arguments), context=context)

    async def publish(self, sheet: Sheet) -> int:
        """Send a public answer and return the id of its message. Only for public commands and presses; raises
        `JustShown` where a press follows another one."""
        self.claim_publication()
        send, more = self.interaction.response.send_message, self.interaction.followup.send
        async with self.lock:
            message = partial(send_arguments, sheet, self.emojis)
            sent = await self.answer(lambda: send(**message()), lambda: more(wait=True, **message()))
            self.deferred = False
        if isinstance(sent, discord.WebhookMessage):
            return sent.id
        return (sent and sent.message_id) or (await self.interaction.original_response()).id

    def claim_publication(self) -> None:
        """Count a press that posts for all: one a minute by user and channel. Raises `JustShown` for more;
        call it before an answer that precedes the post. Commands replace what they posted before."""
        if self.kind == "command" or self.claimed:
            return
        place = (self.person, self.interaction.channel_id or 0)
        services = self.interaction.client.services
        if (again := services.posted.get(place)) is not None:
            raise JustShown(again)
        services.posted[place] = services.tables.clock() + MINUTE
        self.claimed = True

    async def follow_up(self, sheet: Sheet, file: tuple[str, str] | None = None) -> discord.WebhookMessage:
        """Send an ephemeral follow-up and return it. A public deferral is first resolved by a filler text,
        which is then deleted, for the first follow-up inherits its visibility."""
        to_all = self.deferred and self.public
        if to_all:
            await self.interaction.edit_original_response(content=self.t("answer-private"))
        self.deferred = False
        arguments = message_arguments(sheet, file, self.emojis)
        sent: discord.WebhookMessage = await self.interaction.followup.send(
            ephemeral=True, wait=True, **arguments
        )
        if to_all:
            try:
                await self.interaction.delete_original_response()
            except (discord.HTTPException, *BROKEN) as refused:
                log.info(
                    "a promise to interaction %s stays: %s", self.interaction.id, faults.summary(refused)
                )
        return sent

    async def answer(
        self, first: Callable[[], Awaitable[Result]], later: Callable[[], Awaitable[LaterResult]]
    ) -> Result | LaterResult | None:
        """Make the `first` call as the acknowledgement, or the `later` one if there is one already.

        Returns the result of the call; None where the first one had arrived although its response was lost.
        """
        if not self.acknowledged:
            began = perf_counter()
            try:
                sent = await self.retry_once(first)
            except (discord.HTTPException, *BROKEN) as fault:
                if not isinstance(fault, discord.HTTPException) or fault.code != ACKNOWLEDGED:
                    self.unsure = self.unsure or faults.is_transient(fault)
                    raise
                self.acknowledge()
                if not self.unsure:
                    self.acknowledged_elsewhere = not self.retried and perf_counter() - began < RETRY
                    return None
                self.deferred = self.interaction.message is None  # it was the deferral that has arrived
            else:
                self.acknowledge()
                return sent
        return await later()

    async def retry_once(self, call: Callable[[], Awaitable[Result]]) -> Result:
        """Make a call, with one immediate retry where the connection breaks: an interaction lives for
        seconds."""
        try:
            return await call()
        except BROKEN:
            self.retried = True
            return await call()

    def acknowledge(self) -> None:
        """Note that the acknowledgement has arrived, and when."""
        self.acknowledged, self.acknowledged_after = True, perf_counter() - self.received


async def unchanged(sheet: Sheet) -> Sheet:
    """Return the sheet as it is: the default of `Request.prepare`."""
    return sheet


async def no_follow_up() -> None:
    """Do nothing: the follow-up of a mere acknowledgement."""


def message_arguments(sheet: Sheet, file: tuple[str, str] | None, emojis: Emojis) -> dict[str, Any]:
    """Keyword arguments to send a message, with an optional file. Single use: files are consumed."""
    attached = {"file": discord.File(BytesIO(file[1].encode()), file[0])} if file else {}
    return {**send_arguments(sheet, emojis), **attached}
