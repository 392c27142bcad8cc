"""A player's private view of a table: what they are asked, with one picture of all that it depends on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from bot.messages.controls import Button, Control, Style, shorten
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Section, Sheet
from bot.pictures.seats import LETTERS
from bot.presenter.blocks import by_emoji
from bot.presenter.contract import Presenter
from bot.presenter.desk import ASIDE, DeskForm
from bot.presenter.plain import CARDS
from bot.texts.formats import HARD_SPACE, MARKS, literal
from bot.views.help import guide
from bot.views.office import always, forms, more, news, orders
from bot.views.office.advice import Below, lay_id
from bot.views.rows import fit_rows
from bot.views.scene import Scene
from bot.views.table import care, undo_controls
from bot.views.table.final_board import verdict
from engine.core.actions import Action, digest
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft

NOTE = 60
"""Characters of the player's note beside a question."""
EXPLAINED = 2
"""Answers by hand after which a kind of question is no longer explained unasked."""
HINT = "💡"


def office(
    scene: Scene,
    presenter: Presenter,
    draft: Draft,
    note: str | Below = "",
    picture: Picture | None = None,
    jotting: str = "",
) -> Sheet:
    """A seat's question and answers, and one menu for all else; without a picture, what it would show as
    text. `note`: said first, or beside the controls, where it takes the room of the news; `jotting`: the
    player's notes."""
    first, below = split_note(note)
    asked, c = questions(scene, presenter, draft, below.action), scene.context
    title, *head = asked.head or [scene.t("office-title", who=scene.who(scene.me))]
    sections = [section for section in asked.sections if section[1] not in below.text]
    if picture is None:
        sections += [*in_words(scene, presenter, draft, jotting)]
    plain = [text for heading, text in sections if not heading]
    purse = presenter.office.purse(c, draft) if picture is None else ""
    text = [first or nothing_waits(scene, asked), lost_channel_text(scene), *head, purse]
    text += [*([] if below.text else news.lines(scene, presenter)), *plain]
    if picture is not None:
        text.append(plans_and_note(scene, presenter, draft, jotting))
    unexplained = below.text or asked.open  # a hint or a card that is played takes its place
    explanation = "" if unexplained else guide_line(scene, presenter)
    return Sheet(
        without_signs(title, presenter),
        "\n".join(filter(None, text)),
        fit_rows([*asked.controls, *beside(scene, presenter, asked, below, bool(explanation), picture)]),
        [section for section in sections if section[0]],
        explanation,
        presenter.board.colour(c),
        picture,
        scene.t.game,
        below.text,
    )


def split_note(note: str | Below) -> tuple[str, Below]:
    """The parts of a note: what is said first, and what beside the controls."""
    return ("", note) if isinstance(note, Below) else (note, Below(""))


def without_signs(title: str, presenter: Presenter) -> str:
    """A title without markup and signs: Discord shows none of ours there. Letters name the players."""
    title = title.replace("**", "")
    for mark, letter in zip(MARKS, LETTERS, strict=True):
        title = title.replace(mark, letter)
    for sign in by_emoji(presenter.pictures.signs):
        title = title.replace(f"{sign}{HARD_SPACE}", "").replace(sign, "")
    return " ".join(title.split())


def lost_channel_text(scene: Scene) -> str:
    """What to do about a channel in which the bot cannot write; empty where it can."""
    return care.lost_channel_text(scene.table, scene.t) if scene.table.lost is not None else ""


def in_words(scene: Scene, presenter: Presenter, draft: Draft, jotting: str) -> Iterator[Section]:
    """What the picture would show, in a message without one; plan and note in full."""
    if has_plan(scene) and (lines := presenter.plan(scene.context, draft).all_lines()):
        yield scene.t("orders-mine"), "\n".join(lines)
    if jotting:
        yield scene.t("orders-noted"), "\n".join(map(literal, jotting.splitlines()))
    if scene.table.status == "running":
        yield from presenter.outlook.sections(scene.context)
    yield from presenter.pictures.office_text(scene.context, draft)


