"""A position in one line, moves as people write them.

    s = arrange(BASE, "purchase", coins=[5, 5], columns={"bank": "ABA"})
    s, told = script(s, "A pass", "B buy")

Seats are letters, small ones are grey workers; goods and cards are words with spaces between them; the lowest
worker of a column stands first. A list has one entry a seat; missing entries are empty. What is not named
lies in deck and bag, sorted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.actions import LETTERS, parse
from engine.core.events import Event
from engine.core.loop import advance, apply
from engine.games.speicherstadt import GAME
from engine.games.speicherstadt.ruleset import Ruleset
from engine.games.speicherstadt.setup import cubes, pile
from engine.games.speicherstadt.state import GREY, Column, Seat, State, owner

Columns = Mapping[str, str] | Sequence[tuple[str, str]]


def arrange(
    rules: Ruleset,
    phase: str,
    *,
    coins: Sequence[int] = (5, 5),
    columns: Columns = (),
    upper: str = "",
    reserved: Columns = (),
    goods: Mapping[str, str] | None = None,
    supply: str = "",
    deck: str | None = None,
    bag: str | None = None,
    starter: str = "A",
    round: int = 1,
    **owned: Sequence[Any],
) -> State:
    """The position at the first decision of a phase; `s.events` tells what happened before it.

    >>> from engine.games.speicherstadt.rules import BASE
    >>> s, told = script(arrange(BASE, "purchase", columns={"bank": "ABA"}), "A pass", "B buy")
    >>> s.seats[1].cards, s.seats[1].coins
    (['bank'], 3)

    `upper`: the cards above the board; `reserved`: each with its one worker. `goods` lie on the ships of the
    market. `owned`, one entry a seat: cards, cargo (from ships bought this round), warehouse, hall, contracts
    ({contract: its goods}), points, bought, workers (at home), grey, breaks.
    """
    mine = [{name: each[i] for name, each in owned.items() if i < len(each)} for i in range(len(coins))]
    s = State(
        seats=[seat_of(rules, purse, **more) for purse, more in zip(coins, mine, strict=True)],
        deck=[],
        bag=[],
        starter=LETTERS.index(starter),
        round=round - (phase == "supply"),
        columns=market(columns, goods or {}),
        upper=[*market(dict.fromkeys(upper.split(), ""), goods or {})],
        reserved=market(reserved, goods or {}),
        supply={good: supply.split().count(good) for good in rules.goods},
    )
    s.attach(rules, events=[])
    fill_up(s, deck, bag)
    check(s, {*(goods or {})} - {column.card for column in lying(s)} | {*supply.split()} - {*rules.goods})
    s.enter(phase)
    if phase == "demand":
        send_workers(s, owned.get("workers"))
    advance(s)
    return s


def script(s: State, *lines: str) -> tuple[State, list[Event]]:
    """Play these moves; the state after them and all that happened. Raises `IllegalAction`."""
    told: list[Event] = []
    for line in lines:
        s, more = apply(s, parse(line, GAME.actions))
        told += more
    return s, told


def seat_of(rules: Ruleset, coins: int, **owned: Any) -> Seat:
    """One seat and what it owns; a contract need not be named among the cards too."""
    words = {name: owned.pop(name, "").split() for name in ("cards", "cargo", "warehouse", "hall")}
    lying = {contract: goods.split() for contract, goods in owned.pop("contracts", {}).items()}
    words["cards"] += lying
    filled = {card: lying.get(card, []) for card in words["cards"] if rules.cards[card].kind == "contract"}
    owned.pop("workers", 0)
    for name, kind in (("grey", "extra_workers"), ("breaks", "break")):
        uses = sum(rules.cards[card].uses for card in words["cards"] if rules.cards[card].kind == kind)
        owned.setdefault(name, uses)
    return Seat(coins=coins, filled=filled, **words, **owned)


def market(columns: Columns, goods: Mapping[str, str]) -> list[Column]:
    """The cards of the market with their workers; ships with their goods."""
    lines = columns.items() if isinstance(columns, Mapping) else columns
    return [Column(card, tuple(goods.get(card, "").split()), seats_of(line)) for card, line in lines]


def seats_of(letters: str) -> list[int]:
    """The workers of these letters."""
    return [LETTERS.index(letter.upper()) + GREY * letter.islower() for letter in letters]


def lying(s: State) -> list[Column]:
    """All cards of the market."""
    return [*s.columns, *filter(None, s.upper), *s.reserved]


def fill_up(s: State, deck: str | None, bag: str | None) -> None:
    """What is named, or else everything that lies nowhere else. A fire that is not in the deck has burned."""
    cards = Counter(card for letter in "ABCDE" for card in pile(s.rules, len(s.seats), letter))
    goods = Counter(cubes(s.rules))
    s.deck = deck.split() if deck is not None else [*(cards - Counter(cards_out(s))).elements()]
    s.discard = [card.id for card in s.rules.cards.values() if card.kind == "fire" and card.id not in s.deck]
    s.bag = bag.split() if bag is not None else [*(goods - Counter(goods_out(s))).elements()]


def cards_out(s: State) -> Iterator[str]:
    """The cards that have left the deck."""
    yield from (column.card for column in lying(s))
    yield from (card for me in s.seats for card in me.cards)


def goods_out(s: State) -> Iterator[str]:
    """The goods that have left the bag."""
    yield from (good for good, cubes in s.supply.items() for _ in range(cubes))
    yield from (good for column in lying(s) for good in column.goods)
    for me in s.seats:
        yield from (*me.cargo, *me.pool, *me.warehouse, *me.hall)
        yield from (good for goods in me.filled.values() for good in goods)


def send_workers(s: State, workers: Sequence[int] | None) -> None:
    """Workers that stand in a column are not at home; the first seat from the starter with one is in turn."""
    for seat, me in enumerate(s.seats):
        out = sum(column.line.count(seat) for column in s.columns + s.reserved)
        me.workers = workers[seat] if workers else s.rules.workers - out
    s.turn = next(seat for seat in s.order(s.starter) if s.seats[seat].workers or s.seats[seat].grey)


def check(s: State, strangers: set[str]) -> None:
    """Raise ValueError for a position that the box of cards and goods does not allow."""
    box = Counter({card.id: card.count for card in s.rules.cards.values()})
    wrong = {*strangers, *Counter((*cards_out(s), *s.deck)) - box}
    wrong |= {*Counter((*goods_out(s), *s.bag)) - Counter(s.rules.goods)}
    for contract, goods in ((it, goods) for me in s.seats for it, goods in me.filled.items()):
        wrong |= {*Counter(goods) - Counter(s.card(contract).goods)}
    if wrong:
        raise ValueError(f"more than the box holds: {sorted(wrong)}")
    seats = {owner(worker) for column in lying(s) for worker in column.line}
    if max(seats, default=0) > s.players[-1] or any(len(column.line) > s.rules.room for column in s.columns):
        raise ValueError("too many workers over a card, or those of a seat that nobody has")
