### Le regole per argomento: rules-<argomento> è il titolo (fino a 60 caratteri), rules-<argomento>.text la
### pagina (fino a 2.500 caratteri, Markdown di Discord, nessun dato). Una riga qui è un paragrafo là.


rules-overview = Il gioco in breve
    .text =
        Commerci nel porto di Amburgo per { $rounds } round: compri merci, poi decidi in segreto quali dare al senato, per i punti, e quali vendere, per il denaro.

        Un round ha 5 fasi:

        - **Porto**: { $groups } lotti di { $goods-in-group } merci a prezzi fissi. A turno ne compri uno o passi.
        - **Sigillo**: tutti mettono merci coperte, al massimo { $kinds } tipi.
        - **Senato**: tutti scoprono. I doni di più valore portano punti.
        - **Mercato**: più ne vendete di un tipo, più il prezzo scende.
        - **Chiusura**: i tuoi magazzini tengono merci, il resto si scarta.

        Cominci con { $start-money } marchi, { $start-speicher ->
            [one] { $start-speicher } magazzino
           *[other] { $start-speicher } magazzini
        } e { $start-goods ->
            [one] { $start-goods } merce
           *[other] { $start-goods } merci
        }. Denaro e mano sono segreti. Vince chi ha più punti.

rules-harbour = Porto: comprare lotti
    .text =
        Sono esposti { $groups } lotti di { $goods-in-group } merci scoperte. Senza l'espansione, accanto alle merci dei primi { $first-speicher } c'è un magazzino.

        - Un lotto si compra intero. Il prezzo è la somma delle due merci: tappeti { $price-carpet }, spezie { $price-spice }, tabacco { $price-tobacco }, cacao { $price-cocoa }, tè { $price-tea }, caffè { $price-coffee }. Una carta o un magazzino accanto non costa nulla.
        - Il primo giro va in senso orario, il secondo all'indietro, il terzo di nuovo in avanti. Chi è ultimo in un giro è quindi primo nel prossimo, e può scegliere due lotti insieme.
        - Nel tuo turno compri un lotto o passi. Chi passa ha finito per questo round.
        - In 2, 3, 4, 5 si possono comprare { $buy2 }, { $buy3 }, { $buy4 }, { $buy5 } lotti per round.
        - Se il denaro non basta, un pagamento prende da solo un prestito. Lo leggi prima di confermare.
        - Le merci vanno in mano, e tutti hanno visto quali. Un magazzino sta scoperto davanti a te.
        - Quello che nessuno compra si scarta.

        Quando la pila delle merci è vuota, si mescolano quelle scartate.

        Un **piano** fa risparmiare tempo: fai una lista dei lotti che vuoi, e si comprano quando tocca a te.

rules-office = Sigillo: le pile
    .text =
        Tutti mettono merci coperte nello stesso momento, alcune per il **mercato**, altre per il **senato**. Quello che non metti su nessuna pila resta in mano.

        - Le due pile insieme contengono al massimo **{ $kinds } tipi** di merce, ma quante ne vuoi di ognuno. Un tipo si può dividere.
        - Le pile possono essere vuote.
        - Puoi cambiare le tue pile finché non hanno sigillato tutti. Nessuno sa altro se non che hai sigillato.
        - Poi tutti scoprono insieme.

        In «Il mio ufficio» vedi, per ogni tipo, che cosa darebbe il senato, che cosa paga il mercato se nessun altro lo vende, e che cosa paga se tutti ne vendono una.

        Un consiglio: tutti hanno visto che cosa hanno comprato gli altri. Segrete sono solo le merci dell'inizio e quelle pescate alla cieca.

rules-senate = Senato: doni e punti
    .text =
        La carta del senato di questo round dice quanto vale ogni tipo come dono, da { $least } a { $most }. Nelle sei carte ogni tipo ha ogni valore una volta. Vedete sempre la carta di questo round e quella del prossimo. La sesta resta coperta fino alla fine.

        - Il valore del tuo dono è la somma delle sue merci.
        - Il valore più alto porta { $gift4x1 } punti, il secondo { $gift4x2 }, il terzo { $gift4x3 }. In 2 sono { $gift2x1 } e { $gift2x2 }.
        - **Parità**: si sommano i punti dei ranghi condivisi, si dividono e si arrotonda per difetto.
        - Un valore di { $least } non porta nulla e non occupa un rango.
        - Quello che si dona si scarta. Non rende denaro.

        Puoi tenere merci nei magazzini per una carta che nel prossimo round le valuta di più.

