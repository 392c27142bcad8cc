### What the seats of this game have, and what each of their cards scores.

standings-means = { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } · forza antincendio { $strength }

## Le carte di un posto

standings-now = Punti
standings-not-yet = Ancora nessun valore
standings-never = Senza punti propri
standings-lacks = manca { $missing }; { $points } se completo
# Che cosa conta una carta; $number è la quantità.
standings-counts-warehouse = { $number ->
        [0] nessuna merce in deposito
        [one] { $number } merce in deposito
       *[other] { $number } merci in deposito
    }
standings-counts-port = { $number ->
        [0] nessuna nave
        [one] { $number } nave
       *[other] { $number } navi
    }
standings-counts-chamber-of-commerce = { $number ->
        [0] nessuna moneta
        [one] { $number } moneta
       *[other] { $number } monete
    }
standings-counts-press = { $number ->
        [0] nessuna carta Pompieri
        [one] { $number } carta Pompieri
       *[other] { $number } carte Pompieri
    }
standings-counts-mayor = { $number ->
        [0] nessun edificio a punti
       *[other] di nuovo il miglior edificio a punti
    }
standings-counts-harbour-tour = { $number ->
        [0] nessun edificio a punti
        [one] { $number } edificio a punti
       *[other] { $number } edifici a punti
    }
standings-counts-deichtorhallen = { $number ->
        [0] nessun commerciante
        [one] { $number } commerciante
       *[other] { $number } commercianti
    }
standings-counts-accountant = { $number ->
        [0] nessun contratto
        [one] { $number } contratto
       *[other] { $number } contratti
    }
