"""A player's costliest decisions as a quiz: the position as they saw it, then its cost."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bot.messages.controls import Button, Choices, Control, Menu
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Section, Sheet
from bot.presenter.context import Context
from bot.presenter.contract import Presenter
from bot.texts.formats import signed_number
from bot.views.analysis.amounts import in_points
from bot.views.analysis.grades import Levels, grade_lines
from bot.views.office.advice import telling_reason
from bot.views.page_buttons import back_button, next_button
from bot.views.scene import Scene
from bot.views.table.board import in_words
from bot.views.table.fork_form import ForkForm
from bot.views.table.standings import amount
from engine.analysis.report import Judgement, MeasuredCost
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft

MOST = 5
"""Number of decisions shown."""
SHOWN = "shown"
"""In the id of a control: the page that shows the answer."""
WIDE = 34
"""Characters of a line in a menu that a phone shows."""
BREAKS = ("; ", " → ", ": ")
"""Where a longer answer goes on in small print, the best place first."""
CLOSE = 0.3
"""Points up to which an answer counts as good as the best."""


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
    """The marked decisions, by loss; of several that missed the same thing in a round only the costliest."""
    marked = sorted((decision for decision in decisions if decision.mark), key=lambda miss: miss.loss)
    by_missed = {missed(decision): decision for decision in marked}
    return sorted(by_missed.values(), key=lambda miss: -miss.loss)[:MOST]


def missed(decision: Judgement) -> Hashable:
    """The round and the best answer, if this names something; else each decision missed something of its
    own."""
    return (decision.round, str(decision.best)) if names_something(decision.best) else decision.number


def names_something(move: Mapping[str, Any]) -> bool:
    """Whether a move says what it is about, and not only what is done."""
    return bool(move.keys() - {"seat", "do"})


class ComparedAnswer(NamedTuple):
    """An answer that was compared: its moves, what it cost, and how well that is known."""

    moves: tuple[Action, ...]
    cost: float
    measured: MeasuredCost

    @property
    def key(self) -> str:
        return digest(self.moves[0]) + str(len(self.moves))

    @property
    def is_close(self) -> bool:
        """Whether it is about as good as the best."""
        return self.cost < CLOSE


def answers(page: QuizPage) -> list[ComparedAnswer]:
    """The compared answers, in an order that discloses nothing; the played one costs its loss. An analysis of
    an older judge knows the played and the best one only."""
    judgement, action_of = page.judgement, page.scene.table.game.move
    compared = [
        ComparedAnswer(tuple(map(action_of, cost.moves)), cost.cost, cost) for cost in judgement.costs
    ]
    rest = [answer for answer in compared if answer.moves[0] != page.played_action]
    if page.best not in [answer.moves[0] for answer in rest]:
        rest.append(ComparedAnswer((page.best,), 0.0, MeasuredCost(error=0.0)))
    return sorted([played_answer(page), *rest], key=lambda answer: answer.key)


def played_answer(page: QuizPage) -> ComparedAnswer:
    """What was played, with all moves that belonged to it."""
    judgement, action_of = page.judgement, page.scene.table.game.move
    played = (page.judgement.played,)
    moves = next((cost.moves for cost in judgement.costs if cost.moves[0] == judgement.played), played)
    return ComparedAnswer(tuple(map(action_of, moves)), judgement.loss, judgement)


def question(page: QuizPage, presenter: Presenter, picture: Picture | None) -> Sheet:
    """The question of a decision, with the answers that were compared."""
    t, c = page.scene.t, page.scene.context
    texts = {answer.key: menu_lines(answer_text(page, presenter, answer)) for answer in answers(page)}
    options = [(key, label) for key, (label, _) in texts.items()]
    choices = Choices(options, notes={key: note for key, (_, note) in texts.items()})
    menu = Menu(Id("quiz", page.table, page.number, SHOWN), t("analysis-now"), choices)
    show = Button(Id("quiz", page.table, page.number, SHOWN), t("analysis-show"))
    lines = [*asked(page, presenter), f"**{t('analysis-question')}**"]
    sections: Sequence[Section] = [(t("analysis-others"), "\n".join(others(page, presenter)))]
    if picture is None:
        lines.insert(-1, presenter.office.purse(c, Draft()))
        own = dict(presenter.pictures.office_text(c, Draft()))
        sections = [*(own | dict(in_words(page.scene, presenter).sections)).items()]
    return Sheet(
        heading(page),
        "\n".join(filter(None, lines)),
        [menu, *navigation(page, show)],
        sections,
        picture=picture,
        game=t.game,
    )


def menu_lines(text: str) -> tuple[str, str]:
    """An answer as a line of a menu and its small print; the latter is empty for one that a phone shows
    whole."""
    parting = next((each for each in BREAKS if each in text), "")
    if len(text) <= WIDE or not parting:
        return text, ""
    label, _, note = text.partition(parting)
    return label, note


def others(page: QuizPage, presenter: Presenter) -> Iterator[str]:
    """What was known of each other seat: its points and means."""
    scene, c = page.scene, page.scene.context
    for seat in scene.view.players:
        if seat != scene.me:
            points = amount(scene, c.points(seat))
            yield f"{scene.who(seat)} {points} · {presenter.scores.means(c, seat)}"


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
    facts = cost_facts(page, presenter, played_answer(page)) | {"mark": page.judgement.mark}
    told = [
        *([tried(page, presenter, own)] if own else ()),
        t("analysis-did", **facts),
        *explanation(page, presenter),
    ]
    lines = [*asked(page, presenter), *(f"- {line}" for line in told)]
    again = [Button(Id("quiz", page.table, page.number, "again"), t("analysis-again"))]
    more = [
        Button(fork(page).id("fork", page.scene.table), t("replay-fork"), row=1),
        Button(Id("showdecision", page.table, page.number), t("analysis-share"), row=1),
    ]
    missed = own is not None and own.moves[0] != page.best and not own.is_close
    controls = [*navigation(page, *(again if missed else ())), *more]
    return Sheet(heading(page), "\n".join(lines), controls, picture=picture, game=t.game)


def tried(page: QuizPage, presenter: Presenter, own: ComparedAnswer) -> str:
    """What the reader's answer would have cost."""
    t = page.scene.t
    if own.moves[0] == page.best:
        return t("analysis-right")
    if own.moves == played_answer(page).moves:
        return t("analysis-same")
    if own.is_close:
        return t("analysis-close", what=answer_text(page, presenter, own))
    return t("analysis-tried", **cost_facts(page, presenter, own))


