"""The desk of the office: what goes face down to the market and to the senate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from bot.games.hamburg import words
from bot.games.hamburg.office import beforehand
from bot.games.hamburg.office.bundles import Bundle, bundles, goods_of, lines, values_for
from bot.messages.controls import Style
from bot.messages.sheets import Section
from bot.presenter.desk import Confirm, DeskForm, DeskMenu, Press
from engine.core.actions import Action, act, mark
from engine.core.orders import Orders
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.phases.office import nothing
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft

MARKET, SENATE = "market", "senate"
OTHER = {MARKET: SENATE, SENATE: MARKET}
AIMS = POINTS, MONEY = "points", "money"
"""What suggestions may aim at."""
KIND, GIFT = "extra_kind", "gift16"
"""Cards that play themselves."""


@dataclass(frozen=True)
class SealForm(DeskForm[State]):
    """Two piles in preparation: what was picked, else what lies sealed, else what the program suggests."""

    suggests = True

    @property
    def sealed_lay(self) -> Lay | None:
        """What lies sealed already, or will be."""
        return beforehand.current_orders(self.c).piles if self.c.ahead else self.s.sealed.get(self.seat)

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """All goods of the seat."""
        return tuple(self.s.seats[self.seat].goods)

    @cached_property
    def lines(self) -> tuple[Bundle, ...]:
        """The hand as lines of a menu."""
        return bundles(self.hand)

    @cached_property
    def piles(self) -> Lay:
        """Both piles as they lie on the desk."""
        if not self.is_own:
            return self.sealed_lay or self.suggestion
        laid = {name: tuple(sorted(self.choice(name))) for name in OTHER}
        return act(Lay, self.seat, market=laid[MARKET], senate=laid[SENATE])

    @property
    def is_own(self) -> bool:
        """Whether the piles are the seat's own, however empty."""
        return bool(self.draft.picked.keys() & OTHER.keys())

    @cached_property
    def suggestion(self) -> Lay:
        return self.best()

    @cached_property
    def suggestions(self) -> dict[str, Lay]:
        """What the program would lay for more points and for more money."""
        return {aim: self.best(aim) for aim in AIMS}

    @property
    def aim(self) -> str:
        """What is suggested first aims at: points, money, or both."""
        return next((aim for aim, lay in self.suggestions.items() if lay == self.suggestion), "both")

    def best(self, aim: str = "") -> Lay:
        """What the program would lay for this aim; nothing where that is not allowed."""
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
        return self.gift(self.piles)

    def gift(self, lay: Lay) -> int:
        """The value of the gift of these piles."""
        return self.s.rules.worth(self.s.senate[self.s.round - 1], lay.senate)

    def earns(self, lay: Lay, sold_by_others: int) -> int:
        """Market price of these piles, given the number of each kind that all others sell together."""
        price = self.s.rules.market_price
        return sum(number * price(number + sold_by_others) for number in Counter(lay.market).values())

    # --- In words

    def sections(self) -> list[Section]:
        """The hand, kind by kind, with what it would bring; what both piles come to."""
        t, last = self.c.t, "yes" if self.s.last_round else "no"
        sections = [(t("seal-piles"), "\n".join(kind_lines(self)) or t("office-no-goods"))]
        own = self.is_own or self.sealed_lay or not self.kinds
        heading = t("office-ready") if own else t("seal-suggested", aim=self.aim, last=last)
        text = "\n".join(outlook(self))
        return [*sections, (heading, text)] if text else sections

    # --- Controls

    def fields(self) -> Iterator[DeskMenu]:
        """A menu for each pile."""
        t, places = self.c.t, self.lines
        keys = {MARKET: "seal-sell", SENATE: "seal-give"}
        laid = {MARKET: self.piles.market, SENATE: self.piles.senate}
        for name in OTHER if places else ():
            options, picked = lines(t, places, keys[name]), values_for(places, laid[name])
            yield DeskMenu(name, t(f"pick-{name}"), options, picked, 0, len(places))
        if not self.c.ahead:
            yield from beforehand.menus(self.c)

    def confirms(self) -> Iterator[Confirm]:
        """The seal; off where nothing would change, or too many kinds lie there."""
        able = self.piles != self.sealed_lay and self.decision.allows(self.piles)
        label = self.c.t("seal-anew" if self.sealed_lay else "seal-seal")
        style = Style.success if self.kinds or not self.hand else Style.danger
        yield Confirm(mark(self.piles), label, (self.piles,) if able else (), style)

    def buttons(self) -> Iterator[Press]:
        """What the program would lay, one where both aims lead to the same; clear."""
        t, both = self.c.t, self.suggestions
        same = len({*both.values()}) == 1
        for aim, lay in [*both.items()][: 1 if same else None]:
            label = t(f"seal-more-{aim}", value=self.gift(lay), money=self.earns(lay, 0))
            caption = t("loading-suggest") if same else label
            yield Press(aim, caption, partial(draft_of, lay), self.piles == lay)
        yield Press("back", t("seal-clear"), partial(draft_of, nothing(self.seat)), not self.kinds)

    def unsealed(self) -> Draft:
        """The piles that were sealed."""
        return draft_of(self.piles)

    def pick(self, name: str, values: Sequence[str]) -> Draft | Orders:
        """What is chosen last has its goods; what is said beforehand about cards is ordered."""
        if name in beforehand.FIELDS:
            return beforehand.edit(beforehand.current_orders(self.c), name, values[0])
        chosen = Counter(goods_of(self.lines, values))
        opposite = Counter(self.piles.senate if name == MARKET else self.piles.market)
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