def has_plan(scene: Scene) -> bool:
    """Whether the player has planned anything else than what a game begins with."""
    return orders.decides(scene) and not orders.are_initial(scene)


def plans_and_note(scene: Scene, presenter: Presenter, draft: Draft, jotting: str) -> str:
    """In one line: how many plans are active, and how the player's note begins."""
    plan = presenter.plan(scene.context, draft).summary() if has_plan(scene) else ""
    text = literal(shorten(" ".join(jotting.split()), NOTE))
    return " · ".join(filter(None, (plan, scene.t("office-note", text=text) if text else "")))


def guide_line(scene: Scene, presenter: Presenter) -> str:
    """Explains the question the first times that a new player answers one of its kind."""
    asked = next((decision for decision in scene.mine if decision.blocking), None)
    return "" if asked is None or is_familiar(scene, asked) else guide.guide_line(scene, presenter)


def is_familiar(scene: Scene, decision: Decision) -> bool:
    """Whether this seat has answered such a question by hand so often that it needs no explanation."""
    kinds = {type(option) for option in decision.options} | {form.action for form in decision.forms}
    by_hand = (move for move in scene.table.moves if move.action.seat == scene.me and move.cause == "hand")
    return sum(type(move.action) in kinds for move in by_hand) >= EXPLAINED


def beside(
    scene: Scene,
    presenter: Presenter,
    asked: OfficeQuestions,
    below: Below,
    explained: bool,
    picture: Picture | None,
) -> list[Control]:
    """All that is not an answer, in one menu. Where nothing is asked, what a player comes for stands above
    it: taking back, and the plan."""
    if asked.open:
        return [*asked.ways]
    undo, plan = [*undo_controls.buttons(scene)], list[Control]()
    if not asked.head:
        plan = presenter.plan(scene.context).first_menu() if orders.can_order(scene, presenter) else []
        plan, undo = [*undo, *plan], []
    help_lines = more.help_lines(scene, explained=explained, pictured=picture is not None)
    lines = [
        *undo,
        *asked.ways,
        *more.ways(scene, presenter),
        *always.lines(scene, below.action),
        *help_lines,
    ]
    return [*plan, *more.controls(scene, [*asked.controls, *plan], lines)]


@dataclass
class OfficeQuestions:
    """The questions of an office. `head`: their texts; `controls`: the answers; `ways`: their lines of
    *More …*. `open`: only the panel of cards, without ways to elsewhere."""

    head: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)
    ways: list[Button] = field(default_factory=list)
    open: bool = False

    def show(self, shown: Iterable[DeskForm[Any]]) -> OfficeQuestions:
        """Add forms; a control that several of them have is shown once."""
        for form in shown:
            self.sections += form.sections()
            taken = {control.id_ for control in (*self.controls, *self.ways)}
            for control in form.controls():
                if control.id_ in taken:
                    continue
                if isinstance(control, Button) and control.row == ASIDE:
                    self.ways.append(replace(control, row=None))
                else:
                    self.controls.append(control)
        return self


def questions(
    scene: Scene, presenter: Presenter, draft: Draft, advised: Action | None = None
) -> OfficeQuestions:
    """All questions of this seat, or, while it is open, the panel of cards that may be played at any time;
    with a way to a hint, unless one is just being told (`advised`). The answer of a hint that stands is
    marked."""
    offers = [decision for decision in scene.mine if forms.is_offer(presenter, decision)]
    if offers and CARDS in draft.picked:
        return OfficeQuestions([scene.t("office-cards-open")], open=True).show(
            forms.forms_of(scene, presenter, draft, offers)
        )
    asked = OfficeQuestions()
    open_ones = [decision for decision in reading_order(scene, presenter) if decision not in offers]
    for decision in open_ones:  # a sealed answer may be changed; an offer is not called a question
        if decision.blocking or decision.sealed:
            text = presenter.office.own_question(scene.context, decision)
            asked.head.append(
                scene.t("office-your-turn" if decision.blocking else "office-sealed", what=text)
            )
    asked.show(forms.forms_of(scene, presenter, draft, open_ones))
    if (standing := advised or scene.advised) is not None:
        mark_or_offer(scene, presenter, draft, asked, standing)
    if advised is None and may_ask(scene, presenter):
        hint = Id("hint", scene.table.id, scene.table.ply(scene.me))
        asked.ways.append(Button(hint, scene.t("office-hint")))
    return asked.show(forms.forms_of(scene, presenter, draft, offers))


