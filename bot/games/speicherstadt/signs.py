"""The signs of this game, by the names that its screens use. Worker processes read them without rules."""

from __future__ import annotations

from bot.presenter.blocks import Sign, registry

GOODS = {
    "coffee": "☕",
    "tea": "🍵",
    "saffron": "🌼",
    "rubber": "💧",
    "carpet": "🔶",
    "hemp": "🌿",
    "cloth": "🧵",
    "glass": "🍾",
}

SIGNS = registry(
    Sign("coins", "coin", "🪙", "chip-coins"),
    Sign("points", "star", "★", "chip-points"),
    Sign("strength", "flame", "🔥", "chip-strength"),
    Sign("workers", "workers", "👷", "chip-workers"),
    Sign("ships", "ship", "⛵", "chip-ships"),
    Sign("open", "open", "📋", "chip-open"),
    Sign("done", "done", "✅", "chip-done"),
    Sign("grey", "greys", "⚪", "chip-grey"),
    Sign("first", "starter", "🚩", "starter-mark"),
    *(Sign(name, name, emoji, f"good-{name}") for name, emoji in GOODS.items()),
)
