"""Print what follows from the record of a season by the rules of seasons.md: `check_season.py FILE`."""

import hashlib
import json
import sys
from fractions import Fraction
from itertools import combinations, groupby
from operator import itemgetter
from pathlib import Path

WAYS = ["fell", "stayed", "rose", "absent"]
POINTS = {0: [], 1: [10], 2: [10, 0], 3: [10, 4, 1], 4: [10, 6, 3, 1], 5: [10, 7, 4, 3, 1]}
HALF, NOTHING, LOST = Fraction(1, 2), Fraction(0), (Fraction(0),) * 3


def draw(text):
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def sizes(n):
    """Sizes of divisions, section 3."""
    possible = [d for d in range(1, n + 1) if 5 * d <= n <= 9 * d] or [1]
    d = min(possible, key=lambda d: (abs(Fraction(n, d) - 7), d))
    return [n // d + (i < n % d) for i in range(d)]


def games_of(members, k):
    """Seats of all games of a division, section 3."""
    v, k = len(members), min(k, len(members))
    if k == 2:
        return [[members[a], members[b]][:: 1 if (b - a) % 2 else -1] for a, b in combinations(range(v), 2)]
    bases = [(0, *rest) for rest in combinations(range(1, min(v, 25)), k - 1)]
    base = next(it for most in (1, 2) for it in bases if uneven(it, v) <= most)
    return [[members[(n + shift) % v] for n in base] for shift in range(v)]


def uneven(base, v):
    """By how many meetings the pair that meets most often is ahead of the one that meets least."""
    met = [sum((a + d) % v in base for a in base) for d in range(1, v)]
    return max(met) - min(met)


class Game:
    """One game, section 4: members by seat, lost seats, reserves by the member whose seat they took."""

    def __init__(self, table, d, seats, lost=()):
        self.table, self.d, self.seats, self.ranks, self.scores = table, d, seats, (), ()
        self.lost, self.reserves = {*lost}, {}

    def seat_of(self, who):
        taken = {it: member for member, it in self.reserves.items()}
        return self.seats.index(taken.get(who, who))

    def ranked_seats(self):
        return [at for at, it in enumerate(self.seats) if at not in self.lost or it in self.reserves]

    def lose(self, seat):
        self.lost.add(seat)
        self.reserves.pop(self.seats[seat], None)

    def leave(self, who):
        member = who not in self.reserves.values()
        if not (member and self.seat_of(who) in self.lost):
            self.lose(self.seat_of(who))

    def points(self):
        seats = self.ranked_seats() if self.ranks else []
        ranks = sorted(self.ranks[it] for it in seats)
        paid = dict.fromkeys(ranks, NOTHING)
        for rank, points in zip(ranks, POINTS[len(ranks)], strict=True):
            paid[rank] += Fraction(points, ranks.count(rank))
        return [paid[rank] if seat in seats else NOTHING for seat, rank in enumerate(self.ranks)]

    def score(self, who):
        """Points, share of a victory, share of the best points; None while the game runs."""
        seat, ranked = self.seat_of(who), self.ranked_seats()
        if seat in self.lost and self.reserves.get(self.seats[seat]) != who:
            return LOST
        if not self.ranks:
            return None
        ranks, best = [self.ranks[it] for it in ranked], max(self.scores[it] for it in ranked)
        win = Fraction(self.ranks[seat] == min(ranks), ranks.count(min(ranks)))
        share = Fraction(max(self.scores[seat], 0), best) if best > 0 else Fraction(self.scores[seat] == best)
        return self.points()[seat], win, share

    def printed(self):
        reserves = {it: self.reserves[it] for it in self.seats if it in self.reserves}
        return {"table": self.table, "seats": self.seats, "points": self.points(), "reserves": reserves}


class Season:
    """What has happened: a method for each kind of event, with its keys. Division 0 is the final."""

    def __init__(self, record):
        self.kind, self.k, self.seal = record["kind"], record["seats"], record.get("seal", "")
        self.free = self.kind in ("open", "duplicate")
        self.status = "running" if self.free else "sign-up"
        self.people, self.divisions, self.games = {}, {}, {}
        for event in record["events"]:
            keys = {key: value for key, value in event.items() if key not in ("what", "at")}
            if event["what"] in ("ended", "cancelled"):
                self.status = event["what"]
            elif event["what"] != "paused":
                getattr(self, event["what"])(**keys)

    def entered(self, who, reserve=False, plays=True, rating=0, origin=None):
        said = {"reserve": reserve or not plays, "plays": plays, "rating": rating, "origin": origin}
        self.people[who] = {"checked": False, "used": False, **self.people.get(who, {}), **said, "out": False}

    def checked_in(self, who):
        self.people[who]["checked"] = True

    def withdrew(self, who):
        self.people[who] |= {"out": True, "checked": False}
        for game in self.games.values():
            member = who in game.seats and game.seats.index(who) not in game.lost
            if not game.ranks and (member or who in game.reserves.values()):
                game.leave(who)

    def started(self, secret):
        if draw(secret) != self.seal:
            raise SystemExit("WRONG: the secret does not fit the seal")
        self.status, self.secret = "running", secret
        ready = [who for who, it in self.people.items() if it["plays"] and it["checked"] and not it["out"]]
        for it in (self.people[who] for who in self.people if who not in ready):
            it |= {"plays": False, "reserve": not it["out"]}
        n, drawn = len(sizes(len(ready))), self.shuffle(ready, "player")
        parts = [drawn[i::n] for i in range(n)] if self.kind == "cup" else self.cut(ready)
        for d, part in enumerate(parts, 1):
            shift = int(draw(f"{secret}/division {d}"), 16) % len(part)
            self.add_games(d, part[shift:] + part[:shift])

    def left(self, who, table, early=False):
        self.games[table].leave(who)
        self.count_lost(who)

    def count_lost(self, who):
        lost = sum(who in g.seats and g.seats.index(who) in g.lost for g in self.games.values())
        if lost > 1 and not self.people[who]["out"]:
            self.withdrew(who)

    def substituted(self, who, table, absent):
        self.games[table].reserves[absent] = who
        self.people[who]["used"] = True

    def played(self, table, ranks, scores, people=(), lost=()):
        if self.free:
            self.people |= {who: {} for who in people if who and who not in self.people}
            self.games[table] = Game(table, 0, people, lost)
        self.games[table].ranks, self.games[table].scores = ranks, scores
        for seat in () if self.free else lost:
            self.games[table].lose(seat)
            self.count_lost(self.games[table].seats[seat])

    def final(self, withdrawn=True):
        lines = [
            (key, it["who"]) for key, it in self.ranked() if withdrawn or not self.people[it["who"]]["out"]
        ]
        players = [who for key, who in lines if key <= lines[: self.k][-1][0]]
        if players:
            self.add_games(0, self.shuffle(players, "final"))

    def shuffle(self, players, name):
        return sorted(players, key=lambda who: int(draw(f"{self.secret}/{name} {who}"), 16))

    def rank(self, who):
        rating, o = self.people[who]["rating"], self.people[who]["origin"]
        return (0, o["division"], WAYS.index(o["way"]), o["place"], who) if o else (1, -rating, who)

    def cut(self, players):
        order, plan, begin = sorted(players, key=self.rank), sizes(len(players)), 0
        origin = [self.people[who]["origin"] for who in order]
        for d in range(1, len(plan) + 1):
            end, following = sum(plan[:d]), sum(plan[: d + 1])
            for i in range(end, min(begin + 9, following - 4) + 1):
                if not origin[i] or origin[i - 1] != origin[i]:
                    end = i
                    if not origin[i] or origin[i]["way"] != "rose" or origin[i]["division"] > d:
                        break
            yield order[begin:end]
            begin = end

    def add_games(self, d, members):
        self.divisions[d] = members
        if d == 0 and len(members) == 1:
            return
        for seats in [members] if d == 0 and len(members) <= self.k else games_of(members, self.k):
            table = len(self.games) + 1
            self.games[table] = Game(table, d, seats)

    def own_and_extra_scores(self, who, d):
        own = [g.score(who) for g in self.games.values() if g.d == d and who in g.seats]
        return own, [g.score(who) for g in self.games.values() if d and who in g.reserves.values()]

    def standing(self, d):
        lines = []
        for who in sorted(self.divisions[d]):
            own, extra = self.own_and_extra_scores(who, d)
            mine = [it for it in own if it]
            mine += [it for it in extra if it and mine and it[0] > sum(own[0] for own in mine) / len(mine)]
            lines.append(line_of(who, mine, len(own)))
        return placed(lines, [g for g in self.games.values() if g.d == d and g.ranks])

    def least_and_greatest_mean(self, who, d):
        (own, extra), it = self.own_and_extra_scores(who, d), self.people[who]
        gains = [(s[0], s[0]) if s else (0, 10) for s in extra]
        running = self.status == "running" and not all(g.ranks for g in self.games.values())
        if d and it["reserve"] and not it["out"] and not it["used"] and running:
            gains.append((0, 10))
        low, n = sum(s[0] for s in own if s), len(own)
        high = low + 10 * own.count(None)
        ways = [(low, high, n), *((low + a, high + b, n + 1) for a, b in gains)]
        return max(Fraction(a) / m for a, _, m in ways), max(Fraction(b) / m for _, b, m in ways)

    def division(self, d):
        lines, games = self.standing(d), self.games.values()
        over = self.status == "ended" or all(g.ranks for g in games if (g.d == 0) == (d == 0))
        reach = [] if over else [self.least_and_greatest_mean(line["who"], d) for line in lines]
        for line in lines:
            line["bounds"] = [line["place"]] * 2
        for line, (low, high) in zip(lines, reach, strict=not over):
            line["bounds"] = [1 + sum(a > high for a, _ in reach), sum(b >= low for _, b in reach)]
        return {"division": d, "tables": [g.printed() for g in games if g.d == d], "standing": lines}

    def ranked(self):
        """All players of the groups of a cup, each behind the key that orders them."""
        lines = [line for d in self.divisions if d for line in self.standing(d)]
        keyed = [((x["place"], -(x["mean"] or 0), -x["wins"], -x["share"]), x) for x in lines]
        return sorted(keyed, key=lambda it: (it[0], it[1]["who"]))

    def places(self):
        final = self.standing(0) if 0 in self.divisions else []
        rest = [(key, it) for key, it in self.ranked() if it["who"] not in self.divisions.get(0, [])]
        levels = groupby([((it["place"],), it) for it in final] + rest, lambda it: it[0])
        return [[line["who"] for _, line in level] for _, level in levels]

    def movements(self):
        out, last = {}, len(self.divisions)
        for d, members in self.divisions.items():
            v, some = len(members), -(-len(members) // 6)
            for line in self.standing(d):
                up = d > 1 and line["place"] <= some and not self.people[line["who"]]["out"]
                down = d < last and line["place"] > v - some
                way, to = ("rose", d - 1) if up else ("fell", d + 1) if down else ("stayed", d)
                out[line["who"]] = {"division": to, "way": way, "place": line["place"]}
        return dict(sorted(out.items()))

    def counting_games(self, who):
        out, more, seen = [], [], {}
        mine = (g for g in self.games.values() if who in g.seats)
        for g in sorted(mine, key=lambda g: (-g.score(who)[0], g.table)):
            others = sorted({it or 0 for it in g.seats} - {who})
            threes = [*combinations(others, min(2, len(others)))]
            fits = all(seen.get(it, 0) < 3 for it in threes)
            (out if fits else more).append(g.score(who))
            seen.update({it: seen.get(it, 0) + 1 for it in threes if fits})
        return out[:6] + more[: max(0, 4 - len(out))]

    def open_season(self):
        self.games = {n: g for n, g in self.games.items() if sum(it is not None for it in g.seats) > 1}
        lines = [line_of(who, self.counting_games(who), 4) for who in sorted(self.people)]
        waiting = [it for it in lines if 0 < it["played"] < 4]
        waiting.sort(key=lambda it: (-it["played"], -it["mean"], it["who"]))
        ready = placed([it for it in lines if it["played"] >= 4], self.games.values())
        return {"standing": ready, "waiting": waiting}

    def duplicate_week(self):
        found = []
        for g in self.games.values():
            seat, who = next(it for it in enumerate(g.seats) if it[1])
            best = max((it for at, it in enumerate(g.scores) if at != seat), default=0)
            if seat not in g.lost:
                found.append((-g.scores[seat], best - g.scores[seat], who))
        places = [(1 + sum(o[:2] < it[:2] for o in found), *it) for it in sorted(found)]
        return {"standing": [[place, who, -points, -lead] for place, points, lead, who in places]}


def line_of(who, scores, of):
    """A line of a standing, still without place; `key` is not printed."""
    n = len(scores)
    mean, wins, share = [sum(s[i] for s in scores) / n for i in range(3)] if n else (None, NOTHING, NOTHING)
    key = -1 if not n else -2 if all(it is LOST for it in scores) else mean
    known = {"place": 0, "who": who, "mean": mean, "wins": wins, "met": HALF, "share": share, "key": key}
    return {**known, "played": n, "of": max(n, of)}


def met(who, among, games):
    """Success in the games among the tied; a lost seat is behind all others."""
    found = []
    for g in games:
        ranks = {it: 99 if s in g.lost else g.ranks[s] for s, it in enumerate(g.seats) if it in among}
        mine = ranks.pop(who, None)
        found += [Fraction(1 + (mine < it) - (mine > it), 2) for it in ranks.values() if mine is not None]
    return sum(found) / len(found) if found else HALF


def placed(lines, games):
    """Lines in order, with places."""
    level, order = itemgetter("key", "wins"), itemgetter("key", "wins", "met", "share")
    for line in lines:
        line["met"] = met(line["who"], [it["who"] for it in lines if level(it) == level(line)], games)
    lines = [{**line, "place": 1 + sum(order(it) > order(line) for it in lines)} for line in lines]
    return sorted(lines, key=itemgetter("place", "who"))


def report(record):
    """All that follows from a record, as plain data: fractions are texts."""
    s = Season(record)
    out = {"kind": s.kind, "status": s.status}
    if s.free:
        out |= s.open_season() if s.kind == "open" else s.duplicate_week()
    else:
        out["divisions"] = [s.division(d) for d in s.divisions]
        out |= {"places": s.places()} if s.kind == "cup" else {}
        out |= {"next": s.movements()} if s.kind == "league" and s.status == "ended" else {}
    return json.loads(json.dumps(out, default=str), object_hook=lambda x: {k: x[k] for k in x if k != "key"})


if __name__ == "__main__":
    print(json.dumps(report(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), indent=1))
