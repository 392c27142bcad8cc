"""The desk: Loading laid out step by step, final only with Confirm."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.speicherstadt import words
from bot.games.speicherstadt.office import things
from bot.games.speicherstadt.office.draft import ASKS, MORE, LoadingDraft, values_of
from bot.games.speicherstadt.steps import step_text
from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Section
from bot.presenter.context import Context
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.games.speicherstadt.actions import Deliver, Exchange, Process, Sell, Trade
from engine.games.speicherstadt.phases.loading import TRADE
from engine.games.speicherstadt.state import State
from engine.tables.model.drafts import Draft


def desk(c: Context, decision: Decision, draft: Draft) -> tuple[list[Section], list[Control]]:
    """The plan and the controls of Loading."""
    it = LoadingDraft.of(c, decision.seat, draft)
    title = c.t("loading-plan" if it.touched else "loading-suggested")
    return [(title, "\n".join(plan_lines(it)))], list(controls(it))


def purse(c: Context, draft: Draft) -> str:
    """Coins and points, with the steps on the desk as if they were made: what the picture shows."""
    state = planned_state(c, draft)
    text = things.purse(c, state)
    return text if state is None else c.t("office-planned", purse=text)


def planned_state(c: Context, draft: Draft) -> State | None:
    """The table after the plan on the desk, with what would be lost still in the pool; None where nothing is
    laid out."""
    asked = next((it for it in c.pending if it.seat == c.me and it.ask in ASKS), None)
    if asked is None:
        return None
    it = LoadingDraft.of(c, c.me, draft)
    state = it.state.clone()
    me = state.seats[c.me]
    me.pool, me.warehouse, me.hall = it.lost_goods, list(it.done_action.warehouse), list(it.done_action.hall)
    return state


def plan_lines(it: LoadingDraft) -> Iterator[str]:
    """What becomes of every good: each step, what stays, what would be lost; and what to look at again."""
    t = it.c.t
    if it.dropped:
        yield "⚠️ " + t(
            "loading-dropped", steps="; ".join(step_text(t, it.state, step) for step in it.dropped)
        )
    if not it.steps and it.pool and it.touched:
        yield t("loading-plan-empty")
    yield from (f"{number}. {line}" for number, line in enumerate(fates(it), 1))
    if it.touched:
        yield from (f"⚠️ {could}" for could in missed_lines(it))
    if not (it.steps or it.pool):
        yield t("office-nothing")


def fates(it: LoadingDraft) -> Iterator[str]:
    """Each step, what stays, what would be lost."""
    t = it.c.t
    yield from (step_text(t, it.state, step) for step in it.steps)
    if it.kept_goods:
        yield t("loading-keep", goods=words.goods_list(t, it.kept_goods))
    if it.lost_goods:
        yield "⚠️ " + t("loading-lose", goods=words.goods_list(t, it.lost_goods))


def missed_lines(it: LoadingDraft) -> Iterator[str]:
    """Which goods would be kept or lost although an own card could take them."""
    takers: dict[str, list[str]] = {}
    for use in it.missed_uses:
        takers.setdefault(use.good, []).append(words.marked_name(it.c.t, it.state.card(use.to)))
    for good, cards in takers.items():
        facts = {"good": words.good_name(it.c.t, good), "to": ", ".join(cards)}
        yield it.c.t("loading-missed", lost="yes" if good in it.lost_goods else "no", **facts)


def controls(it: LoadingDraft) -> Iterator[Control]:
    """At most two menus and five buttons: places for goods, or the trades of the Market Hall."""
    t, more = it.c.t, MORE in it.draft.picked
    yield from hall_menus(it) if more else menus(it)
    yield final(it)
    if it.steps:
        yield button(it, "over", t("loading-over"))
    elif it.pool and it.touched:
        yield button(it, "suggest", t("loading-suggest"))
    if it.touched and it.steps:
        yield button(it, "back", t("loading-back"))
    if more or it.offers(Exchange) or it.offers(Trade):
        yield button(it, MORE, t("loading-less" if more else "loading-more"))


def final(it: LoadingDraft) -> Button:
    """Confirm; ahead of time, seal. It counts the goods that would be lost, and is red where they could be
    used, kept or sold."""
    t, lost = it.c.t, len(it.lost_goods)
    useful = bool(it.missed_uses) or len(it.kept_goods) < min(it.room, len(it.pool)) or lost >= TRADE
    careless = it.touched and bool(lost) and useful
    if it.c.ahead:
        verb, label = "seal", t("orders-seal-lose", number=lost) if lost else t("orders-seal")
    else:
        verb, label = "confirm", t("loading-confirm-lose", number=lost) if lost else t("loading-confirm")
    return Button(id_of(it, verb, it.mark), label, Style.danger if careless else Style.success)


def id_of(it: LoadingDraft, verb: str, name: str) -> Id:
    """The id of a control of this desk. What is prepared belongs to the round, for own moves go on."""
    c = it.c
    return Id(verb, c.table, c.round if c.ahead else c.ply, name)


def menus(it: LoadingDraft) -> Iterator[Menu]:
    """A place for a good; what stays: each only where there is something to choose."""
    t = it.c.t
    if it.uses:
        yield menu(
            it, "use", t("loading-use"), Choices([(digest(use), use_text(it, use)) for use in it.uses])
        )
    if it.pool:
        keep = Choices(copies(it, "keep"), 0, min(it.room, len(it.pool)), values_of(it.kept_goods))
        yield menu(it, "keep", t("loading-pick-keep", room=it.room), keep)


def hall_menus(it: LoadingDraft) -> Iterator[Menu]:
    """Exchange and sale."""
    if it.offers(Exchange):
        yield exchange_menu(it)
    if it.offers(Trade):
        yield menu(it, "trade", it.c.t("loading-pick-trade"), Choices(copies(it, "sell"), 2, 2))


def exchange_menu(it: LoadingDraft) -> Menu:
    """First what is given, then what is taken for it."""
    t, (give, take) = it.c.t, it.form(Exchange).picks
    given = it.picked_goods("give")
    wanted = [(good, words.good_name(t, good)) for good in take.among if good not in given]
    if len(given) != give.least or not wanted:
        label = t("loading-pick-give", number=give.least)
        return menu(it, "give", label, Choices(copies(it, "give"), give.least, give.most))
    return menu(it, "take", t("loading-pick-take", give=words.goods_list(t, given)), Choices(wanted))


def menu(it: LoadingDraft, name: str, label: str, choices: Choices) -> Menu:
    """A menu of this desk."""
    return Menu(id_of(it, "ahead" if it.c.ahead else "desk", name), label, choices)


def button(it: LoadingDraft, name: str, label: str) -> Button:
    """A button of this desk."""
    return Button(id_of(it, "ahead" if it.c.ahead else "desk", name), label)


def copies(it: LoadingDraft, verb: str) -> list[tuple[str, str]]:
    """Every single good of the pool as an option that says what is done with it; copies distinguished."""
    options = []
    for value in values_of(it.pool):
        good, _, copy = value.partition(".")
        name = words.good_name(it.c.t, good) + (f" ({copy})" if copy != "1" else "")
        options.append((value, it.c.t(f"loading-option-{verb}", good=name)))
    return options


def use_text(it: LoadingDraft, use: Action) -> str:
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
