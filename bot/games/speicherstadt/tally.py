"""What everybody may know of a seat's points: its means, and its cards with what each would score now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.games.speicherstadt import words
from bot.ui.sheets import Section
from bot.views.numbers import signed
from bot.views.scene import HARD_SPACE, Scene
from engine.games.speicherstadt.state import State
from engine.games.speicherstadt.tally import Worth, tally


def means(scene: Scene, seat: int) -> str:
    """Coins and fire strength."""
    s: State = scene.view
    return scene.t("standings-means", coins=s.seats[seat].coins, strength=s.strength(seat))


def cards(scene: Scene, seat: int) -> list[Section]:
    """What scores now, the most first; what scores nothing yet, and why; what never does by itself."""
    t, found = scene.t, tally(scene.view, seat)
    scoring = sorted((it for it in found if it.points), key=lambda it: -it.points)
    waiting = [it for it in found if not it.points and reason(scene, it)]
    rest = [it for it in found if not it.points and not reason(scene, it)]
    sections = [
        (t("standings-now"), [*booked(scene, seat), *(line(scene, it) for it in scoring)]),
        (t("standings-not-yet"), [line(scene, it) for it in sorted(waiting, key=lambda it: len(it.lacks))]),
        (t("standings-never"), [", ".join(counted(scene, rest))] if rest else []),
    ]
    return [(heading, "\n".join(lines)) for heading, lines in sections if lines]


def booked(scene: Scene, seat: int) -> Iterator[str]:
    """Points that no card in front of the seat can lose any more."""
    me = scene.view.seats[seat]
    for source, points in (("fires", me.points - me.factory), ("factories", me.factory)):
        if points:
            yield f"{scene.t(f'score-{source}')}: **{signed(points)}**"


def line(scene: Scene, it: Worth) -> str:
    """A card or a set with its points, and where they come from or what they wait for."""
    why = reason(scene, it)
    points = f"{', '.join(counted(scene, [it]))}: **{it.points}**"
    return f"{points} · {why}" if why else points


def reason(scene: Scene, it: Worth) -> str:
    """What a card counts, or what a contract lacks; empty where the card says it all."""
    card, t = scene.view.card(it.cards[0]), scene.t
    if it.lacks:
        return t("standings-lacks", missing=words.goods_list(t, it.lacks), points=card.points)
    key = f"standings-counts-{card.id.replace('_', '-')}"
    return t(key, number=it.points // (card.points or 1)) if t.has(key) else ""


def counted(scene: Scene, found: Iterable[Worth]) -> list[str]:
    """The names of the cards; those that are called alike together, with how many there are."""
    names = Counter(
        words.marked_name(scene.t, scene.view.card(card)).replace(" ", HARD_SPACE)
        for it in found
        for card in it.cards
    )
    return [name + (f"{HARD_SPACE}×{number}" if number > 1 else "") for name, number in names.items()]
