"""Texts of all refusals, ours and Discord's; no other module words them."""

from __future__ import annotations

from math import ceil

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.texts import Texts
from engine.core.errors import KontorError
from engine.tables.model.errors import (
    AwaitingConsent,
    Impossible,
    NotAllowed,
    NotClaimable,
    NotSeated,
    NotYourTurn,
    Occupied,
    TooFew,
    Unseen,
    WrongMoment,
)
from engine.tables.model.table import Table
from engine.tables.model.terms import digest_of_terms


class NoAccess(KontorError):
    """The visitor may not see the table with number `table` here."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table}")
        self.table = table


class Concealed(NoAccess):
    """An error that must not disclose to other people that the table exists."""


class NotMember(NoAccess):
    """The player has left the table's server."""


class Denied(KontorError):
    """The server has taken the command that a button stands for from this user, or from this channel."""


class Elsewhere(NoAccess):
    """The command works only on the table's server."""


class JustShown(KontorError):
    """The user showed something to all in this channel moments ago; `again`: when they may next, in seconds
    since 1970."""

    def __init__(self, again: float) -> None:
        super().__init__(str(again))
        self.again = again


GONE = frozenset({10062, 40060, 50027})
"""Discord's codes for interactions that are void or answered already: they accept no further message."""


def refusal_text(error: KontorError, t: Texts, table: Table | None, names: tuple[str, ...] = ()) -> str:
    """Text of a refusal. `names`: of the table's seats."""
    key = f"error-{type(error).__name__}"
    facts: dict[str, str | int] = {"table": table.id if table else str(error)}
    if isinstance(error, NotYourTurn):
        due = ", ".join(names[seat] for seat in table.due) if table else ""
        since = (
            min((chair.clock.since for chair in table.chairs if chair.clock.since), default=0) if table else 0
        )
        when = f"<t:{int(since or table.changed)}:R>" if table else ""
        return t(key, who=due, when=when) if due else t(f"{key}-nobody")
    if isinstance(error, NotAllowed):
        hosts = (
            [names[seat] for seat, chair in enumerate(table.chairs) if chair.person == table.host]
            if table
            else []
        )
        return t(key, host=", ".join(hosts) or t("unknown-player"))
    if isinstance(error, AwaitingConsent | Unseen):
        return t(key, who=", ".join(names[seat] for seat in error.seats if seat < len(names)))
    if isinstance(error, NotClaimable) and error.since is not None:
        return t("error-NotClaimable-yet", when=f"<t:{int(error.since)}:R>")
    if isinstance(error, JustShown):
        return t(key, when=f"<t:{ceil(error.again)}:R>")
    if isinstance(error, WrongMoment):
        facts["status"] = error.status
    if isinstance(error, Impossible):
        facts["why"] = error.why
    if isinstance(error, TooFew):
        facts["least"] = error.least
    if isinstance(error, Occupied | NoAccess):
        facts["table"] = error.table
    return t(key, **facts)


def remedies(error: KontorError, t: Texts, table: Table | None) -> list[Control]:
    """The control with which a refused player reaches what they wanted: to join a lobby with a free seat."""
    lobby = table is not None and table.status == "lobby" and len(table.chairs) < table.limit
    if not lobby or table is None or not isinstance(error, NotSeated):
        return []
    return [Button(Id("join", table.id, name=digest_of_terms(table)), t("lobby-join"), Style.success)]
