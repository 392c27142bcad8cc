"""The public board of this game, as blocks."""

from __future__ import annotations

from bot.games.rotterdam import board, words
from bot.games.rotterdam.chart import afloat, chart
from bot.games.rotterdam.figures.river.facts import River
from bot.presenter.blocks import DETAIL, Chip, Medium, Panel, Panels, Part, Row, Screen, TextNote
from bot.presenter.context import Context
from bot.texts.formats import plain
from engine.games.rotterdam.state import State


def table(c: Context) -> Screen:
    """The harbours, the water, what lies by the sea, the players."""
    state, t = c.view, c.t
    stock = Row(
        tuple(Chip(cargo, units) for cargo, units in state.stock.items()), t("picture-stock"), "barge"
    )
    shore = (TextNote(starts(c)), TextNote(piles(c)))
    ports = Panels(tuple(port(state, harbour) for harbour in state.rules.map.accepts), "quay")
    return Screen(
        parts=(
            Part(t("alt-ports"), (ports,), rank=1),
            Part(t("alt-ships"), (River(chart(t), afloat(state)),)),
            Part(t("board-sea"), (stock,), rank=2),
            Part(t("board-sea"), shore, where=Medium.EMBED | Medium.ALT, rank=DETAIL),
            Part(
                t("board-houses"), (Panels(tuple(player(c, state, seat) for seat in state.players)),), rank=3
            ),
        ),
    )


def title(c: Context) -> str:
    """Round and phase, as the title of the picture."""
    return c.t("picture-title", round=c.view.round, phase=c.t(f"phase-{words.slug(board.phase(c.view))}"))


def port(state: State, place: str) -> Panel:
    """A harbour: what it wants, and how many product cards are left."""
    wants = Chip(state.rules.map.accepts[place], say="chip-wants")
    return Panel(words.harbour(place), (wants, Chip("products", len(state.products[place]), always=True)))


def starts(c: Context) -> str:
    """Where ships may be placed."""
    free = ", ".join(c.view.free_starts())
    return c.t("board-starts", starts=free) if free else c.t("board-no-start")


def piles(c: Context) -> str:
    """What can still be drawn."""
    return c.t("board-piles", orders=len(c.view.orders), cards=len(c.view.ship_cards))


def player(c: Context, state: State, seat: int) -> Panel:
    """What everyone knows of a player."""
    me = state.seats[seat]
    opened = sum(state.rules.ship_cards[card].points for card in me.open)
    return Panel(
        title=plain(c.names[seat]),
        seat=seat,
        due=seat in c.due,
        badges=("master",) if seat == state.master else (),
        chips=(
            Chip("order-points", state.order_points(seat), always=True),
            Chip("products", len(me.products)),
            Chip("ship-cards", len(me.cards)),
            *((Chip("open-points", opened),) if opened else ()),
            Chip("supply", sum(ship.place is None for ship in me.ships)),
        ),
    )
