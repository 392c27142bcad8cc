"""The desk of the office: what goes face down to the market and to the senate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from bot.games.hamburg import words
from bot.games.hamburg.office import beforehand
from bot.games.hamburg.office.amounts import Amount, amounts, chosen_goods, values_of
from bot.games.hamburg.office.labels import fitting
from bot.messages.controls import Style
from bot.messages.sheets import Section
from bot.presenter.desk import Confirm, DeskForm, DeskMenu, Press
from engine.core.actions import Action, act, mark
from engine.core.orders import Orders
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.orders.standing_orders import RAISING
from engine.games.hamburg.phases.office import nothing
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft

MARKET, SENATE = "market", "senate"
OTHER = {MARKET: SENATE, SENATE: MARKET}
AIMS = POINTS, MONEY = "points", "money"
"""What the desk may be filled for."""
KIND, GIFT = "extra_kind", "gift16"
"""Cards that play themselves."""


@dataclass(frozen=True)
class SealForm(DeskForm[State]):
    """Two piles in preparation: what was picked, else what lies sealed, else nothing."""

    @property
    def sealed_lay(self) -> Lay | None:
        """What lies sealed already, or will be."""
        return beforehand.current_orders(self.c).piles if self.c.ahead else self.s.sealed.get(self.seat)

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """All goods of the seat."""
        return tuple(self.s.seats[self.seat].goods)

    @cached_property
    def piles(self) -> Lay:
        """Both piles as they lie on the desk."""
        if not self.is_own:
            return self.sealed_lay or nothing(self.seat)
        laid = {name: tuple(sorted(self.choice(name))) for name in OTHER}
        return act(Lay, self.seat, market=laid[MARKET], senate=laid[SENATE])

    @property
    def is_own(self) -> bool:
        """Whether the piles are the seat's own, however empty."""
        return bool(self.draft.picked.keys() & OTHER.keys())

    @cached_property
    def fillings(self) -> dict[str, Lay]:
        """Piles for more points and for more money; equal ones once."""
        piles = {aim: self.best(aim) for aim in AIMS}
        return piles if piles[POINTS] != piles[MONEY] else {POINTS: piles[POINTS]}

    def best(self, aim: str) -> Lay:
        """What serves this aim most; nothing where that is not allowed."""
        suggested = self.c.suggest(self.s, self.seat, aim)
        return next(
            (action for action in suggested if isinstance(action, Lay) and self.decision.allows(action)),
            nothing(self.seat),
        )

    @cached_property
    def kinds(self) -> int:
        """How many kinds are laid."""
        return len({*self.piles.market, *self.piles.senate})

    @property
    def value(self) -> int:
        return self.gift(self.piles.senate)

    def gift(self, goods: Iterable[str]) -> int:
        """The value of these goods as a gift, with the cards that are ordered to raise it."""
        worth = self.s.rules.worth(self.s.senate[self.s.round - 1], goods)
        return worth + self.raised if goods else 0

    @cached_property
    def raised(self) -> int:
        """By how much the cards will raise the gift that were ordered beforehand."""
        ordered = beforehand.current_orders(self.c).raised or 0
        return min(ordered, self.cards[RAISING]) * words.CARDS[RAISING].value

    @cached_property
    def cards(self) -> Counter[str]:
        """How many of each card are in hand, without those that are used."""
        return Counter(self.s.seats[self.seat].cards)

    @property
    def reward(self) -> int:
        """The points of cards that work automatically at this gift."""
        card = words.CARDS[GIFT]
        return self.cards[GIFT] * card.points if self.value >= card.least else 0

    @property
    def most_kinds(self) -> int:
        """How many kinds may be laid."""
        return self.s.kinds(self.seat)

    def earns(self, lay: Lay, sold_by_others: int) -> int:
        """Market price of these piles, given the number of each kind that all others sell together."""
        price = self.s.rules.market_price
        return sum(number * price(number + sold_by_others) for number in Counter(lay.market).values())

    # --- In words

    def sections(self) -> list[Section]:
        """A card that is used up by what lies there."""
        t, lines = self.c.t, []
        used = self.kinds - self.s.rules.numbers.kinds
        if used > 0 and self.kinds <= self.most_kinds:
            lines.append("🎴 " + t("seal-plays", card=words.card_name(t, KIND), number=used))
        return [("", "\n".join(lines))] if lines else []

    # --- Controls

    def fields(self) -> Iterator[DeskMenu]:
        """A menu for each pile."""
        t, laid = self.c.t, {MARKET: self.piles.market, SENATE: self.piles.senate}
        for name in OTHER if self.hand else ():
            lines = amounts(self.hand, laid[name])
            options = [(line.value, amount_label(self, name, line)) for line in lines]
            yield DeskMenu(name, t(f"pick-{name}"), options, values_of(laid[name]), 0, len(options))
        if not self.c.ahead:
            yield from beforehand.menus(self.c)

    def confirms(self) -> Iterator[Confirm]:
        """The seal, with what both piles come to; off where nothing would change, or too many kinds lie
        there."""
        able = self.piles != self.sealed_lay and self.decision.allows(self.piles)
        style = Style.success if self.kinds or not self.hand else Style.danger
        yield Confirm(mark(self.piles), seal_label(self), (self.piles,) if able else (), style)

    def buttons(self) -> Iterator[Press]:
        """Piles for more points or money where something else lies there; clear."""
        t = self.c.t
        for aim, lay in self.fillings.items():
            if lay not in (self.piles, nothing(self.seat)):
                label = t(f"seal-more-{aim}", value=self.gift(lay.senate), money=self.earns(lay, 0))
                yield Press(aim, label, partial(draft_of, lay))
        if self.kinds:
            yield Press("back", t("seal-clear"), partial(draft_of, nothing(self.seat)), aside=True)

    def unsealed(self) -> Draft:
        """The piles that were sealed."""
        return draft_of(self.piles)

    def pick(self, name: str, values: Sequence[str]) -> Draft | Orders:
        """What is chosen last has its goods; what is said beforehand about cards is ordered."""
        if name in beforehand.FIELDS:
            return beforehand.edit(beforehand.current_orders(self.c), name, values[0])
        here, there = self.piles.market, self.piles.senate
        if name == SENATE:
            here, there = there, here
        chosen, opposite = Counter(chosen_goods(amounts(self.hand, here), values, here)), Counter(there)
        laid = {name: chosen, OTHER[name]: opposite & (Counter(self.hand) - chosen)}
        return (
            Draft()
            .with_pick(MARKET, sorted(laid[MARKET].elements()))
            .with_pick(SENATE, sorted(laid[SENATE].elements()))
        )

    def draft_for(self, action: Action) -> Draft:
        """The draft that holds these piles."""
        return draft_of(action) if isinstance(action, Lay) else super().draft_for(action)


