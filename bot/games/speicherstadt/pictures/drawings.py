"""The screens of this game."""

from __future__ import annotations

import bot.games.speicherstadt.figures.cards.words
import bot.games.speicherstadt.figures.market.words  # noqa: F401  # all register how they are said
from bot.games.speicherstadt import board
from bot.games.speicherstadt.cards import card_facts
from bot.games.speicherstadt.hand import hand, plan
from bot.games.speicherstadt.ledger import BOOK
from bot.games.speicherstadt.painters.paint import draw
from bot.games.speicherstadt.pictures import final
from bot.games.speicherstadt.signs import SIGNS
from bot.games.speicherstadt.table import question, table
from bot.render.screens import Screens
from engine.games.speicherstadt import GAME

PICTURES = Screens(
    game=GAME.key,
    signs=SIGNS,
    painter=draw,
    title=board.headline,
    question=question,
    table=table,
    hand=hand,
    end_facts=final.end_facts,
    ledger_facts=BOOK.facts,
    card_facts=card_facts,
    plan_tree=plan,
)
