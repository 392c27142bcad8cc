"""A player's costliest decisions as a quiz: the position as they saw it, then its cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.messages.controls import Button, Choices, Control, Menu, shorten
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Section, Sheet
from bot.presenter.contract import Presenter
from bot.texts import Texts
from bot.texts.formats import decimal
from bot.views.analysis.grades import Levels, grade_lines
from bot.views.office.advice import telling_reason
from bot.views.page_buttons import back_button, next_button
from bot.views.scene import Scene
from bot.views.table.board import in_words
from bot.views.table.fork_form import ForkForm
from engine.analysis.report import Judgement
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft

MOST = 5
"""Number of decisions shown."""
SHOWN = "shown"
"""In the id of a control: the page that shows the answer."""
LONGEST = 100
"""Characters of an answer in a menu."""
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


class ComparedAnswer(NamedTuple):
    """An answer that was compared: its moves, what it cost, and how well that is known."""

    moves: tuple[Action, ...]
    cost: float
    doubt: float

    @property
    def key(self) -> str:
        return digest(self.moves[0]) + str(len(self.moves))


def answers(page: QuizPage) -> list[ComparedAnswer]:
    """The compared answers, in an order that discloses nothing; the played one costs its loss. An analysis of
    an older judge knows the played and the best one only."""
    judgement, action_of = page.judgement, page.scene.table.game.move
    compared = [
        ComparedAnswer(tuple(map(action_of, cost.moves)), cost.cost, cost.doubt) for cost in judgement.costs
    ]
    rest = [answer for answer in compared if answer.moves[0] != page.played_action]
    if page.best not in [answer.moves[0] for answer in rest]:
        rest.append(ComparedAnswer((page.best,), 0.0, 0.0))
    return sorted([played_answer(page), *rest], key=lambda answer: answer.key)


def played_answer(page: QuizPage) -> ComparedAnswer:
    """What was played, with all moves that belonged to it."""
    judgement, action_of = page.judgement, page.scene.table.game.move
    played = (page.judgement.played,)
    moves = next((cost.moves for cost in judgement.costs if cost.moves[0] == judgement.played), played)
    return ComparedAnswer(tuple(map(action_of, moves)), judgement.loss, judgement.doubt)


def question(page: QuizPage, presenter: Presenter, picture: Picture | None) -> Sheet:
    """The question of a decision, with the answers that were compared."""
    t, c = page.scene.t, page.scene.context
    options = [
        (answer.key, shorten(answer_text(page, presenter, answer), LONGEST)) for answer in answers(page)
    ]
    menu = Menu(Id("quiz", page.table, page.number, SHOWN), t("analysis-now"), Choices(options))
    show = Button(Id("quiz", page.table, page.number, SHOWN), t("analysis-show"))
    lines = [*asked(page, presenter), f"**{t('analysis-question')}**"]
    sections: Sequence[Section] = ()
    if picture is None:
        lines.insert(-1, presenter.office.purse(c, Draft()))
        sections = [*in_words(page.scene, presenter).sections, *presenter.pictures.office_text(c, Draft())]
    return Sheet(
        heading(page),
        "\n".join(filter(None, lines)),
        [menu, *navigation(page, show)],
        sections,
        picture=picture,
        game=t.game,
    )


def asked(page: QuizPage, presenter: Presenter) -> Iterator[str]:
    """The question that was answered, as its seat was asked, if it is still known."""
    for decision in answered_question(page):
        yield page.scene.t("analysis-asked", what=presenter.office.own_question(page.scene.context, decision))


def answered_question(page: QuizPage) -> Iterator[Decision]:
    """The decision that was answered, if it is still known."""
    yield from [decision for decision in page.scene.mine if decision.allows(page.played_action)][:1]


def solution(page: QuizPage, presenter: Presenter, picture: Picture | None, chosen: str) -> Sheet:
    """The reader's answer (`chosen`; empty: none), what was played, what was best: the costs, and why."""
    t = page.scene.t
    own = next((answer for answer in answers(page) if answer.key == chosen), None)
    lines = [*asked(page, presenter)]
    if own is not None and own.moves[0] == page.best:
        lines.append(t("analysis-right"))
    elif own is not None and own.moves != played_answer(page).moves:
        cost = points(t, max(0.0, own.cost), own.doubt)
        lines.append(t("analysis-tried", what=answer_text(page, presenter, own), points=cost))
    lines += [t("analysis-did", **cost_facts(page, presenter)), *explanation(page, presenter)]
    again = [Button(Id("quiz", page.table, page.number, "again"), t("analysis-again"))]
    more = [
        Button(fork(page).id("fork", page.scene.table), t("replay-fork"), row=1),
        Button(Id("showdecision", page.table, page.number), t("analysis-share"), row=1),
    ]
    controls = [*navigation(page, *(again if own and own.moves[0] != page.best else ())), *more]
    return Sheet(heading(page), "\n".join(lines), controls, picture=picture, game=t.game)


