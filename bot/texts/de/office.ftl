### Was nur eine Person sieht: das Büro, die Verladung, Antworten.

office-title = Dein Büro · { $who }
# What was taken back or made again; $known: whether the log has words for it.
office-undone =
    { $known ->
        [yes] ↩️ Zurückgenommen: { $what }
       *[no] ↩️ Dein letzter Zug ist zurückgenommen.
    }
office-redone =
    { $known ->
        [yes] ↪️ Wiederholt: { $what }
       *[no] ↪️ Dein Zug ist wieder da.
    }
office-waiting = Du bist nicht dran.
# An office that is no longer kept up to date; $when is a time of day.
office-folded = Dein Büro, Stand { $when }.
office-again = Wieder öffnen
office-play-card = Karte ausspielen
office-cards-open = Jetzt eine Karte ausspielen, auch außer der Reihe
office-ready = Vorschau
office-your-turn = Du bist dran: { $what }
office-sealed = Versiegelt, noch änderbar: { $what }
office-plans =
    { $number ->
        [one] 🔁 { $number } Plan aktiv
       *[other] 🔁 { $number } Pläne aktiv
    }
office-note = 📝 { $text }

## Das Menü mit allem, was keine Antwort ist: die Zeilen und ihr Kleingedrucktes

office-more = Mehr …
more-explain = Was entscheide ich hier?
more-hint = Die beste Antwort, und warum
more-log = Alles seit deinem Zug
more-always = Ab jetzt, auch schon bei dieser Frage
more-read = Ohne Bild, zum Vorlesen

## Verladung

loading-back = Rückgängig
loading-confirm = Bestätigen

## Was ein Bot täte

office-hint = Tipp
hint-lay = Tipp übernehmen
hint-laid = ✏️ Der Tipp liegt bereit; der markierte Knopf führt ihn aus.
hint-none = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
hint-best = 💡 Tipp: **{ $what }**.
# $side: level with the best answer, or behind it; $points has one decimal.
hint-next =
    { $side ->
        [level] Zweite Wahl: **{ $what }**, etwa gleich gut.
       *[behind] Zweite Wahl: **{ $what }**, etwa { $points } Punkte schlechter.
    }

pick-cards = Karte ausspielen …
# Erste Zeile einer Direktnachricht mit einer Frage; $channel ist eine Erwähnung.
private-hint = { $game } in { $channel }
