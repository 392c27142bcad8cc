"""What follows from the record of a season, as plain data and as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from engine.seasons import best_games, cup, duplicate
from engine.seasons.bounds import Bounds, bounds
from engine.seasons.model import FINAL, Fixture, Season
from engine.seasons.movements import movements
from engine.seasons.points import points
from engine.seasons.standing import StandingLine, standing

Report = dict[str, Any]


def report(season: Season) -> Report:
    """Schedule, points, standings with bounds, and movements; fractions as texts such as `13/2`."""
    out: Report = {"kind": season.name, "status": season.status}
    if season.kind.follows_server:
        ready, waiting = best_games.standing(season)
        return {**out, "standing": [*facts(ready)], "waiting": [*facts(waiting)]}
    if season.kind.solo:
        places = [[it.place, it.who, it.score, it.lead] for it in duplicate.standing(season)]
        return {**out, "standing": places}
    numbers = [*range(1, len(season.divisions) + 1), *([FINAL] if season.finalists else [])]
    out["divisions"] = [
        {"division": it, "tables": [*tables(season, it)], "standing": division(season, it)} for it in numbers
    ]
    if season.kind.final:
        out["places"] = cup.final_standing(season) if season.divisions else []
    elif season.status == "ended":
        out["next"] = {str(who): it.model_dump() for who, it in sorted(movements(season).items())}
    return out


def tables(season: Season, number: int) -> Iterator[Report]:
    """The games of a division with their points by seat, as far as they are over."""
    for it in season.fixtures.values():
        if it.division == number:
            reserves = {str(it.members[seat]): who for seat, who in sorted(it.reserves.items())}
            yield {
                "table": it.table,
                "seats": [*it.members],
                "points": points_by_seat(it),
                "reserves": reserves,
            }


def points_by_seat(game: Fixture) -> list[str]:
    """Points by seat, of a reserve where one has taken it; empty while the game runs."""
    return [str(it) for it in points(game.ranks, game.vacant)] if game.over else []


def division(season: Season, number: int) -> list[Report]:
    """The standing of a division with its bounds."""
    reach = bounds(season, number)
    return [*facts(standing(season, number), reach)]


def facts(lines: Iterable[StandingLine], reach: dict[int, Bounds] | None = None) -> Iterator[Report]:
    """Lines of a standing as plain data."""
    for it in lines:
        known: Report = {"place": it.place, "who": it.who, "mean": None if it.mean is None else str(it.mean)}
        known |= {"wins": str(it.wins), "met": str(it.met), "share": str(it.share)}
        known |= {"played": it.played, "of": it.all}
        yield known | ({"bounds": [*reach[it.who]]} if reach else {})


def text(season: Season) -> str:
    """A report for people to read."""
    known = report(season)
    lines = [f"{known['kind']}, {known['status']}"]
    for part in known.get("divisions", ()):
        lines += ["", f"Division {part['division']}" if part["division"] else "Final"]
        lines += [f"  table {it['table']}: {seats(it)}" for it in part["tables"]]
        lines += [*rows(part["standing"])]
    if season.kind.solo:
        lines += [
            f"  {place}. player {who}: {score} ({lead:+d})" for place, who, score, lead in known["standing"]
        ]
    elif season.kind.follows_server:
        lines += [*rows(known["standing"])]
        lines += [f"  player {it['who']}: {it['played']} of {it['of']} games" for it in known["waiting"]]
    if "places" in known:
        lines += ["", "Places: " + ", ".join("=".join(map(str, level)) for level in known["places"])]
    for who, it in known.get("next", {}).items():
        lines.append(f"player {who}: {it['way']}, division {it['division']}")
    return "\n".join(lines)


def seats(table: Report) -> str:
    """A table in one line."""
    if not table["points"]:
        return " ".join(map(str, table["seats"]))
    pairs = zip(table["seats"], table["points"], strict=True)
    return " ".join(f"{who}:{decimal(it)}" for who, it in pairs)


def rows(lines: Iterable[Report]) -> Iterator[str]:
    """Lines of a standing."""
    for it in lines:
        mean = "no game yet" if it["mean"] is None else decimal(it["mean"])
        reach = "can be {}-{}".format(*it["bounds"]) if it.get("bounds") else ""
        yield f"  {it['place']}. player {it['who']}: {mean}  {it['played']} of {it['of']}  {reach}".rstrip()


def decimal(fraction: str) -> str:
    """A fraction with two decimals, without zeros at the end."""
    return f"{float(Fraction(fraction)):.2f}".rstrip("0").rstrip(".")
