"""The screens of this game."""

from __future__ import annotations

import bot.games.rotterdam.figures.river.words  # noqa: F401  # registers how it is said
from bot.games.rotterdam import board
from bot.games.rotterdam.hand import hand, plan
from bot.games.rotterdam.ledger import BOOK
from bot.games.rotterdam.painters.paint import draw
from bot.games.rotterdam.pictures import cards, final
from bot.games.rotterdam.signs import SIGNS
from bot.games.rotterdam.table import table, title
from bot.render.screens import Screens
from engine.games.rotterdam import GAME

PICTURES = Screens(
    game=GAME.key,
    signs=SIGNS,
    painter=draw,
    title=title,
    question=board.question,
    table=table,
    hand=hand,
    end_facts=final.end_facts,
    ledger_facts=BOOK.facts,
    card_facts=cards.card_facts,
    plan_tree=plan,
)
