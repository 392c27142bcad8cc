"""Every moment at which a ship card may cut in, with the signature of what cuts in; nothing else is hooked.

moment          signature                              when
--------------  -------------------------------------  -------------------------------------------
turn            (s, seat, ships) -> Form or None       what a seat may do with this card in its own turn, with
                                                       the ships on the board; None where it has no target
"""

MOMENTS = frozenset({"turn"})
