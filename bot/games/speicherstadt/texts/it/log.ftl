### What happens in this game, one line an event. $seat / $who is a mark and a name.

log-round-started = **Round { $round }: inizia { $starter }.**
log-laid = Nuove carte: { $cards }.
log-burned = { $card } divampa: { $effects }.
log-burned-nothing = { $card } divampa: forze pari, non succede nulla.
log-burned-gain = { $who } +{ $points }
log-burned-loss = { $who } −{ $points }
# Lavoratori piazzati uno dopo l'altro; $who è solo il segno.
log-placed = Lavoratori: { $steps }.
log-placed-one = { $who } → { $card }
log-bought = { $seat } compra { $card } per { $price }.
log-declined =
    { $able ->
        [yes] { $seat } rinuncia a { $card } (prezzo { $price }).
       *[no] { $seat } non può pagare { $price } per { $card }.
    }
log-discarded = Nessuno prende { $card }.
log-delivered =
    { $complete ->
        [yes] { $seat } mette { $good } su { $contract }: completo.
       *[no] { $seat } mette { $good } su { $contract }.
    }
log-sold = { $seat } vende { $good } ({ $merchant }, +{ $coins }).
log-exchanged = { $seat } scambia { $give } con { $take }.
log-traded = { $seat } vende { $give } (+{ $coins }).
log-loaded = { $who } conserva { $goods }.
log-loaded-lost = { $who } conserva { $goods } e perde { $lost }.
log-loaded-all-lost = { $who } perde { $lost }.
log-income = Entrate: { $coins }.
log-income-seat = { $who } +{ $coins }
log-game-ended = **La partita è finita.**
