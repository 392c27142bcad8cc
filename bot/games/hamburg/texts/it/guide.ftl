### Per chi è alle prime armi: una riga per fase, perché una risposta può essere buona, che cosa dicono i segni.

## Una riga per fase: che cosa si decide, quanto costa e quando. Vale per tutti; senza Markdown.

# $bought: yes dove il lotto di questo turno è comprato.
guide-ask-harbour =
    { $bought ->
        [yes] In questo turno puoi ancora giocare carte porto.
       *[no] Un lotto costa quanto le sue merci insieme; la carta è gratis, e se il denaro non basta c'è un prestito. Se passi, in questo round non compri più.
    }
guide-ask-choosing = Devi comprarne 1, al suo prezzo.
# $kinds: tipi sulle due pile insieme.
guide-ask-office = Il mercato paga marchi, il senato dà punti. Sulle pile insieme al massimo { $kinds } tipi; puoi cambiarle finché non hanno sigillato tutti.
guide-ask-raising = Tutti hanno sigillato, niente è ancora scoperto. Una carta può far valere di più il tuo dono.
guide-ask-pricing = Con una carta solo le tue carte fanno il tuo prezzo di un tipo.
guide-ask-cards = Ogni carta una volta a round; alcune costano marchi.
# $repay: marchi per un prestito; $points: quanto ne costa uno alla fine.
guide-ask-closing = Ogni magazzino tiene 1 merce, il resto si scarta. Un prestito: { $repay } marchi ora, o −{ $points } punti alla fine.

## Perché una risposta può essere buona: dopo un consiglio, una frase di fatti. «Tu» è chi ha chiesto.

reason-best = In questo round nessun altro lotto è un dono migliore: { $value }.
reason-best-later = Nel prossimo round nessun altro lotto è un dono migliore: { $value }.
reason-beside = Accanto c'è { $card }: { $short }.
reason-cheapest = Nessun altro lotto costa meno.
# $now, $later: secondo le carte del senato di questo round e del prossimo.
reason-worth = Per il senato vale { $now } in questo round e { $later } nel prossimo.
reason-worth-last = Per il senato vale { $now } in questo round, l'ultimo.
reason-spared = Ogni lotto rimasto chiederebbe un prestito.
# $kinds: in mano; $most: sulle due pile.
reason-kinds = Tipi di merce in mano: { $kinds }; le tue pile ne tengono { $most }.
reason-keeps = Ti restano { amount-mark }.
reason-then = Poi hai { amount-mark }.
reason-secret = Quale merce sia, non lo vede nessun altro.
reason-gift = Il tuo dono vale { $value }.
reason-sales = Se nessun altro vende questi tipi, il mercato paga { amount-mark }.
reason-piles = Il tuo dono vale { $value }, e se nessun altro vende questi tipi, il mercato paga { amount-mark }.
reason-raised = Poi il tuo dono vale { $value }.
reason-alone = Ti porta { amount-mark } in più.
reason-room = Merci in mano: { $goods }; i tuoi magazzini: { $room }.
reason-first = Chi inizia sceglie per primo al porto.
reason-repay = Un prestito ancora aperto alla fine costa { $points } punti.
reason-kept = Secondo la prossima carta del senato, quello che tieni vale { $value }.
reason-filled = Alla fine contano i magazzini pieni; i tuoi: { $number }.

## Che cosa dicono i segni

rules-signs = Che cosa dicono i segni
    .text =
        Nel testo e sui pulsanti; quelli dell'immagine sono sotto:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: i posti
        - ➤ chi è di turno
        - **3** · merci e carta · **12**: lotto, che cosa c'è, prezzo in marchi
        - Senato: quanto vale una merce del tipo come dono
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
sign-alone = prezzo solo con le proprie carte
