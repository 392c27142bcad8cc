### Der Name des Spiels und woher Punkte kommen.

game-rotterdam = Rotterdam
    .about = Korn, Öl und farbige Kanäle: Jede genannte Farbe bewegt die Schiffe von allen. Für 2 bis 4.
    .credits = Das Spiel ist *Rotterdam* (2007) von **Hans van Tol**, erschienen bei The Game Master. Dies ist ein inoffizielles Werk von Fans und damit nicht verbunden; es enthält weder Regeltexte noch Bilder des Verlags. Karte, Aufträge und einige Zahlen sind neu gemacht. Wenn es dir gefällt, kauf das Spiel.
score-orders = Aufträge
score-products = Produkte
score-cards = Schiffskarten