rules-market = Mercato: il prezzo lo fanno tutti
    .text =
        Per ogni tipo si contano le carte di **tutti** sul mercato. Il loro numero fa il prezzo di ciascuna:

        - 1 carta: { $market1 } marchi
        - 2 carte: { $market2 } l'una
        - 3 carte: { $market3 } l'una
        - 4 carte: { $market4 } l'una
        - 5 carte: { $market5 } l'una
        - 6 carte: { $market6 } l'una
        - 7 carte: { $market7 } l'una
        - 8 e più: { $market8 } l'una

        Ognuno riceve il prezzo delle proprie carte, e tutto quello che è venduto si scarta. Rende di più una merce rara da sola; un tipo che hanno comprato tutti rende poco. Due dello stesso tipo rendono da sole { $alone2 }, tre { $alone3 }, quattro { $alone4 }, cinque { $alone5 }: oltre non guadagni altro.

rules-closing = Chiusura: magazzini e prossimo round
    .text =
        Tutti chiudono insieme:

        - Puoi **restituire** prestiti, { $loan-repay } marchi l'uno, con il tuo denaro.
        - Ogni **magazzino** tiene una merce per il prossimo round. Va riempito finché hai merci; quali, lo scegli tu.
        - Le merci senza magazzino si scartano scoperte.

        Poi inizia chi segue in senso orario, vale la prossima carta del senato, e se ne mostra un'altra.

        Se non scegli, restano le merci più care. Nell'ultimo round si restituiscono allora più prestiti possibile.

        Con Der Magistrat alcuni giocano prima delle carte, in ordine di posto. Non devi aspettare: prepara la chiusura in «Il mio ufficio» e sigillala.

rules-loans = Prestiti
    .text =
        Un prestito non si prende mai per scelta. Ogni volta che paghi alla banca più di quanto hai, prendi in automatico quanti bastano, non di più.

        - Un prestito porta **{ $loan-cash } marchi**. Puoi averne al massimo { $most-loans }.
        - In una chiusura puoi restituirlo per **{ $loan-repay } marchi**, con il tuo denaro. Nella stessa chiusura non puoi prenderne uno nuovo per quello che conservi.
        - Ogni prestito ancora aperto alla fine costa **{ $loan-penalty } punti**.

        Quello che non potresti pagare neppure con tutti i prestiti non ti viene offerto. Prima che confermi, il tuo ufficio nomina ogni prestito che una risposta prenderebbe. I prestiti sono pubblici: tutti vedono quanti ne hai, e che ne avevi bisogno. Quanto denaro hai, non lo vede nessuno.

rules-end = Fine e punti
    .text =
        Il gioco finisce dopo la chiusura del round { $rounds }. I punti:

        - quelli del **senato**,
        - **denaro**: i più ricchi ricevono { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 } punti (in 3 sono { $bonus3x1 } e { $bonus3x2 }, in 2 sono { $bonus2x1 }),
        - **magazzini**: chi ne ha riempiti di più riceve altrettanto,
        - **prestiti**: { $loan-penalty } punti in meno ciascuno,
        - con Der Magistrat: punti comprati, doni da { $sixteen } e magistrati in gruppi.

        Le parità per denaro e magazzini si dividono come al senato. Chi non ne ha riempito nessuno non riceve nulla. Nell'ultimo round non si può tenere nulla oltre i magazzini.

        Con **punti pari** conta la sesta carta del senato: vince chi ha in magazzino merci che per essa valgono di più. Se anche questo è pari, decide il denaro, altrimenti la vittoria si divide.

