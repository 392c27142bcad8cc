### Wofür ein Spiel zählt, Serien, und das Siegel, das die Ausgabe der Karten beweist.

counts-rated = 🏅 Gewertetes Spiel
counts-first = 🤝 Unter Freunden, mit Tipps, ohne Wertung: Es ist eine erste Partie, oder alle anderen sind Bots.
counts-friendly = 🤝 Unter Freunden: ohne Wertung
counts-hints = 🤝 Unter Freunden: Tipps auf Wunsch, ohne Wertung
counts-practice = 🧭 Übung, weitergespielt von Tisch { $table }: ohne Wertung
series-stands = Serie über { $length }, Spiel { $game }: { $score }
series-won = { $many ->
    [one] 🏆 { $who } gewinnt die Serie: { $score }
   *[other] 🏆 { $who } teilen sich die Serie: { $score }
  }
series-next = Nächstes Spiel
series-new = Neue Serie
series-one = Ein einzelnes Spiel
series-best-of = Höchstens { $length } Spiele, die Mehrheit siegt
seal-note = 🔒 Prüfcode: `{ $word }`. Gut aufheben: Am Ende beweist der Code, dass niemand die Karten verändert hat.
seal-foot = Siegel { $word }
seal-opened = 🔓 Siegel `{ $word }`, Startwert `{ $seed }`: Mit der Aufzeichnung lässt sich die Kartenfolge prüfen.
command-new-series = Wie viele Spiele hintereinander entscheiden
    .name = serie

## What a game that is over changed in the ratings

rating-title = Wertung
rating-change = { $who }: { $before } → { $after } ({ $change }), { $why }
rating-beaten = vor { $beaten } von { $others }
rating-lost = verloren, weil der Platz verlassen war
rating-weight = zählt { $share } %, denn dieselben Leute spielten oft
rating-former = Wer den Platz von { $who } verlassen hat
rating-legend = Wer besser abschneidet, als gegen diese Gegner zu erwarten war, steigt. /{ command-leaderboard.name } zeigt alle. Bots haben feste Wertungen.
rating-ended = Ohne Wertung: Das Spiel wurde vorzeitig beendet.
