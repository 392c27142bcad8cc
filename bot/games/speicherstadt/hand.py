"""What one seat looks at in its office: all that its question depends on, in one picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.games.speicherstadt import board, words
from bot.games.speicherstadt.figures.cards.facts import Storeroom, Storerooms, Token, Tokens
from bot.games.speicherstadt.figures.houses import SupplyRow
from bot.games.speicherstadt.figures.market.facts import MarketLines, Slot
from bot.games.speicherstadt.office.private import planned_state
from bot.games.speicherstadt.table import column, player, reservation_row, supply, upper
from bot.games.speicherstadt.tiles import crate, crates, tile
from bot.presenter.blocks import Block, Medium, Part, Screen, TextNote
from bot.presenter.context import Context
from bot.presenter.plain import CARDS
from bot.texts import Texts
from bot.texts.formats import plain
from engine.games.speicherstadt.phases.loading import HALL
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft

MARKET = frozenset(("demand", "purchase", "reservation", "spying"))
"""Questions about the cards of the market, and the phases that ask them."""
FIRES = frozenset(("chief", "insurance"))
"""Questions that a fire asks."""
FIREMEN = frozenset(("fireman", "fire_modifier"))
"""Kinds of cards that count at a fire."""
RANK = {"fireman": 1, "ship": 2}
"""Kinds of cards that come last."""
ROOM = 752
"""Pixels for the parts of an office below its head, so that it stays in one piece."""
LINE, STORE, ROW = 70, 78, 70
"""Heights of a card of the market, of a store, of a row of tokens."""
WIDE = 640
"""What surely fits in a row of tokens behind its heading."""


def hand(c: Context, draft: Draft) -> Screen:
    """What the reader owns, and all else that what they are asked depends on."""
    state = planned_state(c, draft) or c.view
    if CARDS in draft.picked:
        parts = [*card_parts(c)]
    elif c.asks & FIRES:
        parts = [*fire_parts(c)]
    elif c.asks & MARKET or (not c.asks and board.phase(c.view) in MARKET):
        parts = market_parts(c)
    else:
        parts = home_parts(c, state)
    return screen(c, state, parts)


def plan(c: Context) -> Screen:
    """What the reader plans by: the market."""
    return screen(c, c.view, market_parts(c))


def screen(c: Context, state: State, parts: list[Part]) -> Screen:
    """The screen of the reader, in words with what no card shows."""
    breaks = state.seats[c.me].breaks
    left = (TextNote(c.t("office-breaks", number=breaks)),) if breaks else ()
    return Screen(
        title=c.t("office-title", who=plain(c.names[c.me])),
        owner=player(c, state, c.me),
        mood=board.season(state),
        parts=(*parts, *([Part(c.t("office-cards"), left, where=Medium.EMBED | Medium.ALT)] if left else [])),
    )


def bare(title: str, block: Block, rank: int = 0) -> Part:
    """A block that has a heading in words alone."""
    return Part(title, (block,), rank=rank, bare=True)


def own_part(c: Context, own: Tokens) -> Part:
    """The reader's contracts and cards, or that there are none."""
    return Part(own.heading, (own,) if own.tokens else (), c.t("picture-nothing"), bare=True)


def home_parts(c: Context, state: State) -> list[Part]:
    """The own cards and stores, with every good where the plan on the desk puts it."""
    before = c.view.seats[c.me].pool if state is not c.view else []
    kept = tuple(stores(c.t, state, c.me, before))
    return [own_part(c, mine(c, state)), bare(c.t("office-stores"), Storerooms(kept))]


def market_parts(c: Context) -> list[Part]:
    """Every card of the market with its line and price, what may be reserved and what is, the own things.
    Where there is little room, what may be reserved leaves the picture first: its menu names it, too."""
    kept = tuple(reservation_row(c))
    phase = board.phase(c.view)
    market = tuple(column(c, at, phase) for at in range(len(c.view.columns)))
    lines = MarketLines(for_sale(market) or for_sale(kept) or market)
    above = Tokens(c.t("picture-above"), tuple(Token(slot.tile, slot.label) for slot in upper(c)))
    waiting = tuple(reserved(slot) for slot in kept if slot.line) if for_sale(market) else ()
    rows = (above, Tokens(c.t("picture-reserved"), waiting))
    own = mine(c, c.view)
    rooms = tuple(room for room in stores(c.t, c.view, c.me, []) if room.crates)
    room = ROOM - LINE * len(lines.slots) - tokens_high(own)
    if room < STORE * len(rooms):
        rooms = ()
    shown, room = list[Tokens](), room - STORE * len(rooms)
    for row in reversed(rows):
        if row.tokens and tokens_high(row) <= room:
            shown.insert(0, row)
            room -= tokens_high(row)
    return [
        bare(c.t("board-market"), lines),
        *(bare(row.heading, row, 1) for row in shown),
        own_part(c, own),
        *([bare(c.t("office-stores"), Storerooms(rooms))] if rooms else []),
    ]


