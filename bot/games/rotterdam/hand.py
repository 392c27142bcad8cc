"""What a question to one seat depends on, as blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.games.rotterdam import words
from bot.games.rotterdam.chart import afloat, chart
from bot.games.rotterdam.effects import says_deal
from bot.games.rotterdam.figures.river.facts import Fleet, River
from bot.games.rotterdam.needs import lacking
from bot.games.rotterdam.office.cards import WHICH, CardForm
from bot.games.rotterdam.office.deals import hands
from bot.games.rotterdam.signs import CARDS
from bot.games.rotterdam.table import player
from bot.presenter.blocks import (
    Chip,
    Medium,
    OrderSheet,
    Part,
    Screen,
    Sheets,
    Strip,
    StripCell,
    Thing,
    Things,
)
from bot.presenter.common_facts import short
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.games.rotterdam.actions import Accept
from engine.games.rotterdam.effects import PLAYED
from engine.games.rotterdam.events import BACK
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft

PLAYED_AT = ("cards", "completion")
"""Questions that a ship card may answer."""
ON_WATER = frozenset({"placing", "sailing", "fork", "cards"})
"""Questions that are answered with the map in sight."""
NAMED = 3
"""Kinds of products that a strip has room to name."""
TRADING = frozenset({"trade", "answer"})
"""Questions that are answered by what all hands hold."""


def hand(c: Context, draft: Draft) -> Screen:
    """What the reader's question depends on: the map and what their orders lack; or orders, products and what
    the others hold; or all their possessions. Texts say the possessions in any case."""
    played = ready(c, draft)
    state: State = after(c, played) if played else c.view
    own, ships = possessions(c, state), fleet(c, state)
    if played or c.asks & ON_WATER or any(name in CARDS for name in draft.choice(WHICH)):
        beside = (*own, *ships) if played else own  # after a card the map names only what it changes
        parts = (water(c, state, played), lacks(c, state), *in_texts(beside))
    elif c.asks & TRADING:
        parts = (*own[:2], *partners(c, state), *offers(c, state), *in_texts((*own[2:], *ships)))
    else:
        parts = (*own, *(in_texts(ships) if "completion" in c.asks else ships))
    title = c.t("office-title", who=short(c.names[c.me]))
    return Screen(title, parts, owner=player(c, state, c.me))


def plan(c: Context) -> Screen:
    """What the reader plans their ships and colours by: the map and what their orders lack."""
    parts = (water(c, c.view, None), lacks(c, c.view))
    return Screen(c.t("office-title", who=short(c.names[c.me])), parts, owner=player(c, c.view, c.me))


def in_texts(parts: Iterable[Part]) -> Iterator[Part]:
    """Parts that the picture does not show."""
    return (replace(part, where=Medium.ALT | Medium.EMBED, rank=part.rank + 1) for part in parts)


def ready(c: Context, draft: Draft) -> Action | None:
    """The ship card in the draft of the desk."""
    hands = (
        CardForm(c, decision, draft).ready
        for decision in c.pending
        if decision.seat == c.me and decision.ask in PLAYED_AT
    )
    return next((action for action in hands if action is not None and action.do in PLAYED), None)


def after(c: Context, played: Action) -> State:
    """The view after a card."""
    twin: State = c.view.clone()
    PLAYED[played.do](twin, played)
    return twin


def water(c: Context, state: State, played: Action | None) -> Part:
    """The map; after a card with the ships that it would change in a ring."""
    before, then = ({hull.id: (hull.place, hull.cargo) for hull in afloat(at)} for at in (c.view, state))
    marked = tuple(key for key, now in then.items() if before.get(key) != now)
    title = c.t("picture-ahead", card=words.card(c.t, played.do)) if played else c.t("alt-ships")
    return Part(title, (River(chart(c.t), afloat(state), marked, True),), rank=-1, bare=True)


def lacks(c: Context, state: State) -> Part:
    """The products that the orders lack, by harbour, as the map writes it."""
    by_place: dict[str, list[str]] = {}
    for name in lacking(c):
        by_place.setdefault(state.rules.products[name].harbour, []).append(name)
    cells = tuple(StripCell(place, tuple(names)) for place, names in by_place.items())
    title = c.t("picture-lacks")
    strip = Strip(cells, title, nothing=c.t("picture-nothing"))
    return Part(title, (strip,), where=Medium.PICTURE | Medium.ALT, bare=True)


def possessions(c: Context, state: State) -> tuple[Part, ...]:
    """What lies in the hand of the reader, the orders first."""
    return orders(c, state), products(c, state), ship_cards(c, state)


def orders(c: Context, state: State) -> Part:
    """The orders in hand, a row each."""
    sheets = tuple(order(c, state, name) for name in state.seats[c.me].orders)
    return Part(c.t("picture-orders"), (Sheets(sheets),), c.t("picture-nothing"), bare=True)


def products(c: Context, state: State) -> Part:
    """Products in hand, in the order of the data; many kinds by their signs alone."""
    owned = Counter(state.seats[c.me].products)
    kinds = [name for name in state.rules.products if owned[name]]
    named = len(kinds) <= NAMED
    cells = tuple(
        StripCell(c.t(f"product-{words.slug(name)}") if named else "", (name,), owned[name]) for name in kinds
    )
    title = c.t("picture-products")
    return Part(title, (Strip(cells, title, nothing=c.t("picture-nothing")),), bare=True)


def ship_cards(c: Context, state: State) -> Part:
    """The ship cards in hand and those that lie open."""
    return Part(c.t("picture-cards"), (Things(tuple(cards(c, state))),), c.t("picture-nothing"), bare=True)


def fleet(c: Context, state: State) -> tuple[Part, ...]:
    """The reader's ships on the water, if there are any."""
    own = tuple(hull for hull in afloat(state) if hull.seat == c.me)
    return (Part(c.t("picture-fleet"), (Fleet(chart(c.t).routes, own),), bare=True),) if own else ()


