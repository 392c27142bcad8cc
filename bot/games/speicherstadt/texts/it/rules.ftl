### Le regole per argomento: rules-<argomento> è il titolo (fino a 60 caratteri), rules-<argomento>.text la
### pagina (fino a 2.500 caratteri, Markdown di Discord, nessun dato). Una riga qui è un paragrafo là.


rules-overview = Il gioco in breve
    .text =
        Guidi una casa di commercio nella Speicherstadt di Amburgo. Vi contendete le carte con { $workers } lavoratori a testa, e ogni lavoratore sopra una carta ne alza il prezzo, anche il tuo.

        Un round ha { $phases } fasi:

        - **Rifornimento**: nuove carte, 1 più di quanti giocano. Le navi ricevono merci; un incendio divampa subito.
        - **Richiesta**: a turno piazzate i lavoratori sopra le carte, uno alla volta.
        - **Acquisto**: il primo in fila compra la carta o rinuncia.
        - **Carico**: porta le merci a contratti e commercianti, o conservale.
        - **Entrate**: monete per tutti; inizia il posto seguente.

        Cominci con { $coins } monete e un Mercato. Contratti, edifici e incendi portano punti; gli incendi possono toglierne. Dopo l'ultimo round divampa il 4° Fuoco. Vince chi ha più punti; a parità decidono le monete.

rules-supply = Rifornimento: nuove carte, navi e merci
    .text =
        Le carte arrivano dal mazzo, da sinistra a destra, 1 più di quanti giocano. Il mazzo segue l'anno: inverno, primavera, estate, autunno, ogni stagione mescolata a sé. In fondo c'è il 4° Fuoco.

        - **Una nave** riceve { $crates } merci dal sacchetto appena viene scoperta. Le vedete quindi prima di piazzare i lavoratori. Le prime navi arrivano in primavera.
        - **Un incendio** interrompe. Si risolve prima di scoprire la carta successiva, che prende il suo posto. Se anche quella è un Fuoco, divampa anch'esso.

        Il **sacchetto** e la **riserva** sono due cose diverse:
        - All'inizio tutte le { $goods } merci sono nel sacchetto, { $each } per tipo, e ne escono solo sulle navi. La { $all-ship }ª e ultima nave lo svuota.
        - La riserva all'inizio non ha merci. Le merci vendute, scambiate o perse vanno lì, mai di nuovo nel sacchetto.
        - Anche le merci di una nave che nessuno compra vanno nella riserva.
        - Gli scambi al Mercato prendono merci dalla riserva, mai dal sacchetto.

rules-fires = Incendi e Pompieri
    .text =
        Ci sono { $all-fire } carte Fuoco: una in primavera, una in estate, una in autunno e l'ultima dopo l'ultimo round. Valgono { $fire1 }, { $fire2 }, { $fire3 } e { $fire4 } punti. Quando divampa un incendio, si confronta la forza antincendio di tutti: la somma delle carte Pompieri.

        - **Somma più alta**: guadagni il valore del Fuoco.
        - **Somma più bassa**: ne perdi altrettanti.
        - **In mezzo**: non ti succede nulla.
        - **Parità**: chi condivide la somma più alta guadagna per intero. Chi condivide la più bassa perde per intero.
        - **Tutti pari**, anche tutti a 0: nessuno guadagna o perde.
        - **Senza Pompieri** conti 0. Partecipi comunque.
        - In 2 uno guadagna e l'altro perde, a meno che siate pari.

        I punti si segnano subito, e il punteggio può scendere sotto 0. I Pompieri non si consumano: contano a ogni incendio successivo. Anche quelli comprati nell'ultimo round contano al 4° Fuoco.

rules-demand = Richiesta: piazzare i lavoratori
    .text =
        Comincia chi inizia il round. In senso orario ognuno piazza 1 lavoratore sopra una carta a scelta, in fondo alla fila, finché tutti hanno piazzato i loro { $workers }.

        - **Piazzare è obbligatorio.** Non puoi passare né tenere un lavoratore per dopo.
        - Le monete per ora non contano. Puoi metterti in fila anche per una carta che non puoi pagare, magari per farla costare di più agli altri.
        - Puoi avere più lavoratori in una fila. Ognuno è una possibilità di comprare, ma ognuno alza anche il prezzo.
        - Il primo lavoratore della fila decide per primo e paga di più. Chi sta dietro paga meno, se chi è davanti rinuncia.
        - Una fila contiene { $room } lavoratori. Quando è piena, nessuno può aggiungersi.
        - I lavoratori piazzati restano dove sono fino all'Acquisto.

        Una carta può restare senza lavoratori. In quel caso nell'Acquisto si scarta.

