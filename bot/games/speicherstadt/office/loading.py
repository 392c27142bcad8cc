"""The desk: Loading laid out step by step, final only with Confirm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.context import Context
from bot.games.speicherstadt import words
from bot.games.speicherstadt.office import things
from bot.games.speicherstadt.office.draft import Desk, laid_out
from bot.games.speicherstadt.pictures import shown as pictures
from bot.games.speicherstadt.pictures.facts import OfficeFacts
from bot.interactions.controls import Button, Choices, Control, Menu, Style
from bot.interactions.ids import Id
from bot.interactions.sheets import Section
from bot.texts import Texts
from engine.core.actions import Action, act, digest
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Deliver, Done, Exchange, Process, Sell, Trade
from engine.games.speicherstadt.agents.answers.loading import suggest
from engine.games.speicherstadt.state import State
from engine.tables.errors import Stale
from engine.tables.play.drafts import Draft

ASKS = frozenset({"loading"})
"""What is laid out here."""


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """The sections and the controls of Loading."""
    it = Desk.of(c, decision.seat, draft)
    t = c.t
    sections = [
        (t("loading-goods"), "\n".join(goods_lines(it))),
        (t("loading-plan"), "\n".join(plan_lines(it))),
    ]
    return sections, list(controls(it))


def office_facts(c: Context, draft: Draft) -> OfficeFacts:
    """The picture of an office, with the steps on its desk as if they were made."""
    return pictures.office_facts(c, c.me, planned(c, draft))


def purse(c: Context, draft: Draft) -> str:
    """Coins and points, with the steps on the desk as if they were made: what the picture shows."""
    state = planned(c, draft)
    text = things.purse(c, state)
    return text if state is None else c.t("office-planned", purse=text)


def planned(c: Context, draft: Draft) -> State | None:
    """The table after the steps on the desk; None where nothing is laid out."""
    steps = laid_out(draft.steps)
    return c.rehearsed(steps).state if steps else None


def goods_lines(it: Desk) -> Iterator[str]:
    """What has no place yet, what of it stays, and first of all what would be lost."""
    t = it.c.t
    if it.lost:
        yield "⚠️ " + t("loading-lose", goods=words.goods_list(t, it.lost))
    yield t("loading-pool", goods=words.goods_list(t, it.pool)) if it.pool else t("loading-pool-empty")
    if it.kept:
        yield t("loading-keep", goods=words.goods_list(t, it.kept))


def plan_lines(it: Desk) -> Iterator[str]:
    """The steps so far, and what others have made impossible."""
    t = it.c.t
    if it.dropped:
        yield "⚠️ " + t(
            "loading-dropped", steps="; ".join(step_text(t, it.state, step) for step in it.dropped)
        )
    yield from (f"{number}. {step_text(t, it.state, step)}" for number, step in enumerate(it.steps, 1))
    if not it.steps:
        yield t("loading-plan-empty") if it.pool else words.EMPTY


def step_text(t: Texts, s: State, step: Action) -> str:
    """A step in words; of the last one, what stays."""
    if isinstance(step, Deliver | Sell | Process):
        card = s.card(step.to)
        facts = {"good": words.good_name(t, step.good), "to": words.marked_name(t, card)}
        return t(f"loading-step-{step.do}", coins=card.coins, points=card.points, **facts)
    if isinstance(step, Exchange):
        take = words.good_name(t, step.take)
        return t("loading-step-exchange", give=words.goods_list(t, step.give), take=take)
    if isinstance(step, Trade):
        return t("loading-step-trade", give=words.goods_list(t, step.give), coins=1)
    if isinstance(step, Done):
        return t("loading-keep", goods=words.goods_list(t, (*step.warehouse, *step.hall)))
    return step.do


def controls(it: Desk) -> Iterator[Control]:
    """At most four menus and a row of buttons."""
    yield from menus(it)
    t = it.c.t
    yield button(it, "suggest", t("loading-suggest"), disabled=not it.pool)
    yield button(it, "back", t("loading-back"), disabled=not (it.draft.steps or it.draft.picked))
    yield final(it)


def final(it: Desk) -> Button:
    """Confirm; ahead of time, seal. It says how many goods that would cost."""
    t, lost = it.c.t, len(it.lost)
    if it.c.ahead:
        verb, label = "seal", t("orders-seal-lose", number=lost) if lost else t("orders-seal")
    else:
        verb, label = "confirm", t("loading-confirm-lose", number=lost) if lost else t("loading-confirm")
    return Button(id_of(it, verb, it.mark), label, Style.danger if lost else Style.success, row=4)


def id_of(it: Desk, verb: str, name: str) -> Id:
    """The id of a control of this desk. What is prepared belongs to the round, for one's own moves go on."""
    c = it.c
    return Id(verb, c.table, c.round if c.ahead else c.ply, name)


def menus(it: Desk) -> Iterator[Menu]:
    """A place for a good; what stays; exchange; sale: each only where there is something to choose."""
    t = it.c.t
    uses = [(digest(use), use_text(it, use)) for use in it.decision.options[1:]]
    if uses:
        yield menu(it, "use", t("loading-use"), Choices(uses), 0)
    if it.offers(Exchange):
        yield exchange_menu(it)
    if it.offers(Trade):
        yield menu(it, "trade", t("loading-pick-trade"), Choices(copies(it, "sell"), 2, 2), 2)
    if it.pool:
        keep = Choices(copies(it, "keep"), 0, min(it.room, len(it.pool)), values_of(it.kept))
        yield menu(it, "keep", t("loading-pick-keep", room=it.room), keep, 3)


