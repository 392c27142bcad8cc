### Per chi è alle prime armi: una riga per fase, perché una risposta può essere buona, che cosa dicono i segni.

## Una riga per fase: che cosa si decide, quanto costa e quando. Vale per tutti; senza Markdown.

# $upper: yes dove c'è una seconda fila.
guide-ask-demand =
    Piazzare è gratis, comprare costa 1 moneta per ogni lavoratore in fila.{ $upper ->
        [yes] { " " }Oppure riserva una carta della riga superiore: solo tu puoi comprarla.
       *[no] { "" }
    }
guide-ask-spying = Una volta a partita la Spia scambia di posto un tuo lavoratore con uno altrui.
guide-ask-purchase = Prezzo: 1 moneta per ogni lavoratore in fila. Se rinunci, chi segue paga 1 in meno.
guide-ask-reservation = Solo tu puoi comprarla, per 1 moneta a carta ancora nella riga delle riservate.
guide-ask-loading = I contratti danno punti alla fine, i commercianti monete subito. Le merci senza posto vanno perse.
guide-ask-chief = Una volta a partita il Caposquadra raddoppia i punti che ti dà un incendio.
guide-ask-insurance = Per { $insurance } monete riprendi i punti che un incendio ti ha tolto. Vale a ogni incendio.

## Perché una risposta può essere buona: dopo un consiglio, una frase di fatti. «Tu» è chi ha chiesto.

reason-nobody = Non c'è ancora nessuno in fila.
reason-again = La prossima richiesta tocca di nuovo a te, per { amount-coins }.
reason-later = Tieni { amount-coins } per { $card }, per cui sei anche in fila.
# $coins: nella borsa; $left: quelle che resterebbero dopo un acquisto.
reason-left = { $left ->
        [0] Tieni { amount-coins }; comprandola non te ne resterebbero.
       *[other] Tieni { amount-coins }; comprandola te ne resterebbe solo { $left }.
    }
reason-useless = Nessuno dei tuoi contratti e commercianti prende le sue merci.
reason-needs = Hai { $card }, a cui manca { $good }.
reason-takes = Hai { $card }, che prende { $good }.
reason-have = Hai già merci adatte: { $good }.
reason-ship = Una nave in vendita porta merci adatte: { $good }.
# $points: del prossimo incendio.
reason-weakest = { $points ->
        [one] Il prossimo incendio vale { $points } punto, e senza questa carta nessuno avrebbe meno forza antincendio di te.
       *[other] Il prossimo incendio vale { $points } punti, e senza questa carta nessuno avrebbe meno forza antincendio di te.
    }
reason-strongest = { $points ->
        [one] Il prossimo incendio vale { $points } punto, e così avresti la forza antincendio più alta.
       *[other] Il prossimo incendio vale { $points } punti, e così avresti la forza antincendio più alta.
    }
reason-complete = Se lo completi, alla fine vale { amount-points }.
reason-pays = Paga { amount-coins } per ogni { $good }.
reason-makes = Dà { amount-points } per ogni { $good }.
reason-does = Effetto: { $short }.
reason-fire =
    { $points ->
        [one] Ti dà { $value } di forza antincendio; il prossimo incendio vale { $points } punto.
       *[other] Ti dà { $value } di forza antincendio; il prossimo incendio vale { $points } punti.
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
        Nei testi e sui pulsanti (i segni dell'immagine sono sotto):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D ⭐E: i posti. ⚪A: un lavoratore grigio del posto A.
        - ➤ in vendita ora, o chi è di turno
        - **ora 3, poi 2, 1**: il prezzo per il primo in fila, poi per i successivi se chi è davanti rinuncia
        - *(pianificato)*: giocato secondo il piano
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
        - ⚪A un lavoratore grigio del posto A; quanti ne restano si legge dopo le monete
        - le carte della riga superiore continuano la numerazione; **R1, R2 …** le riservate, nell'ordine di vendita
        - una moneta su una carta riservata: quanto costa ora

        Tutto su una carta si legge con «{ lookup-open }» e `/{ command-card.name }`.

sign-points = punti, se il gioco finisse ora
sign-flame = forza antincendio
sign-workers = lavoratori rimasti
sign-open = contratti aperti
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
