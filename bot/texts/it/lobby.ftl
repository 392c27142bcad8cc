### Le impostazioni di un tavolo; chi invita può cambiarle fino all'inizio.

lobby-settings = Imposta il tavolo
settings-of-table = Impostazioni di questo tavolo
setting-which = Cambia qualcosa …
setting-game = Gioco
setting-expansion = Espansione
setting-seats = Posti
setting-series = Serie
setting-pace = Orologio
setting-zero = A tempo scaduto
setting-hints = Consigli
setting-hints-no = senza (la partita conta)
setting-hints-yes = a richiesta (partita amichevole)
setting-language = Lingua del tabellone
setting-host = { $host } può cambiarle fino all'inizio.
lobby-elsewhere = In questo server i tavoli si aprono in { $channel }. Usa lì /{ command-new.name }.
