"""The public message of a table: lobby, board, result."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.games.registry import PRESENTERS
from bot.messages.controls import Button, Control, Menu, Style
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet, tail
from bot.presenter.contract import Presenter
from bot.presenter.plain import option_controls
from bot.texts.formats import MARKS, game_title
from bot.views.help import guide
from bot.views.help.game_choice import length_line
from bot.views.rows import fit_rows
from bot.views.scene import Scene
from bot.views.table import event_lines
from bot.views.table.care import states
from bot.views.table.final_board import final_sheet
from bot.views.table.lobby_settings import unusual_settings
from bot.views.table.opponents import computer_players
from bot.views.table.series import counts_for, series_lines
from engine.core.decisions import Decision
from engine.tables.model.terms import awaited, digest_of_terms
from engine.tables.play.forks import inherited_moves

LATEST, MOST, LOOK_BACK = 3, 8, 8
"""Minimum and maximum number of log lines on the board, and moves in which the minimum is searched."""


def board(scene: Scene, presenter: Presenter, picture: Picture | None = None) -> Sheet:
    """The public message in every state of the table. A picture replaces the sections that it shows."""
    if scene.table.status == "lobby":
        return lobby(scene, picture)
    if scene.table.state is None:
        return Sheet(game_title(scene.t, scene.table.key), scene.t("lobby-closed"))
    if scene.table.status == "running":
        return running(scene, presenter, picture)
    return final_sheet(scene, presenter, picture)


def title(scene: Scene, key: str) -> str:
    """A title with the game's name."""
    return scene.t(key, game=game_title(scene.t, scene.table.key))


def lobby(scene: Scene, picture: Picture | None = None) -> Sheet:
    """The lobby: players, settings, duration, and what is needed to start."""
    table, t = scene.table, scene.t
    rows, asked = [], awaited(table)
    for seat, chair in enumerate(table.chairs):
        name = scene.who(seat)
        name = t("lobby-host", who=name) if chair.person == table.host else name
        rows.append(t("lobby-asked", who=name) if seat in asked else name)
    rows += [f"{MARKS[seat]} *{t('lobby-free')}*" for seat in range(len(table.chairs), table.limit)]
    host = next((scene.names[at] for at, chair in enumerate(table.chairs) if chair.person == table.host), "")
    ready = "yes" if len(table.chairs) >= table.game.seats[0] else "no"
    ready = "full" if len(table.chairs) >= table.limit else ready
    hint = t("lobby-hint", ready=ready, host=host)
    if missing := tuple(seat for seat in asked if table.chairs[seat].person != table.host):
        hint = t("lobby-awaits", who=scene.whom(missing))
    head = [
        t("lobby-expansion", expansion=t(f"game-{name}"), adds=t(f"game-{name}.adds"))
        for name in table.expansions
    ]
    if table.pace != "none":
        head.append(t("care-clock", pace=t(f"pace-{table.pace}"), zero=t(f"at-zero-{table.at_zero}")))
    head += [*unusual_settings(table, t), counts_for(t, table), *series_lines(scene)]
    text = "\n".join((*head, *rows, "", *filter(None, (length_line(t, table), hint))))
    return Sheet(title(scene, "lobby-title"), text, lobby_controls(scene), picture=picture, game=t.game)


def lobby_controls(scene: Scene) -> list[Control]:
    """Buttons of the lobby; green is what the table needs next. Start and Join name the terms to which a
    press agrees; players whose consent to new terms is missing press Join, too."""
    table, t = scene.table, scene.t
    full, few = len(table.chairs) >= table.limit, len(table.chairs) < table.game.seats[0]
    asked, terms = awaited(table), digest_of_terms(table)
    few = few or any(table.chairs[seat].person != table.host for seat in asked)
    agents = any(chair.agent for chair in table.chairs)

    def button(
        verb: str, key: str, style: Style = Style.secondary, *, off: bool = False, name: str = ""
    ) -> Button:
        return Button(Id(verb, table.id, name=name), t(key), style, off)

    controls: list[Control] = [
        button("start", "lobby-start", Style.secondary if few else Style.success, off=few, name=terms),
        button("leave", "lobby-leave"),
        *([button("removebot", "lobby-remove-bot")] if agents else ()),
        button("arrange", "lobby-settings"),
    ]
    if asked or not full:
        style = Style.success if few else Style.primary
        label = "lobby-agree" if asked else "lobby-join"
        controls.insert(0 if few else 1, button("join", label, style, name=terms))
    controls += guide.rules_button(scene)
    if len(PRESENTERS) > 1:
        controls.append(Button(Id("othergame", table.id), t("lobby-other-game"), row=3))
    if not full:
        controls.append(Button(Id("callform", table.id), t("find-title"), row=3))
    if table.game.lesson is not None:
        controls.append(Button(Id("learn", table.id), t("lobby-learn"), row=3))
    return controls if full or not table.agents.choices else [*controls, opponents(scene)]


