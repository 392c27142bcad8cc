"""A player's costliest decisions as a quiz: the position as they saw it, then its cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.presenter.contract import Presenter
from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.analysis.grades import grade_lines
from bot.views.office.advice import adviser
from bot.views.page_buttons import back_button, next_button
from bot.views.scene import Scene
from bot.views.table.board import in_words
from bot.views.table.fork_form import ForkForm
from engine.analysis.report import Judgement, mean_grade
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft

MOST = 5
"""Number of decisions shown."""
SHOWN = "shown"
"""In the id of a control: the page that shows the answer."""
OFFERED = 25
FINE = 0.5
"""Errors in points below which tenths are shown."""


@dataclass(frozen=True, slots=True)
class QuizPage:
    """Decision `number` (from 0) of `of`; `scene`: the moment as its seat saw it."""

    scene: Scene
    judgement: Judgement
    number: int
    of: int
    table: int

    @property
    def played_action(self) -> Action:
        return self.scene.table.game.move(self.judgement.played)

    @property
    def best(self) -> Action:
        """The action that the judge would play."""
        return self.scene.table.game.move(self.judgement.best)


def costliest(decisions: Sequence[Judgement]) -> list[Judgement]:
    """The marked decisions, by loss."""
    return sorted((miss for miss in decisions if miss.mark), key=lambda miss: -miss.loss)[:MOST]


def question(page: QuizPage, presenter: Presenter, picture: Picture | None) -> Sheet:
    """The question of a decision, with the answers that were offered."""
    t, c = page.scene.t, page.scene.context
    choices = answer_choices(page, presenter)
    options = [(digest(action), presenter.answers.label(c, action)) for action in choices]
    menu = Menu(Id("quiz", page.table, page.number, SHOWN), t("analysis-now"), Choices(options))
    show = Button(Id("quiz", page.table, page.number, SHOWN), t("analysis-show"), Style.primary)
    lines = [
        *(presenter.office.own_question(c, decision) for decision in answered_question(page)),
        presenter.office.purse(c, Draft()),
        f"**{t('analysis-question')}**",
    ]
    sections = () if picture is not None else in_words(page.scene, presenter).sections
    return Sheet(
        heading(page),
        "\n".join(filter(None, lines)),
        [menu, *navigation(page, show)],
        [*sections, *presenter.pictures.office_text(c, Draft())],
        picture=picture,
        game=t.game,
    )


def answered_question(page: QuizPage) -> Iterator[Decision]:
    """The decision that was answered, if it is still known."""
    yield from [decision for decision in page.scene.mine if decision.allows(page.played_action)][:1]


def answer_choices(page: QuizPage, presenter: Presenter) -> list[Action]:
    """Answers to choose from, sorted by digest, which discloses nothing: the one played, the best one, and
    other offered ones."""
    listed = [
        action
        for decision in page.scene.mine
        for action in (*presenter.answers.options(decision), *presenter.answers.menu_options(decision))
    ]
    actions = [*dict.fromkeys((page.played_action, page.best, *listed))][:OFFERED]
    return sorted(actions, key=digest)


def solution(page: QuizPage, presenter: Presenter, picture: Picture | None, chosen: str) -> Sheet:
    """What was played, what was better, its cost, and why."""
    t = page.scene.t
    c, reason = page.scene.context, presenter.guide.reason(page.scene.context, page.best)
    right, played = chosen == digest(page.best), label(page, presenter, page.played_action)
    lines = [
        *(presenter.office.own_question(c, decision) for decision in answered_question(page)),
        t("analysis-right") if right else "",
        "" if right and page.played_action == page.best else t("analysis-did", what=played),
        *explanation(page, presenter),
        reason or "",
    ]
    text = "\n".join(filter(None, lines))
    more = [
        Button(fork(page).id("fork", page.scene.table), t("replay-fork"), row=1),
        Button(Id("showdecision", page.table, page.number), t("analysis-share"), row=1),
    ]
    return Sheet(heading(page), text, [*navigation(page), *more], picture=picture, game=t.game)


def fork(page: QuizPage) -> ForkForm:
    """The form to play on from this decision, in the same seat."""
    agent = page.scene.table.agents.choices[0]
    return ForkForm(page.judgement.round, page.judgement.seat, agent, page.judgement.number)


def explanation(page: QuizPage, presenter: Presenter) -> Iterator[str]:
    """The better answer, the adviser's one, and the cost."""
    t, judgement = page.scene.t, page.judgement
    yield t("analysis-better", what=label(page, presenter, page.best))
    if judgement.master is not None:
        action = page.scene.table.game.move(judgement.master)
        same = "yes" if action == page.best else "no"
        yield t("analysis-master", who=adviser(page.scene), what=label(page, presenter, action), same=same)
    yield t("analysis-cost", points=points(t, judgement.loss, judgement.error), mark=judgement.mark)


def public_sheet(page: QuizPage, presenter: Presenter, picture: Picture | None, name: str) -> Sheet:
    """A decision as its player shares it with all."""
    t = page.scene.t
    lines = [
        t("analysis-shared-by", who=name, table=page.table, round=page.judgement.round),
        *(presenter.board.question(page.scene.context, decision) for decision in answered_question(page)),
        t("analysis-did-other", what=label(page, presenter, page.played_action)),
        *explanation(page, presenter),
    ]
    return Sheet(t("analysis-title"), "\n".join(lines), picture=picture, game=t.game)


def label(page: QuizPage, presenter: Presenter, action: Action) -> str:
    """Text of an action in the words of its game."""
    return presenter.answers.label(page.scene.context, action)


def points(t: Texts, number: float, error: float) -> str:
    """Points in tenths where their error is small, else in whole ones."""
    return decimal(t, number) if error < FINE else str(round(number)).replace("-", "−")


def heading(page: QuizPage) -> str:
    """Number of the decision, and its round."""
    return page.scene.t("analysis-page", number=page.number + 1, of=page.of, round=page.judgement.round)


def navigation(page: QuizPage, *more: Button) -> list[Control]:
    """Buttons to the decisions before and after, with `more` between them."""
    t = page.scene.t
    back = back_button(t, Id("quiz", page.table, max(0, page.number - 1), "at"), off=page.number == 0)
    on = next_button(t, Id("quiz", page.table, page.number + 1, "at"))
    return [back, *more, on, Button(Id("decided", page.table), t("analysis-all"))]


def summary(scene: Scene, decisions: Sequence[Judgement], best: str) -> Sheet:
    """The page after the last decision: the best answer found (`best`: its text), and grades."""
    t, table = scene.t, scene.table
    marked, find = len(costliest(decisions)), best_find(decisions)
    gain = points(t, find.found, find.error) if find else ""
    lines = [
        "" if marked else t("analysis-clean"),
        t("analysis-find", round=find.round, what=best, points=gain) if find else "",
        *grade_lines(t, table, mean_grade(decisions)),
    ]
    back = [back_button(t, Id("quiz", table.id, marked - 1, "at"))] if marked else []
    text = "\n".join(filter(None, lines)) or t("analysis-nothing")
    return Sheet(t("analysis-mine"), text, [*back, Button(Id("decided", table.id), t("analysis-all"))])


def best_find(decisions: Sequence[Judgement]) -> Judgement | None:
    """The best answer that the quick player would have missed."""
    return max((hit for hit in decisions if hit.found > 0), key=lambda hit: hit.found, default=None)
