"""Questions with forms of their own."""

from __future__ import annotations

from bot.games.rotterdam.office.cards import CardForm
from bot.games.rotterdam.office.placing import PlacingForm
from bot.games.rotterdam.office.trade import ReplyForm, TradeForm

FORMS = {
    "placing": PlacingForm,
    "cards": CardForm,
    "completion": CardForm,
    "trade": TradeForm,
    "answer": ReplyForm,
}
