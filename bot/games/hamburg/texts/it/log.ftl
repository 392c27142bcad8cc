### Che cosa succede in questo gioco, una riga per evento. $who è un segno e un nome.

log-round-started = Round { $round }: inizia { $who }.
log-reshuffled = La pila è vuota: si mescolano { $number } merci scartate.
log-bought = { $who } compra { $what } per { $price }.
log-passed = Ha finito al porto: { $who }.
log-borrowed = { $who } prende { $loans ->
        [one] un prestito
       *[other] { $loans } prestiti
    } (+{ $money } marchi).
log-swapped = { $who } scambia { $one } ({ $here }) con { $other } ({ $there }).
log-drew = { $who } pesca { $good } per { $price }.
log-revealed = { $who } scopre { $goods }.
log-chose = { $who } compra { $good } per { $price }.
log-declared = { $who } alza il dono di { $value }.
log-declared-none = { $who } non alza il dono.
log-opening = Tutti scoprono.
log-piles =
    { $gifts ->
        [0] { $who } vende { $market }.
       *[other] { $sold ->
            [0] { $who } dona { $gift } (valore { $value }).
           *[other] { $who } dona { $gift } (valore { $value }), vende { $market }.
        }
    }
log-piles-sold = { $who } dona { $gift } (valore { $value }), guadagna { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }: { $sales }.
log-piles-brief = { $who }: dono { $value }, +{ $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }
log-piles-empty = { $who } non dona e non vende nulla.
log-used = { $who } usa { $card } ({ $number }).
log-used-points = { $who } usa { $card } ({ $number }): +{ $points }.
log-senate = Senato: { $gains }.
log-senate-none = Senato: nessuno riceve punti.
log-gain = { $who } +{ $points }
log-named = { $who } ha un prezzo proprio per { $goods }.
log-named-none = { $who } non indica nessun prezzo proprio.
log-sold = { $who } guadagna { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }: { $sales }.
log-sale = { $goods } ({ $price })
log-point = { $who } compra { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $price } marchi.
log-speicher = { $who } compra un magazzino per { $price } marchi.
log-banked = { $who } prende { $money } marchi dalla banca.
log-starter = { $who } indica chi inizia dopo: { $other }.
log-closed = { $number ->
        [0] { $who } chiude e non tiene nulla.
       *[other] { $who } chiude e tiene { $goods }.
    }
log-closed-many = Hanno chiuso: { $steps }.
log-closed-none = Chiusura: nessuno tiene merci.
log-step-keeps = { $number ->
        [0] non tiene nulla
       *[other] tiene { $goods }
    }
log-step-repays = restituisce { $loans ->
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    }
log-step-discards = scarta { $goods }
log-repaid = Restituiti: { $loans ->
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    } ({ $money } marchi).
log-stored = Deposito extra: { $price } marchi.
log-discarded = { $who } scarta { $goods }.
log-game-ended = La partita è finita.
