### Quello che dice il tavolo di prova, ogni frase una volta: lesson-<momento>, come li elenca
### engine/games/rotterdam/lesson.json. Una o due frasi: che cos'è e perché conta adesso.

## Domande

lesson-placing = I tuoi ordini vogliono pane, birra e marmellata. Pane e birra si fanno con il grano, che prende solo Vulcaanhaven a Vlaardingen; dalla partenza S1 ci porta quasi ogni via.
lesson-sailing = Di' un colore che sta davanti alla tua nave: fa 1 passo, e con lei ogni altra nave davanti a quel colore. Poi gli altri dicono il loro.
lesson-fork = Un bivio: il colore porta su due vie, e scegli tu, chiunque l'abbia detto. Prendi la via che porta ancora al porto del tuo carico.
lesson-cards = Ora puoi giocare una tua carta nave. Guarda che cosa farebbe prima di confermare; ciò che non giochi, lo tieni.
lesson-trade = Chi ha prodotti ora può scambiare, tutti insieme. Offri ciò che i tuoi ordini non vogliono per ciò che manca loro, e chiudi con «Basta offerte mie».
lesson-answer = Qualcuno ti offre uno scambio. Conviene se i tuoi ordini vogliono ciò che ricevi più di ciò che dai.
lesson-completion = Hai tutto ciò che vuole un tuo ordine. Completalo: i punti ordine vincono la partita e anche la chiudono, quindi non aspettare molto.

## Quello che compare

lesson-completed = Il tuo primo ordine è completo: i punti sono tuoi, e ne hai in mano uno nuovo. Lo puoi completare non prima del prossimo round.
lesson-product = Il carico giusto nel porto giusto: hai pescato un prodotto, che vedi solo tu. La nave è di nuovo nella tua riserva e può ripartire.
lesson-drew = Dopo la navigazione la tua nave era a un'ancora, e questo ha portato una carta nave. Quale, lo vedi solo tu; ne puoi tenere 3.
lesson-blocked = La tua nave non ha potuto muoversi: fra due canali c'è posto per 1 nave. Aspetta che l'altra vada avanti; anche la tua può stare fra i piedi agli altri.
lesson-moved = Qualcun altro ha detto un colore, e la tua nave si è mossa con le altre. Guarda quindi che cosa serve agli altri: qualcosa ti aiuta, qualcosa ti porta fuori strada.

## Sviste

lesson-nowhere = Da questa partenza nessuna via porta al porto di quel carico. L'elenco delle navi mostra con quale probabilità ognuna ci arriva.
lesson-empty = Una nave vuota non porta prodotti, e hai solo 4 navi. Il carico non costa nulla.
lesson-open = Avevi tutto ciò che vuole un ordine, e l'hai lasciato. I suoi punti avrebbero contato subito.
lesson-wrong = La tua nave è arrivata in un porto che non vuole il suo carico, e non ha portato nulla. Forse un altro colore l'avrebbe tenuta sulla sua via.
