"""Classifies errors of calls to Discord: transient, forbidden, gone, or a fault of the bot."""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_SERVER, UNKNOWN_MESSAGE = 10003, 10004, 10008
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
OLD_MESSAGE_EDITS, ARCHIVED = 30046, 50083
TOKEN_GONE = frozenset({UNKNOWN_MESSAGE, 10015, 10062, 50027})
"""Codes of a message to one player that can no longer be edited: dismissed, or the token of its interaction
has expired."""
HAS_THREAD = 160004
"""Error code where a message has a thread already."""
NO_DIRECT_MESSAGES = frozenset({50007, 50033})
"""Codes for recipients that take no direct messages: closed by the user, a bot, a deleted account."""
INTERMEDIARY = frozenset({401, 403, 404})
"""Statuses that, without an error code of Discord, come from an intermediary: Cloudflare, a proxy."""
RATE_LIMITED = frozenset({20016, 20026, 20028, 20029, OLD_MESSAGE_EDITS, 40003, 40333})
"""Codes of rate limits and spam filters: sent with 403 or 429, but transient."""
FORBIDDEN = frozenset({50001, 50013, 50083, 160005}) | NO_DIRECT_MESSAGES
"""Codes for no access to the channel, a missing permission, an archived or locked thread, and closed direct
messages."""
NO_MEMBER = frozenset({UNKNOWN_MEMBER, UNKNOWN_USER})
"""Codes for a person who is not a member of the server."""
UNREACHED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""Errors after which a query may succeed later."""
FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError)
"""All errors of a call to Discord."""


class Kind(Enum):
    """Kind of a failure, which decides about the retry.

    `transient`: retry with back-off. `forbidden`: until the server's settings change; retried rarely.
    `channel_gone`: so is its server, perhaps, for good. `message_gone`: a new message is fine. `invalid`: the
    request was, or a bug prevented it.
    """

    transient = "transient"
    forbidden = "forbidden"
    channel_gone = "channel gone"
    message_gone = "message gone"
    invalid = "invalid"


def kind(fault: BaseException) -> Kind:
    """Classify an error of a call to Discord."""
    if isinstance(fault, discord.HTTPException):
        return classify_response(fault.status, fault.code)
    transport = (discord.RateLimited, aiohttp.ClientError, OSError)
    return Kind.transient if isinstance(fault, transport) else Kind.invalid


def classify_response(status: int, code: int) -> Kind:
    """Classify an error response; `code`: Discord's error code, 0 where there is none."""
    if code in (UNKNOWN_CHANNEL, UNKNOWN_SERVER):
        return Kind.channel_gone
    if code == UNKNOWN_MESSAGE:
        return Kind.message_gone
    if status in (401, 429) or status >= 500 or code in RATE_LIMITED or (status in INTERMEDIARY and not code):
        return Kind.transient
    return Kind.forbidden if status == 403 or code in FORBIDDEN else Kind.invalid


def is_transient(fault: BaseException) -> bool:
    """Whether a retry may succeed without any change."""
    return kind(fault) is Kind.transient


def is_no_member(fault: BaseException) -> bool:
    """Whether the error says that a person is not a member of the server."""
    return isinstance(fault, discord.NotFound) and fault.code in NO_MEMBER


def is_token_gone(fault: BaseException) -> bool:
    """Whether a message to one player is out of reach for good."""
    return isinstance(fault, discord.HTTPException) and fault.code in TOKEN_GONE


def wait(fault: BaseException) -> float:
    """Seconds to wait as demanded by Discord, else 0."""
    return fault.retry_after if isinstance(fault, discord.RateLimited) else 0.0


def summary(fault: BaseException) -> str:
    """Describe an error for the log: status and code or type, never content or persons."""
    if isinstance(fault, discord.HTTPException):
        return f"{fault.status}/{fault.code}"
    return type(fault).__name__
