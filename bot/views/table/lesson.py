"""The private message of a lesson: explanations, the table, and the question."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button, Style
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Section, Sheet
from bot.pictures.drawing import Drawing
from bot.presenter.contract import Presenter
from bot.texts.formats import game_title
from bot.views.help import pages
from bot.views.office import more, news
from bot.views.office.advice import Below
from bot.views.office.office import questions, split_note
from bot.views.rows import fit_rows
from bot.views.scene import Scene
from bot.views.table.final_board import points_table, verdict
from bot.views.table.opening_form import OpeningForm
from engine.tables.model.drafts import Draft
from engine.tables.play import lesson as script
from engine.tables.play import lesson_texts

BESIDE_EXPLANATION = 1
"""Lines of news at most on a screen that explains something."""
OTHER = "other"
"""Name in the id of the button that asks for another lesson; without it the table of the channel is meant."""


def lesson(
    scene: Scene, presenter: Presenter, draft: Draft, note: str | Below = "", picture: Picture | None = None
) -> Sheet:
    """The lesson in every state. `note`: said first, or beside the controls; `picture`: of the table."""
    if scene.table.status != "running":
        return result_sheet(scene, presenter, picture)
    if script.opens(scene.table):
        return opening(scene, presenter, picture)
    if script.complete(scene.table):
        return complete(scene, presenter, picture)
    first, below = split_note(note)
    c, slip, asked = scene.context, script.slip(scene.table), questions(scene, presenter, draft, below.action)
    explanation = [*reason(scene, presenter, slip), *lesson_lines(scene, presenter)]
    answers = [*asked.controls, *back_button(scene, slip)]
    lines = [*asked.ways, *([Button(Id("read", scene.table.id), scene.t("board-read"))] if picture else [])]
    lines.append(stop_button(scene))
    purse = "" if picture is not None and at_home(scene) else presenter.office.purse(c, draft)
    shown = BESIDE_EXPLANATION if explanation else news.LINES
    done = [*news.lines(scene, presenter, shown)] if lesson_texts.presses(scene.table) else []
    plain = [text for heading, text in asked.sections if not heading]
    title, *head = asked.head or [scene.t("learn-title", where=presenter.board.headline(c))]
    rest = [*filter(None, [*head, *done, first, purse, *plain])]
    return Sheet(
        title,
        "\n".join((*explanation, *[""] * bool(explanation and rest), *rest)),
        fit_rows([*answers, *more.controls(scene, answers, lines)]),
        [*(part for part in asked.sections if part[0]), *sections(scene, presenter, draft, picture)],
        colour=presenter.board.colour(c),
        picture=picture,
        game=scene.t.game,
        below=below.text,
    )


def opening(scene: Scene, presenter: Presenter, picture: Picture | None) -> Sheet:
    """Before the first question: the goal of the game."""
    table, t = scene.table, scene.t
    minutes = lesson_texts.script(table.game).minutes
    welcome = t("learn-welcome", game=game_title(t, table.key), others=len(table.chairs) - 1, minutes=minutes)
    facts = pages.numbers(presenter, table.key, table)
    return Sheet(
        t("learn-title", where=game_title(t, table.key)),
        f"{welcome}\n\n> {t('lesson-goal', **facts)}",
        [
            Button(Id("learnbegin", table.id), t("learn-begin"), Style.success),
            stop_button(scene),
        ],
        colour=presenter.board.colour(scene.context),
        picture=picture,
        game=t.game,
    )


def complete(scene: Scene, presenter: Presenter, picture: Picture | None) -> Sheet:
    """After the lesson: what to do next, below what has happened since."""
    table, t = scene.table, scene.t
    explanation = [*lesson_lines(scene, presenter)]
    end = t(
        "learn-more"
        if set(lesson_texts.unread(table)) - set(lesson_texts.sentences(table))
        else "learn-enough"
    )
    return Sheet(
        t("learn-title", where=presenter.board.headline(scene.context)),
        "\n".join((*explanation, *[""] * bool(explanation), end)),
        [
            Button(OpeningForm(table.key).id("newtable"), t("help-open-table"), Style.success),
            Button(Id("learnon", table.id), t("learn-on")),
            Button(Id("learngame", 0, 0, OTHER), t("learn-other")),
        ],
        colour=presenter.board.colour(scene.context),
        picture=picture,
        game=t.game,
    )


def drawing(scene: Scene, presenter: Presenter, draft: Draft) -> Drawing:
    """The picture: at first the cover of the game; then the table, or the learner's office while they are
    asked; at the end the result."""
    pictures, c = presenter.pictures, scene.context
    if scene.table.status != "running":
        return pictures.end(c, scene.story)
    if script.opens(scene.table):
        return pictures.cover(scene.t)
    home = at_home(scene) and not script.complete(scene.table)
    return pictures.office(c, draft) if home else pictures.board(c)


def at_home(scene: Scene) -> bool:
    """Whether the picture is the learner's office: it shows all that a question depends on."""
    return any(decision.blocking for decision in scene.mine)


