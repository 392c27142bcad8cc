"""When to play a ship card: where it changes more than it is worth in hand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.actions import Action
from engine.core.decisions import Decision
from engine.games.rotterdam.actions import Back1, Back2, Extra, Guard, Rob, ShipId, Swap
from engine.games.rotterdam.agents.values import Appraisal

EFFECTS = (Swap, Extra, Back1, Back2, Rob, Guard)


def best(appraisal: Appraisal, decision: Decision) -> Action | None:
    """The card that gains most, if that is more than a card is worth; None: none does."""
    judged = ((gain(appraisal, action), action) for action in plays(decision))
    choice = max(judged, key=lambda pair: pair[0], default=None)
    return choice[1] if choice and choice[0] > appraisal.taste.card else None


def plays(decision: Decision) -> Iterator[Action]:
    """Every way to play a card now."""
    for form in decision.forms:
        if form.action in EFFECTS:
            yield from form.every(decision.seat)


def gain(appraisal: Appraisal, action: Action) -> float:
    """Gain by a card, in points."""
    s = appraisal.s
    match action:
        case Swap(ships=(left, right)):
            first, second = s.ship(left), s.ship(right)
            return evaluation_change(appraisal, left, first.place, second.cargo) + evaluation_change(
                appraisal, right, second.place, first.cargo
            )
        case Rob(victim=victim, to=to):
            cargo = s.ship(victim).cargo
            lost = evaluation_change(appraisal, victim, s.ship(victim).place, None)
            if isinstance(to, str):
                return lost + appraisal.ship((appraisal.me, -1), to, cargo, appraisal.underway[cargo])
            return lost + evaluation_change(appraisal, to, s.ship(to).place, cargo)
        case Guard(ship=ship):
            return evaluation_change(appraisal, ship, s.ship(ship).place, None)
        case Back1(ship=ship, path=path) | Back2(ship=ship, path=path):
            return evaluation_change(appraisal, ship, path[-1], s.ship(ship).cargo)
        case Extra(start=start, cargo=cargo):
            return appraisal.ship((appraisal.me, -1), start, cargo, appraisal.underway[cargo])
    return 0.0


def evaluation_change(appraisal: Appraisal, ship: ShipId, place: str | None, cargo: str | None) -> float:
    """Change of the evaluation if this ship were at that place with that cargo."""
    now = appraisal.s.ship(ship)
    same = appraisal.underway[cargo] - (now.cargo == cargo) if ship[0] == appraisal.me else 0
    before = appraisal.underway[now.cargo] - 1 if ship[0] == appraisal.me else 0
    return appraisal.ship(ship, place, cargo, same) - appraisal.ship(ship, now.place, now.cargo, before)
