"""Standings of a table: scores by source, each seat's cards; the end of a game."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import Id
from bot.messages.sheets import FIELD, Section, Sheet
from bot.presenter.contract import Presenter
from bot.texts.formats import HARD_SPACE, MARKS, plain, signed_number
from bot.views.scene import Scene
from bot.views.table.final_board import points_table, source_line
from engine.core import scores

ALL = "all"
"""The page of all seats; pages of seats are named by their numbers."""


def standings(scene: Scene, presenter: Presenter, page: str = ALL) -> Sheet:
    """A page of a running game's standings; an invalid page is that of all seats. A game that is over has one
    page, its final table. Raises `WrongMoment` before the start."""
    if scene.table.status != "running":
        return Sheet(scene.t("standings-final"), final(scene, presenter), game=scene.t.game)
    seats = {str(seat): seat for seat in scene.view.players}
    if page in seats:
        return own_page(scene, presenter, seats[page])
    return Sheet(
        scene.t("standings-title"),
        f"**{leader(scene)}**",
        controls(scene, ALL),
        [*overview(scene, presenter)],
        colour=presenter.board.colour(scene.context),
        game=scene.t.game,
    )


def final(scene: Scene, presenter: Presenter) -> str:
    """The final table, or how it stood when the table was ended early."""
    table = points_table(scene, presenter)
    return f"{scene.t('end-early')}\n\n{table}" if scene.table.status == "ended" else table


def overview(scene: Scene, presenter: Presenter) -> Iterator[Section]:
    """The seats, the best first."""
    ranks = scores.ranks(scene.view)
    for seat in sorted(scene.view.players, key=lambda seat: ranks[seat]):
        heading = scene.t("end-place", rank=ranks[seat], who=scene.who(seat))
        yield heading, summary(scene, presenter, seat)


def own_page(scene: Scene, presenter: Presenter, seat: int) -> Sheet:
    """A seat's points with its cards."""
    text, cards = summary(scene, presenter, seat), presenter.scores.cards(scene.context, seat)
    return Sheet(
        f"{scene.who(seat)} · {scene.t('standings-title')}",
        text if cards else f"{text}\n{scene.t('standings-no-cards')}",
        controls(scene, str(seat)),
        [part for section in cards for part in parts(*section)],
        colour=presenter.board.colour(scene.context),
        game=scene.t.game,
    )


def parts(heading: str, text: str) -> Iterator[Section]:
    """A section, split where it exceeds a field; no line is cut."""
    part = ""
    for line in text.splitlines():
        if part and len(part) + 1 + len(line) > FIELD:
            yield heading, part
            part = ""
        part += f"\n{line}" if part else line
    yield heading, part


def leader(scene: Scene) -> str:
    """Who would win if the game ended now."""
    view, t = scene.view, scene.t
    totals, ranks = scores.totals(view), scores.ranks(view)
    first = tuple(seat for seat in view.players if ranks[seat] == 1)
    points = amount(scene, max(totals))
    if len(first) == len(view.players):
        return t("standings-level", points=points)
    if len(first) > 1:
        return t("standings-lead-shared", who=scene.whom(first), points=points)
    lead = t("standings-lead", who=scene.who(first[0]), points=points)
    return f"{lead}. {t('end-tie-break')}" if totals.count(max(totals)) > 1 else lead


def summary(scene: Scene, presenter: Presenter, seat: int) -> str:
    """A seat's total with its means, and its points by source."""
    lines = scores.standings(scene.view)[seat]
    total = f"**{amount(scene, sum(lines.values()))}** · {presenter.scores.means(scene.context, seat)}"
    return f"{total}\n{source_line(scene, seat)}"


def amount(scene: Scene, points: int) -> str:
    """Points as a phrase; the number keeps its sign."""
    return scene.t("standings-points", points=points, shown=signed_number(points))


def controls(scene: Scene, here: str) -> list[Control]:
    """A button for each seat and one for all; `here`: the page that is shown, whose button refreshes it."""
    pages = [
        *((str(seat), label(scene, seat)) for seat in scene.view.players),
        (ALL, scene.t("standings-all")),
    ]
    return [
        Button(
            Id("standings", scene.table.id, 0, page),
            text,
            Style.primary if page == here else Style.secondary,
            row=int(page == ALL),
        )
        for page, text in pages
    ]


def label(scene: Scene, seat: int) -> str:
    """A seat on a button, where the escapes of a name for Markdown would be visible."""
    return f"{MARKS[seat]}{HARD_SPACE}" + plain(scene.names[seat])