rules-magistrat = Der Magistrat: l'espansione in breve
    .text =
        Der Magistrat aggiunge un mazzo di { $deck } carte e { $count-speicher } magazzini. Accanto a ogni lotto nel porto ce n'è una, e chi compra il lotto la riceve gratis.

        - Cominci con un magazzino e una merce in più.
        - Le **carte** sono in mano, ma tutti hanno visto chi le ha comprate. Alcune si scartano dopo l'uso, altre agiscono una volta in ogni round, anche in quello in cui le compri.
        - **Porto**: carte prima e dopo il tuo acquisto. Poi il turno si chiude da solo, se non dici che deve aspettare le tue carte.
        - **Sigillo**: prima che si scopra, chi ha Dono +{ $plus } lo annuncia in ordine di posto. Puoi dirlo insieme al sigillo.
        - **Mercato**: a chi ha Prezzo proprio e ci guadagnerebbe il bot chiede dopo, o lo ha detto prima.
        - **Chiusura**: delle carte si decide in ordine di posto, da chi ha iniziato il round.
        - **Fine**: i magistrati contano in gruppi di { $magistrats }.

        Queste regole sono quelle dell'espansione pubblicata. Alcuni numeri sulle sue carte sono nostri.

rules-magistrat-cards = Der Magistrat: le carte
    .text =
        - **Porto**: { $count-swap } Scambio, { $count-draw1 } Acquisto alla cieca, { $count-draw3 } Una su tre. Una volta per round.
        - **Sigillo**: { $count-extra-kind } Tipo in più. Si giocano da sole quando si scopre, poi si scartano.
        - **Senato**: { $count-gift-plus3 } Dono +{ $plus }, { $count-gift16 } Dono da { $sixteen }. Si scartano dopo l'uso. Dono da { $sixteen } si gioca da sola.
        - **Mercato**: { $count-sole-price } Prezzo proprio. Si scartano dopo l'uso. Una carta per tipo.
        - **Chiusura**: { $count-buy-vp } Compra un punto, { $count-store } Deposito extra, { $count-buy-speicher } Compra un magazzino, { $count-bank-or-start } Banca o inizio. Una volta per round.
        - **Fine**: { $count-magistrat } Magistrato. 1, 2, 3, 4 valgono { $magistrat1 }, { $magistrat2 }, { $magistrat3 }, { $magistrat4 } punti; 6 ne valgono { $magistrat4 } e { $magistrat2 }.
        - E { $count-speicher } Magazzino, che stanno subito scoperti davanti a te.

        Tutte le { $all } carte entrano in gioco: { $groups } in ognuno dei { $rounds } round. Se nessuno compra un lotto, la sua carta esce dal gioco.

        `/{ command-card.name }` mostra che cosa fa una carta.

rules-players = Che cosa cambia con il numero di giocatori
    .text =
        - **In 2**: puoi comprare { $buy2 } lotti per round. Il senato dà { $gift2x1 } e { $gift2x2 } punti. Alla fine denaro e magazzini portano { $bonus2x1 } punti ciascuno. Chi è secondo nel round 1 comincia con { $start2x2 } marchi.
        - **In 3**: { $buy3 } lotti per round. Denaro e magazzini portano { $bonus3x1 } e { $bonus3x2 }. Chi è terzo nel round 1 comincia con { $start3x3 } marchi.
        - **In 4 e in 5**: { $buy4 } lotti per round. Denaro e magazzini portano { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 }.

        Sempre uguale: { $rounds } round, { $groups } lotti, { $kinds } tipi sulle tue pile, { $start-money } marchi per cominciare.

        Che cosa significa: in tanti un mercato è sommerso prima, e un dono deve valere meno per portare punti. In 2 sono comuni doni da 14 e più; in 5 possono bastare 8 o 9.

rules-credits = Su questo gioco
    .text =
        Il gioco da tavolo **Speicherstadt Hamburg** e la sua espansione **Der Magistrat** sono di **Stefan Risthaus**, autore anche di *Ostia*, un gioco che all'inizio era ambientato nel porto di Amburgo.

        Del gioco base non abbiamo trovato le regole, solo quelle dell'espansione. Quello che manca è riscritto in base a quel che si sa di Ostia, e misurato finché il gioco è risultato bello: prezzi, mercato, punti e prestiti sono nostri. Ognuno di questi numeri si può correggere. Se hai il gioco, scrivici.

        Kontor è un'opera amatoriale non ufficiale. Non è fatta, controllata o approvata dall'autore o da un editore. Tutte le parole e le immagini qui sono nostre: il programma non contiene testi di un regolamento né immagini di un editore.
