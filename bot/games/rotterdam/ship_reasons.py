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


def placing_reason(c: Context, action: do.Place | do.Extra) -> str:
    """What the harbour makes that an order lacks, or that nothing is left there; why no start with better
    odds."""
    state: State = c.view
    if action.cargo is None:
        return c.t("reason-empty")
    harbour = state.rules.map.harbour_of[action.cargo]
    facts = {"harbour": words.harbour(harbour)}
    made = [product for product in lacking(c) if state.rules.products[product].harbour == harbour]
    if not state.products[harbour]:
        first = c.t("reason-sold-out", **facts)
    elif made:
        first = c.t("reason-makes", products=words.products(c.t, made), **facts)
    else:
        first = c.t("reason-left", number=len(state.products[harbour]), **facts)
    return " ".join(filter(None, (first, starting_reason(c, action.start, action.cargo))))


def starting_reason(c: Context, start: str, cargo: str) -> str:
    """Why not the free start with better odds: colours that suit more ships, or that move this one now."""
    state: State = c.view
    better = max(state.free_starts(), key=lambda place: chance(state, cargo, place))
    if chance(state, cargo, better) <= chance(state, cargo, start):
        return ""
    here, there = colours_onward(state, c.me, start, cargo), colours_onward(state, c.me, better, cargo)
    facts: dict[str, str | int] = {"start": better, "chance": percent(chance(state, cargo, better))}
    for key, ours in (("reason-start-together", True), ("reason-start-shared", False)):
        for colour, ships in here.items():
            brought = [ship for ship in ships if (ship[0] == c.me) is ours]
            if brought and not any(
                (other_ship[0] == c.me) is ours
                for others_brought in there.values()
                for other_ship in others_brought
            ):
                name = words.colour(c.t, colour, first=True)
                return c.t(key, colour=name, ship=words.ship(brought[0]), **facts)
    return c.t("reason-start-now" if len(here) > len(there) else "reason-start-round", **facts)


def colours_onward(state: State, me: int, start: str, cargo: str) -> dict[str, list[ShipId]]:
    """The colours that would move a new ship on from a start, each with the other ships that it brings
    nearer to their harbours."""
    then = state.clone()
    ship = me, then.launch(me, start, cargo)
    colours: dict[str, list[ShipId]] = {}
    for colour in state.rules.map.colours:
        moved = [movement.ship for movement in movements(then, me, colour) if stays(then, movement)]
        if ship in moved:
            colours[colour] = [other_ship for other_ship in moved if other_ship != ship]
    return colours


def chance(state: State, cargo: str | None, place: str | None) -> float:
    """The odds of a ship to reach the harbour of its cargo, with random colours."""
    return odds(state.rules.map)[place][state.rules.map.harbour_of[cargo]] if cargo and place else 0.0


def percent(share: float) -> int:
    """A share in per cent."""
    return round(100 * share)


def waiting_reason(c: Context) -> str:
    """Why no ship is placed: none in the supply, no start; else that it can start later."""
    state: State = c.view
    if not state.has_ship(c.me):
        return c.t("reason-no-ship")
    return c.t("reason-ship-later" if state.free_starts() else "reason-no-start")


def naming_reason(c: Context, action: do.Name) -> str:
    """A ship of the seat comes in, or nearer; one of the others goes astray; others gain least."""
    state: State = c.view
    moves = movements(state, c.me, action.colour)
    own_moves = [move for move in moves if move.ship[0] == c.me]
    for key, examples in (
        ("reason-comes-in", [move for move in own_moves if comes_in(state, move)]),
        ("reason-nearer", [move for move in own_moves if stays(state, move)]),
        ("reason-astray", [move for move in moves if move.ship[0] != c.me and leaves(state, move)]),
    ):
        if examples:
            ship = examples[0].ship
            more = [words.ship(move.ship) for move in own_moves if stays(state, move) and move.ship != ship]
            too = c.t("reason-too", ships=", ".join(more)) if more else ""
            return f"{c.t(key, ship=words.ship(ship), harbour=home(state, ship))} {too}".rstrip()
    return c.t("reason-fewest") if fewest(c, action.colour) else ""


def fewest(c: Context, colour: str) -> bool:
    """Whether every other colour brings more ships of the others nearer to their harbours."""
    state: State = c.view
    served = {
        colour: sum(move.ship[0] != c.me and stays(state, move) for move in movements(state, c.me, colour))
        for colour in state.rules.map.colours
    }
    return served[colour] < min(number for other_colour, number in served.items() if other_colour != colour)


def target(state: State, move: Movement) -> str | None:
    """Where a ship goes: at a fork where it still is on its way, if that is one place."""
    return move.ways[0] if len(move.ways) == 1 else homeward(state, move.ship, move.ways)


