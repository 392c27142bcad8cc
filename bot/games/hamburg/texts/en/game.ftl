### The name of the game, and its sources of points.

game-hamburg = Speicherstadt Hamburg
    .about = Groups of goods, a sealed gift to the senate, and a market that all flood together. For 2 to 5.
game-magistrat = Der Magistrat
score-senate = Senate
score-gift16 = Generous gifts
score-bought = Bought points
score-magistrat = Magistrat
score-money = Money
score-speicher = Filled Speicher
score-loans = Loans