def fork(page: QuizPage) -> ForkForm:
    """The form to play on from this decision, in the same seat."""
    agent = page.scene.table.agents.choices[0]
    return ForkForm(page.judgement.round, page.judgement.seat, agent, page.judgement.number)


def cost_facts(page: QuizPage, presenter: Presenter, given: ComparedAnswer) -> dict[str, str]:
    """An answer and what it cost, as facts of a text; where that depends on them, by who plays on."""
    t, measured = page.scene.t, given.measured
    careful, quick = (signed_number(round(cost)) for cost in measured.families)
    return {
        "what": answer_text(page, presenter, given),
        "points": in_points(t, given.cost, measured.doubt),
        "differs": "yes" if measured.families_differ else "no",
        "careful": careful,
        "quick": quick,
    }


def explanation(page: QuizPage, presenter: Presenter) -> Iterator[str]:
    """The best answer and why; what the master would have played, and how good that is."""
    t, judgement = page.scene.t, page.judgement
    best = t("analysis-better", what=label(page, presenter, page.best))
    yield " ".join(filter(None, (best, telling_reason(page.scene, presenter, page.best))))
    if judgement.master is not None and judgement.master != judgement.best:
        action = page.scene.table.game.move(judgement.master)
        given = next((answer for answer in answers(page) if answer.moves[0] == action), None)
        facts = {"who": t("agent-master"), "what": label(page, presenter, action)}
        if action == page.played_action:
            yield t("analysis-master-same", **facts)
        elif given is None:
            yield t("analysis-master-other", **facts)
        elif given.is_close:
            yield t("analysis-master-close", **facts)
        else:
            yield t("analysis-master-dear", **facts, points=in_points(t, given.cost, given.measured.doubt))