def mark_or_offer(
    scene: Scene, presenter: Presenter, draft: Draft, asked: OfficeQuestions, advised: Action
) -> None:
    """Mark the button of an advised answer, and let no other be green; where menus give it, add one that lays
    it out if a form can hold it."""
    marked, options = False, {digest(option): option for each in scene.mine for option in each.options}
    for at, control in enumerate(asked.controls):
        if not isinstance(control, Button):
            continue
        if is_answer(scene, presenter, draft, control, advised):
            label, marked = without_signs(control.label, presenter), True
            asked.controls[at] = replace(control, label=f"{HINT} {label}")
        elif control.style is Style.success:
            option = options.get(control.id_.name)
            if option is None or option.do not in presenter.coloured:
                asked.controls[at] = replace(control, style=Style.primary)
    if not marked and forms.can_hold(scene, presenter, advised):
        asked.controls.append(Button(lay_id(scene, advised), scene.t("hint-lay"), Style.primary))


def has_button(scene: Scene, presenter: Presenter, action: Action) -> bool:
    """Whether a button of the question itself plays this action."""
    draft = Draft()
    asked = questions(scene, presenter, draft).controls
    buttons = (control for control in asked if isinstance(control, Button))
    return any(is_answer(scene, presenter, draft, button, action) for button in buttons)


def is_answer(scene: Scene, presenter: Presenter, draft: Draft, button: Button, action: Action) -> bool:
    """Whether a press on this button plays this action, as the draft stands."""
    if button.id_.verb == "go":
        return button.id_.name == digest(action)
    if button.id_.verb != "confirm" or button.disabled:
        return False
    return forms.confirmed(scene, presenter, draft, button.id_.name)[1] == (action,)


def reading_order(scene: Scene, presenter: Presenter) -> list[Decision]:
    """Decisions in the order of the office: first those that a single press would answer well, then those
    without menus."""
    return sorted(
        scene.mine, key=lambda decision: (not green(scene, presenter, decision), bool(decision.forms))
    )


def advised_number(scene: Scene, presenter: Presenter) -> int | None:
    """Index, in the game's order, of the decision that a hint is about: the first one that leaves a choice
    and whose form suggests nothing; None: there is none."""
    for decision in reading_order(scene, presenter):
        if presenter.suggests(decision):
            continue
        leaves_choice = decision.blocking and not decision.forced
        if leaves_choice or (decision.ask in presenter.forms and green(scene, presenter, decision)):
            return scene.mine.index(decision)
    return None


def green(scene: Scene, presenter: Presenter, decision: Decision) -> bool:
    """Whether an option is marked as good: such questions come first."""
    style, c = presenter.answers.style, scene.context
    return any(style(c, option) is Style.success for option in decision.options)


def may_ask(scene: Scene, presenter: Presenter) -> bool:
    """Whether the table allows hints, and a question with a choice is open for which no form suggests an
    answer."""
    decisions = (decision for decision in scene.mine if decision.blocking and not decision.forced)
    asked = any(not presenter.suggests(decision) for decision in decisions)
    return asked and scene.table.hints and scene.table.agents.judge is not None


def nothing_waits(scene: Scene, asked: OfficeQuestions) -> str:
    """That this reader has no open question; the result of a game that is over. Who decides stands on the
    board: here no edit would follow it."""
    if scene.table.status != "running":
        return "\n".join(verdict(scene))
    return "" if asked.head else scene.t("office-waiting")
