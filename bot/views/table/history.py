"""Private log and replay: the log by rounds, and the board by rounds or steps.

A position is a word in the id of a button: a round (`7`), a moment in it (`7_3`), a page of its log (`7.2`),
the events `since` the reader's last move, the `end`; then follows the direction. Reading as text is kept
(`7.text.later`). So a message works indefinitely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.messages.controls import Button, Control, Style
from bot.messages.ids import FIRST, Id
from bot.messages.sheets import Picture, Sheet, tail
from bot.presenter.contract import Presenter
from bot.texts.formats import set_title
from bot.views.scene import Scene
from bot.views.table import event_lines
from bot.views.table.board import board
from engine.core.events import Event
from engine.tables.model.errors import Impossible
from engine.tables.model.table import Table
from engine.tables.play.rewind import as_of, rounds, since, steps

PAGE = 3_500
"""Characters of a page of the log."""
HAPPENED = 1_000
"""Characters of events beside an earlier board."""
SINCE, END = "since", "end"
HERE, TEXT = "here", "text"
EARLIER, LATER, LAST = "earlier", "later", "last"
BACK, ON = "back", "on"
"""Targets of buttons by round: the beginning of this or the previous one; of the next one, or the end."""
STEP = "_"
"""Separates the round and the number of a moment within it."""


@dataclass(frozen=True)
class Chapter:
    """A round of the log, or the events since the reader's last move. `round`: of the board beside it."""

    scene: Scene
    presenter: Presenter
    place: str
    title: str
    round: int
    events: tuple[Event, ...]

    @cached_property
    def pages(self) -> list[str]:
        """Pages of text; built only for a chapter that is read."""
        return paginate(event_lines.lines(self.scene, self.presenter, self.events))

    @property
    def last(self) -> int:
        """Number of the last page; the first is 1."""
        return max(1, len(self.pages))

    def heading(self, page: int) -> str:
        if self.last == 1:
            return self.title
        return self.scene.t("history-part", title=self.title, part=page, parts=self.last)


Mark = tuple[int, int]
"""Position in the log: index of the chapter, and page in it from 1."""


def log(scene: Scene, presenter: Presenter, name: str = "") -> Sheet:
    """A page of the log. By default for players the events since their last move, else the newest page."""
    t, book = scene.t, chapters(scene, presenter) if scene.table.state else []
    if not book:
        return Sheet(t("log-title"), t("log-empty"))
    at, page = mark = open_page(book, name)
    chapter, end = book[at], (len(book) - 1, book[-1].last)
    text = chapter.pages[page - 1] if chapter.pages else t("log-empty")
    here = Id("log", scene.table.id, 0, f"{chapter.place}.{page}")
    controls = page_buttons(scene, here, mark == (0, 1), mark == end)
    look = Button(Id("rewind", scene.table.id, 0, f"{chapter.round}.{HERE}"), t("history-board"), row=1)
    return Sheet(chapter.heading(page), text, [*controls, look], game=scene.t.game)


def chapters(scene: Scene, presenter: Presenter) -> list[Chapter]:
    """All rounds; for a player also the events since their last move, unless there are none."""
    t, table = scene.t, scene.table
    book = [
        Chapter(
            scene,
            presenter,
            str(part.number),
            t("history-title", round=part.number),
            part.number,
            part.events,
        )
        for part in rounds(table, scene.seat)
    ]
    known = None if scene.seat is None else since(table, scene.seat)
    if known is not None:
        events = tuple(table.events_since(known, scene.seat))
        news = Chapter(scene, presenter, SINCE, t("history-since"), table.round, events)
        book += [news] if news.pages else []
    return book


def paginate(lines: Iterable[str]) -> list[str]:
    """Lines on as few pages as their size allows; none is cut."""
    pages: list[str] = []
    for line in lines:
        if pages and len(pages[-1]) + 1 + len(line) <= PAGE:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages


