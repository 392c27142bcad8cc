### Le regole per argomento: rules-<argomento> è il titolo (fino a 60 caratteri), rules-<argomento>.text la
### pagina (fino a 2.500 caratteri, Markdown di Discord, nessun dato). Una riga qui è un paragrafo là.


rules-overview = Il gioco in breve
    .text =
        Guidi una casa di commercio nella Speicherstadt di Amburgo. Vi contendete le carte con { $workers } lavoratori a testa, e ogni lavoratore sopra una carta ne alza il prezzo, anche il tuo.

        Un round ha { $phases } fasi:

        - **Rifornimento**: nuove carte, 1 più di quanti giocano{ $rows ->
            [one] { "" }
           *[other] , in ognuna delle { $rows } righe
        }. Le navi ricevono merci; un incendio divampa subito.
        - **Richiesta**: a turno, 1 lavoratore sopra una carta{ $rows ->
            [one] { "" }
           *[other] , o su una carta della riga superiore, che solo tu puoi comprare
        }.
        - **Acquisto**: il primo in fila compra la carta o rinuncia.
        - **Carico**: merci a contratti e commercianti, o in deposito.
        - **Entrate**: monete per tutti; inizia il posto seguente.

        Cominci con { $coins } monete e un Mercato. Contratti, edifici e incendi danno punti; gli incendi possono toglierne. Dopo l'ultimo round divampa il 4° Fuoco. Vince chi ha più punti; a parità decidono le monete.

rules-supply = Rifornimento: nuove carte, navi e merci
    .text =
        Le carte arrivano dal mazzo, da sinistra a destra, 1 più di quanti giocano. Il mazzo segue l'anno: inverno, primavera, estate, autunno, ogni stagione mescolata. In fondo c'è il 4° Fuoco.

        - **Una nave** riceve { $crates } merci dal sacchetto quando viene scoperta. Le prime arrivano in primavera.
        - **Un incendio** divampa prima della carta successiva, che prende il suo posto e può essere anch'essa un Fuoco.

        Il **sacchetto** e la **riserva** sono cose diverse:
        - All'inizio tutte le { $goods } merci sono nel sacchetto, { $each } per tipo. Ne escono solo sulle navi; la { $all-ship }ª e ultima lo svuota.
        - Le merci vendute, scambiate, perse o di una nave non comprata vanno nella riserva, all'inizio vuota, mai di nuovo nel sacchetto.
        - Il Mercato scambia con la riserva, mai con il sacchetto.

rules-fires = Incendi e Pompieri
    .text =
        Ci sono { $all-fire } carte Fuoco: in primavera, estate e autunno, e dopo l'ultimo round. Valgono { $fire1 }, { $fire2 }, { $fire3 } e { $fire4 } punti. A un incendio si confronta la forza antincendio di tutti: la somma delle carte Pompieri.

        - **Somma più alta**: guadagni il valore del Fuoco.
        - **Somma più bassa**: ne perdi altrettanti.
        - **Parità**: chi condivide la somma più alta o più bassa guadagna o perde per intero.
        - **Tutti pari**, anche a 0: non succede nulla.
        - **Senza Pompieri** conti 0.

        Il punteggio può scendere sotto 0. I Pompieri non si consumano: contano a ogni incendio successivo, quelli dell'ultimo round al 4°.

rules-demand = Richiesta: piazzare i lavoratori
    .text =
        In senso orario ognuno piazza 1 lavoratore sopra una carta, in fondo alla fila, finché tutti i { $workers } sono piazzati.

        - **Piazzare è obbligatorio.** Non puoi passare né tenere un lavoratore.
        - Puoi metterti in fila anche per una carta che non puoi pagare.
        - Più lavoratori in una fila sono più possibilità, ma ognuno alza il prezzo.
        - Il primo della fila decide per primo e paga di più; chi sta dietro paga meno, se chi è davanti rinuncia.
        - Una fila contiene { $room } lavoratori.

        Una carta senza lavoratori si scarta nell'Acquisto.