rules-purchase = Acquisto: comprare o rinunciare
    .text =
        Le carte si vendono una per una, da sinistra a destra. Decide chi possiede il primo lavoratore della fila:

        - **Comprare**: paghi tante monete quanti sono ora i lavoratori nella fila, compresi i tuoi. Tutti i lavoratori di quella fila tornano a casa.
        - **Rinunciare**: torna a casa solo quel lavoratore. Il prezzo scende di 1 e tocca al lavoratore successivo.

        Domande frequenti:
        - Rinunciare con un lavoratore non toglie gli altri tuoi dalla fila. Ognuno decide al suo turno, al prezzo più basso, anche se tocca a te due volte di seguito.
        - Se non puoi pagare, rinunci.
        - Se nessuno compra, o non c'è nessuno, la carta si scarta. Le merci di una nave non comprata vanno nella riserva.
        - Una carta comprata ha effetto subito: un commerciante nel Carico di questo round, la Banca nelle Entrate di questo round.
        - Puoi comprare più carte in un round. Quello che spendi a sinistra ti manca a destra.
        - Tra voi non si scambia mai nulla: né monete, né merci, né carte.

rules-loading = Carico: che fare delle merci
    .text =
        Tutti caricano nello stesso momento. Le merci delle navi comprate in questo round, del tuo Magazzino e del tuo Mercato formano un'unica scorta. Ogni merce può andare

        - **su un contratto** a cui manca ancora. Puoi riempirlo un po' alla volta, in più round. Dai contratti le merci non si tolgono più.
        - **da un tuo commerciante** di quel tipo: 1 moneta l'una, quante ne vuoi.
        - **al Mercato**: scambiane { $exchange } con 1, o vendine { $trade } per 1 moneta.
        - **in deposito**: fino a { $capacity } merci nel Magazzino, se lo possiedi, e 1 nel Mercato.

        Domande frequenti:
        - Una nave si scarica nel round in cui la compri. La nave vuota resta tua.
        - Quello che non usi e non conservi va perso nella riserva.
        - I limiti di Magazzino e Mercato valgono solo quando hai finito. Fino ad allora la tua scorta può essere più grande.
        - Anche senza una nave nuova puoi usare quello che hai conservato.
        - Conservare non è mai obbligatorio, e decidi tu quale tuo contratto riceve una merce.

rules-markethall = Il Mercato
    .text =
        Tutti hanno un Mercato dall'inizio. Nel Carico fa 3 cose:

        - **Scambia**: metti { $exchange } merci qualsiasi nella riserva e prendi da lì 1 merce di un altro tipo.
        - **Vende**: metti { $trade } merci qualsiasi nella riserva, uguali o diverse, e prendi 1 moneta.
        - **Conserva**: 1 merce può restare qui per un round successivo.

        Puoi scambiare e vendere quante volte vuoi.

        Domande frequenti:
        - La merce che vuoi deve essere nella riserva prima dello scambio. Non arriva mai dal sacchetto.
        - Non puoi riavere un tipo che hai appena dato in cambio.
        - La merce ottenuta è libera: caricala, vendila, conservala o scambiala ancora.
        - Puoi pagare con merci delle navi, del Magazzino e del Mercato, mai con merci sui contratti.
        - La riserva è di tutti, e tutti caricano insieme. Se in due volete l'ultimo tè, lo prende chi è più veloce.
        - Una merce conservata nel Mercato non dà punti alla fine.

rules-income = Entrate: monete per tutti
    .text =
        Alla fine di ogni round le monete arrivano da sole:

        - **{ $income ->
            [one] { $income } moneta
           *[other] { $income } monete
        }** per tutti.
        - **{ $consolation ->
            [one] { $consolation } moneta
           *[other] { $consolation } monete
        } in più** se in questo round non hai comprato carte, per qualsiasi motivo.
        - **{ $bank ->
            [one] { $bank } moneta
           *[other] { $bank } monete
        } in più** se possiedi la Banca. Paga già nel round in cui la compri.

        Ricevi quindi { $income } o { $most-income } monete, e con la Banca { $most-income } o { $bank-income }. Puoi averne quante vuoi, e non finiscono mai.

        Poi comincia un nuovo round, e lo inizia chi segue in senso orario.

        Altre monete si guadagnano nel Carico: i commercianti pagano 1 moneta per ogni merce del loro tipo, il Mercato 1 moneta per { $trade } merci qualsiasi. Anche l'ultimo round ha le sue Entrate. Quelle monete contano per la Camera di Commercio e in caso di parità.

