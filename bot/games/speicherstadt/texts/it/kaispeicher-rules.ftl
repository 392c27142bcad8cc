### Le regole dell'espansione Kaispeicher, per argomento come in rules.ftl.


rules-kaispeicher = Kaispeicher: l'espansione in breve
    .text =
        Kaispeicher (Stefan Feld, 2012) aggiunge { $k-cards } carte, { $k-goods } tipi di merci e un secondo modo di comprare.

        - **Lavoratori**: { $k-workers } a testa.
        - **Entrate**: { $k-income } monete, 1 in più se non hai comprato nulla, 1 in più con la Banca.
        - **Rifornimento**: 2 righe, ognuna con 1 carta più di quanti giocano, prima l'inferiore.
        - **Richiesta**: un lavoratore va in una fila, o riserva una carta della riga superiore.
        - **Acquisto**: prima la riga inferiore, poi le carte riservate, in ordine. Una costa quante carte restano in quella riga.
        - **Merci**: { $k-each } ciascuna di canapa, stoffa e vetro. Le chiedono i nuovi contratti: { $k-contract1 } punti per 1 merce, { $k-contract2 } per 2.
        - **Navi** da 1 o { $k-crates } casse: contano per il Porto.
        - **Fabbriche**, una per ogni vecchio tipo di merce: subito { $k-factory } punti per merce. I commercianti delle nuove merci pagano { $k-merchant } monete, ma alla fine non danno punti.
        - **Uffici Contabili**: { $k-offices } in più, insieme mai oltre { $office4 } punti.
        - **Pompieri**: una carta in più per ogni valore da 1 a { $strongest }, e { $k-fire-cards } carte per gli incendi.
        - Alcune carte nuove agiscono una volta sola, altre in qualsiasi momento.

        I round sono quelli del gioco base. In 2, 3 o 5 restano fuori anche Sindaco e Camion.

rules-reserving = Kaispeicher: riservare carte
    .text =
        Nella Richiesta puoi mettere un lavoratore, invece, su una carta della riga superiore. La carta va in fondo alla riga delle riservate.

        - È solo tua: nessuno può aggiungersi, e il lavoratore resta lì.
        - Puoi riservare più carte, 1 lavoratore ciascuna.
        - Nella riga superiore gli incendi divampano e le navi si caricano subito.

        Nell'Acquisto, dopo la riga inferiore, le carte riservate si vendono in ordine:
        - Può comprare solo chi ha riservato la carta.
        - Il prezzo è il numero di carte nella riga, questa compresa. Comprata o no, la carta esce. Con 4 carte la prima costa 4 monete, l'ultima 1.
        - Non comprare è gratis: la carta si scarta, le merci di una nave vanno nella riserva.
        - In ogni caso il tuo lavoratore torna a casa.

        Le carte non riservate escono dopo la Richiesta; le merci delle loro navi vanno nella riserva alla fine dell'Acquisto.

rules-kaispeicher-cards = Kaispeicher: le nuove carte nei dettagli
    .text =
        Ciò che le carte (`/{ command-card.name }`) non dicono:

        - **In qualsiasi momento** (Sala d'Aste, Contrabbandiere, Camion): quando il gioco aspetta una decisione, anche se non tocca a te, se le merci hanno un posto permesso. Nel tuo Carico una merce della Sala d'Aste o del Contrabbandiere si aggiunge alla tua scorta.
        - **Magazziniere**: i lavoratori grigi vengono dopo tutti i tuoi. Alzano i prezzi e possono riservare; decidi e paghi tu per loro.
        - **Spia**: dopo l'ultimo lavoratore piazzato, prima del primo acquisto. I grigi contano come quelli di chi li possiede.
        - **Mercato del Pesce, Cassa di Risparmio, Ladro**: nelle Entrate anche una carta presa gratis o scartata subito vale come comprata.
        - **Incendi**: prima i punti, poi si chiede del Caposquadra, poi dell'Assicurazione. L'Autopompa conta prima del confronto delle somme.
        - **Caposquadra**: raddoppia solo i guadagni; basta condividere la somma più alta.
        - **Sindaco**: il punto in più del Giro del Porto non raddoppia.
        - **Deichtorhallen**: le fabbriche e il Mercato non sono commercianti.
