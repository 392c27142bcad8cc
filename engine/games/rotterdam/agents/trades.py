"""The skipper's trades: what helps it, if another seat may gain by it, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from engine.core.actions import Action, act
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Accept, Offer
from engine.games.rotterdam.agents.values import Appraisal, Taste, hand
from engine.games.rotterdam.hidden_information import BACK, harbour_of
from engine.games.rotterdam.phases.completion import jokers_of
from engine.games.rotterdam.state import State

LIKELY = {-1: 0.03, 0: 0.3, 1: 0.85}
"""Probability that another seat gains by a trade, by the number of products it gets more."""
WEIGHED, MOST = 24, 6
"""Offers that are weighed, and of these are worth a thought."""


class Trader(Appraisal):
    """Estimates what others will accept."""

    __slots__ = ()

    def shares(self) -> Mapping[str, float]:
        """How likely a card of its harbour is each product: as they are left that it has not seen."""
        s, found = self.s, dict[str, float]()
        seen = Counter([*s.spent, *s.seats[self.me].products])
        for box in s.rules.boxes_of_products.values():
            left = {it: cards - seen[it] for it, cards in box.items()}
            total = max(1, sum(left.values()))
            found.update({it: cards / total for it, cards in left.items()})
        return found

    def acceptance(self, offer: Offer) -> float:
        """Probability that an offer is accepted."""
        return quick_acceptance(self, offer)


def trade(it: Trader, decision: Decision) -> dict[Action, float]:
    """Offers of others, own ones, or no more."""
    found: dict[Action, float] = {decision.default: 0.0}
    found |= {option: gain(it, option) for option in decision.options if isinstance(option, Accept)}
    for form in decision.forms:
        if form.action is Offer:
            found |= {offer: worth for offer, worth in best_offers(it) if form.accepts(offer)}
    return found


def best_offers(it: Trader) -> list[tuple[Offer, float]]:
    """Offers with their expected gains, without the best ones that were already made in vain."""
    judged = [(offer, promise(it, offer, quick_acceptance(it, offer))) for offer in offers(it)]
    likely = sorted((pair for pair in judged if pair[1] > 0), key=lambda pair: -pair[1])[:WEIGHED]
    best = sorted(
        [(offer, promise(it, offer, it.acceptance(offer))) for offer, _ in likely], key=lambda pair: -pair[1]
    )
    made = it.s.seats[it.me].offered
    return best[made : made + MOST]


def answer(it: Appraisal, decision: Decision) -> dict[Action, float]:
    """Yes or no."""
    accepting = [option for option in decision.options if isinstance(option, Accept)]
    return {decision.default: 0.0} | {option: gain(it, option) for option in accepting}


def gain(it: Appraisal, action: Accept) -> float:
    """What an offer brings beyond what a trade must gain."""
    offer = next(offer for offer in it.s.standing if offer.seat == action.offerer)
    return it.hand(offer.give, offer.want) - it.hand() - it.taste.bargain


def offers(it: Appraisal) -> Iterator[Offer]:
    """One or two products for one or two, to all seats whose backs allow what is wanted."""
    s, me, kinds = it.s, it.s.seats[it.me], tuple(it.s.rules.products)
    hand = tuple(me.products)
    gives = dict.fromkeys([*combinations(hand, 1), *combinations(hand, 2)])
    wants = [*combinations(kinds, 1), *combinations(kinds, 2)]
    for want in wants:
        to = holders(s, it.me, want)
        if to:
            for give in gives:
                if len(give) >= len(want) and {*give}.isdisjoint(want):
                    yield act(Offer, it.me, to=to, give=give, want=want)


def holders(s: State, me: int, want: tuple[str, ...]) -> tuple[int, ...]:
    """Seats that may have all of these."""
    backs = [BACK + harbour_of(s, it) for it in want]
    return tuple(
        [
            seat
            for seat in s.players
            if seat != me
            and s.seats[seat].stance in ("trading", "done")
            and all(s.seats[seat].products.count(it) >= backs.count(it) for it in backs)
        ]
    )


def promise(it: Appraisal, offer: Offer, taken: float) -> float:
    """What an offer brings that is taken so likely."""
    more = len(offer.give) - len(offer.want)
    gains = it.hand(offer.want, offer.give) - it.hand() - it.taste.bargain - it.taste.gift * more
    return max(0.0, gains) * taken


def quick_acceptance(it: Appraisal, offer: Offer) -> float:
    """Quick estimate of the probability that an offer is accepted."""
    nobody = 1.0
    for seat in offer.to:
        nobody *= 1 - LIKELY[len(offer.give) - len(offer.want)] * chance(it, seat, offer.want)
    return 1 - nobody


def chance(it: Appraisal, seat: int, want: tuple[str, ...]) -> float:
    """Probability that a seat holds all of these, given its backs."""
    found, products = 1.0, it.s.seats[seat].products
    for product in want:
        cards = products.count(BACK + harbour_of(it.s, product))
        found *= 1 - (1 - it.share[product]) ** cards
    return found


def accepts(s: State, seat: int, gets: tuple[str, ...], gives: tuple[str, ...], taste: Taste) -> bool:
    """Whether a seat that holds what is wanted gains enough by a trade."""
    held, rest = tuple(s.seats[seat].products), list(s.seats[seat].products)
    for it in gives:
        if it not in rest:
            return False
        rest.remove(it)
    after = tuple(sorted((*rest, *gets)))
    return in_hand(s, seat, after, taste) - in_hand(s, seat, held, taste) > taste.bargain


def in_hand(s: State, seat: int, products: tuple[str, ...], taste: Taste) -> float:
    """What these products are worth to a seat."""
    return hand(s.rules, taste, tuple(s.seats[seat].orders), products, len(jokers_of(s, seat)))
