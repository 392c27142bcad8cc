"""Why an answer about ships may be good: what they reach, with which odds, and what the others lose."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.rotterdam import words
from bot.games.rotterdam.needs import lacking
from bot.presenter.context import Context
from engine.core.actions import Action
from engine.games.rotterdam import actions as do
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.data.odds import odds
from engine.games.rotterdam.effects import PLAYED
from engine.games.rotterdam.orders.ahead import Movement, homeward, movements, on_course
from engine.games.rotterdam.state import State


def placing_reason(c: Context, a: do.Place | do.Extra) -> str:
    """What the harbour makes that an order lacks, or that nothing is left there; why no start with better
    odds."""
    s: State = c.view
    if a.cargo is None:
        return c.t("reason-empty")
    harbour = s.rules.map.harbour_of[a.cargo]
    facts = {"harbour": words.harbour(harbour)}
    made = [it for it in lacking(c) if s.rules.products[it].harbour == harbour]
    if not s.products[harbour]:
        first = c.t("reason-sold-out", **facts)
    elif made:
        first = c.t("reason-makes", products=words.products(c.t, made), **facts)
    else:
        first = c.t("reason-left", number=len(s.products[harbour]), **facts)
    return " ".join(filter(None, (first, starting_reason(c, a.start, a.cargo))))


def starting_reason(c: Context, start: str, cargo: str) -> str:
    """Why not the free start with better odds: colours that suit more ships, or that move this one now."""
    s: State = c.view
    better = max(s.free_starts(), key=lambda it: chance(s, cargo, it))
    if chance(s, cargo, better) <= chance(s, cargo, start):
        return ""
    here, there = colours_onward(s, c.me, start, cargo), colours_onward(s, c.me, better, cargo)
    facts: dict[str, str | int] = {"start": better, "chance": percent(chance(s, cargo, better))}
    for key, ours in (("reason-start-together", True), ("reason-start-shared", False)):
        for colour, ships in here.items():
            found = [it for it in ships if (it[0] == c.me) is ours]
            if found and not any((it[0] == c.me) is ours for them in there.values() for it in them):
                name = words.colour(c.t, colour, first=True)
                return c.t(key, colour=name, ship=words.ship(found[0]), **facts)
    return c.t("reason-start-now" if len(here) > len(there) else "reason-start-round", **facts)


def colours_onward(s: State, me: int, start: str, cargo: str) -> dict[str, list[ShipId]]:
    """The colours that would move a new ship on from a start, each with the other ships that it brings
    nearer to their harbours."""
    then = s.clone()
    ship = me, then.launch(me, start, cargo)
    found: dict[str, list[ShipId]] = {}
    for colour in s.rules.map.colours:
        moved = [it.ship for it in movements(then, me, colour) if stays(then, it)]
        if ship in moved:
            found[colour] = [it for it in moved if it != ship]
    return found


def chance(s: State, cargo: str | None, place: str | None) -> float:
    """The odds of a ship to reach the harbour of its cargo, with random colours."""
    return odds(s.rules.map)[place][s.rules.map.harbour_of[cargo]] if cargo and place else 0.0


def percent(share: float) -> int:
    """A share in per cent."""
    return round(100 * share)


def waiting_reason(c: Context) -> str:
    """Why no ship is placed: none in the supply, no start; else that it can start later."""
    s: State = c.view
    if not s.has_ship(c.me):
        return c.t("reason-no-ship")
    return c.t("reason-ship-later" if s.free_starts() else "reason-no-start")


def naming_reason(c: Context, a: do.Name) -> str:
    """A ship of the seat comes in, or nearer; one of the others goes astray; none of its own moves; others
    gain least; else how the round may go on."""
    s: State = c.view
    found = movements(s, c.me, a.colour)
    mine = [it for it in found if it.ship[0] == c.me]
    for key, them in (
        ("reason-comes-in", [it for it in mine if comes_in(s, it)]),
        ("reason-nearer", [it for it in mine if stays(s, it)]),
        ("reason-astray", [it for it in found if it.ship[0] != c.me and leaves(s, it)]),
    ):
        if them:
            ship = them[0].ship
            more = [words.ship(it.ship) for it in mine if stays(s, it) and it.ship != ship]
            too = c.t("reason-too", ships=", ".join(more)) if more else ""
            return f"{c.t(key, ship=words.ship(ship), harbour=home(s, ship))} {too}".rstrip()
    least = c.t("reason-fewest") if fewest(c, a.colour) else ""
    if not any(it.ways for it in mine):
        return f"{c.t('reason-still')} {least}".rstrip()
    return least or c.t("reason-next-colours")


def fewest(c: Context, colour: str) -> bool:
    """Whether every other colour brings more ships of the others nearer to their harbours."""
    s: State = c.view
    served = {
        it: sum(move.ship[0] != c.me and stays(s, move) for move in movements(s, c.me, it))
        for it in s.rules.map.colours
    }
    return served[colour] < min(number for it, number in served.items() if it != colour)


def target(s: State, it: Movement) -> str | None:
    """Where a ship goes: at a fork where it still is on its way, if that is one place."""
    return it.ways[0] if len(it.ways) == 1 else homeward(s, it.ship, it.ways)


def comes_in(s: State, it: Movement) -> bool:
    """Whether a ship gets where its cargo is wanted."""
    to = target(s, it)
    return to in s.rules.map.accepts and on_course(s, s.ship(it.ship).cargo, to)


def stays(s: State, it: Movement) -> bool:
    """Whether a ship goes on, on its way to where its cargo is wanted."""
    return any(on_course(s, s.ship(it.ship).cargo, to) for to in it.ways)


def leaves(s: State, it: Movement) -> bool:
    """Whether a ship cannot get there any more."""
    cargo = s.ship(it.ship).cargo
    return bool(it.ways) and on_course(s, cargo, it.origin) and not stays(s, it)


def home(s: State, ship: ShipId) -> str:
    """The harbour that wants what a ship carries, by name."""
    cargo = s.ship(ship).cargo
    return words.harbour(s.rules.map.harbour_of[cargo]) if cargo else ""


def steering_reason(c: Context, a: do.Steer) -> str:
    """The harbour of the cargo lies there, or can still be reached, perhaps more likely than on another way;
    else an anchor, or that no way leads there."""
    s: State = c.view
    cargo = s.ship(a.ship).cargo
    facts = {"to": words.place(a.to), "harbour": home(s, a.ship)}
    if on_course(s, cargo, a.to):
        if a.to in s.rules.map.accepts:
            return c.t("reason-wanted", **facts)
        ways = [it.to for them in c.pending for it in them.options if isinstance(it, do.Steer)]
        here, there = (
            chance(s, cargo, a.to),
            max([chance(s, cargo, it) for it in ways if it != a.to], default=0),
        )
        if 0 < there < here:
            return c.t("reason-steer-odds", chance=percent(here), other=percent(there), **facts)
        return c.t("reason-reaches", **facts)
    if s.rules.map.places[a.to].anchor:
        return c.t("reason-anchor", **facts)
    return c.t("reason-steer-lost" if cargo else "reason-steer-empty", **facts)


# --- Ship cards


def playing_reason(c: Context, a: Action) -> str:
    """Which own ship can reach the harbour of its cargo then, or which of the others cannot any more; how the
    odds change; else who leaves an anchor or has further to go."""
    s: State = c.view
    then = s.clone()
    PLAYED[a.do](then, a)
    before, after = set(under_way(s)), set(under_way(then))
    if gained := sorted(it for it in after - before if it[0] == c.me):
        return c.t("reason-gained", ship=words.ship(gained[0]), harbour=home(then, gained[0]))
    if lost := sorted(it for it in before - after if it[0] != c.me):
        return c.t("reason-lost", ship=words.ship(lost[0]), harbour=home(s, lost[0]))
    return changed_odds(c, then) or changed_places(c, then)


def changed_odds(c: Context, then: State) -> str:
    """Whose odds to reach the harbour of its cargo a card changes, in the reader's favour."""
    s: State = c.view
    for ship, it in then.afloat():
        now = s.ship(ship)
        old, new = chance(s, now.cargo, now.place), chance(then, it.cargo, it.place)
        if now.cargo == it.cargo and (new > old if ship[0] == c.me else new < old):
            key = "reason-odds-up" if ship[0] == c.me else "reason-odds-down"
            facts = {"ship": words.ship(ship), "harbour": home(s, ship)}
            return c.t(key, before=percent(old), after=percent(new), **facts)
    return ""


def changed_places(c: Context, then: State) -> str:
    """An own ship gets to an anchor; one of the others leaves one, or has further to go."""
    s: State = c.view
    waters = s.rules.map
    for ship, it in then.afloat():
        place, to = s.ship(ship).place, it.place
        if place is None or to is None or place == to:
            continue
        if ship[0] == c.me and waters.places[to].anchor:
            return c.t("reason-anchor", to=words.place(to))
        if ship[0] != c.me and waters.places[place].anchor:
            return c.t("reason-off-anchor", ship=words.ship(ship), place=words.place(place))
        return c.t("reason-longer" if ship[0] != c.me else "reason-again", ship=words.ship(ship))
    return c.t("reason-cargo")


def keeping_reason(c: Context, a: do.End) -> str:
    """A card can still be played later."""
    return c.t("reason-card-later")


def under_way(s: State) -> Iterator[ShipId]:
    """The ships that may still get to the harbour of their cargo."""
    return (ship for ship, it in s.afloat() if on_course(s, it.cargo, it.place))


def opening_reason(c: Context, a: do.Open) -> str:
    """The points are the same."""
    return c.t("reason-counts", points=c.view.rules.ship_cards[a.card].points)
