"""Compute a season anew from its record, as seasons.md says, with nothing but Python: `check_season.py FILE`.

Prints schedule, points, standings with bounds and movements, as `python -m engine season --json` does.
"""

import hashlib
import json
import sys
from fractions import Fraction
from itertools import combinations
from pathlib import Path

WAYS = ["fell", "stayed", "rose", "absent"]
POINTS = {1: [10], 2: [10, 0], 3: [10, 4, 1], 4: [10, 6, 3, 1], 5: [10, 7, 4, 3, 1]}
HALF = Fraction(1, 2)


def base(k, v):
    """The base set."""
    if k == 3:
        return [0, 1, 2] if v < 6 else [0, 1, 3]
    return [*range(k)] if v < {4: 7, 5: 8}[k] else [*range(k - 1), k]


def games_of(members, k):
    """Seats of all games of a division."""
    v, k = len(members), min(k, len(members))
    if k == 2:
        return [
            [members[a], members[b]] if (b - a) % 2 else [members[b], members[a]]
            for a, b in combinations(range(v), 2)
        ]
    return [[members[(n + shift) % v] for n in base(k, v)] for shift in range(v)]


def sizes(n):
    """Sizes of divisions."""
    possible = [d for d in range(1, n + 1) if 5 * d <= n <= 9 * d] or [1]
    d = min(possible, key=lambda d: (abs(Fraction(n, d) - 7), d))
    return [n // d + (i < n % d) for i in range(d)]


class Season:
    """What has happened."""

    def __init__(self, record):
        self.kind, self.k = record["kind"], record["seats"]
        self.free = self.kind in ("open", "duplicate")
        self.status = "running" if self.free else "sign-up"
        self.people, self.divisions, self.games, self.finalists = {}, [], {}, []
        for event in record["events"]:
            getattr(self, event["what"])(event)

    def drawn(self, name):
        return int(hashlib.sha256(f"{self.secret}/{name}".encode()).hexdigest(), 16)

    def shuffle(self, players, name):
        return sorted(players, key=lambda who: self.drawn(f"{name} {who}"))

    def entered(self, e):
        old = self.people.get(e["who"], {"in": False, "used": False})
        plays = e.get("plays", True)
        self.people[e["who"]] = {
            **old, "plays": plays, "reserve": e.get("reserve", False) or not plays, "out": False,
            "rating": e.get("rating", 0), "origin": e.get("origin"),
        }  # fmt: skip

    def checked_in(self, e):
        self.people[e["who"]]["in"] = True

    def paused(self, e):
        pass

    def withdrew(self, e):
        self.people[e["who"]].update({"out": True, "in": False})
        for game in self.games.values():
            if "ranks" not in game and e["who"] in sitting(game):
                lose(game, e["who"], False)

    def started(self, e):
        self.status, self.secret = "running", e["secret"]

        def key(who):
            o = self.people[who]["origin"]
            if o is None:
                return (1, -self.people[who]["rating"], who)
            return (0, o["division"], WAYS.index(o["way"]), o["place"], who)

        order = sorted(
            (w for w, p in self.people.items() if p["plays"] and p["in"] and not p["out"]), key=key
        )
        for who, person in self.people.items():
            if who not in order:
                person.update({"plays": False, "reserve": not person["out"]})
        for d, part in enumerate(self.parts(order), 1):
            shift = self.drawn(f"division {d}") % len(part)
            self.divisions.append(part[shift:] + part[:shift])
            self.add(d, games_of(self.divisions[-1], self.k))

    def parts(self, order):
        plan = sizes(len(order))
        if self.kind == "cup":
            drawn = self.shuffle(order, "player")
            return [drawn[i :: len(plan)] for i in range(len(plan))]
        ends, begin, out = [sum(plan[: i + 1]) for i in range(len(plan))], 0, []
        origin = {who: self.people[who]["origin"] for who in order}
        for i, end in enumerate(ends):
            to = end
            while (
                i + 1 < len(ends)
                and to < len(order)
                and origin[order[to - 1]]
                and origin[order[to - 1]] == origin[order[to]]
            ):
                to += 1
            if i + 1 == len(ends) or to - begin > 9 or ends[i + 1] - to < 5:
                to = end
            out.append(order[begin:to])
            begin = to
        return out

    def add(self, division, games):
        for seats in games:
            n = len(self.games) + 1
            self.games[n] = {
                "table": n,
                "d": division,
                "seats": seats,
                "lost": set(),
                "early": set(),
                "subs": {},
            }

    def left(self, e):
        lose(self.games[e["table"]], e["who"], e.get("early", False))
        self.enough(e["who"])

    def enough(self, who):
        lost = sum(who in g["seats"] and g["seats"].index(who) in g["lost"] for g in self.games.values())
        if lost > 1 and not self.people[who]["out"]:
            self.withdrew({"who": who})

    def substituted(self, e):
        game = self.games[e["table"]]
        game["subs"][game["seats"].index(e["absent"])] = e["who"]
        self.people[e["who"]]["used"] = True

    def played(self, e):
        lost = set(e.get("lost", []))
        if self.free:
            for who in e["people"]:
                if who is not None:
                    self.people.setdefault(who, {})
            game = {
                "table": e["table"],
                "d": 0,
                "seats": e["people"],
                "lost": set(),
                "early": set(),
                "subs": {},
            }
            self.games[e["table"]] = game
        game = self.games[e["table"]]
        game.update({"ranks": e["ranks"], "scores": e["scores"], "lost": game["lost"] | lost})
        game["subs"] = {seat: who for seat, who in game["subs"].items() if seat not in lost}
        for seat in [] if self.free else e.get("lost", []):
            self.enough(game["seats"][seat])

    def final_players(self):
        lines = self.ranked()
        last = lines[min(self.k, len(lines)) - 1][0]
        return [line["who"] for key, line in lines if key <= last]

    def ranked(self):
        lines = [line for d in range(1, len(self.divisions) + 1) for line in self.standing(d)]
        keyed = [((x["place"], -(x["mean"] or 0), -x["wins"], -x["share"]), x) for x in lines]
        return sorted(keyed, key=lambda it: (it[0], it[1]["who"]))

    def final(self, e):
        self.finalists = self.shuffle(self.final_players(), "final")
        self.add(0, [self.finalists] if len(self.finalists) <= self.k else games_of(self.finalists, self.k))

    def ended(self, e):
        self.status = "ended"

    def cancelled(self, e):
        self.status = "cancelled"

    def own(self, who, d):
        return [g for g in self.games.values() if g["d"] == d and who in g["seats"]]

    def line(self, who, scores, of):
        n = len(scores)
        mean, wins, share = (
            ([sum(s[i] for s in scores) / n for i in range(3)]) if n else (None, Fraction(0), Fraction(0))
        )
        return {
            "who": who,
            "mean": mean,
            "wins": wins,
            "met": HALF,
            "share": share,
            "played": n,
            "of": max(n, of),
        }

    def standing(self, d):
        lines = []
        for who in sorted(self.divisions[d - 1] if d else self.finalists):
            mine = [s for s in (score(g, who) for g in self.own(who, d)) if s]
            for g in self.games.values() if d else []:
                extra = score(g, who) if who in g["subs"].values() else None
                if extra and mine and extra[0] > sum(s[0] for s in mine) / len(mine):
                    mine.append(extra)
            lines.append(self.line(who, mine, len(self.own(who, d))))
        return placed(lines, [g for g in self.games.values() if g["d"] == d and "ranks" in g])

    def reach(self, who, d):
        scores = [score(g, who) for g in self.own(who, d)]
        n, known, open_ = len(scores), sum((s[0] for s in scores if s), Fraction(0)), scores.count(None)
        person, gains = self.people[who], []
        if (
            d
            and person["reserve"]
            and not person["out"]
            and not person["used"]
            and not self.over(self.games.values())
        ):
            gains.append((0, 10))
        for g in self.games.values() if d else []:
            if who in g["subs"].values():
                s = score(g, who)
                gains.append((s[0], s[0]) if s else (0, 10))
        low, high = known / n, (known + 10 * open_) / n
        for a, b in gains:
            low, high = max(low, (known + a) / (n + 1)), max(high, (known + 10 * open_ + b) / (n + 1))
        return low, high

    def over(self, games):
        return all("ranks" in g for g in games)

    def division(self, d):
        lines = self.standing(d)
        reach = {line["who"]: self.reach(line["who"], d) for line in lines}
        for line in lines:
            low, high = reach[line["who"]]
            others = [r for who, r in reach.items() if who != line["who"]]
            line["bounds"] = [1 + sum(r[0] > high for r in others), 1 + sum(r[1] >= low for r in others)]
            if self.over(g for g in self.games.values() if (g["d"] == 0) == (d == 0)):
                line["bounds"] = [line["place"]] * 2
        tables = [
            {
                "table": g["table"],
                "seats": g["seats"],
                "points": [str(p) for p in pay(g)] if "ranks" in g else [],
                "reserves": {str(g["seats"][seat]): who for seat, who in sorted(g["subs"].items())},
            }
            for g in self.games.values()
            if g["d"] == d
        ]
        return {"division": d, "tables": tables, "standing": [told(line) for line in lines]}

    def movements(self):
        out = {}
        for d, members in enumerate(self.divisions, 1):
            v = len(members)
            for line in self.standing(d):
                way, to = "stayed", d
                if d > 1 and line["place"] <= -(-v // 6) and not self.people[line["who"]]["out"]:
                    way, to = "rose", d - 1
                elif d < len(self.divisions) and line["place"] > v - -(-v // 6):
                    way, to = "fell", d + 1
                out[str(line["who"])] = {"division": to, "way": way, "place": line["place"]}
        return {who: out[who] for who in sorted(out, key=int)}

    def best_games(self, who):
        games = [
            g for g in self.games.values() if who in g["seats"] and sum(s is not None for s in g["seats"]) > 1
        ]
        out, more, seen = [], [], {}
        for g in sorted(games, key=lambda g: (-score(g, who)[0], g["table"])):
            others = sorted({s or 0 for s in g["seats"]} - {who})
            threes = [*combinations(others, min(2, len(others)))]
            if all(seen.get(it, 0) < 3 for it in threes):
                out.append(score(g, who))
                seen.update({it: seen.get(it, 0) + 1 for it in threes})
            else:
                more.append(score(g, who))
        return out[:6] + more[: max(0, 4 - len(out))]


def lose(game, who, early):
    """A seat is lost."""
    seat = next((s for s, sub in game["subs"].items() if sub == who), None)
    taken = seat is not None
    seat = seat if taken else game["seats"].index(who)
    game["subs"].pop(seat, None)
    game["lost"].add(seat)
    (game["early"].add if early and not taken else game["early"].discard)(seat)


def sitting(game):
    """Who sits there now."""
    kept = [who for seat, who in enumerate(game["seats"]) if seat not in game["lost"]]
    return [*kept, *game["subs"].values()]


def kept(game):
    """Seats that are ranked."""
    return [seat for seat in range(len(game["seats"])) if seat not in game["lost"] or seat in game["subs"]]


def pay(game):
    """Points by seat."""
    ranks = [game["ranks"][seat] for seat in kept(game)]
    out = []
    for seat, rank in enumerate(game["ranks"]):
        ahead, level = sum(r < rank for r in ranks), ranks.count(rank)
        out.append(
            Fraction(sum(POINTS[len(ranks)][ahead : ahead + level]), level)
            if seat in kept(game)
            else Fraction(0)
        )
    return out


def score(game, who):
    """Points, share of a victory, share of the best points; None while the game runs."""
    taken = next((s for s, sub in game["subs"].items() if sub == who), None)
    seat = game["seats"].index(who) if taken is None else taken
    if taken is None and seat in game["lost"]:
        return Fraction(0), Fraction(0), Fraction(0)
    if "ranks" not in game:
        return None
    ranks = [game["ranks"][it] for it in kept(game)]
    win = Fraction(1, ranks.count(min(ranks))) if game["ranks"][seat] == min(ranks) else Fraction(0)
    best, mine = max(game["scores"][it] for it in kept(game)), game["scores"][seat]
    return pay(game)[seat], win, Fraction(max(mine, 0), best) if best > 0 else Fraction(mine == best)


def placed(lines, games):
    """Lines in order, with places."""

    def rank(game, seat):
        return 99 if seat in game["lost"] else game["ranks"][seat]

    def level(line):
        return (Fraction(-1) if line["mean"] is None else line["mean"], line["wins"])

    for line in lines:
        among, found = {it["who"] for it in lines if level(it) == level(line)}, []
        for game in games:
            seats = {who: seat for seat, who in enumerate(game["seats"]) if who in among}
            if line["who"] in seats:
                mine = rank(game, seats.pop(line["who"]))
                found += [
                    Fraction(1 + (mine < rank(game, s)) - (mine > rank(game, s)), 2) for s in seats.values()
                ]
        line["met"] = sum(found) / len(found) if found else HALF
    keys = {line["who"]: (*level(line), line["met"], line["share"]) for line in lines}
    for line in lines:
        line["place"] = 1 + sum(key > keys[line["who"]] for key in keys.values())
    return sorted(lines, key=lambda line: (line["place"], line["who"]))


def told(line):
    """A line as it is printed."""
    keys = [
        "place",
        "who",
        "mean",
        "wins",
        "met",
        "share",
        "played",
        "of",
        *(["bounds"] if "bounds" in line else []),
    ]
    return {key: str(line[key]) if isinstance(line[key], Fraction) else line[key] for key in keys}


def report(record):
    """Everything."""
    if record["kind"] in ("league", "cup"):
        for event in record["events"]:
            if (
                event["what"] == "started"
                and hashlib.sha256(event["secret"].encode()).hexdigest() != record["seal"]
            ):
                raise SystemExit("WRONG: the secret does not fit the seal")
    s = Season(record)
    out = {"kind": s.kind, "status": s.status}
    if s.kind == "open":
        lines = [s.line(who, s.best_games(who), 4) for who in sorted(s.people)]
        games = [g for g in s.games.values() if sum(it is not None for it in g["seats"]) > 1]
        ready = placed([it for it in lines if it["played"] >= 4], games)
        waiting = sorted(
            (it for it in lines if 0 < it["played"] < 4),
            key=lambda it: (-it["played"], -it["mean"], it["who"]),
        )
        return {
            **out,
            "standing": [told(it) for it in ready],
            "waiting": [told({**it, "place": 0}) for it in waiting],
        }
    if s.kind == "duplicate":
        found = []
        for g in s.games.values():
            seat = next(it for it, who in enumerate(g["seats"]) if who is not None)
            if seat not in g["lost"]:
                best = max((p for it, p in enumerate(g["scores"]) if it != seat), default=0)
                found.append((g["scores"][seat], g["scores"][seat] - best, g["seats"][seat]))
        found.sort(key=lambda it: (-it[0], -it[1], it[2]))
        return {**out, "standing": [[1 + sum(o[:2] > it[:2] for o in found), it[2], *it[:2]] for it in found]}
    out["divisions"] = [
        s.division(d) for d in [*range(1, len(s.divisions) + 1), *([0] if s.finalists else [])]
    ]
    if s.kind == "cup":
        levels = {}
        for line in s.standing(0) if s.finalists else []:
            levels.setdefault((0, line["place"]), []).append(line["who"])
        for key, line in s.ranked():
            if line["who"] not in s.finalists:
                levels.setdefault((1, key), []).append(line["who"])
        out["places"] = [*levels.values()]
    elif s.status == "ended":
        out["next"] = s.movements()
    return out


if __name__ == "__main__":
    print(json.dumps(report(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), indent=1))
