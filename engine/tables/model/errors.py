"""Errors of tables: what is refused, and why. One place of the bot turns these into words.

TableError
├── NoTable        there is no such table (any more)
├── NoSeason       there is no such season (any more)
├── NoCall         there is no such call for players (any more)
├── Broken         its log and its snapshot cannot be read; others go on
│   └── Damaged    a page of the database is corrupt
├── Occupied       the channel already has a table
├── WrongMoment    a lobby's press on a running table, a move after the end, …
├── Stale          the press belongs to a moment that has passed
├── NotSeated      this person does not sit here
├── NotYourTurn    nothing waits for this person
├── NotAllowed     only the host or a manager of the channel may do this
├── NoVote         only the players who are asked vote
├── AlreadySeated  this player is seated already
├── Full           no free seat
├── TooFew         not enough players to start
├── SentAway       this player was sent away from the lobby
├── Unseen         a table is to move where players of it cannot follow
├── AwaitingConsent  a player of the lobby has yet to agree to its terms
├── Impossible     what cannot be taken back or done again
├── NotClaimable   a seat that is not free (yet)
├── HasSat         a former sitter of a running game wants a seat there
├── NoMotion       nothing to vote on (any more)
├── InUse          another program has the database open
│   ├── NumberTaken   of a cluster: another process has this number
│   └── OtherCluster  the running cluster has another size or schema
├── NoDatabase     the database is none, or out of reach
├── TooNew         a newer program has written the database
├── NotSaved       the database cannot be written just now
└── Unfinished     a move into the database was broken off
"""

from __future__ import annotations

from engine.core.errors import KontorError


class TableError(KontorError):
    """A table refuses a change; nothing has changed."""


class NoTable(TableError):
    """There is no such table (any more)."""


class NoSeason(TableError):
    """There is no such season (any more)."""


class NoCall(TableError):
    """There is no such call for players (any more)."""


class Broken(TableError):
    """The log and the snapshot of this table cannot be read; all other tables go on."""


class Damaged(Broken):
    """A page of the database is corrupt; tables on other pages go on."""


class Occupied(TableError):
    """The channel already has a table, whose number is `table`."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table} is open here")
        self.table = table


class WrongMoment(TableError):
    """The table is in another state: `status` says which."""

    def __init__(self, status: str) -> None:
        super().__init__(f"the table is {status}")
        self.status = status


class Stale(TableError):
    """The press belongs to a moment that has passed."""


class NotSeated(TableError):
    """This person does not sit at this table."""


class NotYourTurn(TableError):
    """Nothing at this table waits for this person just now."""


class NotAllowed(TableError):
    """Only the host or a manager of the channel may do this."""


class NoVote(TableError):
    """Only the players who are asked have a vote in this question."""


class AlreadySeated(TableError):
    """This player is seated already."""


class Full(TableError):
    """All seats are taken."""


class TooFew(TableError):
    """A game needs at least `least` players."""

    def __init__(self, least: int) -> None:
        super().__init__(f"at least {least} players are needed")
        self.least = least


class SentAway(TableError):
    """The host or a manager has sent this player away from the lobby: they may not come back to it."""


class Unseen(TableError):
    """The players of `seats` cannot see the channel to which a table is to move."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(f"seats {seats} cannot see it")
        self.seats = seats


class AwaitingConsent(TableError):
    """The players of `seats` have not agreed to the terms of this lobby yet."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(f"seats {seats} are asked")
        self.seats = seats


class InUse(TableError):
    """Another program has the database open; two of them would play over each other."""


class NumberTaken(InUse):
    """Another process of the cluster has our number."""


class OtherCluster(InUse):
    """The running cluster has another size or another schema."""


class NoDatabase(TableError):
    """The database cannot be read, or is out of reach."""


class TooNew(TableError):
    """A newer program has written the database: its schema is `version`; the newest known here is `known`."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the schema is {version}; this program knows {known}")
        self.version = version
        self.known = known


class NotSaved(TableError):
    """The database cannot be written just now, as on a full disk; nothing has changed."""


class Unfinished(TableError):
    """Another database was being moved into this one, and not all of it is there."""


class Impossible(TableError):
    """What cannot be taken back, moved or done again; `why` is the name of the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NotClaimable(TableError):
    """This seat is not free to be taken over: its owner has lent it, or may still come back.

    `since`: when it becomes free, in seconds since 1970; None: not known."""

    def __init__(self, since: float | None = None) -> None:
        super().__init__(f"free from {since}")
        self.since = since


class HasSat(TableError):
    """This player gave up a seat of the running game and knows hidden cards: they may claim none there."""


class NoMotion(TableError):
    """There is nothing to vote on (any more)."""
