### What can be ordered in this game, and the closing prepared ahead.

## In the office

# $ask: what is sealed ahead, piles (office) or the closing.
orders-prepare = { $ask ->
    [office] Seal your piles now
   *[other] Prepare the closing
    }

## The panel of orders

orders-lasting = Groups and seals end with the round; what is for every round lasts until you take it back.
orders-none = Nothing is planned: you are asked each time.
orders-list = **Groups, the first that can be had:**
orders-wish = Wish for groups in order …
orders-wish-cash = { $what }, without a loan
orders-wish-keep = { $what }, if { $money } Mark stay
orders-keep-hint = Group { $slot }: buy it …
orders-keep-any = Even with a loan
orders-keep-cash = Only without a loan
orders-keep-money = Only if { $money } Mark stay
orders-then-ask = Then ask me
orders-then-pass = Then pass
orders-standing = What goes by itself …
orders-do-passes = After the list, pass
orders-do-waits = After a purchase, wait for my cards
orders-do-seals = Seal what is suggested in every round
orders-do-plays = Play my cards where it pays in every round
orders-waits = My turn waits for my cards
orders-do-closes = Close for me in every round
orders-undo = Take back last wish
orders-clear = Clear all
orders-stand = Put back in force
orders-rest = Plan paused: an exchange changed a group on your list. “Put back in force” or any change lets it count again.

## The closing ahead

orders-ahead-title = { $ask ->
    [office] Piles ahead · { $who }
   *[other] Closing ahead · { $who }
    }
orders-ahead-open = { $ask ->
    [office] Others still buy; you are out of the harbour. Sealed, your piles are laid by themselves when the harbour closes.
   *[other] Others decide on their cards before you. Sealed, your closing is carried out by itself when it is your turn; if something has become impossible by then, you are asked.
    }
orders-ahead-sealed = { $ask ->
    [office] **Sealed.** Your piles go down by themselves when the harbour closes.
   *[other] **Sealed.** It is carried out by itself when it is your turn; if something has become impossible by then, you are asked.
    }
orders-ahead-hint = Nothing counts before “Seal”. Only you see this.
orders-seal = Seal
orders-seal-lose = Seal and discard { $number }
orders-unseal = Break the seal
orders-piles = Piles, sealed: { $piles }
orders-plan = Closing, sealed: { $steps }
orders-plan-void = Something has changed: the closing that you sealed no longer counts. Look at it again.