def open_page(book: Sequence[Chapter], name: str) -> Mark:
    """The page that a button's name means; without one the page to read first."""
    place, _, way = name.rpartition(".")
    chapter, _, page = place.partition(".")
    indices = [at for at, entry in enumerate(book) if entry.place == chapter]
    if indices:
        number = int(page) if page.isdecimal() else 1
        return turn_page(book, (indices[0], min(max(1, number), book[indices[0]].last)), way)
    return len(book) - 1, 1 if book[-1].place == SINCE else book[-1].last


def turn_page(book: Sequence[Chapter], mark: Mark, way: str) -> Mark:
    """The page to which a button turns; at the first and the last page it stays."""
    at, page = mark
    if way == FIRST:
        return 0, 1
    if way == LAST:
        return len(book) - 1, book[-1].last
    if way == EARLIER and mark != (0, 1):
        return (at, page - 1) if page > 1 else (at - 1, book[at - 1].last)
    if way == LATER and (at, page) != (len(book) - 1, book[-1].last):
        return (at, page + 1) if page < book[at].last else (at + 1, 1)
    return mark


@dataclass(frozen=True, slots=True)
class PastMoment:
    """An earlier moment of a table. `places`: of all moments; `at`: index of this one; `made`: moves before
    it, `since`: before the moment before; `whole`: the game was played to its end."""

    table: Table
    places: tuple[str, ...]
    at: int
    made: int
    since: int
    as_text: bool
    whole: bool

    @property
    def place(self) -> str:
        """The place in buttons that lead here."""
        return f"{self.places[self.at]}.{TEXT}" if self.as_text else self.places[self.at]

    @property
    def step(self) -> int:
        """Number of the moment in its round, from 1; 0: the beginning of a round, or the end of the game."""
        return int(self.places[self.at].partition(STEP)[2] or 0)

    @property
    def steps(self) -> int:
        """Number of moments after the beginning of its round."""
        round = self.places[self.at].partition(STEP)[0]
        return sum(place.startswith(round + STEP) for place in self.places)

    @property
    def over(self) -> bool:
        """Whether it is the end of the game."""
        return self.places[self.at] == END

    @property
    def alone(self) -> bool:
        """Whether it is the only moment: nothing before it can be reconstructed."""
        return len(self.places) == 1 and self.over


def moment(table: Table, name: str) -> PastMoment:
    """The beginning of a round or the end; in a finished game also the result of every answer. Raises
    `Impossible` or `IllegalAction` for a position that cannot be reconstructed."""
    begun = known_places(table) if table.opening else {}
    places = (*begun, *(() if table.status == "running" else (END,)))
    if not places:
        raise Impossible("no-log")
    at = parse_place(places, name)
    made = begun.get(places[at], len(table.moves))
    since = begun[places[at - 1]] if at else 0
    past = table if places[at] == END else as_of(table, made)
    return PastMoment(past, places, at, made, since, TEXT in name.split("."), table.status == "finished")


def known_places(table: Table) -> dict[str, int]:
    """Moments before the end, each with the number of moves before it."""
    moments: dict[str, int] = {}
    whole = len(table.moves)
    between = defaultdict(list)
    for number, made in () if table.secret else steps(table):
        between[number].append(made)
    for part in rounds(table):
        moments[str(part.number)] = part.begins
        moments |= {f"{part.number}{STEP}{step}": made for step, made in enumerate(between[part.number], 1)}
    return {place: made for place, made in moments.items() if STEP not in place or made < whole}


def rewind(scene: Scene, presenter: Presenter, moment: PastMoment, picture: Picture | None) -> Sheet:
    """The board at an earlier moment, without actions; a picture replaces the sections that it shows."""
    t, round = scene.t, scene.table.round
    controls = rewind_controls(scene, moment, picture)
    head = list(heading(scene, moment))
    if moment.over:
        sheet = board(scene, presenter, picture)
        return replace(sheet, text="\n".join((*head, sheet.text)), controls=controls)
    c, words = scene.context, presenter.board
    title = t("rewind-step", round=round, step=moment.step, steps=moment.steps) if moment.step else ""
    return Sheet(
        title or t("rewind-title", round=round),
        "\n".join((words.headline(c), *head, *moment_lines(scene, presenter, moment))),
        controls,
        [] if picture else presenter.pictures.board_text(c),
        "" if picture else presenter.pictures.legend(c),
        words.colour(c),
        picture,
        t.game,
    )


