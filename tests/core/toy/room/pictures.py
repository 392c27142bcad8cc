"""The screens of the orchard, without a painter of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.pictures.facts import CardFacts, EndFacts
from bot.presenter import common_facts
from bot.presenter.blocks import (
    Block,
    Chip,
    Panel,
    Panels,
    Part,
    Row,
    Screen,
    Sign,
    Strip,
    StripCell,
    TextNote,
    Thing,
    Things,
    registry,
)
from bot.presenter.context import Context, Story
from bot.render.plain import draw
from bot.render.screens import Screens
from bot.texts import Texts
from bot.texts.formats import plain
from engine.tables.model.drafts import Draft
from tests.core.toy import TOY
from tests.core.toy.moves import BACK
from tests.core.toy.phases import WORTH
from tests.core.toy.room import guide, parts

SIGNS = registry(
    Sign("points", "★", "chip-points"),
    Sign("cards", "🂠", "chip-cards"),
    Sign("deck", "🂠", "chip-deck"),
    *(Sign(name, "🍏", f"card-{name}") for name in WORTH),
)


def table(c: Context) -> Screen:
    """The deck, what was laid, what is offered, the players."""
    s, t = c.view, c.t
    offered = [TextNote(parts.bargain(c, "log-offered", s.offered.seat, s.offered))] if s.offered else []
    deck = Row((Chip("deck", len(s.deck), always=True),))
    blocks: tuple[Block, ...] = (deck, fruits(t, s.open), *offered)
    return Screen(
        parts=(
            Part(t("board-market"), blocks),
            Part(t("board-players"), (Panels(tuple(player(c, seat) for seat in s.players)),)),
        ),
    )


def player(c: Context, seat: int) -> Panel:
    """Points and number of cards."""
    chips = Chip("points", c.points(seat), always=True), Chip("cards", len(c.view.hands[seat]))
    return Panel(plain(c.names[seat]), chips, seat, seat in c.due)


def hand(c: Context, draft: Draft) -> Screen:
    """The reader's cards, and what they have laid."""
    t, bid = c.t, c.view.sealed.get(c.me)
    return Screen(
        title=t("office-title", who=plain(c.names[c.me])),
        owner=player(c, c.me),
        parts=(
            Part(t("office-hand"), (strip(t, c.view.hands[c.me]),), bare=True),
            Part(t("office-bid"), (fruits(t, [bid.card] if bid else []),)),
        ),
    )


def strip(t: Texts, cards: Iterable[str]) -> Strip:
    """Fruits in one row; no backs."""
    counted = Counter(card for card in cards if card != BACK)
    cells = tuple(StripCell(t(f"card-{name}"), (name,), number) for name, number in counted.items())
    return Strip(cells, t("office-hand"), nothing="–")


def fruits(t: Texts, them: Iterable[str]) -> Things:
    """Fruits, equal ones together; no backs."""
    counted = Counter(it for it in them if it != BACK)
    return Things(tuple(Thing(name, t(f"card-{name}"), number) for name, number in counted.items()))


def end_facts(c: Context, story: Story) -> EndFacts:
    """The points."""
    return common_facts.end_facts(c, TOY.key, lambda seat: (), lambda seat: ())


def card_facts(t: Texts, card: str) -> CardFacts:
    """What a fruit is worth; raises LookupError."""
    title, text = guide.card(t, card)
    return CardFacts(card, title, (text,))


PICTURES = Screens(
    game=TOY.key,
    signs=SIGNS,
    painter=draw,
    title=parts.headline,
    question=parts.question,
    table=table,
    hand=hand,
    end_facts=end_facts,
    card_facts=card_facts,
)
