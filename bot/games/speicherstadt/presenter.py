"""Die Speicherstadt in words and pictures.

>>> from bot.presenter.context import Context
>>> from bot.texts import Texts
>>> from engine.games.speicherstadt import GAME
>>> view = GAME.new(2, "example").seen_by(None)
>>> public = Context(view, Texts.of("en").within(GAME.key), ("Anna", "Ben"), pending=view.pending)
>>> PRESENTER.board.headline(public)
'Winter · round 1 of 16 · Demand'
>>> [PRESENTER.answers.label(public, it) for it in PRESENTER.answers.options(view.pending[0])]
['1 Spice Trader', '2 Contract 🍵💧 5★', '3 Carpet Trader']
"""

from __future__ import annotations

from pathlib import Path

from bot.games.speicherstadt import answers, board, guide, history, reference, tally
from bot.games.speicherstadt.ledger import BOOK
from bot.games.speicherstadt.office import private
from bot.games.speicherstadt.office.loading import FORMS
from bot.games.speicherstadt.office.orders import Plan
from bot.games.speicherstadt.pictures.drawings import PICTURES
from bot.presenter.contract import Presenter

PRESENTER = Presenter(
    texts=Path(__file__).parent / "texts",
    board=board,
    answers=answers,
    office=private,
    history=history,
    scores=tally,
    reference=reference,
    guide=guide,
    pictures=PICTURES,
    ledger=BOOK,
    forms=FORMS,
    plan=Plan,
)
