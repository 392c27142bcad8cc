### Le regole per argomento: rules-<argomento> è il titolo (fino a 60 caratteri), rules-<argomento>.text la
### pagina (da 400 a 1.500 caratteri, Markdown di Discord, nessun fatto). Una riga qui è un paragrafo là.

rules-overview = Il gioco in breve
    .text =
        Mandi navi su per la Mosa verso 4 porti. Un colore muove tutte le navi che gli stanno davanti e hanno posto, anche quelle degli altri: aiuta una e manda un'altra fuori rotta.

        Un round ha { $phases } fasi, ognuna comincia dal capitano di porto:

        - **Piazzamento**: una nave su una partenza, con carico o senza.
        - **Navigazione**: a turno, ognuno sceglie un colore.
        - **Carte nave**: un'ancora ne porta una; si giocano qui o prima.
        - **Scarico**: il carico giusto nel porto giusto porta un prodotto.
        - **Scambi**: prodotti in cambio di prodotti.
        - **Ordini**: ognuno può completarne uno.

        A { $trigger } punti ordine si gioca il round fino alla fine. Vince chi ha più punti.

rules-placing = Piazzamento: una nave su una partenza
    .text =
        A turno puoi mettere 1 nave della tua riserva su una partenza libera in mare, con 1 carico o vuota. In 2 si hanno { $ships2 } navi ciascuno, in 3 o 4 se ne hanno { $ships3 }.

        - Su una partenza sta 1 nave.
        - Scegli un carico qualsiasi che ci sia ancora: grano, frutta, stoffe o petrolio.
        - Dalla prima partenza quasi ogni rotta porta a Vulcaanhaven, dall'ultima a Botlek; il menu mostra le probabilità, con colori a caso.

        Il carico scaricato e le navi rientrate si possono usare di nuovo.

rules-sailing = Navigazione: scegliere un colore
    .text =
        A turno ognuno sceglie 1 colore: rosso, giallo, blu o verde. Ogni nave davanti a un canale di quel colore **deve** fare 1 passo se c'è posto, di chiunque sia.

        - Prima vanno le navi di chi ha scelto, poi in senso orario; della stessa persona prima la nave più vicina ai porti.
        - Tra 2 canali c'è posto per 1 nave. Se il posto seguente è occupato, la nave aspetta, e va comunque se si libera nello stesso movimento.
        - Un colore si può scegliere di nuovo, anche uno che non muove nulla.
        - In un porto c'è posto per quante navi si vuole.

        Sotto il tabellone c'è scritto che cosa muoverebbe ora ogni colore.

rules-forks = Bivi e rotte sbarrate
    .text =
        Da alcuni posti partono 2 rotte dello **stesso** colore. Quando viene scelto, decide la rotta chi possiede la nave.

        - Se una è occupata, la nave deve prendere l'altra.
        - Se lo sono entrambe, aspetta.

        Una nave può stare apposta sulla rotta degli altri, finché qualcuno sceglie il suo colore.

        All'inizio il bot guida le tue navi al porto del loro carico, e ti chiede solo dove non c'è una rotta o ce n'è più di una. «{ orders-open }» nel tuo ufficio lo disattiva.

rules-ship-cards = Carte nave
    .text =
        Una nave **arrivata** a un'ancora porta 1 carta nave. Una che era già lì, o che passa oltre, non ne porta.

        - In mano ne tieni al massimo { $hand }. Quello che peschi in più va perso, ma prima puoi giocarne una, o scoprirne una con punti.
        - Le carte con punti contano alla fine, scoperte o in mano.
        - Tutte le altre si giocano nel proprio turno, quante ne vuoi: prima di mettere una nave, prima di scegliere un colore, nella fase delle carte nave o prima di completare un ordine (solo se puoi completarne uno).
        - Per giocarne una **dopo** che il tuo colore ha mosso le navi, dillo quando lo scegli.
        - Una carta senza bersaglio non si può giocare. Quelle usate fanno il nuovo mazzo quando il mazzo è vuoto.

        Che cosa fa ogni carta, lo dice /{ command-card.name }.

rules-unloading = Scarico
    .text =
        Ogni nave in un porto viene scaricata; nessuno decide nulla.

        - **Il carico giusto**: chi possiede la nave pesca la prima carta prodotto di quel porto, e la vede da solo.
        - **Il carico sbagliato, o nessuno**: nulla.
        - Il carico torna nella riserva, la nave rientra.

        Quale dei suoi 2 prodotti dia un porto è questione di fortuna:
        - Vulcaanhaven fa pane e birra dal grano.
        - Merwehaven fa succo d'arancia e marmellata dalla frutta.
        - Waalhaven fa vestiti e tela da vela dalle stoffe.
        - Botlek fa benzina e plastica dal petrolio.

        Il dorso mostra il porto. Se un mazzo è vuoto, là si scarica senza carta.

