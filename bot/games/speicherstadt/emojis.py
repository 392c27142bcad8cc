"""Which icon takes the place of which Unicode emoji in texts of this game."""

from __future__ import annotations

from bot.games.speicherstadt.signs import GOODS

EMOJIS = {
    **{emoji: f"good-{good}" for good, emoji in GOODS.items()},
    "🔥": "mark-flame",
    "⛵": "mark-ship",
    "✅": "mark-done",
    "▫️": "mark-open",
}
