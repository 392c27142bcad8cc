### Was nur eine Person sieht: das Büro, die Verladung, Antworten.

office-title = Dein Büro · { $who }
office-since = Seit deinem letzten Zug
office-waiting = Nichts wartet auf dich. Dran: { $who }.
office-waiting-over = Das Spiel ist vorbei.
office-play-card = Karte ausspielen
office-cards-open = **Karten, die du jetzt ausspielen darfst**, ob du dran bist oder nicht:
office-ready = Das würde passieren
office-your-turn = **Du bist dran:** { $what }
office-sealed = **Versiegelt; du kannst es noch ändern:** { $what }

## Verladung

desk-hint = Erst „Bestätigen“ macht es endgültig.
loading-back = Zurücknehmen
loading-confirm = Bestätigen

## What the master would do

office-hint = Tipp
hint-none = Der Meister weiß gerade keine Antwort. Versuch es gleich noch einmal.
hint-plain = 💡 Der Meister sieht keine echte Wahl: **{ $what }**.
hint-best = 💡 Der Meister täte: **{ $what }**.
hint-next = Nächstbestes: { $what }.
# $side: ahead or behind of the best of the others; $points has one decimal.
hint-why =
    { $side ->
        [ahead] { $won } % von { $games } gedachten Partien gewonnen, im Mittel { $points } Punkte voraus.
       *[behind] { $won } % von { $games } gedachten Partien gewonnen, im Mittel { $points } Punkte zurück.
    }

pick-cards = Karte ausspielen …
