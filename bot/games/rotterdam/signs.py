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

PIECES = ("due", "changed", "ready", "have", "missing")
"""What stands on the water and on orders."""

SIGNS = registry(
    Sign("order-points", "📜", "sign-order", "mark-order"),
    Sign("products", "📦", "sign-product", "mark-product"),
    Sign("ship-cards", "🃏", "sign-card", "mark-card"),
    Sign("open-points", "🎴", "sign-open", "mark-open"),
    Sign("supply", "⛵", "sign-ship", "mark-ship"),
    Sign("master", "☸️", "master-mark", "mark-master", "sign-master"),
    Sign("anchor", "⚓", "sign-anchor", "mark-anchor"),
    Sign("back", "🂠", "sign-back", "card-back"),
    Sign("loaded", "", "sign-loaded"),
    Sign("empty", "▫️", "cargo-none", about="sign-empty"),
    *(Sign(name, "", f"sign-{name}") for name in PIECES),
    *(
        Sign(name, emoji, f"colour-{name}", f"channel-{name}", f"sign-{name}")
        for name, emoji in COLOURS.items()
    ),
    *(Sign(name, emoji, f"cargo-{name}", f"cargo-{name}") for name, emoji in CARGO.items()),
    *(
        Sign(name, emoji, f"product-{name.replace('_', '-')}", f"product-{name}")
        for name, (emoji, _) in PRODUCTS.items()
    ),
    *(Sign(name, "🃏", f"card-{name}", f"card-{name}") for name in CARDS),
)
