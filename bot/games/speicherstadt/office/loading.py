"""Loading as a form: laid out step by step, final only with Confirm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from bot.games.speicherstadt import words
from bot.games.speicherstadt.steps import own_name, step_text
from bot.messages.controls import Style, shorten
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.presenter.desk import Confirm, DeskForm, DeskMenu, Press
from bot.texts import Texts
from engine.core.actions import Action, act, digest, mark
from engine.core.decisions import Decision, Form
from engine.games.speicherstadt.actions import Deliver, Done, Exchange, Process, Sell, Trade
from engine.games.speicherstadt.phases.loading import TRADE
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft, Rehearsal
from engine.tables.model.errors import Stale

LOADING = "loading"
MORE, TOUCHED = "more", "touched"
"""The picks that say that the Market Hall is open, and that the plan is the own one, however empty."""
LABEL = 38
"""Characters of a button that a phone shows in a line."""
PICKS = ("keep", "give", MORE, TOUCHED)
"""The picks of a draft that are this form's."""


class LoadingForm(DeskForm[State]):
    """A plan: what was laid out, else what the program suggests; tried out on a copy."""

    suggests = True

    @cached_property
    def own(self) -> Draft:
        """What was laid out, without the end of Loading, which lies there too once it was sealed."""
        picked = {name: self.draft.picked[name] for name in PICKS if name in self.draft.picked}
        return Draft(without_end(self.draft.steps), picked)

    @cached_property
    def touched(self) -> bool:
        """Whether the plan is the seat's own."""
        return bool(self.draft.steps or self.own.picked)

    @cached_property
    def plan(self) -> Draft:
        """The plan as it would be carried out now."""
        return self.own if self.touched else suggestion(self.c, self.s, self.seat)

    @cached_property
    def tried(self) -> Rehearsal[State]:
        """Its steps, tried out on what the seat sees."""
        return self.c.rehearse(self.plan.steps)

    @property
    def state(self) -> State:
        return self.tried.state

    @cached_property
    def asked(self) -> Decision:
        """What is asked then; raises `Stale` where nothing is to be loaded."""
        for decision in self.state.pending:
            if decision.seat == self.seat and decision.ask == LOADING:
                return decision
        raise Stale

    @property
    def pool(self) -> list[str]:
        """The goods that have no place yet."""
        return self.state.seats[self.seat].pool

    @property
    def default(self) -> Done:
        """How Loading ends for a player who plans nothing."""
        return next(option for option in self.asked.options if isinstance(option, Done))

    @cached_property
    def done(self) -> Done:
        """How it ends: what was picked stays, else what was sealed, else the published default."""
        sealed = next((step for step in self.draft.steps if isinstance(step, Done)), None)
        if "keep" not in self.plan.picked and sealed and self.asked.allows(sealed):
            return sealed
        if "keep" not in self.plan.picked or not self.pool:
            return self.default
        kept, room = self.picked_goods("keep"), self.offered[Done].picks[0].most
        return act(Done, self.seat, warehouse=tuple(sorted(kept[:room])), hall=kept[room:])

    @property
    def offered(self) -> dict[type[Action], Form]:
        """What may be filled in: exchange, trade, the end."""
        return {form.action: form for form in self.asked.forms}

    @property
    def uses(self) -> list[Deliver | Sell | Process]:
        """The ways that are open to goods of the pool."""
        return [option for option in self.asked.options if isinstance(option, Deliver | Sell | Process)]

    @property
    def missed_uses(self) -> list[Deliver | Sell | Process]:
        """Of these ways, those to which goods would not go as it stands."""
        idle = {*self.kept_goods, *self.lost_goods}
        return [use for use in self.uses if use.good in idle]

    def picked_goods(self, field: str) -> tuple[str, ...]:
        """The goods picked for a field, as far as they (still) lie in the pool."""
        both = Counter(self.plan.choice(field)) & Counter(self.pool)
        return tuple(sorted(both.elements()))

    @property
    def kept_goods(self) -> list[str]:
        """The goods that stay in the stores."""
        return [*self.done.warehouse, *self.done.hall]

    @property
    def lost_goods(self) -> list[str]:
        """The goods that would go to the supply."""
        rest = list(self.pool)
        for good in self.kept_goods:
            rest.remove(good)
        return rest

    @property
    def room(self) -> int:
        """How many goods the stores hold."""
        return sum(pick.most for pick in self.offered[Done].picks) if self.pool else 0

    @property
    def hall_open(self) -> bool:
        """Whether the trades of the Market Hall stand in place of the other menus."""
        return MORE in self.plan.picked

    @property
    def careless(self) -> bool:
        """Whether goods would be lost that could be used, kept or sold."""
        lost, kept = len(self.lost_goods), len(self.kept_goods)
        useful = bool(self.missed_uses) or kept < min(self.room, len(self.pool)) or lost >= TRADE
        return self.touched and bool(lost) and useful

    # --- What is shown

    def sections(self) -> list[Section]:
        """The steps, which the picture does not show, and what to look at again."""
        title = self.c.t("loading-plan" if self.touched else "loading-suggested")
        lines = [*plan_lines(self)]
        return [(title, "\n".join(lines))] if lines else []

    def fields(self) -> Iterator[DeskMenu]:
        """A place for a good; what stays; in the Market Hall exchange and sale."""
        t = self.c.t
        if self.hall_open:
            yield from self.hall()
            return
        if self.uses:
            yield DeskMenu("use", t("loading-use"), [(digest(use), use_text(self, use)) for use in self.uses])
        if self.pool:
            most, kept = min(self.room, len(self.pool)), values_of(self.kept_goods)
            yield DeskMenu("keep", t("loading-pick-keep", room=self.room), self.copies("keep"), kept, 0, most)

    def hall(self) -> Iterator[DeskMenu]:
        """Exchange, first what is given, then what is taken for it; sale."""
        t = self.c.t
        if Exchange in self.offered:
            (give, take), given = self.offered[Exchange].picks, self.picked_goods("give")
            wanted = [(good, words.good_name(t, good)) for good in take.among if good not in given]
            if len(given) == give.least and wanted:
                yield DeskMenu("take", t("loading-pick-take", give=words.goods_list(t, given)), wanted)
            else:
                label = t("loading-pick-give", number=give.least)
                yield DeskMenu("give", label, self.copies("give"), (), give.least, give.most)
        if Trade in self.offered:
            yield DeskMenu("trade", t("loading-pick-trade"), self.copies("sell"), (), 2, 2)

    def copies(self, verb: str) -> list[tuple[str, str]]:
        """Every single good of the pool with what is done with it; copies distinguished."""
        t, options = self.c.t, []
        for value in values_of(self.pool):
            good, _, copy = value.partition(".")
            name = words.good_name(t, good) + (f" ({copy})" if copy != "1" else "")
            options.append((value, t(f"loading-option-{verb}", good=name)))
        return options

    def confirms(self) -> Iterator[Confirm]:
        """Confirm; ahead of time, seal. It names what this leads to."""
        label = self.c.t("orders-seal" if self.c.ahead else "loading-confirm")
        shown = mark((self.tried.steps, self.done, self.lost_goods))
        moves = () if self.tried.dropped else (*self.tried.steps, self.done)
        style = Style.danger if self.careless else Style.success
        yield Confirm(shown, deed_label(self, label), moves, style)

    def buttons(self) -> Iterator[Press]:
        """Clear, or what the program would do; take back; the Market Hall."""
        t, steps = self.c.t, self.tried.steps
        if steps:
            yield Press("over", t("loading-over"), own_plan, aside=self.touched)
        elif self.pool and self.touched:
            yield Press("suggest", t("loading-suggest"), self.suggested, aside=True)
        if self.touched and steps:
            yield Press("back", t("loading-back"), self.one_less, aside=True)
        if self.hall_open or {Exchange, Trade} & self.offered.keys():
            yield Press(MORE, t("loading-less" if self.hall_open else "loading-more"), self.other_menus)

    # --- What it leads to

    def pick(self, name: str, values: Sequence[str]) -> Draft:
        """A good goes somewhere: a step; what stays, what is given: a pick. Raises `Stale`."""
        plan = Draft(self.tried.steps, self.plan.picked)
        goods = tuple(value.partition(".")[0] for value in values)
        if name in ("keep", "give"):
            return plan.with_pick(name, goods)
        if name == "use":
            step: Action = next(use for use in self.uses if digest(use) in values)
        elif name == "take":
            step = act(Exchange, self.seat, give=self.plan.choice("give"), take=values[0])
        else:
            step = act(Trade, self.seat, give=goods)
        if not self.asked.allows(step):
            raise Stale
        return plan.with_step(step)

    def suggested(self) -> Draft:
        """What the program would do from here: steps, and what it would keep."""
        plan = suggestion(self.c, self.state, self.seat)
        return Draft((*self.tried.steps, *plan.steps), {TOUCHED: (), **plan.picked})

    def one_less(self) -> Draft:
        """One step less; before that, what was picked to stay or to be given."""
        picked = "give" in self.plan.picked or self.done != self.default
        return own_plan(self.tried.steps if picked else self.tried.steps[:-1])

    def other_menus(self) -> Draft:
        """The Market Hall in place of the other menus, or these again."""
        kept = {name: goods for name, goods in self.plan.picked.items() if name == "keep"}
        return Draft(self.tried.steps, {TOUCHED: (), **kept, **({} if self.hall_open else {MORE: ()})})

    def unsealed(self) -> Draft:
        """What was sealed lies open again."""
        return Draft(self.tried.steps, self.plan.picked).with_pick("keep", self.kept_goods)


