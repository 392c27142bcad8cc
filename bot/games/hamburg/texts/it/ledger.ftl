### Il registro: che cosa racconta di ogni posto.

nerves-about = Chi ha mancato per un soffio, chi ha trovato il mercato saturo e chi ha avuto più fiuto. 👑 è il valore più alto di tutti.
nerves-legend = Un dono manca per un soffio se un valore di 2 in più avrebbe portato più punti. Perso in mercati saturi è ciò che il mercato ti avrebbe pagato in più, se nessun altro avesse venduto i tuoi tipi. Un gruppo è soffiato se qualcuno, che ha comprato dopo, in quel round ha donato al senato entrambi i suoi tipi.

## Le righe

nerves-line-missed = Doni mancati per un soffio
nerves-line-flooded = Marchi persi in mercati saturi
nerves-line-snatched = Gruppi soffiati
nerves-line-loans = Prestiti presi
nerves-line-gift = Dono migliore
nerves-line-sales = Mercato migliore (marchi)
nerves-line-waits = Mosse automatiche

## Le migliori, sotto la tabella finale. $number è ciò che la riga conta.

nerves-best-missed = { $who } ha mancato di poco altri punti: { $number ->
        [one] { $number } volta.
       *[other] { $number } volte.
    }
nerves-best-flooded = { $who } ha perso { $number ->
        [one] { $number } marco
       *[other] { $number } marchi
    } perché altri vendevano lo stesso.
nerves-best-snatched = { $who } ha soffiato { $number ->
        [one] { $number } gruppo che serviva ad altri.
       *[other] { $number } gruppi che servivano ad altri.
    }
nerves-best-loans = { $who } ha vissuto a credito: { $number ->
        [one] { $number } prestito.
       *[other] { $number } prestiti.
    }
nerves-best-gift = { $who } ha fatto al senato il dono più grande: valore { $number }.
nerves-best-sales = { $who } ha avuto il mercato migliore: { $number } marchi in un round.
nerves-best-waits = { $who } ha risparmiato al tavolo { $number ->
        [one] { $number } attesa
       *[other] { $number } attese
    }.
