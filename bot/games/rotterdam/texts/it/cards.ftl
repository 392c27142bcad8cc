### Carte nave, prodotti e ordini da consultare.
### Nome: fino a 22 caratteri. Breve: fino a 26. Effetto: fino a 300.

## Carte nave: nome, breve, effetto

card-swap = Trucco dello Scambio
    .short = 2 navi scambiano carico
    .effect = 2 navi con carico diverso se lo scambiano. Possono essere tue o di altri, e possono stare ovunque, anche in un porto.
card-extra = Carico Extra
    .short = una nave in più
    .effect = Metti un'altra nave della tua riserva su una partenza libera, carica o vuota. Naviga con il prossimo colore come tutte le altre. Ti servono una nave in riserva e una partenza libera.
card-back1 = Contraccolpo
    .short = una nave indietro di 1
    .effect = Una nave tra 2 canali torna indietro di 1 passo su un posto libero, qualunque sia il colore. Non vale per navi su una partenza o in un porto.
card-back2 = Forte Tempesta
    .short = una nave indietro di 2
    .effect = Una nave tra 2 canali torna indietro di 2 passi su posti liberi, qualunque siano i colori. Solo di 1 dove non ce n'è un secondo. Non vale per navi su una partenza o in un porto.
card-joker = Il Jolly
    .short = 1 prodotto qualsiasi
    .effect = Vale per 1 prodotto qualsiasi quando completi un ordine. Fino ad allora resta in mano e conta tra le tue { $hand } carte.
card-vp1 = Vantaggio
    .short = 1 punto
    .effect = 1 punto alla fine, scoperta o in mano. Se la tua mano è piena e ti spetta una carta, puoi scoprirla; allora non conta più tra le tue { $hand } carte.
card-vp2 = Vantaggio Extra
    .short = { $points } punti
    .effect = { $points } punti alla fine, scoperta o in mano. Se la tua mano è piena e ti spetta una carta, puoi scoprirla; allora non conta più tra le tue { $hand } carte.
card-rob = Bottino Imbarcato
    .short = prendi un carico
    .effect = Sposta il carico di una nave qualsiasi su una tua nave vuota. Se non ne hai sul tabellone, mettine una nuova su una partenza libera. La nave derubata resta dov'è, vuota.
card-guard = Guardia Portuale
    .short = un carico in riserva
    .effect = Il carico di una nave qualsiasi torna nella riserva. La nave resta dov'è, vuota.
card-back = carta nave
cargo-none = vuota

kind-effect = Carta nave, si gioca nel tuo turno
kind-joker = Carta nave per un ordine
kind-points = Carta nave con punti
kind-product = Prodotto
kind-order = Ordine
kind-harbour = Porto
card-count = Nel gioco: { $number }
card-product-effect = Fatto a { $harbour } con { $cargo }. { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine, di più in un ordine.
card-order-title = Ordine: { $needs }
card-order-short = { $points } punti.
card-order-effect = Consegna { $needs } nella fase degli ordini: subito { $points } punti, visibili a tutti. Poi peschi un nuovo ordine.
card-harbour-effect = Vuole { $cargo } e in cambio dà { $products }: la prima carta del mazzo.