def lesson_lines(scene: Scene, presenter: Presenter) -> Iterator[str]:
    """What the learner needs to know on this screen, a quoted line each."""
    facts = pages.numbers(presenter, scene.table.key, scene.table)
    keys = lesson_texts.sentences(scene.table)
    bullet = "• " if len(keys) > 1 else ""
    yield from (f"> {bullet}{scene.t(f'lesson-{key}', **facts)}" for key in keys)


def reason(scene: Scene, presenter: Presenter, slip: str) -> Iterator[str]:
    """Why the last press was a mistake."""
    if slip:
        facts = pages.numbers(presenter, scene.table.key, scene.table)
        yield f"> ⚠️ {scene.t(f'lesson-{slip}', **facts)}"


def sections(scene: Scene, presenter: Presenter, draft: Draft, picture: Picture | None) -> Iterator[Section]:
    """What comes next, and what the picture does not show."""
    c = scene.context
    home = at_home(scene)
    if picture is None or not home:
        yield from presenter.outlook.sections(c)
    if not home and scene.view != scene.table.now.seen_by(None):
        yield from hidden_sections(scene, presenter)
    if picture is None:
        yield from presenter.pictures.office_text(c, draft) if home else presenter.pictures.board_text(c)


def hidden_sections(scene: Scene, presenter: Presenter) -> list[Section]:
    """The learner's things that the table does not show."""
    table = {text for _, text in presenter.pictures.board_text(scene.context)}
    own = presenter.pictures.office_text(scene.context, Draft())
    return [(heading, text) for heading, text in own if text not in table]


def back_button(scene: Scene, slip: str) -> Iterator[Button]:
    """A button to undo a mistake."""
    if slip:
        yield Button(Id("learnback", scene.table.id), scene.t("learn-back"), Style.primary)


def stop_button(scene: Scene) -> Button:
    """A button to leave the lesson; while it runs, a line of *More …*, where no thumb hits it by mistake."""
    return Button(Id("learnstop", scene.table.id), scene.t("learn-stop"))


def result_sheet(scene: Scene, presenter: Presenter, picture: Picture | None) -> Sheet:
    """The result, and what to do next."""
    table, t = scene.table, scene.t
    lines = [t("learn-over" if table.status == "finished" else "learn-stopped")]
    if table.status == "finished":
        lines = [*verdict(scene), *lines, "", points_table(scene, presenter)]
    buttons = [
        Button(OpeningForm(table.key).id("newtable"), t("help-open-table"), Style.success),
        Button(Id("learnagain", table.id), t("learn-again")),
        Button(Id("learngame", 0, 0, OTHER), t("learn-other")),
    ]
    game = game_title(t, table.key)
    return Sheet(t("learn-title", where=game), "\n".join(lines), buttons, picture=picture, game=t.game)
