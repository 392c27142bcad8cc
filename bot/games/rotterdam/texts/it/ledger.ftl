### Il registro: che cosa racconta di ogni posto.

nerves-about = Chi ha mosso chi con i suoi colori, e che cosa hanno portato scambi e carte. 👑 è il valore più alto di tutti.
nerves-legend = Mosse per altri: una nave altrui che il tuo colore ha mosso su una via per il suo porto. Mandate fuori strada: il tuo colore l'ha tolta da quella via. Dove si è scelto a un bivio, non conta né l'uno né l'altro. Vinti negli scambi: prodotti scambiati e finiti nei tuoi ordini.

## Le righe

nerves-line-landed = Porti giusti
nerves-line-sent = Navi mosse per altri
nerves-line-astray = Navi fuori strada
nerves-line-trades = Prodotti vinti in scambi
nerves-line-robbed = Carichi presi
nerves-line-held = Navi respinte
nerves-line-waits = Mosse automatiche

## Il meglio, sotto la tabella finale. $number è ciò che la riga conta.

nerves-best-landed = { $who } ha portato { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    } nel porto giusto.
nerves-best-sent = { $who } ha fatto avanzare { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    } degli altri.
nerves-best-astray = { $who } ha mandato fuori strada { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    } degli altri.
nerves-best-trades = { $who } ha vinto in scambi { $number ->
        [one] { $number } prodotto
       *[other] { $number } prodotti
    } per gli ordini.
nerves-best-robbed = { $who } ha preso agli altri { $number ->
        [one] { $number } carico
       *[other] { $number } carichi
    }.
nerves-best-held = { $who } ha respinto { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    } degli altri.
nerves-best-waits = { $who } ha risparmiato al tavolo { $number ->
        [one] { $number } attesa
       *[other] { $number } attese
    }.
