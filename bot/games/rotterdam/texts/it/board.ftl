### Il tabellone di questo gioco: che cosa chiede, che cosa si può premere, chi gioca.

## Posti e giocatori

agent-beginner = principiante
    .temper = Conosce le regole e impara che cosa conviene
agent-quick = marinaio
    .temper = Prende quello che adesso sembra buono
agent-skipper = timoniere
    .temper = Prima di ogni colore naviga nella mente fino alla fine del round
agent-master = maestro
    .temper = Gioca a mente centinaia di partite prima di ogni mossa
agent-privateer = corsaro
    .temper = Preferisce sviare gli altri che arrivare per primo
agent-storekeeper = magazziniere
    .temper = Accumula prodotti e carte e non cede quasi nulla

## Tabellone

phase-placing = Piazzamento
phase-sailing = Navigazione
phase-ship-cards = Carte nave
phase-unloading = Scarico
phase-trade = Scambi
phase-completion = Ordini
phase-over = la fine
board-title = Round { $round } · { $phase } · fine a { $trigger } punti ordine
# $ways: dove ogni colore porterebbe una nave.
board-ship = { $ship } in { $place }: { $ways }
board-way = { $colour } → { $to }
board-taken = { $place } (occupato)
board-or = { $one } o { $other }
board-in-harbour = { $ship } è a { $place }
board-sea = In mare
board-starts = Partenze libere: { $starts }
board-no-start = Nessuna partenza è libera.
board-piles = Nei mazzi: ordini { $orders }, carte nave { $cards }
board-houses = Al tavolo
master-mark = capitano di porto
# $what: none where there is no ship to place.
ask-placing =
    { $what ->
        [none] { $who } può giocare una carta nave
       *[ship] { $who } può mettere una nave
    }
# $what: name dove c'è un colore da dire.
ask-sailing =
    { $what ->
        [name] { $who } sceglie un colore
       *[pass] { $who } non ha colori da scegliere
    }
ask-hidden = Tocca a { $who }
ask-fork = { $who } guida { $ship } al bivio
ask-cards = { $who } può giocare carte nave
ask-trade = { $who } fa scambi
ask-answer = { $who } risponde alle offerte
ask-completion = { $who } può completare un ordine

## Sotto l'immagine

outlook-colours = Che cosa muove ora ogni colore
outlook-line = **{ $colour }:** { $moves }
outlook-moves = { $ship } → { $to }
outlook-steers = { $ship } → { $to } (guida chi la possiede)
outlook-key = ✓ porto giusto · ✗ fuori rotta o porto sbagliato
outlook-fork = Al bivio
outlook-fork-loaded = { $ship } porta { $cargo }. ✓ va ancora a { $harbour }, che lo vuole.
outlook-fork-lost = { $ship } porta { $cargo }. ✗ Nessuna rotta va più a { $harbour }, che lo vuole.
outlook-fork-empty = { $ship } è vuota: un porto vale l'altro.
outlook-wait = nessun posto per { $ships }
outlook-nothing = niente
outlook-offers = Offerte aperte
offer-line = { $who } offre { $give } per { $want } · a { $to }
# $fixed: yes se chi offre non fa altre offerte e quindi non può più ritirare questa.
offer-mine =
    La tua offerta: { $give } per { $want } · aspetta { $to }; { $fixed ->
        [yes] se tutti rifiutano, finisce.
       *[no] puoi ritirarla.
    }

## Pulsanti

do-place = { $start } · { $cargo } · { $harbour } { $chance }%
do-place-empty = { $start } · vuota
do-name = { $colour }
do-name-hold = { $colour }, poi gioca una carta
do-steer = { $ship } a { $to } (poi { $harbours })
do-steer-in = { $ship } a { $to }
do-pass-placing = Nessuna nave
do-pass-sailing = Avanti
do-pass-completion = Nessun ordine
do-end = Basta carte
do-open = Scopri: { $card }
do-play = { $card }: { $what }
do-withdraw = Ritira la mia offerta
do-done = Basta offerte
do-done-closed = Salta gli scambi
# $effect: breaks (un ordine che si poteva completare), completes (uno), helps o none.
do-accept =
    { $effect ->
        [breaks] Prendi { $get } per { $give } da { $who } · ti costa un ordine
        [completes] Prendi { $get } per { $give } da { $who } · completa un ordine
       *[none] Prendi { $get } per { $give } da { $who }
    }
do-decline = Rifiuta ({ $who })
do-complete = { $points } punti: { $order }
do-complete-joker = { $points } punti: { $order } (jolly per { $jokers })
pick-place = Metti una nave …
pick-place-other = Un'altra nave …
pick-complete = Con un jolly …

## Ping

ping-end = { $people }: { $game } è finito, tutte le navi sono rientrate. { $result } { $link }
ping-placing =
    { $only ->
        [yes] gioca una carta nave, o passa
       *[no] metti una nave, o nessuna
    }
ping-sailing =
    { $only ->
        [yes] gioca una carta nave, o vai avanti
       *[no] scegli un colore
    }
ping-fork = guida la tua nave
ping-cards = gioca carte nave, o nessuna
ping-trade = fai un'offerta, o smetti
ping-answer = rispondi a un'offerta
ping-completion = completa un ordine, o nessuno

## Fine

end-tie-break = Parità di punti: decidono i punti ordine, poi i prodotti.
care-contract = Il sostituto mette navi per i porti i cui prodotti mancano ai tuoi ordini, sceglie il colore che porta le tue navi più vicino alla loro meta e completa l'ordine più caro che non chiede jolly. Non fa scambi e tiene le carte nave.
