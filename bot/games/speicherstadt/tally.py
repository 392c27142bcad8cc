"""Public part of a seat's points: means, and each card with its present points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.speicherstadt import words
from bot.messages.sheets import Section
from bot.presenter.context import Context
from bot.texts.formats import HARD_SPACE, amount, counted, signed_number
from engine.games.speicherstadt.ledger.tally import Worth, tally
from engine.games.speicherstadt.state import State


def means(c: Context, seat: int) -> str:
    """Coins and fire strength, in a line."""
    state: State = c.view
    return c.t("standings-means", coins=state.seats[seat].coins, strength=state.strength(seat))


def tie_break(c: Context, seat: int) -> str:
    """The coins that decide a tie."""
    return amount(c.view.tie_break[seat], "🪙")


def cards(c: Context, seat: int) -> list[Section]:
    """What scores now, the most first; what scores nothing yet, and why; what never does by itself."""
    t, worths = c.t, tally(c.view, seat)
    scoring = sorted((worth for worth in worths if worth.points), key=lambda worth: -worth.points)
    waiting = [worth for worth in worths if not worth.points and reason(c, worth)]
    rest = [worth for worth in worths if not worth.points and not reason(c, worth)]
    sections = [
        (t("standings-now"), [*booked_lines(c, seat), *(score_line(c, worth) for worth in scoring)]),
        (
            t("standings-not-yet"),
            [score_line(c, worth) for worth in sorted(waiting, key=lambda worth: len(worth.lacks))],
        ),
        (t("standings-never"), [with_counts(c, rest)] if rest else []),
    ]
    return [(heading, "\n".join(lines)) for heading, lines in sections if lines]


def booked_lines(c: Context, seat: int) -> Iterator[str]:
    """Points that no card in front of the seat can lose any more."""
    me = c.view.seats[seat]
    for source, points in (("fires", me.points - me.factory), ("factories", me.factory)):
        if points:
            yield f"{c.t(f'score-{source}')}: **{signed_number(points)}**"


def score_line(c: Context, worth: Worth) -> str:
    """A card or a set with its points, and where they come from or what they wait for."""
    why = reason(c, worth)
    points = f"{with_counts(c, [worth])}: **{worth.points}**"
    return f"{points} · {why}" if why else points


def reason(c: Context, worth: Worth) -> str:
    """What a card counts, or what a contract lacks; empty where the name of the card suffices."""
    card, t = c.view.card(worth.cards[0]), c.t
    if worth.lacks:
        return t("standings-lacks", missing=words.goods_list(t, worth.lacks), points=card.points)
    key = f"standings-counts-{card.id.replace('_', '-')}"
    return t(key, number=worth.points // (card.points or 1)) if t.has(key) else ""


def with_counts(c: Context, worths: Iterable[Worth]) -> str:
    """The names of the cards; those that are called alike together, with how many there are."""
    cards = (c.view.card(card) for worth in worths for card in worth.cards)
    return counted(words.marked_name(c.t, card).replace(" ", HARD_SPACE) for card in cards)