rules-end = Come finisce il gioco
    .text =
        Il numero di round dipende da quanti giocano: { $rounds2 } in 2, { $rounds3 } in 3, { $rounds4 } in 4 e { $rounds5 } in 5.

        - L'**ultimo round** comincia quando tutte le carte sono scoperte e nel mazzo restano solo carte Fuoco.
        - Si gioca per intero, con Carico ed Entrate.
        - Poi divampa il **4° Fuoco**, da { $fire4 } punti. I Pompieri dell'ultimo round contano.
        - In rari casi il 3° Fuoco si trova proprio sopra il 4°. Allora divampano entrambi dopo l'ultimo round, uno dopo l'altro.
        - Infine si contano tutti i punti.

        Vince chi ha più punti. In caso di **parità** vince chi, tra i pari, ha più monete. Se anche le monete sono pari, la vittoria è condivisa.

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

        - **Navi** ({ $all-ship }): { $ship-b } ciascuna in primavera, estate e autunno. Portano { $crates } merci dal sacchetto.
        - **Contratti** ({ $all-contract }): { $contract-a } in inverno, { $contract-b } in primavera, { $contract-c } in estate. Chiedono 2, 3 o 4 merci diverse.
        - **Pompieri** ({ $all-fireman }), con valori da 1 a { $strongest }, in tutte le stagioni. I più forti arrivano tardi.
        - **Carte Fuoco** ({ $all-fire }): una in primavera, una in estate, una in autunno, una dopo l'ultimo round.
        - **Commercianti** ({ $all-merchant }): uno per ogni tipo di merce, tutti in inverno.
        - **Uffici Contabili** ({ $all-counting-office }): { $counting-office-a } in inverno, { $counting-office-b } in primavera, { $counting-office-d } in autunno.
        - **Magazzino** in inverno, **Banca** in estate.
        - **Porto**, **Camera di Commercio**, **Chiesa dei Barcaioli** e **St. Michaelis** in autunno.

        `/{ command-card.name }` mostra che cosa fa una carta.

        Una cosa da sapere: le fonti delle nostre regole non elencano le merci dei contratti, e indicano solo in parte le stagioni e i valori dei Pompieri e i valori dei Fuochi. Dove tacciono, abbiamo colmato noi la lacuna.

rules-players = Che cosa cambia con il numero di persone
    .text =
        - **In 2**: { $row2 } carte a round, { $rounds2 } round. Mancano il Porto e una carta Pompieri 3 d'autunno.
        - **In 3**: { $row3 } carte a round, { $rounds3 } round. Mancano la Chiesa dei Barcaioli e una carta Pompieri 3 d'autunno.
        - **In 4**: { $row4 } carte a round, { $rounds4 } round. Ci sono tutte le carte.
        - **In 5**: { $row5 } carte a round, { $rounds5 } round. Mancano la Chiesa dei Barcaioli e una carta Pompieri 3 d'autunno.

        Sempre uguali: { $workers } lavoratori, { $coins } monete all'inizio, { $income ->
            [one] { $income } moneta
           *[other] { $income } monete
        } di Entrate e { $consolation } in più se non hai comprato nulla.

        Che cosa significa:
        - Più siete, meno sono i round e quindi le monete. Senza extra puoi spendere in una partita { $spend2 } monete in 2, { $spend3 } in 3, { $spend4 } in 4 e { $spend5 } in 5.
        - In 2 una fila non può mai riempirsi: ci sono solo { $both-workers } lavoratori.
        - A un incendio in 2 uno guadagna e l'altro perde, a meno che siate pari.

rules-credits = A proposito di questo gioco
    .text =
        Il gioco da tavolo **Die Speicherstadt** è di **Stefan Feld** ed è stato pubblicato da eggertspiele nel 2010. La sua espansione **Kaispeicher** è uscita nel 2012.

        Kontor è un'opera non ufficiale di appassionati. Autore ed editore non l'hanno realizzata, controllata o approvata. Tutte le parole e le immagini sono nostre: il programma non contiene testi del regolamento né illustrazioni dell'editore.

        Se il gioco ti piace, parlane in giro, e quando puoi giocaci a un tavolo vero.
