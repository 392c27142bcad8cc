"""The ledger of nerves in words: what a game that is over tells of each seat, and the best of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from bot.games.context import Context, Story
from bot.games.speicherstadt import words
from bot.interactions.sheets import Section
from bot.pictures.facts import Account, Entry, LedgerFacts, Person
from bot.texts import Texts
from bot.texts.writing import plain, signed
from engine.games.speicherstadt.ledger.nerves import Nerves, nerves

MOST = 3
"""Lines under the final table."""
BEST, NONE = "👑", "–"


@dataclass(frozen=True, slots=True)
class Seat:
    """All that the ledger knows of one seat; `waits`: that were spared, None where no person sits."""

    nerves: Nerves
    waits: int | None


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
class Line:
    """A line of the ledger: its name, its sign in texts, how far seats of one table usually lie apart in it,
    and what it says of one."""

    name: str
    sign: str
    spread: float
    cell: Callable[[Context, Seat], Cell]


def pressed(c: Context, it: Seat) -> Cell:
    """Coins that others paid more."""
    return counted(it.nerves.pressed)


def bargains(c: Context, it: Seat) -> Cell:
    """Cards for a single coin."""
    return counted(it.nerves.bargains)


def withdrawals(c: Context, it: Seat) -> Cell:
    """Cards left although the purse would have sufficed."""
    return counted(it.nerves.withdrawals)


def refusal(c: Context, it: Seat) -> Cell:
    """The dearest of them."""
    no = it.nerves.refusal
    if no is None:
        return Cell(0, NONE)
    return Cell(no.price, f"{no.price}", no.price, words.marked_name(c.t, c.view.card(no.card)))


def value(c: Context, it: Seat) -> Cell:
    """Points for a coin, to the hundredth."""
    if it.nerves.value is None:
        return Cell(None, NONE)
    hundredths = round(it.nerves.value * 100)
    whole, rest = divmod(abs(hundredths), 100)
    text = c.t("nerves-decimal", whole=whole, rest=f"{rest:02}")
    return Cell(hundredths / 100, f"−{text}" if hundredths < 0 else text)


def fires(c: Context, it: Seat) -> Cell:
    """Points that fires gave and took."""
    gained, lost = it.nerves.gained, it.nerves.lost
    parts = [f"+{gained}"] * (gained > 0) + [signed(-lost)] * (lost > 0)
    return Cell(gained - lost, " ".join(parts) or "0", gained)


def waits(c: Context, it: Seat) -> Cell:
    """Decisions for which nobody was called; of people only."""
    return Cell(None, NONE) if it.waits is None else counted(it.waits)


def counted(number: int) -> Cell:
    """A number that speaks for itself."""
    return Cell(number, f"{number}", number)


LINES = (
    Line("pressed", "😬", 2.3, pressed),
    Line("bargains", "🪙", 2.1, bargains),
    Line("withdrawals", "🚶", 3.5, withdrawals),
    Line("refusal", "✋", 1.1, refusal),
    Line("value", "⚖️", 0.33, value),
    Line("fires", "🔥", 6.0, fires),
    Line("waits", "⏳", 3.0, waits),
)
"""In the order of the ledger. The spreads are standard deviations within tables of two to five, over 320
games of simple computer players; only that of the waits is set by hand, a little wider, for people give
orders."""

Ledger = Sequence[tuple[Line, Sequence[Cell]]]
"""Each line with what it says of every seat."""


def ledger(c: Context, story: Story) -> Ledger:
    """That of a game; empty where its story is not whole."""
    told = nerves(story.events)
    if told is None:
        return []
    seats = [Seat(own, waits) for own, waits in zip(told, story.waits, strict=True)]
    return [(line, [line.cell(c, it) for it in seats]) for line in LINES]


def best(cells: Sequence[Cell]) -> tuple[int, ...]:
    """The seats that have the most of something, if they have any and somebody has less."""
    scores = [it.score for it in cells if it.score is not None]
    top = max(scores, default=0)
    if top <= 0 or top == min(scores):
        return ()
    return tuple(seat for seat, it in enumerate(cells) if it.score == top)


@dataclass(frozen=True, slots=True)
class Remark:
    """A seat that is best in a line. `score`: how far above the average of its table, in usual spreads."""

    score: float
    line: Line
    seat: int
    cell: Cell


def highlights(c: Context, story: Story) -> list[str]:
    """The most remarkable lines, each with the seat that is best in it."""
    return [sentence(c, it) for it in chosen(remarkable(ledger(c, story)))]


def remarkable(lines: Ledger) -> Iterator[Remark]:
    """All that might be told."""
    for line, cells in lines:
        scores = [it.score for it in cells if it.score is not None]
        for seat in best(cells):
            yield Remark((max(scores) - fmean(scores)) / line.spread, line, seat, cells[seat])


def chosen(remarks: Iterable[Remark]) -> list[Remark]:
    """The most remarkable first. No line comes twice, and a seat only where no other one is best in anything
    else."""
    found = sorted(remarks, key=lambda it: -it.score)
    out: list[Remark] = []
    for seats_again in (False, True):
        for it in found:
            new_line = it.line not in [known.line for known in out]
            new_seat = it.seat not in [known.seat for known in out]
            if len(out) < MOST and new_line and (new_seat or seats_again):
                out.append(it)
    return sorted(out, key=lambda it: -it.score)


def sentence(c: Context, it: Remark) -> str:
    """What is remarkable, in a line."""
    facts: dict[str, str | int] = {"who": c.who(it.seat), "number": it.cell.number, **it.cell.more}
    return f"{it.line.sign} " + c.t(f"nerves-best-{it.line.name}", **facts)


def accounts(c: Context, story: Story) -> list[Section]:
    """The whole ledger, a section a seat; empty where the table cannot tell its whole game."""
    lines: list[list[str]] = [[] for _ in c.names]
    for line, cells in ledger(c, story):
        for seat, it in enumerate(cells):
            text = f"**{it.text}** {BEST}" if seat in best(cells) else it.text
            text += f" · {it.card}" if it.card else ""
            lines[seat].append(f"{line.sign} {c.t(f'nerves-line-{line.name}')}: {text}")
    return [(c.who(seat), "\n".join(them)) for seat, them in enumerate(lines) if them]


def ledger_facts(c: Context, story: Story) -> LedgerFacts:
    """What its picture shows."""
    t = c.t
    return LedgerFacts(
        title=t("nerves-title"),
        best=t("nerves-best"),
        word=t("nerves-best-short"),
        people=tuple(Person(seat, plain(name)) for seat, name in enumerate(c.names)),
        accounts=tuple(account(t, line, cells) for line, cells in ledger(c, story)),
    )


def account(t: Texts, line: Line, cells: Sequence[Cell]) -> Account:
    """A line of the picture."""
    entries = (Entry(it.text, it.card, seat in best(cells)) for seat, it in enumerate(cells))
    return Account(line.name, t(f"nerves-line-{line.name}"), tuple(entries))
