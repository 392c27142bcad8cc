"""The market, the houses and the questions of everybody's board."""

from __future__ import annotations

from bot.games.speicherstadt import words
from bot.interactions.sheets import Section
from bot.presenter.context import Context
from bot.texts.writing import MARKS, amount
from engine.core.decisions import Decision
from engine.core.scoring import totals
from engine.games.speicherstadt.phases.purchase import Purchase
from engine.games.speicherstadt.state import GREY, Column, State, owner

SHOWN = 3
"""Prices to come that are shown."""
SALES = ("purchase", "reservation")
"""Questions about a card that is sold just now."""
HOLLOW = "⚪"
"""A grey worker; the letter says whose."""


def phase(s: State) -> str:
    """The phase of the moment: the lowest on the stack, for a question may lie on top."""
    return s.stack[0].phase if s.stack else "finale"


def season(s: State) -> str:
    """The season: that of the last card in the market, later that of the deck's end."""
    return words.season(s, s.columns[-1].card) if s.columns else "autumn"


def headline(c: Context) -> str:
    """Season, round and phase."""
    s = c.view
    return c.t(
        "board-title",
        season=c.t(f"season-{season(s)}"),
        round=s.round,
        rounds=s.rounds,
        phase=c.t(f"phase-{phase(s)}"),
    )


def colour(c: Context) -> int:
    """The season's."""
    return words.COLOURS[season(c.view)]


def market(c: Context) -> list[Section]:
    """The columns and the supply; with a second row, what lies above and what is reserved."""
    s, t = c.view, c.t
    lines = [line for at in range(len(s.columns)) for line in column(c, at)]
    supply = [good for good, cubes in s.supply.items() for _ in range(cubes)]
    goods = words.goods_list(t, supply)
    lines.append(t("board-supply", goods=goods) if supply else t("board-supply-empty"))
    sections = [(t("board-market"), "\n".join(lines))]
    if above := upper(c):
        sections.append((t("board-upper"), "\n".join(above)))
    if s.reserved:
        sections.append((t("board-reserved"), "\n".join(reserved(c))))
    return sections


def column(c: Context, at: int) -> tuple[str, str]:
    """A card of the market in two lines."""
    it = c.view.columns[at]
    return f"{pointer(c.view, at)}**{at + 1} {title(c, it)}", f"\u2003{line(c, it, at)}"


def pointer(s: State, at: int) -> str:
    """Whether this card is the one that is sold just now."""
    return "➤ " if phase(s) == "purchase" and s.at == at else ""


def title(c: Context, it: Column) -> str:
    """A card's name, still bold, and what it is about in short."""
    s, t = c.view, c.t
    card = s.card(it.card)
    what = words.crates(t, it.goods or card.goods) or words.card_text(t, card, "short")
    return f"{words.card_name(t, card)}**" + (f" · {what}" if what else "")


def upper(c: Context) -> list[str]:
    """The cards above that may be reserved: out of view after Demand (rules 4.8, 30)."""
    s = c.view
    if phase(s) not in ("supply", "demand"):
        return []
    return [f"**{above(s, at)} {title(c, it)}" for at, it in enumerate(s.upper) if it is not None]


def above(s: State, at: int) -> str:
    """The place of a card of the upper row: its numbers go on where those of the columns end."""
    return f"{s.rules.row(len(s.seats)) + at + 1}"


def place(at: int) -> str:
    """A place of the reservation row."""
    return f"R{at + 1}"


def reserved(c: Context) -> list[str]:
    """The reservation row: first reserved, first asked; every card that leaves makes the next one cheaper."""
    s, t = c.view, c.t
    lines = []
    for number, it in enumerate(s.reserved):
        at = len(s.columns) + number
        price = len(s.reserved) - number
        state = worker(it.line[0]) + " · " + t("board-now", price=price) if it.line else fate(c, it)
        lines.append(f"{pointer(s, at)}**{place(number)} {title(c, it)} · {state}")
    return lines


