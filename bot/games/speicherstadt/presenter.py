"""Die Speicherstadt in words and pictures."""

from __future__ import annotations

from pathlib import Path

from bot.games.contract import Presenter
from bot.games.speicherstadt import answers, board, history, ledger, reference, tally
from bot.games.speicherstadt.office import loading, orders, private
from bot.games.speicherstadt.pictures import drawings

PRESENTER = Presenter(
    texts=Path(__file__).parent / "texts",
    board=board,
    answers=answers,
    office=private,
    history=history,
    scores=tally,
    reference=reference,
    pictures=drawings,
    desk=loading,
    ordering=orders,
    ledger=ledger,
)
