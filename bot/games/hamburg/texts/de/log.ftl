### Was in diesem Spiel geschieht, eine Zeile je Ereignis. $who ist Zeichen und Name.

log-round-started = Runde { $round }: { $who } beginnt.
log-reshuffled = Der Stapel ist leer: { $number } abgelegte Waren werden gemischt.
log-bought = { $who } kauft { $what } für { $price }.
log-passed = Fertig im Hafen: { $who }.
log-borrowed = { $who } nimmt { $loans ->
        [one] einen Schuldschein
       *[other] { $loans } Schuldscheine
    } auf (+{ $money } Mark).
log-swapped = { $who } tauscht { $one } ({ $here }) gegen { $other } ({ $there }).
log-drew = { $who } zieht { $good } für { $price }.
log-revealed = { $who } deckt auf: { $goods }.
log-chose = { $who } kauft { $good } für { $price }.
log-declared = { $who } erhöht das Geschenk um { $value }.
log-declared-none = { $who } erhöht das Geschenk nicht.
log-opening = Alle decken auf.
log-piles =
    { $gifts ->
        [0] { $who } verkauft { $market }.
       *[other] { $sold ->
            [0] { $who } schenkt { $gift } (Wert { $value }).
           *[other] { $who } schenkt { $gift } (Wert { $value }), verkauft { $market }.
        }
    }
log-piles-sold = { $who } schenkt { $gift } (Wert { $value }), verdient { $money } Mark: { $sales }.
log-piles-brief = { $who }: Geschenk { $value }, +{ $money } Mark
log-piles-empty = { $who } schenkt und verkauft nichts.
log-used = { $who } nutzt { $card } ({ $number }).
log-used-points = { $who } nutzt { $card } ({ $number }): +{ $points }.
log-senate = Senat: { $gains }.
log-senate-none = Senat: niemand bekommt Punkte.
log-gain = { $who } +{ $points }
log-named = { $who } hat einen eigenen Preis für { $goods }.
log-named-none = { $who } sagt keinen eigenen Preis an.
log-sold = { $who } verdient { $money } Mark: { $sales }.
log-sale = { $goods } ({ $price })
log-point = { $who } kauft { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $price } Mark.
log-speicher = { $who } kauft einen Speicher für { $price } Mark.
log-banked = { $who } nimmt { $money } Mark aus der Bank.
log-starter = { $who } bestimmt, wer als Nächstes beginnt: { $other }.
log-closed = { $number ->
        [0] { $who } schließt ab und behält nichts.
       *[other] { $who } schließt ab und behält { $goods }.
    }
log-closed-many = Abgeschlossen: { $steps }.
log-closed-none = Abgeschlossen: Niemand behält Waren.
log-step-keeps = { $number ->
        [0] behält nichts
       *[other] behält { $goods }
    }
log-step-repays = zahlt { $loans ->
        [one] { $loans } Schuldschein
       *[other] { $loans } Schuldscheine
    } zurück
log-step-discards = legt { $goods } ab
log-repaid = Zurückgezahlt: { $loans ->
        [one] { $loans } Schuldschein
       *[other] { $loans } Schuldscheine
    } ({ $money } Mark).
log-stored = Zusatzlager: { $price } Mark.
log-discarded = { $who } legt { $goods } ab.
log-game-ended = Die Partie ist vorbei.
