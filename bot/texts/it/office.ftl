### Ciò che una persona vede in privato: l'ufficio, il Carico, le risposte.

office-title = Il tuo ufficio · { $who }
office-since = Dalla tua ultima mossa
# What was taken back or made again; $known: whether the log has words for it.
office-undone =
    { $known ->
        [yes] ↩️ Ritirata: { $what }
       *[no] ↩️ La tua ultima mossa è ritirata.
    }
office-redone =
    { $known ->
        [yes] ↪️ Rifatta: { $what }
       *[no] ↪️ La tua mossa è rifatta.
    }
office-waiting = Nulla ti aspetta. Tocca a { $who }.
office-waiting-over = La partita è finita.
office-play-card = Gioca una carta
office-cards-open = **Carte che puoi giocare ora**, che tocchi a te o no:
office-ready = Succederebbe questo
office-your-turn = **Tocca a te:** { $what }
office-sealed = **Sigillato; puoi ancora cambiarlo:** { $what }

## Carico

# $button: che cosa c'è scritto.
desk-hint = Nulla è definitivo prima di «{ $button }».
loading-back = Annulla
loading-confirm = Conferma

## Che cosa farebbe un bot

office-hint = Consiglio
hint-none = Per ora non c'è un consiglio. Riprova tra poco.
# $who: il bot che consiglia, con il suo ruolo.
hint-plain = 💡 Consiglio ({ $who }): **{ $what }**. Altro non sembra valere la pena.
hint-best = 💡 Consiglio ({ $who }): **{ $what }**.
hint-next = In seconda scelta: **{ $what }**.
# $side: ahead of the best of the others, level with them or behind; $points has one decimal.
hint-why =
    { $side ->
        [ahead] Su { $games } partite immaginate ne risulta vinto il { $won }%, in media con { $points } punti di vantaggio.
        [level] Su { $games } partite immaginate ne risulta vinto il { $won }%, in media a pari punti.
       *[behind] Su { $games } partite immaginate ne risulta vinto il { $won }%, in media con { $points } punti di svantaggio.
    }
# The next best, in the same games.
hint-why-next =
    { $side ->
        [ahead] Delle stesse partite risulta vinto il { $won }%, con { $points } punti di vantaggio.
        [level] Delle stesse partite risulta vinto il { $won }%, a pari punti.
       *[behind] Delle stesse partite risulta vinto il { $won }%, con { $points } punti di svantaggio.
    }

pick-cards = Gioca una carta …
