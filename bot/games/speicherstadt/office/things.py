"""What one seat owns and is asked, in private."""

from __future__ import annotations

from bot.games.speicherstadt import words
from bot.games.speicherstadt.board import SALES, asked, following
from bot.interactions.sheets import Section
from bot.presenter.context import Context
from bot.texts.writing import signed
from engine.core.decisions import Decision
from engine.core.scoring import totals
from engine.games.speicherstadt.phases.loading import HALL
from engine.games.speicherstadt.state import State

OWN_HEADING = ("contract", "fireman")
"""Kinds that are not listed card by card: contracts have a list of their own, firemen are a number."""


def purse(c: Context, state: State | None = None) -> str:
    """Coins, points so far, fire strength; `state`: as it would be after a draft, else as it is."""
    s: State = state or c.view
    seat = c.me
    me, points = s.seats[seat], totals(s)[seat]
    facts: dict[str, str | int] = {"points": points, "shown": signed(points), "strength": s.strength(seat)}
    return c.t("office-purse", coins=me.coins, **facts)


def things(c: Context) -> list[Section]:
    """Cards, contracts with what they lack, stores."""
    s, t, seat = c.view, c.t, c.me
    sections = [(t("office-cards"), cards(c, seat))]
    if s.seats[seat].filled:
        sections.append((t("office-contracts"), contracts(c, seat)))
    sections.append((t("office-stores"), stores(c, seat)))
    return sections


def cards(c: Context, seat: int) -> str:
    """Every card with what it does in short; copies counted, firemen in one line."""
    s, t = c.view, c.t
    own = [s.card(card) for card in s.seats[seat].cards]
    lines: dict[str, int] = {}
    for card in own:
        if card.kind not in OWN_HEADING:
            short = words.card_text(t, card, "short")
            text = f"**{words.card_name(t, card)}**" + (f" · {short}" if short else "")
            lines[text] = lines.get(text, 0) + 1
    firemen = sorted(card.value for card in own if card.kind == "fireman")
    out = [text + (f" (×{number})" if number > 1 else "") for text, number in lines.items()]
    for name in ("breaks", "grey"):
        if left := getattr(s.seats[seat], name):
            out.append(t(f"office-{name}", number=left))
    if firemen:
        out.append(t("office-firemen", values=" + ".join(map(str, firemen)), strength=s.strength(seat)))
    return "\n".join(out) or t("office-no-cards")


def contracts(c: Context, seat: int) -> str:
    """Every contract with what lies on it and what it lacks."""
    s, t = c.view, c.t
    lines = []
    for contract, lying in s.seats[seat].filled.items():
        name = words.marked_name(t, s.card(contract))
        missing = words.goods_list(t, s.missing(seat, contract))
        if not s.missing(seat, contract):
            lines.append("✅ " + t("office-contract-complete", contract=name))
        elif lying:
            filled = words.goods_list(t, lying)
            lines.append("▫️ " + t("office-contract-started", contract=name, filled=filled, missing=missing))
        else:
            lines.append("▫️ " + t("office-contract-open", contract=name, missing=missing))
    return "\n".join(lines)


def stores(c: Context, seat: int) -> str:
    """Warehouse, Market Hall and the ships that wait to be unloaded."""
    s, t = c.view, c.t
    me, lines = s.seats[seat], []
    room = sum(card.capacity for card in s.owned(seat, "warehouse"))
    if room:
        goods = words.goods_list(t, me.warehouse) if me.warehouse else t("office-nothing")
        lines.append(t("office-warehouse", goods=goods, used=len(me.warehouse), room=room))
    hall = words.goods_list(t, me.hall) if me.hall else t("office-nothing")
    lines.append(t("office-hall", goods=hall, room=HALL))
    if me.cargo:
        lines.append(t("office-cargo", goods=words.goods_list(t, me.cargo)))
    return "\n".join(lines)


def own_question(c: Context, decision: Decision) -> str:
    """What this seat is asked, said to itself."""
    coins = c.view.seats[decision.seat].coins
    facts = asked(c, decision)
    if decision.ask in SALES:
        facts["next"] = following(c)
    return c.t(f"office-ask-{decision.ask}", coins=coins, **facts)
