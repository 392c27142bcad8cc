### Quello che dice la lezione, ogni frase una volta: lesson-<momento>, come li elenca
### engine/games/speicherstadt/lesson.json. Una o due frasi: che cos'è e perché conta adesso.

lesson-goal = Vince chi ha più punti. I contratti ne danno quando hanno tutte le merci, gli edifici da soli; gli incendi te ne tolgono se hai pochi pompieri.

## Domande

lesson-demand = Premi una carta che vuoi: uno dei tuoi { $workers } lavoratori si mette in fila. È gratis, ma ogni lavoratore in fila, anche il tuo, la rende più cara di 1 moneta.
lesson-purchase = Ora si vendono le carte, dalla numero 1, per 1 moneta a lavoratore in fila. Troppo? Rinuncia: il tuo lavoratore torna a casa, e chi segue paga 1 in meno.
lesson-loading = Le tue merci hanno bisogno di un posto: un contratto, un commerciante o un deposito. Guarda il piano e premi «{ loading-confirm }». Le merci senza posto vanno perse.

## Quello che compare

lesson-contract = Un contratto dà punti quando ha tutte le merci: quello per tè e gomma ne dà { $contract2 }. Le navi portano merci dalla primavera, qui dal round 4. Un contratto aperto non costa nulla.
lesson-merchant = Un commerciante compra merci di 1 tipo a 1 moneta l'una e vale 1 punto. Vendi quello che nessun contratto vuole.
lesson-fire = È divampato un incendio: la forza antincendio più alta ne ha guadagnato i punti, la più bassa ne ha persi altrettanti. I prossimi valgono { $fire2 }, { $fire3 } e { $fire4 }.
lesson-ship = È arrivata una nave. Chi la compra ha subito le { $crates } merci che porta: le vuole un tuo contratto o un tuo commerciante?
lesson-fireman = I numeri sui tuoi Pompieri sono la tua forza antincendio. In tutti e { $all-fire } gli incendi la più alta guadagna punti, la più bassa ne perde: una carta Pompieri presa presto aiuta per tutta la partita.
lesson-warehouse = Il Magazzino conserva fino a { $capacity } merci per i round successivi. Senza, ne resta solo 1, nel tuo Mercato.
lesson-counting-office = Gli Uffici Contabili contano insieme: { $office1 } punti per 1, { $office2 } per 2, { $office3 } per 3, { $office4 } per tutti e 4.
lesson-income = Il round è finito: tutti ricevono 1 moneta, e 1 in più chi non ha comprato nulla. Un round di risparmio quindi non è perso.
lesson-complete = Il tuo contratto è completo: nessuno ti toglie i suoi punti.

## Sviste

lesson-lost = Hai perso merci. Le avrebbe prese un contratto, un commerciante, un deposito o il Mercato (1 moneta per { $trade } merci qualsiasi).
lesson-dear = L'hai pagata cara: un round dà solo 1 o { $most-income } monete. Prova a rinunciare: spesso la carta poi costa meno.
lesson-cheap = Per 1 moneta conviene quasi ogni carta, e ora non ce l'ha nessuno. Quella moneta l'avresti riavuta il round dopo.
