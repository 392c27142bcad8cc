"""What it means that something failed at Discord: whether it passes by itself, and what to do where it does
not.
"""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_SERVER, UNKNOWN_MESSAGE = 10003, 10004, 10008
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
OLD_MESSAGE_EDITS, ARCHIVED, DIRECT_MESSAGES_CLOSED = 30046, 50083, 50007
WORDLESS = frozenset({401, 403, 404})
"""Refusals with a status like these, but no number of Discord's, come from something before it: Cloudflare, a
proxy of the host."""
HELD_BACK = frozenset({20016, 20026, 20028, 20029, OLD_MESSAGE_EDITS, 40003, 40333})
"""Too much, too fast, or taken for spam: Discord says 403 or 429, and means later."""
BARRED = frozenset({50001, 50013, 50083, 160005})
"""No access to the channel, a permission that is missing, a thread that is archived or locked."""


NO_MEMBER = frozenset({UNKNOWN_MEMBER, UNKNOWN_USER})
"""A person is not, or no longer, on a server."""
UNREACHED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a question to Discord ends with that another time may be answered."""
FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError)
"""All that a call to Discord may end with."""


class Kind(Enum):
    """What a failure means for what was to be said.

    `transient`: nobody need do anything, it is tried again with growing pauses. `barred`: we may not, until
    somebody on the server changes that; tried again, but seldom. `homeless`: the channel or its server is
    gone for good. `gone`: the message is gone, a new one is fine. `ours`: what we sent is wrong, or we failed
    before we sent it.
    """

    transient = "transient"
    barred = "barred"
    homeless = "homeless"
    gone = "gone"
    ours = "ours"


def kind(fault: BaseException) -> Kind:
    """What a failure of a call to Discord means."""
    if isinstance(fault, discord.HTTPException):
        return refusal(fault.status, fault.code)
    transport = (discord.RateLimited, aiohttp.ClientError, OSError)
    return Kind.transient if isinstance(fault, transport) else Kind.ours


def refusal(status: int, code: int) -> Kind:
    """What an answer of Discord means: its HTTP status, and its own number where it gives one, else 0."""
    if code in (UNKNOWN_CHANNEL, UNKNOWN_SERVER):
        return Kind.homeless
    if code == UNKNOWN_MESSAGE:
        return Kind.gone
    if status in (401, 429) or status >= 500 or code in HELD_BACK or (status in WORDLESS and not code):
        return Kind.transient
    return Kind.barred if status == 403 or code in BARRED else Kind.ours


def is_transient(fault: BaseException) -> bool:
    """Whether it may go well later although nobody does anything."""
    return kind(fault) is Kind.transient


def is_no_member(fault: BaseException) -> bool:
    """Whether Discord says that a person is not, or no longer, on a server."""
    return isinstance(fault, discord.NotFound) and fault.code in NO_MEMBER


def wait(fault: BaseException) -> float:
    """Seconds for which Discord has told us to wait; 0 where it has not."""
    return fault.retry_after if isinstance(fault, discord.RateLimited) else 0.0


def summary(fault: BaseException) -> str:
    """A failure for the log: numbers and kinds, never what was said or to whom."""
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status}/{fault.code}"
    return type(fault).__name__
