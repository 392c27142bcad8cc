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
        Sono esposti { $groups } lotti di { $goods-in-group } merci scoperte. Senza l'espansione, accanto a ognuno dei primi { $first-speicher } c'è un magazzino.

        - Un lotto costa la somma delle sue merci: tappeti { $price-carpet }, spezie { $price-spice }, tabacco { $price-tobacco }, cacao { $price-cocoa }, tè { $price-tea }, caffè { $price-coffee }. Una carta o un magazzino accanto non costa nulla.
        - Il primo giro va in senso orario, il secondo all'indietro, il terzo in avanti. Chi è ultimo in un giro comincia il prossimo, e può scegliere 2 lotti insieme.
        - A ogni turno compri un lotto o passi. Chi passa ha finito per questo round.
        - In 2, 3, 4, 5 si possono comprare { $buy2 }, { $buy3 }, { $buy4 }, { $buy5 } lotti per round.
        - Se il denaro non basta, prendi un prestito. Lo leggi prima di confermare.
        - Le merci vanno in mano, e tutti hanno visto quali.
        - Quello che nessuno compra si scarta. Quando la pila è vuota, si mescolano le merci scartate.

        Con un **piano** il bot compra i lotti della tua lista quando tocca a te.

rules-office = Sigillo: le pile
    .text =
        Tutti mettono merci coperte nello stesso momento, per il **mercato** e per il **senato**. Il resto rimane in mano.

        - Le pile insieme contengono al massimo **{ $kinds } tipi**, ma quante merci vuoi di ognuno. Un tipo si può dividere.
        - Le pile possono essere vuote.
        - Puoi cambiarle finché non hanno sigillato tutti. Gli altri sanno solo che hai sigillato.
        - Poi tutti scoprono insieme.

        «Il mio ufficio» dice per ogni tipo che cosa dà il senato e che cosa paga il mercato.

        Un consiglio: tutti hanno visto che cosa hanno comprato gli altri. Segrete sono solo le merci dell'inizio e quelle pescate alla cieca.

rules-senate = Senato: doni e punti
    .text =
        La carta del senato dice quanto vale ogni tipo come dono, da { $least } a { $most }; nelle 6 carte ogni tipo ha ogni valore una volta. Vedete la carta di questo round e la prossima. L'ultima resta coperta fino alla fine.

        - Il tuo dono vale la somma delle sue merci.
        - Il più alto porta { $gift4x1 } punti, il secondo { $gift4x2 }, il terzo { $gift4x3 }; in 2 sono { $gift2x1 } e { $gift2x2 }.
        - **Parità**: si sommano i punti dei ranghi condivisi, si dividono e si arrotonda per difetto.
        - Un valore di { $least } non porta nulla e non occupa un rango.
        - I doni si scartano e non rendono denaro.

rules-market = Mercato: il prezzo lo fanno tutti
    .text =
        Per ogni tipo si contano le carte di **tutti**. Il loro numero fa il prezzo di ciascuna:

        - 1 carta: { $market1 } marchi
        - 2 carte: { $market2 } l'una
        - 3 carte: { $market3 } l'una
        - 4 carte: { $market4 } l'una
        - 5 carte: { $market5 } l'una
        - 6 carte: { $market6 } l'una
        - 7 carte: { $market7 } l'una
        - 8 e più: { $market8 } l'una

        Tutto quello che è venduto si scarta. Da sole, 2 dello stesso tipo rendono { $alone2 }, 3 ne rendono { $alone3 }, 4 ne rendono { $alone4 }, 5 ne rendono { $alone5 }; di più non aggiungono nulla.

rules-closing = Chiusura: magazzini e prossimo round
    .text =
        Tutti chiudono insieme:

        - Puoi **restituire** prestiti, { $loan-repay } marchi l'uno, con il tuo denaro.
        - Ogni **magazzino** tiene una merce a tua scelta, e va riempito finché hai merci.
        - Il resto si scarta scoperto.

        Poi inizia il posto seguente in senso orario, vale la prossima carta del senato, e se ne mostra un'altra.

        Se non scegli, restano le merci più care; nell'ultimo round si restituiscono più prestiti possibile.

        Con Der Magistrat alcuni giocano prima delle carte, in ordine di posto. Prepara la chiusura in «Il mio ufficio» e sigillala: così non devi aspettare.

rules-loans = Prestiti
    .text =
        Se paghi più di quanto hai, prendi in automatico i prestiti necessari, non di più. In altro modo non puoi prenderne.

        - Un prestito porta **{ $loan-cash } marchi**. Puoi averne al massimo { $most-loans }.
        - In una chiusura puoi restituirlo per **{ $loan-repay } marchi**, con il tuo denaro. Per il deposito non puoi prenderne uno nuovo.
        - Ogni prestito aperto alla fine costa **{ $loan-penalty } punti**.

        Vedi solo quello che puoi pagare. Il tuo ufficio nomina ogni prestito prima che confermi. I tuoi prestiti li vedono tutti, il tuo denaro nessuno.

