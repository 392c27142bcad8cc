"""The signs of this game, by the names that its screens use. Worker processes read them without rules."""

from __future__ import annotations

from bot.presenter.blocks import Sign, registry

GOODS = {"carpet": "🔶", "spice": "🌼", "tobacco": "🍂", "cocoa": "🍫", "tea": "🍵", "coffee": "☕"}
CARDS = (
    *("swap", "draw1", "draw3", "extra_kind", "gift_plus3", "gift16", "sole_price", "buy_vp", "store"),
    *("buy_speicher", "bank_or_start", "magistrat", "speicher"),
)

SIGNS = registry(
    Sign("points", "star", "★", "chip-points"),
    Sign("storehouses", "speicher", "🏠", "chip-speicher"),
    Sign("goods", "goods", "📦", "chip-goods"),
    Sign("cards", "card", "🎴", "chip-cards"),
    Sign("loans", "loan", "📜", "chip-loans"),
    Sign("money", "coin", "🪙", "chip-money"),
    Sign("senate", "senate", "🏛️", "chip-senate"),
    Sign("senate-next", "later", "⏭️", "chip-senate-next"),
    Sign("market", "market", "⚖️", "picture-market"),
    Sign("first", "first", "🚩", "chip-first"),
    Sign("out", "out", "⚓", "chip-out"),
    *(Sign(name, name, emoji, f"good-{name}") for name, emoji in GOODS.items()),
    *(Sign(name, name, "🎴", f"card-{name.replace('_', '-')}") for name in CARDS),
)
