"""Every moment at which a card may cut in, with the signature of what cuts in. Nothing else may be hooked.

An effect is called once for each kind of card in a hand; `copies`: how many the seat holds.

moment     signature                           when
---------  ----------------------------------  -----------------------------------------------------------
harbour    (s, seat, card) -> actions, forms   its owner has a turn in the harbour
closing    (s, seat, card) -> actions          its owner may play cards before closing
kinds      (card, copies) -> number            more kinds of goods that may be laid
opened     (s, seat, card, copies) -> None     all piles have just been opened
valued     (s, seat, card, copies) -> None     the values of all gifts are known
store      (s, seat, card) -> prices           what a card asks for keeping one, two, ... goods
"""

MOMENTS = frozenset({"harbour", "closing", "kinds", "opened", "valued", "store"})