rules-trade = Scambi
    .text =
        Chi ha carte prodotto scambia, tutti insieme, prodotti in cambio di prodotti, almeno 1 per parte.

        - Scegli che cosa dai, che cosa vuoi e a chi va l'offerta. La riceve subito chi accetta per primo.
        - Puoi avere 1 offerta aperta e farne fino a { $offers } in una fase. Puoi ritirarla.
        - Le offerte le vedono tutti. Quello che offri, devi averlo; il resto della mano resta coperto.
        - Un'offerta decade quando tutti l'hanno rifiutata, o le sue carte sono andate altrove.
        - **{ do-done }** chiude le tue offerte, **{ do-done-closed }** anche quelle degli altri a te.

        Quando tutti hanno finito e nessuna offerta è aperta, la fase è conclusa.

rules-orders = Ordini
    .text =
        Cominci con { $orders } ordini, che vedi solo tu. Nell'ultima fase del round ognuno, a turno, può completarne **uno**.

        - Consegni i suoi { $needs-least } o { $needs-most } prodotti, che escono dal gioco.
        - Resta scoperto davanti a te e conta subito.
        - Poi ne peschi uno nuovo, al più presto per il round seguente.
        - Un jolly vale per 1 prodotto qualsiasi. Puoi usarne più d'uno.

        Gli ordini per { $needs-least } prodotti danno { $least2 } o { $most2 } punti, quelli per { $needs-most } prodotti da { $least3 } a { $most3 }. Gli ordini non si cambiano.

rules-end = La fine e i punti
    .text =
        Quando qualcuno ha { $trigger } punti su ordini completati (si sceglie all'inizio, da { $lowest-trigger } a { $highest-trigger }), questa fase si gioca fino alla fine. Poi contano:

        - gli ordini completati,
        - 1 per ogni carta prodotto in mano,
        - le carte nave con punti, scoperte o in mano.

        Vince chi ha più punti. A pari punti contano più punti ordine, poi più carte prodotto; altrimenti la vittoria è condivisa.

        La partita finisce anche quando tutti i mazzi dei prodotti sono vuoti, o quando per { $idle-rounds } round di seguito nessuna nave è stata messa, nessuna mossa da un colore e nessun ordine completato.

rules-map = La mappa
    .text =
        Da 4 partenze in mare (da S1 a S4) i canali passano per 3 righe di posti (L, M e N) fino a 4 porti. Ogni rotta ha 4 passi. Un posto con l'ancora porta una carta nave.

        - **S1** verde L1, giallo L2 · **S2** rosso L2, giallo L3 · **S3** rosso L3, blu L4 · **S4** verde L4, blu L5
        - **L1** blu M1, verde M2 · **L2** giallo M2, blu M3 · **L3** (ancora) verde M3 o M4 · **L4** giallo M4, rosso M5 · **L5** blu M5, rosso M6
        - **M1** (ancora) blu N1, verde N2 · **M2** giallo N1, verde N2 · **M3** verde N2, blu N3 · **M4** rosso N4, blu N5 · **M5** rosso N5, giallo N6 · **M6** (ancora) rosso N5, giallo N6
        - **N1** rosso Vulcaanhaven · **N2** giallo Vulcaanhaven o Merwehaven · **N3** (ancora) rosso Merwehaven, verde Waalhaven · **N4** (ancora) verde Merwehaven, giallo Waalhaven · **N5** blu Waalhaven o Botlek · **N6** rosso Botlek

        La mappa è nostra, con le caratteristiche di quella vera. Se hai il gioco, dicci com'è.

rules-credits = Di chi è questo gioco
    .text =
        { game-rotterdam.credits }

        Abbiamo tenuto tutto quello che si racconta del gioco: 4 tipi di carico, 4 porti con 2 prodotti ciascuno, { $all-orders } ordini, 9 tipi di carte nave, canali colorati con bivi e ancore. Il resto è nostro, in file che chi ha il gioco può sostituire: la mappa, numero e valore degli ordini, quante carte nave ci sono di ogni tipo, alcuni nomi di prodotti.

        Kontor è un'opera amatoriale non ufficiale, senza legami con autore ed editore: parole e immagini sono sue.
