### The name of the game, and its sources of points.

game-rotterdam = Rotterdam
    .about = Grain, oil and coloured channels: every colour moves the ships of all. 2 to 4 players.
    .credits = *Rotterdam* (2007) by **Hans van Tol**, published by The Game Master. Map, orders and some numbers are ours.
score-orders = Orders
score-products = Products
score-cards = Ship cards
