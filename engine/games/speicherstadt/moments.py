"""Every moment at which a card may cut in, with the signature of what cuts in. Nothing else may be hooked.

moment          signature                              when
--------------  -------------------------------------  -------------------------------------------
demand          (s, seat, card) -> actions             more options for the seat that is to place a worker
purchase        (s, seat, card) -> actions             more options for the first in line
loading         (s, seat, card) -> actions             more uses for the goods of a seat's pool
anytime         (s, seat, card) -> actions and forms   offers, in or out of turn
bought          (s, seat, card) -> None                its owner has just paid for it
burned          (s, seat, card, points) -> None        a fire gave (or took) these points; who is registered
                                                       first is asked last
fire_strength   (s, seat, card, strength) -> strength  a sum of firemen is needed
exchange_rate   (s, seat, card, goods) -> goods        the Market Hall asks this many goods for another one
income          (s, seat, card, coins) -> coins        a seat is paid
"""

MOMENTS = frozenset(
    {
        "demand",
        "purchase",
        "loading",
        "anytime",
        "bought",
        "burned",
        "fire_strength",
        "exchange_rate",
        "income",
    }
)