def kind_lines(form: SealForm) -> Iterator[str]:
    """Two lines a kind: what is done with it, and what senate and market pay."""
    t, state, most_others = form.c.t, form.s, len(form.s.seats) - 1
    held, market, gift = Counter(form.hand), Counter(form.piles.market), Counter(form.piles.senate)
    paid = state.rules.senate[state.senate[state.round - 1]]
    later = {} if state.last_round else state.rules.senate[state.senate[state.round]]
    for kind in words.KINDS:
        if number := held[kind]:
            laid = [t("seal-to-market", number=market[kind])] if market[kind] else []
            laid += [t("seal-to-senate", number=gift[kind])] if gift[kind] else []
            key, good = "seal-kind-laid" if laid else "seal-kind", words.good_name(t, kind)
            yield t(key, good=good, number=number, where=", ".join(laid))
            sells = max(market[kind], 1)
            best, worst = (state.rules.market_price(sells + more) for more in (0, most_others))
            senate = {"senate": paid[kind], "next": later.get(kind, "none")}
            yield "\u2003" + t("seal-worth", sells=sells, best=best, worst=worst, **senate)


def outlook(form: SealForm) -> Iterator[str]:
    """What both piles come to, and the cards that play themselves."""
    t, own = form.c.t, Counter(form.s.seats[form.seat].cards)
    most, free = form.s.kinds(form.seat), form.s.rules.numbers.kinds
    if form.kinds > most:
        yield "⚠️ " + t("seal-too-many", kinds=form.kinds, most=most)
    if not form.kinds:
        if form.hand:
            yield "⚠️ " + t("seal-empty")
        return
    yield t("seal-gift", value=form.value)
    if form.piles.market:
        best, worst = (form.earns(form.piles, sold) for sold in (0, len(form.s.seats) - 1))
        yield t("seal-market", best=best, worst=worst)
    yield t("seal-kinds", kinds=form.kinds, most=most)
    if free < form.kinds <= most:
        card = words.card_name(t, KIND)
        yield "🎴 " + t("seal-plays", card=card, number=form.kinds - free)
    card16 = words.CARDS[GIFT]
    if own[GIFT] and form.value >= card16.least:
        yield "🎴 " + t("seal-sixteen", card=words.card_name(t, GIFT), points=own[GIFT] * card16.points)
