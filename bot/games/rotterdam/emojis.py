"""Which icon takes the place of which Unicode emoji in texts of this game."""

from __future__ import annotations

from bot.games.rotterdam.signs import CARGO, PRODUCTS
from bot.games.rotterdam.words import ANCHOR

EMOJIS = {
    **{emoji: f"cargo-{it}" for it, emoji in CARGO.items()},
    **{emoji: f"product-{it}" for it, (emoji, _) in PRODUCTS.items()},
    ANCHOR: "anchor",
    "📜": "mark-order",
    "🎴": "mark-open",
    "📦": "mark-product",
    "🃏": "mark-card",
    "⛵": "mark-ship",
}