def public_sheet(page: QuizPage, presenter: Presenter, picture: Picture | None, name: str) -> Sheet:
    """A decision as its player shares it with all."""
    t = page.scene.t
    lines = [
        t("analysis-shared-by", who=name, table=page.table, round=page.judgement.round),
        *(presenter.board.question(page.scene.context, decision) for decision in answered_question(page)),
        t("analysis-did-other", **cost_facts(page, presenter, played_answer(page)), mark=page.judgement.mark),
        *explanation(page, presenter),
    ]
    return Sheet(t("analysis-title"), "\n".join(lines), picture=picture, game=t.game)


def answer_text(page: QuizPage, presenter: Presenter, answer: ComparedAnswer) -> str:
    """All moves of an answer in the words of its game."""
    return " → ".join(move_texts(page.scene.context, presenter, answer.moves))


def move_texts(c: Context, presenter: Presenter, moves: Sequence[Action]) -> Iterator[str]:
    """Each move in the words of its own moment, up to one that answers another question and does not name
    what it is about."""
    last = ""
    for number, action in enumerate(moves):
        now = replace(c, view=c.rehearse(tuple(moves[:number])).state, tried={})
        asked = next((decision for decision in now.view.pending if decision.allows(action)), None)
        question = presenter.office.own_question(now, asked) if asked else last
        if number and question != last and not names_something(action.as_move()):
            return
        yield presenter.answers.label(now, action)
        last = question


def label(page: QuizPage, presenter: Presenter, action: Action) -> str:
    """Text of an action in the words of its game."""
    return presenter.answers.label(page.scene.context, action)


def heading(page: QuizPage) -> str:
    """Number of the decision, and its round."""
    return page.scene.t("analysis-page", number=page.number + 1, of=page.of, round=page.judgement.round)


def navigation(page: QuizPage, *more: Button) -> list[Control]:
    """Buttons to the decisions before and after, with `more` between them."""
    t = page.scene.t
    back = back_button(t, Id("quiz", page.table, max(0, page.number - 1), "at"), off=page.number == 0)
    on = next_button(t, Id("quiz", page.table, page.number + 1, "at"))
    return [back, *more, on, Button(Id("decided", page.table), t("analysis-all"))]


def summary(scene: Scene, decisions: Sequence[Judgement], best: str, levels: Levels, wrong: int) -> Sheet:
    """The page after the last decision: the best answer found (`best`: its text), what all decisions cost.
    `levels`: what computer players lose; `wrong`: of ten decisions that are shown, how many cost nothing."""
    t, table = scene.t, scene.table
    marked, find = len(costliest(decisions)), best_find(decisions)
    gain = in_points(t, find.found, find.doubt) if find else ""
    lines = [
        "" if marked else t("analysis-clean"),
        t("analysis-wrong", count=wrong) if marked and wrong else "",
        t("analysis-find", round=find.round, what=best, points=gain) if find else "",
        *grade_lines(t, decisions, levels),
    ]
    back = [back_button(t, Id("quiz", table.id, marked - 1, "at"))] if marked else []
    text = "\n".join(f"- {line}" for line in lines if line) or t("analysis-nothing")
    return Sheet(t("analysis-mine"), text, [*back, Button(Id("decided", table.id), t("analysis-all"))])


def best_find(decisions: Sequence[Judgement]) -> Judgement | None:
    """The best answer that the quick player would have missed."""
    return max((hit for hit in decisions if hit.found > 0), key=lambda hit: hit.found, default=None)
