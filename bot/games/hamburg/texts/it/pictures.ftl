### Parole sulle immagini di questo gioco, e nelle loro descrizioni.

picture-several = Ancora di turno
picture-senate = Senato
picture-senate-next = Senato seguente
picture-market = Mercato
picture-now = ora
picture-later = poi
picture-used = usata
picture-keep = Resta
picture-lost = Si scarta
picture-exchange = Dopo lo scambio
picture-alone = solo tu
picture-value = valore

## Descrizioni. I posti si chiamano con le loro lettere; ciò che è zero non è detto.

alt-display = Gruppi
alt-laid = Scoperte, una va comprata
alt-lot = { $slot } { $what }: { $price }
alt-bought = { $slot } di { $who }
alt-gone = { $slot } via
alt-gift = { $who } valore { $value }, punti { $points }
alt-sales = { $who } { $money } marchi
alt-sale = { $number } { $good } a { $price }
alt-sale-alone = { $number } { $good } a { $price } (prezzo proprio)
alt-money = denaro { $number } marchi
alt-speicher = magazzini { $number }
alt-loans = prestiti { $number }
alt-goods = merci { $number }
alt-cards = carte { $number }
alt-first = inizia
alt-out = fuori dal porto
alt-due = deve agire
alt-empty = vuoto
alt-tie-break = merci nei magazzini, poi denaro: { $number }