rules-purchase = Acquisto: comprare o rinunciare
    .text =
        Le carte si vendono da sinistra a destra. Decide chi possiede il primo lavoratore della fila:

        - **Comprare**: paghi 1 moneta per ogni lavoratore nella fila, compresi i tuoi. Tornano tutti a casa.
        - **Rinunciare**: torna a casa solo quel lavoratore. Il prezzo scende di 1 e decide il successivo.

        Domande frequenti:
        - Gli altri tuoi lavoratori restano in fila e decidono al loro turno, al prezzo più basso.
        - Se non puoi pagare, rinunci.
        - Se nessuno compra, la carta si scarta; le merci di una nave vanno nella riserva.
        - Una carta comprata ha effetto subito: un commerciante nel Carico, la Banca nelle Entrate di questo round.
        - Puoi comprare più carte. Tra voi non si scambia mai nulla.

rules-loading = Carico: che fare delle merci
    .text =
        Tutti caricano nello stesso momento. Le merci delle navi di questo round, del tuo Magazzino e del tuo Mercato sono un'unica scorta. Ognuna può andare

        - **su un contratto** a cui manca ancora, anche in più round. Da lì non si toglie più.
        - **da un tuo commerciante** di quel tipo: 1 moneta l'una.
        - **al Mercato**: scambiane { $exchange } con 1, o vendine { $trade } per 1 moneta.
        - **in deposito**: fino a { $capacity } nel Magazzino, se lo possiedi, e 1 nel Mercato.

        Domande frequenti:
        - Una nave si scarica nel round in cui la compri, e resta tua.
        - Quello che non usi e non conservi va perso nella riserva.
        - I limiti dei depositi valgono solo quando hai finito.
        - Puoi caricare anche senza una nave nuova. Conservare non è mai obbligatorio.

rules-markethall = Il Mercato
    .text =
        Tutti ne hanno uno dall'inizio. Nel Carico, quante volte vuoi:

        - **Scambia**: metti { $exchange } merci qualsiasi nella riserva e prendine 1 di un altro tipo.
        - **Vende**: metti { $trade } merci qualsiasi nella riserva e prendi 1 moneta.
        - **Conserva**: 1 merce può restare per un round successivo. Alla fine non dà punti.

        Domande frequenti:
        - La merce che vuoi deve essere nella riserva, e di un tipo che non hai dato in cambio.
        - Una merce ottenuta è libera come le altre, anche per un nuovo scambio.
        - Paghi con merci della tua scorta, mai con quelle sui contratti.
        - La riserva è di tutti, e tutti caricano insieme: l'ultimo tè lo prende chi è più veloce.

rules-income = Entrate: monete per tutti
    .text =
        Alla fine di ogni round ricevi:

        - **{ $income ->
            [one] { $income } moneta
           *[other] { $income } monete
        }**,
        - **{ $consolation ->
            [one] { $consolation } moneta
           *[other] { $consolation } monete
        } in più** se in questo round non hai comprato carte,
        - **{ $bank ->
            [one] { $bank } moneta
           *[other] { $bank } monete
        } in più** con la Banca, già nel round in cui la compri.

        Sono { $income } o { $most-income } monete, con la Banca { $most-income } o { $bank-income }. Non c'è un limite.

        Poi inizia il posto seguente in senso orario.

        Anche l'ultimo round ha le sue Entrate. Nel Carico i commercianti pagano 1 moneta a merce, il Mercato 1 moneta per { $trade } qualsiasi.

rules-end = Come finisce il gioco
    .text =
        I round sono { $rounds2 } in 2, { $rounds3 } in 3, { $rounds4 } in 4, { $rounds5 } in 5.

        - L'**ultimo round** comincia quando le carte sono esposte e nel mazzo restano solo Fuochi. Si gioca per intero.
        - Poi divampa il **4° Fuoco**, da { $fire4 } punti. In rari casi il 3° è proprio sopra; allora divampano entrambi.
        - Poi si contano tutti i punti.

        Vince chi ha più punti. In caso di **parità** decidono le monete; se anche quelle sono pari, la vittoria è condivisa.