def draft_of(lay: Lay) -> Draft:
    """The draft that holds these piles."""
    return Draft().with_pick(MARKET, sorted(lay.market)).with_pick(SENATE, sorted(lay.senate))


def amount_label(form: SealForm, pile: str, line: Amount) -> str:
    """So much of a kind, and what it brings on a pile if no one else sells any."""
    t, good, number = form.c.t, words.good_name(form.c.t, line.kind), line.number
    if pile == MARKET:
        money = number * form.s.rules.market_price(number)
        return t("seal-line-market", good=good, number=number, money=money)
    value = form.s.rules.worth(form.s.senate[form.s.round - 1], line.goods)
    return t("seal-line-senate", good=good, number=number, value=value)


def seal_label(form: SealForm) -> str:
    """What the seal leads to; or why there can be none."""
    t, kinds = form.c.t, form.kinds
    if kinds > form.most_kinds:
        return t("seal-too-many", kinds=kinds, most=form.most_kinds)
    seal = t("seal-anew" if form.sealed_lay else "seal-seal")
    if not kinds:
        return t("seal-empty") if form.hand else seal
    facts = {"money": form.earns(form.piles, 0), "value": form.value}
    labels = (t("seal-with", seal=seal, points=points, **facts) for points in (form.reward, 0))
    return fitting(*labels)