def comes_in(state: State, move: Movement) -> bool:
    """Whether a ship gets where its cargo is wanted."""
    to = target(state, move)
    return to in state.rules.map.accepts and on_course(state, state.ship(move.ship).cargo, to)


def stays(state: State, move: Movement) -> bool:
    """Whether a ship goes on, on its way to where its cargo is wanted."""
    return any(on_course(state, state.ship(move.ship).cargo, to) for to in move.ways)


def leaves(state: State, move: Movement) -> bool:
    """Whether a ship cannot get there any more."""
    cargo = state.ship(move.ship).cargo
    return bool(move.ways) and on_course(state, cargo, move.origin) and not stays(state, move)


def home(state: State, ship: ShipId) -> str:
    """The harbour that wants what a ship carries, by name."""
    cargo = state.ship(ship).cargo
    return words.harbour(state.rules.map.harbour_of[cargo]) if cargo else ""


def steering_reason(c: Context, action: do.Steer) -> str:
    """The harbour of the cargo lies there, or can still be reached, perhaps more likely than on another way;
    else an anchor."""
    state: State = c.view
    cargo = state.ship(action.ship).cargo
    facts = {"to": words.place(action.to), "harbour": home(state, action.ship)}
    if on_course(state, cargo, action.to):
        if action.to in state.rules.map.accepts:
            return c.t("reason-wanted", **facts)
        ways = [
            option.to for decision in c.pending for option in decision.options if isinstance(option, do.Steer)
        ]
        here, there = (
            chance(state, cargo, action.to),
            max([chance(state, cargo, place) for place in ways if place != action.to], default=0),
        )
        if 0 < there < here:
            return c.t("reason-steer-odds", chance=percent(here), other=percent(there), **facts)
        return c.t("reason-reaches", **facts)
    if state.rules.map.places[action.to].anchor:
        return c.t("reason-anchor", **facts)
    return ""


# --- Ship cards


def playing_reason(c: Context, action: Action) -> str:
    """Which own ship can reach the harbour of its cargo then, or which of the others cannot any more; how the
    odds change; else who leaves an anchor or has further to go."""
    state: State = c.view
    then = state.clone()
    PLAYED[action.do](then, action)
    before, after = set(under_way(state)), set(under_way(then))
    if gained := sorted(ship for ship in after - before if ship[0] == c.me):
        return c.t("reason-gained", ship=words.ship(gained[0]), harbour=home(then, gained[0]))
    if lost := sorted(ship for ship in before - after if ship[0] != c.me):
        return c.t("reason-lost", ship=words.ship(lost[0]), harbour=home(state, lost[0]))
    return changed_odds(c, then) or changed_places(c, then)


def changed_odds(c: Context, then: State) -> str:
    """Whose odds to reach the harbour of its cargo a card changes, in the reader's favour."""
    state: State = c.view
    for ship, later in then.afloat():
        now = state.ship(ship)
        old, new = chance(state, now.cargo, now.place), chance(then, later.cargo, later.place)
        if now.cargo == later.cargo and (new > old if ship[0] == c.me else new < old):
            key = "reason-odds-up" if ship[0] == c.me else "reason-odds-down"
            facts = {"ship": words.ship(ship), "harbour": home(state, ship)}
            return c.t(key, before=percent(old), after=percent(new), **facts)
    return ""


def changed_places(c: Context, then: State) -> str:
    """An own ship gets to an anchor; one of the others leaves one, or has further to go."""
    state: State = c.view
    waters = state.rules.map
    for ship, later in then.afloat():
        place, to = state.ship(ship).place, later.place
        if place is None or to is None or place == to:
            continue
        if ship[0] == c.me and waters.places[to].anchor:
            return c.t("reason-anchor", to=words.place(to))
        if ship[0] != c.me and waters.places[place].anchor:
            return c.t("reason-off-anchor", ship=words.ship(ship), place=words.place(place))
        return c.t("reason-longer" if ship[0] != c.me else "reason-again", ship=words.ship(ship))
    carried = [state.ship(ship).cargo != later.cargo for ship, later in then.afloat()]
    return c.t("reason-cargo") if any(carried) else ""


def keeping_reason(c: Context, action: do.End) -> str:
    """A card can still be played later."""
    return c.t("reason-card-later")


def under_way(state: State) -> Iterator[ShipId]:
    """The ships that may still get to the harbour of their cargo."""
    return (
        ship
        for ship, state_of_ship in state.afloat()
        if on_course(state, state_of_ship.cargo, state_of_ship.place)
    )


def opening_reason(c: Context, action: do.Open) -> str:
    """The points are the same."""
    return c.t("reason-counts", points=c.view.rules.ship_cards[action.card].points)
