### What the host may choose.

chosen-trigger = Order points that end the game
chosen-trigger-12 = 12: a whole game
chosen-trigger-9 = 9: a shorter one
chosen-trigger-15 = 15: a longer one
chosen-anchor_every_round = Anchors
chosen-anchor_every_round-no = a card for ships that arrive
chosen-anchor_every_round-yes = a card in every round
