### Tabellone, ufficio e cronaca con l'espansione Kaispeicher.

phase-spying = Spia
board-upper = Riga superiore
board-reserved = Riga delle riservate
ask-reservation = { $who } compra { $card } (riservata) per { $price } o rinuncia
ask-spying = { $who } può usare la Spia
ask-chief = { $who } può usare il Caposquadra ({ amount-points } in più)
ask-insurance = { $who } può usare l'Assicurazione ({ amount-points } indietro per 2 monete)
office-ask-reservation = { office-ask-purchase }
office-ask-spying = scambi un lavoratore con uno altrui?
office-ask-chief = l'incendio ti ha dato { amount-points }. Li raddoppi?
office-ask-insurance = l'incendio ti ha tolto { amount-points }. Li riprendi?
office-breaks = Pause rimaste: { $number }
office-used-up = Poi la carta esce dal gioco.
ping-reservation = comprare o no una carta riservata
ping-spying = usare la Spia o tenerla
ping-chief = usare il Caposquadra o no
ping-insurance = usare l'Assicurazione o no
do-place-grey = { $slot } { $card } (grigio)
do-reserve = { $slot } { $card } (ora { $price }, al massimo { $most })
do-reserve-grey = { $slot } { $card } (grigio, ora { $price }, al massimo { $most })
do-reserve-public = Riserva { $slot }
do-reserve-effect = Riserva { $card } · { $cost }
do-reserve-cost =
    { $enough ->
        [yes] { $most ->
            [1] per 1
           *[other] per 1–{ $most }
        }
       *[no] fino a { $most }, tu hai { $coins }
    }
do-swap-effect = Il tuo { $own } → { $other }, l'altro { $other } → { $own }
do-skip = Pausa caffè
do-stop = Tieni i lavoratori grigi
do-keep = Tieni la Spia
do-take = Prendi gratis (Mercato del Pesce)
do-chief-yes =
    Caposquadra: { $points ->
        [one] { $points } punto in più
       *[other] { $points } punti in più
    }
do-chief-no = Tienilo per dopo
do-insure-yes =
    Paga 2 monete, riprendi { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
do-insure-no = Non pagare
do-auction_hall = Sala d'Aste: { $good } { $where }
do-smuggle = Contrabbandiere: { $good } da { $who } { $where }
do-truck = Camion: { $ways }
do-swap = Il tuo lavoratore: { $own } → { $other }; { $who } al contrario.
to-pool = tra le tue merci
to-warehouse = nel tuo Magazzino
to-hall = nel tuo Mercato
to-contract = su { $card }
to-contract-complete = su { $card }: completo
to-merchant = → { $card } (+{ amount-coins })
to-factory = → { $card } (+{ amount-points })
truck-way = { $good }: { $origin } → { $to }
spot-column = { $slot } { $card } (posto { $place } in fila)
spot-reserved = { $card } (riservata, { $place })
pick-reserve = Riserva una carta …
pick-swap-own = Il tuo lavoratore …
pick-swap-other = scambia posto con …
pick-truck-moves = Camion: fino a 3 merci …
loading-step-process = { $good } → { $to } (+{ amount-points })
loading-use-process = { $good } → { $to } (+{ amount-points })
log-reserved = { $who } riserva { $card }.
log-skipped = { $seat } fa una pausa caffè.
log-stopped = { $seat } lascia a casa i lavoratori grigi.
log-swapped = Spia: { $seat } { $own_card } → { $other_card }, { $victim } al contrario.
log-kept = { $seat } tiene la Spia.
log-took = { $seat } prende { $card } gratis (Mercato del Pesce; prezzo { $price }).
log-saved = Cassa di Risparmio: { $seat } +{ $coins }.
log-robbed = Ladro: { $seat } prende { $coins } da { $victim }.
log-processed = { $seat } consegna { $good } ({ $factory }, +{ amount-points }).
log-fetched = Sala d'Aste: { $seat } prende { $good } ({ $to }).
log-smuggled = Contrabbandiere: { $seat } prende { $good } da { $victim }, { $contract } ({ $to }).
log-trucked = Camion: { $who } sposta { $ways }.
log-trucked-complete = Camion: { $who } sposta { $ways }. Ora completi: { $complete }.
log-doubled = 🔥 Caposquadra: { $seat } riceve di nuovo +{ $points }.
log-insured = 🔥 Assicurazione: { $seat } paga { $coins } e riprende { amount-points }.
log-waived = { $seat } non usa { $card }.
log-to-pool = tra le proprie merci
log-to-warehouse = nel Magazzino
log-to-hall = nel Mercato
