### Che cosa succede in questo gioco, una riga per evento. $seat / $who è un segno e un nome.

log-round-started = **Round { $round }: inizia { $starter }.**
log-displayed = Nuovo nel porto: { $groups }.
log-reshuffled = La pila è vuota: si mescolano { $goods_count } merci scartate.
log-bought = { $who } compra { $what } per { $price }.
log-passed = Ha finito al porto: { $who }.
log-passed-brief = { $who } passa.
log-borrowed = 📜 { $seat } prende { $loans ->
        [one] un prestito
       *[other] { $loans } prestiti
    } (+{ $money } marchi).
log-swapped = { $who } scambia { $one } ({ $here }) con { $other } ({ $there }).
log-drew = 🎴 { $seat } pesca { $good } per { $price }.
log-revealed = 🎴 { $seat } scopre { $goods }.
log-chose = { $seat } compra { $good } per { $price }.
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
log-piles-brief = { $who } dono { $value }: +{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $money ->
        [0] { "" }
        [one] , +{ $money } marco
       *[other] , +{ $money } marchi
    }
log-piles-empty = { $who } non dona e non vende nulla.
log-used = 🎴 { $seat } usa { $card } ({ $count }){ $points ->
        [0] .
       *[other] : +{ $points }.
    }
log-senate = Senato: { $gains }.
log-senate-none = Senato: nessuno riceve punti.
log-gain = { $who } +{ $points }
log-named =
    { $kinds_count ->
        [0] { $seat } non indica nessun prezzo proprio.
       *[other] 🎴 { $seat } ha un prezzo proprio per { $kinds }.
    }
log-sold = { $who } guadagna { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }: { $sales }.
log-sold-brief = { $who } guadagna { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }.
log-sale = { $goods } ({ $price })
log-point-bought = 🎴 { $seat } compra { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $price } marchi.
log-speicher-bought = 🎴 { $seat } compra un magazzino per { $price } marchi.
log-banked = 🎴 { $seat } prende { $money } marchi dalla banca.
log-starter-named = 🎴 { $seat } indica chi inizia dopo: { $who }.
log-closed = { $kept_count ->
        [0] { $seat } chiude e non tiene nulla.
       *[other] { $seat } chiude e tiene { $kept }.
    }{ $loans ->
        [0] {""}
       *[other] { " " }{ log-repaid }
    }{ $price ->
        [0] {""}
       *[other] { " " }{ log-stored }
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
    } ({ $repaid } marchi).
log-stored = Deposito extra: { $price } marchi.
log-discarded = { $seat } scarta { $goods }.
log-game-ended = **La partita è finita.**
