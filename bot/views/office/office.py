"""A player's private view of a table, with all their open questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Section, Sheet, tail
from bot.presenter.contract import Presenter
from bot.presenter.desk import DeskForm
from bot.presenter.plain import CARDS
from bot.texts.formats import literal
from bot.views.help import guide, lookup
from bot.views.office import always, forms, orders
from bot.views.office.advice import Below, lay_id
from bot.views.rows import fit_rows
from bot.views.scene import Scene
from bot.views.table import care, event_lines, undo_controls
from bot.views.table.final_board import verdict
from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.tables.model.drafts import Draft
from engine.tables.play.rewind import last_press, since

FINAL = "confirm"
"""The verb of what makes a draft an answer."""
SINCE = 1_000
"""Characters of what the last move did and of what happened since."""


def office(
    scene: Scene,
    presenter: Presenter,
    draft: Draft,
    note: str | Below = "",
    picture: Picture | None = None,
    jotting: str = "",
) -> Sheet:
    """What a seat owns and is asked. `note`: said first, or beside the controls; `jotting`: the own notes."""
    first, below = split_note(note)
    asked, c = questions(scene, presenter, draft, below.action), scene.context
    head = [first or nothing_waits(scene, asked), lost_channel_text(scene), *asked.head]
    words, things = own_words(scene, presenter, draft, jotting), own_things(scene, presenter, draft, picture)
    asked.sections = [*news(scene, presenter), *words, *unrepeated(scene, asked.sections, below), *things]
    return Sheet(
        scene.t("office-title", who=scene.who(scene.me)),
        "\n".join(filter(None, [*head, presenter.office.purse(c, draft)])),
        fit_rows([*asked.controls, *others(scene, presenter, asked, picture)]),
        asked.sections,
        footer(scene, presenter, asked.controls),
        presenter.board.colour(c),
        picture,
        scene.t.game,
        below.text,
    )


def split_note(note: str | Below) -> tuple[str, Below]:
    """What is said first, and what beside the controls."""
    return ("", note) if isinstance(note, Below) else (note, Below(""))


def unrepeated(scene: Scene, sections: Iterable[Section], below: Below) -> list[Section]:
    """The sections, without a preview that only repeats the text beside the controls."""
    return [it for it in sections if it[0] != scene.t("office-ready") or it[1] not in below.text]


def footer(scene: Scene, presenter: Presenter, controls: Iterable[Control]) -> str:
    """Small print for new players: the question, and what makes an answer final."""
    final = finality(scene, controls) if guide.is_explained(scene) else ""
    return "\n".join(filter(None, (guide.guide_line(scene, presenter), final)))


def lost_channel_text(scene: Scene) -> str:
    """What to do about a channel in which the bot cannot write; empty where it can."""
    return care.lost_channel_text(scene.table, scene.t) if scene.table.lost is not None else ""


def own_things(
    scene: Scene, presenter: Presenter, draft: Draft, picture: Picture | None
) -> Iterator[Section]:
    """What the picture does not tell, and what this seat owns if no picture shows it."""
    if scene.table.status == "running":
        yield from presenter.outlook.sections(scene.context)
    if picture is None:
        yield from presenter.pictures.office_text(scene.context, draft)


def news(scene: Scene, presenter: Presenter) -> Iterator[Section]:
    """What has happened: first, so that what one decides by stands beside the picture and the buttons."""
    if said := since_last_move(scene, presenter, scene.me):
        yield scene.t("office-since"), said


def others(
    scene: Scene, presenter: Presenter, asked: OfficeQuestions, picture: Picture | None
) -> list[Control]:
    """Taking back, the same as text, what lies on the table, and the ways from here to orders, Loading ahead
    and note."""
    read = [Button(Id("read", scene.table.id), scene.t("board-read"), row=4)] if picture else []
    if asked.open:
        return [*read]
    ordering = orders.can_order(scene, presenter)
    plan = presenter.plan(scene.context).first_menu() if ordering and not asked.head else []
    ways = [*orders.ways(scene, presenter, (*asked.controls, *read), ordering), *guide.hide_button(scene)]
    lying = lookup.open_control(scene, presenter, (*asked.controls, *plan, *ways))
    return [*undo_controls.buttons(scene), *read, *plan, *lying, *ways]


def own_words(scene: Scene, presenter: Presenter, draft: Draft, jotting: str) -> list[Section]:
    """The player's orders, but for those that everybody begins with, and notes."""
    sections = []
    lines = presenter.plan(scene.context, draft).lines() if orders.decides(scene) else ()
    if lines and not orders.are_initial(scene):
        sections.append((scene.t("orders-mine"), "\n".join(lines)))
    if jotting:
        sections.append((scene.t("orders-noted"), "\n".join(map(literal, jotting.splitlines()))))
    return sections


