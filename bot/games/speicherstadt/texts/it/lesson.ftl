### Quello che dice la lezione, ogni frase una volta: lesson-<momento>, come li elenca
### engine/games/speicherstadt/lesson.json. Una o due frasi: che cos'è e perché conta adesso.

lesson-goal = I contratti portano punti quando le loro merci sono arrivate, gli edifici contano e basta, e gli incendi li tolgono a chi ha pochi pompieri.

## Domande

lesson-demand = Premi la carta che vorresti: uno dei tuoi { $workers } lavoratori ci si mette sopra. Non paghi ancora niente, ma ogni lavoratore lì, anche il tuo, la rende più cara di 1 moneta.
lesson-purchase = Ora si vendono le carte, da sinistra a destra, per 1 moneta a lavoratore. Troppo? Rinuncia: il tuo lavoratore torna a casa, e chi segue paga 1 in meno.
lesson-loading = Ora le tue merci devono trovare un posto: su un contratto, da un commerciante, in un deposito. Guarda il piano, poi premi «{ loading-confirm }». Quello che non trova posto va perso.

## Quello che compare

lesson-contract = Un contratto dà i suoi punti quando sono arrivate tutte le sue merci: quello piccolo, per tè e gomma, { $contract2 }. Le navi portano merci in primavera, qui dal round 4. Aperto non costa nulla.
lesson-merchant = Un commerciante compra merci di un tipo, 1 moneta l'una, e vale 1 punto: per le merci che nessun contratto vuole.
lesson-fire = È divampato un incendio: la forza antincendio più alta ne ha guadagnato i punti, la più bassa ne ha persi altrettanti. I prossimi valgono { $fire2 }, { $fire3 } e { $fire4 }.
lesson-ship = È arrivata una nave. Chi la compra ha subito le { $crates } merci che porta: le vuole un tuo contratto o un tuo commerciante?
lesson-fireman = I Pompieri contano in tutti e { $all-fire } gli incendi: la forza più alta guadagna punti, la più bassa ne perde. Una carta Pompieri presa presto ti protegge per tutta la partita.
lesson-warehouse = Il Magazzino conserva fino a { $capacity } merci per i round successivi. Senza, ne resta solo 1, nel tuo Mercato.
lesson-counting-office = Gli Uffici Contabili contano insieme: { $office1 } punti per 1, { $office2 } per 2, { $office3 } per 3, { $office4 } per tutti e 4.
lesson-income = Il round è finito e sono arrivate le monete: 1 per tutti, 1 in più a chi non ha comprato nulla. Un round di risparmio quindi non è perso.
lesson-complete = Il tuo contratto è completo: nessuno ti toglie i suoi punti.

## Sviste

lesson-lost = Hai perso merci. Le avrebbe prese un contratto, un commerciante, un deposito o il Mercato (1 moneta per { $trade } merci qualsiasi).
lesson-dear = L'hai pagata cara: un round dà solo 1 o { $most-income } monete. Prova a rinunciare: spesso la carta poi costa meno.
lesson-cheap = Per 1 moneta conviene quasi ogni carta, e ora non ce l'ha nessuno: la moneta sarebbe tornata al round dopo.
