### L'ufficio di questo gioco: che cosa si ha, un turno al porto, il sigillo, la chiusura.

office-purse = { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    } · { $over ->
        [yes] { $points ->
            [one] { $shown } punto
           *[other] { $shown } punti
        }
       *[no] ora { $points ->
            [one] { $shown } punto
           *[other] { $shown } punti
        }
    } · { $speicher ->
        [one] { $speicher } magazzino
       *[other] { $speicher } magazzini
    }
office-loans = { $loans ->
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    }
office-goods = Le tue merci
office-cards = Le tue carte
# $what: end dopo un acquisto, none che si possa pagare, last l'ultimo, two due di fila; $left: lotti che si possono ancora comprare.
office-ask-harbour =
    { $what ->
        [end] gioca una carta, o chiudi il turno.
        [none] il denaro non basta per nessun lotto.
        [last] compra l'ultimo lotto.
        [two] compra 1 o 2 lotti (2 turni di fila, puoi comprarne ancora { $left }).
       *[one] compra un lotto (puoi comprarne ancora { $left }).
    }
office-ask-choosing = compra una delle tre merci.
office-ask-office = vendi e dona merci.
office-ask-raising = vuoi alzare il tuo dono?
office-ask-pricing = vuoi un prezzo proprio per un tipo?
office-ask-cards = gioca carte, poi chiudi.
# $choice: se c'è qualcosa da scegliere.
office-ask-closing =
    { $choice ->
        [no] chiudi il round. Non c'è niente da decidere.
       *[yes] chiudi il round.
    }

## Porto

pick-buy = Compra un lotto …
pick-buy-two = Compra 1 o 2 …
# Lo stesso, dove seguono altri turni.
pick-buy-list = Compra un lotto, altri dopo …
pick-buy-two-list = Compra 1 o 2, altri dopo …
pick-swap-goods = Scambia 2 merci …
pick-swap-cards = Scambia 2 carte …
harbour-keep = { $money ->
        [one] resta { $money } marco
       *[other] restano { $money } marchi
    }
harbour-keep-loan = { $loans ->
        [one] con un prestito
       *[other] con { $loans } prestiti
    }, { harbour-keep }
# Quanto valgono le merci di un lotto: $now, $next: per il senato in questo round e nel prossimo; $market: se
# nessun altro ne vende. $keeps: uno dei due qui sopra.
harbour-worth = senato { $now }, poi { $next } · mercato { $market } · { $keeps }
harbour-worth-last = senato { $now } · mercato { $market } · { $keeps }
# Sopra una lista di lotti.
harbour-later = Dopo, senza prestito: { $slots }
harbour-waits = Dopo l'acquisto gioco carte
harbour-waits-off = Dopo l'acquisto chiudi il turno
harbour-no-swap = Queste 2 non cambiano nulla
harbour-no-buy = Il denaro non basta per tutti e due
harbour-no-group = Scegli anche un lotto
# $slots: numeri di lotti, “3 + 5”; $goods: che cosa contengono; $left: il denaro che resta.
# $number: quanti lotti.
harbour-groups = { $number ->
        [one] lotto { $slots }
       *[other] lotti { $slots }
    }
harbour-buy-goods = Compra { harbour-groups }: { $goods } a { $price }{ effect-loans }
harbour-buy = Compra { harbour-groups } a { $price }{ $loans ->
        [0] { $left ->
            [one] , resta { $left }
           *[other] , restano { $left }
        }
       *[other] { effect-loans }
    }
# $first, $second: merci o carte; $one, $other: i lotti in cui sono.
harbour-exchange = Scambia { $first } ({ $one }) e { $second } ({ $other })
harbour-exchange-groups = Scambia tra { $one } e { $other }

## Il sigillo

