### Der Name des Spiels und woher Punkte kommen.

game-rotterdam = Rotterdam
    .about = Korn, Öl und farbige Kanäle: Jede gewählte Farbe bewegt die Schiffe von allen. Für 2 bis 4.
    .credits = *Rotterdam* (2007) von **Hans van Tol**, erschienen bei The Game Master. Karte, Aufträge und einige Zahlen sind von uns.
score-orders = Aufträge
score-products = Produkte
score-cards = Schiffskarten
