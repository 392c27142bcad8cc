### Le regole per argomento: rules-<argomento> è il titolo (fino a 60 caratteri), rules-<argomento>.text la
### pagina (da 400 a 1.500 caratteri, Markdown di Discord, nessun fatto). Una riga qui è un paragrafo là.

rules-overview = Il gioco in breve
    .text =
        Mandi navi su per la Mosa verso quattro porti. Un colore muove tutte le navi che gli stanno davanti e hanno posto, anche quelle degli altri: aiuta una e manda un'altra fuori rotta.

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
        A turno puoi mettere 1 nave della tua riserva su una partenza libera in mare e caricarla con 1 carico. In 2 si hanno { $ships2 } navi ciascuno, in 3 o 4 se ne hanno { $ships3 }.

        - Su una partenza sta 1 nave. Se nessuna è libera, non si può mettere nulla.
        - Scegli un carico qualsiasi che sia ancora in riserva: grano, frutta, stoffe o petrolio. Puoi anche mettere la nave vuota.
        - La partenza conta. Dalla prima quasi ogni rotta porta a Vulcaanhaven, dall'ultima a Botlek; il menu mostra le probabilità per ogni carico, se i colori venissero a sorte.
        - Puoi anche non mettere navi.

        Il carico scaricato e le navi rientrate si possono usare di nuovo.

rules-sailing = Navigazione: scegliere un colore
    .text =
        A turno ognuno sceglie 1 colore: rosso, giallo, blu o verde. Poi ogni nave che sta davanti a un canale di quel colore **deve** fare 1 passo se c'è posto, di chiunque sia.

        - Prima vanno le navi di chi ha scelto il colore, poi quelle degli altri in senso orario; della stessa persona prima la nave più vicina ai porti.
        - Una nave fa 1 passo per colore, e può farne un altro con il colore seguente.
        - Tra due canali c'è posto per 1 nave. Se il posto seguente è occupato, la nave aspetta, e va comunque se si libera nello stesso movimento.
        - Un colore si può scegliere di nuovo, anche uno che non muove nulla.
        - In un porto c'è posto per quante navi si vuole.

        Sotto il tabellone c'è scritto che cosa muoverebbe ora ogni colore, quali navi aspetterebbero e a chi si chiederebbe a un bivio.

rules-forks = Bivi e rotte sbarrate
    .text =
        Da alcuni posti partono due rotte dello **stesso** colore. Quando qualcuno sceglie quel colore, decide la rotta chi possiede la nave.

        - Se una delle due rotte è occupata, la nave deve prendere quella libera.
        - Se lo sono tutte e due, aspetta.
        - Sulle rotte di altri colori non si chiede mai nulla: sono per la prossima volta.

        Una nave può stare apposta sulla rotta degli altri. Li trattiene finché non viene mossa, e può farlo chiunque scegliendo il suo colore.

        All'inizio il bot guida le tue navi al porto del loro carico, e ti chiede solo dove non c'è una rotta o ce n'è più di una. Puoi disattivarlo con «{ orders-open }» nel tuo ufficio.

rules-ship-cards = Carte nave
    .text =
        Una nave **arrivata** in un posto con l'ancora porta 1 carta nave. Una che era già lì non ne porta, e passare oltre non basta.

        - In mano tieni al massimo { $hand } carte nave. Quello che peschi in più va perso, ma prima puoi giocarne una, o scoprirne una con punti per fare posto.
        - Le carte con punti contano alla fine, scoperte o in mano.
        - Tutte le altre si giocano nel proprio turno: prima di mettere una nave, prima di scegliere un colore, nella fase delle carte nave o prima di completare un ordine; in quest'ultima fase gioca solo chi può completarne uno. Quante ne vuoi.
        - Se vuoi giocarne una **dopo** che il tuo colore ha mosso le navi, sceglilo quando lo dici.
        - Una carta senza bersaglio non si può giocare. Quelle usate si mescolano in un nuovo mazzo quando il mazzo è vuoto.

        Che cosa fa ogni carta, lo dice /{ command-card.name }.

rules-unloading = Scarico
    .text =
        Qui nessuno decide nulla. Ogni nave in un porto viene scaricata.

        - **Il carico giusto**: chi possiede la nave pesca la prima carta prodotto di quel porto. Quale sia, non lo vede nessun altro.
        - **Il carico sbagliato, o nessuno**: non succede nulla.
        - In ogni caso il carico torna nella riserva e la nave rientra.

        Ogni porto fa due prodotti, e quale esca è questione di fortuna:
        - Vulcaanhaven fa pane e birra dal grano.
        - Merwehaven fa succo d'arancia e marmellata dalla frutta.
        - Waalhaven fa vestiti e tela da vela dalle stoffe.
        - Botlek fa benzina e plastica dal petrolio.

        Il dorso mostra il porto: così si vede da dove vengono le carte di una mano. Se un mazzo è vuoto, là si scarica senza carta.

