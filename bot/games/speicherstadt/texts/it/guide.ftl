### Per chi è alle prime armi: una riga per fase, perché una risposta può essere buona, che cosa dicono i segni.

## Una riga per fase: che cosa si decide, quanto costa e quando. Vale per tutti; senza Markdown.

# $upper: yes dove c'è una seconda fila.
guide-ask-demand = Paghi dopo: 1 moneta per ogni lavoratore sopra la carta quando compri.{ $upper ->
        [yes] {" "}Oppure riserva una carta della riga superiore: solo tu puoi comprarla.
       *[no] {""}
    }
guide-ask-spying = Non si vende ancora niente. Con la Spia un lavoratore scambia posto con uno altrui, una volta nel gioco.
guide-ask-purchase = Compra per 1 moneta a lavoratore, o rinuncia: chi segue paga 1 in meno.
guide-ask-reservation = Solo tu puoi comprarla, per 1 moneta a carta ancora in quella riga.
guide-ask-loading = I contratti portano punti alla fine, i commercianti monete subito. Quello che non trova posto va perso.
guide-ask-chief = Il Caposquadra raddoppia i punti di un incendio nel gioco, poi se ne va.
guide-ask-insurance = L'Assicurazione rende i punti tolti da un incendio, per { $insurance } monete, a ogni incendio.

## Perché una risposta può essere buona: dopo un consiglio, una frase di fatti. «Tu» è chi ha chiesto.

reason-nobody = Lì non c'è ancora nessuno.
reason-again = Hai un altro lavoratore in questa fila.
# $left: le monete che resterebbero dopo l'acquisto.
reason-later = { $left ->
        [0] Poi non ti resta nessuna moneta, e sei in fila anche per { $card }.
        [one] Poi ti resta { $left } moneta, e sei in fila anche per { $card }.
       *[other] Poi ti restano { $left } monete, e sei in fila anche per { $card }.
    }
reason-left = { $left ->
        [0] Poi non ti resta nessuna moneta.
        [one] Poi ti resta { $left } moneta.
       *[other] Poi ti restano { $left } monete.
    }
reason-useless = Nessuno dei tuoi contratti e commercianti prende le sue merci.
reason-needs = È ancora incompleto: { $card } aspetta { $good }.
reason-takes = Hai già chi la prende: { $card }, { $good }.
reason-have = Hai già merci adatte: { $good }.
reason-ship = Una nave in vendita porta merci adatte: { $good }.
# $points: del prossimo incendio.
reason-weakest = { $points ->
        [one] Il prossimo incendio vale { $points } punto, e nessuno ha meno forza antincendio di te.
       *[other] Il prossimo incendio vale { $points } punti, e nessuno ha meno forza antincendio di te.
    }
reason-strongest = { $points ->
        [one] Il prossimo incendio vale { $points } punto, e così avresti la forza antincendio più alta.
       *[other] Il prossimo incendio vale { $points } punti, e così avresti la forza antincendio più alta.
    }
reason-complete = Completo, alla fine vale { amount-points }.
reason-pays = Paga { amount-coins } per ogni merce di questo tipo: { $good }.
reason-makes = Dà { amount-points } per ogni merce di questo tipo: { $good }.
reason-does = Che cosa fa: { $short }.
reason-fire = { $points ->
        [one] Il prossimo incendio vale { $points } punto; questa carta vi conta { $value }.
       *[other] Il prossimo incendio vale { $points } punti; questa carta vi conta { $value }.
    }
reason-office = Così avresti { $number ->
        [one] { $number } Ufficio Contabile
       *[other] { $number } Uffici Contabili
    }: { amount-points }.
reason-income = Dà { amount-coins } a round, ancora per { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } round.
    }
reason-points = Alla fine vale { amount-points }.

## Che cosa dicono i segni

rules-signs = Che cosa dicono i segni
    .text =
        Nel testo e sui pulsanti; quelli dell'immagine sono sotto:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: i posti. ⚪A: un lavoratore grigio del posto A.
        - ➤ in vendita ora, o chi è di turno
        - **ora 3, poi 2, 1**: il prezzo per il primo lavoratore, e se chi è davanti rinuncia
        - *(pianificato)*: deciso in anticipo
rules-signs-cards = I segni sulle carte
    .text =
        Ogni carta mostra il suo nome, il suo segno e l'unico numero che conta:

        - con una moneta: le monete che dà; con una stella: i punti che vale
        - senza l'una né l'altra: la forza dei Pompieri; quante merci tiene un Magazzino
        - in basso: le merci che una nave porta, un contratto chiede o un commerciante prende, altrimenti che cosa fa la carta
        - in alto a sinistra: il suo posto sul mercato; in alto a destra: la sua stagione
        - { $signs }

        Tutto su una carta si legge con «{ lookup-open }» e `/{ command-card.name }`.
rules-signs-kaispeicher = Kaispeicher: i segni delle nuove carte
    .text =
        Con Kaispeicher arrivano 3 merci, i lavoratori grigi e una riga di carte da riservare. Come testo:

        - { $signs }
        - ⚪A un lavoratore grigio del posto A; quanti ne restano si legge dopo monete e punti
        - **a, b, c …** le carte della riga superiore; **1., 2., 3. …** le riservate, nell'ordine di vendita
        - una moneta su una carta riservata: quanto costa ora

        Tutto su una carta si legge con «{ lookup-open }» e `/{ command-card.name }`.

sign-points = punti ora
sign-flame = forza antincendio
sign-workers = lavoratori rimasti
sign-open = contratti a cui manca qualcosa
sign-first = inizia questo round
sign-due = di turno
sign-worker = lavoratore; il primo è in basso a sinistra
sign-price = prezzo ora
sign-later = prezzo se chi è davanti rinuncia
sign-column = posto sul mercato
sign-lit = in vendita adesso
sign-sold = venduta, completo
sign-unsold = invenduta
sign-missing = questa merce manca
sign-grey-worker = lavoratore grigio
sign-greys = lavoratori grigi rimasti
sign-upper = si può riservare