FORMS = {LOADING: LoadingForm}


def without_end(steps: Sequence[Action]) -> tuple[Action, ...]:
    """The steps of Loading before its end."""
    return tuple(step for step in steps if not isinstance(step, Done))


def values_of(goods: Iterable[str]) -> list[str]:
    """A value for each good: `tea.1`, `tea.2`."""
    seen: Counter[str] = Counter()
    numbered = []
    for good in goods:
        seen[good] += 1
        numbered.append(f"{good}.{seen[good]}")
    return numbered


def suggestion(c: Context, state: State, seat: int) -> Draft:
    """What the program would do: steps, and what it would keep. Empty where there is nothing to load."""
    plan = c.suggest(state, seat, "")
    steps, last = without_end(plan), plan[-1] if plan else None
    kept = (*last.warehouse, *last.hall) if isinstance(last, Done) else ()
    return Draft(steps, {"keep": kept} if kept else {})


def own_plan(steps: tuple[Action, ...] = ()) -> Draft:
    """A plan of the seat's own with these steps; without any it is an empty desk, not the suggestion."""
    return Draft(steps, {TOUCHED: ()})


# --- In words


def plan_lines(form: LoadingForm) -> Iterator[str]:
    """Each step, and what to look at again; what stays and what would be lost is on the button."""
    t, steps = form.c.t, form.tried.steps
    if dropped := form.tried.dropped:
        yield "⚠️ " + t("loading-dropped", steps="; ".join(step_text(t, form.state, step) for step in dropped))
    yield from (f"{number}. {step_text(t, form.state, step)}" for number, step in enumerate(steps, 1))
    if form.touched:
        yield from (f"⚠️ {could}" for could in missed_lines(form))


