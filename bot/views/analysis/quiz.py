"""A player's costliest decisions as a quiz: the position as they saw it, then its cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Section, Sheet
from bot.presenter.contract import Presenter
from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.analysis.grades import grade_lines
from bot.views.office.advice import adviser
from bot.views.paging import back_button, next_button
from bot.views.scene import Scene
from bot.views.table.board import in_words
from bot.views.table.forking import ForkForm
from engine.analysis.report import Judgement, mean_grade
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft

MOST = 5
"""Decisions that are shown."""
SHOWN = "shown"
"""The name of a page that tells the answer."""
OFFERED = 25
FINE = 0.5
"""Errors in points below which tenths are shown."""


@dataclass(frozen=True, slots=True)
class QuizPage:
    """One of the decisions: `scene` is the moment as its seat saw it; `number` of `of`, from 0."""

    scene: Scene
    it: Judgement
    number: int
    of: int
    table: int

    @property
    def played_action(self) -> Action:
        """What was played."""
        return self.scene.table.game.move(self.it.played)

    @property
    def best(self) -> Action:
        """What the judge would play."""
        return self.scene.table.game.move(self.it.best)


def costliest(decisions: Sequence[Judgement]) -> list[Judgement]:
    """The marked decisions that cost most."""
    return sorted((it for it in decisions if it.mark), key=lambda it: -it.loss)[:MOST]


def question(page: QuizPage, presenter: Presenter, picture: Picture | None) -> Sheet:
    """What would you do now? With the answers that were offered."""
    t, c = page.scene.t, page.scene.context
    options = [(digest(it), presenter.answers.label(c, it)) for it in answer_choices(page, presenter)]
    menu = Menu(Id("quiz", page.table, page.number, SHOWN), t("analysis-now"), Choices(options))
    show = Button(Id("quiz", page.table, page.number, SHOWN), t("analysis-show"), Style.primary)
    lines = [
        *(presenter.office.own_question(c, it) for it in answered_question(page)),
        presenter.office.purse(c, Draft()),
        f"**{t('analysis-question')}**",
    ]
    return Sheet(
        heading(page),
        "\n".join(filter(None, lines)),
        [menu, *around(page, show)],
        [*surroundings(page, presenter, picture), *presenter.pictures.office_text(c, Draft())],
        picture=picture,
        game=t.game,
    )


def answered_question(page: QuizPage) -> Iterator[Decision]:
    """The question that was answered."""
    yield from [it for it in page.scene.mine if it.allows(page.played_action)][:1]


def surroundings(page: QuizPage, presenter: Presenter, picture: Picture | None) -> Sequence[Section]:
    """The board in words where no picture shows it."""
    return () if picture is not None else in_words(page.scene, presenter).sections


def answer_choices(page: QuizPage, presenter: Presenter) -> list[Action]:
    """Answers to choose from, in an order that tells nothing: the played one, the best one, and others that
    were on the buttons."""
    listed = [
        it
        for decision in page.scene.mine
        for it in (*presenter.answers.options(decision), *presenter.answers.menu_options(decision))
    ]
    found = [*dict.fromkeys((page.played_action, page.best, *listed))][:OFFERED]
    return sorted(found, key=digest)


def solution(page: QuizPage, presenter: Presenter, picture: Picture | None, chosen: str) -> Sheet:
    """What one did, what was better, what it cost, and why."""
    t = page.scene.t
    c, reason = page.scene.context, presenter.guide.reason(page.scene.context, page.best)
    lines = [
        *(presenter.office.own_question(c, it) for it in answered_question(page)),
        t("analysis-right") if chosen == digest(page.best) else "",
        t("analysis-did", what=label(page, presenter, page.played_action)),
        *explanation(page, presenter),
        reason or "",
    ]
    text = "\n".join(filter(None, lines))
    more = [
        Button(fork(page).id("fork", page.scene.table), t("replay-fork"), row=1),
        Button(Id("showdecision", page.table, page.number), t("analysis-share"), row=1),
    ]
    return Sheet(heading(page), text, [*around(page), *more], picture=picture, game=t.game)


def fork(page: QuizPage) -> ForkForm:
    """To play on from the decision, in the same seat."""
    agent = page.scene.table.agents.choices[0]
    return ForkForm(page.it.round, page.it.seat, agent, page.it.number)


def explanation(page: QuizPage, presenter: Presenter) -> Iterator[str]:
    """What was better, what the master would have played, and the cost."""
    t, it = page.scene.t, page.it
    yield t("analysis-better", what=label(page, presenter, page.best))
    if it.master is not None:
        action = page.scene.table.game.move(it.master)
        same = "yes" if action == page.best else "no"
        yield t("analysis-master", who=adviser(page.scene), what=label(page, presenter, action), same=same)
    yield t("analysis-cost", points=points(t, it.loss, it.error), mark=it.mark)


def public_sheet(page: QuizPage, presenter: Presenter, picture: Picture | None, who: str) -> Sheet:
    """A decision for all, in the words of the table, because its player wants it."""
    t = page.scene.t
    lines = [
        t("analysis-shared-by", who=who, table=page.table, round=page.it.round),
        *(presenter.board.question(page.scene.context, it) for it in answered_question(page)),
        t("analysis-did-other", what=label(page, presenter, page.played_action)),
        *explanation(page, presenter),
    ]
    return Sheet(t("analysis-title"), "\n".join(lines), picture=picture, game=t.game)


def label(page: QuizPage, presenter: Presenter, action: Action) -> str:
    """An answer in words."""
    return presenter.answers.label(page.scene.context, action)


def points(t: Texts, number: float, error: float) -> str:
    """Points in tenths where their error is small, else in whole ones."""
    return decimal(t, number) if error < FINE else str(round(number)).replace("-", "−")


def heading(page: QuizPage) -> str:
    """Which decision this is."""
    return page.scene.t("analysis-page", number=page.number + 1, of=page.of, round=page.it.round)


def around(page: QuizPage, *more: Button) -> list[Control]:
    """To the one before and the one after, and what stands between."""
    t = page.scene.t
    back = back_button(t, Id("quiz", page.table, max(0, page.number - 1), "at"), off=page.number == 0)
    on = next_button(t, Id("quiz", page.table, page.number + 1, "at"))
    return [back, *more, on, Button(Id("decided", page.table), t("analysis-all"))]


def summary(scene: Scene, decisions: Sequence[Judgement], best: str) -> Sheet:
    """After the last decision: what one did best, `best` in words, and how well one decided on the whole."""
    t, table = scene.t, scene.table
    marked, find = len(costliest(decisions)), best_find(decisions)
    found = points(t, find.found, find.error) if find else ""
    lines = [
        "" if marked else t("analysis-clean"),
        t("analysis-find", round=find.round, what=best, points=found) if find else "",
        *grade_lines(t, table, mean_grade(decisions)),
    ]
    back = [back_button(t, Id("quiz", table.id, marked - 1, "at"))] if marked else []
    text = "\n".join(filter(None, lines)) or t("analysis-nothing")
    return Sheet(t("analysis-mine"), text, [*back, Button(Id("decided", table.id), t("analysis-all"))])


def best_find(decisions: Sequence[Judgement]) -> Judgement | None:
    """The best answer that the quick player would have missed."""
    return max((it for it in decisions if it.found > 0), key=lambda it: it.found, default=None)
