### What happens in this game, one line an event. $seat / $who is a mark and a name.

log-round-started = **Runde { $round }: { $starter } beginnt.**
log-laid = Neu im Markt: { $cards }.
log-burned = { $card } bricht aus: { $effects }.
log-burned-nothing = { $card } bricht aus: Alle sind gleich stark, nichts passiert.
log-burned-gain = { $who } +{ $points }
log-burned-loss = { $who } −{ $points }
# Arbeiter, die nacheinander gesetzt wurden; $who ist nur das Zeichen.
log-placed = Arbeiter: { $steps }.
log-placed-one = { $who } → { $card }
log-bought = { $seat } kauft { $card } für { $price }.
log-declined =
    { $able ->
        [yes] { $seat } verzichtet auf { $card } (Preis { $price }).
       *[no] { $seat } kann { $price } für { $card } nicht zahlen.
    }
log-discarded = Niemand nimmt { $card }.
log-delivered =
    { $complete ->
        [yes] { $seat } legt { $good } auf { $contract }: voll.
       *[no] { $seat } legt { $good } auf { $contract }.
    }
log-sold = { $seat } verkauft { $good } an { $merchant } (+{ $coins }).
log-exchanged = { $seat } tauscht { $give } gegen { $take }.
log-traded = { $seat } verkauft { $give } (+{ $coins }).
log-loaded = { $who } behält { $goods }.
log-loaded-lost = { $who } behält { $goods } und verliert { $lost }.
log-loaded-all-lost = { $who } verliert { $lost }.
log-income = Einkommen: { $coins }.
log-income-seat = { $who } +{ $coins }
log-game-ended = **Die Partie ist vorbei.**
