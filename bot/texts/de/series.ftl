### Wofür ein Spiel zählt, Serien, und das Siegel, das die Ausgabe der Karten beweist.

counts-rated = 🏅 Gewertete Partie
counts-first = 🤝 Freundschaftsspiel (eine erste Partie oder nur Bots): mit Tipps, ohne Wertung
counts-friendly = 🤝 Freundschaftsspiel, ohne Wertung
counts-hints = 🤝 Freundschaftsspiel: mit Tipps, ohne Wertung
counts-practice = 🧭 Übung, von Tisch { $table }: ohne Wertung
series-stands = Serie über { $length }, Partie { $game }: { $score }
series-won = { $many ->
    [one] 🏆 { $who } gewinnt die Serie: { $score }
   *[other] 🏆 { $who } teilen sich die Serie: { $score }
  }
series-next = Nächste Partie
series-new = Neue Serie
series-one = Eine einzelne Partie
series-best-of = Serie über { $length }
seal-note = 🔒 Prüfcode: `{ $word }`. Gut aufheben: Am Ende beweist der Code, dass niemand die Karten geändert hat.
seal-opened = 🔓 Prüfcode `{ $word }`, Startwert `{ $seed }`: Mit der Datei der Partie können alle die Karten prüfen.
command-new-series = Wie viele Partien hintereinander entscheiden
    .name = serie

## What a game that is over changed in the ratings

rating-title = Wertung
rating-change = { $who }: { $before } → { $after } ({ $change }), { $why }
rating-beaten = vor { $beaten } von { $others }
rating-lost = verloren, weil der Platz verlassen war
rating-weight = zählt { $share } %: wieder dieselben Gegner
rating-former = Wer den Platz von { $who } verlassen hat
rating-legend = Wer besser abschneidet als erwartet, steigt. /{ command-leaderboard.name } zeigt alle. Bots haben feste Wertungen.
rating-ended = Ohne Wertung: Die Partie wurde vorzeitig beendet.
