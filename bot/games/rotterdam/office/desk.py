"""Questions that are answered in several steps: ship cards, trade."""

from __future__ import annotations

from bot.games.rotterdam.office.cards import CardForm
from bot.games.rotterdam.office.trade import ReplyForm, TradeForm

FORMS = {"cards": CardForm, "completion": CardForm, "trade": TradeForm, "answer": ReplyForm}
