"""What follows from the record of a season, as plain data and as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from engine.seasons import best_games, cup, duplicate
from engine.seasons.bounds import Bounds, bounds
from engine.seasons.model import FINAL, Season
from engine.seasons.movements import movements
from engine.seasons.points import points
from engine.seasons.standing import StandingLine, standing

Report = dict[str, Any]


def report(season: Season) -> Report:
    """Schedule, points, standings with bounds, and movements; fractions as texts such as `13/2`."""
    result: Report = {"kind": season.name, "status": season.status}
    if season.kind.follows_server:
        ready, waiting = best_games.standing(season)
        return {**result, "standing": [*facts(ready)], "waiting": [*facts(waiting)]}
    if season.kind.solo:
        places = [
            [attempt.place, attempt.player, attempt.score, attempt.lead]
            for attempt in duplicate.standing(season)
        ]
        return {**result, "standing": places}
    numbers = [*range(1, len(season.divisions) + 1), *([FINAL] if season.finalists else [])]
    result["divisions"] = [
        {"division": number, "tables": [*tables(season, number)], "standing": division(season, number)}
        for number in numbers
    ]
    if season.kind.final:
        result["places"] = cup.final_standing(season) if season.divisions else []
    elif season.status == "ended":
        result["next"] = {
            str(player): origin.model_dump() for player, origin in sorted(movements(season).items())
        }
    return result


def tables(season: Season, number: int) -> Iterator[Report]:
    """The games of a division. `points`: by seat, of a reserve where one has it; empty while it runs."""
    for fixture in season.fixtures.values():
        if fixture.division == number:
            reserves = {
                str(fixture.members[seat]): player for seat, player in sorted(fixture.reserves.items())
            }
            awarded = points(fixture.ranks, fixture.vacant) if fixture.over else ()
            yield {
                "table": fixture.table,
                "seats": [*fixture.members],
                "points": [str(value) for value in awarded],
                "reserves": reserves,
            }


def division(season: Season, number: int) -> list[Report]:
    """The standing of a division with its bounds."""
    reach = bounds(season, number)
    return [*facts(standing(season, number), reach)]


def facts(lines: Iterable[StandingLine], reach: dict[int, Bounds] | None = None) -> Iterator[Report]:
    """Lines of a standing as plain data."""
    for line in lines:
        known: Report = {
            "place": line.place,
            "who": line.player,
            "mean": None if line.mean is None else str(line.mean),
        }
        known |= {"wins": str(line.wins), "met": str(line.met), "share": str(line.share)}
        known |= {"played": line.played, "of": line.all}
        yield known | ({"bounds": [*reach[line.player]]} if reach else {})


def text(season: Season) -> str:
    """A report for people to read."""
    known = report(season)
    lines = [f"{known['kind']}, {known['status']}"]
    for part in known.get("divisions", ()):
        lines += ["", f"Division {part['division']}" if part["division"] else "Final"]
        lines += [f"  table {table['table']}: {seats(table)}" for table in part["tables"]]
        lines += [*rows(part["standing"])]
    if season.kind.solo:
        lines += [
            f"  {place}. player {player}: {score} ({lead:+d})"
            for place, player, score, lead in known["standing"]
        ]
    elif season.kind.follows_server:
        lines += [*rows(known["standing"])]
        lines += [f"  player {row['who']}: {row['played']} of {row['of']} games" for row in known["waiting"]]
    if "places" in known:
        lines += ["", "Places: " + ", ".join("=".join(map(str, level)) for level in known["places"])]
    for player, origin in known.get("next", {}).items():
        lines.append(f"player {player}: {origin['way']}, division {origin['division']}")
    return "\n".join(lines)


def seats(table: Report) -> str:
    """Players of a table by seat; once it is over, with their points."""
    if not table["points"]:
        return " ".join(map(str, table["seats"]))
    pairs = zip(table["seats"], table["points"], strict=True)
    return " ".join(f"{player}:{decimal(award)}" for player, award in pairs)


def rows(lines: Iterable[Report]) -> Iterator[str]:
    """A standing as text, a line for each player."""
    for row in lines:
        mean = "no game yet" if row["mean"] is None else decimal(row["mean"])
        reach = "can be {}-{}".format(*row["bounds"]) if row.get("bounds") else ""
        text = f"  {row['place']}. player {row['who']}: {mean}  {row['played']} of {row['of']}  {reach}"
        yield text.rstrip()


def decimal(fraction: str) -> str:
    """A fraction with two decimals, without zeros at the end."""
    return f"{float(Fraction(fraction)):.2f}".rstrip("0").rstrip(".")
