"""What the signs of the pictures mean: every sign of board and office, and of the cards of each box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Literal

from bot.games.speicherstadt import reference, words
from bot.games.speicherstadt.painters.pieces import DRAWN, drawing_of
from bot.pictures.facts import LegendFacts, Meaning
from bot.presenter.contract import SIGNS as TOPIC
from bot.texts import Texts
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.cards import Card

Sort = Literal["mark", "piece", "crate", "missing", "card", "deck"]
"""A mark before a number, something on the board, a good, a missing one, the sign of a card, a stack."""
MARKS: tuple[tuple[Sort, str], ...] = (
    ("piece", "coin"),
    ("mark", "star"),
    ("mark", "flame"),
    ("piece", "workers"),
    ("mark", "ship"),
    ("mark", "open"),
    ("mark", "done"),
    ("piece", "starter"),
    ("piece", "due"),
    ("piece", "worker"),
    ("piece", "price"),
    ("piece", "later"),
    ("piece", "column"),
    ("piece", "lit"),
    ("piece", "sold"),
    ("piece", "unsold"),
)
"""The signs of board and office, and where the painter finds them."""
GREY: tuple[tuple[Sort, str], ...] = (("piece", "grey"), ("piece", "greys"), ("piece", "upper"))
"""Those that only the expansion has."""


def marks(t: Texts) -> LegendFacts:
    """What everybody sees all the time."""
    return LegendFacts(t(f"rules-{TOPIC}"), tuple(known(t, MARKS)))


def known(t: Texts, them: tuple[tuple[Sort, str], ...]) -> Iterator[Meaning]:
    """Signs with words of their own."""
    for sort, name in them:
        yield Meaning(sort, name, t(f"sign-{name}"))


def base(t: Texts) -> LegendFacts:
    """Goods, stacks and cards of the base game."""
    decks = (Meaning("deck", deck, t(f"deck-{deck.lower()}"), deck) for deck in "ABCD")
    missing = Meaning("missing", "tea", t("sign-missing"), t("good-tea.mark"))
    signs = (*goods(t, GAME.key), missing, *decks, *cards(t, GAME.key))
    return LegendFacts(t("rules-signs-cards"), signs)


def expansion(t: Texts) -> LegendFacts:
    """What the expansion adds."""
    (name,) = GAME.expansions
    new = cards(t, name, frozenset(named(t, GAME.key).values()))
    return LegendFacts(t(f"rules-signs-{name}"), (*goods(t, name), *known(t, GREY), *new))


def goods(t: Texts, box: str) -> Iterator[Meaning]:
    """The goods that a box brings."""
    old = {} if box == GAME.key else GAME.rules(()).goods
    rules = GAME.rules(() if box == GAME.key else (box,))
    for good in rules.goods:
        if good not in old:
            yield Meaning("crate", good, t(f"good-{good}"), t(f"good-{good}.mark"))


def cards(t: Texts, box: str, old: frozenset[str] = frozenset()) -> Iterator[Meaning]:
    """The signs of the cards of a box, each once with all who bear it; without these names."""
    bearers: dict[str, list[tuple[str, Card]]] = {}
    for id, name in named(t, box).items():
        card = reference.ALL[id]
        if name not in old:
            bearers.setdefault(drawing_of(card.id, card.kind), []).append((name, card))
    for drawing, them in bearers.items():
        yield Meaning("card", drawing, ", ".join(dict(them)))


def named(t: Texts, box: str) -> dict[str, str]:
    """The cards of a box: by their kind where several of it have no own sign, else by their names."""
    them = reference.BOXES[box].values()
    kinds = Counter(card.kind for card in them if card.id not in DRAWN)
    return {
        card.id: t("kind-" + card.kind.replace("_", "-"))
        if card.id not in DRAWN and kinds[card.kind] > 1
        else words.card_name(t, card)
        for card in them
    }


PAGES: dict[str, Callable[[Texts], LegendFacts]] = {
    TOPIC: marks,
    "signs-cards": base,
    **{f"signs-{name}": expansion for name in GAME.expansions},
}
"""The topics of the rules that have such a picture."""
