### Parole sulle immagini di questo gioco, e nelle loro descrizioni.

picture-senate = Senato
picture-senate-next = Senato seguente
picture-market = Mercato
picture-nothing = nessuna
picture-used = usata
picture-keep = Resta
picture-lost = Si scarta
picture-exchange = Dopo lo scambio
picture-alone = solo tu
picture-value = valore

## Descrizioni. I posti si chiamano con le loro lettere; quello che è zero non è detto.

chip-points = punti
chip-speicher = magazzini
chip-goods = merci
chip-cards = carte
chip-loans = prestiti
chip-money = marchi
chip-senate = senato
chip-senate-next = prossimo round
chip-first = inizia
chip-out = fuori dal porto
alt-laid = Scoperte, una va comprata
alt-lot = { $slot } { $what }: { $price }
alt-bought = { $slot } di { $who }
alt-gone = { $slot } via
# $points: “3, 2, 1”, those of the best gifts.
alt-places = punti per posizione { $points }
alt-gift = { $who } valore { $value }, punti { $points }
alt-sales = { $who } { $money } marchi
alt-sale = { $number } { $good } a { $price }
alt-sale-alone = { $number } { $good } a { $price } (prezzo proprio)
alt-empty = vuoto
alt-tie-break = merci nei magazzini, poi denaro: { $number }
