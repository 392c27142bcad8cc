### /standings durante la partita: chi è in testa, che cosa ha ogni posto, quanto varrebbe ora ogni sua carta.

# $points si legge «12 punti».
standings-lead = { $who } è in testa: { $points }
standings-lead-shared = { $who } sono in testa insieme: { $points }
standings-level = Tutti alla pari: { $points }
standings-points = { $points ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }
standings-all = Tutto il tavolo

## Le carte di un posto

standings-no-cards = Ancora nessuna carta.
