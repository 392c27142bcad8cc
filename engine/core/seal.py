"""The seal of a deal: a short public word that commits to all chance of a game and gives none of it away.

At the start everybody sees the seal. At the end the seed is shown: who seals the recorded deal with it must
get the same word, and who deals from it must get the same piles. The seed has 128 bits that nobody can guess,
so the word tells nothing before; 100 bits of it are shown, so no second deal with the same word can be found.
"""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.core.game import Deal, Game

GROUP, LETTERS = 4, 20
"""The word has 20 letters of 5 bits each, in groups of four: it can be read aloud and compared by eye."""


class Seal(BaseModel):
    """A word that was shown at the start, and the seed that was kept until the end."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    word: str
    seed: str

    @classmethod
    def of(cls, deal: Deal, seed: str) -> Seal:
        """The seal of a deal that was drawn from this seed."""
        return cls(word=sealed(deal, seed), seed=seed)


def sealed(deal: Deal, seed: str) -> str:
    """The word for a deal and its seed: `k7qf-2mzd-5xwa-b3rt-hc6e`."""
    facts = {**deal.model_dump(mode="json"), "seed": seed}
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    letters = base64.b32encode(hashlib.sha256(text.encode()).digest()).decode().lower()[:LETTERS]
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


def broken(game: Game[Any], deal: Deal, seal: Seal) -> str | None:
    """Why a seal does not vouch for a deal, in words; None where it does.

    The starter is sealed, but not always drawn: in a rematch he moves on.
    """
    if (due := sealed(deal, seal.seed)) != seal.word:
        return f"it is {seal.word}, that of this deal is {due}: the deal was changed after the start"
    drawn = game.deal(game.rules(deal.expansions), deal.seats, seal.seed)
    if drawn.model_copy(update={"start_seat": deal.start_seat}) != deal:
        return "it fits this deal, but the deal was not drawn from its seed"
    return None
