### Per chi è alle prime armi: una riga per fase, perché una risposta può essere buona, che cosa dicono i segni.

## Una riga per fase: che cosa si decide, quanto costa e quando. Vale per tutti; senza Markdown.

# $able: whether there is more to do than to pass.
guide-ask-placing =
    { $able ->
        [yes] 1 nave su una partenza libera, carica o vuota. Ogni carico ha il suo porto; la percentuale è la probabilità di arrivarci con colori casuali.
       *[no] Il bot te lo chiede perché nessuno sappia se hai una carta. Un piano può passare per te: «{ orders-do-rest }».
    }
guide-ask-sailing =
    { $able ->
        [yes] Ogni nave davanti al tuo colore avanza di 1, anche quelle altrui, se il posto dopo è libero. ✓ porto giusto, ✗ fuori rotta, ? sceglie chi la possiede.
       *[no] Il bot te lo chiede perché nessuno sappia se hai una carta. Un piano può andare avanti per te: «{ orders-do-rest }».
    }
guide-ask-fork = Chi possiede la nave sceglie la rotta. ✓ va al porto del suo carico, ✗ non più.
guide-ask-cards = Giocane quante vuoi; ognuna vale una volta. Puoi tenerne al massimo { $hand }.
guide-ask-trade = Scambia prodotti con prodotti, almeno 1 carta a testa. Accanto a ogni persona ci sono i porti dei suoi prodotti. «{ do-done }»: rispondi soltanto. «{ do-done-closed }»: niente scambi in questo round.
guide-ask-answer =
    { $able ->
        [yes] Se accetti, vi scambiate subito le carte.
       *[no] Il bot non rifiuta per te: tutti saprebbero che cosa ti manca. Con «{ orders-open }» si può.
    }
# $trigger: i punti ordine che chiudono la partita.
guide-ask-completion = Consegna i prodotti di 1 ordine e ricevi subito i suoi punti. La partita finisce a { $trigger } punti ordine.

## Perché una risposta può essere buona: dopo un consiglio, una frase di fatti. «Tu» è chi ha chiesto.

# $products: di quelli che fa il porto.
reason-makes = { $harbour } fa quello che ti manca: { $products }.
reason-sold-out = { $harbour } non ha più carte prodotto.
reason-left = { $number ->
        [one] { $harbour } ha ancora { $number } carta prodotto.
       *[other] { $harbour } ha ancora { $number } carte prodotto.
    }
reason-comes-in = La tua { $ship } arriva a { $harbour }, che vuole il suo carico.
reason-nearer = La tua { $ship } si avvicina a { $harbour }, che vuole il suo carico.
reason-astray = Porta { $ship } fuori dalla rotta per { $harbour }, che vuole il suo carico.
reason-wanted = Là il carico è richiesto.
# $harbour: quello che vuole il carico.
reason-reaches = Da { $to } può ancora arrivare a { $harbour }, che vuole il suo carico.
reason-anchor = { $to } ha un'ancora: se dopo la navigazione la nave è lì, porta una carta nave.
reason-gained = Così la tua { $ship } può arrivare a { $harbour } con il suo carico.
reason-lost = Così { $ship } non può più consegnare a { $harbour }.
reason-counts = { $points ->
        [one] Alla fine conta comunque { $points } punto, e fa posto a un'altra carta.
       *[other] Alla fine conta comunque { $points } punti, e fa posto a un'altra carta.
    }
reason-lacks = Colma vuoti nei tuoi ordini: { $products }.
# $lost: quello che gli manca dopo.
reason-exchanged = I tuoi ordini guadagnano { $products } e perdono { $lost }.
reason-completes = { $points ->
        [one] Poi puoi completare un ordine da { $points } punto.
       *[other] Poi puoi completare un ordine da { $points } punti.
    }
