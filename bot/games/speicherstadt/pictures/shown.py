"""What the pictures of this game show: facts out of a c, words included."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from bot.games.speicherstadt import board, reference, words
from bot.games.speicherstadt.painters.colours import Season
from bot.games.speicherstadt.pictures.facts import (
    BoardFacts,
    CardFacts,
    Contract,
    Crate,
    Fate,
    House,
    OfficeFacts,
    Pile,
    Row,
    Slot,
    Stack,
    Store,
    Supply,
    Tile,
    Unit,
    Worker,
)
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.writing import plain
from engine.core.scoring import totals
from engine.games.speicherstadt.cards import SEASONS, Card
from engine.games.speicherstadt.phases.loading import HALL
from engine.games.speicherstadt.state import GREY, Column, State, owner

SHORT = 18
"""Characters of a name inside a sentence."""

SEASON_NAMES: dict[str, Season] = {it: it for it in ("winter", "spring", "summer", "autumn")}


def short(name: str) -> str:
    """A name that leaves room for the rest of a sentence."""
    name = plain(name)
    return name if len(name) <= SHORT else name[: SHORT - 1].rstrip() + "…"


def season(s: State) -> Season:
    """The season of the moment."""
    return SEASON_NAMES[board.season(s)]


def board_facts(c: Context) -> BoardFacts:
    """The table as everybody sees it."""
    s, t = c.view, c.t
    return BoardFacts(
        season=season(s),
        title=board.headline(c),
        ask=question(c),
        due=c.due,
        bays=s.rules.row(len(s.seats)),
        columns=tuple(column(c, at) for at in range(len(s.columns))),
        upper=Row(t("board-upper"), tuple(upper(c))),
        reserved=Row(t("board-reserved"), tuple(reserved(c, at) for at in range(len(s.reserved)))),
        supply=Supply(
            t("picture-supply") if any(s.supply.values()) else t("board-supply-empty"), piles(t, s)
        ),
        houses=tuple(house(c, seat) for seat in s.players),
    )


def question(c: Context) -> str:
    """Who must do what; of several, who they are."""
    asked = [it for it in c.pending if it.blocking]
    if len(asked) == 1:
        who = plain(c.names[asked[0].seat])
        return c.t(f"ask-{asked[0].ask}", who=who, **board.asked(c, asked[0]))
    names = [short(c.names[it.seat]) for it in asked]
    return c.t("picture-several", who=", ".join(names)) if asked else ""


def column(c: Context, at: int) -> Slot:
    """A card of the market."""
    s = c.view
    it, phase = s.columns[at], board.phase(s)
    coming = phase in ("supply", "demand", "spying") or (phase == "purchase" and at >= s.at)
    prices = tuple(range(len(it.line), 0, -1)) if coming else ()
    return slot(c, it, f"{at + 1}", fate(s, it, at, coming), prices)


def reserved(c: Context, at: int) -> Slot:
    """A card of the reservation row: its price is the number of cards from it on."""
    s = c.view
    it = s.reserved[at]
    price = (len(s.reserved) - at,) if it.line else ()
    return slot(c, it, board.place(at), fate(s, it, len(s.columns) + at, bool(it.line)), price)


def fate(s: State, it: Column, at: int, coming: bool) -> Fate:
    """What became of a card, or whether it is being sold."""
    if it.buyer is not None:
        return "sold"
    if not coming:
        return "gone"
    return "now" if board.phase(s) == "purchase" and at == s.at else "open"


def upper(c: Context) -> Iterable[Slot]:
    """The cards that may be reserved, while they may."""
    s = c.view
    if board.phase(s) in ("supply", "demand"):
        for at, it in enumerate(s.upper):
            if it is not None:
                yield Slot(board.above(s, at), tile(c.t, s.card(it.card), it.goods))


def slot(c: Context, it: Column, label: str, state: Fate, prices: tuple[int, ...]) -> Slot:
    """A card with its workers and prices, or what became of it."""
    t = c.t
    word = {"sold": t("picture-sold"), "gone": t("board-gone")}.get(
        state, "" if prices else t("board-nobody")
    )
    line = tuple(map(worker, it.line)) if prices else ()
    return Slot(label, tile(t, c.view.card(it.card), it.goods), state, line, prices, it.buyer, word)


def worker(standing: int) -> Worker:
    """A worker over a card."""
    return Worker(owner(standing), standing >= GREY)


def tile(t: Texts, card: Card, goods: Iterable[str] = ()) -> Tile:
    """A card as a tile; `goods` lie on it, else those that it is about."""
    number, unit = NUMBERS.get(card.id) or number_of(card)
    about = tuple(goods) or card.goods or ((card.good,) if card.good else ())
    return Tile(
        name=words.card_name(t, card),
        card=card.id,
        kind=card.kind,
        number=number,
        unit=unit,
        deck=card.deck,
        crates=tuple(crate(t, good) for good in about),
        note=words.card_text(t, card, "short"),
    )


NUMBERS: dict[str, tuple[str, Unit]] = {
    "mayor": ("×2", "star"),
    "fire_chief": ("×2", "star"),
    "fire_engine": ("×2", "flame"),
    "insurance": ("2", "coin"),
    "thief": ("+1", "coin"),
}
"""Cards whose number their kind does not tell."""


def number_of(card: Card) -> tuple[str, Unit]:
    """The one number that matters, and what it counts."""
    known: dict[str, tuple[str, Unit]] = {
        "merchant": (f"{card.coins}", "coin"),
        "factory": (f"{card.points}", "star"),
        "contract": (f"{card.points}", "star"),
        "point_building": (f"{card.points}", "star"),
        "end_bonus": (f"+{card.points}", "star"),
        "fireman": (f"{card.value}", ""),
        "fire": (f"{card.value}", ""),
        "warehouse": (f"{card.capacity}", ""),
        "income": (f"+{card.coins}", "coin"),
        "on_purchase": (f"+{card.coins}", "coin"),
        "exchange": (f"{card.give}:1", ""),
        "break": (f"{card.uses}×", ""),
        "extra_workers": (f"{card.uses}", ""),
    }
    return known.get(card.kind, ("", ""))


def crate(t: Texts, good: str, lies: bool = True) -> Crate:
    """A kind of goods with its mark and word."""
    return Crate(good, t(f"good-{good}.mark"), t(f"good-{good}"), lies)


def piles(t: Texts, s: State) -> tuple[Pile, ...]:
    """The common supply."""
    return tuple(Pile(crate(t, good), number) for good, number in s.supply.items() if number)


def house(c: Context, seat: int, state: State | None = None) -> House:
    """A player."""
    s: State = state or c.view
    me = s.seats[seat]
    lacking = [bool(s.missing(seat, contract)) for contract in me.filled]
    return House(
        seat=seat,
        name=plain(c.names[seat]),
        coins=me.coins,
        points=totals(s)[seat],
        strength=s.strength(seat),
        ships=len(s.owned(seat, "ship")),
        open=sum(lacking),
        done=len(lacking) - sum(lacking),
        workers=me.workers,
        grey=me.grey,
        starter=c.t("starter-mark") if seat == s.starter else "",
        due=seat in c.due,
    )


def office_facts(c: Context, seat: int, state: State | None = None) -> OfficeFacts:
    """What a seat owns; `state`: as it would be after a draft, else as it is."""
    s: State = state or c.view
    t = c.t
    return OfficeFacts(
        season=season(s),
        title=t("office-title", who=plain(c.names[seat])),
        house=house(c, seat, s),
        cards=stacks(t, s, seat),
        contracts=tuple(contract(t, s, seat, name) for name in s.seats[seat].filled),
        stores=tuple(stores(t, s, seat)),
        headings=(t("office-cards"), t("office-contracts"), t("office-stores")),
        nothing=t("office-no-cards"),
    )


def stacks(t: Texts, s: State, seat: int) -> tuple[Stack, ...]:
    """All cards but contracts, equal ones together: ships and firemen last."""
    own = [s.card(card) for card in s.seats[seat].cards]
    own = [card for card in own if card.kind != "contract"]
    rank = {"fireman": 1, "ship": 2}
    own.sort(key=lambda card: (rank.get(card.kind, 0), card.value))
    counted = Counter((card.kind, words.card_name(t, card)) for card in own)
    first = {(card.kind, words.card_name(t, card)): card for card in reversed(own)}
    return tuple(Stack(tile(t, first[key]), number) for key, number in counted.items())


def contract(t: Texts, s: State, seat: int, name: str) -> Contract:
    """A contract with its goods, lying or missing."""
    card, lying = s.card(name), s.seats[seat].filled[name]
    it = tile(t, card)
    done = not s.missing(seat, name)
    marked = tuple(crate(t, good, good in lying) for good in card.goods)
    shown = Tile(it.name, it.card, it.kind, it.number, it.unit, it.deck, marked)
    return Contract(shown, done, t("picture-complete") if done else "")


def stores(t: Texts, s: State, seat: int) -> Iterable[Store]:
    """The Warehouse, the Market Hall, and what came by ship or waits to be loaded."""
    me = s.seats[seat]
    room = sum(card.capacity for card in s.owned(seat, "warehouse"))
    if me.pool:
        yield store(t, t("picture-pool"), me.pool)
    if me.cargo:
        yield store(t, t("picture-ships"), me.cargo)
    if room:
        yield store(t, t("card-warehouse"), me.warehouse, room)
    yield store(t, t("card-market-hall"), me.hall, HALL)


def store(t: Texts, heading: str, goods: list[str], room: int = 0) -> Store:
    """A place for goods."""
    return Store(heading, tuple(crate(t, good) for good in goods), max(0, room - len(goods)))


@cache
def card_facts(t: Texts, name: str) -> CardFacts:
    """A card to look up; raises LookupError."""
    card = reference.ALL[name]
    title = reference.title(t, card)
    where = (reference.count(t, box, title) for box in reference.BOXES)
    return CardFacts(
        season=SEASON_NAMES[SEASONS[card.deck]],
        tile=tile(t, card),
        title=title,
        kind=t("kind-" + card.kind.replace("_", "-")),
        effect=words.card_text(t, card, "effect"),
        where=tuple(filter(None, where)),
    )
