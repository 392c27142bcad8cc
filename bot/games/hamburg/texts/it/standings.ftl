### Che cosa hanno i posti di questo gioco, e che cosa conta adesso.

standings-means = { $speicher ->
        [one] { $speicher } magazzino
       *[other] { $speicher } magazzini
    } · { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
standings-now = Punti
standings-never = Senza punti propri
standings-used = usate: { $used }
standings-filled = Magazzini pieni { $filled } di { $speicher }
