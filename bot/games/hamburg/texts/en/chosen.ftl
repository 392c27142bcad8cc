### What the host may choose.

chosen-snake = Turn order in the harbour
chosen-snake-yes = every second lap backwards
chosen-snake-no = always clockwise
