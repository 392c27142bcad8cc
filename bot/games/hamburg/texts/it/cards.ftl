### Carte. Nome: fino a 22 caratteri (pulsanti). Testo breve: fino a 26 (telefono). Effetto: fino a 300.

## Quantità

amount-mark = { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }

## Quando si gioca una carta

kind-harbour = Porto
kind-office = Sigillo
kind-senate = Senato
kind-market = Mercato
kind-closing = Chiusura
kind-end = Fine del gioco
kind-speicher = Magazzino
# $number: carte di questo tipo nel mazzo.
card-count = { $number ->
        [one] { $number } carta nel mazzo
       *[other] { $number } carte nel mazzo
    }

## Carte

card-swap = Scambio
    .short = scambia 2 carte esposte
    .effect = Nel tuo turno al porto, una volta per round: 2 merci di lotti diversi si scambiano di posto, oppure le carte accanto alle merci di 2 lotti. I prezzi seguono le merci. Quello che è comprato non c'è più.
card-draw1 = Acquisto alla cieca
    .short = 1 merce per { $cost } marchi
    .effect = Nel tuo turno al porto, una volta per round: paga { $cost } marchi e pesca la prossima merce della pila, qualunque sia. La vedi solo tu.
card-draw3 = Una su tre
    .short = vedi { $reveals } merci, 1 è tua
    .effect = Nel tuo turno al porto, una volta per round: scopri le prossime { $reveals } merci e comprane una al suo prezzo. Le altre si scartano. Il denaro deve bastare per la più cara.
card-extra-kind = Tipo in più
    .short = un tipo di merce in più
    .effect = Puoi mettere sulle tue pile un tipo di merce in più del solito. Ha effetto in automatico quando si scopre, poi si scarta. Più carte si sommano.
card-gift-plus3 = Dono +3
    .short = il dono vale { $value } in più
    .effect = Quando tutti hanno sigillato, prima che si scopra, il tuo dono vale { $value } in più. Servono merci sulla pila per il senato. La carta si scarta. Puoi giocarne 2 insieme.
card-gift16 = Dono da 16
    .short = +{ $points } punti, una volta
    .effect = Se il tuo dono vale { $least } o più, ricevi { $points } punti, in qualsiasi posizione. La carta ha effetto in automatico al primo dono così, poi si scarta.
card-sole-price = Prezzo proprio
    .short = un prezzo tutto tuo
    .effect = Per un tipo che vendi, il tuo prezzo lo fanno solo le tue carte. Lo scegli quando tutti hanno scoperto; per gli altri contano tutte come sempre. La carta si scarta.
card-buy-vp = Compra un punto
    .short = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $cost } marchi
    .effect = Nella chiusura, una volta per round: paga { $cost } marchi per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Puoi prendere un prestito.
card-store = Deposito extra
    .short = { $most } in più, da { $price1 } a { $price3 } marchi
    .effect = In ogni chiusura tranne l'ultima puoi tenere merci oltre i tuoi magazzini: 1 per { $price1 } marchi, 2 per { $price2 } marchi, 3 per { $price3 } marchi. Con 2 di queste carte conta la divisione più economica.
card-buy-speicher = Compra un magazzino
    .short = { $cost } marchi, 1 a round
    .effect = Nella chiusura, una volta per round: compra un magazzino dalla pila scoperta per { $cost } marchi. Si può riempire subito.
card-bank-or-start = Banca o inizio
    .short = { $money } marchi, o chi inizia
    .effect = Nella chiusura, una volta per round: prendi { $money } marchi dalla banca, o indica chi inizia il prossimo round. Chi inizia si indica solo una volta per round, e non nell'ultimo.
card-magistrat = Magistrato
    .short = gruppi di { $most }: { $worth1 }, { $worth2 }, { $worth3 }, { $worth4 }
    .effect = Alla fine queste carte contano in gruppi di al massimo { $most }: 1, 2, 3, 4 carte valgono { $worth1 }, { $worth2 }, { $worth3 }, { $worth4 } punti. La quinta apre un nuovo gruppo.
card-speicher = Magazzino
    .short = tiene una merce
    .effect = Tiene una tua merce per il prossimo round, e va riempito finché hai merci. Alla fine ci sono punti per chi ne ha riempiti di più.
