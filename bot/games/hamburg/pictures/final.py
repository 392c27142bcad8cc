"""What the picture of the end shows: points by source, points over the rounds."""

from __future__ import annotations

from bot.games.context import Context, Story
from bot.games.hamburg.pictures.shown import short
from bot.pictures.facts import EndFacts, Part, Result
from bot.texts.writing import plain
from engine.core.scoring import ranks, standings, totals
from engine.games.hamburg import GAME
from engine.games.hamburg.events import RoundEnded


def end_facts(c: Context, story: Story) -> EndFacts:
    """How the game came off, the best seat first."""
    s, t = c.view, c.t
    places = ranks(s)
    order = sorted(s.players, key=lambda seat: places[seat])
    return EndFacts(
        title=t("end-title", game=t(f"game-{GAME.key}")),
        verdict=verdict(c),
        winners=tuple(seat for seat in s.players if places[seat] == 1 and c.finished),
        headings=(t("picture-sources"), t("picture-course")),
        results=tuple(result(c, story, seat, places[seat]) for seat in order),
    )


def verdict(c: Context) -> str:
    """Who has won."""
    s, t = c.view, c.t
    if not c.finished:
        return t("end-early")
    winners = [short(c.names[seat]) for seat, rank in enumerate(ranks(s)) if rank == 1]
    best = max(totals(s))
    if len(winners) > 1:
        return t("end-shared", who=", ".join(winners), points=best)
    return t("end-winner", who=winners[0], points=best)


def result(c: Context, story: Story, seat: int, rank: int) -> Result:
    """One seat at the end."""
    s, t = c.view, c.t
    parts = tuple(Part(line, t(f"score-{line}"), points) for line, points in standings(s)[seat].items())
    rounds = [event for event in story.events if isinstance(event, RoundEnded)]
    course = (0, *(event.seats[seat].points for event in rounds), totals(s)[seat])
    tie = s.ties[seat] if c.finished else None  # money, which parts what is left, the message tells
    return Result(seat, plain(c.names[seat]), rank, totals(s)[seat], tie, parts, course)
