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
office-no-goods = Non hai merci.
office-cards = Le tue carte
office-used-up = Poi la carta esce dal gioco.
# $left: lotti che si possono ancora comprare.
office-ask-harbour =
    { $bought ->
        [yes] gioca una carta, o chiudi il turno.
       *[no] { $left ->
            [one] compra l'ultimo di { $most } lotti, o passa.
           *[other] { $now ->
                [2] compra 1 o 2 lotti (2 turni di fila, ancora { $left } di { $most }) o passa.
               *[1] compra un lotto o passa (ancora { $left } di { $most }).
            }
        }
    }
office-ask-choosing = compra una delle tre merci. Le altre si scartano.
office-ask-office = metti coperti fino a { $kinds } tipi di merce.
office-ask-raising = il tuo dono vale { $value }. Vuoi alzarlo prima che si scopra?
office-ask-pricing = vuoi un prezzo proprio per un tipo?
office-ask-cards = gioca le tue carte e chiudi il round.
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
harbour-passes = In questo round non compri più niente e tieni { $money ->
        [one] { $money } marco
       *[other] { $money } marchi
    }.
harbour-left = Ti { $money ->
        [one] resta { $money } marco
       *[other] restano { $money } marchi
    }.
# Sopra una lista di lotti.
harbour-later = **Poi il primo di questi ancora libero:**
harbour-waits = Aspetta le mie carte
harbour-waits-off = Chiudi il turno in automatico
harbour-no-swap = Così non cambia nulla. Scegline 2 diverse, da 2 lotti.
harbour-no-buy = Il denaro non basta per tutti e due.
harbour-loan = Il denaro non basta.
harbour-loan-maybe = Il denaro forse non basta.
confirm-loan = Conferma con prestito

## Il sigillo

seal-piles = Le tue merci
# Prima c'è quello che metterebbe il programma.
# $aim: punti, soldi o entrambi; $last: se è l'ultimo round.
seal-suggested = { $last ->
        [yes] Suggerito: più punti, perché è l'ultimo round
       *[no] { $aim ->
            [money] Suggerito: più soldi
            [points] Suggerito: più punti
           *[both] Suggerito: punti e soldi
        }
    }
# $value: del dono; $money: dal mercato, se nessun altro vende.
seal-more-points = Più punti: dono { $value }
seal-more-money = Più soldi: { $money } marchi
# $where: uno o entrambi dei prossimi due.
seal-kind = **{ $good } ×{ $number }**
seal-kind-laid = **{ $good } ×{ $number }** → { $where }
seal-to-market = mercato { $number }
seal-to-senate = senato { $number }
# $sells: quante al mercato; $best: il prezzo se nessun altro vende, $worst: se tutti ne vendono una.
seal-worth =
    senato { $senate }{ $next ->
        [none] { "" }
       *[other] , poi { $next }
    } · mercato { $sells ->
        [1] da { $worst } a { $best }
       *[other] { $sells } × da { $worst } a { $best }
    }
seal-too-many = Troppi tipi: { $kinds } di { $most }.
seal-empty = Le pile sono vuote: nessun dono, nessuna vendita.
seal-gift = Dono: **{ $value }**
seal-market = Mercato: **{ $best }** marchi ({ $worst } se tutti ne vendono una per tipo)
seal-kinds = Tipi: { $kinds } di { $most }
# $card: il suo nome; $number: quante.
seal-plays = { $card } ha effetto in automatico quando si scopre ({ $number }).
seal-sixteen = { $card } ha effetto in automatico: +{ $points } punti.
seal-sell = Mercato: { $good }
seal-give = Senato: { $good }
seal-clear = Svuota le pile
seal-seal = Sigilla
seal-anew = Cambia le pile
pick-market = MERCATO: che cosa vendi …
pick-senate = SENATO: che cosa doni …
loading-suggest = Suggerisci

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
orders-say-seals = Il bot sigilla ogni round le pile suggerite per te. Finché non hanno sigillato tutti, puoi cambiarle.
orders-say-plays = Il bot gioca le tue carte quando si scopre e alla chiusura, se conviene.
orders-say-closes = Il bot chiude ogni round per te: tiene le merci più care e restituisce i prestiti solo nell'ultimo round.

## Chiusura

closing-dropped = Non più possibile, tolto dal tuo piano: { $steps }
closing-no-fit = Così non puoi pagare o tenere. Scegli di nuovo.
closing-lose = **Si scarta se confermi ora: { $goods }**
closing-keep = Tieni: { $goods } (magazzini: { $room })
closing-empty = Non hai merci da tenere (magazzini: { $room }).
closing-price = Il deposito extra costa { $price } marchi.
closing-repay = Restituisci { $loans ->
        [one] { $loans } prestito
       *[other] { $loans } prestiti
    } per { $money } marchi.
closing-pick-repay = { $loans ->
        [0] Non restituire nulla
        [one] Restituisci { $loans } prestito per { $money } marchi
       *[other] Restituisci { $loans } prestiti per { $money } marchi
    }
closing-option = Tieni { $good }
pick-card = Gioca una carta …
pick-repay = Prestiti …
pick-keep = Che cosa tieni (magazzini: { $room }) …
loading-confirm-lose = Conferma e scarta { $number }
