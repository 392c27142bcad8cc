### Le regole dell'espansione Kaispeicher, per argomento come in rules.ftl.


rules-kaispeicher = Kaispeicher: l'espansione in breve
    .text =
        Kaispeicher (Stefan Feld, 2012) aggiunge { $k-cards } carte, { $k-goods } tipi di merci e un secondo modo di comprare. Tutto il resto rimane com'era.

        - **Lavoratori**: { $k-workers } a testa.
        - **Entrate**: { $k-income } monete, 1 in più se non hai comprato nulla, 1 in più con la Banca.
        - **Rifornimento**: 2 righe, ognuna con 1 carta più di quanti giocano. La riga inferiore si scopre per prima.
        - **Richiesta**: invece di piazzare un lavoratore in una fila puoi riservare una carta della riga superiore.
        - **Acquisto**: prima la riga inferiore, poi le carte riservate, dalla prima all'ultima. Il prezzo è il numero di carte ancora in quella riga.
        - **Merci**: { $k-each } ciascuna di canapa, stoffa e vetro. Le chiedono i nuovi contratti: { $k-contract1 } punti per 1 merce, { $k-contract2 } per 2.
        - **Navi** da 1 o { $k-crates } casse: sono nuove e contano per il Porto.
        - **Fabbriche**, una per ogni vecchio tipo di merce: danno subito { $k-factory } punti per merce. I commercianti delle nuove merci pagano { $k-merchant } monete, ma alla fine non danno punti.
        - **Uffici Contabili**: { $k-offices } in più. Non danno mai più di { $office4 } punti.
        - **Pompieri**: una carta in più per ogni valore da 1 a { $strongest }, e { $k-fire-cards } carte per gli incendi.
        - Alcune carte nuove agiscono una sola volta, altre in qualsiasi momento.

        I round sono tanti quanti nel gioco base. In 2, 3 o 5 restano fuori Sindaco e Camion, oltre alle carte che già mancano nel gioco base.

rules-reserving = Kaispeicher: riservare carte
    .text =
        Nella Richiesta puoi mettere un lavoratore, invece che in una fila, su una carta della riga superiore. La carta va in fondo alla riga delle riservate.

        - La carta è riservata solo a te. Nessuno può aggiungersi, e non puoi riprendere il lavoratore.
        - Puoi riservare più carte, con 1 lavoratore ciascuna.
        - Nella riga superiore gli incendi divampano subito e le navi si caricano subito, come in quella inferiore.

        Nell'Acquisto, dopo la riga inferiore, quella delle riservate si vende dalla prima carta riservata all'ultima:
        - Può comprare solo chi ha riservato la carta.
        - Il prezzo è il numero di carte nella riga in quel momento, questa compresa. Comprata o no, la carta lascia la riga. Con 4 carte la prima costa 4 monete, l'ultima 1.
        - Se non compri, o non puoi pagare, non ti costa nulla. La carta si scarta, e le merci di una nave vanno nella riserva.
        - In ogni caso il tuo lavoratore torna a casa.

        Le carte della riga superiore che nessuno ha riservato se ne vanno dopo la Richiesta. Le merci delle loro navi arrivano nella riserva alla fine dell'Acquisto.

rules-kaispeicher-cards = Kaispeicher: le nuove carte nei dettagli
    .text =
        - **In qualsiasi momento** (Sala d'Aste, Contrabbandiere, Camion): ogni volta che il gioco aspetta una decisione, che tocchi a te o no. Ti serve un posto permesso per le merci. Nel tuo Carico una merce della Sala d'Aste o del Contrabbandiere si aggiunge semplicemente alla tua scorta.
        - **Sala d'Aste**: la merce deve essere nella riserva.
        - **Pausa Caffè**: solo finché tu e almeno un'altra persona avete lavoratori propri. Quelli grigi non contano.
        - **Magazziniere**: i lavoratori grigi vengono dopo tutti i tuoi. Alzano i prezzi e possono riservare; decidi e paghi tu per loro.
        - **Spia**: dopo l'ultimo lavoratore piazzato, prima del primo acquisto. I lavoratori grigi contano come quelli di chi li possiede.
        - **Mercato del Pesce, Cassa di Risparmio, Ladro**: anche una carta presa gratis o scartata subito vale come comprata nelle Entrate.
        - **Incendi**: prima si segnano i punti. Poi si chiede del Caposquadra, poi dell'Assicurazione. L'Autopompa conta prima che si confrontino le somme.
        - **Caposquadra**: raddoppia solo i guadagni; basta condividere la somma più alta. Dopo l'ultimo round agisce da solo, al 4° Fuoco.
        - **Capitano di Porto**: scambi { $k-give } merci con 1, non più { $exchange }.
        - **Sindaco**: il punto in più del Giro del Porto non raddoppia.
        - **Deichtorhallen**: né le fabbriche né il Mercato sono commercianti.
        - **Contabile**: contano i contratti vecchi e nuovi.
