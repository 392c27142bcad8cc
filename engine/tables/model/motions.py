"""Motions: votes at a table, stored as plain values, so that they outlive a restart."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

Matter = Literal["undo", "end", "replace", "pause", "resume", "clock"]


class Motion(BaseModel):
    """A question to the players of a table. At most one is open at a time; the newest replaces it.

    `by`: the player who asks; None: the bot, because a clock ran out. `voters`: those who may answer.
    `needed`: how many of them must agree; one refusal of an undo or of the end is enough to drop it. `ayes`,
    `noes`: those who agreed and refused. `seat`: the one it is about. `keeps`: for an undo, how many moves
    remain. `length`: the public length of the log when it was asked; a move made since then makes an undo
    void. `ply`: the moment of the seat for which a caretaker is asked; when the seat has moved on, the
    question is void; None: of an older program. `pace`, `at_zero`: another clock, and what happens when it
    runs out.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    matter: Matter
    by: int | None
    at: float
    voters: tuple[int, ...]
    needed: int
    seat: int | None = None
    keeps: int = 0
    length: int = 0
    ply: int | None = None
    pace: str = ""
    at_zero: str = ""
    ayes: tuple[int, ...] = ()
    noes: tuple[int, ...] = ()

    def put_after(self, last: Motion | None) -> Motion:
        """The motion to store: the previous one with its votes if it is the same, so a repeated press sends
        no ping.
        """
        if last is not None and last == self.model_copy(
            update={"at": last.at, "ayes": last.ayes, "noes": last.noes}
        ):
            return last
        return self

    @property
    def carried(self) -> bool:
        """Whether enough voters have agreed."""
        return len(self.ayes) >= self.needed

    @property
    def lost(self) -> bool:
        """Whether it can no longer be carried."""
        return len(self.voters) - len(self.noes) < self.needed

    def record_vote(self, person: int, agrees: bool) -> Motion:
        """Record a vote; a second vote of a player replaces the first."""
        ayes = tuple(voter for voter in self.ayes if voter != person) + ((person,) if agrees else ())
        noes = tuple(voter for voter in self.noes if voter != person) + (() if agrees else (person,))
        return self.model_copy(update={"ayes": ayes, "noes": noes})
