### Der Name des Spiels und woher Punkte kommen.

game-hamburg = Speicherstadt Hamburg
    .about = Kauf Waren im Hafen und versiegle, was der Senat bekommt und was du verkaufst. Für 2 bis 5.
    .credits = *Speicherstadt Hamburg* und die Erweiterung *Der Magistrat* von **Stefan Risthaus**. Das Grundspiel folgt *Ostia*, vom gleichen Autor: Wenn du das Spiel hast, schreib uns.
game-magistrat = Der Magistrat
    .adds = Speicher und Karten für Hafen, Markt und Senat

## Punkte

score-senate = Senat
score-gift16 = Große Geschenke
score-bought = Gekauft
score-magistrat = Magistrat
score-money = Geld
score-speicher = Speicher
score-loans = Schuldscheine
