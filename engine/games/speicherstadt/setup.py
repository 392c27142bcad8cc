"""The deal: drawn from a seed, dealt to the first state, redrawn where it is hidden (rulebook, set-up)."""

from __future__ import annotations

from functools import cache
from itertools import chain, groupby

from engine.core import chance
from engine.core import game as core
from engine.core.errors import BadRecord
from engine.games.speicherstadt.ruleset import Ruleset
from engine.games.speicherstadt.state import Seat, State

SEATS = range(2, 6)


class Deal(core.Deal):
    """All chance of a game: deck and bag, first drawn first."""

    deck: tuple[str, ...]
    bag: tuple[str, ...]


@cache
def pile(rules: Ruleset, seats: int, letter: str) -> tuple[str, ...]:
    """The cards of one deck, without those that are not in the game with this many seats."""
    cards = (card for card in rules.cards.values() if card.deck == letter and seats not in card.removed_at)
    return tuple(card.id for card in cards for _ in range(card.count))


@cache
def cubes(rules: Ruleset) -> tuple[str, ...]:
    """All goods of the game."""
    return tuple(good for good, number in rules.goods.items() for _ in range(number))


def deal(rules: Ruleset, seats: int, seed: str) -> Deal:
    """Decks A to D each shuffled for itself, the last fire at the bottom, a starter by lot."""
    decks = (chance.shuffled(pile(rules, seats, letter), seed, f"deck {letter}") for letter in "ABCDE")
    return Deal(
        expansions=rules.expansions,
        seats=seats,
        start_seat=chance.draw_number(seats, seed, "starter"),
        deck=tuple(chain.from_iterable(decks)),
        bag=tuple(chance.shuffled(cubes(rules), seed, "bag")),
    )


def begin(rules: Ruleset, deal: Deal) -> State:
    """The table before the first card is laid out; raises `BadRecord` where the deal breaks the set-up."""
    core.check_pile("bag", deal.bag, cubes(rules))
    piles = groupby(deal.deck, key=lambda card: letter_of(rules, card))
    decks = {letter: list(cards) for letter, cards in piles}
    if list(decks) != sorted(decks) or sum(map(len, decks.values())) != len(deal.deck):
        raise BadRecord("the decks do not follow each other from A to E")
    for letter in "ABCDE":
        core.check_pile(f"deck {letter}", decks.get(letter, ()), pile(rules, deal.seats, letter))
    return State(
        seats=[Seat(coins=rules.coins) for _ in range(deal.seats)],
        deck=list(deal.deck),
        bag=list(deal.bag),
        starter=deal.start_seat,
        supply=dict.fromkeys(rules.goods, 0),
    )


def letter_of(rules: Ruleset, card: str) -> str:
    """The deck of a card; raises `BadRecord` for a card that is not in the game."""
    if card not in rules.cards:
        raise BadRecord(f"there is no card {card!r}")
    return rules.cards[card].deck


def redealt(deal: Deal, s: State, seed: str) -> Deal:
    """As in any game; but each deck is shuffled for itself, for the backs can be seen."""
    drawn = len(deal.deck) - len(s.deck)
    decks = groupby(deal.deck[drawn:], key=lambda card: letter_of(s.rules, card))
    anew = [card for letter, pile in decks for card in chance.shuffled(sorted(pile), seed, f"deck {letter}")]
    return core.redealt(deal, s, seed).model_copy(update={"deck": (*deal.deck[:drawn], *anew)})
