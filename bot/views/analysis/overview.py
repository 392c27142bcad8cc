"""What decided a finished game, for all: chances over the rounds, turning points, parts of each result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.pictures.facts import EndFacts, PointSource, SeatResult
from bot.presenter.context import LogEvent
from bot.presenter.contract import Presenter
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, game_title, signed_number
from bot.views.scene import Scene
from engine.analysis.report import Parts, Report, TurningPoint
from engine.core.events import Event
from engine.core.scores import ranks
from engine.tables.play.rewind import rounds

NAMES = ("seat", "luck", "decisions")
"""Parts of a result, in display order. Own decisions and those of the others are one part: each is
measured by itself against a middling player, so they do not add up to it one by one."""
EVENT = 90
"""Maximum length of what happened at a turning point."""


def whole(parts: Parts) -> dict[str, int]:
    """The parts in whole points; decisions take the rounding error, so they add up."""
    seat, luck = round(parts.seat), round(parts.luck)
    return {"seat": seat, "luck": luck, "decisions": round(parts.result) - seat - luck}


def facts(scene: Scene, report: Report) -> EndFacts:
    """View model of the picture, the best seat first."""
    t, places = scene.t, ranks(scene.view)
    winners = tuple(seat for seat, rank in enumerate(places) if rank == 1)
    results = [
        result(scene, report, seat, places[seat])
        for seat in sorted(scene.view.players, key=places.__getitem__)
    ]
    return EndFacts(
        title=t("analysis-title"),
        verdict=t("analysis-winner", who=", ".join(scene.names[seat] for seat in winners)),
        winners=winners,
        headings=(t("analysis-made"), t("analysis-chances")),
        results=tuple(results),
    )


def result(scene: Scene, report: Report, seat: int, rank: int) -> SeatResult:
    """A seat's bar and curve."""
    numbers = whole(report.parts[seat])
    return SeatResult(
        seat=seat,
        name=scene.names[seat],
        rank=rank,
        points=round(report.parts[seat].result),
        ties=(),
        parts=tuple(PointSource(name, scene.t(f"analysis-{name}"), numbers[name]) for name in NAMES),
        course=tuple(round(100 * chances[seat]) for chances in report.chances),
    )


def overview(
    scene: Scene, presenter: Presenter, report: Report, picture: Picture | None, *, seated: bool
) -> Sheet:
    """The public message. `seated`: the reader played, and may look at their own decisions."""
    t, table = scene.t, scene.table
    lines = [t("analysis-about"), "", *(seat_line(scene, report, seat) for seat in scene.view.players)]
    buttons = [Button(Id("quiz", table.id), t("analysis-mine"))] if seated else []
    turns = "\n".join(turning_points(scene, presenter, report))
    return Sheet(
        t("analysis-title"),
        "\n".join(lines),
        buttons,
        [*([(t("analysis-turns"), turns)] if turns else ()), (t("analysis-help"), "\n".join(help_lines(t)))],
        footer=game_title(t, table.key),
        picture=picture,
        game=t.game,
    )


def seat_line(scene: Scene, report: Report, seat: int) -> str:
    """The result of a seat, with its parts on a second line; what rounds to 0 is left out."""
    numbers = whole(report.parts[seat])
    parts = " · ".join(
        f"{scene.t(f'analysis-{name}')}{HARD_SPACE}{plus(points)}"
        for name, points in numbers.items()
        if points
    )
    return f"{scene.who(seat)} **{plus(round(report.parts[seat].result))}**\n\u2003{parts}"


def help_lines(t: Texts) -> Iterator[str]:
    """What each part of a result means."""
    for name in NAMES:
        yield f"- **{t(f'analysis-{name}')}**: {t(f'analysis-{name}.help')}"


def plus(number: int) -> str:
    """A whole number with its sign."""
    return f"{'+' if number > 0 else ''}{signed_number(number)}"


def turning_points(scene: Scene, presenter: Presenter, report: Report) -> Iterator[str]:
    """The rounds that changed a chance to win most: whose, by how much, and what happened."""
    for turn in report.turning_points:
        before, after = (round(100 * report.chances[at][turn.seat]) for at in (turn.round - 1, turn.round))
        cause, text = cause_of(scene, presenter, turn)
        facts = {"who": scene.who(turn.seat), "points": plus(after - before), "cause": cause, "what": text}
        yield f"- {scene.t('analysis-turn', round=turn.round, before=before, after=after, **facts)}"


def cause_of(scene: Scene, presenter: Presenter, turn: TurningPoint) -> tuple[str, str]:
    """The kind of what changed a chance, and what happened: a draw, what a seat decided, or many things, with
    what the owner of the chance did."""
    if turn.by is None and turn.number is not None:
        return "luck" if turn.change > 0 else "bad", drawn_text(scene, presenter, turn.number)
    kind, seat = ("many", turn.seat) if turn.by is None else ("decisions", turn.by)
    return kind, decided_text(scene, presenter, seat, turn.round)


def drawn_text(scene: Scene, presenter: Presenter, number: int) -> str:
    """What a move revealed; what it revealed to one seat, where nothing was for all. The game is over, so
    nothing is left out."""
    events = [event for event in scene.table.moves[number].events if event.reveals and not event.opens]
    for_all = [event for event in events if not hasattr(event, "seat")]
    texts = (text_of(scene, presenter, some) for some in (for_all, events))
    return next(filter(None, texts), scene.t("analysis-drawn"))


def decided_text(scene: Scene, presenter: Presenter, seat: int, round: int) -> str:
    """What a seat did in a round, without what all moves of the round led to."""
    moves = scene.table.moves
    begins = [begun.begins for begun in rounds(scene.table) if begun.number in (round, round + 1)]
    first, after = begins[0], begins[1] if len(begins) > 1 else len(moves)
    own = [move for move in moves[first:after] if move.action.seat == seat and move.cause != "forced"]
    events = [event for move in own for event in move.events if getattr(event, "seat", None) == seat]
    return text_of(scene, presenter, events) or scene.t("analysis-decided", who=scene.who(seat))


def text_of(scene: Scene, presenter: Presenter, events: Sequence[Event]) -> str:
    """Events as the log says them, in one line without a full stop: as many as there is room for."""
    lines = [line.rstrip(".") for line in presenter.history.lines(scene.context, [*map(LogEvent, events)])]
    room = accumulate(lines, lambda sofar, line: sofar + len(line), initial=0)
    shown = [line for line, needed in zip(lines, [*room][1:], strict=True) if needed <= EVENT]
    if lines and not shown:
        shown = [lines[0][:EVENT].rpartition(", ")[0] or lines[0][:EVENT].rstrip()]
    return " · ".join(shown) + (" …" if shown != lines else "")
