### What happens in this game, one line an event. $who is a mark and a name.

log-round-started = Round { $round }: inizia { $who }.
log-laid = Nuove carte: { $cards }.
log-burned = { $card } divampa: { $effects }.
log-burned-nothing = { $card } divampa: forze pari, non succede nulla.
log-burned-gain = { $who } +{ $points }
log-burned-loss = { $who } −{ $points }
# Lavoratori piazzati uno dopo l'altro; $who è solo il segno.
log-placed = Lavoratori: { $steps }.
log-placed-one = { $who } → { $card }
log-bought = { $who } compra { $card } per { $price }.
log-declined =
    { $able ->
        [yes] { $who } rinuncia a { $card } (prezzo { $price }).
       *[no] { $who } non può pagare { $price } per { $card }.
    }
log-discarded = Nessuno prende { $card }.
log-delivered =
    { $complete ->
        [yes] { $who } mette { $good } su { $contract }: completo.
       *[no] { $who } mette { $good } su { $contract }.
    }
log-sold = { $who } vende { $good } ({ $merchant }, +{ $coins }).
log-exchanged = { $who } scambia { $give } con { $take }.
log-traded = { $who } vende { $give } (+{ $coins }).
log-loaded =
    { $kept ->
        [yes] { $who } conserva { $goods }.
       *[no] { $who } ha finito il Carico.
    }
log-loaded-lost = { $who } conserva { $goods } e perde { $lost }.
log-loaded-all-lost = { $who } perde { $lost }.
log-income = Entrate: { $coins }.
log-income-seat = { $who } +{ $coins }
log-game-ended = La partita è finita.