rules-trade = Scambi
    .text =
        Chi ha carte prodotto può fare scambi, tutti insieme. Si scambiano solo prodotti, e tutte e due le parti ne danno almeno 1.

        - Nel tuo ufficio scegli che cosa dai, che cosa vuoi e a chi va l'offerta. La riceve chi accetta per primo, e le carte cambiano mano subito.
        - Puoi avere 1 offerta aperta e farne fino a { $offers } in una fase. Puoi ritirarla.
        - Le offerte le vedono tutti. Quello che offri, devi averlo; quello che hai d'altro, non lo sa nessuno.
        - Un'offerta decade quando tutti l'hanno rifiutata, o quando le sue carte sono andate altrove.
        - **{ do-done }** chiude le tue; quelle degli altri ti arrivano ancora. **{ do-done-closed }** lascia stare anche quelle.

        Quando tutti hanno finito e nessuna offerta è aperta, la fase è conclusa.

rules-orders = Ordini
    .text =
        Cominci con { $orders } ordini, che vedi solo tu. Nell'ultima fase del round ognuno, a turno, può completare **un** ordine.

        - Consegni i { $needs-least } o { $needs-most } prodotti che mostra. Escono dal gioco.
        - L'ordine resta scoperto davanti a te e dà subito i suoi punti.
        - Poi ne peschi uno nuovo, che puoi completare al più presto nel round seguente.
        - Un jolly vale per 1 prodotto qualsiasi. Puoi usarne più d'uno.

        Gli ordini per { $needs-least } prodotti danno { $least2 } o { $most2 } punti, quelli per { $needs-most } prodotti da { $least3 } a { $most3 }. Gli ordini che non ti piacciono non si cambiano. A chi non può completare nulla non si chiede.

rules-end = La fine e i punti
    .text =
        Quando qualcuno ha { $trigger } punti su ordini completati (si sceglie all'inizio, da { $lowest-trigger } a { $highest-trigger }), gioca ancora in questa fase chi non l'ha già fatto. Poi la partita è finita.

        Si contano tutti i punti:
        - gli ordini completati,
        - 1 per ogni carta prodotto ancora in mano,
        - le carte nave con punti, scoperte o in mano.

        Vince chi ha più punti. A pari punti contano più punti ordine, poi più carte prodotto; se anche queste sono pari, la vittoria è condivisa. Chi ha { $trigger } per primo non vince sempre.

        La partita finisce anche quando tutti e quattro i mazzi dei prodotti sono vuoti, o quando per { $idle-rounds } round di seguito nessuna nave è stata messa, nessuna mossa da un colore e nessun ordine completato.

rules-map = La mappa
    .text =
        Da quattro partenze in mare (da S1 a S4) i canali passano per tre file di posti (L, M e N) fino a quattro porti. Ogni rotta ha 4 passi. Un posto con l'ancora porta una carta nave.

        - **S1** verde L1, giallo L2 · **S2** rosso L2, giallo L3 · **S3** rosso L3, blu L4 · **S4** verde L4, blu L5
        - **L1** blu M1, verde M2 · **L2** giallo M2, blu M3 · **L3** (ancora) verde M3 o M4 · **L4** giallo M4, rosso M5 · **L5** blu M5, rosso M6
        - **M1** (ancora) blu N1, verde N2 · **M2** giallo N1, verde N2 · **M3** verde N2, blu N3 · **M4** rosso N4, blu N5 · **M5** rosso N5, giallo N6 · **M6** (ancora) rosso N5, giallo N6
        - **N1** rosso Vulcaanhaven · **N2** giallo Vulcaanhaven o Merwehaven · **N3** (ancora) rosso Merwehaven, verde Waalhaven · **N4** (ancora) verde Merwehaven, giallo Waalhaven · **N5** blu Waalhaven o Botlek · **N6** rosso Botlek

        Quando questo è stato scritto non c'era un'immagine del tabellone: la mappa è nuova, con le caratteristiche della vecchia. Se hai il gioco, dicci com'è.

rules-credits = Di chi è questo gioco
    .text =
        { game-rotterdam.credits }

        È rimasto tutto quello che si racconta del gioco: quattro tipi di carico, quattro porti con due prodotti ciascuno, { $all-orders } ordini, nove tipi di carte nave, canali colorati con bivi e ancore. Quello che nessuno racconta è fatto di nuovo, e sta in file che può sostituire chi ha il gioco: la mappa, numero e valore degli ordini, quante carte nave ci sono di ogni tipo, alcuni nomi di prodotti.

        Kontor è un'opera amatoriale non ufficiale, senza legami con autore ed editore: parole e immagini sono sue.