def exchange_menu(it: Desk) -> Menu:
    """First what is given, then what is taken for it."""
    t, (give, take) = it.c.t, it.form(Exchange).picks
    given = it.picked("give")
    wanted = [(good, words.good_name(t, good)) for good in take.among if good not in given]
    if len(given) != give.least or not wanted:
        label = t("loading-pick-give", number=give.least)
        return menu(it, "give", label, Choices(copies(it, "give"), give.least, give.most), 1)
    return menu(it, "take", t("loading-pick-take", give=words.goods_list(t, given)), Choices(wanted), 1)


def menu(it: Desk, name: str, label: str, choices: Choices, row: int) -> Menu:
    """A menu of this desk."""
    return Menu(id_of(it, "ahead" if it.c.ahead else "desk", name), label, choices, row)


def button(it: Desk, name: str, label: str, *, disabled: bool) -> Button:
    """A button of this desk."""
    return Button(id_of(it, "ahead" if it.c.ahead else "desk", name), label, disabled=disabled, row=4)


def copies(it: Desk, verb: str) -> list[tuple[str, str]]:
    """Every single good of the pool as an option that says what is done with it; copies told apart."""
    options = []
    for value in values_of(it.pool):
        good, _, copy = value.partition(".")
        name = words.good_name(it.c.t, good) + (f" ({copy})" if copy != "1" else "")
        options.append((value, it.c.t(f"loading-option-{verb}", good=name)))
    return options


def values_of(goods: Iterable[str]) -> list[str]:
    """A value for each good: `tea.1`, `tea.2`."""
    seen: dict[str, int] = {}
    out = []
    for good in goods:
        seen[good] = seen.get(good, 0) + 1
        out.append(f"{good}.{seen[good]}")
    return out


def use_text(it: Desk, use: Action) -> str:
    """A place for a good, and what it leads to."""
    t = it.c.t
    if isinstance(use, Deliver):
        rest = [good for good in it.state.missing(it.seat, use.to) if good != use.good]
        key = "loading-use-deliver-rest" if rest else "loading-use-deliver"
        facts = {"good": words.good_name(t, use.good), "to": words.marked_name(t, it.state.card(use.to))}
        return t(key, rest=", ".join(t(f"good-{good}") for good in rest), **facts)
    if isinstance(use, Sell | Process):
        card = it.state.card(use.to)
        facts = {"good": words.good_name(t, use.good), "to": words.card_name(t, card)}
        return t(f"loading-use-{use.do}", coins=card.coins, points=card.points, **facts)
    return use.do


def use(c: Context, decision: Decision, draft: Draft, name: str, values: tuple[str, ...]) -> Draft:
    """The draft after a press on the desk; what is not offered now raises `Stale`."""
    it = Desk.of(c, decision.seat, draft)
    present = Draft(it.steps, it.draft.picked)
    if name not in PRESSES:
        raise Stale
    return PRESSES[name](it, present, values)


def back(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """One step less."""
    return draft.without_last()


def placed(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """A place for a good."""
    for option in it.decision.options:
        if digest(option) in values:
            return draft.with_step(option)
    raise Stale


def kept(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """What stays in the stores."""
    return draft.with_pick("keep", within(it, values))


def given(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """The first half of an exchange."""
    return draft.with_pick("give", within(it, values))


def taken(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """The second half of an exchange."""
    if len(values) != 1:
        raise Stale
    return step(it, draft, act(Exchange, it.seat, give=draft.picked.get("give", ()), take=values[0]))


def traded(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """Two goods for a coin."""
    if len(values) != 2:
        raise Stale
    return step(it, draft, act(Trade, it.seat, give=within(it, values)))


def step(it: Desk, draft: Draft, action: Action) -> Draft:
    """One step more, if the rules allow it; raises `Stale`."""
    if not it.decision.allows(action):
        raise Stale
    return draft.with_step(action)


def within(it: Desk, values: tuple[str, ...]) -> tuple[str, ...]:
    """The goods that these values mean; raises `Stale` where the pool does not hold them (any more)."""
    if Counter(values) - Counter(values_of(it.pool)):
        raise Stale
    return tuple(value.partition(".")[0] for value in values)


def suggested(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """What the program would do from here: steps, and what it would keep."""
    *steps, last = suggest(it.state, it.seat)
    plan = Draft((*it.steps, *steps))
    if isinstance(last, Done) and (last.warehouse or last.hall):
        return plan.with_pick("keep", (*last.warehouse, *last.hall))
    return plan


def opened(it: Desk, draft: Draft, values: tuple[str, ...]) -> Draft:
    """What was sealed lies open again."""
    return draft.with_pick("keep", it.kept)


def answer(c: Context, decision: Decision, draft: Draft, mark: str) -> tuple[Action, ...]:
    """What Confirm means; raises `Stale` where something else lies on the desk than what was seen."""
    it = Desk.of(c, decision.seat, draft)
    if it.dropped or it.mark != mark:
        raise Stale
    return (*it.steps, it.done)


PRESSES = {
    "use": placed,
    "keep": kept,
    "give": given,
    "take": taken,
    "trade": traded,
    "suggest": suggested,
    "back": back,
    "open": opened,
}
"""The controls of the desk, by the names in their ids."""