def deed_label(form: LoadingForm, verb: str) -> str:
    """What pressing Confirm leads to, in words, or where they are too long in numbers: goods that are lost,
    gains, completed contracts; where there is none of these, what stays."""
    for counted in (False, True):
        deeds = [*deeds_of(form, counted)]
        label = f"{verb}: {', '.join(deeds)}" if deeds else verb
        if len(label) <= LABEL:
            return label
    shown = deeds[:-1]
    while len(shown) > 1 and len(f"{verb}: {', '.join(shown)}, …") > LABEL:
        shown.pop()
    return shorten(f"{verb}: {', '.join(shown)}, …", LABEL)


def deeds_of(form: LoadingForm, counted: bool) -> Iterator[str]:
    """What a plan leads to. `counted`: goods and contracts by their number."""
    t, seat = form.c.t, form.seat
    before, after = form.s.seats[seat], form.state.seats[seat]
    if form.lost_goods:
        yield t("loading-deed-lose", goods=brief_goods(t, form.lost_goods, counted))
    if coins := after.coins - before.coins:
        yield "+" + t("amount-coins", coins=coins)
    if points := after.points - before.points:
        yield "+" + t("amount-points", points=points)
    filled = [
        form.s.card(contract)
        for contract in after.filled
        if form.s.missing(seat, contract) and not form.state.missing(seat, contract)
    ]
    if counted and len(filled) > 1:
        yield t("loading-deed-contracts", number=len(filled))
    else:
        yield from (t("loading-deed-complete", contract=words.card_name(t, card)) for card in filled)
    if form.kept_goods and not (form.lost_goods or coins or points or filled):
        yield t("loading-deed-keep", goods=brief_goods(t, form.kept_goods, counted))


def brief_goods(t: Texts, goods: Sequence[str], counted: bool) -> str:
    """Goods by their words, equal ones together; or how many they are."""
    if counted and len(goods) > 1:
        return t("loading-deed-goods", number=len(goods))
    each = Counter(goods).items()
    return " + ".join(t(f"good-{good}") + (f" ×{number}" if number > 1 else "") for good, number in each)


def missed_lines(form: LoadingForm) -> Iterator[str]:
    """Which goods would be kept or lost although an own card could take them."""
    t = form.c.t
    takers: dict[str, list[str]] = {}
    for use in form.missed_uses:
        name = own_name(t, form.state, form.seat, form.state.card(use.to))
        takers.setdefault(use.good, []).append(name)
    for good, cards in takers.items():
        lost = "yes" if good in form.lost_goods else "no"
        yield t("loading-missed", lost=lost, good=words.good_name(t, good), to=", ".join(cards))


def use_text(form: LoadingForm, use: Deliver | Sell | Process) -> str:
    """A place for a good, and what it leads to."""
    t, card, good = form.c.t, form.state.card(use.to), words.good_name(form.c.t, use.good)
    if isinstance(use, Deliver):
        rest = [needed for needed in form.state.missing(form.seat, use.to) if needed != use.good]
        key, name = (
            "loading-use-deliver-rest" if rest else "loading-use-deliver",
            own_name(t, form.state, form.seat, card),
        )
        return t(key, rest=", ".join(t(f"good-{needed}") for needed in rest), good=good, to=name)
    to = words.card_name(t, card)
    return t(f"loading-use-{use.do}", coins=card.coins, points=card.points, good=good, to=to)
