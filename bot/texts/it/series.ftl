### Per che cosa conta una partita, le serie, e il sigillo che prova una distribuzione onesta.

counts-rated = 🏅 Partita classificata
counts-first = 🤝 Amichevole (prima partita di qualcuno o solo bot): con consigli, fuori classifica
counts-friendly = 🤝 Amichevole, fuori classifica
counts-hints = 🤝 Amichevole: con consigli, fuori classifica
counts-practice = 🧭 Esercizio, dal tavolo { $table }: fuori classifica
series-stands = Al meglio di { $length }, partita { $game }: { $score }
series-won = { $many ->
    [one] 🏆 { $who } vince la serie: { $score }
   *[other] 🏆 { $who } si dividono la serie: { $score }
  }
series-next = Prossima partita
series-new = Nuova serie
series-one = Una sola partita
series-best-of = Al meglio di { $length }
seal-note = 🔒 Codice di verifica: `{ $word }`. Conservalo: alla fine prova che nessuno ha cambiato le carte.
seal-opened = 🔓 Codice di verifica `{ $word }`, seme `{ $seed }`: con il file della partita chiunque può verificare le carte.
command-new-series = Quante partite di fila decidono
    .name = serie

## What a game that is over changed in the ratings

rating-title = Classifica
rating-change = { $who }: { $before } → { $after } ({ $change }), { $why }
rating-beaten = davanti a { $beaten } su { $others }
rating-lost = persa: posto lasciato
rating-weight = conta il { $share }%: di nuovo gli stessi avversari
rating-former = Chi ha lasciato il posto di { $who }
rating-legend = Chi fa meglio del previsto sale. /{ command-leaderboard.name } mostra tutti. I bot hanno valutazioni fisse.
rating-ended = Fuori classifica: la partita è stata chiusa prima della fine.