def line(c: Context, it: Column, at: int) -> str:
    """Who stands over a card, lowest first, and what it costs now, and later; or what became of it."""
    s, t = c.view, c.t
    open_still = phase(s) in ("supply", "demand", "spying") or (phase(s) == "purchase" and at >= s.at)
    if it.buyer is not None or not open_still:
        return fate(c, it)
    if not it.line:
        return t("board-nobody")
    price, ladder = len(it.line), falling(len(it.line) - 1)
    cost = t("board-then", price=price, ladder=ladder) if ladder else t("board-now", price=price)
    return " ".join(map(worker, it.line)) + f" · {cost}"


def fate(c: Context, it: Column) -> str:
    """What became of a card."""
    return c.t("board-gone") if it.buyer is None else c.t("board-sold", who=c.who(it.buyer))


def worker(standing: int) -> str:
    """A worker by the mark of its seat; a grey one is hollow."""
    mark = MARKS[owner(standing)]
    return HOLLOW + mark[-1] if standing >= GREY else mark


def falling(price: int) -> str:
    """The prices from this one down to 1: `2, 1`; only the next ones where there are many."""
    prices = [str(it) for it in range(price, 0, -1)]
    return ", ".join(prices[:SHOWN]) + ("…" if len(prices) > SHOWN else "")


def players(c: Context) -> Section:
    """The players: coins, points so far, fire strength, ships, workers at hand; the due one in front."""
    s, due, points = c.view, c.due, totals(c.view)
    lines = []
    for seat, me in enumerate(s.seats):
        here = "➤ " if seat in due else ""
        first = f" ({c.t('starter-mark')})" if seat == s.starter else ""
        means = [amount(me.coins, "🪙"), amount(points[seat], "★"), amount(s.strength(seat), "🔥")]
        means += [amount(len(s.owned(seat, "ship")), "⛵")]
        means += [amount(me.workers, "👷")] if me.workers else []
        means += [amount(me.grey, HOLLOW)] if me.grey else []
        lines.append(f"{here}{MARKS[seat]} **{c.names[seat]}**{first} {' '.join(means)}")
    return c.t("board-houses"), "\n".join(lines)


def question(c: Context, decision: Decision) -> str:
    """What a seat is asked, for everybody."""
    text = c.t(f"ask-{decision.ask}", who=c.who(decision.seat), **asked(c, decision))
    if decision.ask not in SALES:
        return text
    coins = c.t("ask-purse", coins=c.view.seats[decision.seat].coins)
    return f"{text} ({coins}; {following(c)})"


def following(c: Context) -> str:
    """Who is asked next for the card that is sold just now, and at what price."""
    it = after(c.view)
    if it is None:
        return c.t("ask-last")
    seat, price = it
    if seat == c.seat and seat in c.due:  # the reader decides now, and once more
        return c.t("ask-next-you", price=price)
    return c.t("ask-next", who=c.briefly(seat), price=price)


def asked(c: Context, decision: Decision) -> dict[str, str | int]:
    """The facts of a question."""
    s = c.view
    if decision.ask == "demand":
        me = s.seats[decision.seat]
        return {"left": me.workers or me.grey, "kind": "regular" if me.workers else "grey"}
    if decision.ask in SALES:
        it, price = sale(s)
        return {"card": lying(c, it), "price": price}
    if decision.ask in ("chief", "insurance"):
        return {"points": s.stack[-1].amount}
    return {}


def lying(c: Context, it: Column) -> str:
    """A card of the market, told apart from its like."""
    return words.lying_name(c.t, c.view.card(it.card), it.goods)


def after(s: State) -> tuple[int, int] | None:
    """The seat that is asked next for the card that is sold just now, and its price then; who cannot pay is
    passed over. None: nobody is."""
    line = sale(s)[0].line
    behind = ((owner(standing), len(line) - at) for at, standing in enumerate(line[1:], 1))
    return next((it for it in behind if s.seats[it[0]].coins >= it[1] or s.extra("purchase", it[0])), None)


def sale(s: State) -> tuple[Column, int]:
    """The card that is sold just now and its price."""
    purchase = s.rules.phases["purchase"]
    if not isinstance(purchase, Purchase):
        raise TypeError("the phase of that name sells cards")
    it = purchase.row(s)[s.at]
    return it, purchase.price(s, it)
