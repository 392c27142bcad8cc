### What can be ordered in this game, and the closing prepared ahead.

## In the office

# $ask: what is sealed ahead, piles (office) or the closing.
orders-prepare = { $ask ->
    [office] Seal your piles now
   *[other] Prepare the closing
    }

## The panel of orders

orders-lasting = For this round; “always” stays on.
orders-none = No plan yet: the bot asks you every time.
orders-wish = List the groups you want …
orders-wishes = Buy in this order: group { $groups }
orders-wish-any = { $slot } for { $price }
orders-wish-cash = { orders-wish-any } (no loan)
orders-wish-keep = { orders-wish-any } (keep { $money })
orders-keep-hint = Group { $slot }: buy it …
orders-keep-any = Group { $slot }: even with a loan
orders-keep-cash = Group { $slot }: only without a loan
orders-keep-money = Group { $slot }: only if I keep { $money } Mark
orders-then-ask = Then ask me
orders-then-pass = Then pass
orders-standing = What the bot does for you …
orders-do-passes = Pass when the list is used up
orders-do-waits = After a purchase, wait for my cards
orders-do-seals = Choose and seal my piles in every round
    .note = Until all have sealed you can change them.
orders-do-plays = Play my cards when it pays off, in every round
    .note = At the reveal and in the closing.
orders-say-waits = Bought: wait for my cards
orders-say-passes = List used up: pass
orders-do-closes = Close for me in every round
    .note = It keeps your most expensive goods and repays loans only in the last round.
orders-undo = Remove the last group
orders-clear = Clear all
orders-stand = Resume plan
orders-rest = Plan paused: an exchange changed a group on your list.

## The closing ahead

orders-ahead-title = { $ask ->
    [office] Piles ahead · { $who }
   *[other] Closing ahead · { $who }
    }
orders-ahead-open = { $ask ->
    [office] Others still buy. Once you seal, the bot lays your piles when the harbour closes.
   *[other] Others decide on their cards before you. Once you seal, the bot closes for you when it is your turn; if something has become impossible, it asks you.
    }
orders-ahead-sealed = { $ask ->
    [office] **Sealed.** The bot lays your piles when the harbour closes.
   *[other] **Sealed.** The bot closes for you when it is your turn; if something has become impossible, it asks you.
    }
orders-seal = Seal
orders-unseal = Unseal
orders-piles = Piles, sealed: { $piles }
orders-plan = Closing, sealed: { $steps }
orders-plan-void = Something has changed: the closing that you sealed no longer counts.
