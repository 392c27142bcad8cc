"""What the younger games have to show: their positions, and what people press there."""

from __future__ import annotations

from collections.abc import Iterator

from bot.views.scene import Scene
from tests.gallery.channel import Act
from tests.gallery.shots import asks, game

PLACING = """
    shoot {game}-placing
    as {due}
    press board-office
    shoot {game}-office
    press orders-open
    shoot {game}-orders
"""
CARD = """
    as {due}
    press board-office
    choose pick-card 0
    choose pick-ship 0
    choose pick-path 0
    shoot {game}-card
"""
TRADE = """
    shoot {game}-trade
    as {due}
    press board-office
    shoot {game}-offers
"""
HARBOUR = """
    shoot {game}-harbour
    as {due}
    press board-office
    choose pick-swap-goods 0 2
    shoot {game}-swap
    press orders-open
    shoot {game}-orders
"""
SEALING = """
    as {due}
    press board-office
    press loading-suggest
    shoot {game}-seal
"""
CLOSING = """
    shoot {game}-opening
    as {due}
    press board-office
    shoot {game}-closing
"""
END = """
    say /board
    shoot {game}-end
    press nerves-open
    shoot {game}-nerves
"""


def acts(language: str) -> Iterator[Act]:
    """What there is to see of them."""
    for key, scenes in (("rotterdam", rotterdam()), ("hamburg", hamburg())):
        for scene, steps in scenes:
            yield Act(scene, language, steps.replace("{game}", key))


def rotterdam() -> Iterator[tuple[Scene, str]]:
    """Placing, ships that wait for each other, a fork, a ship card before it counts, offers, the end."""
    whole = game((), 4, key="rotterdam")
    yield asked(whole, "placing")[-1], PLACING
    yield max(asked(whole, "sailing"), key=lambda it: len([*it.view.afloat()])), "shoot {game}-sailing"
    yield asked(whole, "fork")[-1], "shoot {game}-fork"
    yield asked(whole, "cards")[-1], CARD
    yield max(asked(whole, "trade"), key=lambda it: len(it.view.standing)), TRADE
    yield whole[-1], END


def hamburg() -> Iterator[tuple[Scene, str]]:
    """The harbour with an exchange before it counts, the office, the opening and the closing, the end."""
    whole = game(("magistrat",), 4, key="hamburg")
    yield next(it for it in asked(whole, "harbour") if exchanges(it)), HARBOUR
    yield asked(whole, "office")[0], SEALING
    yield asked(whole, "cards")[0], CLOSING
    yield whole[-1], END


def asked(whole: tuple[Scene, ...], ask: str) -> list[Scene]:
    """The moments at which this is asked first."""
    return [it for it in whole if asks(it) == ask]


def exchanges(scene: Scene) -> bool:
    """Whether goods may change places before somebody buys."""
    (decision, *_) = scene.table.pending
    return bool(decision.forms) and any(option.do == "buy" for option in decision.options)
