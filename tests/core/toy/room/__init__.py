"""The orchard in words and pictures: what a game brings along, at its smallest."""

from __future__ import annotations

from pathlib import Path

from bot.presenter.contract import Presenter
from bot.presenter.defaults import NoLedger
from tests.core.toy.room import guide, parts
from tests.core.toy.room.pictures import PICTURES

PRESENTER = Presenter(
    texts=Path(__file__).parent / "texts",
    board=parts,
    answers=parts.Answers(),
    office=parts,
    history=parts,
    scores=parts,
    reference=guide,
    guide=guide,
    pictures=PICTURES,
    ledger=NoLedger(),
)

__all__ = ["PRESENTER"]
