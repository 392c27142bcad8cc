### Tabellone, ufficio e cronaca con l'espansione Kaispeicher.

phase-spying = Spia

board-upper = Sopra: da riservare
board-reserved = Riservate

ask-reservation = { $who } compra { $card } (riservata) per { $price } o rinuncia
ask-spying = { $who } può usare la Spia (in «Il mio ufficio»)
ask-chief = { $who } decide sul Caposquadra: { amount-points } in più
ask-insurance = { $who } decide sull'Assicurazione: { amount-points } indietro per 2 monete

office-ask-reservation = { $card } (riservata) ti costa { $price }; hai { $coins }.
office-ask-spying = usi la Spia ora? Scegli un tuo lavoratore e uno altrui, o tieni la Spia.
office-ask-chief = l'incendio ti ha dato { amount-points }. Il Caposquadra può darteli ancora, una volta nel gioco.
office-ask-insurance = l'incendio ti ha tolto { amount-points }. L'Assicurazione te li rende per 2 monete; hai { $coins }.
office-breaks = Pause rimaste: { $number }
office-grey = Lavoratori grigi rimasti: { $number }
office-used-up = Poi la carta esce dal gioco.

ping-reservation = comprare o no una carta riservata
ping-spying = usare la Spia o tenerla
ping-chief = usare il Caposquadra o no
ping-insurance = usare l'Assicurazione o no

do-place-grey = { $slot } { $card } (grigio)
do-reserve = { $slot } { $card } (ora { $price })
do-reserve-grey = { $slot } { $card } (grigio, ora { $price })
do-skip = Pausa caffè
do-stop = Tieni i lavoratori grigi
do-keep = Tieni la Spia
do-take = Prendi gratis (Mercato del Pesce)
do-chief-yes = Caposquadra: +{ $points }
do-chief-no = Non a questo incendio
do-insure-yes = Paga 2 monete: +{ $points }
do-insure-no = Accetta la perdita
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
spot-column = { $slot } { $card } (posto { $place } dal basso)
spot-reserved = { $card } (riservata, { $place })

pick-reserve = Riserva una carta sopra …
pick-cards = Gioca una carta …
pick-swap-own = Il tuo lavoratore …
pick-swap-other = scambia posto con …
pick-truck-moves = Camion: fino a 3 merci …

loading-step-process = { $good } → { $to } (+{ amount-points })
loading-use-process = { $good } → { $to } (+{ amount-points })

log-reserved = { $who } riserva { $card } come numero { $place }.
log-skipped = { $who } fa una pausa caffè.
log-stopped = { $who } lascia a casa i lavoratori grigi.
log-swapped = Spia: { $who } { $own } → { $other }, { $victim } al contrario.
log-kept = { $who } tiene la Spia.
log-took = { $who } prende { $card } gratis (Mercato del Pesce; prezzo { $price }).
log-saved = Cassa di Risparmio: { $who } +{ $coins }.
log-robbed = Ladro: { $who } prende { $coins } da { $victim }.
log-processed = { $who } consegna { $good } ({ $factory }, +{ amount-points }).
log-fetched = Sala d'Aste: { $who } prende { $good } ({ $where }).
log-smuggled = Contrabbandiere: { $who } prende { $good } da { $victim }, { $contract } ({ $where }).
log-trucked = Camion: { $who } sposta { $ways }.
log-trucked-complete = Camion: { $who } sposta { $ways }. Ora completi: { $complete }.
log-doubled = Caposquadra: { $who } ancora +{ $points }.
log-insured = Assicurazione: { $who } paga { $coins } e riprende { amount-points }.
log-waived = { $who } non usa { $card }.
log-to-pool = tra le proprie merci
log-to-warehouse = nel Magazzino
log-to-hall = nel Mercato
