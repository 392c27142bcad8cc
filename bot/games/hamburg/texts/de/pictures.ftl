### Wörter auf den Bildern dieses Spiels, und in ihren Beschreibungen.

picture-senate = Senat
picture-senate-next = Nächster Senat
picture-market = Markt
picture-nothing = keine
picture-used = benutzt
picture-keep = Bleibt
picture-lost = Kommt weg
picture-exchange = Nach dem Tausch
picture-alone = nur du
picture-value = Wert

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

chip-points = Punkte
chip-speicher = Speicher
chip-goods = Waren
chip-cards = Karten
chip-loans = Schuldscheine
chip-money = Mark
chip-senate = Senat
chip-senate-next = nächste Runde
chip-first = beginnt
chip-out = aus dem Hafen
alt-laid = Aufgedeckt, eine muss gekauft werden
alt-lot = { $slot } { $what }: { $price }
alt-bought = { $slot } hat { $who }
alt-gone = { $slot } weg
# $points: “3, 2, 1”, those of the best gifts.
alt-places = Punkte je Rang { $points }
alt-gift = { $who } Wert { $value }, Punkte { $points }
alt-sales = { $who } { $money } Mark
alt-sale = { $number } { $good } zu { $price }
alt-sale-alone = { $number } { $good } zu { $price } (eigener Preis)
alt-empty = leer
alt-tie-break = gelagerte Waren, dann Geld: { $number }
