"""What one seat looks at: a picture for each question, with all that its answer depends on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.hamburg import board, words
from bot.games.hamburg.figures.display import DisplayGroups, RevealedGoods
from bot.games.hamburg.figures.piles import PilePair
from bot.games.hamburg.figures.prices import SenateCards
from bot.games.hamburg.goods import KINDS, goods
from bot.games.hamburg.office.seal_form import SealForm
from bot.games.hamburg.preparation import Preparation, prepare
from bot.games.hamburg.table import ladder, lots, player, ranks, senate
from bot.presenter.blocks import DETAIL, Chip, Medium, Part, Screen, Strip, StripCell, Thing, Things
from bot.presenter.common_facts import short
from bot.presenter.context import Context
from bot.texts import Texts
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft

NAMED, BESIDE_GROUPS = 8, 4
"""Kinds of cards that are shown with their names; beside the display, which is high."""
SEALED = ("office", "raising")
"""The phases in which gifts lie face down."""


def hand(c: Context, draft: Draft) -> Screen:
    """What the reader decides by, as it would be after the draft."""
    preparation = prepare(c, c.me, draft)
    asked = {decision.ask: decision for decision in c.pending if decision.seat == c.me}
    if "office" in asked:
        parts = sealing(c, preparation, SealForm(c, asked["office"], draft))
    elif "pricing" in asked:
        parts = pricing(c, preparation)
    elif shops(c):
        parts = shopping(c, preparation)
    else:
        parts = keeping(c, preparation)
    return Screen(
        title=c.t("office-title", who=short(c.names[c.me])),
        owner=player(c, preparation.state, c.me),
        purse=Chip("money", preparation.money, always=True),
        parts=tuple(parts),
    )


def shops(c: Context) -> bool:
    """Whether the reader can buy something in this harbour, now or in a later turn."""
    state: State = c.view
    return board.trading(state) and not state.seats[c.me].out and not c.ahead


def shopping(c: Context, preparation: Preparation) -> Iterator[Part]:
    """Own goods and cards, or the goods that were laid open, of which one must be bought; groups; senate."""
    t, state = c.t, preparation.state
    yield from goods_row(t, state.seats[c.me].goods, "office-goods")
    if state.revealed:
        laid = RevealedGoods(goods(t, state.revealed))
        yield Part(t("alt-laid"), (laid,), bare=True)
    else:
        yield from own_cards(t, state, c.me, BESIDE_GROUPS)
    heading = t("picture-exchange" if preparation.marked else "board-display")
    display = DisplayGroups(lots(t, state), preparation.marked)
    yield Part(heading, (display,), bare=True, rank=DETAIL)
    yield senate_cards(c)


def sealing(c: Context, preparation: Preparation, form: SealForm) -> Iterator[Part]:
    """The goods with what the senate pays for them, the market, what both piles come to, the cards."""
    t, state = c.t, preparation.state
    yield own_goods(t, state, c.me)
    yield Part(t("board-market"), (ladder(t, state),), bare=True)
    earned = [form.earns(form.piles, sold) for sold in (0, len(state.seats) - 1)]
    market = t("seal-if-all", best=earned[0], worst=earned[1]) if form.piles.market else t("seal-sells-none")
    kinds = t("seal-kinds", kinds=form.kinds, most=form.most_kinds)
    gift = " · ".join((t("seal-gift", value=form.value), t("seal-best", ranks=gift_points(state)), kinds))
    both = (
        Strip((StripCell(market),), t("picture-market")),
        Strip((StripCell(gift),), t("picture-senate")),
    )
    yield Part(t("office-ready"), both, bare=True)
    yield from own_cards(t, state, c.me)


def pricing(c: Context, preparation: Preparation) -> Iterator[Part]:
    """What all sell at which price, what the reader sells, the cards."""
    t, state = c.t, preparation.state
    yield Part(t("board-market"), (ladder(t, state),), bare=True)
    yield from goods_row(t, state.seats[c.me].market, "office-sells")
    yield from own_cards(t, state, c.me)


def keeping(c: Context, preparation: Preparation) -> Iterator[Part]:
    """The piles, goods and cards of the reader."""
    t, state = c.t, preparation.state
    if preparation.piles:
        yield Part(t("office-piles"), (PilePair(preparation.piles),), bare=True)
    if board.phase(state) in SEALED and not state.over:
        best = StripCell(t("seal-best-gifts", ranks=gift_points(state)))
        yield Part(t("board-senate"), (Strip((best,)),), bare=True)
    yield own_goods(t, state, c.me)
    yield from own_cards(t, state, c.me)


# --- Parts


def goods_row(t: Texts, owned: Iterable[str], heading: str) -> Iterator[Part]:
    """Goods in one row of the picture, kind by kind."""
    counted = Counter(owned)
    kinds = [kind for kind in KINDS if counted[kind]]
    cells = tuple(StripCell("", (kind,), counted[kind]) for kind in kinds)
    yield Part("", (Strip(cells, t(heading), nothing=t("picture-nothing")),), where=Medium.PICTURE)
    things = Things(tuple(Thing(kind, t(f"good-{kind}"), counted[kind]) for kind in kinds))
    yield Part(t(heading), (things,), t("picture-nothing"), where=Medium.EMBED | Medium.ALT)


def senate_cards(c: Context) -> Part:
    """The senate cards of this round and the next one."""
    cards = SenateCards(tuple(senate(c)), tuple(ranks(c.view)))
    return Part(c.t("board-senate"), (cards,), bare=True, rank=DETAIL)


def gift_points(state: State) -> str:
    """The points of the best gifts, the best one first."""
    return " · ".join(map(str, ranks(state)))


def own_goods(t: Texts, state: State, seat: int) -> Part:
    """The kinds in hand, and what the senate pays for them."""
    things = Things(tuple(priced_goods(t, state, seat)))
    return Part(t("office-goods"), (things,), t("picture-nothing"), bare=True)


def own_cards(t: Texts, state: State, seat: int, named: int = NAMED) -> Iterator[Part]:
    """The cards in hand; more kinds than `named` only by their signs, where a picture shows them."""
    things, heading = tuple(cards(t, state, seat)), t("office-cards")
    if len(things) <= named:
        yield Part(heading, (Things(things),), bare=True, rank=1)
        return
    cells = tuple(StripCell("", (card.name,), card.number) for card in things if card.have)
    yield Part(heading, (Strip(cells, heading),), where=Medium.PICTURE, bare=True)
    yield Part(heading, (Things(things),), where=Medium.EMBED | Medium.ALT, rank=1)


def priced_goods(t: Texts, state: State, seat: int) -> Iterator[Thing]:
    """The kinds in hand, and what the senate pays for each now and in the next round."""
    owned = Counter(state.seats[seat].goods)
    now = state.rules.senate[state.senate[max(state.round - 1, 0)]]
    later = {} if state.last_round else state.rules.senate[state.senate[state.round]]
    for kind in KINDS:
        if owned[kind]:
            paid = [Chip("senate", now[kind], always=True)]
            paid += [Chip("senate-next", later[kind], always=True)] if later else []
            yield Thing(kind, t(f"good-{kind}"), owned[kind], more=tuple(paid))


def cards(t: Texts, state: State, seat: int) -> Iterator[Thing]:
    """Cards in hand, and those that come back at the end of the round."""
    me = state.seats[seat]
    used, both = Counter(me.used), Counter((*me.cards, *me.used))
    for name, number in both.items():
        note = t("picture-used") if used[name] else ""
        note += f" {used[name]}" if 0 < used[name] < number else ""
        about = words.card_text(t, name, "short")
        yield Thing(name, words.card_name(t, name), number, note, used[name] < number, about=about)
