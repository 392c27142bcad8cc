### Was nur eine Person sieht: das Büro, die Verladung, Antworten.

office-title = Dein Büro · { $who }
office-since = Seit deinem letzten Zug
# What was taken back or made again; $known: whether the log has words for it.
office-undone =
    { $known ->
        [yes] ↩️ Zurückgenommen: { $what }
       *[no] ↩️ Dein letzter Zug ist zurückgenommen.
    }
office-redone =
    { $known ->
        [yes] ↪️ Wiederholt: { $what }
       *[no] ↪️ Dein Zug ist wiederholt.
    }
office-waiting = Nichts wartet auf dich. Am Zug: { $who }.
office-waiting-over = Das Spiel ist vorbei.
office-play-card = Karte ausspielen
office-cards-open = **Karten, die du jetzt ausspielen darfst**, ob du dran bist oder nicht:
office-ready = Das würde passieren
office-your-turn = **Du bist dran:** { $what }
office-sealed = **Versiegelt; du kannst es noch ändern:** { $what }

## Verladung

# $button: was darauf steht.
desk-hint = Erst „{ $button }“ macht es endgültig.
loading-back = Zurücknehmen
loading-confirm = Bestätigen

## Was ein Bot täte

office-hint = Tipp
hint-none = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
# $who: welcher Bot rät, nach seiner Rolle.
hint-plain = 💡 Tipp ({ $who }): **{ $what }**. Anderes lohnt hier keinen Gedanken.
hint-best = 💡 Tipp ({ $who }): **{ $what }**.
hint-next = Zweitbeste Wahl: **{ $what }**.
# $side: ahead of the best of the others, level with them or behind; $points has one decimal.
hint-why =
    { $side ->
        [ahead] Von { $games } gedachten Partien { $won } % gewonnen, im Schnitt mit { $points } Punkten Vorsprung.
        [level] Von { $games } gedachten Partien { $won } % gewonnen, im Schnitt punktgleich.
       *[behind] Von { $games } gedachten Partien { $won } % gewonnen, im Schnitt mit { $points } Punkten Rückstand.
    }
# The next best, in the same games.
hint-why-next =
    { $side ->
        [ahead] Von denselben Partien { $won } % gewonnen, { $points } Punkte Vorsprung.
        [level] Von denselben Partien { $won } % gewonnen, punktgleich.
       *[behind] Von denselben Partien { $won } % gewonnen, { $points } Punkte Rückstand.
    }

pick-cards = Karte ausspielen …
