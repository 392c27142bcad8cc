"""Every picture of this game, ready to be drawn."""

from __future__ import annotations

from bot.games.speicherstadt import board
from bot.games.speicherstadt.ledger import BOOK
from bot.games.speicherstadt.office import loading, things
from bot.games.speicherstadt.painters.paint import draw
from bot.games.speicherstadt.pictures import final, legend, shown
from bot.games.speicherstadt.pictures.aloud import alt
from bot.presenter.drawings import Drawings
from engine.games.speicherstadt import GAME

PICTURES = Drawings(
    game=GAME.key,
    painter=draw,
    words=alt,
    board_facts=shown.board_facts,
    office_facts=loading.office_facts,
    end_facts=final.end_facts,
    ledger_facts=BOOK.facts,
    things=things.things,
    market=board.market,
    players=board.players,
    card_facts=shown.card_facts,
    pages=legend.PAGES,
)
