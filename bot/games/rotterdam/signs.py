"""The signs of this game, by the names that its screens use. Worker processes read them without rules."""

from __future__ import annotations

from bot.presenter.blocks import Sign, registry

CARGO = {"grain": "🌾", "fruit": "🍊", "textiles": "🧵", "oil": "🛢️"}
COLOURS = {"red": "🔴", "yellow": "🟡", "blue": "🔵", "green": "🟢"}
PRODUCTS = {
    "bread": ("🍞", "grain"),
    "beer": ("🍺", "grain"),
    "orange_juice": ("🧃", "fruit"),
    "jam": ("🍓", "fruit"),
    "clothing": ("👕", "textiles"),
    "sailcloth": ("⛺", "textiles"),
    "petrol": ("⛽", "oil"),
    "plastic": ("🧴", "oil"),
}
"""The emoji of each product, and the cargo of which it is made."""
CARDS = ("swap", "extra", "back1", "back2", "joker", "vp1", "vp2", "rob", "guard")

SIGNS = registry(
    Sign("order-points", "order", "📜", "sign-order"),
    Sign("products", "product", "📦", "sign-product"),
    Sign("ship-cards", "card", "🃏", "sign-card"),
    Sign("open-points", "open", "🎴", "sign-open"),
    Sign("supply", "ship", "⛵", "sign-ship"),
    Sign("master", "master", "☸️", "master-mark"),
    Sign("empty", "empty", "▫️", "cargo-none"),
    *(Sign(name, name, emoji, f"cargo-{name}") for name, emoji in CARGO.items()),
    *(Sign(name, name, emoji, f"colour-{name}") for name, emoji in COLOURS.items()),
    *(Sign(it, it, emoji, f"product-{it.replace('_', '-')}") for it, (emoji, _) in PRODUCTS.items()),
    *(Sign(name, name, "🃏", f"card-{name}") for name in CARDS),
)
