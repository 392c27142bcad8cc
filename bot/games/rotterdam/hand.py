"""What one seat owns, as blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.rotterdam import words
from bot.games.rotterdam.chart import afloat, chart
from bot.games.rotterdam.figures.river.facts import Fleet, River
from bot.games.rotterdam.office.cards import WHICH, CardForm
from bot.games.rotterdam.signs import CARDS
from bot.games.rotterdam.table import player
from bot.presenter.blocks import Chip, Medium, OrderSheet, Part, Screen, Sheets, Thing, Things
from bot.presenter.common_facts import short
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.games.rotterdam.effects import PLAYED
from engine.games.rotterdam.state import State
from engine.tables.model.drafts import Draft

PLAYED_AT = ("cards", "completion")
"""Questions that a ship card may answer."""
ON_WATER = ("placing", "sailing", "fork", "cards")
"""Questions that are answered with the map in sight."""


def hand(c: Context, draft: Draft) -> Screen:
    """The reader's possessions, as they would be after the card of the draft; with the map if it is
    needed."""
    t, played = c.t, ready(c, draft)
    state: State = after(c, played) if played else c.view
    own = tuple(hull for hull in afloat(state) if hull.seat == c.me)
    water = (*ahead(c, state, played),) if played else (*map_parts(c, draft),)
    fleet = () if water and not played else (Fleet(chart(t).routes, own),)
    where = Medium.ALT | Medium.EMBED if played or not own else Medium.ALL
    me, none = state.seats[c.me], t("picture-nothing")
    return Screen(
        title=t("office-title", who=short(c.names[c.me])),
        owner=player(c, state, c.me),
        parts=(
            *water,
            Part(t("picture-orders"), (Sheets(tuple(order(c, state, name) for name in me.orders)),), none),
            Part(t("picture-products"), (Things(tuple(products(c, state))),), none),
            Part(t("picture-cards"), (Things(tuple(cards(c, state))),), none),
            *((Part(t("picture-fleet"), fleet, where=where),) if fleet else ()),
        ),
    )


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


def ahead(c: Context, state: State, played: Action) -> Iterator[Part]:
    """The water after a card, and which ships it would change."""
    before, then = ({hull.id: (hull.place, hull.cargo) for hull in afloat(at)} for at in (c.view, state))
    marked = tuple(key for key, now in then.items() if before.get(key) != now)
    title = c.t("picture-ahead", card=words.card(c.t, played.do))
    yield Part(title, (River(chart(c.t), afloat(state), marked),), rank=-1)


def map_parts(c: Context, draft: Draft) -> Iterator[Part]:
    """The map, where the reader is asked about ships; its heading names the card that is being played."""
    card = next((name for name in draft.choice(WHICH) if name in CARDS), "")
    if card:
        title = c.t("picture-playing", card=words.card(c.t, card))
    elif any(
        decision.seat == c.me and decision.blocking and decision.ask in ON_WATER for decision in c.pending
    ):
        title = c.t("alt-ships")
    else:
        return
    yield Part(title, (River(chart(c.t), afloat(c.view)),), rank=-1 if card else 1)


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


def products(c: Context, state: State) -> Iterator[Thing]:
    """Products in hand, in the order of the data."""
    owned = Counter(state.seats[c.me].products)
    for name in state.rules.products:
        if owned[name]:
            yield Thing(name, c.t(f"product-{words.slug(name)}"), owned[name])


def cards(c: Context, state: State) -> Iterator[Thing]:
    """Ship cards in hand with what they do, then those that lie open."""
    me = state.seats[c.me]
    for name, number in Counter(me.cards).items():
        yield Thing(name, words.card(c.t, name), number, about=words.card_text(c.t, name, "short"))
    for name, number in Counter(me.open).items():
        yield Thing(name, words.card(c.t, name), number, c.t("picture-open"))