rules-end = Fine e punti
    .text =
        Il gioco finisce dopo la chiusura del round { $rounds }. I punti:

        - quelli del **senato**,
        - **denaro**: i più ricchi ricevono { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 } (in 3 sono { $bonus3x1 } e { $bonus3x2 }, in 2 sono { $bonus2x1 }),
        - **magazzini**: altrettanti a chi ne ha riempiti di più,
        - **prestiti**: { $loan-penalty } punti in meno ciascuno,
        - con Der Magistrat: punti comprati, doni da { $sixteen } e magistrati in gruppi.

        Le parità si dividono come al senato. Senza magazzini pieni non ricevi nulla per essi. Nell'ultimo round non puoi tenere merci oltre i magazzini.

        Con **punti pari** decidono le merci nei magazzini secondo l'ultima carta del senato, poi il denaro; altrimenti la vittoria si divide.

rules-magistrat = Der Magistrat: l'espansione in breve
    .text =
        Un mazzo di { $deck } carte e { $count-speicher } magazzini: ce n'è una accanto a ogni lotto, e chi lo compra la riceve gratis.

        - Cominci con un magazzino e una merce in più.
        - Le **carte** sono in mano, ma tutti hanno visto chi le ha comprate. Alcune si scartano dopo l'uso, altre agiscono una volta in ogni round, anche in quello dell'acquisto.
        - **Porto**: carte prima e dopo il tuo acquisto. Poi il turno si chiude, se non lo fai aspettare le tue carte.
        - **Sigillo**: chi ha Dono +{ $plus } lo annuncia in ordine di posto, o con il sigillo.
        - **Mercato**: se hai Prezzo proprio e ci guadagni, il bot ti chiede dopo; puoi anche pianificarlo.
        - **Chiusura**: carte in ordine di posto, da chi ha iniziato.
        - **Fine**: i magistrati contano in gruppi di { $magistrats }.

        Le regole sono quelle dell'espansione pubblicata; alcuni numeri sulle sue carte sono nostri.

rules-magistrat-cards = Der Magistrat: le carte
    .text =
        - **Porto**: { $count-swap } Scambio, { $count-draw1 } Acquisto alla cieca, { $count-draw3 } Una su tre. Una volta per round.
        - **Sigillo**: { $count-extra-kind } Tipo in più. Hanno effetto in automatico quando si scopre, poi si scartano.
        - **Senato**: { $count-gift-plus3 } Dono +{ $plus }, { $count-gift16 } Dono da { $sixteen }. Si scartano dopo l'uso. Dono da { $sixteen } ha effetto in automatico.
        - **Mercato**: { $count-sole-price } Prezzo proprio. Si scartano dopo l'uso. Una carta per tipo.
        - **Chiusura**: { $count-buy-vp } Compra un punto, { $count-store } Deposito extra, { $count-buy-speicher } Compra un magazzino, { $count-bank-or-start } Banca o inizio. Una volta per round.
        - **Fine**: { $count-magistrat } Magistrato. 1, 2, 3, 4 valgono { $magistrat1 }, { $magistrat2 }, { $magistrat3 }, { $magistrat4 } punti; 6 ne valgono { $magistrat4 } e { $magistrat2 }.
        - E { $count-speicher } Magazzino, che stanno subito scoperti davanti a te.

        Tutte le { $all } carte entrano in gioco: { $groups } in ognuno dei { $rounds } round. Se nessuno compra un lotto, la sua carta esce dal gioco.

        `/{ command-card.name }` mostra che cosa fa una carta.

rules-players = Che cosa cambia con il numero di giocatori
    .text =
        - **In 2**: { $buy2 } lotti per round. Il senato dà { $gift2x1 } e { $gift2x2 } punti, denaro e magazzini { $bonus2x1 } ciascuno. Chi è secondo nel round 1 comincia con { $start2x2 } marchi.
        - **In 3**: { $buy3 } lotti per round. Denaro e magazzini portano { $bonus3x1 } e { $bonus3x2 }. Chi è terzo nel round 1 comincia con { $start3x3 } marchi.
        - **In 4 e in 5**: { $buy4 } lotti per round. Denaro e magazzini portano { $bonus4x1 }, { $bonus4x2 }, { $bonus4x3 }.

        Sempre uguale: { $rounds } round, { $groups } lotti, { $kinds } tipi sulle tue pile, { $start-money } marchi per cominciare.

        In tanti un mercato è sommerso prima, e bastano doni più piccoli: in 2 sono comuni da 14 in su, in 5 possono bastare 8 o 9.

rules-credits = Su questo gioco
    .text =
        Il gioco **Speicherstadt Hamburg** e la sua espansione **Der Magistrat** sono di **Stefan Risthaus**, autore anche di *Ostia*, all'inizio ambientato nel porto di Amburgo.

        Abbiamo trovato solo le regole dell'espansione. Il gioco base è scritto in base a quel che si sa di Ostia: prezzi, mercato, punti e prestiti sono nostri, misurati finché il gioco è risultato bello, e si possono correggere. Se hai il gioco, scrivici.

        Kontor è un'opera amatoriale non ufficiale, non fatta, controllata o approvata da autore o editore. Parole e immagini sono nostre.
