"""What a table votes on: a plain value in the table, so that a vote outlives a restart."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

Matter = Literal["undo", "end", "replace", "pause", "resume", "clock"]


class Motion(BaseModel):
    """A question to some persons at a table. One lies there at a time; the newest counts.

    `by`: who asks; None: the house, because somebody's time ran out. `voters`: who may answer. `needed`: how
    many of them must agree; one refusal of an undo or of the end is enough to drop it. `ayes`: who has
    agreed, `noes`: who has not. `seat`: whom it is about. `keeps`: for an undo, how many moves remain.
    `length`: the public length of the log when it was asked; a move made since then makes an undo void.
    `ply`: the moment of the seat for which a caretaker is asked; when the seat has moved on, the question is
    void; None: of an older program. `pace`, `at_zero`: another clock, and what happens when it runs out.
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
        """The question that lies there when this one is put: the last one with its votes, where it was the
        same, for who presses twice calls nobody twice."""
        if last is not None and last == self.model_copy(
            update={"at": last.at, "ayes": last.ayes, "noes": last.noes}
        ):
            return last
        return self

    @property
    def carried(self) -> bool:
        """Enough have agreed."""
        return len(self.ayes) >= self.needed

    @property
    def lost(self) -> bool:
        """Too many have refused for it ever to be carried."""
        return len(self.voters) - len(self.noes) < self.needed

    def voted(self, person: int, agrees: bool) -> Motion:
        """With the vote of one person; who votes twice changes his mind."""
        ayes = tuple(it for it in self.ayes if it != person) + ((person,) if agrees else ())
        noes = tuple(it for it in self.noes if it != person) + (() if agrees else (person,))
        return self.model_copy(update={"ayes": ayes, "noes": noes})