def partners(c: Context, state: State) -> Iterator[Part]:
    """What the others hold, as far as the backs of their products show."""
    for seat, held in hands(state, c.me).items():
        cells = tuple(
            StripCell(back.removeprefix(BACK), number=number) for back, number in sorted(held.items())
        )
        strip = Strip(cells, short(c.names[seat]), seat, c.t("picture-nothing"))
        yield Part(c.t("picture-partners"), (strip,), bare=True)


def offers(c: Context, state: State) -> Iterator[Part]:
    """The offers that no button names: the reader's own, and those to the reader that are too long for one or
    cannot be taken."""
    named = {
        option.offerer
        for decision in c.pending
        for option in decision.options
        if isinstance(option, Accept) and decision.seat == c.me and says_deal(c, option)
    }
    for standing in state.standing:
        if standing.seat == c.me or (c.me in standing.to and standing.seat not in named):
            give, want = StripCell(c.t("picture-gives")), StripCell(c.t("picture-wants"))
            cells = (give, *things(standing.give), want, *things(standing.want))
            yield Part(c.t("picture-offers"), (Strip(cells, seat=standing.seat),), bare=True)


def things(names: Sequence[str]) -> Iterator[StripCell]:
    """Products by their signs, the same together."""
    return (StripCell(signs=(name,), number=number) for name, number in Counter(names).items())


def order(c: Context, state: State, name: str) -> OrderSheet:
    """An order in hand, and what of it is there; jokers fill gaps."""
    order, me = state.rules.orders[name], state.seats[c.me]
    left, needs = Counter(me.products), []
    for need in order.needs:
        harbour = words.harbour(state.rules.products[need].harbour)
        name = c.t(f"product-{words.slug(need)}")
        needs.append(Thing(need, name, note=harbour, have=left[need] > 0))
        left[need] -= 1
    lacks = [need.word for need in needs if not need.have]
    ready = len(lacks) <= sum(state.rules.ship_cards[card].kind == "joker" for card in me.cards)
    return OrderSheet(
        tuple(needs), Chip("order-points", order.points), order_state(c, needs, lacks, ready), ready
    )


def order_state(c: Context, needs: Sequence[Thing], lacks: Sequence[str], ready: bool) -> str:
    """Whether an order can be completed, or which products it lacks."""
    if ready:
        return c.t("picture-ready")
    if len(lacks) == len(needs):
        return c.t("alt-missing-all")
    return c.t("alt-missing", products=", ".join(lacks))


def cards(c: Context, state: State) -> Iterator[Thing]:
    """Ship cards in hand with what they do, then those that lie open."""
    me = state.seats[c.me]
    for name, number in Counter(me.cards).items():
        yield Thing(name, words.card(c.t, name), number, about=words.card_text(c.t, name, "short"))
    for name, number in Counter(me.open).items():
        yield Thing(name, words.card(c.t, name), number, c.t("picture-open"))
