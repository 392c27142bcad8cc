### The name of the game, and its sources of points.

game-hamburg = Speicherstadt Hamburg
    .about = Buy goods in the harbour, then seal what the senate gets and what you sell. 2 to 5 players.
    .credits = *Speicherstadt Hamburg* and its expansion *Der Magistrat* by **Stefan Risthaus**. The base game follows *Ostia*, by the same author: if you own the game, tell us.
game-magistrat = Der Magistrat
    .adds = storehouses and cards to play in harbour, market and senate

## Points

score-senate = Senate
score-gift16 = Great gifts
score-bought = Bought
score-magistrat = Magistrates
score-money = Money
score-speicher = Storehouses
score-loans = Loans
