"""Game statistics in words, for any game: lines with an entry per seat of a finished game.

A game provides its lines and their entries; the remarkable ones are selected here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Generic, TypeVar

from bot.messages.sheets import Section
from bot.pictures.facts import Account, Entry, LedgerFacts, Person
from bot.presenter.context import Context, Story
from bot.texts import Texts
from bot.texts.formats import MARKS, plain

S = TypeVar("S")
MOST = 3
"""Lines under the final table."""
BEST, NONE = "👑", "–"


@dataclass(frozen=True, slots=True)
class Cell:
    """What a line says of a seat. `score`: by which it is compared, more is better; None: it is not.
    `number`: what a sentence about it counts; `card`: which one it names."""

    score: float | None
    text: str
    number: int = 0
    card: str = ""

    @property
    def more(self) -> dict[str, str]:
        """What only some sentences say."""
        return {"value": self.text, "card": self.card}


@dataclass(frozen=True, slots=True)
class SeatStatistics(Generic[S]):
    """Statistics of a seat: those of its game, and the number of automatic moves (None without a person)."""

    own: S
    waits: int | None


@dataclass(frozen=True, slots=True)
class LedgerLine(Generic[S]):
    """A line of a ledger: its name, its sign in texts, how far seats of one table usually lie apart in it,
    and what it says of one."""

    name: str
    sign: str
    spread: float
    cell: Callable[[Context, SeatStatistics[S]], Cell]


def number_cell(number: int) -> Cell:
    """A number that speaks for itself."""
    return Cell(number, f"{number}", number)


def number(read: Callable[[S], int]) -> Callable[[Context, SeatStatistics[S]], Cell]:
    """What a line says that says one number."""
    return lambda c, statistics: number_cell(read(statistics.own))


def waits(c: Context, statistics: SeatStatistics[Any]) -> Cell:
    """Number of decisions made without a call; persons only."""
    return Cell(None, NONE) if statistics.waits is None else number_cell(statistics.waits)


Ledger = Sequence[tuple[LedgerLine[S], Sequence[Cell]]]
"""Each line with what it says of every seat."""


@dataclass(frozen=True)
class Book(Generic[S]):
    """Statistics of a game. `statistics`: those of each seat; None where the record is incomplete."""

    statistics: Callable[[Context, Story], Sequence[S] | None]
    lines: Sequence[LedgerLine[S]]

    def pages(self, c: Context, story: Story) -> Ledger[S]:
        """All lines; none where the story is not whole."""
        if (statistics := self.statistics(c, story)) is None:
            return []
        seats = [SeatStatistics(own, waits) for own, waits in zip(statistics, story.waits, strict=True)]
        return [(line, [line.cell(c, statistics) for statistics in seats]) for line in self.lines]

    def highlights(self, c: Context, story: Story) -> list[str]:
        """The most remarkable lines, each with the seat that is best in it."""
        return [sentence(c, highlight) for highlight in most_remarkable(remarkable(self.pages(c, story)))]

    def accounts(self, c: Context, story: Story) -> list[Section]:
        """The whole ledger, a section a line with the seats side by side, without lines in which all have 0;
        empty where the table cannot tell its whole game."""
        return [
            (f"{line.sign} {c.t(f'nerves-line-{line.name}')}", side_by_side(cells))
            for line, cells in self.pages(c, story)
            if any(cell.text not in ("0", NONE) for cell in cells)
        ]

    def facts(self, c: Context, story: Story) -> LedgerFacts:
        t = c.t
        return LedgerFacts(
            title=t("nerves-title"),
            best=t("nerves-best"),
            word=t("nerves-best-short"),
            people=tuple(Person(seat, plain(name)) for seat, name in enumerate(c.names)),
            accounts=tuple(account(t, line, cells) for line, cells in self.pages(c, story)),
        )


def side_by_side(cells: Sequence[Cell]) -> str:
    """What a line says of each seat, by the marks of the seats; the best in bold with a crown."""
    texts = []
    for seat, cell in enumerate(cells):
        text = f"**{cell.text}** {BEST}" if seat in best(cells) else cell.text
        texts.append(f"{MARKS[seat]} {text}" + (f" ({cell.card})" if cell.card else ""))
    return " · ".join(texts)


def best(cells: Sequence[Cell]) -> tuple[int, ...]:
    """Seats with the maximum of a statistic, if it is positive and not shared by all."""
    scores = [cell.score for cell in cells if cell.score is not None]
    top = max(scores, default=0)
    if top <= 0 or top == min(scores):
        return ()
    return tuple(seat for seat, cell in enumerate(cells) if cell.score == top)


@dataclass(frozen=True, slots=True)
class Highlight(Generic[S]):
    """A seat that is best in a line. `score`: how far above the average of its table, in usual spreads."""

    score: float
    line: LedgerLine[S]
    seat: int
    cell: Cell


def remarkable(lines: Ledger[S]) -> Iterator[Highlight[S]]:
    """Yield each best seat of each line, with how far it is above the mean."""
    for line, cells in lines:
        scores = [cell.score for cell in cells if cell.score is not None]
        for seat in best(cells):
            yield Highlight((max(scores) - fmean(scores)) / line.spread, line, seat, cells[seat])


def most_remarkable(remarks: Iterable[Highlight[S]]) -> list[Highlight[S]]:
    """The most remarkable first. No line comes twice, and a seat only where no other one is best in anything
    else."""
    ranked = sorted(remarks, key=lambda highlight: -highlight.score)
    chosen: list[Highlight[S]] = []
    for seats_again in (False, True):
        for highlight in ranked:
            new_line = highlight.line not in [known.line for known in chosen]
            new_seat = highlight.seat not in [known.seat for known in chosen]
            if len(chosen) < MOST and new_line and (new_seat or seats_again):
                chosen.append(highlight)
    return sorted(chosen, key=lambda highlight: -highlight.score)


def sentence(c: Context, highlight: Highlight[S]) -> str:
    """What is remarkable, in a line."""
    facts: dict[str, str | int] = {
        "who": c.who(highlight.seat),
        "number": highlight.cell.number,
        **highlight.cell.more,
    }
    return f"{highlight.line.sign} " + c.t(f"nerves-best-{highlight.line.name}", **facts)


def account(t: Texts, line: LedgerLine[S], cells: Sequence[Cell]) -> Account:
    """A line of the picture."""
    entries = (Entry(cell.text, cell.card, seat in best(cells)) for seat, cell in enumerate(cells))
    return Account(line.name, t(f"nerves-line-{line.name}"), tuple(entries))
