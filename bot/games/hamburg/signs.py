"""The signs of this game, by the names that its screens use. Worker processes read them without rules."""

from __future__ import annotations

from bot.presenter.blocks import Sign, registry

GOODS = {"carpet": "🔶", "spice": "🌼", "tobacco": "🍂", "cocoa": "🍫", "tea": "🍵", "coffee": "☕"}
CARDS = (
    *("swap", "draw1", "draw3", "extra_kind", "gift_plus3", "gift16", "sole_price", "buy_vp", "store"),
    *("buy_speicher", "bank_or_start", "magistrat", "speicher"),
)
ALIKE = {"speicher": "buy_speicher"}
"""Cards that show the sign of another one."""
PIECES = ("due", "slot", "price", "bought", "gone", "changed", "shared", "alone")
"""What stands on the board and in the office."""

SIGNS = registry(
    Sign("points", "★", "chip-points", "star", "sign-points"),
    Sign("storehouses", "🏠", "chip-speicher", "mark-speicher"),
    Sign("goods", "📦", "chip-goods", "mark-goods", "sign-goods"),
    Sign("cards", "🎴", "chip-cards", "mark-card"),
    Sign("loans", "📜", "chip-loans", "mark-loan"),
    Sign("money", "🪙", "chip-money", "coin", "sign-money"),
    Sign("senate", "🏛️", "chip-senate", "mark-senate", "sign-senate"),
    Sign("market", "⚖️", "picture-market", "mark-market", "sign-market"),
    Sign("first", "🚩", "chip-first", "mark-first", "sign-first"),
    Sign("out", "⚓", "chip-out", "mark-out", "sign-out"),
    Sign("senate-next", "⏭️", "chip-senate-next", "mark-later", "sign-later"),
    *(Sign(name, "", f"sign-{name}") for name in PIECES),
    *(Sign(name, emoji, f"good-{name}", f"good-{name}") for name, emoji in reversed(GOODS.items())),
    *(Sign(name, "🎴", f"card-{name.replace('_', '-')}", f"card-{ALIKE.get(name, name)}") for name in CARDS),
)