def fork(page: QuizPage) -> ForkForm:
    """The form to play on from this decision, in the same seat."""
    agent = page.scene.table.agents.choices[0]
    return ForkForm(page.judgement.round, page.judgement.seat, agent, page.judgement.number)


def cost_facts(page: QuizPage, presenter: Presenter) -> dict[str, str]:
    """What was played, what it cost, and its mark, as facts of a text."""
    judgement = page.judgement
    cost = points(page.scene.t, judgement.loss, judgement.doubt)
    played = answer_text(page, presenter, played_answer(page))
    return {"what": played, "points": cost, "mark": judgement.mark}


def explanation(page: QuizPage, presenter: Presenter) -> Iterator[str]:
    """The best answer and why, what the master would have played, and whose play the cost depends on."""
    t, judgement = page.scene.t, page.judgement
    best = t("analysis-better", what=label(page, presenter, page.best))
    yield " ".join(filter(None, (best, telling_reason(page.scene, presenter, page.best))))
    if judgement.master is not None and judgement.master != judgement.best:
        action = page.scene.table.game.move(judgement.master)
        yield t("analysis-master", who=t("agent-master"), what=label(page, presenter, action))
    if judgement.families_differ:
        careful, quick = (points(t, cost, 0.0) for cost in judgement.families)
        yield t("analysis-families", careful=careful, quick=quick)


def public_sheet(page: QuizPage, presenter: Presenter, picture: Picture | None, name: str) -> Sheet:
    """A decision as its player shares it with all."""
    t = page.scene.t
    lines = [
        t("analysis-shared-by", who=name, table=page.table, round=page.judgement.round),
        *(presenter.board.question(page.scene.context, decision) for decision in answered_question(page)),
        t("analysis-did-other", **cost_facts(page, presenter)),
        *explanation(page, presenter),
    ]
    return Sheet(t("analysis-title"), "\n".join(lines), picture=picture, game=t.game)


def answer_text(page: QuizPage, presenter: Presenter, answer: ComparedAnswer) -> str:
    """All moves of an answer in the words of its game."""
    return " → ".join(label(page, presenter, action) for action in answer.moves)


def label(page: QuizPage, presenter: Presenter, action: Action) -> str:
    """Text of an action in the words of its game."""
    return presenter.answers.label(page.scene.context, action)


def points(t: Texts, number: float, doubt: float) -> str:
    """Points in tenths where they are known well, else in whole ones."""
    return decimal(t, number) if doubt < FINE else str(round(number)).replace("-", "−")


def heading(page: QuizPage) -> str:
    """Number of the decision, and its round."""
    return page.scene.t("analysis-page", number=page.number + 1, of=page.of, round=page.judgement.round)


def navigation(page: QuizPage, *more: Button) -> list[Control]:
    """Buttons to the decisions before and after, with `more` between them."""
    t = page.scene.t
    back = back_button(t, Id("quiz", page.table, max(0, page.number - 1), "at"), off=page.number == 0)
    on = next_button(t, Id("quiz", page.table, page.number + 1, "at"))
    return [back, *more, on, Button(Id("decided", page.table), t("analysis-all"))]


def summary(scene: Scene, decisions: Sequence[Judgement], levels: Levels, best: str) -> Sheet:
    """The page after the last decision: the best answer found (`best`: its text), what all decisions cost.
    `levels`: what computer players lose."""
    t, table = scene.t, scene.table
    marked, find = len(costliest(decisions)), best_find(decisions)
    gain = points(t, find.found, find.doubt) if find else ""
    lines = [
        "" if marked else t("analysis-clean"),
        t("analysis-find", round=find.round, what=best, points=gain) if find else "",
        *grade_lines(t, decisions, levels),
    ]
    back = [back_button(t, Id("quiz", table.id, marked - 1, "at"))] if marked else []
    text = "\n".join(filter(None, lines)) or t("analysis-nothing")
    return Sheet(t("analysis-mine"), text, [*back, Button(Id("decided", table.id), t("analysis-all"))])


def best_find(decisions: Sequence[Judgement]) -> Judgement | None:
    """The best answer that the quick player would have missed."""
    return max((hit for hit in decisions if hit.found > 0), key=lambda hit: hit.found, default=None)
