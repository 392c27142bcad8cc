### Quello che dice la lezione, ogni frase una volta: lesson-<momento>, come li elenca
### engine/games/rotterdam/lesson.json. Una o due frasi: che cos'è e perché conta adesso.

## Domande

lesson-goal = Le tue navi portano carichi nei porti, il porto giusto ne fa un prodotto, e con i prodotti completi i tuoi ordini: così fai punti. A { $trigger } punti ordine si gioca l'ultimo round.
lesson-ship = Una nave porta 1 carico da una partenza in basso a un porto in alto; il porto con il segno del carico ne fa un prodotto. 88% su un pulsante: la probabilità di arrivarci con colori casuali.
lesson-placing = I tuoi ordini vogliono pane, birra e marmellata. Carica frutta per Merwehaven (marmellata) o grano per Vulcaanhaven (pane, birra), meglio da S2.
lesson-sailing = Scegli un colore: i canali sono le linee colorate tra i posti. Ogni nave davanti a quel colore fa 1 passo se c'è posto, le tue e quelle degli altri. Comincia il capitano di porto ☸️, che cambia ogni round.
lesson-fork = Un bivio: il colore porta su 2 rotte, e scegli tu. Prendi quella che porta ancora al porto del tuo carico.
lesson-cards = Ora puoi giocare una tua carta nave. Guarda che cosa farebbe prima di confermare; quello che non giochi, lo tieni.
lesson-trade = Chi ha prodotti ora può scambiare, tutti insieme. Offri quello che ai tuoi ordini non serve per quello che serve. Se niente ti aiuta, premi «{ do-done-closed }» per questo round.
lesson-answer = Qualcuno ti offre uno scambio. Conviene se i tuoi ordini vogliono quello che ricevi più di quello che dai.
lesson-completion = Hai tutto quello che vuole un tuo ordine. Completalo: con i punti ordine vinci, ma chiudono anche la partita, quindi non aspettare molto.

## Quello che compare

lesson-completed = Il tuo primo ordine è completo, e ne hai pescato uno nuovo. Lo puoi completare non prima del prossimo round.
lesson-product = Il carico giusto nel porto giusto: hai pescato un prodotto, che vedi solo tu. Alla fine vale 1 punto, in un ordine di più. La nave è di nuovo nella tua riserva.
lesson-drew = Dopo la navigazione la tua nave era a un'ancora: questo ha portato una carta nave, che vedi solo tu. Ne puoi tenere { $hand }. Alcune sono punti, le altre si giocano nel tuo turno.
lesson-blocked = La tua nave non ha potuto muoversi: fra 2 canali c'è posto per 1 nave. Aspetta che l'altra vada avanti; anche la tua può bloccare gli altri.
lesson-moved = Qualcun altro ha scelto un colore, e la tua nave si è mossa con le altre. Guarda che cosa portano gli altri: le navi per il tuo porto ti aiutano, le altre possono portarti fuori rotta.

## Sviste

lesson-nowhere = Da questa partenza nessuna rotta porta al porto di quel carico: 0% nella lista.
lesson-empty = Una nave vuota non porta prodotti, e hai solo { $ships3 } navi. Il carico non costa nulla.
lesson-open = Avevi tutto quello che vuole un ordine, e hai rinunciato. I suoi punti avrebbero contato subito.
lesson-wrong = La tua nave è arrivata in un porto che non vuole il suo carico, e non ha portato niente. Forse un altro colore l'avrebbe tenuta in rotta.
