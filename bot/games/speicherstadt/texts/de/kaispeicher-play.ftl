### Brett, Büro und Verlauf mit der Erweiterung Kaispeicher.

phase-spying = Spitzel
board-upper = Obere Reihe
board-reserved = Reservierungsreihe
ask-reservation = { $who } kauft { $card } (reserviert) für { $price } oder verzichtet
ask-spying = { $who } darf den Spitzel einsetzen
ask-chief = { $who } darf den Einsatzleiter nutzen ({ amount-points } mehr)
ask-insurance = { $who } darf die Versicherung nutzen ({ amount-points } zurück für 2 Münzen)
office-ask-reservation = { office-ask-purchase }
office-ask-spying = Einen Arbeiter mit einem fremden tauschen?
office-ask-chief = Der Brand gab dir { amount-points }. Verdoppeln?
office-ask-insurance = Der Brand kostete dich { amount-points }. Zurückholen?
office-breaks = Übrige Pausen: { $number }
office-used-up = Die Karte kommt danach aus dem Spiel.
ping-reservation = reservierte Karte kaufen oder verzichten
ping-spying = Spitzel einsetzen oder behalten
ping-chief = Einsatzleiter nutzen oder nicht
ping-insurance = Versicherung nutzen oder nicht
do-place-grey = { $slot } { $card } (grau)
do-reserve = { $slot } { $card } (jetzt { $price }, höchstens { $most })
do-reserve-grey = { $slot } { $card } (grau, jetzt { $price }, höchstens { $most })
do-reserve-public = { $slot } reserv.
do-reserve-effect = { $card } reservieren · { $cost }
do-reserve-cost =
    { $enough ->
        [yes] { $most ->
            [1] für 1
           *[other] für 1–{ $most }
        }
       *[no] bis zu { $most }, du hast { $coins }
    }
do-swap-effect = Dein Arbeiter { $own } → { $other }, der andere { $other } → { $own }
do-skip = Kaffeepause
do-stop = Graue Arbeiter aufsparen
do-keep = Spitzel behalten
do-take = Gratis nehmen (Fischmarkt)
do-chief-yes =
    Einsatzleiter: { $points ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    }
do-chief-no = Aufsparen
do-insure-yes =
    2 Münzen zahlen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zurück
do-insure-no = Nicht zahlen
do-auction_hall = Auktionshalle: { $good } { $where }
do-smuggle = Schmuggler: { $good } von { $who } { $where }
do-truck = LKW: { $ways }
do-swap = Dein Arbeiter: { $own } → { $other }; { $who } umgekehrt.
to-pool = zu deinen Waren
to-warehouse = in dein Lager
to-hall = in deine Markthalle
to-contract = auf { $card }
to-contract-complete = auf { $card }: voll
to-merchant = an { $card } (+{ amount-coins })
to-factory = an { $card } (+{ amount-points })
truck-way = { $good }: { $origin } → { $to }
spot-column = { $slot } { $card } (Platz { $place } in der Schlange)
spot-reserved = { $card } (reserviert, { $place })
pick-reserve = Karte reservieren …
pick-swap-own = Dein Arbeiter …
pick-swap-other = tauscht mit …
pick-truck-moves = LKW: bis zu 3 Waren …
loading-step-process = { $good } an { $to } (+{ amount-points })
loading-use-process = { $good } → { $to } (+{ amount-points })
log-reserved = { $who } reserviert { $card }.
log-skipped = { $seat } macht Kaffeepause.
log-stopped = { $seat } lässt die grauen Arbeiter zu Hause.
log-swapped = Spitzel: { $seat } { $own_card } → { $other_card }, { $victim } umgekehrt.
log-kept = { $seat } behält den Spitzel.
log-took = { $seat } nimmt { $card } gratis (Fischmarkt; Preis { $price }).
log-saved = Sparkasse: { $seat } +{ $coins }.
log-robbed = Dieb: { $seat } nimmt { $coins } von { $victim }.
log-processed = { $seat } liefert { $good } an { $factory } (+{ amount-points }).
log-fetched = Auktionshalle: { $seat } holt { $good } ({ $to }).
log-smuggled = Schmuggler: { $seat } nimmt { $good } von { $victim }, { $contract } ({ $to }).
log-trucked = LKW: { $who } lädt um: { $ways }.
log-trucked-complete = LKW: { $who } lädt um: { $ways }. Jetzt voll: { $complete }.
log-doubled = 🔥 Einsatzleiter: { $seat } bekommt noch einmal +{ $points }.
log-insured = 🔥 Versicherung: { $seat } zahlt { $coins } und bekommt { amount-points } zurück.
log-waived = { $seat } setzt { $card } nicht ein.
log-to-pool = zu den eigenen Waren
log-to-warehouse = ins Lager
log-to-hall = in die Markthalle
