### Per chi è alle prime armi: una riga per fase, perché una risposta può essere buona, che cosa dicono i segni.

## Una riga per fase: che cosa si decide, quanto costa e quando. Vale per tutti; senza Markdown.

# $bought: yes dove il lotto di questo turno è comprato.
guide-ask-harbour =
    { $bought ->
        [yes] In questo turno puoi ancora giocare carte porto.
       *[no] Paghi le merci; la carta è gratis. Pochi soldi? Prendi un prestito. Se passi, in questo round non compri più.
    }
guide-ask-choosing = Devi comprarne 1, al suo prezzo.
guide-ask-office = Il mercato paga marchi, il senato dà punti. Puoi cambiare le pile finché non hanno sigillato tutti.
guide-ask-raising = Tutti hanno sigillato, nessuno ha visto il tuo dono. La carta che giochi esce dal gioco.
guide-ask-pricing = Per quel tipo il tuo prezzo dipende solo da quello che vendi tu. La carta esce dal gioco.
guide-ask-cards = Ogni carta si usa una volta a round; alcune costano marchi.
# $repay: marchi per un prestito; $points: quanto ne costa uno alla fine.
guide-ask-closing = Ogni magazzino tiene 1 merce, il resto si scarta. Un prestito costa { $repay } marchi ora o { $points } punti alla fine.

## Perché una risposta può essere buona: dopo un consiglio, una frase di fatti. «Tu» è chi ha chiesto.

reason-best = Il miglior dono ancora disponibile per questo round: { $value }.
reason-best-later = Il miglior dono ancora disponibile per il prossimo round: { $value }.
reason-beside = Insieme c'è { $card }: { $short }.
reason-cheapest = Nessun altro lotto costa meno.
# $now, $later: secondo le carte del senato di questo round e del prossimo.
reason-worth = Per il senato vale { $now } in questo round e { $later } nel prossimo.
reason-worth-last = Per il senato vale { $now } in questo round, l'ultimo.
reason-spared = Per ogni lotto rimasto ti servirebbe un prestito.
reason-loans = { $loans ->
        [one] Prendi { $loans } prestito: −{ $points } punti se alla fine è ancora aperto.
       *[other] Prendi { $loans } prestiti: −{ $points } punti per ognuno ancora aperto alla fine.
    }
# $kinds: in mano; $most: sulle due pile.
reason-kinds = Tipi in mano: { $kinds }; sulle tue pile ce ne stanno { $most }.
reason-keeps = Ti restano { amount-mark }.
reason-then = Poi hai { amount-mark }.
reason-secret = Quale merce sia, non lo vede nessun altro.
reason-gift = Il tuo dono vale { $value }.
reason-sales = Se nessun altro vende questi tipi, il mercato paga { amount-mark }.
reason-piles = Il tuo dono vale { $value }, e se nessun altro vende questi tipi, il mercato paga { amount-mark }.
reason-raised = Poi il tuo dono vale { $value }.
reason-alone = Ti porta { amount-mark } in più.
reason-room = Merci in mano: { $goods }; i tuoi magazzini dopo: { $room }.
reason-first = Se inizi tu, al porto scegli per primo.
reason-repay = Un prestito ancora aperto alla fine costa { $points } punti.
reason-kept = Quello che tieni nel prossimo round vale { $value } per il senato.
reason-filled = I magazzini pieni contano alla fine; tu ne hai { $number }.

## Che cosa dicono i segni

rules-signs = Che cosa dicono i segni
    .text =
        Nei testi e sui pulsanti (i segni dell'immagine sono sotto):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: i posti
        - ➤ chi è di turno
        - **3** · merci e carta · **12**: numero del lotto, che cosa contiene, prezzo in marchi
        - Senato: quanto vale 1 merce del tipo come dono
        - Mercato: quanto rende ogni carta di un tipo se tutti insieme ne vendono 1, 2, 3 …

        Il tuo denaro lo vedi solo tu, nel tuo ufficio.

sign-points = punti ora, senza denaro
sign-goods = merci in mano
sign-money = denaro, in marchi
sign-senate = valore per il senato
sign-market = mercato: i prezzi
sign-first = inizia questo round
sign-out = non compra più in questo round
sign-due = di turno; il dono migliore
sign-slot = numero di un lotto
sign-price = prezzo in marchi
sign-bought = comprato dal posto A
sign-gone = nessuno l'ha comprato
sign-changed = cambiato dal tuo scambio
sign-later = valore nel prossimo round
sign-shared = prezzo fatto da tutti insieme
sign-alone = prezzo proprio
