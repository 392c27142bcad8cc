"""Every picture of this game, ready to be drawn."""

from __future__ import annotations

from bot.games.hamburg import board
from bot.games.hamburg.ledger import BOOK
from bot.games.hamburg.office import things
from bot.games.hamburg.painters.paint import draw
from bot.games.hamburg.pictures import final, held, legend, shown
from bot.games.hamburg.pictures.aloud import alt
from bot.presenter.contract import SIGNS
from bot.presenter.drawings import Drawings
from engine.games.hamburg import GAME

PICTURES = Drawings(
    game=GAME.key,
    painter=draw,
    words=alt,
    board_facts=shown.board_facts,
    office_facts=lambda c, draft: held.office_facts(c, c.me, draft),
    end_facts=final.end_facts,
    ledger_facts=BOOK.facts,
    things=things.things,
    market=board.market,
    players=board.players,
    card_facts=held.card_facts,
    pages={SIGNS: legend.signs},
)
