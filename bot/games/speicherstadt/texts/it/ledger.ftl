### The ledger of nerves: what it tells of each seat.

nerves-legend = Monete in più per gli altri: 1 per ogni tuo lavoratore dietro a chi compra. Ritiri: rinunce a una carta che potevi pagare.
# Punti per moneta: 0,88.
nerves-decimal = { $whole },{ $rest }

## Le righe

nerves-line-pressed = Monete in più per gli altri
nerves-line-bargains = Carte per una sola moneta
nerves-line-withdrawals = Ritiri
nerves-line-refusal = Il «no» più caro
nerves-line-value = Punti per moneta
nerves-line-fires = Punti dagli incendi
nerves-line-waits = Mosse automatiche

## Le migliori, sotto la tabella finale. $number è quello che la riga conta.

nerves-best-pressed = { $who }, sempre in fila: agli altri è costato { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    } in più.
nerves-best-bargains = { $who } ha preso { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } per una sola moneta ciascuna.
nerves-best-withdrawals =
    { $who } poteva pagare e ha lasciato la fila: { $number ->
        [one] { $number } volta.
       *[other] { $number } volte.
    }
nerves-best-refusal = { $who } ha detto no a { $card }, prezzo: { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }.
nerves-best-value = { $who } ha ricavato { $value } punti da ogni moneta.
nerves-best-fires = { $who } ha guadagnato { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } con gli incendi.
nerves-best-waits = { $who } ha fatto { $number ->
        [one] { $number } mossa automatica
       *[other] { $number } mosse automatiche
    }.
