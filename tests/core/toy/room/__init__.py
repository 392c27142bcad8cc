"""The orchard in words and pictures: what a game brings along, at its smallest."""

from __future__ import annotations

from pathlib import Path

from bot.games.absent import NoCards, NoDesk, NoLedger, NoOrdering
from bot.games.contract import Presenter
from tests.core.toy.room import parts, pictures

PRESENTER = Presenter(
    texts=Path(__file__).parent / "texts",
    board=parts,
    answers=parts,
    office=parts,
    history=parts,
    scores=parts,
    reference=NoCards("overview"),
    pictures=pictures,
    desk=NoDesk(),
    ordering=NoOrdering(),
    ledger=NoLedger(),
)

__all__ = ["PRESENTER"]
