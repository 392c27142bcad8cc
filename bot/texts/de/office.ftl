### Was nur eine Person sieht: das Büro, die Verladung, Antworten.

office-title = Dein Büro · { $who }
office-since = Seit deinem Zug
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
office-waiting = Du bist nicht dran. Am Zug: { $who }.
office-play-card = Karte ausspielen
office-cards-open = **Diese Karten kannst du jetzt spielen**, auch wenn du nicht dran bist:
office-ready = Vorschau
office-your-turn = **Du bist dran:** { $what }
office-sealed = **Versiegelt; du kannst es noch ändern:** { $what }

## Verladung

# $button: was darauf steht.
desk-hint = Endgültig erst mit „{ $button }“.
loading-back = Zurücknehmen
loading-confirm = Bestätigen

## Was ein Bot täte

office-hint = Tipp
hint-lay = Bereitlegen
hint-laid = ✏️ Bereitgelegt: **{ $what }**.
hint-none = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
# $who: welcher Bot rät, nach seiner Rolle.
hint-plain = 💡 Tipp ({ $who }): **{ $what }**. Kein anderer Zug kommt da heran.
hint-best = 💡 Tipp ({ $who }): **{ $what }**.
hint-next = Zweite Wahl: **{ $what }**.
# $side: ahead of the best of the others, level with them or behind; $points has one decimal.
hint-why =
    { $side ->
        [ahead] Du gewinnst { $won } % von { $games } simulierten Partien, im Schnitt mit { $points } Punkten Vorsprung.
        [level] Du gewinnst { $won } % von { $games } simulierten Partien, im Schnitt punktgleich.
       *[behind] Du gewinnst { $won } % von { $games } simulierten Partien, im Schnitt mit { $points } Punkten Rückstand.
    }
# The next best, in the same games.
hint-why-next =
    { $side ->
        [ahead] Du gewinnst { $won } % derselben Partien, { $points } Punkte Vorsprung.
        [level] Du gewinnst { $won } % derselben Partien, punktgleich.
       *[behind] Du gewinnst { $won } % derselben Partien, { $points } Punkte Rückstand.
    }

pick-cards = Karte ausspielen …
# Erste Zeile einer Direktnachricht mit einer Frage; $channel ist eine Erwähnung.
private-hint = { $game } in { $channel }
