### Per chi è alle prime armi: una riga per fase, perché una risposta può essere buona, che cosa dicono i segni.

## Una riga per fase: che cosa si decide, quanto costa e quando. Vale per tutti; senza Markdown.

guide-ask-placing = Metti 1 nave su una partenza libera, carica o vuota, o lascia stare. Ora non costa nulla. Ogni carico lo vuole un solo porto, e non tutte le partenze ci portano altrettanto bene.
guide-ask-sailing = Di' 1 colore: subito ogni nave davanti a un canale di quel colore fa 1 passo, le tue e quelle degli altri; se il posto seguente è occupato, aspetta. Non costa niente. Indietro vanno solo con una carta nave.
guide-ask-fork = Il colore detto porta da qui su due vie. Sceglie ora chi possiede la nave; non costa nulla. Non tutte le vie portano ancora al porto che vuole il carico.
guide-ask-cards = Ora si possono giocare carte nave, quante se ne vuole o nessuna. Una carta giocata è consumata; ciò che non giochi resta in mano, al massimo 3 carte.
guide-ask-trade = Offri prodotti in cambio di prodotti: ogni parte dà almeno 1 carta, e chi accetta per primo scambia subito. In questa fase sono permesse 3 offerte. Non offrire nulla non costa nulla.
guide-ask-answer = Qualcuno vuole prodotti tuoi in cambio di altri. Se accetti, le carte cambiano mano subito; rifiutare non costa nulla.
# $trigger: i punti ordine che chiudono la partita.
guide-ask-completion = Puoi completare 1 ordine: costa i prodotti che mostra, e i suoi punti contano subito. Con { $trigger } punti ordine la partita si avvia alla fine.

## Perché una risposta può essere buona: dopo un consiglio, una frase di fatti. «Tu» è chi ha chiesto.

# $products: di quelli che fa il porto.
reason-makes = { $harbour } fa ciò che manca ancora ai tuoi ordini: { $products }.
reason-sold-out = { $harbour } non ha più carte prodotto.
reason-left = { $number ->
        [one] { $harbour } ha ancora { $number } carta prodotto.
       *[other] { $harbour } ha ancora { $number } carte prodotto.
    }
reason-comes-in = La tua { $ship } arriva a { $harbour }, che vuole il suo carico.
reason-nearer = La tua { $ship } si avvicina a { $harbour }, che vuole il suo carico.
reason-astray = Porta { $ship } fuori dalla via per { $harbour }, che vuole il suo carico.
reason-still = Nessuna delle tue navi si muove.
reason-wanted = Là il carico è richiesto.
# $harbour: quello che vuole il carico.
reason-reaches = Da { $to } può ancora arrivare a { $harbour }, che vuole il suo carico.
reason-anchor = { $to } ha un'ancora: se dopo la navigazione la nave è lì, porta una carta nave.
reason-gained = Così la tua { $ship } ha una via per { $harbour } con il suo carico.
reason-lost = Così { $ship } non porta più nulla a { $harbour }.
reason-counts = { $points ->
        [one] Alla fine conta comunque { $points } punto, e fa posto a un'altra carta.
       *[other] Alla fine conta comunque { $points } punti, e fa posto a un'altra carta.
    }
reason-lacks = Manca ai tuoi ordini: { $products }.
reason-more = Ricevi più carte di quante ne dai.
reason-needs = I tuoi ordini chiedono: { $products }.
reason-all-there = Hai tutto ciò che i tuoi ordini chiedono.
# $trigger: i punti ordine che chiudono la partita.
reason-points = { $points ->
        [one] Poi hai { $points } punto ordine; si finisce a { $trigger }.
       *[other] Poi hai { $points } punti ordine; si finisce a { $trigger }.
    }

## Che cosa dicono i segni

rules-signs = Che cosa dicono i segni
    .text =
        Testo e pulsanti usano questi segni, l'immagine quelli sotto:

        - { $signs }
        - 🟠A 🔷B 🔺C 🟩D sono i posti al tavolo, ognuno con colore, forma e lettera. 🟠A2 è la seconda nave del posto A.
        - ➤ chi deve agire
        - Sulla mappa ogni colore ha anche una lettera e una linea propria: continua, tratti, punti o entrambi.
        - Un prodotto ha la cornice nel colore di ciò di cui è fatto.
        - Sotto l'immagine: ✅ una nave che arriva dove il suo carico è richiesto · ❌ una nave che ne lascia la rotta o arriva nel porto sbagliato
        - **S2 · grano · … 63%**: con questa probabilità una nave arriva da lì al porto giusto, se i colori venissero a sorte

sign-order = punti ordine
sign-product = carte prodotto
sign-card = carte nave in mano
sign-open = punti delle carte scoperte
sign-ship = navi in riserva
sign-due = deve agire
sign-master = capitano di porto, inizia ogni fase
sign-loaded = nave 1 del posto A, carica
sign-empty = nave senza carico
sign-changed = mossa o cambiata dalla tua carta
sign-anchor = porta una carta nave
sign-ready = ordine che si può completare
sign-have = il prodotto c'è
sign-missing = il prodotto manca
sign-red = canale: { colour-red } ({ colour-red.letter })
sign-yellow = canale: { colour-yellow } ({ colour-yellow.letter })
sign-blue = canale: { colour-blue } ({ colour-blue.letter })
sign-green = canale: { colour-green } ({ colour-green.letter })
sign-back = prodotto coperto