# $value: del dono; $money: dal mercato, se nessun altro vende.
seal-more-points = Più punti: dono { $value }
seal-more-money = Più soldi: fino a { $money } marchi
seal-too-many = Troppi tipi: { $kinds } di { $most }
seal-empty = Sigilla niente: né soldi né dono
seal-kinds = Tipi: { $kinds } di { $most }
# Una riga di un menu: quante di un tipo, e che cosa rendono lì.
seal-line-market = { $good } ×{ $number } · vendita { $money }
seal-line-senate = { $good } ×{ $number } · dono { $value }
# $seal: uno dei due nomi qui sotto; $points: di una carta con effetto automatico, 0: nessuna.
seal-with = { $seal }: { $points ->
        [0] { seal-market }, dono { $value }
       *[other] { $money } marchi, dono { $value }, +{ $points } punti
    }
seal-market = { $money ->
        [0] 0 marchi
       *[other] fino a { $money } marchi
    }
# Sull'immagine. $best: se nessun altro vende; $worst: se tutti ne vendono una per tipo.
seal-if-all = { $best } marchi se vendi solo tu, { $worst } se tutti ne vendono una
seal-sells-none = niente in vendita
# $ranks: punti dei doni migliori, “3 · 2 · 1”.
seal-gift = dono { $value }
seal-best = i migliori { $ranks } punti
seal-best-gifts = Doni migliori: { $ranks } punti
office-sells = Vendi
office-piles = Le tue pile
# $card: il suo nome; $number: quante.
seal-plays = { $card } ha effetto in automatico quando si scopre ({ $number }).
seal-clear = Svuota le pile
seal-seal = Sigilla
seal-anew = Cambia
pick-market = MERCATO: che cosa vendi …
pick-senate = SENATO: che cosa doni …

## Carte che si giocano dopo il sigillo

pick-beforehand = { $card }: che cosa fare …
beforehand-ask = { $card }: chiedimi
beforehand-raise =
    { $count ->
        [0] { $card }: questa volta nessuna
        [one] { $card }: gioca { $count }
       *[other] { $card }: gioca { $count }
    }
beforehand-alone = { $card }: se rende almeno { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }
beforehand-never = { $card }: non questa volta
orders-say-seals = Sempre: pile scelte dal bot
orders-say-plays = Sempre: carte convenienti
orders-say-closes = Sempre: chiudi per me

## Chiusura

closing-dropped = Non più possibile, tolto dal tuo piano: { $steps }
closing-no-fit = Il denaro non basta
closing-keep-more = Tieni { $number } in più: hai posto
closing-keep-fewer = Tieni { $number } in meno
closing-undo = Annulla ciò che non è più possibile
# $what: alcune delle prossime quattro, $loans: quanti ne servono; $seal: se avviene prima.
closing-what = { $seal ->
        [yes] Sigilla ({ $what })
       *[no] { $what }
    }
closing-deed = { closing-what }: { $loans ->
        [0] { $money ->
            [one] resta { $money } marco
           *[other] restano { $money } marchi
        }
        [one] { $loans } prestito, { $money } marchi
       *[other] { $loans } prestiti, { $money } marchi
    }
closing-deed-short = { closing-what }: { $loans ->
        [0] { $money ->
            [one] { $money } marco
           *[other] { $money } marchi
        }
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    }
closing-seal = Sigilla: { $money ->
        [one] resta { $money }
       *[other] restano { $money }
    }{ $lost ->
        [0] { "" }
       *[other] , scarta { $lost }
    }
closing-repays = rendi { $loans }
closing-keeps = tieni { $goods }
closing-loses = scarta { $number }
closing-closes = chiudi il round
closing-pick-repay = { $loans ->
        [0] Non restituire nulla
        [one] Restituisci { $loans } prestito per { $money } marchi
       *[other] Restituisci { $loans } prestiti per { $money } marchi
    }
pick-card = Gioca una carta …
pick-repay = Prestiti …
pick-keep = Che cosa tieni (magazzini: { $room }) …
