"""The board of a game that is over: the verdict, the final table, what was remarkable about it."""

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
    """The final table, or what it would have been."""
    t, remarkable = scene.t, list(highlights(scene, presenter))
    return Sheet(
        t("end-title", game=game_title(t, scene.table.key)),
        "\n".join((*verdict(scene), *series_lines(scene), "", points_table(scene, presenter, picture))),
        list(controls(scene, told=bool(remarkable))),
        [*rating(scene), *remarkable],
        colour=PLAIN,
        picture=picture,
        game=t.game,
    )


def withheld_sheet(table: Table, t: Texts) -> Sheet:
    """That a game is over of which nothing is shown yet, and when it will be."""
    title, until = t("end-withheld-title", game=game_title(t, table.key)), int(table.deadline or 0)
    return Sheet(title, t("end-withheld", until=f"<t:{until}:f>"), colour=PLAIN, game=table.key)


def verdict(scene: Scene) -> Iterator[str]:
    """Winners and tie-break."""
    table, t = scene.table, scene.t
    s, best = scene.view, max(totals(scene.view))
    winners = tuple(seat for seat, rank in enumerate(ranks(s)) if rank == 1)
    if table.status == "ended":
        yield t("end-early")
    elif len(winners) > 1:
        yield "🏆 " + t("end-shared", who=scene.whom(winners), points=best)
    else:
        yield "🏆 " + t("end-winner", who=scene.who(winners[0]), points=best)
    lost = {seat: it for seat, it in enumerate(table.chairs) if loser_of(table, it) is not None}
    if left := tuple(seat for seat, it in lost.items() if loser_of(table, it) == it.person):
        yield t("end-counts-lost", who=scene.whom(left))
    if taken := tuple(it for it in lost if it not in left):
        yield t("end-substitute", who=scene.whom(taken))
    if table.status == "finished" and len({*totals(s)}) < len(totals(s)):
        yield t("end-tie-break")


def highlights(scene: Scene, presenter: Presenter) -> Iterator[Section]:
    """What was most remarkable about a game that was played to its end."""
    if scene.table.status == "finished" and (
        lines := presenter.ledger.highlights(scene.context, scene.story)
    ):
        yield scene.t("nerves-highlights"), "\n".join(lines)


def controls(scene: Scene, *, told: bool) -> Iterator[Control]:
    """Buttons of a finished game. `told`: it has statistics."""
    table, t = scene.table, scene.t
    yield Button(Id("rematch", table.id), again(scene), Style.primary)
    if told:
        yield Button(Id("nerves", table.id), t("nerves-open"))
    if table.status == "finished" and table.agents.judge is not None:
        yield Button(Id("decided", table.id), t("analysis-open"))
    if table.status == "finished":
        yield Button(Id("rewind", table.id, 0, BEGINNING), t("end-replay"))
        yield Button(Id("record", table.id), t("end-record"))
    yield Button(Id("log", table.id), t("board-log"))


def again(scene: Scene) -> str:
    """What it is called to play once more: in a series its next game, or a new one."""
    t, score = scene.t, scene.score
    if score is None:
        return t("end-rematch")
    return t("series-new" if score.decided else "series-next")


def points_table(scene: Scene, presenter: Presenter, picture: Picture | None = None) -> str:
    """Ranks, points and what parts equals, readable without a fixed-width font and aloud; by source where no
    picture shows that."""
    s, t = scene.view, scene.t
    order, points = sorted(s.players, key=lambda seat: ranks(s)[seat]), totals(s)
    lines = []
    for seat in order:
        place = t("end-place", rank=ranks(s)[seat], who=f"**{scene.who(seat)}**")
        total = signed_number(points[seat])
        parts = presenter.scores.tie_break(scene.context, seat) if points.count(points[seat]) > 1 else ""
        facts = (place, f"**{total}★**", parts)
        lines.append(" · ".join(filter(None, facts)))
        if picture is None:
            lines.append(f"\u2003{sources(scene, seat)}")
    return "\n".join(lines)


def sources(scene: Scene, seat: int) -> str:
    """Where the points of a seat come from, in a line."""
    lines, t = standings(scene.view)[seat], scene.t
    gained = [
        f"{t(f'score-{it}')}{HARD_SPACE}{signed_number(points)}" for it, points in lines.items() if points
    ]
    return ", ".join(gained) or t("standings-nothing")
