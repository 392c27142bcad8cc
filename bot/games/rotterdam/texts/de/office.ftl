### Das Büro dieses Spiels, Schiffskarten und Handel auf dem Schreibtisch.

office-purse = { $points } von { $trigger } Auftragspunkten · Produkte { $products } · Schiffskarten { $cards } · Schiffe im Vorrat { $ships }
# $card: ob eine Schiffskarte gespielt werden kann.
office-ask-placing =
    { $what ->
       *[ship] Setz ein Schiff ein.
        [none] Kein Schiff mehr da. { $card ->
            [yes] Spiel eine Karte oder pass.
           *[no] Du kannst nur passen.
        }
        [start] Kein Start ist frei. { $card ->
            [yes] Spiel eine Karte oder pass.
           *[no] Du kannst nur passen.
        }
    }
office-ask-sailing =
    { $what ->
        [name] Wähl eine Farbe.
       *[pass] Kein Schiff kann fahren. { $card ->
            [yes] Spiel eine Karte oder mach weiter.
           *[no] Du kannst nur weitermachen.
        }
    }
office-ask-fork = { $ship } liegt an einer Gabelung: wohin?
# $due: Schiffskarten, die kommen, sobald auf der Hand Platz ist.
office-ask-cards = { $due ->
        [0] Spiel Schiffskarten oder keine.
        [one] Deine Hand ist voll. Mach Platz für eine Karte, sonst verfällt sie.
       *[other] Deine Hand ist voll. Mach Platz für { $due } Karten, sonst verfallen sie.
    }
# $what: offer (ein Angebot geht; $number: wie viele), waiting (ein eigenes steht), oder niemand ist mehr da.
office-ask-trade =
    { $what ->
        [offer] Biete etwas an (noch { $number }-mal) oder hör auf.
        [waiting] Wart auf Antworten oder hör auf.
       *[alone] Niemand handelt mehr mit. Hör auf zu handeln.
    }
# $able: ob da ist, was das Angebot will.
office-ask-answer =
    { $able ->
        [yes] Beantworte das Angebot von { $who }.
       *[no] Lehn das Angebot von { $who } ab. Was es will, hast du nicht.
    }
office-ask-completion = Erfüll einen Auftrag oder keinen.

## Schiffskarten

pick-card = Eine Schiffskarte spielen …
pick-ship = Welches Schiff …
pick-other-ship = Mit welchem anderen Schiff …
pick-path = Zurück nach …
pick-victim = Ladung von welchem Schiff …
pick-onto = Auf …
pick-start = Auf welchen Start …
pick-cargo = Mit welcher Ladung …
ship-line = { $ship } bei { $place } · { $cargo }

## Handel

trade-offer = Du gibst { $give } für { $want } · an { $to }
trade-unfair = Das alles kann hier niemand haben
trade-confirm-done = Anbieten, dann keine Angebote mehr
pick-offer-give = Geben …
pick-offer-want = Bekommen …
pick-offer-to = { $number ->
        [2] An beide, die es haben können
       *[other] An alle { $number }, die es haben können
    }

## Schaltflächen mit ihrer Wirkung

effect-still = kein Schiff fährt
effect-steer = Nach { $to }, dann { $harbours }
effect-steer-in = In den { $to }
effect-pass = Passen
effect-open = { $card } auslegen, Karte ziehen
effect-guard = { $card }: { $ship } verliert { $cargo }
effect-rob = { $card }: { $cargo }, { $victim } → { $to }
effect-end-lost = { $number ->
        [one] Keine Karten mehr · 1 verfällt
       *[other] Keine Karten mehr · { $number } verfallen
    }
effect-done-useless = niemand hilft dir
effect-done-declines = { $number ->
        [one] lehnt 1 Angebot ab
       *[other] lehnt { $number } Angebote ab
    }
effect-accept-long = { $get } für { $give } von { $who } nehmen
effect-accept-deal = { $who }: { $get } für { $give }
effect-accept-short = Annehmen ({ $who })
effect-offer-long = { $give } für { $get } anbieten
effect-offer-deal = { $give } für { $get }
effect-offer-short = Anbieten
effect-deal-breaks = kostet einen Auftrag
effect-deal-completes = erfüllt einen Auftrag
effect-deal-helps = brauchst du
effect-deal-swaps = beides nötig
effect-deal-joker = kostet einen Joker
effect-deal-none = brauchst du nicht
effect-complete = { $points } Punkte: { $order }
effect-joker-for = Joker für { $products }
# $line: welcher der Aufträge im Bild.
effect-complete-line = Nr. { $line }: { $points } Punkte{ $number ->
        [0] { "" }
       *[other] , { $number } Joker
    }
effect-complete-breaks = kostet einen anderen