def opponents(scene: Scene) -> Menu:
    """Menu of computer players to add."""
    table = scene.table
    return Menu(
        Id("addbot", table.id, len(table.chairs)), scene.t("lobby-add-bot"), computer_players(table, scene.t)
    )


def running(scene: Scene, presenter: Presenter, picture: Picture | None) -> Sheet:
    """The running game: players who are due, the game's sections, the last events, the public decision."""
    t, c = scene.t, scene.context
    latest = latest_lines(scene, presenter)
    sections = [] if picture else presenter.pictures.board_text(c)
    sections += presenter.outlook.sections(c)
    if latest:
        sections.append((t("board-latest"), latest))
    asked = decision_controls(scene, presenter, public(scene))
    controls = fit_rows([*asked, *guide.rules_button(scene), *surface_controls(scene, picture)])
    return Sheet(
        presenter.board.headline(c),
        waiting(scene, presenter),
        controls,
        sections,
        footer(scene, presenter, picture),
        presenter.board.colour(c),
        picture,
        scene.t.game,
    )


def latest_lines(scene: Scene, presenter: Presenter) -> str:
    """Events of the last press and of the automatic moves after it; none from before a fork. Changes of
    sealed answers leave no trace."""
    moves, own = scene.table.moves, inherited_moves(scene.table)
    pressed = next((at for at in range(len(moves) - 1, own, -1) if moves[at].person is not None), own)
    back = max(0, len(moves) - LOOK_BACK)
    start = max(own, min(pressed, back))
    earlier = scene.table.events_since(start, scene.seat, pressed) if start < pressed else ()
    later = [*scene.table.events_since(pressed, scene.seat)]
    lines = event_lines.lines(scene, presenter, (*earlier, *later), pictured=True)
    since = len(later)  # at least as many as their lines
    if since > LATEST:
        since = len(event_lines.lines(scene, presenter, later, pictured=True))
    return tail(lines[-min(max(since, LATEST), MOST) :], 1_000)


def public(scene: Scene) -> tuple[Decision, ...]:
    """Decisions that are answered on the board."""
    return tuple(decision for decision in scene.pending if decision.blocking and decision.where == "board")


def footer(scene: Scene, presenter: Presenter, picture: Picture | None) -> str:
    """Small print: the legend of the text."""
    return "" if picture else presenter.pictures.legend(scene.context)


def waiting(scene: Scene, presenter: Presenter) -> str:
    """Open questions with their times, and public notices about the table."""
    lines = [
        f"**{question(scene, presenter, decision)}**{times(scene, decision.seat)}"
        for decision in scene.pending
        if decision.blocking
    ]
    lines = list(dict.fromkeys(lines))  # of several questions alike one is enough
    if scene.sealed_seats:
        lines.append(scene.t("board-sealed", who=scene.whom(scene.sealed_seats)))
    series = series_lines(scene) if scene.table.round == 1 else ()
    return "\n".join((*lines, *states(scene), *series))


def question(scene: Scene, presenter: Presenter, decision: Decision) -> str:
    """Text of an open question; refers to the office where the board's buttons do not suffice."""
    text = presenter.board.question(scene.context, decision)
    inside = decision.where == "office" or decision.forms or not decision.options
    return scene.t("ask-in-office", what=text) if inside else text


def times(scene: Scene, seat: int) -> str:
    """Start and deadline of an open question, as timestamps that Discord keeps up to date."""
    chair, t = scene.table.chairs[seat], scene.t
    text = ""
    if chair.clock.since is not None:
        text += " · " + t("ask-since", when=f"<t:{int(chair.clock.since)}:R>")
    if seat in scene.until and not chair.expired:
        text += " · " + t("ask-until", when=f"<t:{int(scene.until[seat])}:R>")
    return text


def decision_controls(scene: Scene, presenter: Presenter, asked: tuple[Decision, ...]) -> list[Control]:
    """Buttons and menus of the options of these decisions."""
    controls: list[Control] = []
    for decision in asked:
        ply = scene.table.ply(decision.seat)
        ids = partial(press_id, scene.table.id, ply)
        controls += option_controls(scene.context, presenter.answers, decision, ids)
    return controls


def press_id(table: int, ply: int, verb: str, name: str) -> Id:
    """Id of a control that is valid at this ply."""
    return Id(verb, table, ply, name)


def surface_controls(scene: Scene, picture: Picture | None) -> list[Control]:
    """The buttons of every board; with a picture also *Read as text*."""
    table, t = scene.table, scene.t
    verbs = ("office", "log", "standings", *(("read",) if picture else ()))
    buttons = [Button(Id(verb, table.id), t(f"board-{verb}"), row=4) for verb in verbs]
    vote = table.motion is not None
    style = Style.primary if vote else Style.secondary
    return [*buttons, Button(Id("care", table.id), t("board-vote" if vote else "board-care"), style, row=4)]


def in_words(scene: Scene, presenter: Presenter) -> Sheet:
    """The whole board as text, without controls."""
    sheet = board(scene, presenter)
    return replace(sheet, controls=())
