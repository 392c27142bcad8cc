### What can be ordered in this game, and the closing prepared ahead.

## In the office

orders-prepare = Prepare the closing

## The panel of orders

orders-lasting = The plan ends with the round. Only “Close for me” lasts until you take it back.
orders-none = Nothing is planned: you are asked each time.
orders-list = **Groups, the first that can be had:**
orders-wish = Wish for groups in order …
orders-wish-cash = { $what }, without a loan
orders-wish-keep = { $what }, if { $money } Mark stay
orders-keep-hint = Group { $slot }: buy it …
orders-keep-any = Even with a loan
orders-keep-cash = Only without a loan
orders-keep-money = Only if { $money } Mark stay
orders-then = After the list …
orders-then-ask = Then ask me
orders-then-pass = Then pass
orders-turn = After a purchase …
orders-ends = My turn ends by itself
orders-waits = My turn waits for my cards
orders-do-closes = Close for me in every round
orders-undo = Take back last wish
orders-clear = Clear all
orders-stand = Put back in force
orders-rest = Plan paused: an exchange changed a group on your list. “Put back in force” or any change lets it count again.

## The closing ahead

orders-ahead-title = Closing ahead · { $who }
orders-ahead-open = Others decide on their cards before you. Sealed, your closing is carried out by itself when it is your turn; if something has become impossible by then, you are asked.
orders-ahead-sealed = **Sealed.** It is carried out by itself when it is your turn; if something has become impossible by then, you are asked.
orders-ahead-hint = Nothing counts before “Seal”. Only you see this.
orders-seal = Seal
orders-seal-lose = Seal and discard { $number }
orders-unseal = Break the seal
orders-plan = Closing, sealed: { $steps }
orders-plan-void = Something has changed: the closing that you sealed no longer counts. Look at it again.
