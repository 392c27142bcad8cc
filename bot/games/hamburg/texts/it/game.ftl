### Il nome del gioco e da dove vengono i punti.

game-hamburg = Speicherstadt Hamburg
    .about = Gruppi di merci, un dono sigillato al senato e un mercato che tutti inondano insieme. Da 2 a 5.
game-magistrat = Der Magistrat
score-senate = Senato
score-gift16 = Doni generosi
score-bought = Punti comprati
score-magistrat = Magistrat
score-money = Denaro
score-speicher = Speicher pieni
score-loans = Prestiti
