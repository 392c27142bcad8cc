### Il registro: che cosa racconta di ogni posto.

nerves-legend = Mancati per un soffio: 2 in più avrebbero portato punti. Mercati saturi: quanto avrebbe pagato in più il mercato se avessi venduto solo tu. Soffiati: chi ha comprato dopo ha donato entrambi i tipi del lotto.

## Le righe

nerves-line-missed = Doni mancati per un soffio
nerves-line-flooded = Marchi persi in mercati saturi
nerves-line-snatched = Lotti soffiati
nerves-line-loans = Prestiti presi
nerves-line-gift = Dono migliore
nerves-line-sales = Mercato migliore (marchi)
nerves-line-waits = Mosse automatiche

## Le migliori, sotto la tabella finale. $number è quello che la riga conta.

nerves-best-missed = { $who } ha mancato di poco altri punti: { $number ->
        [one] { $number } volta.
       *[other] { $number } volte.
    }
nerves-best-flooded = { $who } ha perso { $number ->
        [one] { $number } marco
       *[other] { $number } marchi
    } perché altri vendevano lo stesso.
nerves-best-snatched = { $who } ha soffiato { $number ->
        [one] { $number } lotto che serviva ad altri.
       *[other] { $number } lotti che servivano ad altri.
    }
nerves-best-loans = { $who } ha vissuto a credito: { $number ->
        [one] { $number } prestito.
       *[other] { $number } prestiti.
    }
nerves-best-gift = { $who } ha fatto al senato il dono più grande: valore { $number }.
nerves-best-sales = { $who } ha avuto il mercato migliore: { $number } marchi in un round.
nerves-best-waits = { $who } ha fatto { $number ->
        [one] { $number } mossa automatica
       *[other] { $number } mosse automatiche
    }.
