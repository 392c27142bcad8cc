### Il registro: che cosa racconta di ogni posto.

nerves-legend = Mosse per altri: verso il loro porto, con il tuo colore. Fuori rotta: lontano da esso. Ottenuti negli scambi: finiti nei tuoi ordini.

## Le righe

nerves-line-landed = Porti giusti
nerves-line-sent = Navi mosse per altri
nerves-line-astray = Navi mandate fuori rotta
nerves-line-trades = Prodotti ottenuti negli scambi
nerves-line-robbed = Carichi presi
nerves-line-held = Navi respinte
nerves-line-waits = Mosse automatiche

## Il meglio, sotto la tabella finale. $number è quello che la riga conta.

nerves-best-landed = { $who } ha portato { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    } nel porto giusto.
nerves-best-sent = { $who } ha fatto avanzare { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    } degli altri.
nerves-best-astray = { $who } ha mandato fuori rotta { $number ->
        [one] { $number } nave
       *[other] { $number } navi
    } degli altri.
nerves-best-trades = { $who } ha ottenuto negli scambi { $number ->
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
nerves-best-waits = { $who } ha fatto { $number ->
        [one] { $number } mossa automatica
       *[other] { $number } mosse automatiche
    }.
