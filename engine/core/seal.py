"""The seal of a deal: a short public commitment to all chance of a game, which reveals none of it.

The seal is shown at the start, the seed at the end: sealing the recorded deal with the seed must give the
same word, and dealing from it the same piles. The seed has 128 random bits, so the word cannot be inverted by
brute force; 100 bits of the hash are shown, so no second deal with the same word can be found. In a rematch
the seal includes the word of the previous game, for there the starter is not drawn but moves on by one seat.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from typing import Annotated, Any, Self, TypeVar

from pydantic import AfterValidator, Field, model_validator

from engine.core.game import Deal, Game
from engine.core.strict import StrictModel

T = TypeVar("T")
GROUP, LETTERS = 4, 20
"""The word has 20 letters of 5 bits each, in groups of four: it can be read aloud and compared by eye."""
SEED = re.compile(r"[0-9a-f]{32}")
"""The form of a seed: 128 bits in small hex digits."""
WORD = r"^[a-z2-7]{4}(-[a-z2-7]{4}){4}$"


def sealable(text: str) -> str:
    """Derive a seed that can be sealed from any text; equal texts give equal seeds."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def not_null(value: T | None) -> T:
    """Validate that a value is not null; raises `ValueError`: an absent fact has no key."""
    if value is None:
        raise ValueError("leave the key out in place of null")
    return value


def optional() -> Any:
    """Field that is omitted from the record if it is None."""
    return Field(default=None, exclude_if=lambda value: value is None)


class Seal(StrictModel):
    """The word that was shown at the start, and the seed that stayed secret until the end.

    `after`: in a rematch the word of the previous game.
    """

    word: Annotated[str, Field(pattern=WORD)]
    seed: str
    after: Annotated[str | None, Field(pattern=WORD), AfterValidator(not_null)] = optional()

    @classmethod
    def of(cls, deal: Deal, seed: str, after: str = "") -> Seal:
        """Seal a deal that was drawn from this seed, in a rematch after the game with the word `after`."""
        known = {"after": after} if after else {}
        return cls(word=compute_seal(deal, seed, after), seed=seed, **known)


class Sealable(StrictModel):
    """Base of all game records. A record with a seal has version 2, otherwise equal to version 1.

    `format` tells the games apart.
    """

    format: str
    version: Annotated[int, Field(ge=1, le=2)]
    seal: Annotated[Seal | None, AfterValidator(not_null)] = optional()

    @model_validator(mode="after")
    def require_format(self) -> Self:
        """Require `format` explicitly; raises `ValueError`."""
        if "format" not in self.model_fields_set:
            raise ValueError("a record says its format")
        return self

    @model_validator(mode="after")
    def require_seal(self) -> Self:
        """Require a seal in version 2 and none in version 1; raises `ValueError`."""
        if (self.version == 2) != (self.seal is not None):
            raise ValueError("a record has a seal in version 2, and only there")
        return self


def version(seal: Seal | None) -> dict[str, Any]:
    """The fields of a record that say how it is sealed."""
    return {"version": 2, "seal": seal} if seal else {"version": 1}


def compute_seal(deal: Deal, seed: str, after: str = "") -> str:
    """Compute the word for a deal and its seed: `k7qf-2mzd-5xwa-b3rt-hc6e`; `after` as in a `Seal`."""
    facts = {**deal.model_dump(mode="json"), "seed": seed, **({"after": after} if after else {})}
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    letters = base64.b32encode(hashlib.sha256(text.encode()).digest()).decode().lower()[:LETTERS]
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


def seal_trouble(game: Game[Any], deal: Deal, seal: Seal) -> str | None:
    """Say why a seal does not prove a deal; None where it does.

    The starter is sealed, but not always drawn: see `open_question`.
    """
    if not SEED.fullmatch(seal.seed):
        return "its seed is not 32 small hex digits"
    if (due := compute_seal(deal, seal.seed, seal.after or "")) != seal.word:
        return f"it is {seal.word}, that of this deal is {due}: the deal was changed after the start"
    if deal_from_seed(game, deal, seal).model_copy(update={"start_seat": deal.start_seat}) != deal:
        return "it fits this deal, but the deal was not drawn from its seed"
    return None


def deal_from_seed(game: Game[Any], deal: Deal, seal: Seal) -> Deal:
    """Deal from the seed of a seal, with the host's choices."""
    fresh = game.deal(game.rules(deal.expansions), deal.seats, seal.seed)
    return fresh.model_copy(update={name: getattr(deal, name) for name in deal.CHOSEN})


def open_question(game: Game[Any], deal: Deal, seal: Seal, known: Mapping[str, Deal]) -> str | None:
    """Say what a valid seal leaves unproved about the starter; None: nothing.

    `known`: the deals of other valid records, by their words.
    """
    if seal.after is None:
        if deal_from_seed(game, deal, seal).start_seat == deal.start_seat:
            return None
        return "its starter was not drawn from the seed, and it names no game before it: nothing proves him"
    if (before := known.get(seal.after)) is None:
        return f"it is a rematch after {seal.after}, which is not here: nothing proves its starter"
    if before.seats == deal.seats and (before.start_seat + 1) % deal.seats == deal.start_seat:
        return None
    return (
        f"it is a rematch after {seal.after}, but the start has not moved on by one seat: where people leave"
        " or join, it follows who sat where, and that no record tells"
    )
