### Was in diesem Spiel geschieht, eine Zeile je Ereignis. $seat / $who ist Zeichen und Name.

log-round-started = **Runde { $round }: { $starter } beginnt.**
log-displayed = Neu im Hafen: { $groups }.
log-reshuffled = Der Stapel ist leer: { $goods_count } abgelegte Waren werden gemischt.
log-bought = { $who } kauft { $what } für { $price }.
log-passed = Fertig im Hafen: { $who }.
log-passed-brief = { $who } passt.
log-borrowed = 📜 { $seat } nimmt { $loans ->
        [one] einen Schuldschein
       *[other] { $loans } Schuldscheine
    } auf (+{ $money } Mark).
log-swapped = { $who } tauscht { $one } ({ $here }) gegen { $other } ({ $there }).
log-drew = 🎴 { $seat } zieht { $good } für { $price }.
log-revealed = 🎴 { $seat } deckt auf: { $goods }.
log-chose = { $seat } kauft { $good } für { $price }.
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
log-piles-brief = { $who } Geschenk { $value }: +{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $money ->
        [0] { "" }
       *[other] , +{ $money } Mark
    }
log-piles-empty = { $who } schenkt und verkauft nichts.
log-used = 🎴 { $seat } nutzt { $card } ({ $count }){ $points ->
        [0] .
       *[other] : +{ $points }.
    }
log-senate = Senat: { $gains }.
log-senate-none = Senat: niemand bekommt Punkte.
log-gain = { $who } +{ $points }
log-named =
    { $kinds_count ->
        [0] { $seat } sagt keinen eigenen Preis an.
       *[other] 🎴 { $seat } hat einen eigenen Preis für { $kinds }.
    }
log-sold = { $who } verdient { $money } Mark: { $sales }.
log-sold-brief = { $who } verdient { $money } Mark.
log-sale = { $goods } ({ $price })
log-point-bought = 🎴 { $seat } kauft { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $price } Mark.
log-speicher-bought = 🎴 { $seat } kauft einen Speicher für { $price } Mark.
log-banked = 🎴 { $seat } nimmt { $money } Mark aus der Bank.
log-starter-named = 🎴 { $seat } bestimmt, wer als Nächstes beginnt: { $who }.
log-closed = { $kept_count ->
        [0] { $seat } schließt ab und behält nichts.
       *[other] { $seat } schließt ab und behält { $kept }.
    }{ $loans ->
        [0] {""}
       *[other] { " " }{ log-repaid }
    }{ $price ->
        [0] {""}
       *[other] { " " }{ log-stored }
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
    } ({ $repaid } Mark).
log-stored = Zusatzlager: { $price } Mark.
log-discarded = { $seat } legt { $goods } ab.
log-game-ended = **Die Partie ist vorbei.**
