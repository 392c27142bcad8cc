### Quello che dice la lezione, ogni frase una volta: lesson-<momento>, come li elenca
### engine/games/hamburg/lesson.json. Una o due frasi: che cos'è e perché conta adesso.

lesson-goal = I doni al senato danno punti in ogni round; alla fine danno punti anche i soldi, a chi ne ha di più.

## Domande

lesson-harbour = Compra fino a { $buy3 } lotti in questo round, 1 per turno. Guarda prima la carta del senato: come dono, in questo round il cacao vale 5, le spezie 4, il caffè nulla.
lesson-office = Ora mettete tutti merci coperte, poi si scoprono insieme. Dona al senato quello che apprezza, per i punti; vendi quello che quasi nessun altro venderà, per il denaro.
lesson-closing = Un magazzino tiene 1 merce per il prossimo round; quello che non ha posto si scarta. La prossima carta del senato è già scoperta: tieni quello che apprezza.

## Quello che compare

lesson-bought = Le tue merci ora sono coperte, ma tutti hanno visto che cosa hai comprato. Ricorda che cosa comprano gli altri: lo doneranno o lo venderanno.
lesson-gift = Il dono più prezioso ha portato { $gift3x1 } punti, il secondo { $gift3x2 }, il terzo { $gift3x3 }. Nel prossimo round il senato apprezza altri tipi.
lesson-glut = Il mercato era saturo: con 3 o più carte di un tipo ognuna ha reso { $market3 } marchi o meno. Una sola ne avrebbe resi { $market1 }.
lesson-sold = Le tue vendite hanno reso. Con il denaro compri lotti, e alla fine ci sono punti per chi ne ha di più.
lesson-kept = Quello che i tuoi magazzini hanno tenuto è di nuovo in mano tua. Forse il senato lo apprezza più tardi.
lesson-borrowed = A qualcuno non bastavano i soldi: un prestito di { $loan-cash } marchi. Restituirlo alla chiusura costa { $loan-repay } marchi; altrimenti costa { $loan-penalty } punti alla fine.

## Sviste

lesson-loan = Hai preso un prestito: { $loan-cash } marchi adesso, { $loan-repay } da restituire poi, o { $loan-penalty } punti in meno alla fine. Può convenire, ma al porto di rado.
lesson-nothing = Le tue pile erano vuote: nessun dono, nessuna vendita. Quello che tieni ha bisogno di un magazzino, e una sola merce rara si vende fino a { $market1 } marchi.
lesson-thrown = Hai scartato merci: troppo pochi magazzini. Il mercato le avrebbe pagate, o il senato le avrebbe prese.