reason-more = Ricevi più carte di quante ne dai.
reason-needs = Se accetti, ai tuoi ordini manca: { $products }.
reason-lacking = Non hai quello che viene chiesto in cambio.
reason-all-there = Hai tutto quello che serve ai tuoi ordini.
reason-empty = Anche una nave vuota a un'ancora può portare una carta nave.
# $chance: della partenza con più probabilità, in percentuale.
reason-start-together = { $start } ha il { $chance }%, ma da qui { $colour } la fa avanzare insieme alla tua { $ship }.
reason-start-shared = { $start } ha il { $chance }%, ma da qui { $colour } la fa avanzare, e aiuta anche { $ship }.
reason-start-now = { $start } ha il { $chance }%, ma da qui più colori la fanno avanzare subito.
reason-start-round = { $start } ha il { $chance }% con colori a caso, ma conta quali colori si possono ancora scegliere in questo round.
reason-no-ship = Non hai più navi da mettere.
reason-no-start = Nessuna partenza è libera.
reason-ship-later = La tua nave può partire in un round successivo.
reason-too = Aiuta anche { $ships }.
reason-fewest = Ogni altro colore aiuta più navi altrui.
reason-steer-odds = Da { $to } ha il { $chance }% di probabilità di arrivare a { $harbour }, altrimenti il { $other }%.
reason-odds-up = La tua { $ship } ha poi il { $after }% di probabilità di arrivare a { $harbour }, invece del { $before }%.
reason-odds-down = { $ship } ha poi il { $after }% di probabilità di arrivare a { $harbour }, invece del { $before }%.
reason-off-anchor = Così { $ship } lascia l'ancora di { $place }, che porta una carta nave.
reason-longer = Così { $ship } ha più strada da fare.
reason-again = Così la tua { $ship } può prendere un'altra rotta.
reason-cargo = Cambia il carico delle navi.
reason-card-later = Se tieni una carta, puoi giocarla in un round successivo.
reason-worth =
    Quello che ricevi vale alla fine { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.
reason-kept = Nessun tuo ordine chiede quello che dai.
reason-nothing-needed = I tuoi ordini non ne hanno bisogno.
reason-too-dear = { $points ->
        [one] Daresti { $points } punto in più di quanto ricevi.
       *[other] Daresti { $points } punti in più di quanto ricevi.
    }
reason-no-products = Non hai prodotti da offrire.
reason-no-holder = Nessun altro ha carte dei porti che fanno quello che ti serve.
reason-all-wanted = I tuoi ordini chiedono tutto quello che potresti dare.
reason-withdraw = Poi puoi offrire altro.
reason-keep-products = Tieni i prodotti per un altro ordine.
# $trigger: i punti ordine che chiudono la partita.
reason-points = { $points ->
        [one] Poi hai { $points } punto ordine; si finisce a { $trigger }.
       *[other] Poi hai { $points } punti ordine; si finisce a { $trigger }.
    }

## Che cosa dicono i segni

rules-signs = Che cosa dicono i segni
    .text =
        Nei testi e sui pulsanti (i segni dell'immagine sono sotto):

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D: i posti. 🟠A2: la seconda nave del posto A.
        - ➤ chi è di turno
        - Sulla mappa ogni colore ha anche una lettera e una linea propria.
        - Un prodotto ha la cornice nel colore del suo carico.
        - ✓ porto giusto · ✗ fuori rotta o porto sbagliato
        - **S2 · grano · … 63%**: la probabilità di arrivare da lì al porto giusto, con colori a caso

sign-order = punti ordine
sign-product = carte prodotto
sign-card = carte nave in mano
sign-open = punti delle carte scoperte
sign-ship = navi in riserva
sign-due = di turno
sign-master = capitano di porto, inizia ogni fase
sign-loaded = nave 1 del posto A, carica
sign-empty = nave senza carico
sign-changed = mossa o cambiata dalla tua carta
sign-anchor = porta una carta nave
sign-ready = ordine che si può completare
sign-have = il prodotto c'è
sign-missing = il prodotto manca
sign-red = { colour-red } ({ colour-red.letter })
sign-yellow = { colour-yellow } ({ colour-yellow.letter })
sign-blue = { colour-blue } ({ colour-blue.letter })
sign-green = { colour-green } ({ colour-green.letter })
sign-back = prodotto coperto
