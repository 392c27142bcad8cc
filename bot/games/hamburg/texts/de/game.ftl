### Der Name des Spiels und woher Punkte kommen.

game-hamburg = Speicherstadt Hamburg
    .about = Warengruppen, ein versiegeltes Geschenk an den Senat und ein Markt, den alle gemeinsam fluten. Für 2 bis 5.
game-magistrat = Der Magistrat
score-senate = Senat
score-gift16 = Großzügige Geschenke
score-bought = Gekaufte Punkte
score-magistrat = Magistrat
score-money = Geld
score-speicher = Gefüllte Speicher
score-loans = Schuldscheine