def for_sale(slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """The cards that are still for sale."""
    return tuple(slot for slot in slots if slot.fate not in ("sold", "gone"))


def reserved(slot: Slot) -> Token:
    """A reserved card with its worker."""
    return Token(slot.tile, slot.label, worker=slot.line[0].seat, price=slot.prices[0])


def fire_parts(c: Context) -> Iterator[Part]:
    """The fire, those that are still to come, and every player's strength with the cards that count."""
    state, t = c.view, c.t
    fires = [card for card in state.rules.cards.values() if card.kind == "fire"]
    burned = [card for card in map(state.card, state.discard) if card in fires]
    coming = [card for card in fires if card not in burned]
    for heading, cards in ((t("kind-fire"), burned[-1:]), (t("picture-fires-left"), coming)):
        if cards:
            yield bare(heading, Tokens(heading, tuple(Token(tile(t, card)) for card in cards)))
    for seat in state.order(c.me):
        counting = tuple(token for token in stack_tokens(t, state, seat) if token.tile.kind in FIREMEN)
        strength = t("picture-strength", number=state.strength(seat))
        yield bare(t("kind-fireman"), Tokens(strength, counting, seat))


def card_parts(c: Context) -> Iterator[Part]:
    """While a card is played: the own contracts, cards and stores, the contracts of others, the supply."""
    state: State = c.view
    yield from home_parts(c, state)
    for seat in state.order(c.me)[1:]:
        if state.seats[seat].filled:
            contracts = tuple(contract_tokens(c.t, state, seat))
            yield bare(c.t("office-contracts"), Tokens(c.t("office-contracts"), contracts, seat))
    row: SupplyRow = supply(c)
    yield bare(row.label, row, 1)


def mine(c: Context, state: State) -> Tokens:
    """The reader's contracts and cards."""
    tokens = (*contract_tokens(c.t, state, c.me), *stack_tokens(c.t, state, c.me))
    return Tokens(c.t("picture-mine"), tokens)


def contract_tokens(t: Texts, state: State, seat: int) -> Iterator[Token]:
    """A seat's contracts with their goods, lying or missing."""
    for name, lying in state.seats[seat].filled.items():
        card = state.card(name)
        marked = tuple(crate(t, good, good in lying) for good in card.goods)
        yield Token(replace(tile(t, card), crates=marked), begun=True)


def stack_tokens(t: Texts, state: State, seat: int) -> Iterator[Token]:
    """All cards of a seat but contracts, equal ones together: ships and firemen last."""
    own = [state.rules.cards[card] for card in state.seats[seat].cards]
    own = [card for card in own if card.kind != "contract"]
    own.sort(key=lambda card: (RANK.get(card.kind, 0), card.value))
    counted = Counter((card.kind, words.card_name(t, card)) for card in own)
    first = {(card.kind, words.card_name(t, card)): card for card in reversed(own)}
    yield from (Token(tile(t, first[key]), number=number) for key, number in counted.items())


def tokens_high(row: Tokens) -> int:
    """How high tokens are at most."""
    wide = sum(map(width_of, row.tokens))
    return ROW * max(1, -(-wide // WIDE))


def width_of(token: Token) -> int:
    """How wide a token is at most."""
    card = token.tile
    place = 48 * (token.worker is not None) + 20 * len(token.label) + 24 * bool(token.label)
    content = 20 * len(card.number) + 38 * bool(card.unit) + 52 * len(card.crates)
    return 76 + place + content + 42 * bool(token.price) + 44 * (token.number > 1) + 32 * token.complete


def stores(t: Texts, state: State, seat: int, before: list[str]) -> Iterator[Storeroom]:
    """The Warehouse, the Market Hall, and what came by ship or waits to be loaded. `before`: the goods for
    which the plan on the desk has found places, as they were before it."""
    me = state.seats[seat]
    room = sum(card.capacity for card in state.cards_of(seat, "warehouse"))
    if before:
        yield store(t, t("picture-before"), before)
    if me.pool:
        yield store(t, t("picture-pool"), me.pool)
    if me.cargo:
        yield store(t, t("picture-ships"), me.cargo)
    if room:
        yield store(t, t("card-warehouse"), me.warehouse, room)
    yield store(t, t("card-market-hall"), me.hall, HALL)


def store(t: Texts, heading: str, goods: list[str], room: int = 0) -> Storeroom:
    """A storeroom with its goods and its free places."""
    return Storeroom(heading, crates(t, goods), max(0, room - len(goods)))
