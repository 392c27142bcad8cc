"""When to play a ship card: where it changes more than it is worth in hand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Back1, Back2, Extra, Guard, Rob, ShipId, Swap
from engine.games.rotterdam.agents.values import Appraisal

EFFECTS = (Swap, Extra, Back1, Back2, Rob, Guard)


def best(it: Appraisal, decision: Decision) -> Action | None:
    """The card that gains most, if that is more than a card is worth; None: none does."""
    judged = ((gain(it, action), action) for action in plays(decision))
    found = max(judged, key=lambda pair: pair[0], default=None)
    return found[1] if found and found[0] > it.taste.card else None


def plays(decision: Decision) -> Iterator[Action]:
    """Every way to play a card now."""
    for form in decision.forms:
        if form.action in EFFECTS:
            yield from form.every(decision.seat)


def gain(it: Appraisal, action: Action) -> float:
    """What a card brings, in points."""
    s = it.s
    match action:
        case Swap(ships=(one, other)):
            first, second = s.ship(one), s.ship(other)
            return evaluation_change(it, one, first.place, second.cargo) + evaluation_change(
                it, other, second.place, first.cargo
            )
        case Rob(victim=victim, to=to):
            cargo = s.ship(victim).cargo
            lost = evaluation_change(it, victim, s.ship(victim).place, None)
            if isinstance(to, str):
                return lost + it.ship((it.me, -1), to, cargo, it.underway[cargo])
            return lost + evaluation_change(it, to, s.ship(to).place, cargo)
        case Guard(ship=ship):
            return evaluation_change(it, ship, s.ship(ship).place, None)
        case Back1(ship=ship, path=path) | Back2(ship=ship, path=path):
            return evaluation_change(it, ship, path[-1], s.ship(ship).cargo)
        case Extra(start=start, cargo=cargo):
            return it.ship((it.me, -1), start, cargo, it.underway[cargo])
    return 0.0


def evaluation_change(it: Appraisal, ship: ShipId, place: str | None, cargo: str | None) -> float:
    """Change of the evaluation if this ship were at that place with that cargo."""
    now = it.s.ship(ship)
    same = it.underway[cargo] - (now.cargo == cargo) if ship[0] == it.me else 0
    before = it.underway[now.cargo] - 1 if ship[0] == it.me else 0
    return it.ship(ship, place, cargo, same) - it.ship(ship, now.place, now.cargo, before)
