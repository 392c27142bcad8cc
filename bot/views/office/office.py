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

SINCE = 1_000
"""Characters of the events since the player's last move, and of those that it caused."""


def office(
    scene: Scene,
    presenter: Presenter,
    draft: Draft,
    note: str | Below = "",
    picture: Picture | None = None,
    jotting: str = "",
) -> Sheet:
    """A seat's things and questions. `note`: said first, or beside the controls; `jotting`: the player's
    notes."""
    first, below = split_note(note)
    asked, c = questions(scene, presenter, draft, below.action), scene.context
    head = [first or nothing_waits(scene, asked), lost_channel_text(scene), *asked.head]
    words, things = own_words(scene, presenter, draft, jotting), own_things(scene, presenter, draft, picture)
    asked.sections = [*news(scene, presenter), *words, *unrepeated(scene, asked.sections, below), *things]
    return Sheet(
        scene.t("office-title", who=scene.who(scene.me)),
        "\n".join(filter(None, [*head, presenter.office.purse(c, draft)])),
        fit_rows([*asked.controls, *navigation(scene, presenter, asked, picture)]),
        asked.sections,
        guide.guide_line(scene, presenter),
        presenter.board.colour(c),
        picture,
        scene.t.game,
        below.text,
    )


def split_note(note: str | Below) -> tuple[str, Below]:
    """The parts of a note: what is said first, and what beside the controls."""
    return ("", note) if isinstance(note, Below) else (note, Below(""))


def unrepeated(scene: Scene, sections: Iterable[Section], below: Below) -> list[Section]:
    """The sections, without a preview that only repeats the text beside the controls."""
    return [part for part in sections if part[0] != scene.t("office-ready") or part[1] not in below.text]


def lost_channel_text(scene: Scene) -> str:
    """What to do about a channel in which the bot cannot write; empty where it can."""
    return care.lost_channel_text(scene.table, scene.t) if scene.table.lost is not None else ""


def own_things(
    scene: Scene, presenter: Presenter, draft: Draft, picture: Picture | None
) -> Iterator[Section]:
    """What the picture does not show; without a picture all of the seat's things."""
    if scene.table.status == "running":
        yield from presenter.outlook.sections(scene.context)
    if picture is None:
        yield from presenter.pictures.office_text(scene.context, draft)


def news(scene: Scene, presenter: Presenter) -> Iterator[Section]:
    """The events since the player's last move: first, beside the picture and the buttons."""
    if text := since_last_move(scene, presenter, scene.me):
        yield scene.t("office-since"), text


def navigation(
    scene: Scene, presenter: Presenter, asked: OfficeQuestions, picture: Picture | None
) -> list[Control]:
    """Controls besides the questions: undo, the office as text, the cards on the table, orders, preparation,
    note."""
    read = [Button(Id("read", scene.table.id), scene.t("board-read"), row=4)] if picture else []
    if asked.open:
        return [*read]
    ordering = orders.can_order(scene, presenter)
    plan = presenter.plan(scene.context).first_menu() if ordering and not asked.head else []
    ways = [*orders.ways(scene, presenter, (*asked.controls, *read), ordering), *guide.hide_button(scene)]
    lying = lookup.open_control(scene, presenter, (*asked.controls, *plan, *ways))
    return [*undo_controls.buttons(scene), *read, *plan, *lying, *ways]


def own_words(scene: Scene, presenter: Presenter, draft: Draft, jotting: str) -> list[Section]:
    """The player's orders, unless they are the initial ones, and their notes."""
    sections = []
    lines = presenter.plan(scene.context, draft).lines() if orders.decides(scene) else ()
    if lines and not orders.are_initial(scene):
        sections.append((scene.t("orders-mine"), "\n".join(lines)))
    if jotting:
        sections.append((scene.t("orders-noted"), "\n".join(map(literal, jotting.splitlines()))))
    return sections


@dataclass
class OfficeQuestions:
    """The questions of an office. `open`: only the panel of cards, without ways to elsewhere."""

    head: list[str] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)
    open: bool = False

    def show(self, shown: Iterable[DeskForm[Any]]) -> OfficeQuestions:
        """Add forms; a control that several of them have is shown once."""
        for form in shown:
            self.sections += form.sections()
            taken = {control.id_ for control in self.controls}
            self.controls += [control for control in form.controls() if control.id_ not in taken]
        return self


def questions(
    scene: Scene, presenter: Presenter, draft: Draft, advised: Action | None = None
) -> OfficeQuestions:
    """All questions of this seat, or, while it is open, the panel of cards that may be played at any time;
    with a button for a hint, or after one for its answer (`advised`)."""
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
    sections, controls = always.beside(scene, presenter)
    asked.sections += sections
    asked.controls += controls
    asked.controls += hints(scene, presenter, advised)
    return asked.show(forms.forms_of(scene, presenter, draft, offers))


def reading_order(scene: Scene, presenter: Presenter) -> list[Decision]:
    """Decisions in the order of the office: first those that a single press would answer well."""
    return sorted(scene.mine, key=lambda decision: not green(scene, presenter, decision))


def advised_number(scene: Scene, presenter: Presenter) -> int | None:
    """Index, in the game's order, of the decision that a hint is about: the first one that leaves a choice;
    None: there is none."""
    for decision in reading_order(scene, presenter):
        leaves_choice = decision.blocking and not decision.forced
        if leaves_choice or (decision.ask in presenter.forms and green(scene, presenter, decision)):
            return scene.mine.index(decision)
    return None


def green(scene: Scene, presenter: Presenter, decision: Decision) -> bool:
    """Whether an option is marked as good: such questions come first."""
    style, c = presenter.answers.style, scene.context
    return any(style(c, option) is Style.success for option in decision.options)


def hints(scene: Scene, presenter: Presenter, advised: Action | None) -> Iterator[Control]:
    """The button for a hint about the open questions; after a hint the one that lays its answer out."""
    if advised is not None:
        yield Button(lay_id(scene, advised), scene.t("hint-lay"), Style.primary, row=4)
    elif may_ask(scene, presenter):
        yield Button(Id("hint", scene.table.id, scene.table.ply(scene.me)), scene.t("office-hint"), row=4)


def may_ask(scene: Scene, presenter: Presenter) -> bool:
    """Whether the table allows hints, and a question with a choice is open for which no form suggests an
    answer."""
    decisions = (decision for decision in scene.mine if decision.blocking and not decision.forced)
    asked = any(not presenter.suggests(decision) for decision in decisions)
    return asked and scene.table.hints and scene.table.agents.adviser is not None


def nothing_waits(scene: Scene, asked: OfficeQuestions) -> str:
    """The players who must decide, if this reader has no open question; the result of a game that is over."""
    if scene.table.status != "running":
        return "\n".join(verdict(scene))
    return "" if asked.head else scene.t("office-waiting", who=scene.whom(scene.due))


def since_last_move(scene: Scene, presenter: Presenter, seat: int) -> str:
    """Events caused by this seat's last press, which are always included, and those since."""
    table, end = scene.table, since(scene.table, seat) or 0
    own = (event for move in table.moves[last_press(table, seat) : end] for event in move.events)
    lines_of = partial(event_lines.lines, scene, presenter, brief=True, pictured=True)
    caused = tail(lines_of(table.redact_events(seat, own)), SINCE)
    rest = lines_of(table.events_since(end, seat))
    later = tail(rest, SINCE - len(caused))
    return "\n".join(filter(None, (caused, later)))
