"""What the board of this game shows: facts out of a context, words included."""

from __future__ import annotations

from bot.games.rotterdam import board
from bot.games.rotterdam.pictures import terms
from bot.games.rotterdam.pictures.facts import BoardFacts, Crew, Exit, Hull, Pile, Port, Stock
from bot.presenter import common_facts
from bot.presenter.context import Context
from bot.texts import Texts
from bot.texts.writing import plain
from engine.games.rotterdam.actions import ShipId
from engine.games.rotterdam.state import Ship, State


def board_facts(c: Context) -> BoardFacts:
    """The table as everybody sees it."""
    s, t = c.view, c.t
    return BoardFacts(
        title=title(c),
        ask=common_facts.asked(c, board.question),
        due=c.due,
        chart=terms.chart(t),
        hulls=fleet(t, s),
        ports=tuple(port(t, s, place) for place in s.rules.map.accepts),
        stock=Stock(t("picture-stock"), tuple(Pile(terms.cargo(t, it), n) for it, n in s.stock.items())),
        crews=tuple(crew(c, s, seat) for seat in s.players),
    )


def title(c: Context) -> str:
    """Round and phase."""
    phase = c.t(f"phase-{terms.slug(board.phase(c.view))}")
    return c.t("picture-title", round=c.view.round, phase=phase)


def fleet(t: Texts, s: State) -> tuple[Hull, ...]:
    """All ships on the board."""
    return tuple(hull(t, s, number, ship) for number, ship in s.afloat())


def hull(t: Texts, s: State, ship: ShipId, it: Ship) -> Hull:
    """A ship on the board, and where its next channels lead."""
    seat, number = ship
    place, waters = it.place or "", s.rules.map
    exits = tuple(
        Exit(at, terms.spot(to), harbour(s, to))
        for at, colour in enumerate(waters.colours)
        for to in waters.exits[colour].get(place, ())
    )
    cargo = terms.cargo(t, it.cargo) if it.cargo else None
    return Hull(seat, number + 1, terms.spot(place), cargo, exits, harbour(s, place))


def harbour(s: State, place: str) -> str:
    """The name of a harbour; of other places none."""
    return s.rules.map.places[place].name if place in s.rules.map.accepts else ""


def port(t: Texts, s: State, place: str) -> Port:
    """A harbour."""
    it = s.rules.map.places[place]
    return Port(place, it.name, terms.cargo(t, s.rules.map.accepts[place]), len(s.products[place]))


def crew(c: Context, s: State, seat: int) -> Crew:
    """A player."""
    me, worth = s.seats[seat], s.rules.ship_cards
    return Crew(
        seat=seat,
        name=plain(c.names[seat]),
        points=s.order_points(seat),
        completed=len(me.completed),
        orders=len(me.orders),
        products=len(me.products),
        cards=len(me.cards),
        open=sum(worth[card].points for card in me.open),
        supply=sum(ship.place is None for ship in me.ships),
        master=c.t("alt-master") if seat == s.master else "",
        due=seat in c.due,
    )
