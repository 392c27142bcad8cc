"""Hamburg in words and pictures.

>>> from bot.presenter.context import Context
>>> from bot.texts import Texts
>>> from engine.games.hamburg import GAME
>>> view = GAME.new(2, "example").seen_by(None)
>>> public = Context(view, Texts.of("en").within(GAME.key), ("Anna", "Ben"), pending=view.pending)
>>> PRESENTER.board.headline(public)
'Round 1 of 5 · Harbour'
"""

from __future__ import annotations

from pathlib import Path

from bot.games.hamburg import answers, board, guide, history, reference, tally
from bot.games.hamburg.ledger import BOOK
from bot.games.hamburg.office import things
from bot.games.hamburg.office.desk import FORMS
from bot.games.hamburg.office.orders import Plan
from bot.games.hamburg.pictures.drawings import PICTURES
from bot.presenter.contract import Presenter

PRESENTER = Presenter(
    texts=Path(__file__).parent / "texts",
    board=board,
    answers=answers,
    office=things,
    history=history,
    scores=tally,
    reference=reference,
    guide=guide,
    pictures=PICTURES,
    ledger=BOOK,
    forms=FORMS,
    plan=Plan,
)
