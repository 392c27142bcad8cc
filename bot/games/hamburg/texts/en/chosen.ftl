### What the host may choose.

chosen-snake = Laps of the harbour
chosen-snake-yes = every second one backwards
chosen-snake-no = all clockwise
