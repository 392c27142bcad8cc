"""Rotterdam in words and pictures.

>>> from bot.presenter.context import Context
>>> from bot.texts import Texts
>>> from engine.games.rotterdam import GAME
>>> view = GAME.new(2, "example").seen_by(None)
>>> public = Context(view, Texts.of("en").within(GAME.key), ("Anna", "Ben"), pending=view.pending)
>>> PRESENTER.board.headline(public)
'Round 1 · Placing · to 12 order points'
>>> [PRESENTER.answers.label(public, it) for it in PRESENTER.answers.options(view.pending[0])]
['No ship']
"""

from __future__ import annotations

from pathlib import Path

from bot.games.rotterdam import answers, board, guide, history, outlook, reference, tally
from bot.games.rotterdam.ledger import BOOK
from bot.games.rotterdam.office import private
from bot.games.rotterdam.office.desk import FORMS
from bot.games.rotterdam.office.orders import Plan
from bot.games.rotterdam.pictures.drawings import PICTURES
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
    outlook=outlook,
    coloured=frozenset({"name"}),
)
