"""The board of a game that is over: winners, the final table, highlights."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import BEGINNING, Id
from bot.messages.sheets import PLAIN, Picture, Section, Sheet
from bot.presenter.contract import Presenter
from bot.texts import Texts
from bot.texts.formats import HARD_SPACE, game_title, signed_number
from bot.views.scene import Scene
from bot.views.table.rating import rating
from bot.views.table.series import series_lines
from engine.core.scores import ranks, standings, totals
from engine.tables.model.results import loser_of
from engine.tables.model.table import Table


def final_sheet(scene: Scene, presenter: Presenter, picture: Picture | None) -> Sheet:
    """The final table; of a game that was ended early, the standing then."""
    t, remarkable = scene.t, list(highlights(scene, presenter))
    return Sheet(
        t("end-title", game=game_title(t, scene.table.key)),
        "\n".join((*verdict(scene), *series_lines(scene), "", points_table(scene, presenter, picture))),
        list(controls(scene, has_statistics=bool(remarkable))),
        [*rating(scene), *remarkable],
        colour=PLAIN,
        picture=picture,
        game=t.game,
    )


def withheld_sheet(table: Table, t: Texts) -> Sheet:
    """Stands for the board of a game that is over and sealed: when it will be shown."""
    title, until = t("end-withheld-title", game=game_title(t, table.key)), int(table.deadline or 0)
    return Sheet(title, t("end-withheld", until=f"<t:{until}:f>"), colour=PLAIN, game=table.key)


def verdict(scene: Scene) -> Iterator[str]:
    """Winners, seats that count as lost, and whether a tie-break decided."""
    table, t = scene.table, scene.t
    view, best = scene.view, max(totals(scene.view))
    winners = tuple(seat for seat, rank in enumerate(ranks(view)) if rank == 1)
    people = sum(table.chairs[seat].person is not None for seat in winners)
    if table.status == "ended":
        yield t("end-early")
    elif len(winners) > 1:
        yield "🏆 " + t("end-shared", who=scene.whom(winners), points=best, people=people)
    else:
        yield "🏆 " + t("end-winner", who=scene.who(winners[0]), points=best, people=people)
    lost = {seat: chair for seat, chair in enumerate(table.chairs) if loser_of(table, chair) is not None}
    if left := tuple(seat for seat, chair in lost.items() if loser_of(table, chair) == chair.person):
        yield t("end-counts-lost", who=scene.whom(left))
    if taken := tuple(seat for seat in lost if seat not in left):
        yield t("end-substitute", who=scene.whom(taken))
    if table.status == "finished" and len({*totals(view)}) < len(totals(view)):
        yield t("end-tie-break")


def highlights(scene: Scene, presenter: Presenter) -> Iterator[Section]:
    """Highlights of a game that was played to its end."""
    if scene.table.status == "finished" and (
        lines := presenter.ledger.highlights(scene.context, scene.story)
    ):
        yield scene.t("nerves-highlights"), "\n".join(lines)


def controls(scene: Scene, *, has_statistics: bool) -> Iterator[Control]:
    """Buttons of a finished game. `has_statistics`: it has statistics."""
    table, t = scene.table, scene.t
    yield Button(Id("rematch", table.id), rematch_label(scene), Style.primary)
    if has_statistics:
        yield Button(Id("nerves", table.id), t("nerves-open"))
    if table.status == "finished" and table.agents.judge is not None:
        yield Button(Id("decided", table.id), t("analysis-open"))
    if table.status == "finished":
        yield Button(Id("rewind", table.id, 0, BEGINNING), t("end-replay"))
        yield Button(Id("record", table.id), t("end-record"))
    yield Button(Id("log", table.id), t("board-log"))


def rematch_label(scene: Scene) -> str:
    """Label of the button for another game: in a series the next one, or a new series."""
    t, score = scene.t, scene.score
    if score is None:
        return t("end-rematch")
    return t("series-new" if score.decided else "series-next")


def points_table(scene: Scene, presenter: Presenter, picture: Picture | None = None) -> str:
    """Ranks, points and tie-breaks, readable without a fixed-width font and by screen readers; with points by
    source where no picture shows those."""
    view, t = scene.view, scene.t
    order, points = sorted(view.players, key=lambda seat: ranks(view)[seat]), totals(view)
    lines = []
    for seat in order:
        place = t("end-place", rank=ranks(view)[seat], who=f"**{scene.who(seat)}**")
        total = signed_number(points[seat])
        parts = presenter.scores.tie_break(scene.context, seat) if points.count(points[seat]) > 1 else ""
        facts = (place, f"**{total}★**", parts)
        lines.append(" · ".join(filter(None, facts)))
        if picture is None:
            lines.append(f"\u2003{source_line(scene, seat)}")
    return "\n".join(lines)


def source_line(scene: Scene, seat: int) -> str:
    """Points of a seat by source, in a line."""
    lines, t = standings(scene.view)[seat], scene.t
    gained = [
        f"{t(f'score-{name}')}{HARD_SPACE}{signed_number(points)}" for name, points in lines.items() if points
    ]
    return ", ".join(gained) or t("standings-nothing")