rules-scoring = Il punteggio
    .text =
        Durante il gioco solo gli incendi danno e tolgono punti. Alla fine si aggiungono:

        - **Contratti**: se completi, { $contract2 } punti per 2 merci, { $contract3 } per 3, { $contract4 } per 4. Quelli incompleti non danno e non tolgono nulla.
        - **Commercianti**: 1 punto ciascuno.
        - **Uffici Contabili**: { $office1 } punti per 1, { $office2 } per 2, { $office3 } per 3, { $office4 } per tutti e 4.
        - **Magazzino**: { $points-warehouse } punto per ogni merce dentro.
        - **Chiesa dei Barcaioli**: { $points-boatsmen-church } punti. **St. Michaelis**: { $points-st-michaelis } punti.
        - **Porto**: 1 punto per ogni tua nave.
        - **Camera di Commercio**: 1 punto per ogni tua moneta. Le monete restano tue e contano ancora in caso di parità.

        Da soli non danno nulla: monete, navi, Pompieri, la Banca e la merce nel tuo Mercato.

        Le monete si contano dopo le ultime Entrate. Vince chi ha più punti e, in caso di parità, più monete. Si può finire sotto 0.

rules-cards = I tipi di carte
    .text =
        Il gioco ha { $cards } carte: { $deck-a } per l'inverno, { $deck-b } per la primavera, { $deck-c } per l'estate, { $deck-d } per l'autunno e il 4° Fuoco.

        - **Navi** ({ $all-ship }): { $ship-b } ciascuna in primavera, estate e autunno, con { $crates } merci l'una.
        - **Contratti** ({ $all-contract }): { $contract-a } in inverno, { $contract-b } in primavera, { $contract-c } in estate, per 2, 3 o 4 merci diverse.
        - **Pompieri** ({ $all-fireman }), da 1 a { $strongest }, in tutte le stagioni. I più forti arrivano tardi.
        - **Carte Fuoco** ({ $all-fire }): primavera, estate, autunno, dopo l'ultimo round.
        - **Commercianti** ({ $all-merchant }): uno per ogni tipo di merce, in inverno.
        - **Uffici Contabili** ({ $all-counting-office }): { $counting-office-a } in inverno, { $counting-office-b } in primavera, { $counting-office-d } in autunno.
        - **Magazzino** in inverno, **Banca** in estate.
        - **Porto**, **Camera di Commercio**, **Chiesa dei Barcaioli** e **St. Michaelis** in autunno.

        `/{ command-card.name }` mostra che cosa fa una carta.

        Le nostre fonti non elencano le merci dei contratti, e solo in parte stagioni e valori di Pompieri e Fuochi. Quelle lacune le abbiamo colmate noi.

rules-players = Che cosa cambia con il numero di persone
    .text =
        - **In 2**: { $row2 } carte a round, { $rounds2 } round, senza il Porto e una carta Pompieri 3 d'autunno.
        - **In 3**: { $row3 } carte a round, { $rounds3 } round, senza la Chiesa dei Barcaioli e una carta Pompieri 3 d'autunno.
        - **In 4**: { $row4 } carte a round, { $rounds4 } round, tutte le carte.
        - **In 5**: { $row5 } carte a round, { $rounds5 } round, senza la Chiesa dei Barcaioli e una carta Pompieri 3 d'autunno.

        Sempre uguali: { $workers } lavoratori, { $coins } monete all'inizio, { $income ->
            [one] { $income } moneta
           *[other] { $income } monete
        } di Entrate e { $consolation } in più se non hai comprato nulla.

        Senza extra puoi quindi spendere in una partita { $spend2 } monete in 2, { $spend3 } in 3, { $spend4 } in 4, { $spend5 } in 5. In 2 nessuna fila si riempie: ci sono solo { $both-workers } lavoratori.

rules-credits = A proposito di questo gioco
    .text =
        Il gioco da tavolo **Die Speicherstadt** è di **Stefan Feld**, pubblicato da eggertspiele nel 2010, l'espansione **Kaispeicher** nel 2012.

        Kontor è un'opera non ufficiale di appassionati, non realizzata, controllata o approvata da autore o editore.

        Se il gioco ti piace, quando puoi giocaci a un tavolo vero.