@dataclass
class OfficeQuestions:
    """The part of an office that asks. `open`: the panel of cards, which leads nowhere else."""

    head: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)
    open: bool = False

    def show(self, shown: Iterable[DeskForm[Any]]) -> OfficeQuestions:
        """Add these forms; what several of them offer alike stands there once."""
        for form in shown:
            self.sections += form.sections()
            taken = {it.id_ for it in self.controls}
            self.controls += [it for it in form.controls() if it.id_ not in taken]
        return self


def questions(
    scene: Scene, presenter: Presenter, draft: Draft, advised: Action | None = None
) -> OfficeQuestions:
    """Every decision of this seat, or, while it is open, the panel of cards to be played at any time; the way
    to a hint, or from one to its answer (`advised`)."""
    offers = [it for it in scene.mine if forms.is_offer(presenter, it)]
    if offers and CARDS in draft.picked:
        return OfficeQuestions([scene.t("office-cards-open")], open=True).show(
            forms.forms_of(scene, presenter, draft, offers)
        )
    asked = OfficeQuestions()
    open_ones = [it for it in reading_order(scene, presenter) if it not in offers]
    for decision in open_ones:  # a sealed answer may be changed; an offer is not called a question
        if decision.blocking or decision.sealed:
            what = presenter.office.own_question(scene.context, decision)
            asked.head.append(
                scene.t("office-your-turn" if decision.blocking else "office-sealed", what=what)
            )
    asked.show(forms.forms_of(scene, presenter, draft, open_ones))
    sections, controls = always.beside(scene, presenter)
    asked.sections += sections
    asked.controls += controls
    asked.controls += hints(scene, presenter, advised)
    return asked.show(forms.forms_of(scene, presenter, draft, offers))


def reading_order(scene: Scene, presenter: Presenter) -> list[Decision]:
    """The decisions of this seat as the office asks them: those that one press would answer well first."""
    return sorted(scene.mine, key=lambda it: not green(scene, presenter, it))


def advised_number(scene: Scene, presenter: Presenter) -> int | None:
    """Which of the seat's decisions, in the game's order, a hint is about: the first one asked that leaves a
    choice. None where none waits."""
    for it in reading_order(scene, presenter):
        if (it.blocking and not it.forced) or (it.ask in presenter.forms and green(scene, presenter, it)):
            return scene.mine.index(it)
    return None


def green(scene: Scene, presenter: Presenter, decision: Decision) -> bool:
    """Whether one press would do something for good there: such questions come first."""
    style, c = presenter.answers.style, scene.context
    return any(style(c, option) is Style.success for option in decision.options)


def hints(scene: Scene, presenter: Presenter, advised: Action | None) -> Iterator[Control]:
    """A way to ask a computer player, where one may; one for all questions that wait. After it has answered,
    a way to lay its answer out."""
    if advised is not None:
        yield Button(lay_id(scene, advised), scene.t("hint-lay"), Style.primary, row=4)
    elif may_ask(scene, presenter):
        yield Button(Id("hint", scene.table.id, scene.table.ply(scene.me)), scene.t("office-hint"), row=4)


def may_ask(scene: Scene, presenter: Presenter) -> bool:
    """Whether a question with a choice waits for which the table allows hints, and the desk suggests nothing
    by itself."""
    open_ones = (it for it in scene.mine if it.blocking and not it.forced)
    asked = any(not presenter.suggests(it) for it in open_ones)
    return asked and scene.table.hints and scene.table.agents.adviser is not None


def finality(scene: Scene, controls: Iterable[Control]) -> str:
    """What makes final what is laid out here: the button that says so, by its name; nothing before anything
    is laid out, for what stands beside it may be done at one press."""
    confirm = (it for it in controls if isinstance(it, Button) and it.id_.verb == FINAL)
    button = next(confirm, None)
    return "" if button is None or button.disabled else scene.t("desk-hint", button=button.label)


def nothing_waits(scene: Scene, asked: OfficeQuestions) -> str:
    """Players who are due, if this reader has no open question; the result of a game that is over."""
    if scene.table.status != "running":
        return "\n".join(verdict(scene))
    return "" if asked.head else scene.t("office-waiting", who=scene.whom(scene.due))


def since_last_move(scene: Scene, presenter: Presenter, seat: int) -> str:
    """What this seat's last own press did and set off, which is never left out, and what happened since."""
    table, end = scene.table, since(scene.table, seat) or 0
    own = (event for move in table.moves[last_press(table, seat) : end] for event in move.events)
    told = partial(event_lines.lines, scene, presenter, brief=True, pictured=True)
    caused = tail(told(table.redact_events(seat, own)), SINCE)
    rest = told(table.events_since(end, seat))
    later = tail(rest, SINCE - len(caused))
    return "\n".join(filter(None, (caused, later)))