def moment_lines(scene: Scene, presenter: Presenter, moment: PastMoment) -> Iterator[str]:
    """The events between the moment before and this one; empty in a game that is not over."""
    if moment.whole and moment.made:
        lines = event_lines.lines(scene, presenter, scene.table.events_since(moment.since, scene.seat))
        yield from ("", tail(lines, HAPPENED))


def heading(scene: Scene, moment: PastMoment) -> Iterator[str]:
    """Which game it was; and if only its end can be reconstructed, that this is so."""
    table, t = scene.table, scene.t
    if moment.whole:
        game = set_title(t, table.key, *table.expansions)
        yield t("replay-of", table=table.id, game=game, day=f"<t:{int(table.changed)}:d>")
        if moment.alone:
            yield t("replay-lost")


def rewind_controls(scene: Scene, moment: PastMoment, picture: Picture | None) -> list[Control]:
    """Navigation, the log of this round, the same moment as text or picture, the fork of a finished game;
    nothing that changes the table."""
    table, t, at, place = scene.table, scene.t, moment.at, moment.places[moment.at]
    here = Id("rewind", table.id, 0, moment.place)
    controls = page_buttons(scene, here, at == 0, at == len(moment.places) - 1)
    if any(STEP in name for name in moment.places):
        controls += round_buttons(scene, here, at == 0, at == len(moment.places) - 1)
    story = Id("log", table.id, 0, f"{table.round}.1.{HERE}")
    controls.append(Button(story, t("board-log"), row=2))
    if picture is not None:
        controls.append(Button(replace(here, name=f"{place}.{TEXT}"), t("board-read"), row=2))
    elif moment.as_text:
        controls.append(Button(replace(here, name=f"{place}.{HERE}"), t("replay-picture"), row=2))
    if moment.over and not moment.alone and table.agents.judge is not None:
        controls.append(Button(Id("decided", table.id), t("analysis-open"), row=2))
    if moment.whole and not moment.over and not moment.step:
        controls.append(Button(Id("fork", table.id, table.round), t("replay-fork"), Style.primary, row=2))
    return controls


def parse_place(places: Sequence[str], name: str) -> int:
    """Index of the place to which a button's name leads; by default the last."""
    parts, end = name.split("."), len(places) - 1
    at = places.index(parts[0]) if parts[0] in places else end
    begins = [number for number, name in enumerate(places) if STEP not in name]
    back = max((begin for begin in begins if begin < at), default=0)
    on = min((begin for begin in begins if begin > at), default=end)
    ways = {FIRST: 0, EARLIER: max(at - 1, 0), LATER: min(at + 1, end), LAST: end, BACK: back, ON: on}
    return ways.get(parts[-1], at)


def round_buttons(scene: Scene, here: Id, first: bool, last: bool) -> Iterator[Button]:
    """Buttons to the rounds before and after."""
    t = scene.t
    ways = [(BACK, "◀◀ " + t("history-round-before"), first), (ON, t("history-round-next") + " ▶▶", last)]
    for way, label, off in ways:
        yield Button(replace(here, name=f"{here.name}.{way}"), label, disabled=off, row=1)


def page_buttons(scene: Scene, here: Id, first: bool, last: bool) -> list[Control]:
    """Buttons to the earlier, later, first and last page; disabled where they lead nowhere; none for a single
    page."""
    t = scene.t
    ways = [
        (EARLIER, "◀ " + t("history-earlier"), first, 0),
        (LATER, t("history-later") + " ▶", last, 0),
        (FIRST, t("history-first"), first, 1),
        (LAST, t("history-last"), last, 1),
    ]
    return [
        Button(replace(here, name=f"{here.name}.{way}"), label, disabled=off, row=row)
        for way, label, off, row in ways
        if not (first and last)
    ]
