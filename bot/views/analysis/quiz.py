"""One's own costliest decisions as a quiz: the position as one saw it, then what it cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.messages.controls import Button, Choices, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.presenter.contract import Presenter
from bot.texts import Texts
from bot.texts.writing import decimal
from bot.views.office.advice import adviser
from bot.views.scene import Scene
from engine.analysis.report import Grade, Judged, graded
from engine.core.actions import Action, digest
from engine.tables.model.drafts import Draft

MOST = 5
"""Decisions that are shown."""
SHOWN = "shown"
"""The name of a page that tells the answer."""
OFFERED = 25


@dataclass(frozen=True, slots=True)
class Page:
    """One of the decisions: `scene` is the moment as its seat saw it; `number` of `of`, from 0."""

    scene: Scene
    it: Judged
    number: int
    of: int
    table: int

    @property
    def played(self) -> Action:
        """What was played."""
        return self.scene.table.game.move(self.it.played)

    @property
    def best(self) -> Action:
        """What the judge would play."""
        return self.scene.table.game.move(self.it.best)


def costliest(decisions: Sequence[Judged]) -> list[Judged]:
    """The marked decisions that cost most."""
    return sorted((it for it in decisions if it.mark), key=lambda it: -it.loss)[:MOST]


def question(page: Page, presenter: Presenter, picture: Picture | None) -> Sheet:
    """What would you do now? With the answers that were offered."""
    t, c = page.scene.t, page.scene.context
    options = [(digest(it), presenter.answers.label(c, it)) for it in offered(page, presenter)]
    menu = Menu(Id("quiz", page.table, page.number, SHOWN), t("analysis-now"), Choices(options))
    show = Button(Id("quiz", page.table, page.number, SHOWN), t("analysis-show"), Style.primary)
    return Sheet(
        heading(page),
        t("analysis-question"),
        [menu, *around(page, show)],
        presenter.pictures.office_text(c, Draft()),
        picture=picture,
        game=t.game,
    )


def offered(page: Page, presenter: Presenter) -> list[Action]:
    """Answers to choose from, in an order that tells nothing: the played one, the best one, and others that
    were on the buttons."""
    listed = [
        it
        for decision in page.scene.mine
        for it in (*presenter.answers.options(decision), *presenter.answers.listed(decision))
    ]
    found = [*dict.fromkeys((page.played, page.best, *listed))][:OFFERED]
    return sorted(found, key=digest)


def solution(page: Page, presenter: Presenter, picture: Picture | None, chosen: str) -> Sheet:
    """What one did, what was better, what it cost, and why."""
    t, c = page.scene.t, page.scene.context
    lines = [
        t("analysis-right") if chosen == digest(page.best) else "",
        t("analysis-did", what=presenter.answers.label(c, page.played)),
        t("analysis-better", who=adviser(page.scene), what=presenter.answers.label(c, page.best)),
        t("analysis-cost", points=points(t, page.it), mark=page.it.mark),
        presenter.guide.reason(c, page.best),
    ]
    text = "\n".join(filter(None, lines))
    on = Button(Id("fork", page.table, page.it.round), t("replay-fork"), row=1)
    return Sheet(heading(page), text, [*around(page), on], picture=picture, game=t.game)


def points(t: Texts, it: Judged) -> str:
    """A loss: in tenths where its error is small, else in whole points."""
    return decimal(t, it.loss) if it.error < 0.5 else str(round(it.loss))


def heading(page: Page) -> str:
    """Which decision this is."""
    return page.scene.t("analysis-page", number=page.number + 1, of=page.of, round=page.it.round)


def around(page: Page, *more: Button) -> list[Control]:
    """To the one before and the one after, and what stands between."""
    back = Button(Id("quiz", page.table, max(0, page.number - 1), "at"), "◀", disabled=page.number == 0)
    on = Button(Id("quiz", page.table, page.number + 1, "at"), "▶")
    overview = Button(Id("decided", page.table), page.scene.t("analysis-all"))
    return [back, *more, on, overview]


def summary(t: Texts, table: int, decisions: Sequence[Judged], best: str) -> Sheet:
    """After the last decision: how well one decided on the whole; `best`: what one did best, in words."""
    marked = len(costliest(decisions))
    find = best_find(decisions)
    lines = [
        "" if marked else t("analysis-clean"),
        graded_in_words(t, graded(decisions)),
        t("analysis-find", round=find.round, what=best, points=decimal(t, find.found)) if find else "",
    ]
    back = [Button(Id("quiz", table, marked - 1, "at"), "◀")] if marked else []
    text = "\n".join(filter(None, lines)) or t("analysis-nothing")
    return Sheet(t("analysis-mine"), text, [*back, Button(Id("decided", table), t("analysis-all"))])


def best_find(decisions: Sequence[Judged]) -> Judged | None:
    """The best answer that the quick player would have missed."""
    return max((it for it in decisions if it.found > 0), key=lambda it: it.found, default=None)


def graded_in_words(t: Texts, grade: Grade | None) -> str:
    """The mean loss of a seat, with its error."""
    if grade is None:
        return ""
    loss, error = decimal(t, max(0.0, grade.loss)), decimal(t, grade.error)
    return t("analysis-grade", loss=loss, error=error, count=grade.decisions)
