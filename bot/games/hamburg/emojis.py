"""Which icon takes the place of which Unicode emoji in texts of this game."""

from __future__ import annotations

from bot.games.hamburg.signs import GOODS

EMOJIS = {
    **{emoji: f"good-{good}" for good, emoji in GOODS.items()},
    "🏠": "mark-speicher",
    "📦": "mark-goods",
    "🎴": "mark-card",
    "📜": "mark-loan",
    "🏛️": "mark-senate",
}
