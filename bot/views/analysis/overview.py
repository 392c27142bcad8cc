"""What decided a finished game, for all: chances over the rounds, turning points, parts of each result."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button
from bot.messages.ids import Id
from bot.messages.sheets import Picture, Sheet
from bot.pictures.facts import EndFacts, PointSource, SeatResult
from bot.presenter.context import LogEvent
from bot.presenter.contract import Presenter
from bot.texts.formats import game_title
from bot.views.scene import Scene
from engine.analysis.report import Parts, Report
from engine.core.scores import ranks

NAMES = ("seat", "luck", "own", "gifts", "rest")
"""Parts of a result, in display order."""
TURNS = 3
EVENT = 120
"""Maximum length of an event beside a turning point."""


def whole(parts: Parts) -> dict[str, int]:
    """The parts in whole points; the rest takes the rounding error, so they add up."""
    points = {name: round(getattr(parts, name)) for name in NAMES[:-1]}
    return {**points, "rest": round(parts.result) - sum(points.values())}


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
        [(t("analysis-turns"), turns)] if turns else (),
        footer=t("analysis-judge", game=game_title(t, table.key), version=report.judge),
        picture=picture,
        game=t.game,
    )


def seat_line(scene: Scene, report: Report, seat: int) -> str:
    """The result of a seat, with its parts on a second line."""
    numbers = whole(report.parts[seat])
    parts = " · ".join(f"{scene.t(f'analysis-{name}')} {plus(points)}" for name, points in numbers.items())
    return f"{scene.who(seat)} **{plus(round(report.parts[seat].result))}**\n\u2003{parts}"


def plus(number: int) -> str:
    """A whole number with its sign."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def turning_points(scene: Scene, presenter: Presenter, report: Report) -> Iterator[str]:
    """The reveals that changed the chances most, each with the seat that it affected most and what was
    revealed."""
    t = scene.t
    for number, at, seat, change in sorted(turns(report), key=lambda turn: -abs(turn[3]))[:TURNS]:
        if points := round(100 * change):
            text = t("analysis-turn", round=at, who=scene.who(seat), change=plus(points))
            yield f"- {text}{event_text(scene, presenter, number)}"


def turns(report: Report) -> Iterator[tuple[int, int, int, float]]:
    """For each reveal its move, its round, the seat whose chance changed most, and that change."""
    for reveal in report.reveals:
        index = min(reveal.round, len(report.slopes)) - 1
        before, slope = report.chances[index], report.slopes[index]
        mean = sum(chance * luck for chance, luck in zip(before, reveal.luck, strict=True))
        moved = [slope * chance * (luck - mean) for chance, luck in zip(before, reveal.luck, strict=True)]
        seat = max(range(len(moved)), key=lambda seat: abs(moved[seat]))
        yield reveal.number, reveal.round, seat, max(-1.0, min(1.0, moved[seat]))


def event_text(scene: Scene, presenter: Presenter, number: int) -> str:
    """What a move revealed, as the public log says it; without actions of a seat."""
    if number < 0:
        return ""
    events = [
        event
        for event in scene.table.moves[number].events
        if event.reveals and not event.opens and not hasattr(event, "seat")
    ]
    log_events = [LogEvent(event) for event in scene.table.redact_events(None, events)]
    lines = presenter.history.lines(scene.context, log_events)
    text = " · ".join(lines)
    if len(text) > EVENT:
        text = f"{text[:EVENT].rpartition(', ')[0] or text[:EVENT].rstrip()}…"
    return f". {text}" if text else ""
