### What happens in this game, one line an event. $who is a mark and a name.

log-round-started = Runde { $round }: { $who } beginnt.
log-laid = Neu im Markt: { $cards }.
log-burned = { $card } bricht aus: { $effects }.
log-burned-nothing = { $card } bricht aus: Alle sind gleich stark, nichts passiert.
log-burned-gain = { $who } +{ $points }
log-burned-loss = { $who } −{ $points }
# Arbeiter, die nacheinander gesetzt wurden; $who ist nur das Zeichen.
log-placed = Arbeiter: { $steps }.
log-placed-one = { $who } → { $card }
log-bought = { $who } kauft { $card } für { $price }.
log-declined =
    { $able ->
        [yes] { $who } verzichtet auf { $card } (Preis { $price }).
       *[no] { $who } kann { $price } für { $card } nicht zahlen.
    }
log-discarded = Niemand nimmt { $card }.
log-delivered =
    { $complete ->
        [yes] { $who } legt { $good } auf { $contract }: voll.
       *[no] { $who } legt { $good } auf { $contract }.
    }
log-sold = { $who } verkauft { $good } an { $merchant } (+{ $coins }).
log-exchanged = { $who } tauscht { $give } gegen { $take }.
log-traded = { $who } verkauft { $give } (+{ $coins }).
log-loaded =
    { $kept ->
        [yes] { $who } behält { $goods }.
       *[no] { $who } ist mit der Verladung fertig.
    }
log-loaded-lost = { $who } behält { $goods } und verliert { $lost }.
log-loaded-all-lost = { $who } verliert { $lost }.
log-income = Einkommen: { $coins }.
log-income-seat = { $who } +{ $coins }
log-game-ended = Die Partie ist vorbei.
