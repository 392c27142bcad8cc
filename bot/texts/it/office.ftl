### Quello che una persona vede in privato: l'ufficio, il Carico, le risposte.

office-title = Il tuo ufficio · { $who }
# What was taken back or made again; $known: whether the log has words for it.
office-undone =
    { $known ->
        [yes] ↩️ Ritirata: { $what }
       *[no] ↩️ La tua ultima mossa è ritirata.
    }
office-redone =
    { $known ->
        [yes] ↪️ Rifatta: { $what }
       *[no] ↪️ La tua mossa vale di nuovo.
    }
office-waiting = Non tocca a te.
# An office that is no longer kept up to date; $when is a time of day.
office-folded = Il tuo ufficio, alle { $when }.
office-again = Riapri
office-play-card = Gioca una carta
office-cards-open = Gioca una carta ora, anche fuori turno
office-ready = Anteprima
office-your-turn = Tocca a te: { $what }
office-sealed = Sigillato, si può ancora cambiare: { $what }
office-plans =
    { $number ->
        [one] 🔁 { $number } piano attivo
       *[other] 🔁 { $number } piani attivi
    }
office-note = 📝 { $text }

## Il menu di tutto ciò che non è una risposta: le righe e le loro note

office-more = Altro …
more-explain = Che cosa decido qui?
more-hint = La risposta migliore, e perché
more-log = Tutto dalla tua mossa
more-always = D'ora in poi, già per questa domanda
more-read = Senza immagine, per chi ascolta

## Carico

loading-back = Annulla
loading-confirm = Conferma

## Che cosa farebbe un bot

office-hint = Consiglio
hint-lay = Usa il consiglio
hint-laid = ✏️ Il consiglio è pronto; il pulsante segnato lo esegue.
hint-none = Per ora non c'è un consiglio. Riprova tra poco.
hint-best = 💡 Consiglio: **{ $what }**.
# $side: level with the best answer, or behind it; $points has one decimal.
hint-next =
    { $side ->
        [level] Seconda scelta: **{ $what }**, quasi altrettanto buona.
       *[behind] Seconda scelta: **{ $what }**, circa { $points } punti in meno.
    }

pick-cards = Gioca una carta …
# Prima riga di un messaggio diretto con una domanda; $channel è una menzione.
private-hint = { $game } in { $channel }
