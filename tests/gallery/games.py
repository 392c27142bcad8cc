"""What the younger games have to show: their positions, and what people press there."""

from __future__ import annotations

from collections.abc import Iterator

from bot.views.scene import Scene
from tests.gallery.channel import Act
from tests.gallery.shots import asks, game

KEYS = ("rotterdam", "hamburg")
LOBBY = """
    say /new
    shoot {game}-lobby
    press guide-open
    shoot {game}-guide
    press page-next
    shoot {game}-signs
    press lobby-learn
    press learn-begin
    shoot {game}-lesson
"""
PLACING = """
    shoot {game}-placing
    press board-read
    shoot {game}-placing-read
    as {due}
    press board-office
    shoot {game}-office
    press office-hint
    shoot {game}-hint
    press orders-open
    shoot {game}-orders
    press board-office
    press lookup-open
    shoot {game}-lookup
"""
SAILING = """
    shoot {game}-sailing
    press board-log
    shoot {game}-log
    press board-standings
    shoot {game}-standings
"""
FORK = """
    shoot {game}-fork
    as {due}
    press board-office
    shoot {game}-fork-office
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
ORDER = """
    shoot {game}-completion
    as {due}
    press board-office
    shoot {game}-completion-office
"""
HARBOUR = """
    shoot {game}-harbour
    press board-read
    shoot {game}-harbour-read
    as {due}
    press board-office
    choose pick-swap-goods 0 2
    shoot {game}-swap
    press orders-open
    shoot {game}-orders
"""
BUYING = """
    shoot {game}-base
    as {due}
    press board-office
    shoot {game}-base-office
    press office-hint
    shoot {game}-hint
    choose pick-buy-list 0 1
    shoot {game}-buy
    press lookup-open
    shoot {game}-lookup
"""
SEALING = """
    as {due}
    press board-office
    shoot {game}-office
    choose pick-senate 0
    shoot {game}-seal
"""
OPENING = """
    shoot {game}-opening
    press board-log
    shoot {game}-log
    press board-standings
    shoot {game}-standings
"""
CLOSING = """
    shoot {game}-closing-board
    as {due}
    press board-office
    shoot {game}-closing
"""
END = """
    say /board
    shoot {game}-end
    press nerves-open
    shoot {game}-nerves
    say /replay
    shoot {game}-replay
"""


def lobby(key: str) -> str:
    """What people do who open the first table of this game."""
    return LOBBY.replace("{game}", key)


def acts(language: str) -> Iterator[Act]:
    """What there is to see of them."""
    for key, scenes in zip(KEYS, (rotterdam(), hamburg()), strict=True):
        for scene, steps in scenes:
            yield Act(scene, language, steps.replace("{game}", key))


def rotterdam() -> Iterator[tuple[Scene, str]]:
    """Placing, ships that wait for each other, a fork, a ship card before it counts, offers, an order, the
    end."""
    whole = game((), 4, key="rotterdam")
    yield asked(whole, "placing")[-1], PLACING
    yield max(asked(whole, "sailing"), key=lambda it: len([*it.view.afloat()])), SAILING
    yield asked(whole, "fork")[-1], FORK
    yield asked(whole, "cards")[-1], CARD
    yield max(asked(whole, "trade"), key=lambda it: len(it.view.standing)), TRADE
    yield asked(whole, "completion")[-1], ORDER
    yield whole[-1], END


def hamburg() -> Iterator[tuple[Scene, str]]:
    """The harbour alone and with an exchange before it counts, the office, the opening and the closing, the
    end."""
    base, whole = game((), 4, key="hamburg"), game(("magistrat",), 4, key="hamburg")
    yield next(it for it in asked(base, "harbour") if it.view.round > 1), BUYING
    loose = game((), 4, "random", key="hamburg")
    yield max(asked(loose, "closing"), key=choices), CLOSING.replace("{game}-", "{game}-base-")
    yield next(it for it in asked(whole, "harbour") if exchanges(it)), HARBOUR
    yield asked(whole, "office")[-5], SEALING
    yield asked(whole, "pricing")[0], OPENING
    yield asked(whole, "cards")[0], CLOSING
    yield whole[-1], END


def asked(whole: tuple[Scene, ...], ask: str) -> list[Scene]:
    """The moments at which this is asked first."""
    return [it for it in whole if asks(it) == ask]


def exchanges(scene: Scene) -> bool:
    """Whether goods may change places before a purchase."""
    (decision, *_) = scene.table.pending
    return bool(decision.forms) and any(option.do == "buy" for option in decision.options)


def choices(scene: Scene) -> tuple[bool, int]:
    """Whether a loan may be repaid in this closing, and how many goods more there are than storehouses."""
    me = scene.view.seats[scene.table.due[0]]
    return bool(me.loans), len(me.goods) - me.speicher
