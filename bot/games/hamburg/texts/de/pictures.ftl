### Wörter auf den Bildern dieses Spiels, und in ihren Beschreibungen.

picture-several = Noch dran
picture-senate = Senat
picture-senate-next = Nächster Senat
picture-market = Markt
picture-now = jetzt
picture-later = danach
picture-used = benutzt
picture-keep = Bleibt
picture-lost = Kommt weg
picture-exchange = Nach dem Tausch
picture-alone = nur du
picture-value = Wert

## Beschreibungen. Plätze heißen nach ihren Buchstaben; was bei jemandem null ist, fehlt.

alt-display = Gruppen
alt-laid = Aufgedeckt, eine muss gekauft werden
alt-lot = { $slot } { $what }: { $price }
alt-bought = { $slot } hat { $who }
alt-gone = { $slot } weg
alt-gift = { $who } Wert { $value }, Punkte { $points }
alt-sales = { $who } { $money } Mark
alt-sale = { $number } { $good } zu { $price }
alt-sale-alone = { $number } { $good } zu { $price } (eigener Preis)
alt-money = Geld { $number } Mark
alt-speicher = Speicher { $number }
alt-loans = Schuldscheine { $number }
alt-goods = Waren { $number }
alt-cards = Karten { $number }
alt-first = beginnt
alt-out = aus dem Hafen
alt-due = ist dran
alt-empty = leer
alt-tie-break = gelagerte Waren, dann Geld: { $number }
