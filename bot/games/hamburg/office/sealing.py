"""The desk of the office: what goes face down to the market and to the senate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bot.games.hamburg import words
from bot.games.hamburg.office import beforehand
from bot.games.hamburg.office.bundles import Bundle, bundles, goods_of, lines, values_for
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.desk_answer import DeskAnswer, control_id
from engine.core.actions import Action, act, mark
from engine.core.decisions import Decision
from engine.games.hamburg.actions import Lay
from engine.games.hamburg.phases.office import nothing
from engine.games.hamburg.state import State
from engine.tables.model.drafts import Draft
from engine.tables.model.errors import Stale

MARKET, SENATE = "market", "senate"
OTHER = {MARKET: SENATE, SENATE: MARKET}
AIMS = POINTS, MONEY = "points", "money"
"""What suggestions may aim at."""
KIND, GIFT = "extra_kind", "gift16"
"""Cards that play themselves."""


@dataclass(frozen=True)
class PilesAnswer(DeskAnswer[State]):
    """Two piles in preparation: what was picked, else what lies sealed, else what the program suggests."""

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
    def lay(self) -> Lay:
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
        """What lies there first."""
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
        found = self.c.suggest(self.s, self.seat, aim)
        return next(
            (it for it in found if isinstance(it, Lay) and self.decision.allows(it)), nothing(self.seat)
        )

    @cached_property
    def kinds(self) -> int:
        """How many kinds are laid."""
        return len({*self.lay.market, *self.lay.senate})

    @property
    def value(self) -> int:
        """That of the gift."""
        return self.gift(self.lay)

    def gift(self, lay: Lay) -> int:
        """The value of the gift of these piles."""
        return self.s.rules.worth(self.s.senate[self.s.round - 1], lay.senate)

    def earns(self, lay: Lay, others: int) -> int:
        """Market price of these piles, given the number of each kind that all others sell together."""
        price = self.s.rules.market_price
        return sum(number * price(number + others) for number in Counter(lay.market).values())

    @property
    def mark(self) -> str:
        """Fingerprint of the draft, six hex digits."""
        return mark(self.lay)


# --- In words


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """The hand, kind by kind, with what it would bring; what both piles come to; the controls."""
    it, t = PilesAnswer(c, decision, draft), c.t
    sections = [(t("seal-piles"), "\n".join(kind_lines(it)) or t("office-no-goods"))]
    own = it.is_own or it.sealed_lay or not it.kinds
    heading = (
        t("office-ready") if own else t("seal-suggested", aim=it.aim, last="yes" if it.s.last_round else "no")
    )
    if said := "\n".join(outlook(it)):
        sections.append((heading, said))
    return sections, list(controls(it))


def kind_lines(it: PilesAnswer) -> Iterator[str]:
    """Two lines a kind: what is done with it, and what senate and market pay."""
    t, s, others = it.c.t, it.s, len(it.s.seats) - 1
    held, market, gift = Counter(it.hand), Counter(it.lay.market), Counter(it.lay.senate)
    paid = s.rules.senate[s.senate[s.round - 1]]
    later = {} if s.last_round else s.rules.senate[s.senate[s.round]]
    for kind in words.KINDS:
        if number := held[kind]:
            laid = [t("seal-to-market", number=market[kind])] if market[kind] else []
            laid += [t("seal-to-senate", number=gift[kind])] if gift[kind] else []
            key, good = "seal-kind-laid" if laid else "seal-kind", words.good_name(t, kind)
            yield t(key, good=good, number=number, where=", ".join(laid))
            sells = max(market[kind], 1)
            best, worst = (s.rules.market_price(sells + more) for more in (0, others))
            senate = {"senate": paid[kind], "next": later.get(kind, "none")}
            yield "\u2003" + t("seal-worth", sells=sells, best=best, worst=worst, **senate)


def outlook(it: PilesAnswer) -> Iterator[str]:
    """What both piles come to, and the cards that play themselves."""
    t, own = it.c.t, Counter(it.s.seats[it.seat].cards)
    most, free = it.s.kinds(it.seat), it.s.rules.numbers.kinds
    if it.kinds > most:
        yield "⚠️ " + t("seal-too-many", kinds=it.kinds, most=most)
    if not it.kinds:
        if it.hand:
            yield "⚠️ " + t("seal-empty")
        return
    yield t("seal-gift", value=it.value)
    if it.lay.market:
        yield t("seal-market", best=it.earns(it.lay, 0), worst=it.earns(it.lay, len(it.s.seats) - 1))
    yield t("seal-kinds", kinds=it.kinds, most=most)
    if free < it.kinds <= most:
        card = words.card_name(t, KIND)
        yield "🎴 " + t("seal-plays", card=card, number=it.kinds - free)
    card16 = words.CARDS[GIFT]
    if own[GIFT] and it.value >= card16.least:
        yield "🎴 " + t("seal-sixteen", card=words.card_name(t, GIFT), points=own[GIFT] * card16.points)


# --- Controls


def controls(it: PilesAnswer) -> Iterator[Control]:
    """A menu for each pile, what is said beforehand about cards, and the seal."""
    t, places = it.c.t, it.lines
    hints = {MARKET: t("pick-market"), SENATE: t("pick-senate")}
    keys = {MARKET: "seal-sell", SENATE: "seal-give"}
    laid = {MARKET: it.lay.market, SENATE: it.lay.senate}
    for name in OTHER if places else ():
        choices = Choices(lines(t, places, keys[name]), 0, len(places), values_for(places, laid[name]))
        yield Menu(id_of(it, "desk", name), hints[name], choices)
    if not it.c.ahead:
        yield from beforehand.menus(it.c, "give", it.c.ply)
    yield final(it)
    yield from suggesting(it)
    yield Button(id_of(it, "desk", "back"), t("seal-clear"), disabled=not it.kinds)


def suggesting(it: PilesAnswer) -> Iterator[Button]:
    """What the program would lay, each with what it brings; one where both are the same."""
    t, both = it.c.t, it.suggestions
    if len({*both.values()}) == 1:
        yield Button(id_of(it, "desk", POINTS), t("loading-suggest"), disabled=it.lay == both[POINTS])
        return
    for aim, lay in both.items():
        label = t(f"seal-more-{aim}", value=it.gift(lay), money=it.earns(lay, 0))
        yield Button(id_of(it, "desk", aim), label, disabled=it.lay == lay)


def final(it: PilesAnswer) -> Button:
    """The seal; off where nothing would change, or too many kinds lie there."""
    t, off = it.c.t, it.lay == it.sealed_lay or not it.decision.allows(it.lay)
    label = t("seal-anew") if it.sealed_lay else t("seal-seal")
    style = Style.success if it.kinds or not it.hand else Style.danger
    return Button(id_of(it, "confirm", it.mark), label, style, disabled=off)


def id_of(it: PilesAnswer, verb: str, name: str) -> Id:
    """The id of a control of this desk."""
    return control_id(it.c, verb, name)


# --- What the controls do


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a press; what is not offered raises `Stale`."""
    it = PilesAnswer(c, decision, draft)
    if name == "back":
        return lay_draft(nothing(it.seat))
    if name == "open":
        return lay_draft(it.lay)
    if name in AIMS or name == "suggest":  # a press from before there were two
        return lay_draft(it.suggestions.get(name, it.suggestion))
    if name not in OTHER or {*values} - {line.value for line in it.lines}:
        raise Stale
    chosen = Counter(goods_of(it.lines, values))
    other = it.lay.senate if name == MARKET else it.lay.market
    rest = Counter(other) & (Counter(it.hand) - chosen)  # what is chosen last has its goods
    both = {name: chosen, OTHER[name]: rest}
    return draft_of(both[MARKET], both[SENATE])


def lay(c: Context, decision: Decision, action: Action) -> Draft | None:
    """The draft in which these piles lie."""
    return lay_draft(action) if isinstance(action, Lay) else None


def lay_draft(lay: Lay) -> Draft:
    """The draft in which these piles lie."""
    return draft_of(Counter(lay.market), Counter(lay.senate))


def draft_of(market: Counter[str], senate: Counter[str]) -> Draft:
    """Two piles."""
    draft = Draft().with_pick(MARKET, sorted(market.elements()))
    return draft.with_pick(SENATE, sorted(senate.elements()))


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """Actions of the seal; raises `Stale` if the draft is not the one that was shown."""
    it = PilesAnswer(c, decision, draft)
    if it.mark != mark or not decision.allows(it.lay):
        raise Stale
    return (it.lay,)
