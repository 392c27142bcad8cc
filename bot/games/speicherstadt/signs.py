"""The signs of this game, by the names that its screens use. Worker processes read them without rules."""

from __future__ import annotations

from bot.presenter.blocks import Sign, registry

BASE, KAISPEICHER = "signs-cards", "signs-kaispeicher"
"""The topics of the rules that show the signs of the cards."""
GOODS = {
    BASE: {"coffee": "☕", "tea": "🍵", "saffron": "🌼", "rubber": "💧", "carpet": "🔶"},
    KAISPEICHER: {"hemp": "🌿", "cloth": "🧵", "glass": "🍾"},
}
HOLLOW = "⚪"
"""A grey worker; a letter behind it says whose."""
PIECES = ("due", "worker", "price", "later", "column", "lit")
"""What stands on the board besides goods and cards."""
CARDS = {
    BASE: (
        *("merchant", "warehouse", "counting_office", "ship", "bank", "chamber_of_commerce", "st_michaelis"),
        *("boatsmen_church", "port", "fireman", "fire", "contract"),
    ),
    KAISPEICHER: (
        *("factory", "lighthouse", "theatre", "davidwache", "music_hall", "city_hall", "press", "fire_chief"),
        *("mayor", "harbour_tour", "harbour_master", "deichtorhallen", "accountant", "spy", "fish_market"),
        *("savings_bank", "thief", "smuggler", "auction_hall", "truck", "coffee_break", "warehouse_worker"),
        *("insurance", "fire_engine"),
    ),
}
KINDS = frozenset(("merchant", "counting_office", "ship", "fireman", "fire", "contract", "factory"))
"""Those of them that are kinds of cards: the sign of each card of this kind that has none of its own."""
ALIKE = {
    **dict.fromkeys(("bank", "chamber_of_commerce", "savings_bank"), "income"),
    **dict.fromkeys(("st_michaelis", "theatre", "davidwache", "music_hall"), "point_building"),
    **{"deichtorhallen": "merchant", "press": "fireman", "fire_chief": "fireman", "thief": "smuggler"},
    **{"accountant": "counting_office", "harbour_master": "harbour_tour"},
}
"""Cards that show the sign of another one."""


def card(name: str, page: str) -> Sign:
    """The sign of a card or of a kind of cards."""
    sort = "kind" if name in KINDS else "card"
    return Sign(name, "", f"{sort}-{name.replace('_', '-')}", f"card-{ALIKE.get(name, name)}", page=page)


SIGNS = registry(
    Sign("coins", "🪙", "chip-coins", "coin"),
    Sign("points", "★", "chip-points", "star", "sign-points"),
    Sign("strength", "🔥", "chip-strength", "mark-flame", "sign-flame"),
    Sign("workers", "👷", "chip-workers", "mark-workers", "sign-workers"),
    Sign("ships", "⛵", "chip-ships", "mark-ship"),
    Sign("open", "📋", "chip-open", "mark-open", "sign-open"),
    Sign("done", "✅", "chip-done", "mark-done"),
    Sign("first", "🚩", "starter-mark", "mark-first", "sign-first"),
    *(Sign(name, "", f"sign-{name}") for name in PIECES),
    Sign("sold", "", "sign-sold", "done"),
    Sign("unsold", "", "sign-unsold", "missing"),
    *(
        Sign(name, emoji, f"good-{name}", f"good-{name}", page=page)
        for page, goods in GOODS.items()
        for name, emoji in goods.items()
    ),
    Sign("missing", "", "sign-missing", page=BASE),
    *(Sign(f"deck-{deck}", "", f"deck-{deck}", page=BASE) for deck in "abcd"),
    Sign("grey", HOLLOW, "chip-grey", "mark-grey", "sign-greys", KAISPEICHER),
    *(Sign(name, "", f"sign-{name}", page=KAISPEICHER) for name in ("grey-worker", "upper")),
    *(card(name, page) for page, names in CARDS.items() for name in names),
)


def sign_of(card: str, kind: str) -> str:
    """The name of a card's sign: its own, else that of its kind."""
    return card if card in SIGNS else kind
