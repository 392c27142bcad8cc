### Il nome del gioco e da dove vengono i punti.

game-hamburg = Speicherstadt Hamburg
    .about = Compra merci nel porto, poi sigilla che cosa doni al senato e che cosa vendi. Da 2 a 5.
    .credits = *Speicherstadt Hamburg* e la sua espansione *Der Magistrat* di **Stefan Risthaus**. Il gioco base segue *Ostia*, dello stesso autore: se hai il gioco, scrivici.
game-magistrat = Der Magistrat
    .adds = magazzini e carte per porto, mercato e senato

## Punti

score-senate = Senato
score-gift16 = Grandi doni
score-bought = Comprati
score-magistrat = Magistrati
score-money = Denaro
score-speicher = Magazzini
score-loans = Prestiti
