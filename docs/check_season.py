"""Compute a season anew from its record, as seasons.md says, with nothing but Python: `check_season.py FILE`.

Prints schedule, points, standings with bounds and movements, as `python -m engine season --json` does.
"""

import hashlib
import json
import sys
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace as Facts

WAYS = ["fell", "stayed", "rose", "absent"]
POINTS = {1: [10], 2: [10, 0], 3: [10, 4, 1], 4: [10, 6, 3, 1], 5: [10, 7, 4, 3, 1]}
LARGE = {3: 6, 4: 7, 5: 8}
HALF, NOTHING = Fraction(1, 2), Fraction(0)


def draw(text):
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def games_of(members, k):
    """Seats of all games of a division, section 3."""
    v, k = len(members), min(k, len(members))
    if k == 2:
        pairs = combinations(range(v), 2)
        return [[members[it] for it in ((a, b) if (b - a) % 2 else (b, a))] for a, b in pairs]
    base = [*range(k - 1), k - 1 + (v >= LARGE[k])]
    return [[members[(n + shift) % v] for n in base] for shift in range(v)]


def sizes(n):
    """Sizes of divisions, section 3."""
    possible = [d for d in range(1, n + 1) if 5 * d <= n <= 9 * d] or [1]
    d = min(possible, key=lambda d: (abs(Fraction(n, d) - 7), d))
    return [n // d + (i < n % d) for i in range(d)]


class Season:
    """What has happened: a method for each kind of event, with its keys."""

    def __init__(self, record):
        self.kind, self.k, self.seal = record["kind"], record["seats"], record.get("seal", "")
        self.free = self.kind in ("open", "duplicate")
        self.status = "running" if self.free else "sign-up"
        self.people, self.divisions, self.games, self.finalists = {}, [], {}, []
        for event in record["events"]:
            keys = {key: value for key, value in event.items() if key not in ("what", "at")}
            getattr(self, event["what"])(**keys)

    def entered(self, who, reserve=False, plays=True, rating=0, origin=None):
        it = self.people.setdefault(who, Facts(checked=False, used=False))
        vars(it).update(plays=plays, reserve=reserve or not plays, rating=rating, origin=origin, out=False)

    def checked_in(self, who):
        self.people[who].checked = True

    def paused(self, who):
        pass

    def withdrew(self, who):
        vars(self.people[who]).update(out=True, checked=False)
        for game in self.games.values():
            if not game.ranks and who in sitting(game):
                lose(game, who)

    def started(self, secret):
        if draw(secret) != self.seal:
            raise SystemExit("WRONG: the secret does not fit the seal")
        self.status, self.secret = "running", secret
        ready = {who: it for who, it in self.people.items() if it.plays and it.checked and not it.out}
        order = sorted(ready, key=self.rank)
        for who, it in self.people.items():
            if who not in ready:
                vars(it).update(plays=False, reserve=not it.out)
        for d, part in enumerate(self.groups(order) if self.kind == "cup" else self.cut(order), 1):
            shift = int(draw(f"{secret}/division {d}"), 16) % len(part)
            self.divisions.append(part[shift:] + part[:shift])
            self.add(d, games_of(self.divisions[-1], self.k))

    def rank(self, who):
        it, o = self.people[who], self.people[who].origin
        return (0, o["division"], WAYS.index(o["way"]), o["place"], who) if o else (1, -it.rating, who)

    def shuffle(self, players, name):
        return sorted(players, key=lambda who: int(draw(f"{self.secret}/{name} {who}"), 16))

    def groups(self, order):
        n = len(sizes(len(order)))
        return [self.shuffle(order, "player")[i::n] for i in range(n)]

    def cut(self, order):
        plan, origin = sizes(len(order)), [self.people[who].origin for who in order]
        ends, begin = [sum(plan[: i + 1]) for i in range(len(plan))], 0
        for i, end in enumerate(ends):
            to, last = end, end == len(order)
            while not last and to < len(order) and origin[to] and origin[to - 1] == origin[to]:
                to += 1
            to = end if last or to - begin > 9 or ends[i + 1] - to < 5 else to
            yield order[begin:to]
            begin = to

    def add(self, d, games):
        for seats in games:
            self.open(len(self.games) + 1, d, seats)

    def open(self, table, d, seats):
        self.games[table] = Facts(table=table, d=d, seats=seats, lost=set(), subs={}, ranks=[], scores=[])

    def left(self, who, table, early=False):
        lose(self.games[table], who)
        self.leave(who)

    def leave(self, who):
        lost = sum(who in g.seats and g.seats.index(who) in g.lost for g in self.games.values())
        if lost > 1 and not self.people[who].out:
            self.withdrew(who)

    def substituted(self, who, table, absent):
        self.games[table].subs[self.games[table].seats.index(absent)] = who
        self.people[who].used = True

    def played(self, table, ranks, scores, people=(), lost=()):
        if self.free:
            self.people |= {who: Facts() for who in people if who and who not in self.people}
            self.open(table, 0, people)
        game = self.games[table]
        game.subs = {seat: who for seat, who in game.subs.items() if seat not in lost}
        vars(game).update(ranks=ranks, scores=scores, lost=game.lost | {*lost})
        for seat in () if self.free else lost:
            self.leave(game.seats[seat])

    def final(self):
        lines = self.ranked()
        last = lines[min(self.k, len(lines)) - 1][0]
        self.finalists = self.shuffle([line["who"] for key, line in lines if key <= last], "final")
        self.add(0, [self.finalists] if len(self.finalists) <= self.k else games_of(self.finalists, self.k))

    def ended(self):
        self.status = "ended"

    def cancelled(self):
        self.status = "cancelled"

    # Standings

    def ranked(self):
        lines = [line for d in range(1, len(self.divisions) + 1) for line in self.standing(d)]
        keyed = [((x["place"], -(x["mean"] or 0), -x["wins"], -x["share"]), x) for x in lines]
        return sorted(keyed, key=lambda it: (it[0], it[1]["who"]))

    def own(self, who, d):
        return [g for g in self.games.values() if g.d == d and who in g.seats]

    def stepped_in(self, who, d):
        return [g for g in self.games.values() if d and who in g.subs.values()]

    def standing(self, d):
        lines = []
        for who in sorted(self.divisions[d - 1] if d else self.finalists):
            mine = [s for s in (score(g, who) for g in self.own(who, d)) if s]
            for extra in (score(g, who) for g in self.stepped_in(who, d)):
                if extra and mine and extra[0] > sum(s[0] for s in mine) / len(mine):
                    mine.append(extra)
            lines.append(line_of(who, mine, len(self.own(who, d))))
        return placed(lines, [g for g in self.games.values() if g.d == d and g.ranks])

    def reach(self, who, d):
        scores, it = [score(g, who) for g in self.own(who, d)], self.people[who]
        n, known, left = len(scores), sum(s[0] for s in scores if s), scores.count(None)
        extra = [score(g, who) for g in self.stepped_in(who, d)]
        gains = [(s[0], s[0]) if s else (0, 10) for s in extra]
        if d and it.reserve and not it.out and not it.used and any(not g.ranks for g in self.games.values()):
            gains.append((0, 10))
        low, high = Fraction(known) / n, Fraction(known + 10 * left) / n
        for a, b in gains:
            low, high = (
                max(low, (known + a) / Fraction(n + 1)),
                max(high, (known + 10 * left + b) / Fraction(n + 1)),
            )
        return low, high

    def division(self, d):
        lines, games = self.standing(d), [g for g in self.games.values() if g.d == d]
        reach = {line["who"]: self.reach(line["who"], d) for line in lines}
        over = all(g.ranks for g in self.games.values() if (g.d == 0) == (d == 0))
        for line in lines:
            low, high = reach[line["who"]]
            others = [r for who, r in reach.items() if who != line["who"]]
            bounds = [1 + sum(r[0] > high for r in others), 1 + sum(r[1] >= low for r in others)]
            line["bounds"] = [line["place"]] * 2 if over else bounds
        return {"division": d, "tables": [table(g) for g in games], "standing": [told(it) for it in lines]}

    def places(self):
        levels = {}
        for line in self.standing(0) if self.finalists else []:
            levels.setdefault((0, line["place"]), []).append(line["who"])
        for key, line in self.ranked():
            if line["who"] not in self.finalists:
                levels.setdefault((1, key), []).append(line["who"])
        return [*levels.values()]

    def movements(self):
        out, last = {}, len(self.divisions)
        for d, members in enumerate(self.divisions, 1):
            v, some = len(members), -(-len(members) // 6)
            for line in self.standing(d):
                up = d > 1 and line["place"] <= some and not self.people[line["who"]].out
                down = d < last and line["place"] > v - some
                way, to = ("rose", d - 1) if up else ("fell", d + 1) if down else ("stayed", d)
                out[line["who"]] = {"division": to, "way": way, "place": line["place"]}
        return {str(who): out[who] for who in sorted(out)}

    # Open season and duplicate week

    def best_games(self, who):
        out, more, seen = [], [], {}
        for g in sorted(self.own(who, 0), key=lambda g: (-score(g, who)[0], g.table)):
            others = sorted({s or 0 for s in g.seats} - {who})
            threes = [*combinations(others, min(2, len(others)))]
            fits = all(seen.get(it, 0) < 3 for it in threes)
            (out if fits else more).append(score(g, who))
            seen.update({it: seen.get(it, 0) + 1 for it in threes if fits})
        return out[:6] + more[: max(0, 4 - len(out))]

    def open_season(self):
        self.games = {n: g for n, g in self.games.items() if sum(it is not None for it in g.seats) > 1}
        lines = [line_of(who, self.best_games(who), 4) for who in sorted(self.people)]
        ready = placed([it for it in lines if it["played"] >= 4], self.games.values())
        waiting = [{**it, "place": 0} for it in lines if 0 < it["played"] < 4]
        waiting.sort(key=lambda it: (-it["played"], -it["mean"], it["who"]))
        return {"standing": [told(it) for it in ready], "waiting": [told(it) for it in waiting]}

    def duplicate_week(self):
        found = []
        for g in self.games.values():
            seat = next(it for it, person in enumerate(g.seats) if person is not None)
            best = max((p for it, p in enumerate(g.scores) if it != seat), default=0)
            if seat not in g.lost:
                found.append((g.scores[seat], g.scores[seat] - best, g.seats[seat]))
        found.sort(key=lambda it: (-it[0], -it[1], it[2]))
        return {"standing": [[1 + sum(o[:2] > it[:2] for o in found), it[2], *it[:2]] for it in found]}


# One game, section 4


def lose(game, who):
    """A member or a reserve loses the seat."""
    seat = next((s for s, sub in game.subs.items() if sub == who), None)
    seat = game.seats.index(who) if seat is None else seat
    game.subs.pop(seat, None)
    game.lost.add(seat)


def sitting(game):
    """Players on their seats now."""
    return [*(who for seat, who in enumerate(game.seats) if seat not in game.lost), *game.subs.values()]


def kept(game):
    """Seats that are ranked."""
    return [seat for seat in range(len(game.seats)) if seat not in game.lost or seat in game.subs]


def pay(game):
    """Points by seat."""
    seats = kept(game)
    ranks, out = [game.ranks[seat] for seat in seats], []
    for seat, rank in enumerate(game.ranks):
        ahead, level = sum(r < rank for r in ranks), ranks.count(rank)
        out.append(
            Fraction(sum(POINTS[len(ranks)][ahead : ahead + level]), level) if seat in seats else NOTHING
        )
    return out


def score(game, who):
    """Points, share of a victory, share of the best points; None while the game runs."""
    taken = next((s for s, sub in game.subs.items() if sub == who), None)
    seat = game.seats.index(who) if taken is None else taken
    if taken is None and seat in game.lost:
        return NOTHING, NOTHING, NOTHING
    if not game.ranks:
        return None
    ranks, mine = [game.ranks[it] for it in kept(game)], game.scores[seat]
    win = Fraction(game.ranks[seat] == min(ranks), ranks.count(min(ranks)))
    best = max(game.scores[it] for it in kept(game))
    return pay(game)[seat], win, Fraction(max(mine, 0), best) if best > 0 else Fraction(mine == best)


def table(game):
    """A game as it is printed."""
    reserves = {str(game.seats[seat]): who for seat, who in sorted(game.subs.items())}
    points = [str(p) for p in pay(game)] if game.ranks else []
    return {"table": game.table, "seats": game.seats, "points": points, "reserves": reserves}


# Lines of a standing


def line_of(who, scores, of):
    """A line of a standing, still without place."""
    n = len(scores)
    mean, wins, share = [sum(s[i] for s in scores) / n for i in range(3)] if n else (None, NOTHING, NOTHING)
    known = {"place": 0, "who": who, "mean": mean, "wins": wins, "met": HALF, "share": share}
    return {**known, "played": n, "of": max(n, of)}


def level(line):
    """What is compared first."""
    return Fraction(-1) if line["mean"] is None else line["mean"], line["wins"]


def met(line, among, games):
    """Success in the games among the tied; a lost seat is behind all others."""
    found = []
    for game in games:
        ranks = {
            who: 99 if s in game.lost else game.ranks[s] for s, who in enumerate(game.seats) if who in among
        }
        mine = ranks.pop(line["who"], None)
        found += [Fraction(1 + (mine < it) - (mine > it), 2) for it in ranks.values() if mine is not None]
    return sum(found) / len(found) if found else HALF


def placed(lines, games):
    """Lines in order, with places."""
    for line in lines:
        line["met"] = met(line, {it["who"] for it in lines if level(it) == level(line)}, games)
    keys = [(*level(line), line["met"], line["share"]) for line in lines]
    for line, mine in zip(lines, keys, strict=True):
        line["place"] = 1 + sum(key > mine for key in keys)
    return sorted(lines, key=lambda line: (line["place"], line["who"]))


def told(line):
    """A line as it is printed."""
    return {key: str(value) if isinstance(value, Fraction) else value for key, value in line.items()}


def report(record):
    """Everything."""
    s = Season(record)
    out = {"kind": s.kind, "status": s.status}
    if s.free:
        return out | (s.open_season() if s.kind == "open" else s.duplicate_week())
    numbers = [*range(1, len(s.divisions) + 1), *([0] if s.finalists else [])]
    out["divisions"] = [s.division(d) for d in numbers]
    if s.kind == "cup":
        out["places"] = s.places()
    elif s.status == "ended":
        out["next"] = s.movements()
    return out


if __name__ == "__main__":
    print(json.dumps(report(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), indent=1))
